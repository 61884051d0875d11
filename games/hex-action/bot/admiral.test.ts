/** Decisions that a fleet would judge its admiral by. */
import { looseDice } from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { computeAdvanced } from '../rules/gunnery/advanced-broadside.ts';
import { hexAction } from '../rules/index.ts';
import { hoistFlags } from '../rules/orders/command-lag.ts';
import { notationPhase } from '../rules/orders/notation.ts';
import { judgePlot } from '../rules/sailing/plot.ts';
import type { PlotOrder } from '../rules/sea/advanced-log.ts';
import type { Answer, AnswerTo, AskKind, HexAsk } from '../rules/sea/asks.ts';
import type { AdvancedShip, AdvancedState } from '../rules/sea/edition.ts';
import { DIRECTIONS } from '../rules/sea/hex.ts';
import { rangeBetween } from '../rules/sea/ship.ts';
import { shipOf, type View } from '../rules/sea/state.ts';
import { attitude } from '../rules/sea/wind.ts';
import { BROADSIDES, type Broadside } from '../rules/sea/words.ts';
import { type AdvancedTestShip, advancedSea, advancedShip, squadronOf } from '../rules/testing/advanced.ts';
import { viewOf } from '../rules/testing/sea.ts';
import { admiralOf } from './admiral.ts';
import { asOrdered, candidatesOf } from './fleet/candidates.ts';
import { crosses } from './meeting.ts';
import { outsiders } from './trials/outsiders.ts';
import { TRIALS } from './trials/scenarios.ts';

const admiral = admiralOf({ rounds: 2 });

function answerTo(view: View, ask: HexAsk): Answer {
  const answer = admiral(view, ask, looseDice(1)) as Answer;
  expect(hexAction.check(view, ask, answer), `${ask.kind} ${JSON.stringify(answer)}`).toBeNull();
  return answer;
}

function decide<K extends AskKind>(
  state: AdvancedState,
  kind: K,
  ship: string,
  more: object = {},
): AnswerTo<K> {
  const ask = { id: `1.t1.${kind}.${ship}`, seat: 'a-1', kind, rule: '', ship, ...more };
  return answerTo(viewOf(state), ask as unknown as HexAsk) as AnswerTo<K>;
}

/** A seventy-four in the squares of the Advanced Game. */
const LINE = {
  class: 2,
  turning: 2,
  battleSpeed: 3,
  hull: 21,
  crew: [8, 8, 8],
  guns: { L: 16, R: 16 },
  carronades: { L: 4, R: 4 },
  rigging: [7, 7, 7],
} as const;
const lineShip = (stated: AdvancedTestShip): AdvancedShip =>
  advancedShip({ ...stated, spec: { ...LINE, ...stated.spec } });

const ended = (state: AdvancedState, id: string, plot: string): AdvancedShip => {
  const ship = shipOf(state, id);
  const end = judgePlot(state, ship, plot, {}).path.at(-1);
  return end === undefined ? ship : { ...ship, ...end };
};

