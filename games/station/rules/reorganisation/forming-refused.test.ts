import { describe, expect, it } from 'vitest';
import type { Module } from '../module/module.ts';
import { BATTLE, DESK, itRefuses } from '../testing/acts.ts';
import { testModule } from '../testing/module.ts';
import { RED_AT_HOME as home, redAtSea as sea } from '../testing/reorganisation.ts';
import { force, type Stated, stationAt } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { newExecution } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { checkAct } from './acts.ts';

const form = (flotilla: string, squadrons: string, flotillas = ''): ReorganisationAct => ({
  do: 'form',
  flotilla,
  squadrons: squadrons.split(' ').filter((id) => id !== ''),
  flotillas: flotillas.split(' ').filter((id) => id !== ''),
});
const under = (formation: string, to: string): ReorganisationAct => ({ do: 'subordinate', formation, to });

const atAnchor: Stated = {
  ...home,
  put: [force('red-flag kings-port r-birch red-c', { fitting: true })],
};
const apart = sea(
  force('red-gf x r-ash red-a'),
  force('red-flag x r-birch red-b'),
  force('red-det-1 y r-cole red-c'),
  { id: 'red-e', at: 'x' },
);
const executing = (id: string) => (world: State) => {
  world.forces.red!.formations[id]!.execution = newExecution('cruise', 0, null, {});
};

const manned: Module = {
  ...testModule,
  squadrons: testModule.squadrons.map((one) =>
    one.id === 'red-a' ? { ...one, corsair: { base: 'den', requires: null, perish: false } } : one,
  ),
};

describe('A Flotilla is not Formed', () => {
  const boxed = (berth: 'in' | 'out') => (world: State) => {
    world.forces.red!.formations['red-a']!.place = { at: 'ocean', berth };
  };
  itRefuses({
    '[3.335] no-forming: after a Battle': {
      stated: sea({ id: 'red-a', at: 'x' }),
      act: form('red-gf', 'red-a'),
      occasion: BATTLE,
    },
    '[3.33] no-flotilla: of a counter that the other side has': {
      stated: home,
      act: form('azure-flag', 'red-a'),
    },
    '[3.33] no-flotilla: of no counter': {
      stated: home,
      act: form('red-nothing', 'red-a'),
    },
    '[3.33] formed: of a counter in play': {
      stated: atAnchor,
      act: form('red-flag', 'red-a'),
    },
    '[3.321] empty: of nothing': {
      stated: home,
      act: form('red-gf', ''),
    },
    '[3.33] not-yet: of both Commands before they may be one': {
      stated: { ...home, fittingOut: { ville: 'azure-a' } },
      act: form('blue-gf', 'azure-a'),
      side: 'blue',
    },
    '[3.322] detachment: as a Detachment with a Flotilla in it': {
      stated: atAnchor,
      act: form('red-det-1', 'red-a', 'red-flag'),
    },
    '[3.33] not-free: of a Squadron that is nowhere': {
      stated: home,
      act: form('red-gf', 'red-e'),
    },
    '[3.33] not-free: of one In Ordinary': {
      stated: { ...home, fittingOut: {}, ordinary: { 'kings-port': 'red-a' } },
      act: form('red-gf', 'red-a'),
    },
    '[3.33] not-free: of one that is in another Flotilla': {
      stated: atAnchor,
      act: form('red-gf', 'red-c'),
    },
    '[3.33] not-free: of an Independent Squadron that Executes an Order': {
      stated: sea({ id: 'red-a', at: 'x' }),
      act: form('red-gf', 'red-a'),
      change: executing('red-a'),
    },
    '[3.33] not-free: of an Independent Squadron under a Flotilla': {
      stated: sea(force('red-flag x r-birch red-b'), { id: 'red-a', at: 'x', under: 'red-flag' }),
      act: form('red-gf', 'red-a'),
    },
    '[3.326] contingent: of a Contingent that its counter does not name': {
      stated: { ...home, fittingOut: { ville: 'azure-a' } },
      act: form('cobalt-flag', 'azure-a'),
      side: 'blue',
    },
    '[3.326] contingent: of a Contingent that is not in the war': {
      stated: { ...home, fittingOut: { cala: 'grey-g' } },
      act: form('cobalt-flag', 'grey-g'),
      side: 'blue',
    },
    '[3.326] galleys: of ships of the line where Galleys belong': {
      stated: { ...home, fittingOut: { cala: 'cobalt-a' } },
      act: form('cobalt-galleys', 'cobalt-a'),
      side: 'blue',
    },
    '[3.333] no-formation: over a Flotilla that is not in play': {
      stated: home,
      act: form('red-gf', 'red-a', 'red-flag'),
    },
    '[3.322] kind: as a Flag over a Grand Flag': {
      stated: sea(force('red-gf x r-ash red-b'), { id: 'red-a', at: 'x' }),
      act: form('red-flag', 'red-a', 'red-gf'),
    },
    '[3.33] apart: of Squadrons in two Ports': {
      stated: { ...home, fittingOut: { 'kings-port': 'red-a', ferry: 'red-b' } },
      act: form('red-gf', 'red-a red-b'),
    },
    '[3.33] apart: of a Squadron at anchor and a Flotilla at sea before the Port': {
      stated: {
        ...home,
        put: [force('red-flag kings-port r-birch red-c')],
      },
      act: form('red-gf', 'red-a', 'red-flag'),
    },
    '[3.33] box: in the box in of a Sea Zone': {
      stated: sea({ id: 'red-a', at: 'ocean' }),
      act: form('red-gf', 'red-a'),
      change: boxed('in'),
    },
    '[3.33] box: in the box out of a Sea Zone': {
      stated: sea({ id: 'red-a', at: 'ocean' }),
      act: form('red-gf', 'red-a'),
      change: boxed('out'),
    },
    '[3.411] no-leader: as a Flag while there are Commodores only': {
      stated: { ...home, mess: 'r-cole', stations: {} },
      act: form('red-flag', 'red-a'),
    },
    '[3.425] rank: over a Flotilla whose leader is senior': {
      stated: {
        ...home,
        put: [force('red-flag kings-port r-ash red-c', { fitting: true })],
        mess: 'r-birch',
        stations: {},
      },
      act: form('red-gf', 'red-a', 'red-flag'),
    },
    '[10.311] flagship: of a Flagship alone': {
      stated: home,
      act: form('red-gf', 'sovereign'),
    },
    '[3.451] tried: a second time in a Turn, the check having failed': {
      stated: home,
      act: form('red-gf', 'red-a'),
      change: (world) => world.forces.red!.desk.tried.push('form red-gf'),
    },
    '[10.232] corsair: of Corsairs': {
      stated: { ...home, scenario: { module: manned } },
      act: form('red-gf', 'red-a'),
    },
  });
});

