import { describe, expect, it } from 'vitest';
import { oddsOf, placeOfAux } from '../testing/found.ts';
import { atWar, doing, noTasks, playOut, tasking } from '../testing/search.ts';
import type { Stated } from '../testing/station.ts';
import { damageResult } from '../umpire/damage-table.ts';
import type { TaskOrder } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { shoreModifier } from './shore.ts';

const before = (at: string, stated: Stated = {}): State =>
  atWar({
    ...stated,
    put: [
      { id: 'red-gf', at, squadrons: 'red-a', auxiliaries: 'red-bomb-1 red-marine-1' },
      ...(stated.put ?? []),
    ],
  });
const bomb = (task: TaskOrder['task'], at: string): TaskOrder => ({ task, aux: 'red-bomb-1', at });
const marine = (task: TaskOrder['task'], at: string): TaskOrder => ({ task, aux: 'red-marine-1', at });
const squadron = (world: State, id: string) => forcesOf(world, 'blue').squadrons[id];

describe('Bombardment', () => {
  it('[6.24] one free attack on a Squadron in the Port: a column drawn, DPs three times over', () => {
    const world = before('cala', { ordinary: { cala: 'cobalt-b:3/1' } });
    const umpire = tasking(world, 4, 3).answer(doing(bomb('Bombard', 'cala')));
    expect(squadron(world, 'cobalt-b')).toMatchObject({ sail: 3, dp: 1 + 3 * damageResult(4, 3).dp });
    expect(umpire.told('task')[0]).toMatchObject({ task: 'Bombard', dice: [4, 3], result: 'done' });
    expect(placeOfAux(world, 'red-bomb-1').in).toBe('recovery');
  });

  it('[6.24] Sail Sunk outright are not tripled, and the ninth column is a miss', () => {
    const sunk = before('cala', { fittingOut: { cala: 'cobalt-b:4' } });
    tasking(sunk, 7, 0).answer(doing(bomb('Bombard', 'cala')));
    expect(squadron(sunk, 'cobalt-b')).toMatchObject({ sail: 2, dp: 0 });
    const missed = before('cala', { fittingOut: { cala: 'cobalt-b:4' } });
    tasking(missed, 9).answer(doing(bomb('Bombard', 'cala')));
    expect(squadron(missed, 'cobalt-b')).toMatchObject({ sail: 4, dp: 0 });
  });

  it('[6.24] not against a Formation at sea or a neutral Port', () => {
    const umpire = tasking(before('haven'));
    expect(umpire.check(doing(bomb('Bombard', 'haven')))?.rule).toBe('6.24');
    expect(umpire.check(doing(bomb('Bombard', 'cala')))).toBeNull();
  });

  it('[6.241] the bombs of an Impulse fall on different Squadrons', () => {
    const world = before('cala', { ordinary: { cala: 'cobalt-b:3' } });
    playOut(tasking(world, 9).answer(doing(bomb('Bombard', 'cala'))));
    forcesOf(world, 'red').auxiliaries['red-bomb-1'] = { in: 'formation', formation: 'red-gf' };
    forcesOf(world, 'red').formations['red-gf']!.auxiliaries.push('red-bomb-1');
    forcesOf(world, 'red').tasked = [];
    world.increment = 4;
    const umpire = tasking(world).answer(doing(bomb('Bombard', 'cala')));
    expect(umpire.told('task')[0]).toMatchObject({ result: 'nothing-there' });
  });

  it('[6.242] a Bomb must be with a Formation', () => {
    const world = before('cala', { ordinary: { cala: 'cobalt-b:3' } });
    forcesOf(world, 'red').formations['red-gf']!.auxiliaries = ['red-marine-1'];
    forcesOf(world, 'red').auxiliaries['red-bomb-1'] = { in: 'port', port: 'ferry' };
    expect(tasking(world).check(doing(bomb('Bombard', 'cala')))).not.toBeNull();
  });

  it('[6.24] [6.241] against the Port itself: no repairs there for a while', () => {
    const world = before('cala');
    tasking(world, 5).answer(doing(bomb('BombardPort', 'cala')));
    expect(world.ports.cala!.noRepairUntil).toBe(world.turn + 4);
    const failed = before('cala');
    tasking(failed, 6).answer(doing(bomb('BombardPort', 'cala')));
    expect(failed.ports.cala!.noRepairUntil).toBe(0);
  });

  it('[6.24] against a coastal road: one to the Campaign in its owner’s favour', () => {
    const world = before('coast');
    const umpire = tasking(world, 2);
    expect(umpire.check(doing(bomb('BombardRoad', 'cala')))).not.toBeNull();
    umpire.answer(doing(bomb('BombardRoad', 'coast')));
    expect(world.lasting).toContainEqual({
      what: 'campaign',
      campaign: 'siege',
      value: 1,
      from: world.turn,
      until: world.turn + 2,
    });
  });

  it('[6.24] a Formation has one such Task of a kind in an Impulse', () => {
    const world = before('cala');
    forcesOf(world, 'red').tasked = ['BombardPort:red-gf'];
    expect(tasking(world).check(doing(bomb('BombardPort', 'cala')))?.rule).toBe('6.149');
  });
});

