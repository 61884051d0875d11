import { expect, it } from 'vitest';
import { Fault } from '../faults.ts';
import { storeFailed } from '../store-failed.ts';
import { TestWatch } from '../testing/watch.ts';
import { SecondLooks } from './second-looks.ts';

function looking() {
  const watch = new TestWatch();
  const looked: string[] = [];
  const looks = new SecondLooks((id) => void looked.push(id), watch);
  return { watch, looked, looks };
}

it('looks again once at what the store failed for, however often it did', async () => {
  const { watch, looked, looks } = looking();
  for (let i = 0; i < 3; i++) looks.after('one', storeFailed());
  looks.after('two', storeFailed());
  await watch.pass(1499);
  expect(looked).toEqual([]);
  await watch.pass(1);
  expect(looked).toEqual(['one', 'two']);
  await watch.pass(60_000);
  expect(looked).toEqual(['one', 'two']);
  looks.after('one', storeFailed());
  await watch.pass(1500);
  expect(looked).toEqual(['one', 'two', 'one']);
});

it('does not look again at what would only fail again, nor after it was stopped', async () => {
  const { watch, looked, looks } = looking();
  looks.after('one', new Fault('no-such-match', 'There is none.'));
  looks.after('two', new RangeError('the rules can not go on'));
  looks.after('three', storeFailed());
  looks.stop();
  looks.after('four', storeFailed());
  await watch.pass(60_000);
  expect(looked).toEqual([]);
});
