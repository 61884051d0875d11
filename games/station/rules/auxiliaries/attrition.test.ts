import { describe, expect, it } from 'vitest';
import { formationIn, type Put, type Stated, scripted, stationAt, Umpire } from '../testing/station.ts';
import { movementAllowance } from '../umpire/damage.ts';
import { layUp } from '../yards/lay-up.ts';
import { attritionStep, interdictionAttrition, leftStation, noteInterdiction } from './attrition.ts';

/** A Turn of 1741: a match that starts then. */
const on = (turn: number): NonNullable<Stated['scenario']> => ({ start: { year: 1741, turn } });
const gf: Put = { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a:4/2 red-b:3/2' };

describe('Attrition of the Turn', () => {
  const worn = (stated: Stated, ...dice: number[]) => {
    const umpire = new Umpire(stationAt(stated), attritionStep, ...dice);
    expect(umpire.context.left).toBe(0);
    return Object.fromEntries(
      Object.values(umpire.world.forces).flatMap(({ squadrons }) =>
        Object.values(squadrons).map(({ id, dp }) => [id, dp]),
      ),
    );
  };

  it('[11.22] each Ready Squadron takes one DP, two in Winter', () => {
    expect(worn({ put: [gf], scenario: on(5) })).toEqual({ 'red-a': 3, 'red-b': 3 });
    expect(worn({ put: [gf], scenario: on(1) })).toEqual({ 'red-a': 4, 'red-b': 4 });
  });

  it('[11.21] [11.213] in points, for every Squadron by itself, and no Sail is lost by it', () => {
    const umpire = new Umpire(
      stationAt({ put: [{ ...gf, squadrons: 'red-a:4/7 red-b:3' }], scenario: on(5) }),
      attritionStep,
    );
    expect(umpire.world.forces.red!.squadrons).toMatchObject({
      'red-a': { sail: 4, dp: 8 },
      'red-b': { sail: 3, dp: 1 },
    });
  });

  it('[11.211] once for the whole Turn, in the step that is for it', () => {
    const umpire = new Umpire(stationAt({ put: [gf], scenario: on(5) }), attritionStep);
    expect(umpire.told('attrition')).toMatchObject([{ rule: '11.22', side: 'red' }]);
    expect(umpire.progress).toBe('done');
  });

  it('[11.214] it is Damage like any other: over two thirds of its rating a Squadron slows down', () => {
    const world = stationAt({ put: [{ id: 'red-a', at: 'x', squadrons: 'red-a:4/8' }], scenario: on(5) });
    const before = movementAllowance(world, 'red', 'red-a');
    const umpire = new Umpire(world, attritionStep);
    expect(movementAllowance(umpire.world, 'red', 'red-a')).toBe(before - 1);
  });

  it('[11.22] Fitting Out one DP on 0 to 4, else two; In Ordinary none', () => {
    expect(
      worn({ fittingOut: { 'kings-port': 'red-a red-b' }, ordinary: { 'kings-port': 'red-c' } }, 4, 5),
    ).toEqual({ 'red-a': 1, 'red-b': 2, 'red-c': 0 });
  });

  it('[11.22] in a Neutral Port two are added to the die', () => {
    expect(worn({ fittingOut: { haven: 'cobalt-a cobalt-b' } }, 2, 3)).toEqual({
      'cobalt-a': 1,
      'cobalt-b': 2,
    });
  });

  it('[11.22] but not in that of those who are hired, where they may also lie up', () => {
    const stated = { fittingOut: { haven: 'red-a' }, world: { hired: true } };
    expect(worn(stated, 3)).toEqual({ 'red-a': 1 });
    const laid = new Umpire(stationAt({ ...stated, world: { hired: true, step: 'lay-up' } }), layUp);
    expect(laid.check({ squadrons: ['red-a'] })).toBeNull();
    laid.world.hired = false;
    expect(laid.check({ squadrons: ['red-a'] })?.rule).toBe('11.311');
  });

  it('[11.22] more in an Oversized Formation', () => {
    expect(
      worn({ put: [{ ...gf, leader: 'r-cole', squadrons: 'red-a red-b red-c' }], scenario: on(5) }),
    ).toEqual({ 'red-a': 2, 'red-b': 2, 'red-c': 2 });
  });

  it('[11.221] whatever it did in the Operations Phase', () => {
    const world = stationAt({ put: [gf], scenario: on(9) });
    formationIn(world, 'red-gf').came = { how: 'against', from: 'w', clock: 9 };
    new Umpire(world, attritionStep);
    expect(world.forces.red!.squadrons['red-a']!.dp).toBe(3);
  });

  it('[11.215] Auxiliaries take none', () => {
    const umpire = new Umpire(stationAt({ put: [{ ...gf, auxiliaries: 'red-fleet-1' }] }), attritionStep);
    expect(umpire.world.forces.red!.auxiliaries['red-fleet-1']).toEqual({
      in: 'formation',
      formation: 'red-gf',
    });
  });
});

describe('Attrition of Interdiction', () => {
  const blockade = () =>
    stationAt({
      put: [
        { id: 'red-gf', at: 'ville', leader: 'r-ash', squadrons: 'red-a red-b', order: 'red-blockade' },
        { id: 'red-det-1', at: 'narrows', leader: 'r-cole', squadrons: 'red-c', order: 'red-strait' },
      ],
    });

  it('[11.23] at the Turn’s end one DP in a Strait, the Blockade Value before a Port', () => {
    const world = blockade();
    noteInterdiction(world);
    interdictionAttrition(world, scripted(world));
    const { squadrons } = world.forces.red!;
    expect([squadrons['red-a']!.dp, squadrons['red-c']!.dp]).toEqual([2, 1]);
  });

  it('[11.212] [11.23] or at once when it leaves before that, and then no more', () => {
    const world = blockade();
    noteInterdiction(world);
    leftStation(world, scripted(world), 'red', 'red-gf');
    interdictionAttrition(world, scripted(world));
    expect(world.forces.red!.squadrons['red-b']!.dp).toBe(2);
  });
});
