import { allToldTo, GALLERY } from '@weathergage/kernel';
import { expect, it } from 'vitest';
import { cutterAndBrig } from './index.ts';
import { night, sailed, square } from './testing/night.ts';

const kinds = (...args: Parameters<typeof allToldTo>) => allToldTo(...args).map(({ kind }) => kind);

it('[3] three squares off they see each other, four squares off they do not', () => {
  const brig = square(2, 4);
  for (const [x, isSeen] of [
    [5, true],
    [6, false],
  ] as const) {
    const state = night(square(x, 4), brig);
    for (const seat of ['smuggler', 'revenue', GALLERY]) {
      const { cutter, brig: other } = cutterAndBrig.view(state, seat);
      expect(cutter !== null).toBe(isSeen || seat === 'smuggler');
      expect(other !== null).toBe(isSeen || seat === 'revenue');
    }
  }
});

it('[3] what one ship does in the dark the other is not told', () => {
  const { happenings } = sailed(night(square(8, 6), square(0, 6)), square(8, 3), square(0, 3), 3);
  expect(kinds(happenings, 'smuggler')).toEqual(['sailed', 'wind', 'turn']);
  expect(allToldTo(happenings, 'revenue')[0]).toMatchObject({ kind: 'sailed', ship: 'brig' });
  expect(kinds(happenings, GALLERY)).toEqual(['wind', 'turn']);
});

it('[3] she is sighted and lost again, and where she was last seen is known', () => {
  const first = sailed(night(square(8, 6), square(2, 6)), square(8, 6), square(5, 6), 3);
  expect(kinds(first.happenings, 'revenue')).toContain('sighted');
  const second = sailed(first.state, square(8, 3), square(5, 6), 3);
  expect(kinds(second.happenings, 'revenue')).toContain('sighted');
  const third = sailed(second.state, square(8, 2), square(5, 6), 3);
  expect(kinds(third.happenings, 'revenue')).toContain('lost');
  expect(cutterAndBrig.view(third.state, 'revenue')).toMatchObject({
    cutter: null,
    lastSeen: { cutter: { at: square(8, 3), turn: 2 } },
  });
});
