import { expect, it } from 'vitest';
import { quarterAt } from './quarter-words.ts';

it('names the eight quarters by degrees from right ahead, whichever way they are counted', () => {
  expect([0, 22, 23, 90, 181, 270, 338, 359].map(quarterAt)).toEqual([
    'right ahead',
    'right ahead',
    'on the starboard bow',
    'on the starboard beam',
    'right astern',
    'on the larboard beam',
    'right ahead',
    'right ahead',
  ]);
  expect(quarterAt(-90)).toBe('on the larboard beam');
  expect(quarterAt(450)).toBe('on the starboard beam');
});