describe('Galleys', () => {
  it('[6.24] take twice the DPs in Port too', () => {
    const world = before('cala', { ordinary: { cala: 'cobalt-g:2' } });
    tasking(world, 4, 3).answer(doing(bomb('Bombard', 'cala')));
    expect(squadron(world, 'cobalt-g')).toMatchObject({ sail: 2, dp: 2 * 3 * damageResult(4, 3).dp });
  });
});

describe('Marines', () => {
  const odds = (task: 'CuttingOut' | 'Raid', at: string): number => {
    const world = before(at);
    const action = theatreOf(world).module.shore.find((one) => one.task === task)!;
    return oddsOf((face) => face + shoreModifier(world, action, at) <= action.die!);
  };

  it('[6.25] [7.232] Cutting Out and Raids, harder by the Blockade Value', () => {
    expect([odds('CuttingOut', 'cala'), odds('CuttingOut', 'ville')]).toEqual([1, 0]);
    expect([odds('Raid', 'cala'), odds('Raid', 'ville')]).toEqual([3, 2]);
  });

  it('[6.25] Cutting Out drives off an Auxiliary of the Port; if there is none it takes a Sail laid up there', () => {
    const world = before('cala', { ports: { cala: 'cobalt-galley-1' } });
    tasking(world, 0).answer(doing(marine('CuttingOut', 'cala')));
    expect(placeOfAux(world, 'cobalt-galley-1').in).toBe('recovery');
    const laidUp = before('cala', { ordinary: { cala: 'cobalt-g' } });
    tasking(laidUp, 0).answer(doing(marine('CuttingOut', 'cala')));
    expect(squadron(laidUp, 'cobalt-g')?.sail).toBe(1);
  });

  it('[6.25] a Raid that fails or succeeds spends the Marines', () => {
    const world = before('cala');
    const umpire = tasking(world, 2).answer(doing(marine('Raid', 'cala')));
    expect(umpire.told('task')[0]).toMatchObject({ task: 'Raid', result: 'done', dice: [2] });
    expect(placeOfAux(world, 'red-marine-1').in).toBe('recovery');
  });

  it('[6.251] only from a Formation, and Ready in the Space', () => {
    const far = tasking(before('y'));
    expect(far.check(doing(marine('Raid', 'cala')))?.code).toBe('shore-space');
    const world = before('cala');
    forcesOf(world, 'red').formations['red-gf']!.auxiliaries = ['red-bomb-1'];
    forcesOf(world, 'red').auxiliaries['red-marine-1'] = { in: 'available' };
    expect(tasking(world).check(doing(marine('Raid', 'cala')))?.rule).toBe('6.12');
  });
});

describe('Peace and the cover of trade', () => {
  it('[6.24] before the war is declared it costs Prestige to attack, and the other may not begin', () => {
    const world = before('ville', { events: '', ordinary: { ville: 'azure-a:2' } });
    const umpire = tasking(world, 9).answer(doing(bomb('Bombard', 'ville')));
    expect([world.prestige.red, world.counters.incidents]).toEqual([2, 1]);
    expect(umpire.told('prestige')[0]?.score).toMatchObject({
      side: 'red',
      points: -3,
      source: 'undeclared',
    });
    const other = atWar({
      events: '',
      put: [{ id: 'azure-flag', at: 'ferry', squadrons: 'azure-a', auxiliaries: 'azure-fire-1' }],
    });
    expect(
      tasking(other)
        .answer(noTasks)
        .check(doing({ task: 'Fireship', aux: 'azure-fire-1', at: 'ferry' }))?.rule,
    ).toBe('2.32');
  });

  it('[6.281] [6.149] the trade is covered from afar, in Sea Zones too, once it is contested', () => {
    const cover = doing({ task: 'CoverTrade', aux: 'red-fleet-2', at: 'gulf' });
    const world = atWar({ ports: { ferry: 'red-fleet-2' } });
    tasking(world).answer(cover);
    expect(world.covered).toEqual(['gulf']);
    expect(placeOfAux(world, 'red-fleet-2').in).toBe('recovery');
    expect(tasking(atWar({ events: '', ports: { ferry: 'red-fleet-2' } })).check(cover)?.rule).toBe('6.149');
  });
});
