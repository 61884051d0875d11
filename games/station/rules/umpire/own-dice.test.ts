import { describe, expect, it } from 'vitest';
import { attritionStep } from '../auxiliaries/attrition.ts';
import { fireshipAttack } from '../auxiliaries/fireships.ts';
import { rollRecovery } from '../auxiliaries/recovery.ts';
import { decideGauge } from '../battle/gauge.ts';
import { RANKED_DICE } from '../module/vocabulary.ts';
import { plotStep } from '../sailing/plot.ts';
import { twoFleets } from '../testing/battle.ts';
import { isUp } from '../testing/found.ts';
import { desksAt } from '../testing/orders.ts';
import { afloat } from '../testing/sailing.ts';
import { doing, search, tasking } from '../testing/search.ts';
import { scripted, stationAt, Umpire } from '../testing/station.ts';
import type { Standing } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { PLAYER_RANKS } from '../world/ranks.ts';
import type { State } from '../world/state.ts';
import { throwFor } from './own-dice.ts';
import { checkRating } from './strategy-checks.ts';

const rank = (name: string): number => PLAYER_RANKS.findIndex((one) => one.name === name) + 1;
const ranked = (a: string, b = '') => ({
  careers: { A: { rank: rank(a) }, B: { rank: b === '' ? 0 : rank(b) } },
});
const told = (world: State, side: string, more: Partial<Standing>): State => {
  forcesOf(world, side).standing = { ...forcesOf(world, side).standing, ...more };
  return world;
};
const atMost = (least: number) => (die: number) => die <= least;

describe('Dice changed for a player’s Command', () => {
  const fell = (world: State, face: number, what: 'sc' | 'high' = 'sc', good = atMost(5)): number =>
    throwFor(world, scripted(world, face), 'red', what, good).die;

  it('[12.42] only where it turns the die, and as often in a Turn as the Command says', () => {
    const world = desksAt({ options: ranked('Captain') });
    expect([fell(world, 5), fell(world, 7), fell(world, 6), fell(world, 6)]).toEqual([5, 7, 5, 6]);
    world.turn++;
    expect(fell(world, 6)).toBe(5);
  });

  it('[12.42] the Lieutenant’s one is taken off, from the Captain on it may be added', () => {
    const high = (die: number) => die >= 6;
    expect(fell(desksAt({ options: ranked('Lieutenant') }), 5, 'high', high)).toBe(5);
    expect(fell(desksAt({ options: ranked('Captain') }), 5, 'high', high)).toBe(6);
  });

  it('[12.42] on the dice that the player has named, or on the first that it saves', () => {
    const saved = (better?: Standing['better']): boolean[] => {
      const world = desksAt({ options: ranked('Captain') });
      if (better !== undefined) told(world, 'red', { better });
      const context = scripted(world, 6, 6);
      return (['lr', 'sr'] as const).map((rating) =>
        checkRating(world, context, { side: 'red', leader: 'r-ash', rating, rule: '3.45', for: 'a test' }),
      );
    };
    // Both of Ash's ratings are 5.
    expect(saved()).toEqual([true, false]);
    expect(saved(['sc'])).toEqual([false, true]);
    expect(saved([])).toEqual([false, false]);
  });

  it('[12.42] dice of all kinds, and of the Enemy those that fall openly', () => {
    const world = desksAt({ options: ranked('Commodore') });
    for (const what of RANKED_DICE) {
      world.turn++;
      expect(throwFor(world, scripted(world, 6), 'red', what, atMost(5)).die).toBe(5);
    }
    const against = (open: boolean, spoil?: Standing['spoil'], name = 'Captain'): number => {
      const enemy = desksAt({ options: { careers: { B: { rank: rank(name) } } } });
      if (spoil !== undefined) told(enemy, 'blue', { spoil });
      return throwFor(enemy, scripted(enemy, 5), 'red', 'search', atMost(5), open).die;
    };
    expect([against(true), against(true, ['search']), against(false, ['search'])]).toEqual([5, 6, 5]);
    // The Lieutenant can only take one off.
    expect(against(true, ['search'], 'Lieutenant')).toBe(5);
    expect(against(true, ['task'])).toBe(5);
  });

  it('[12.42] a secret die that was changed is told to its own side alone', () => {
    const world = desksAt({ options: ranked('Captain') });
    const context = scripted(world, 6);
    throwFor(world, context, 'red', 'sc', atMost(5));
    expect(context.told('favour')).toMatchObject([{ side: 'red', what: 'sc', by: -1 }]);
    expect(context.happenings[0]?.shown?.others).toBeNull();
  });

  it('[12.42] [12.31] instructions are given with the plots', () => {
    const world = afloat({ world: { step: 'plot', increment: 1, clock: 1 } });
    const standing = {
      search: 'never',
      keep: 0,
      better: ['lc'],
      again: ['search'],
      stays: ['red-a'],
    } as const;
    const answer = {
      plans: [],
      standing: { ...standing, better: [...standing.better], again: [...standing.again], stays: ['red-a'] },
    };
    const umpire = new Umpire(world, plotStep);
    umpire.answer(...umpire.asks.map(({ seat }) => (seat === 'red' ? answer : { plans: [] })));
    expect(world.forces.red!.standing).toEqual(standing);
  });
});

