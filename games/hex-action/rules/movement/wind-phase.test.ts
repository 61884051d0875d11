import { d6, loadedDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { VELOCITY_NAMES } from '../../data/tables-wind.ts';
import type { AdvancedSea, Velocity } from '../sea/advanced-sea.ts';
import type { AdvancedState } from '../sea/edition.ts';
import type { Direction } from '../sea/hex.ts';
import type { RuleSet } from '../sea/rule-set.ts';
import { attitude } from '../sea/wind.ts';
import { asks, open, resolve, turnOf } from '../sequence.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { sailOrders } from '../testing/orders.ts';
import { legalTexts } from '../testing/sailing.ts';
import { context, testSea, toldOf } from '../testing/sea.ts';
import { windPhase } from './wind-phase.ts';

interface Weather {
  readonly wind?: Direction;
  readonly advanced?: Partial<Omit<AdvancedSea, 'rules'>>;
  readonly rules?: Partial<RuleSet>;
  readonly turn?: number;
  readonly asked?: number;
}
const at = (
  { advanced, ...rest }: Weather = {},
  ...ships: readonly Partial<AdvancedTestShip>[]
): AdvancedState =>
  advancedSea(
    ships.map((stated, index) =>
      advancedShip({ id: 'xyz'[index]!, at: ['K20', 'K10', 'T20'][index]!, heading: 2, ...stated }),
    ),
    { asked: 1, ...rest, advanced: { changeNumber: 7, ...advanced } },
  );

/** Enters the phase with these dice and tells what the wind is afterwards. */
function blow(state: AdvancedState, ...faces: readonly number[]) {
  const told = context(...faces);
  windPhase.enter(state, told);
  expect(told.dice.left).toBe(0);
  return { wind: state.wind, velocity: state.advanced.velocity, number: state.advanced.changeNumber, told };
}

describe('18.0 the Wind Phase', () => {
  it('[17.0] is the first of the phases, which come in the order of the rules; the Basic Game has none', () => {
    expect(turnOf(at()).join(' ')).toBe(
      'wind unfouling notation execution grappling ungrappling boarding combat gun-losses criticals melee load full-sail',
    );
    expect(turnOf(testSea({ ships: [] }))).not.toContain('wind');
    expect(turnOf(testSea({ ships: [] }))).not.toContain('full-sail');
  });

  it('[18.1.2] knows eight velocities by their numbers', () => {
    expect(VELOCITY_NAMES).toEqual([
      'becalmed',
      'light breeze',
      'moderate breeze',
      'normal breeze',
      'heavy breeze',
      'gale',
      'storm',
      'hurricane',
    ]);
  });

  it('[18.0] [18.1] [18.1.3] the wind changes when two dice equal the wind change number, and only then', () => {
    expect(blow(at(), 3, 4, 3, 5)).toMatchObject({ wind: 2, velocity: 4 });
    expect(blow(at(), 6, 6)).toMatchObject({ wind: 1, velocity: 3 });
    expect(blow(at(), 3, 3)).toMatchObject({ wind: 1, velocity: 3 });
    const { told } = blow(at({ advanced: { changeNumber: 11 } }), 5, 6, 2, 3);
    expect(toldOf(told.told, 'wind-check')[0]).toMatchObject({
      changeNumber: 11,
      changes: true,
      dice: [5, 6],
    });
  });

  it('[18.0] the wind may change in direction and in strength, or in one of them', () => {
    const seen = new Set<string>();
    for (let die = 1; die <= 6; die++)
      for (let other = 1; other <= 6; other++) {
        const { wind, velocity } = blow(at(), 3, 4, die, other);
        seen.add(`${wind === 1 ? '' : 'direction'} ${velocity === 3 ? '' : 'strength'}`.trim());
      }
    expect(seen).toContain('direction');
    expect(seen).toContain('direction strength');
  });

  it('[18.1.3] it is thrown for in every turn; without a number nothing ever changes', () => {
    for (const turn of [1, 2, 9])
      expect(toldOf(blow(at({ turn }), 1, 1).told.told, 'wind-check')).toHaveLength(1);
    expect(blow(at({ advanced: { changeNumber: null } })).told.told).toEqual([]);
  });

  it.each([
    [1, 3],
    [2, 1],
    [3, 2],
    [4, 6],
    [5, 3],
    [6, 5],
  ] as const)(
    '[18.1.3.1] a die of %i turns a wind that began towards 3 and blows towards 1 to %i',
    (die, to) => {
      expect(blow(at({ advanced: { initialWind: 3 } }), 3, 4, die, 3).wind).toBe(to);
    },
  );

  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
    [6, 4],
  ] as const)('[18.1.3.2] a second die of %i brings a normal breeze to velocity %i', (die, velocity) => {
    expect(blow(at(), 3, 4, 2, die).velocity).toBe(velocity);
  });

  it('[18.1.1] [18.2.1] the direction sets every attitude, before and after a change', () => {
    const state = at({}, { heading: 1 });
    expect(attitude(state.ships[0]!.heading, state.wind)).toBe('B');
    blow(state, 3, 4, 3, 3);
    expect(attitude(state.ships[0]!.heading, state.wind)).toBe('A');
    expect(legalTexts(state, state.ships[0]!)).toContain('4');
  });

  it('[18.1] a scheduled wind comes in its turn instead of the dice, with everything it brings', () => {
    const schedule = [{ turn: 4, direction: 6, velocity: 6 }] as const;
    const state = at({ turn: 4, advanced: { schedule } }, { advanced: { sail: 'full' } });
    const { told } = blow(state, 5);
    expect([state.wind, state.advanced.velocity]).toEqual([6, 6]);
    expect(toldOf(told.told, 'wind')[0]).toMatchObject({ scheduled: true });
    expect(state.ships[0]!.rigging).toEqual([1, 4, 4, 4]);
    const only = at({ turn: 3, advanced: { schedule, special: [{ id: 'scheduled-wind-only' }] } });
    expect(blow(only)).toMatchObject({ wind: 1, velocity: 3 });
  });
});

