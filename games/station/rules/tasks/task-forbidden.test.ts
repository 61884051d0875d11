import { describe, expect, it } from 'vitest';
import { putOnStation } from '../auxiliaries/stationing.ts';
import { putConvoy } from '../testing/convoys.ts';
import { tokenBehind } from '../testing/found.ts';
import { testModule } from '../testing/module.ts';
import {
  atWar,
  azureAt as azure,
  fleetRover,
  redWith as red,
  search,
  taskOrder as task,
} from '../testing/search.ts';
import { formationIn, type Stated } from '../testing/station.ts';
import type { TaskOrder } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { checkTask, mayBeStationed } from './task-check.ts';

describe('What the Task itself forbids', () => {
  interface Forbidden {
    readonly rule: string;
    readonly said: string;
    readonly what: string;
    readonly stated: Stated;
    readonly order: TaskOrder | ((world: State) => TaskOrder);
    readonly side?: 'red' | 'blue';
    readonly change?: (world: State) => void;
  }
  const trade = (world: State) => void putConvoy(world, { group: 'blue-trade', at: 'w' });
  const raid = (world: State) =>
    task('ConvoyAttack', 'red-fleet-1', 'w', { against: tokenBehind(world, 'blue-trade').id });
  const rovers: Stated = { ports: { den: 'rover-1' }, world: { corsairs: { side: 'red', bases: ['den'] } } };
  const peace = { events: '' };
  const cobalt = (auxiliaries: string, at: string): Stated => ({
    put: [{ id: 'cobalt-flag', at, squadrons: 'cobalt-a', auxiliaries }],
  });

  it.each<Forbidden>([
    {
      rule: '6.297',
      said: 'task-kind',
      what: 'one that is Stationed is Stationed elsewhere',
      stated: { ports: { ferry: 'red-fleet-1' } },
      order: task('Station', 'red-fleet-1', 'narrows'),
      change: (world) => putOnStation(world, 'red', 'red-fleet-1', 'narrows', null),
    },
    {
      rule: '6.297',
      said: 'task-range',
      what: 'one that is Stationed Searches the next Space',
      stated: { ports: { ferry: 'red-fleet-1' } },
      order: search('red-fleet-1', 'w'),
      change: (world) => putOnStation(world, 'red', 'red-fleet-1', 'narrows', null),
    },
    {
      rule: '6.297',
      said: 'may',
      what: 'one that is Stationed Searches its own Space',
      stated: { ports: { ferry: 'red-fleet-1' } },
      order: search('red-fleet-1', 'narrows'),
      change: (world) => putOnStation(world, 'red', 'red-fleet-1', 'narrows', null),
    },
    {
      rule: '10.22',
      said: 'task-kind',
      what: 'a pirate covers trade',
      stated: { ...rovers, scenario: { module: fleetRover } },
      order: task('CoverTrade', 'rover-1', 'x'),
    },
    {
      rule: '10.22',
      said: 'may',
      what: 'a Light pirate is Stationed',
      stated: rovers,
      order: task('Station', 'rover-1', 'narrows'),
    },
    {
      rule: '10.22',
      said: 'may',
      what: 'a pirate is Stationed in a Zone',
      stated: { ...rovers, world: { ...rovers.world, blowing: ['Norther'] } },
      order: task('Station', 'rover-1', 'ocean'),
    },
    {
      rule: '10.222',
      said: 'task-place',
      what: 'a pirate is Stationed at a Port',
      stated: rovers,
      order: task('Station', 'rover-1', 'kings-port'),
    },
    {
      rule: '6.283',
      said: 'task-kind',
      what: 'one with a Convoy Searches',
      stated: { ports: { ferry: 'red-fleet-1' } },
      order: search('red-fleet-1', 'w'),
      change: (world) => {
        putConvoy(world, { group: 'red-victuals', at: 'w' });
        forcesOf(world, 'red').auxiliaries['red-fleet-1'] = { in: 'formation', formation: 'red-victuals' };
        formationIn(world, 'red-victuals').auxiliaries.push('red-fleet-1');
      },
    },
    {
      rule: '10.181',
      said: 'raid-target',
      what: 'a Convoy in a Zone is attacked',
      stated: { ports: { 'kings-port': 'red-fleet-2' } },
      order: (world) =>
        task('ConvoyAttack', 'red-fleet-2', 'ocean', { against: tokenBehind(world, 'blue-trade').id }),
      change: (world) => void putConvoy(world, { group: 'blue-trade', at: 'ocean' }),
    },
    {
      rule: '10.182',
      said: 'may',
      what: 'a Convoy at sea is attacked',
      stated: { put: [red('w', 'red-fleet-1')] },
      order: raid,
      change: trade,
    },
    {
      rule: '10.181',
      said: 'raid-target',
      what: 'one’s own Convoy is attacked',
      stated: { put: [red('w', 'red-fleet-1')] },
      order: (world) =>
        task('ConvoyAttack', 'red-fleet-1', 'w', { against: tokenBehind(world, 'red-victuals').id }),
      change: (world) => void putConvoy(world, { group: 'red-victuals', at: 'w' }),
    },
    {
      rule: '10.181',
      said: 'raid-target',
      what: 'a Convoy elsewhere is attacked',
      stated: { put: [red('w', 'red-fleet-1')] },
      order: (world) => ({ ...raid(world), at: 'x' }),
      change: trade,
    },
    {
      rule: '10.183',
      said: 'may',
      what: 'before the war, at the price',
      stated: { ...peace, put: [red('w', 'red-fleet-1')] },
      order: raid,
      change: trade,
    },
    {
      rule: '2.32',
      said: 'task-peace',
      what: 'those at peace attack a Convoy',
      stated: { ...peace, put: [azure('w', { auxiliaries: 'azure-fleet-1' })] },
      side: 'blue',
      order: (world) =>
        task('ConvoyAttack', 'azure-fleet-1', 'w', { against: tokenBehind(world, 'red-victuals').id }),
      change: (world) => void putConvoy(world, { group: 'red-victuals', at: 'w' }),
    },
    {
      rule: '2.32',
      said: 'task-peace',
      what: 'those at peace send a Fireship',
      stated: { ...peace, put: [azure('ferry', { auxiliaries: 'azure-fire-1' })] },
      side: 'blue',
      order: task('Fireship', 'azure-fire-1', 'ferry'),
    },
    {
      rule: '6.231',
      said: 'may',
      what: 'in war they do',
      stated: { put: [azure('ferry', { auxiliaries: 'azure-fire-1' })] },
      side: 'blue',
      order: task('Fireship', 'azure-fire-1', 'ferry'),
    },
    {
      rule: '6.231',
      said: 'fire-target',
      what: 'out of one’s own Harbour',
      stated: { put: [red('kings-port', 'red-fire-1', { fitting: true })] },
      order: task('Fireship', 'red-fire-1', 'kings-port'),
    },
    {
      rule: '6.149',
      said: 'bomb-again',
      what: 'a Formation Bombards twice',
      stated: { put: [red('ville', 'red-bomb-1')] },
      order: task('Bombard', 'red-bomb-1', 'ville'),
      change: (world) => {
        forcesOf(world, 'red').tasked = ['Bombard:red-gf'];
      },
    },
    {
      rule: '6.24',
      said: 'may',
      what: 'another has Bombarded',
      stated: { put: [red('ville', 'red-bomb-1')] },
      order: task('Bombard', 'red-bomb-1', 'ville'),
      change: (world) => {
        forcesOf(world, 'red').tasked = ['Bombard:red-flag', 'Raid:red-gf'];
      },
    },
    {
      rule: '6.242',
      said: 'bomb-source',
      what: 'a Bomb in a Port',
      stated: { ports: { ferry: 'red-bomb-1' } },
      order: task('Bombard', 'red-bomb-1', 'ferry'),
    },
    {
      rule: '6.149',
      said: 'shore-task',
      what: 'an action that is the other side’s',
      stated: { ports: { cala: 'cobalt-fleet-1' } },
      side: 'blue',
      order: task('CoverTrade', 'cobalt-fleet-1', 'y'),
    },
    {
      rule: '6.149',
      said: 'shore-place',
      what: 'a road where there is none',
      stated: { put: [red('x', 'red-bomb-1')] },
      order: task('BombardRoad', 'red-bomb-1', 'x'),
    },
    {
      rule: '6.149',
      said: 'shore-place',
      what: 'a Raid on a neutral Port',
      stated: { put: [red('haven', 'red-marine-1')] },
      order: task('Raid', 'red-marine-1', 'haven'),
    },
    {
      rule: '6.149',
      said: 'shore-early',
      what: 'trade that is not contested yet',
      stated: { ...peace, ports: { ferry: 'red-fleet-2' } },
      order: task('CoverTrade', 'red-fleet-2', 'y'),
    },
    {
      rule: '6.251',
      said: 'shore-source',
      what: 'Marines in a Port',
      stated: { ports: { ferry: 'red-marine-1' } },
      order: task('Raid', 'red-marine-1', 'cala'),
      change: (world) => {
        forcesOf(world, 'red').auxiliaries['red-marine-1'] = { in: 'port', port: 'cala' };
      },
    },
    {
      rule: '6.149',
      said: 'shore-space',
      what: 'Marines from the next Space',
      stated: { put: [red('y', 'red-marine-1')] },
      order: task('Raid', 'red-marine-1', 'cala'),
    },
    {
      rule: '6.149',
      said: 'shore-again',
      what: 'a second Raid of a Formation in an Impulse',
      stated: { put: [red('cala', 'red-marine-1')] },
      order: task('Raid', 'red-marine-1', 'cala'),
      change: (world) => {
        forcesOf(world, 'red').tasked = ['Raid:red-gf'];
      },
    },
    {
      rule: '6.25',
      said: 'may',
      what: 'a Raid after Cutting Out',
      stated: { put: [red('cala', 'red-marine-1')] },
      order: task('Raid', 'red-marine-1', 'cala'),
      change: (world) => {
        forcesOf(world, 'red').tasked = ['CuttingOut:red-gf', 'Raid:red-flag'];
      },
    },
    {
      rule: '6.25',
      said: 'may',
      what: 'the Command at war Raids',
      stated: { ...peace, ...cobalt('cobalt-marine-1', 'ferry') },
      side: 'blue',
      order: task('Raid', 'cobalt-marine-1', 'ferry'),
    },
  ])('[$rule] $said: $what', ({ rule, said, stated, order, side = 'red', change }) => {
    const world = atWar(stated);
    change?.(world);
    const flaw = checkTask(world, side, typeof order === 'function' ? order(world) : order);
    expect([flaw?.code ?? 'may', said === 'may' ? rule : flaw?.rule]).toEqual([said, rule]);
  });
});

it('[6.14] nothing is Tasked beyond the part of the map that is in play', () => {
  const may = (map: string[]) => {
    const world = atWar({ put: [red('w', 'red-fleet-1')], scenario: { only: { map } } });
    return checkTask(world, 'red', search('red-fleet-1', 'x'))?.code;
  };
  expect([may(['w', 'x']), may(['w', 'narrows'])]).toEqual([undefined, 'task-place']);
});

it('[6.291] [10.222] under the rule of the privateers Fleet and Fleet-50 are Stationed in Zones, no other Class', () => {
  const auxiliaries = testModule.auxiliaries.map((one) =>
    one.id === 'azure-light-1' ? { ...one, class: 'Fleet-50' as const } : one,
  );
  const world = atWar({
    scenario: { module: { ...testModule, auxiliaries } },
    ports: { ville: 'azure-fleet-1 azure-light-1 azure-galley-1', cala: 'cobalt-fleet-1' },
    world: { rules: ['course'] },
  });
  const may = (aux: string) => mayBeStationed(world, 'blue', aux, 'gulf');
  expect(['azure-fleet-1', 'azure-light-1', 'azure-galley-1', 'cobalt-fleet-1'].map(may)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