describe('the admiral at sea', () => {
  it('lays his ship across the bow or stern of an enemy who can not stir, wherever it can be done', () => {
    let could = 0;
    let did = 0;
    for (const at of ['K20', 'K22', 'L24', 'M18', 'O19', 'Q21', 'R24'])
      for (const heading of [1, 2, 3, 5, 6] as const) {
        const foe = lineShip({ id: 'foe', at: 'N22', heading: 2, side: 'b', allBoarding: true });
        const state = advancedSea([advancedShip({ id: 'own', at, heading }), foe]);
        const rakes = (plot: string): boolean => {
          const own = ended(state, 'own', plot);
          if (rangeBetween(own, foe) === 0) return false;
          const laid = (side: Broadside) => computeAdvanced(state, own, side, foe, { aim: 'hull' });
          return BROADSIDES.some((side) => laid(side)?.rake === true && laid(side)!.range <= 3);
        };
        if (!candidatesOf(state, shipOf(state, 'own')).some(({ plot }) => rakes(plot))) continue;
        could++;
        if (rakes(decide(state, 'plot', 'own').plot)) did++;
      }
    expect(could).toBeGreaterThan(7);
    expect(did / could).toBeGreaterThanOrEqual(0.8);
  });

  it('keeps four ships in line out of each other’s way', () => {
    const dice = looseDice(3);
    for (let n = 0; n < 6; n++) {
      const shift = dice.below(6);
      const line = ['P20', 'N21', 'L22', 'J23'].map((at, i) => lineShip({ id: `own${i}`, at, heading: 2 }));
      const foes = ['V', 'X', 'Z'].map((column, i) =>
        lineShip({ id: `foe${i}`, at: `${column}${14 + shift + i}`, heading: 6, side: 'b' }),
      );
      const state = advancedSea([...line, ...foes]);
      const view = viewOf(state);
      const orders = line.map((ship) => {
        const ask = {
          id: `1.t1.plot.${ship.id}`,
          seat: 'a-1',
          kind: 'plot',
          rule: '',
          ship: ship.id,
        } as const;
        return asOrdered(state, ship, (answerTo(view, ask) as AnswerTo<'plot'>).plot, {});
      });
      for (const [i, one] of orders.entries())
        for (const other of orders.slice(i + 1))
          expect(crosses(one, other), `${one.plot} ${other.plot}`).toBe(false);
    }
  });

  it('does not lie still far from an enemy who does, wherever the wind blows from', () => {
    for (const wind of DIRECTIONS)
      for (const heading of DIRECTIONS) {
        const own = lineShip({ id: 'own', at: 'M26', heading });
        const foe = lineShip({ id: 'foe', at: 'M14', heading: 2, side: 'b', still: 3 });
        const state = advancedSea([own, foe], { wind });
        // In irons she may have to fall off first.
        if (attitude(heading, wind) === 'D') continue;
        expect(decide(state, 'plot', 'own').plot, `heading ${heading}, wind ${wind}`).not.toBe('0');
      }
  });

  it('works up to an enemy who lies still twelve hexes to windward, and takes her', () => {
    const trial = TRIALS.find(({ id }) => id === 'trial-38')!;
    const [own, foe] = trial.ships;
    // The wind blows to the top of the board.
    const ships = [
      { ...own!, bow: 'Z15', heading: 3 as const },
      { ...foe!, bow: 'Z27', heading: 2 as const },
    ];
    const victory = { type: 'points', margin: 1 } as const;
    const choosers = { 'a-1': admiral, 'b-1': outsiders.still };
    const scenario = { ...trial, edition: 'advanced' as const, victory, ships };
    const { outcome } = playOut(hexAction, scenario, {}, { seed: 3, choosers, checks: [] });
    expect(outcome?.winners).toEqual(['a']);
  });

  it('takes a ship that is nearly beaten away from the enemy', () => {
    const foe = lineShip({ id: 'foe', at: 'M17', heading: 2, side: 'b' });
    const away = (hull: number): number => {
      const own = lineShip({ id: 'own', at: 'M22', heading: 3, hull });
      const friend = lineShip({ id: 'friend', at: 'H24', heading: 2 });
      const state = advancedSea([own, friend, foe]);
      return rangeBetween(ended(state, 'own', decide(state, 'plot', 'own').plot), foe);
    };
    expect(away(3)).toBeGreaterThan(away(21));
  });
});