describe('18.2.2 what velocity does at once', () => {
  const velocity = (value: Velocity) => ({ advanced: { velocity: value } });

  it.each([
    [1, 3],
    [2, 3],
    [3, 2],
    [4, 2],
    [5, 1],
    [6, 1],
  ] as const)(
    '[18.2.2.1] from gale to storm a die of %i leaves %i squares of four under full sails',
    (die, left) => {
      const state = at(velocity(5), { advanced: { sail: 'full' } }, { advanced: { sail: 'battle' } });
      blow(state, 3, 4, 2, 5, die);
      expect(state.advanced.velocity).toBe(6);
      expect(state.ships[0]!.rigging).toEqual([left, 4, 4, 4]);
      expect(state.ships[1]!.rigging).toEqual([4, 4, 4, 4]);
    },
  );

  it('[18.2.2.1] each ship throws for herself, and all come down to battle sails', () => {
    const state = at(velocity(5), { advanced: { sail: 'full' } }, { advanced: { sail: 'full' } });
    const { told } = blow(state, 3, 4, 2, 6, 1, 6);
    expect(state.ships.map(({ rigging }) => rigging[0])).toEqual([3, 1]);
    expect(state.ships.map(({ advanced }) => advanced.sail)).toEqual(['battle', 'battle']);
    expect(toldOf(told.told, 'sails').map(({ why }) => why)).toEqual(['storm', 'storm']);
  });

  it('[18.2.2.1] a storm that stays, or a rise to a gale, does no harm', () => {
    for (const before of [4, 6] as const) {
      const state = at(velocity(before), { advanced: { sail: 'full' } });
      blow(state, 3, 4, 2, before === 4 ? 5 : 3);
      expect(state.ships[0]!.rigging).toEqual([4, 4, 4, 4]);
    }
  });

  it('[18.2.2.2] from storm to hurricane the match ends: the side ahead on points has won', () => {
    const state = at(velocity(6), { surrender: 'striking', hull: 0 }, { side: 'b' });
    const { told } = blow(state, 3, 4, 2, 5);
    expect(state.outcome).toMatchObject({ winners: ['b'], rule: '18.2.2.2' });
    expect(toldOf(told.told, 'over')).toHaveLength(1);
  });

  it('[18.2.2.2] what the scenario gives beyond ships counts too: points from the start and for its tests', () => {
    const state = at(velocity(6), { surrender: 'striking', hull: 0 }, { side: 'b' });
    const test = { test: 'surrenderedOrLost', ships: ['x'] } as const;
    const points = (handicap: number, bonus: number): AdvancedState => ({
      ...state,
      victory: {
        type: 'points',
        margin: 1,
        handicap: [{ side: 'a', points: handicap }],
        bonus: [{ side: 'b', points: bonus, if: { ...test, ships: ['x'] } }],
      },
    });
    const won = (sea: AdvancedState) => {
      blow(sea, 3, 4, 2, 5);
      return sea.outcome;
    };
    expect(won(points(12, 0))).toMatchObject({ winners: ['a'], points: { a: 12, b: 10 } });
    expect(won(points(12, 5))).toMatchObject({ winners: ['b'], points: { a: 12, b: 15 } });
  });

  it('[18.2.2.2] nothing of that turn is played any more', () => {
    const state = at(velocity(6), {}, { side: 'b' });
    state.phase = 'prepare';
    const answers = asks(state).map((ask) => ({ ask, answer: { sail: 'battle' as const } }));
    const { state: after, happenings } = resolve(state, answers, loadedDice(d6(3, 4, 2, 5)));
    expect(after).toMatchObject({ phase: 'wind', turn: 1, outcome: { rule: '18.2.2.2' } });
    expect(happenings.filter(({ truth }) => truth.kind === 'over')).toHaveLength(1);
  });

  it('[18.2.2.2] before anybody has been asked there is no fight to end: the storm stays one, and orders follow', () => {
    const state = at({ ...velocity(6), asked: 0 }, {}, { side: 'b' });
    // Nobody can choose full sails in a storm: the first Wind Phase comes before the first question.
    const opened = open({ ...state, phase: 'prepare' }, loadedDice(d6(3, 4, 2, 5)));
    expect(opened).toMatchObject({ phase: 'notation', outcome: null, advanced: { velocity: 6 } });
    expect(asks(opened)).toHaveLength(2);
  });

  it('[18.2.2.2] with equal points it is a draw; a storm that stays ends nothing', () => {
    const even = at(velocity(6), {}, { side: 'b' });
    blow(even, 3, 4, 2, 6);
    expect(even.outcome).toMatchObject({ winners: [] });
    const still = at(velocity(6), {}, { side: 'b' });
    blow(still, 3, 4, 2, 4);
    expect(still.outcome).toBeNull();
  });

  it('[18.2.2.3] becalmed, a ship can turn where she lies and nothing else; velocity falls no further', () => {
    const state = at(velocity(1), {});
    blow(state, 3, 4, 2, 1);
    expect(state.advanced.velocity).toBe(0);
    expect(legalTexts(state, state.ships[0]!)).toEqual(['0', 'L', 'R']);
    blow(state, 3, 4, 2, 1);
    expect(state.advanced.velocity).toBe(0);
    blow(state, 3, 4, 2, 6);
    expect(legalTexts(state, state.ships[0]!)).toContain('4');
  });

  it('[18.2.2.3] no ship drifts in a calm', () => {
    for (const [velocityNow, to] of [
      [0, 'K20'],
      [1, 'K19'],
    ] as const) {
      const state = at(velocity(velocityNow), { still: 3, heading: 4 });
      const told = sailOrders(state, { x: '0' });
      expect(toldOf(told.told, 'moved')).toHaveLength(to === 'K20' ? 0 : 1);
    }
  });
});