describe('A Formation is not Subordinated', () => {
  itRefuses({
    '[3.333] no-flotilla: to a Flotilla that is not in play': {
      stated: apart,
      act: under('red-flag', 'red-det-2'),
    },
    '[3.333] no-flotilla: to an Independent Squadron': {
      stated: apart,
      act: under('red-flag', 'red-e'),
    },
    '[3.333] no-flotilla: to itself': {
      stated: apart,
      act: under('red-gf', 'red-gf'),
    },
    '[3.333] no-formation: that is not in play': {
      stated: apart,
      act: under('red-det-2', 'red-gf'),
    },
    '[3.333] no-formation: that is a Squadron in Port and not new there': {
      stated: { ...atAnchor },
      act: under('red-a', 'red-flag'),
    },
    '[3.333] under: that is so already': {
      stated: sea(force('red-gf x r-ash red-a'), force('red-flag x r-birch red-b', { under: 'red-gf' })),
      act: under('red-flag', 'red-gf'),
    },
    '[3.353] executing: that is an Independent Squadron under an Order': {
      stated: apart,
      act: under('red-e', 'red-gf'),
      change: executing('red-e'),
    },
    '[9.366] executing: that is a Flotilla under an Order': {
      stated: apart,
      act: under('red-flag', 'red-gf'),
      change: executing('red-flag'),
    },
    '[3.322] kind: being a Grand Flag, to a Flag': {
      stated: apart,
      act: under('red-gf', 'red-flag'),
    },
    '[3.322] kind: being a Flag, to a Detachment': {
      stated: apart,
      act: under('red-flag', 'red-det-1'),
    },
    '[3.425] rank: to one whose leader is junior': {
      stated: sea(force('red-gf x r-birch red-a'), force('red-flag x r-ash red-b')),
      act: under('red-flag', 'red-gf'),
    },
    '[3.326] contingent: with Squadrons that may not serve there': {
      stated: sea(force('cobalt-flag x c-cano cobalt-a'), { id: 'azure-a', at: 'x' }),
      act: under('azure-a', 'cobalt-flag'),
      side: 'blue',
    },
    '[3.326] galleys: with ships of the line among Galleys': {
      stated: sea(force('cobalt-galleys x c-diaz cobalt-g'), { id: 'cobalt-a', at: 'x' }),
      act: under('cobalt-a', 'cobalt-galleys'),
      side: 'blue',
    },
    '[3.333] apart: to one in another place': {
      stated: apart,
      act: under('red-det-1', 'red-gf'),
    },
    '[11.152] apart: as a newcomer, to a Flotilla that is at sea before his Port': {
      stated: { ...home, put: [force('red-flag kings-port r-birch red-c')] },
      act: under('red-a', 'red-flag'),
      change: (world) => {
        world.forces.red!.newcomers = ['red-a'];
      },
    },
    '[3.326] contingent: as a newcomer of a Contingent that may not serve there': {
      stated: {
        ...home,
        fittingOut: { cala: 'azure-a' },
        put: [force('cobalt-flag cala c-cano cobalt-a', { fitting: true })],
      },
      act: under('azure-a', 'cobalt-flag'),
      side: 'blue',
      change: (world) => {
        world.forces.blue!.newcomers = ['azure-a'];
      },
    },
    '[3.451] tried: a second time in a Turn, the check having failed': {
      stated: apart,
      act: under('red-flag', 'red-gf'),
      change: (world) => world.forces.red!.desk.tried.push('under red-flag'),
    },
  });

  it('[3.322] a Flag takes Detachments, a Grand Flag takes Flags and Detachments', () => {
    const together = sea(
      force('red-gf x r-ash red-a'),
      force('red-flag x r-birch red-b'),
      force('red-det-1 x r-cole red-c'),
      force('red-det-2 x r-dunn red-d'),
    );
    const may = (formation: string, to: string) =>
      checkAct(stationAt(together), 'red', under(formation, to), DESK)?.code ?? 'may';
    const all = ['red-gf', 'red-flag', 'red-det-1', 'red-det-2'];
    expect(all.map((formation) => all.map((to) => may(formation, to)))).toEqual([
      ['no-flotilla', 'kind', 'kind', 'kind'],
      ['may', 'no-flotilla', 'kind', 'kind'],
      ['may', 'may', 'no-flotilla', 'kind'],
      ['may', 'may', 'kind', 'no-flotilla'],
    ]);
  });

  it('[8.424] after a Battle what was tried before is tried again', () => {
    const world = stationAt(apart);
    world.forces.red!.desk.tried.push('under red-flag');
    expect(checkAct(world, 'red', under('red-flag', 'red-gf'), BATTLE)).toBeNull();
  });
});
