import { describe, expect, it } from 'vitest';
import { fireTargets } from '../battle/battle-fireships.ts';
import { meeting } from '../testing/battle.ts';
import { battling, playTo } from '../testing/fighting.ts';
import { oddsOf, placeOfAux, tokenBehind } from '../testing/found.ts';
import { testModule } from '../testing/module.ts';
import { atWar, doing, noTasks, tasking } from '../testing/search.ts';
import { formationIn, type Stated, scripted } from '../testing/station.ts';
import { damageResult } from '../umpire/damage-table.ts';
import { faceOf } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { catchesFire, fireshipAttack } from './fireships.ts';

/** Red before Cala with a Fireship; Cobalt in the Port as stated. */
const before = (stated: Stated, at = 'cala'): State =>
  atWar({
    ...stated,
    put: [
      { id: 'red-gf', at, squadrons: 'red-a', auxiliaries: 'red-fire-1 red-fire-2 red-fleet-1' },
      ...(stated.put ?? []),
    ],
  });
/** Blue has an Order to Blockade Ferry. */
const interdicting: typeof testModule = {
  ...testModule,
  orders: [
    ...testModule.orders,
    {
      ...testModule.orders.find(({ id }) => id === 'red-blockade')!,
      id: 'blue-blockade',
      side: 'blue',
      fulfil: { test: 'interdict', at: ['ferry'], impulses: 4 },
    },
  ],
};
const attack = (at = 'cala', aux = 'red-fire-1') => doing({ task: 'Fireship', aux, at });
const dpOf = (world: State, squadron: string): number | undefined =>
  forcesOf(world, 'blue').squadrons[squadron]?.dp;

