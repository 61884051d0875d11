import { describe, expect, it } from 'vitest';
import type { Module } from '../module/module.ts';
import { BATTLE, DESK, itRefuses, type RefusedAct } from '../testing/acts.ts';
import { testModule } from '../testing/module.ts';
import { RED_AT_HOME as home, redAtSea as sea } from '../testing/reorganisation.ts';
import { type Stated, stationAt } from '../testing/station.ts';
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
  put: [{ id: 'red-flag', at: 'kings-port', fitting: true, leader: 'r-birch', squadrons: 'red-c' }],
};
const apart = sea(
  { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a' },
  { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-b' },
  { id: 'red-det-1', at: 'y', leader: 'r-cole', squadrons: 'red-c' },
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
  itRefuses([
    {
      rule: '3.335',
      code: 'no-forming',
      what: 'after a Battle',
      stated: sea({ id: 'red-a', at: 'x' }),
      act: form('red-gf', 'red-a'),
      occasion: BATTLE,
    },
    {
      rule: '3.33',
      code: 'no-flotilla',
      what: 'of a counter that the other side has',
      stated: home,
      act: form('azure-flag', 'red-a'),
    },
    {
      rule: '3.33',
      code: 'no-flotilla',
      what: 'of no counter',
      stated: home,
      act: form('red-nothing', 'red-a'),
    },
    {
      rule: '3.33',
      code: 'formed',
      what: 'of a counter in play',
      stated: atAnchor,
      act: form('red-flag', 'red-a'),
    },
    { rule: '3.321', code: 'empty', what: 'of nothing', stated: home, act: form('red-gf', '') },
    {
      rule: '3.33',
      code: 'not-yet',
      what: 'of both Commands before they may be one',
      stated: { ...home, fittingOut: { ville: 'azure-a' } },
      act: form('blue-gf', 'azure-a'),
      side: 'blue',
    },
    {
      rule: '3.322',
      code: 'detachment',
      what: 'as a Detachment with a Flotilla in it',
      stated: atAnchor,
      act: form('red-det-1', 'red-a', 'red-flag'),
    },
    {
      rule: '3.33',
      code: 'not-free',
      what: 'of a Squadron that is nowhere',
      stated: home,
      act: form('red-gf', 'red-e'),
    },
    {
      rule: '3.33',
      code: 'not-free',
      what: 'of one In Ordinary',
      stated: { ...home, fittingOut: {}, ordinary: { 'kings-port': 'red-a' } },
      act: form('red-gf', 'red-a'),
    },
    {
      rule: '3.33',
      code: 'not-free',
      what: 'of one that is in another Flotilla',
      stated: atAnchor,
      act: form('red-gf', 'red-c'),
    },
    {
      rule: '3.33',
      code: 'not-free',
      what: 'of an Independent Squadron that Executes an Order',
      stated: sea({ id: 'red-a', at: 'x' }),
      act: form('red-gf', 'red-a'),
      change: executing('red-a'),
    },
    {
      rule: '3.33',
      code: 'not-free',
      what: 'of an Independent Squadron under a Flotilla',
      stated: sea(
        { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-b' },
        { id: 'red-a', at: 'x', under: 'red-flag' },
      ),
      act: form('red-gf', 'red-a'),
    },
    {
      rule: '3.326',
      code: 'contingent',
      what: 'of a Contingent that its counter does not name',
      stated: { ...home, fittingOut: { ville: 'azure-a' } },
      act: form('cobalt-flag', 'azure-a'),
      side: 'blue',
    },
    {
      rule: '3.326',
      code: 'contingent',
      what: 'of a Contingent that is not in the war',
      stated: { ...home, fittingOut: { cala: 'grey-g' } },
      act: form('cobalt-flag', 'grey-g'),
      side: 'blue',
    },
    {
      rule: '3.326',
      code: 'galleys',
      what: 'of ships of the line where Galleys belong',
      stated: { ...home, fittingOut: { cala: 'cobalt-a' } },
      act: form('cobalt-galleys', 'cobalt-a'),
      side: 'blue',
    },
    {
      rule: '3.333',
      code: 'no-formation',
      what: 'over a Flotilla that is not in play',
      stated: home,
      act: form('red-gf', 'red-a', 'red-flag'),
    },
    {
      rule: '3.322',
      code: 'kind',
      what: 'as a Flag over a Grand Flag',
      stated: sea({ id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-b' }, { id: 'red-a', at: 'x' }),
      act: form('red-flag', 'red-a', 'red-gf'),
    },
    {
      rule: '3.33',
      code: 'apart',
      what: 'of Squadrons in two Ports',
      stated: { ...home, fittingOut: { 'kings-port': 'red-a', ferry: 'red-b' } },
      act: form('red-gf', 'red-a red-b'),
    },
    {
      rule: '3.33',
      code: 'apart',
      what: 'of a Squadron at anchor and a Flotilla at sea before the Port',
      stated: {
        ...home,
        put: [{ id: 'red-flag', at: 'kings-port', leader: 'r-birch', squadrons: 'red-c' }],
      },
      act: form('red-gf', 'red-a', 'red-flag'),
    },
    ...(['in', 'out'] as const).map(
      (berth): RefusedAct => ({
        rule: '3.33',
        code: 'box',
        what: `in the box ${berth} of a Sea Zone`,
        stated: sea({ id: 'red-a', at: 'ocean' }),
        act: form('red-gf', 'red-a'),
        change: (world) => {
          world.forces.red!.formations['red-a']!.place = { at: 'ocean', berth };
        },
      }),
    ),
    {
      rule: '3.411',
      code: 'no-leader',
      what: 'as a Flag while there are Commodores only',
      stated: { ...home, mess: 'r-cole', stations: {} },
      act: form('red-flag', 'red-a'),
    },
    {
      rule: '3.425',
      code: 'rank',
      what: 'over a Flotilla whose leader is senior',
      stated: {
        ...home,
        put: [{ id: 'red-flag', at: 'kings-port', fitting: true, leader: 'r-ash', squadrons: 'red-c' }],
        mess: 'r-birch',
        stations: {},
      },
      act: form('red-gf', 'red-a', 'red-flag'),
    },
    {
      rule: '10.311',
      code: 'flagship',
      what: 'of a Flagship alone',
      stated: home,
      act: form('red-gf', 'sovereign'),
    },
    {
      rule: '3.451',
      code: 'tried',
      what: 'a second time in a Turn, the check having failed',
      stated: home,
      act: form('red-gf', 'red-a'),
      change: (world) => world.forces.red!.desk.tried.push('form red-gf'),
    },
    {
      rule: '10.232',
      code: 'corsair',
      what: 'of Corsairs',
      stated: { ...home, scenario: { module: manned } },
      act: form('red-gf', 'red-a'),
    },
  ]);
});

describe('A Formation is not Subordinated', () => {
  itRefuses([
    {
      rule: '3.333',
      code: 'no-flotilla',
      what: 'to a Flotilla that is not in play',
      stated: apart,
      act: under('red-flag', 'red-det-2'),
    },
    {
      rule: '3.333',
      code: 'no-flotilla',
      what: 'to an Independent Squadron',
      stated: apart,
      act: under('red-flag', 'red-e'),
    },
    { rule: '3.333', code: 'no-flotilla', what: 'to itself', stated: apart, act: under('red-gf', 'red-gf') },
    {
      rule: '3.333',
      code: 'no-formation',
      what: 'that is not in play',
      stated: apart,
      act: under('red-det-2', 'red-gf'),
    },
    {
      rule: '3.333',
      code: 'no-formation',
      what: 'that is a Squadron in Port and not new there',
      stated: { ...atAnchor },
      act: under('red-a', 'red-flag'),
    },
    {
      rule: '3.333',
      code: 'under',
      what: 'that is so already',
      stated: sea(
        { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a' },
        { id: 'red-flag', at: 'x', leader: 'r-birch', under: 'red-gf', squadrons: 'red-b' },
      ),
      act: under('red-flag', 'red-gf'),
    },
    {
      rule: '3.353',
      code: 'executing',
      what: 'that is an Independent Squadron under an Order',
      stated: apart,
      act: under('red-e', 'red-gf'),
      change: executing('red-e'),
    },
    {
      rule: '9.366',
      code: 'executing',
      what: 'that is a Flotilla under an Order',
      stated: apart,
      act: under('red-flag', 'red-gf'),
      change: executing('red-flag'),
    },
    {
      rule: '3.322',
      code: 'kind',
      what: 'being a Grand Flag, to a Flag',
      stated: apart,
      act: under('red-gf', 'red-flag'),
    },
    {
      rule: '3.322',
      code: 'kind',
      what: 'being a Flag, to a Detachment',
      stated: apart,
      act: under('red-flag', 'red-det-1'),
    },
    {
      rule: '3.425',
      code: 'rank',
      what: 'to one whose leader is junior',
      stated: sea(
        { id: 'red-gf', at: 'x', leader: 'r-birch', squadrons: 'red-a' },
        { id: 'red-flag', at: 'x', leader: 'r-ash', squadrons: 'red-b' },
      ),
      act: under('red-flag', 'red-gf'),
    },
    {
      rule: '3.326',
      code: 'contingent',
      what: 'with Squadrons that may not serve there',
      stated: sea(
        { id: 'cobalt-flag', at: 'x', leader: 'c-cano', squadrons: 'cobalt-a' },
        { id: 'azure-a', at: 'x' },
      ),
      act: under('azure-a', 'cobalt-flag'),
      side: 'blue',
    },
    {
      rule: '3.326',
      code: 'galleys',
      what: 'with ships of the line among Galleys',
      stated: sea(
        { id: 'cobalt-galleys', at: 'x', leader: 'c-diaz', squadrons: 'cobalt-g' },
        { id: 'cobalt-a', at: 'x' },
      ),
      act: under('cobalt-a', 'cobalt-galleys'),
      side: 'blue',
    },
    {
      rule: '3.333',
      code: 'apart',
      what: 'to one in another place',
      stated: apart,
      act: under('red-det-1', 'red-gf'),
    },
    {
      rule: '11.152',
      code: 'apart',
      what: 'as a newcomer, to a Flotilla that is at sea before his Port',
      stated: { ...home, put: [{ id: 'red-flag', at: 'kings-port', leader: 'r-birch', squadrons: 'red-c' }] },
      act: under('red-a', 'red-flag'),
      change: (world) => {
        world.forces.red!.newcomers = ['red-a'];
      },
    },
    {
      rule: '3.326',
      code: 'contingent',
      what: 'as a newcomer of a Contingent that may not serve there',
      stated: {
        ...home,
        fittingOut: { cala: 'azure-a' },
        put: [{ id: 'cobalt-flag', at: 'cala', fitting: true, leader: 'c-cano', squadrons: 'cobalt-a' }],
      },
      act: under('azure-a', 'cobalt-flag'),
      side: 'blue',
      change: (world) => {
        world.forces.blue!.newcomers = ['azure-a'];
      },
    },
    {
      rule: '3.451',
      code: 'tried',
      what: 'a second time in a Turn, the check having failed',
      stated: apart,
      act: under('red-flag', 'red-gf'),
      change: (world) => world.forces.red!.desk.tried.push('under red-flag'),
    },
  ]);

  it('[3.322] a Flag takes Detachments, a Grand Flag takes Flags and Detachments', () => {
    const together = sea(
      { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a' },
      { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-b' },
      { id: 'red-det-1', at: 'x', leader: 'r-cole', squadrons: 'red-c' },
      { id: 'red-det-2', at: 'x', leader: 'r-dunn', squadrons: 'red-d' },
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
