import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { setup } from '../../rules/scenario/setup.ts';
import { view as viewOf } from '../../rules/umpire/view.ts';
import type { Token } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { boxOfFan, type Fan, fansOf } from './fans.ts';
import { sheetOf } from './projection.ts';

const scenario = scenarios.find(({ id }) => id === 'first-cruise')!;
const view = viewOf(setup(scenario, {}), 'crown');
const sheet = sheetOf(theatreOf(view));
const [any] = view.tokens;

const flag = (id: string, side: string, berth: Token['place']['berth']): Token => ({
  ...any!,
  id,
  side,
  place: { at: 'valdoro', berth },
});
const boxes = (fans: readonly Fan[]) => fans.map((fan) => boxOfFan(fan, sheet, 1));

describe('flags of one place', () => {
  it.each([1, 2, 3])('stand clear of each other, %d off the Port and two of the Enemy’s within', (n) => {
    const off = Array.from({ length: n }, (_, i) => flag(`o${i}`, 'crown', 'sea'));
    const within = [flag('a', 'league', 'harbour'), flag('b', 'league', 'harbour')];
    const fans = fansOf([...off, ...within]);
    const [outside, inside] = boxes(fans);
    expect(fans).toHaveLength(2);
    expect(outside!.right).toBeLessThanOrEqual(inside!.left);
  });

  it('stand over the place when nobody lies at anchor there', () => {
    const [one] = fansOf([flag('o', 'crown', 'sea')]);
    expect(one!.x).toBeCloseTo(0);
  });
});
