import { expect, it } from 'vitest';
import { night, sailed, square } from './testing/night.ts';

const LEE = square(8, 5);

it('[4] the brig hits on a four from one square and on a five from two, and farther off she does not fire', () => {
  const hits = (brig: number, ...dice: number[]) => {
    const at = square(brig, 5);
    return sailed(night(LEE, at), LEE, at, ...dice).state.hits;
  };
  expect([hits(7, 3, 2), hits(7, 4, 2)]).toEqual([0, 1]);
  expect([hits(6, 4, 2), hits(6, 5, 2)]).toEqual([0, 1]);
  expect(hits(5, 2)).toBe(0);
});

it('[4] at the third hit the cutter strikes', () => {
  const at = square(7, 5);
  const { state } = sailed(night(LEE, at, { hits: 2 }), LEE, at, 6);
  expect(state.outcome).toEqual({ winners: ['revenue'], rule: '4', reason: 'struck' });
});

it('[4] where the two meet on their way the brig boards', () => {
  const across = sailed(night(square(4, 6), square(2, 4)), square(4, 3), square(5, 4));
  expect(across.state).toMatchObject({
    outcome: { winners: ['revenue'], rule: '4', reason: 'boarded' },
    cutter: { at: square(4, 4) },
    brig: { at: square(4, 4) },
  });
  const past = sailed(night(square(4, 6), square(4, 5)), square(4, 5), square(4, 6));
  expect(past.state.outcome?.reason).toBe('boarded');
});