describe('Fireships', () => {
  it('[6.23] [6.231] in any Increment against what lies in an Enemy Port, from a Formation in its Space', () => {
    const world = before({ fittingOut: { cala: 'cobalt-d:1' } });
    const umpire = tasking(world, 9, 3, 3);
    expect(umpire.check(attack('y'))?.rule).toBe('6.142');
    umpire.answer(attack());
    expect(umpire.told('fireship')[0]).toMatchObject({ dice: [9, 3, 3], success: true, column: 3, dp: 6 });
    expect(dpOf(world, 'cobalt-d')).toBe(6);
  });

  it('[5.284] a Harbour that nothing else enters is no shelter from them', () => {
    const world = before({ fittingOut: { ville: 'azure-d:1' } }, 'ville');
    expect(testModule.ports.find(({ id }) => id === 'ville')?.kind).toBe('key');
    const umpire = tasking(world, 9, 3, 3);
    expect(umpire.check(attack('ville'))).toBeNull();
    umpire.answer(attack('ville'));
    expect(umpire.told('fireship')[0]).toMatchObject({ success: true, squadron: 'azure-d', dp: 6 });
    expect(dpOf(world, 'azure-d')).toBe(6);
  });

  it('[6.231] not from the Harbour of one’s own or from the open sea', () => {
    const world = before({ fittingOut: { cala: 'cobalt-d:1' } }, 'y');
    expect(tasking(world).check(attack('y'))?.rule).toBe('6.231');
  });

  it('[6.232] from a Port only at a Formation that Interdicts it', () => {
    const fromPort = (order?: string): { world: State; told: string[] } => {
      const world = atWar({
        put: [
          {
            id: 'red-gf',
            at: 'ville',
            squadrons: 'red-a:1 red-b:1 red-c:1',
            ...(order === undefined ? {} : { order }),
          },
        ],
        ports: { ville: 'azure-fire-1' },
      });
      const umpire = tasking(world, 9, 4, 5).answer(noTasks);
      const against = tokenBehind(world, 'red-gf').id;
      umpire.answer(doing({ task: 'Fireship', aux: 'azure-fire-1', at: 'ville', against }));
      return {
        world,
        told: [
          ...umpire.told('fireship').map(({ kind }) => kind),
          ...umpire.told('task').map(({ result }) => result),
        ],
      };
    };
    expect(fromPort('red-blockade').told).toEqual(['fireship']);
    expect(fromPort().told).toEqual(['nothing-there']);
    const blind = tasking(atWar({ ports: { ville: 'azure-fire-1' } })).answer(noTasks);
    expect(blind.check(attack('ville', 'azure-fire-1'))?.rule).toBe('6.232');
  });

  it('[6.232] [M1.4] from a Port at those with whom there is no war: at the price', () => {
    const attacked = (id: string, squadrons: string): readonly [number | undefined, number | undefined] => {
      const scenario = { module: interdicting };
      const world = atWar({
        events: '',
        put: [{ id, at: 'ferry', squadrons, order: 'blue-blockade' }],
        ports: { ferry: 'red-fire-1' },
        scenario,
      });
      const token = tokenBehind(world, id);
      token.face = faceOf(world, 'blue', formationIn(world, id));
      const umpire = tasking(world, 0);
      umpire.answer(doing({ task: 'Fireship', aux: 'red-fire-1', at: 'ferry', against: token.id }));
      expect(umpire.told('fireship')).toHaveLength(1);
      return [world.prestige.red, world.counters.incidents];
    };
    expect(attacked('azure-flag', 'azure-a')).toEqual([2, 1]);
    expect(attacked('cobalt-flag', 'cobalt-a')).toEqual([5, undefined]);
  });

  it('[6.233] a die of at least twice the Sail, then a column, then the damage; the Fireship is spent either way', () => {
    expect([1, 2, 3, 4].map((sail) => oddsOf((face) => catchesFire(face, sail, 'open')))).toEqual([
      8, 6, 4, 2,
    ]);
    const world = before({ put: [{ id: 'cobalt-flag', at: 'y', squadrons: 'cobalt-d' }] });
    const target = { side: 'blue', squadron: 'cobalt-d', sail: 2 };
    const order = { side: 'red', aux: 'red-fire-1', target, lies: 'open', blockadeValue: 0 } as const;
    expect(fireshipAttack(world, scripted(world, 3), order)).toMatchObject({
      success: false,
      dp: 0,
      sunk: 0,
    });
    expect(placeOfAux(world, 'red-fire-1').in).toBe('recovery');
    const hit = fireshipAttack(world, scripted(world, 4, 6, 3), { ...order, aux: 'red-fire-2' });
    expect(hit).toMatchObject({ success: true, column: 6, dp: damageResult(6, 3).dp, sunk: 0 });
  });

  it('[6.234] the column is drawn, and the ninth is no column', () => {
    const world = before({});
    const target = { side: 'blue', squadron: 'cobalt-d', sail: 2 };
    const hit = fireshipAttack(world, scripted(world, 8, 9), {
      side: 'red',
      aux: 'red-fire-1',
      target,
      lies: 'open',
      blockadeValue: 0,
    });
    expect(hit).toMatchObject({ success: false, column: 9, dp: 0, sunk: 0 });
  });

  it('[6.235] Sail that burn are lost to both: nothing is Captured', () => {
    const world = before({ fittingOut: { cala: 'cobalt-d:2' } });
    const umpire = tasking(world, 9, 8, 0).answer(attack());
    expect(umpire.told('sunk')[0]).toMatchObject({ squadron: 'cobalt-d', sail: 2, why: 'fire' });
    expect(forcesOf(world, 'blue').squadrons['cobalt-d']).toBeUndefined();
    expect(world.lost.blue).toEqual({ sunk: 2, captured: 0 });
    expect(umpire.told('prize')).toEqual([]);
  });

  it('[6.236] in Harbour the Blockade Value is taken off the die and the DPs are doubled', () => {
    const harbour = (die: number): State => {
      const world = before({ fittingOut: { ville: 'azure-d:2' } }, 'ville');
      tasking(world, die, 2, 1).answer(attack('ville'));
      return world;
    };
    expect(dpOf(harbour(5), 'azure-d')).toBe(0);
    expect(dpOf(harbour(6), 'azure-d')).toBe(2 * damageResult(2, 1).dp);
  });

  it('[6.237] those In Ordinary only if nobody Fits Out there: easier, and three times the DPs', () => {
    expect([1, 2, 3, 4].map((sail) => oddsOf((face) => catchesFire(face, sail, 'InOrdinary')))).toEqual([
      8, 7, 6, 5,
    ]);
    const both = before({ fittingOut: { cala: 'cobalt-d:1' }, ordinary: { cala: 'cobalt-b:1' } });
    const umpire = tasking(both, 0).answer(attack());
    expect(umpire.told('fireship')[0]).toMatchObject({ squadron: 'cobalt-d' });
    const alone = before({ ordinary: { cala: 'cobalt-b:2' } });
    tasking(alone, 4, 2, 1).answer(attack());
    expect(dpOf(alone, 'cobalt-b')).toBe(3 * damageResult(2, 1).dp);
  });

  it('[6.238] several may be sent at once, each by itself', () => {
    const world = before({ fittingOut: { cala: 'cobalt-d:2' } });
    const umpire = tasking(world, 0, 9, 1, 4).answer({
      tasks: [...attack().tasks, ...attack('cala', 'red-fire-2').tasks],
    });
    expect(umpire.told('fireship').map(({ success }) => success)).toEqual([false, true]);
  });

  it('[6.23.10] against four Sail Fitting Out behind a Blockade Value of one a 9 is needed, In Ordinary a 6', () => {
    expect(oddsOf((face) => catchesFire(face - 1, 4, 'FittingOut'))).toBe(1);
    expect(oddsOf((face) => catchesFire(face - 1, 4, 'InOrdinary'))).toBe(4);
  });

  it('[6.23] with nothing in the Port the Fireship is wasted', () => {
    const world = before({});
    const umpire = tasking(world).answer(attack());
    expect(umpire.told('task')[0]).toMatchObject({ result: 'nothing-there' });
    expect(placeOfAux(world, 'red-fire-1').in).toBe('recovery');
  });

  it('[6.239] in Battle not against who holds the Gauge, save a Squadron that came out of Port', () => {
    const world = meeting({
      put: [
        { id: 'red-gf', at: 'cala', squadrons: 'red-a', leader: 'r-ash', auxiliaries: 'red-fire-1' },
        { id: 'cobalt-flag', at: 'cala', squadrons: 'cobalt-a', leader: 'c-cano' },
      ],
    });
    const umpire = battling(world, ...Array.from({ length: 40 }, () => 5));
    playTo(umpire, 'intensity');
    const battle = world.battle!;
    const targets = (): string[] => fireTargets(world, battle, 'red').map(({ squadron }) => squadron);
    battle.gauge = 'red';
    expect(targets()).toEqual(['cobalt-a']);
    battle.gauge = 'blue';
    expect(targets()).toEqual([]);
    battle.formations = {
      ...battle.formations,
      blue: battle.formations.blue!.map((one) => ({ ...one, fromPort: true })),
    };
    expect(targets()).toEqual(['cobalt-a']);
  });
});
