import { describe, expect, it } from 'vitest';
import type { Package, ScheduleEntry } from '../module/organisations.ts';
import { changedIn, leadersIn } from '../testing/changed.ts';
import { inWords } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { force, formationIn, type Stated, scripted, stationAt } from '../testing/station.ts';
import type { Arrival } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { appear, bringToDesk } from './arrivals.ts';
import { setPortSide } from './port-changes.ts';
import {
  bringAuxiliaries,
  receivePackage,
  returnPackage,
  scheduled,
  withdrawPackage,
} from './reinforcements.ts';
import { receiveSail, withdrawSail } from './sail-received.ts';

const squadrons = (world: State, side = 'red'): string[] =>
  Object.values(forcesOf(world, side).squadrons).map(
    ({ id, sail, formation, port }) => `${id}:${sail} ${formation ?? `${port?.at} ${port?.state}`}`,
  );
const PACK: Package = { id: 'home', contingent: 'Red', squadrons: [{ id: 'red-e', sail: 3, dp: 2 }] };
const withPack = (pack: Partial<Package>, stated: Stated = {}): State =>
  stationAt({ ...stated, scenario: { module: { ...testModule, packages: [{ ...PACK, ...pack }] } } });

describe('A package', () => {
  it.each<[string, Partial<Package>, string, string]>([
    ['one to come', { leader: 'r-east' }, 'future', 'mess'],
    ['one who was called away', { leader: 'r-east' }, 'gone', 'mess'],
    ['one who is there', { leader: 'r-east' }, 'posted', 'posted'],
    ['one with a Flotilla', { leader: 'r-east', flotilla: 'red-det-2' }, 'future', 'posted'],
    ['another, that says nothing of him', {}, 'future', 'future'],
  ])('[11.176] its leader: %s', (_, pack, at, then) => {
    const world = withPack(pack);
    const east = forcesOf(world, 'red').leaders['r-east']!;
    east.at = at as 'gone';
    receivePackage(world, scripted(world), 'home');
    expect(east.at).toBe(then);
  });

  it('[11.175] one who was removed or Killed comes with none', () => {
    const world = withPack({ leader: 'r-east' });
    const east = forcesOf(world, 'red').leaders['r-east']!;
    Object.assign(east, { at: 'gone', lost: true });
    receivePackage(world, scripted(world), 'home');
    expect(east.at).toBe('gone');
  });

  it('[11.176] nor one of whom nothing is known', () => {
    const world = withPack({ leader: 'r-nobody' });
    receivePackage(world, scripted(world), 'home');
    expect(Object.keys(forcesOf(world, 'red').leaders)).not.toContain('r-nobody');
  });

  it.each<[Partial<Package>, string[]]>([
    [{}, []],
    [{ at: 'ocean' }, ['{turn:1 at:ocean flotilla:null leader:null squadrons:[{id:red-e sail:3 dp:2}]}']],
    [
      { at: 'ocean', flotilla: 'red-det-2', leader: 'r-east' },
      ['{turn:1 at:ocean flotilla:red-det-2 leader:r-east squadrons:[{id:red-e sail:3 dp:2}]}'],
    ],
  ])('[11.15] its Squadrons come where it says: %j', (pack, arrivals) => {
    const world = withPack(pack);
    receivePackage(world, scripted(world), 'home');
    expect(forcesOf(world, 'red').arrivals.map(inWords)).toEqual(arrivals);
  });

  it('[11.15] one of Sail alone brings nothing by itself', () => {
    const { squadrons: _, ...bare } = PACK;
    const packages = [{ ...bare, at: 'ocean', withdraw: { SOL: 1 } }];
    const world = stationAt({ scenario: { module: { ...testModule, packages } } });
    receivePackage(world, scripted(world), 'home');
    expect(forcesOf(world, 'red').arrivals).toEqual([]);
  });

  it('[11.125] called away before it has come, its Flotilla does not come; others do', () => {
    const world = withPack({ flotilla: 'red-det-2', auxiliaries: ['red-fleet-2'] });
    const coming = (flotilla: string | null): Arrival => ({
      turn: 3,
      at: 'ocean',
      flotilla,
      leader: null,
      squadrons: [],
    });
    forcesOf(world, 'red').arrivals = [coming('red-det-2'), coming(null), coming('red-det-1')];
    withdrawPackage(world, scripted(world), 'home');
    expect(forcesOf(world, 'red').arrivals.map(({ flotilla }) => flotilla)).toEqual([null, 'red-det-1']);
    const nameless = withPack({});
    forcesOf(nameless, 'red').arrivals = [coming('red-det-2'), coming(null)];
    withdrawPackage(nameless, scripted(nameless), 'home');
    expect(forcesOf(nameless, 'red').arrivals).toHaveLength(2);
  });

  it('[11.125] [6.12] its Auxiliaries are taken from where they are', () => {
    const world = withPack(
      { auxiliaries: ['red-fleet-2'] },
      { put: [force('red-flag x r-birch red-a', { auxiliaries: 'red-fleet-2 red-fleet-1' })] },
    );
    withdrawPackage(world, scripted(world), 'home');
    expect(formationIn(world, 'red-flag').auxiliaries).toEqual(['red-fleet-1']);
  });

  it('[11.12] it comes back where it has a place, and only if there are counters for it', () => {
    const back = (pack: Partial<Package>, stated: Stated = {}): unknown[] => {
      const { world, told } = changedIn(withPack(pack, stated), (one, context) =>
        returnPackage(one, context, 'home'),
      );
      return [told.length, forcesOf(world, 'red').arrivals.length];
    };
    expect(back({ withdraw: { SOL: 1 }, at: 'ocean' })).toEqual([1, 1]);
    expect(back({ withdraw: { SOL: 1 } })).toEqual([0, 0]);
    expect(back({ at: 'ocean' })).toEqual([0, 0]);
    expect(back({ withdraw: { G: 1 }, at: 'ocean' })).toEqual([1, 0]);
  });

  it('[11.16] an Auxiliary that is in play already stays where it is', () => {
    const world = stationAt({ ports: { 'kings-port': 'red-fleet-1' } });
    const { auxiliaries } = forcesOf(world, 'red');
    delete auxiliaries['red-light-1'];
    bringAuxiliaries(world, ['red-fleet-1', 'red-fleet-2', 'red-light-1']);
    expect([auxiliaries['red-fleet-1'], auxiliaries['red-fleet-2'], auxiliaries['red-light-1']]).toEqual([
      { in: 'port', port: 'kings-port' },
      { in: 'available' },
      { in: 'available' },
    ]);
  });
});

