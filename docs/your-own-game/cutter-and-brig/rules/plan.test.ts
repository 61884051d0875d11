import { allToldTo } from '@weathergage/kernel';
import { expect, it } from 'vitest';
import type { Square } from './chart.ts';
import { cutterAndBrig } from './index.ts';
import { opened, planned, square } from './testing/night.ts';

it('[1] the landfall and the lights are settled in secret', () => {
  const { state, happenings } = planned({ landfall: square(8, 6), lights: 'a' });
  expect(cutterAndBrig.view(state, 'smuggler')).toMatchObject({ cutter: { at: square(8, 6) }, lights: 'a' });
  expect(cutterAndBrig.view(state, 'revenue')).toMatchObject({ cutter: null, lights: null });
  expect(allToldTo(happenings, 'revenue')[0]).toEqual({ kind: 'planned', rule: '1' });
});

it('[1] she makes the land where the chart says, and the lights are in a cove', () => {
  const state = opened();
  const [ask] = cutterAndBrig.asks(state);
  const refusal = (landfall: Square, lights: string) =>
    cutterAndBrig.check(cutterAndBrig.view(state, 'smuggler'), ask!, { landfall, lights });
  expect(refusal(square(8, 6), 'b')).toBeNull();
  expect(refusal(square(7, 6), 'b')).toMatchObject({ code: 'no-landfall', rule: '1' });
  expect(refusal(square(8, 6), 'c')).toMatchObject({ code: 'no-cove', rule: '1' });
});
