import type { Dice } from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { hexAction } from '../../rules/index.ts';
import type { Answer, HexAsk } from '../../rules/sea/asks.ts';
import type { View } from '../../rules/sea/state.ts';
import { admiralOf } from '../admiral.ts';
import { captainBot } from '../captain.ts';
import { TRIALS } from '../trials/scenarios.ts';
import { expectedOf } from './expectations.ts';
import { aTurnAgo } from './hindsight.ts';

type Hand = (view: View, ask: HexAsk, dice: Dice) => Answer;
const pair = TRIALS.find(({ id }) => id === 'trial-pair')!;

/** What one side sees when it plots, turn by turn, against such an enemy. */
function viewsAgainst(enemy: Hand, turnLimit: number, seed: number): View[] {
  const views: View[] = [];
  const watching: Hand = (view, ask, dice) => {
    if (ask.kind === 'plot' && views.at(-1)?.turn !== view.turn) views.push(view);
    return captainBot(view, ask, dice);
  };
  const choosers = { 'a-1': watching, 'b-1': enemy };
  playOut(hexAction, { ...pair, turnLimit }, {}, { seed, choosers, checks: [] });
  return views;
}

describe('the sea a turn ago', () => {
  it('is as it was, for ships that were not stopped', () => {
    const [first, second, third] = viewsAgainst(captainBot, 3, 5);
    const places = ({ ships }: View) => ships.map(({ id, bow, heading }) => [id, bow.q, bow.r, heading]);
    expect(places(aTurnAgo(second!))).toEqual(places(first!));
    expect(places(aTurnAgo(third!))).toEqual(places(second!));
  });
});

describe('what the enemy is taken for', () => {
  it('is an admiral more than anything else while nothing is known', () => {
    const [first] = viewsAgainst(captainBot, 1, 5);
    const [admiral, captains, charging] = expectedOf(first!, 'a', 0).map(({ trust }) => trust);
    expect(admiral).toBeGreaterThan(0.8);
    expect(captains! + charging!).toBeLessThan(0.1);
  });

  it('goes by what his ships did', () => {
    const captaincy = (enemy: Hand): number => {
      const trusts = viewsAgainst(enemy, 8, 5).map((view) => expectedOf(view, 'a', 0)[1]!.trust);
      return trusts.reduce((sum, each) => sum + each, 0) / trusts.length;
    };
    expect(captaincy(captainBot)).toBeGreaterThan(2 * captaincy(admiralOf({ rounds: 6 })));
  });

  it('is no surer for more admirals being asked', () => {
    const views = viewsAgainst(captainBot, 3, 5);
    for (const others of [0, 1, 6]) {
      const expected = expectedOf(views.at(-1)!, 'a', others);
      expect(expected).toHaveLength(3 + others);
      expect(expected.reduce((sum, { trust }) => sum + trust, 0)).toBeLessThanOrEqual(0.95);
    }
  });
});