describe('the admiral’s guns', () => {
  it('brings the fire of two ships together on the one that is nearly beaten', () => {
    const state = advancedSea(
      [
        lineShip({ id: 'one', at: 'K20', heading: 1 }),
        lineShip({ id: 'two', at: 'K22', heading: 1 }),
        lineShip({ id: 'weak', at: 'M21', heading: 1, side: 'b', hull: 4 }),
        lineShip({ id: 'strong', at: 'M23', heading: 1, side: 'b' }),
      ],
      { phase: 'combat' },
    );
    for (const id of ['one', 'two'])
      expect(decide(state, 'fire', id).R).toMatchObject({ target: 'weak', aim: 'hull' });
  });

  const alongside = (reloads: number) =>
    advancedSea(
      [
        lineShip({
          id: 'own',
          at: 'K20',
          heading: 1,
          loaded: { L: true, R: false },
          initial: { L: true, R: false },
          empty: 1,
          advanced: { shot: { L: 'R', R: null }, reloads },
        }),
        lineShip({ id: 'foe', at: 'L20', heading: 1, side: 'b' }),
      ],
      { phase: 'load' },
    );
  const shots = { shots: ['R', 'D', 'G'] };

  it('[24.2.3.3] loads doubleshot for an enemy alongside, on the side where she lies', () => {
    expect(decide(alongside(20), 'reload', 'own', shots)).toEqual({ L: null, R: { shot: 'D' } });
  });

  it('[26.1.1] saves the last of the powder for roundshot', () => {
    expect(decide(alongside(3), 'reload', 'own', shots)).toEqual({ L: null, R: { shot: 'R' } });
  });

  it('[24.2.3] fires doubleshot at one hex as it is, and farther off as roundshot', () => {
    const loaded = { shot: { L: 'R', R: 'D' } } as const;
    const fire = (at: string) =>
      decide(
        advancedSea(
          [
            lineShip({ id: 'own', at: 'K20', heading: 1, advanced: loaded, initial: { L: false, R: false } }),
            lineShip({ id: 'foe', at, heading: 1, side: 'b' }),
          ],
          { phase: 'combat' },
        ),
        'fire',
        'own',
      ).R;
    expect(fire('L20')).toEqual({ target: 'foe', aim: 'hull' });
    expect(fire('M20')).toEqual({ target: 'foe', aim: 'hull', as: 'R' });
  });
});

describe('the admiral’s signals', () => {
  const lagging = (): AdvancedState => {
    const state = advancedSea(
      [
        lineShip({ id: 'flag', at: 'M20', heading: 2 }),
        lineShip({ id: 'second', at: 'K21', heading: 2 }),
        lineShip({ id: 'rear', at: 'I22', heading: 2 }),
        lineShip({ id: 'last', at: 'G23', heading: 2 }),
        lineShip({ id: 'foe', at: 'W12', heading: 6, side: 'b' }),
      ],
      {
        rules: { commandLag: 'squadrons' },
        advanced: {
          squadrons: [squadronOf('van', ['flag', 'second']), squadronOf('main', ['rear', 'last'])],
        },
      },
    );
    hoistFlags(state);
    return state;
  };

  it('[32.3] writes three turns ahead for the other squadron, the same for all its ships', () => {
    const state = lagging();
    const view = viewOf(state);
    const orders = notationPhase
      .asks(state)
      .filter((ask) => ask.seat === 'a-1' && ask.kind === 'orders')
      .map((ask) => (answerTo(view, ask) as AnswerTo<'orders'>).orders);
    expect(orders).toHaveLength(2);
    expect(orders[0]).toHaveLength(3);
    expect(orders[1]).toEqual(orders[0]);
  });

  it('[32.3] plots the flagship’s squadron clear of what the others were told', () => {
    const state = lagging();
    const view = viewOf(state);
    const written = new Map<string, PlotOrder>();
    for (const ask of notationPhase.asks(state).filter(({ seat }) => seat === 'a-1')) {
      const answer = answerTo(view, ask) as Partial<AnswerTo<'plot'> & AnswerTo<'orders'>>;
      written.set(ask.ship, answer.orders?.[0] ?? { plot: answer.plot! });
    }
    const courses = [...written].map(([id, { plot }]) => asOrdered(state, shipOf(state, id), plot, {}));
    expect(courses).toHaveLength(4);
    for (const [i, one] of courses.entries())
      for (const other of courses.slice(i + 1)) expect(crosses(one, other)).toBe(false);
  });

  it('buys a fleet within the budget, and spends nearly all of it', () => {
    const ask = { budget: 240, berths: 12, nations: ['British'] };
    const { ships } = decide(advancedSea([], { phase: 'muster' }), 'muster', '', ask);
    expect(ships.length).toBeGreaterThanOrEqual(4);
  });
});