describe('33.0 and 34.0', () => {
  const changing = { rules: { changingWindNumber: true } };

  it.each([
    [1, 7],
    [2, 7],
    [3, 9],
    [4, 9],
    [5, 11],
    [6, 11],
  ] as const)('[33.0] a wind that changed throws a fourth die: %i makes the number %i', (die, number) => {
    expect(blow(at({ ...changing, advanced: { changeNumber: 8 } }), 4, 4, 3, 3, die).number).toBe(number);
  });

  it('[33.0] not if neither direction nor velocity changed, nor where the rule is not played', () => {
    expect(blow(at({ ...changing, advanced: { changeNumber: 8 } }), 4, 4, 2, 3).number).toBe(8);
    expect(blow(at({ advanced: { changeNumber: 8 } }), 4, 4, 3, 6).number).toBe(8);
  });

  it('[33.0] the chart of the earlier printing is one of two', () => {
    const tables = { ...at().advanced.rules.tables, windNumbers: 'converted' as const };
    const number = (die: number) =>
      blow(at({ rules: { changingWindNumber: true, tables } }), 3, 4, 3, 3, die).number;
    expect([1, 2, 3, 4, 5, 6].map(number)).toEqual([7, 7, 7, 7, 9, 11]);
  });

  it('[34.0] three dice say where from, how strong and how steady the wind is when the match begins', () => {
    const state = at({ rules: { variableWind: true } });
    expect(blow(state, 5, 2, 6, 1, 1)).toMatchObject({ wind: 5, velocity: 2, number: 11 });
    // 18.1.3.1: what the wind comes back to is what was thrown.
    expect(state.advanced.initialWind).toBe(5);
    expect(toldOf(blow(at({ turn: 2, rules: { variableWind: true } }), 1, 1).told.told, 'wind')).toEqual([]);
  });

  it('[34.0] a match can begin in a storm, without harm but without full sails; or in the milder reading not', () => {
    const ship = { advanced: { sail: 'full' as const } };
    const state = at({ rules: { variableWind: true } }, ship);
    expect(blow(state, 1, 6, 1, 1, 1).velocity).toBe(6);
    expect(state.ships[0]!.advanced.sail).toBe('battle');
    expect(state.ships[0]!.rigging).toEqual([4, 4, 4, 4]);
    const tables = { ...at().advanced.rules.tables, startingWind: 'mild' as const };
    expect(blow(at({ rules: { variableWind: true, tables } }), 1, 6, 1, 1, 1).velocity).toBe(5);
  });
});
