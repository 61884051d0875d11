import { looseDice } from '@weathergage/kernel';
import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { hexAction } from '../../rules/index.ts';
import type { Answer, HexAsk } from '../../rules/sea/asks.ts';
import type { View } from '../../rules/sea/state.ts';
import { captainBot } from '../captain.ts';
import { outsiders } from '../trials/outsiders.ts';
import { TRIALS } from '../trials/scenarios.ts';
import { FEATURES, featuresOf } from './features.ts';
import { flagOfficer } from './index.ts';
import { HEX_WEIGHTS } from './weights.ts';

type Quick = (view: View, ask: HexAsk, dice: Parameters<typeof captainBot>[2]) => Answer;
const hasty = () => flagOfficer(0.03).choose as Quick;
const named = (id: string) => [...TRIALS, ...scenarios].find((each) => each.id === id)!;

describe('the flag officer', () => {
  it.each([
    ['trial-38', 8],
    ['two-divisions', 2],
    ['flamborough-head-1779', 2],
  ] as const)('gives lawful orders in %s, and ends alike when it is played again', (id, turnLimit) => {
    const scenario = { ...named(id), turnLimit };
    const seats = hexAction.seats(scenario).map((seat) => seat.id);
    const play = () => {
      const choosers = Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? hasty() : captainBot]));
      return playOut(hexAction, scenario, {}, { seed: 11, choosers, checks: QUICK_CHECKS });
    };
    const first = play();
    expect(first.violations).toEqual([]);
    expect(play().hash).toBe(first.hash);
  });

  it.each(['trial-38', 'trial-pair'])(
    'goes by the view alone in %s: worlds that look the same are answered the same',
    (id) => {
      let state = hexAction.setup(named(id), {}, looseDice(1));
      const dice = looseDice(2);
      for (let step = 0; step < 12 && hexAction.outcome(state) === null; step++) {
        const asks = hexAction.asks(state);
        const own = asks.find(({ seat }) => seat === 'a-1');
        if (own !== undefined) {
          const other = hexAction.imagine(hexAction.view(state, 'a-1'), looseDice(step + 50));
          const answers = [state, other].map((world) =>
            hasty()(hexAction.view(world, 'a-1'), own, looseDice(step)),
          );
          expect(answers[0]).toEqual(answers[1]);
        }
        const given = asks.map((ask) => ({
          ask,
          answer: captainBot(hexAction.view(state, ask.seat), ask, dice),
        }));
        state = hexAction.resolve(state, given, dice).state;
      }
    },
  );

  it('catches an enemy that lies still twelve hexes to windward', () => {
    const trial = named('trial-38');
    // The wind blows to the top of the board: the one that lies still has it.
    const [own, foe] = trial.ships;
    const ships = [
      { ...own!, bow: 'Z15', heading: 3 as const },
      { ...foe!, bow: 'Z27', heading: 2 as const },
    ];
    const choosers = { 'a-1': hasty(), 'b-1': outsiders.still as Quick };
    const { outcome } = playOut(hexAction, { ...trial, ships }, {}, { seed: 3, choosers, checks: [] });
    expect(outcome?.winners).toEqual(['a']);
  });
});

describe('the estimate of Hex Action', () => {
  it('has a weight for every feature, and sees nothing in an even start', () => {
    expect(HEX_WEIGHTS.weights).toHaveLength(FEATURES.length);
    const state = hexAction.setup(named('trial-38'), {}, looseDice(1));
    expect([...featuresOf(state, 'a')].every((each) => Math.abs(each) < 1e-9)).toBe(true);
  });
});