describe('Mulligans', () => {
  const seen = (red: Partial<Standing>, blue: Partial<Standing>, ...faces: number[]) => {
    const world = stationAt({
      events: 'war',
      put: [{ id: 'cobalt-flag', at: 'w', squadrons: 'cobalt-a' }],
      ports: { 'kings-port': 'red-fleet-1' },
      world: { step: 'tasks', impulse: 1, increment: 3, clock: 3 },
    });
    told(told(world, 'red', red), 'blue', blue);
    const umpire = tasking(world, ...faces)
      .answer(doing(search('red-fleet-1', 'w')))
      .answer({ aux: null });
    return { up: isUp(world, 'cobalt-flag'), prestige: world.prestige, dice: umpire.told('looked')[0]?.dice };
  };

  it('[12.31] any action: a Search that failed is made again for a point of Prestige', () => {
    expect(seen({}, {}, 9)).toEqual({ up: false, prestige: { red: 5, blue: 5 }, dice: [9] });
    expect(seen({ again: ['search'] }, {}, 9, 5)).toEqual({
      up: true,
      prestige: { red: 4, blue: 5 },
      dice: [9, 5],
    });
    // Not one that succeeded.
    expect(seen({ again: ['search'] }, {}, 4).prestige).toEqual({ red: 5, blue: 5 });
  });

  it('[12.31] or the Enemy’s that succeeded, if it was seen', () => {
    expect(seen({}, { force: ['search'] }, 4, 9)).toEqual({
      up: false,
      prestige: { red: 5, blue: 4 },
      dice: [4, 9],
    });
    expect(seen({}, { force: ['task'] }, 4).prestige).toEqual({ red: 5, blue: 5 });
  });

  it('[12.31] no down payments; by instruction one in a Turn', () => {
    const throws = (prestige: number, ...faces: number[]): number[] => {
      const world = told(desksAt({ scenario: { prestige: { red: prestige, blue: 5 } } }), 'red', {
        again: ['sc'],
      });
      const context = scripted(world, ...faces);
      return [1, 2].map(() => throwFor(world, context, 'red', 'sc', atMost(5)).die);
    };
    expect(throws(0, 9, 9)).toEqual([9, 9]);
    expect(throws(2, 9, 3, 9)).toEqual([3, 9]);
  });

  it('[12.43] the Admiral of the Fleet has his for nothing', () => {
    const world = told(desksAt({ options: ranked('Admiral of the Fleet') }), 'red', { again: ['sc'] });
    expect(throwFor(world, scripted(world, 9, 2), 'red', 'sc', atMost(5)).die).toBe(2);
    expect(world.prestige.red).toBe(5);
  });
});

describe('What a Flag or an Inspectorate is worth', () => {
  it('[12.43] a Red one’s die for ships Fitting Out, and his own in a tie for the Gauge', () => {
    const worn = (name: string): number | undefined => {
      const world = stationAt({
        fittingOut: { 'kings-port': 'red-a' },
        options: name === '' ? {} : ranked(name),
        scenario: { start: { year: 1741, turn: 9 } },
      });
      new Umpire(world, attritionStep, 5);
      return world.forces.red!.squadrons['red-a']?.dp;
    };
    expect([worn(''), worn('Rear Admiral of the Red')]).toEqual([2, 1]);
    const tied = (a: string, b = ''): string => {
      const world = twoFleets('w', {
        options: a === '' ? {} : ranked(a, b),
        put: [
          { id: 'red-a', at: 'w' },
          { id: 'azure-a', at: 'w' },
        ],
      });
      return decideGauge(world, scripted(world, 4, 4, 6, 3), 'w', { red: 'red-a', blue: 'azure-a' });
    };
    expect([tied(''), tied('Rear Admiral of the Red')]).toEqual(['blue', 'red']);
    expect(tied('Rear Admiral of the Red', 'Rear Admiral of the Red')).toBe('blue');
  });

  it('[12.43] Auxiliaries in Recovery', () => {
    const world = stationAt({ options: ranked('Rear Admiral of the Red') });
    world.forces.red!.auxiliaries['red-fleet-1'] = { in: 'recovery' };
    const plain = stationAt({});
    plain.forces.red!.auxiliaries['red-fleet-1'] = { in: 'recovery' };
    const back = (one: State, face: number) => {
      const context = scripted(one, face);
      rollRecovery(one, context, 'red');
      return context.told('recovered')[0]?.back?.length;
    };
    const faces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const recovers = (make: () => State) => faces.filter((face) => back(make(), face) === 1).length;
    const again = (one: State) => () => structuredCloneOf(one);
    expect(recovers(again(world))).toBe(recovers(again(plain)) + 1);
  });

  it('[12.44] the Ordnance adds a DP to what a Fireship does, before it is multiplied', () => {
    const burnt = (inspectorate: boolean, ...faces: number[]): number => {
      const world = stationAt({
        options: {
          careers: {
            A: { rank: rank('Admiral of the Blue'), ...(inspectorate ? { inspectorate: 'ordnance' } : {}) },
          },
        },
      });
      world.forces.red!.auxiliaries['red-fire-1'] = { in: 'available' };
      return fireshipAttack(world, scripted(world, ...faces), {
        side: 'red',
        aux: 'red-fire-1',
        target: { side: 'blue', squadron: 'azure-a', sail: 2 },
        lies: 'FittingOut',
        blockadeValue: 0,
      }).dp;
    };
    expect(burnt(true, 9, 8, 5) - burnt(false, 9, 8, 5)).toBe(2);
    // What does no damage gets none.
    expect([burnt(true, 9, 9), burnt(true, 0)]).toEqual([0, 0]);
  });
});

const structuredCloneOf = (world: State): State => ({ ...world, forces: structuredClone(world.forces) });
