import { expect, it } from 'vitest';
import { cutterAndBrig } from './index.ts';
import { night, sailed, square } from './testing/night.ts';

const BRIG = square(3, 6);

it('[5] the smuggler wins in the cove where the lights are, even under the guns', () => {
  const { state } = sailed(night(square(7, 3), square(7, 4)), square(7, 1), square(7, 3));
  expect(state.outcome).toEqual({ winners: ['smuggler'], rule: '5', reason: 'landed' });
});

it('[5] a cove without lights is no landing', () => {
  const { state } = sailed(night(square(1, 2), BRIG), square(1, 1), BRIG, 3);
  expect(state.outcome).toBeNull();
});

it('[5] at daybreak the night was in vain', () => {
  const last = night(square(8, 6), BRIG, { turn: 6 });
  const { state } = sailed(last, square(8, 5), BRIG, 3);
  expect(state.outcome).toEqual({ winners: ['revenue'], rule: '5', reason: 'daybreak' });
  expect(cutterAndBrig.view(state, 'revenue').lights).toBe('b');
});

it('[5] who gives up has lost', () => {
  for (const [seat, winner] of [
    ['smuggler', 'revenue'],
    ['revenue', 'smuggler'],
  ] as const)
    expect(cutterAndBrig.resign(night(square(8, 6), BRIG), seat).state.outcome?.winners).toEqual([winner]);
});