describe('By the calendar', () => {
  const RED: ScheduleEntry = { year: 1741, turn: 1, contingent: 'Red', at: 'kings-port' };
  const dated = (entry: Partial<ScheduleEntry>, stated: Stated = {}) =>
    changedIn(
      stationAt({ ...stated, scenario: { module: { ...testModule, schedule: [{ ...RED, ...entry }] } } }),
      (world, context) => scheduled(world, context),
    );

  it.each<[string, Partial<ScheduleEntry>, number]>([
    ['on its date', { add: { SOL: 1 } }, 1],
    ['in another Year', { add: { SOL: 1 }, year: 1742 }, 0],
    ['on another Turn', { add: { SOL: 1 }, turn: 2 }, 0],
    ['with a Flagship', { flagships: ['sovereign'] }, 1],
    ['with Auxiliaries alone', { auxiliaries: ['red-fleet-1'] }, 0],
    ['with no place', { at: null, add: { SOL: 1 } }, 0],
  ])('[11.12] %s', (_, entry, told) => {
    expect(dated(entry).told).toHaveLength(told);
  });

  it('[11.12] [10.31] a Flagship comes once, and is called away if she is there', () => {
    const there = { fittingOut: { 'kings-port': 'sovereign red-a' } };
    expect(
      squadrons(dated({ flagships: ['sovereign'] }, { fittingOut: { ferry: 'sovereign red-a' } }).world),
    ).toEqual(['sovereign:1 ferry FittingOut', 'red-a:4 ferry FittingOut']);
    expect(squadrons(dated({ withdrawFlagships: ['sovereign'] }, there).world)).toEqual([
      'red-a:4 kings-port FittingOut',
    ]);
    expect(dated({ withdrawFlagships: ['sovereign'] }).told).toEqual([]);
  });
});

describe('From the sea', () => {
  const coming = (turn: number, id: string, more: Partial<Arrival> = {}): Arrival => ({
    turn,
    at: 'ocean',
    flotilla: null,
    leader: null,
    squadrons: [{ id, sail: 2, dp: 1 }],
    ...more,
  });
  const due = (world: State): string[] =>
    Object.values(forcesOf(world, 'red').formations).map(({ id, due: on, token }) => `${id} ${on} ${token}`);

  it('[11.132] before their owner a Turn ahead, no sooner', () => {
    const world = stationAt();
    forcesOf(world, 'red').arrivals = [coming(1, 'red-a'), coming(2, 'red-b')];
    bringToDesk(world, scripted(world), 'red');
    expect(due(world)).toEqual(['red-a 1 null']);
    expect(forcesOf(world, 'red').arrivals.map(({ turn }) => turn)).toEqual([2]);
  });

  it('[11.15] on the map when their Turn begins; what is there already is left as it is', () => {
    const world = stationAt({ put: [force('red-flag x r-birch red-c')] });
    world.turn = 1;
    forcesOf(world, 'red').arrivals = [coming(1, 'red-a'), coming(2, 'red-b')];
    const came = formationIn(world, 'red-flag').came;
    appear(world, scripted(world));
    expect(due(world).map((one) => one.replace(/ t\d+$/, ' t'))).toEqual([
      'red-flag undefined t',
      'red-a undefined t',
    ]);
    expect(forcesOf(world, 'red').arrivals.map(({ turn }) => turn)).toEqual([2]);
    expect(formationIn(world, 'red-flag').came).toEqual(came);
    const early = stationAt();
    forcesOf(early, 'red').arrivals = [coming(1, 'red-a')];
    bringToDesk(early, scripted(early), 'red');
    appear(early, scripted(early));
    expect(due(early)).toEqual(['red-a 1 null']);
  });

  it('[11.15] [2.34] counters that enter together can’t be told apart', () => {
    const world = stationAt();
    world.turn = 1;
    forcesOf(world, 'red').arrivals = [coming(1, 'red-a'), coming(1, 'red-b')];
    appear(world, scripted(world));
    expect(world.numbered).toBeGreaterThan(2);
  });

  it('[11.152] a Flotilla that is Formed already is not Formed again: they come alone', () => {
    const world = stationAt({ put: [force('red-det-1 x r-cole red-c')] });
    forcesOf(world, 'red').arrivals = [coming(1, 'red-a', { flotilla: 'red-det-1' })];
    bringToDesk(world, scripted(world), 'red');
    expect(due(world).map((one) => one.split(' ')[0])).toEqual(['red-det-1', 'red-a']);
  });

  it('[11.176] without a leader of its own the senior of the Mess has it', () => {
    const world = stationAt({ mess: 'r-cole r-dunn' });
    forcesOf(world, 'red').arrivals = [coming(1, 'red-a', { flotilla: 'red-det-1', leader: 'r-unknown' })];
    bringToDesk(world, scripted(world), 'red');
    expect(leadersIn(world).filter((one) => one.endsWith('posted red-det-1'))).toHaveLength(1);
  });
});

