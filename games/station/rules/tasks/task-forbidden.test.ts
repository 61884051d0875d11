import { describe, expect, it } from 'vitest';
import { putOnStation } from '../auxiliaries/stationing.ts';
import { putConvoy } from '../testing/convoys.ts';
import { tokenBehind } from '../testing/found.ts';
import { itJudges } from '../testing/judged.ts';
import { testModule } from '../testing/module.ts';
import {
  atWar,
  azureAt as azure,
  fleetRover,
  judgeTask,
  redWith as red,
  search,
  taskOrder as task,
} from '../testing/search.ts';
import { formationIn, type Stated } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { checkTask, mayBeStationed } from './task-check.ts';

/** What Red's Formations have done this Impulse. */
const tasked =
  (...all: string[]) =>
  (world: State): void => {
    forcesOf(world, 'red').tasked = all;
  };

describe('What the Task itself forbids', () => {
  const trade = (world: State) => void putConvoy(world, { group: 'blue-trade', at: 'w' });
  const raid = (world: State) =>
    task('ConvoyAttack', 'red-fleet-1', 'w', { against: tokenBehind(world, 'blue-trade').id });
  const rovers: Stated = { ports: { den: 'rover-1' }, world: { corsairs: { side: 'red', bases: ['den'] } } };
  const peace = { events: '' };
  const cobalt = (auxiliaries: string, at: string): Stated => ({
    put: [{ id: 'cobalt-flag', at, squadrons: 'cobalt-a', auxiliaries }],
  });

  itJudges(judgeTask, {
    '[6.297] task-kind: one that is Stationed is Stationed elsewhere': {
      stated: { ports: { ferry: 'red-fleet-1' } },
      task: task('Station', 'red-fleet-1', 'narrows'),
      change: (world) => putOnStation(world, 'red', 'red-fleet-1', 'narrows', null),
    },
    '[6.297] task-range: one that is Stationed Searches the next Space': {
      stated: { ports: { ferry: 'red-fleet-1' } },
      task: search('red-fleet-1', 'w'),
      change: (world) => putOnStation(world, 'red', 'red-fleet-1', 'narrows', null),
    },
    '[6.297] may: one that is Stationed Searches its own Space': {
      stated: { ports: { ferry: 'red-fleet-1' } },
      task: search('red-fleet-1', 'narrows'),
      change: (world) => putOnStation(world, 'red', 'red-fleet-1', 'narrows', null),
    },
    '[10.22] task-kind: a pirate covers trade': {
      stated: { ...rovers, scenario: { module: fleetRover } },
      task: task('CoverTrade', 'rover-1', 'x'),
    },
    '[10.22] may: a Light pirate is Stationed': {
      stated: rovers,
      task: task('Station', 'rover-1', 'narrows'),
    },
    '[10.22] may: a pirate is Stationed in a Zone': {
      stated: { ...rovers, world: { ...rovers.world, blowing: ['Norther'] } },
      task: task('Station', 'rover-1', 'ocean'),
    },
    '[10.222] task-place: a pirate is Stationed at a Port': {
      stated: rovers,
      task: task('Station', 'rover-1', 'kings-port'),
    },
    '[6.283] task-kind: one with a Convoy Searches': {
      stated: { ports: { ferry: 'red-fleet-1' } },
      task: search('red-fleet-1', 'w'),
      change: (world) => {
        putConvoy(world, { group: 'red-victuals', at: 'w' });
        forcesOf(world, 'red').auxiliaries['red-fleet-1'] = { in: 'formation', formation: 'red-victuals' };
        formationIn(world, 'red-victuals').auxiliaries.push('red-fleet-1');
      },
    },
    '[10.181] raid-target: a Convoy in a Zone is attacked': {
      stated: { ports: { 'kings-port': 'red-fleet-2' } },
      task: (world) =>
        task('ConvoyAttack', 'red-fleet-2', 'ocean', { against: tokenBehind(world, 'blue-trade').id }),
      change: (world) => void putConvoy(world, { group: 'blue-trade', at: 'ocean' }),
    },
    '[10.182] may: a Convoy at sea is attacked': {
      stated: { put: [red('w', 'red-fleet-1')] },
      task: raid,
      change: trade,
    },
    '[10.181] raid-target: one’s own Convoy is attacked': {
      stated: { put: [red('w', 'red-fleet-1')] },
      task: (world) =>
        task('ConvoyAttack', 'red-fleet-1', 'w', { against: tokenBehind(world, 'red-victuals').id }),
      change: (world) => void putConvoy(world, { group: 'red-victuals', at: 'w' }),
    },
    '[10.181] raid-target: a Convoy elsewhere is attacked': {
      stated: { put: [red('w', 'red-fleet-1')] },
      task: (world) => ({ ...raid(world), at: 'x' }),
      change: trade,
    },
    '[10.183] may: before the war, at the price': {
      stated: { ...peace, put: [red('w', 'red-fleet-1')] },
      task: raid,
      change: trade,
    },
    '[2.32] task-peace: those at peace attack a Convoy': {
      stated: { ...peace, put: [azure('w', { auxiliaries: 'azure-fleet-1' })] },
      side: 'blue',
      task: (world) =>
        task('ConvoyAttack', 'azure-fleet-1', 'w', { against: tokenBehind(world, 'red-victuals').id }),
      change: (world) => void putConvoy(world, { group: 'red-victuals', at: 'w' }),
    },
    '[2.32] task-peace: those at peace send a Fireship': {
      stated: { ...peace, put: [azure('ferry', { auxiliaries: 'azure-fire-1' })] },
      side: 'blue',
      task: task('Fireship', 'azure-fire-1', 'ferry'),
    },
    '[6.231] may: in war they do': {
      stated: { put: [azure('ferry', { auxiliaries: 'azure-fire-1' })] },
      side: 'blue',
      task: task('Fireship', 'azure-fire-1', 'ferry'),
    },
    '[6.231] fire-target: out of one’s own Harbour': {
      stated: { put: [red('kings-port', 'red-fire-1', { fitting: true })] },
      task: task('Fireship', 'red-fire-1', 'kings-port'),
    },
    '[6.149] bomb-again: a Formation Bombards twice': {
      stated: { put: [red('ville', 'red-bomb-1')] },
      task: task('Bombard', 'red-bomb-1', 'ville'),
      change: tasked('Bombard:red-gf'),
    },
    '[6.24] may: another has Bombarded': {
      stated: { put: [red('ville', 'red-bomb-1')] },
      task: task('Bombard', 'red-bomb-1', 'ville'),
      change: tasked('Bombard:red-flag', 'Raid:red-gf'),
    },
    '[6.242] bomb-source: a Bomb in a Port': {
      stated: { ports: { ferry: 'red-bomb-1' } },
      task: task('Bombard', 'red-bomb-1', 'ferry'),
    },
    '[6.149] shore-task: an action that is the other side’s': {
      stated: { ports: { cala: 'cobalt-fleet-1' } },
      side: 'blue',
      task: task('CoverTrade', 'cobalt-fleet-1', 'y'),
    },
    '[6.149] shore-place: a road where there is none': {
      stated: { put: [red('x', 'red-bomb-1')] },
      task: task('BombardRoad', 'red-bomb-1', 'x'),
    },
    '[6.149] shore-place: a Raid on a neutral Port': {
      stated: { put: [red('haven', 'red-marine-1')] },
      task: task('Raid', 'red-marine-1', 'haven'),
    },
    '[6.149] shore-early: trade that is not contested yet': {
      stated: { ...peace, ports: { ferry: 'red-fleet-2' } },
      task: task('CoverTrade', 'red-fleet-2', 'y'),
    },
    '[6.251] shore-source: Marines in a Port': {
      stated: { ports: { ferry: 'red-marine-1' } },
      task: task('Raid', 'red-marine-1', 'cala'),
      change: (world) => {
        forcesOf(world, 'red').auxiliaries['red-marine-1'] = { in: 'port', port: 'cala' };
      },
    },
    '[6.149] shore-space: Marines from the next Space': {
      stated: { put: [red('y', 'red-marine-1')] },
      task: task('Raid', 'red-marine-1', 'cala'),
    },
    '[6.149] shore-again: a second Raid of a Formation in an Impulse': {
      stated: { put: [red('cala', 'red-marine-1')] },
      task: task('Raid', 'red-marine-1', 'cala'),
      change: tasked('Raid:red-gf'),
    },
    '[6.25] may: a Raid after Cutting Out': {
      stated: { put: [red('cala', 'red-marine-1')] },
      task: task('Raid', 'red-marine-1', 'cala'),
      change: tasked('CuttingOut:red-gf', 'Raid:red-flag'),
    },
    '[6.25] may: the Command at war Raids': {
      stated: { ...peace, ...cobalt('cobalt-marine-1', 'ferry') },
      side: 'blue',
      task: task('Raid', 'cobalt-marine-1', 'ferry'),
    },
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
