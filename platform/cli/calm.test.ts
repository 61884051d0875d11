import { expect, it } from 'vitest';
import { calmLook } from './calm.ts';

const MB = 1024 * 1024;

it('tidies once it is calm, and again only when the heap has grown', () => {
  let [used, held, tidied] = [0, 200 * MB, 0];
  const look = calmLook(
    {
      used: () => used,
      held: () => held,
      tidy: () => {
        tidied++;
        held = 90 * MB;
      },
    },
    1000,
  );
  used += 900_000;
  expect(look()).toBe(false);
  used += 10_000;
  expect(look()).toBe(true);
  expect([look(), look(), tidied]).toEqual([false, false, 1]);
  held = 110 * MB;
  used += 60_000;
  expect(look()).toBe(false);
  expect(look()).toBe(true);
  expect(tidied).toBe(2);
});