describe('Sail received', () => {
  const got = (stated: Stated, sail = 3): unknown[] => {
    const world = stationAt(stated);
    const placed = receiveSail(world, 'red', 'Red', 'SOL', sail, 'kings-port');
    return [placed, squadrons(world)];
  };
  it('[3.254] [11.14] those In Ordinary before those Fitting Out, in that Port and no other', () => {
    expect(
      got({
        ordinary: { 'kings-port': 'red-b:2', ferry: 'red-c:1' },
        fittingOut: { 'kings-port': 'red-a:3 red-d:1' },
      }),
    ).toEqual([
      3,
      [
        'red-a:4 kings-port FittingOut',
        'red-d:1 kings-port FittingOut',
        'red-b:4 kings-port InOrdinary',
        'red-c:1 ferry InOrdinary',
      ],
    ]);
  });
  it('[3.254] Ready ones before the Port last, and nobody further off or of another sort', () => {
    const put = [
      force('red-flag kings-port r-birch red-a:2 red-d:1'),
      force('red-det-1 w r-cole red-b:1 red-c:1'),
    ];
    const full = { put, fittingOut: { ferry: 'red-e:1 sovereign' } };
    expect(got(full, 4)).toEqual([
      2,
      [
        'red-a:4 red-flag',
        'red-d:1 red-flag',
        'red-b:1 red-det-1',
        'red-c:1 red-det-1',
        'red-e:1 ferry FittingOut',
        'sovereign:1 ferry FittingOut',
      ],
    ]);
  });
  it('[11.125] taken from those of its own sort with fewest DPs, in Port first', () => {
    const world = stationAt({
      put: [force('red-flag x r-birch red-a:4')],
      fittingOut: { 'kings-port': 'red-b:2/3 red-c:2/1 red-d:2', ville: 'azure-a:4' },
    });
    expect(withdrawSail(world, scripted(world), 'Red', 'SOL', 3)).toBe(3);
    expect(squadrons(world)).toEqual([
      'red-a:4 red-flag',
      'red-b:1 kings-port FittingOut',
      'red-d:2 kings-port FittingOut',
    ]);
    expect(squadrons(world, 'blue')).toEqual(['azure-a:4 ville FittingOut']);
    expect(withdrawSail(world, scripted(world), 'Red', 'SOL', 9)).toBe(5);
  });
});

describe('A Port that changes sides', () => {
  it('[5.281] turns out those who lie in it, and nobody else', () => {
    const world = stationAt({
      put: [
        force('azure-flag ville a-clerc azure-a', { fitting: true }),
        force('azure-det ville a-brun azure-b'),
        force('cobalt-flag cala c-cano cobalt-a', { fitting: true }),
      ],
      available: 'azure-fleet-1',
      ports: { cala: 'cobalt-fleet-1', ville: 'azure-light-1' },
    });
    const before = formationIn(world, 'azure-det').place;
    setPortSide(world, scripted(world), 'ville', 'red');
    setPortSide(world, scripted(world), 'nowhere', 'red');
    const places = ['azure-flag', 'azure-det', 'cobalt-flag'].map((id) =>
      inWords(formationIn(world, id).place),
    );
    expect(places).toEqual(['{at:ville berth:sea}', inWords(before), '{at:cala berth:harbour}']);
    const { auxiliaries } = forcesOf(world, 'blue');
    expect(['azure-fleet-1', 'cobalt-fleet-1', 'azure-light-1'].map((id) => auxiliaries[id]!.in)).toEqual([
      'available',
      'port',
      'recovery',
    ]);
  });
});
