/** What the bot looks up or counts out must agree with the rules, square by square. */

import { solveSecretGame } from '@weathergage/bots/search/index.ts';
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { targetsFor } from '../rules/bearing/field-of-fire.ts';
import { computeBroadside } from '../rules/gunnery/broadside.ts';
import { rangeBetween } from '../rules/sea/ship.ts';
import { BROADSIDES, QUALITIES } from '../rules/sea/words.ts';
import { testSea } from '../rules/testing/sea.ts';
import { BEARS, bearingSeen, poseOf, RAKES, RANGE_BITS } from './bearing.ts';
import { tableFor } from './gunnery.ts';
import { meleeOdds } from './melee-odds.ts';

const DIRECTIONS = [1, 2, 3, 4, 5, 6] as const;

/** Two ships anywhere near each other, of any quality and any gunnery. */
function anyPair(seed: number) {
  const dice = looseDice(seed);
  const any = () => ({
    heading: DIRECTIONS[dice.below(6)]!,
    quality: QUALITIES[dice.below(5)]!,
    guns: { L: dice.below(15), R: dice.below(15) },
    carronades: { L: dice.below(4), R: dice.below(4) },
    initial: { L: dice.below(2) === 0, R: dice.below(2) === 0 },
  });
  const bow = () => ({ q: 20 + dice.below(12), r: 5 + dice.below(12) });
  const state = testSea({
    ships: [
      { id: 'a', at: 'K10', ...any() },
      { id: 'b', at: 'P10', side: 'b', ...any() },
    ],
  });
  for (const ship of state.ships) ship.bow = bow();
  return state;
}

describe('what the bot knows of the rules', () => {
  it('finds the same ranges, fields, rakes and hit tables as the umpire', () => {
    let rakes = 0;
    let shots = 0;
    for (let seed = 1; seed <= 3000; seed++) {
      const state = anyPair(seed);
      const [a, b] = state.ships as [(typeof state.ships)[0], (typeof state.ships)[0]];
      const range = rangeBetween(a, b);
      if (range === 0) continue;
      const there = bearingSeen(poseOf(a), poseOf(b));
      for (const side of BROADSIDES) {
        const bears = targetsFor(state, a, side).targets.length > 0;
        expect((there & BEARS[side]) !== 0, `seed ${seed} ${side}`).toBe(bears);
        if (!bears) continue;
        expect(there & RANGE_BITS).toBe(range);
        const laid = computeBroadside(state, a, side, b, 'hull');
        const rake = (there & RAKES[side]) !== 0;
        if (laid !== null) expect(rake).toBe(laid.rake);
        const initial = a.initial[side];
        expect(tableFor(a, side, { range, rake, initial, away: 0 })).toBe(laid?.table ?? null);
        shots++;
        if (rake) rakes++;
      }
    }
    expect(shots).toBeGreaterThan(500);
    expect(rakes).toBeGreaterThan(50);
  });

  it('counts a melee out to fair odds, and to certain ones at three to one', () => {
    const even = meleeOdds({ squares: 6, factor: 3 }, { squares: 6, factor: 3 });
    expect(even.win).toBeCloseTo(even.lose, 10);
    expect(even.win).toBeGreaterThan(0.4);
    const strong = meleeOdds({ squares: 9, factor: 5 }, { squares: 6, factor: 3 });
    expect(strong.win).toBeGreaterThan(0.9);
    expect(strong.win + strong.lose).toBeLessThanOrEqual(1);
    expect(meleeOdds({ squares: 4, factor: 3 }, { squares: 0, factor: 5 }).win).toBe(1);
  });

  it('mixes its courses where no single one is safe', () => {
    const pay = Float64Array.from([0, -1, 1, 1, 0, -1, -1, 1, 0]);
    const { rows, columns, value } = solveSecretGame({ rows: 3, columns: 3, pay }, 2000);
    for (const share of [...rows, ...columns]) expect(share).toBeCloseTo(1 / 3, 1);
    expect(value).toBeCloseTo(0, 1);
  });
});
