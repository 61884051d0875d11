import { describe, expect, it } from 'vitest';
import { convoyAt, convoyTold, escort, putConvoy, withGroup } from '../testing/convoys.ts';
import { SUMMER, stationed } from '../testing/corsairs.ts';
import { inWords } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { afloat } from '../testing/sailing.ts';
import { allTold, force, formationIn, type Put, scripted, stationAt, Umpire } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import { newConvoy, newExecution } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { checkBase, checkHire, checkUnload, convoyActs, doHire, doUnload } from './convoy-acts.ts';
import { groupOf } from './convoy-route.ts';
import { seekConvoy } from './convoy-way.ts';
import { convoyStep, convoysEnter, mayGather } from './convoys.ts';
import { coveredBoxes, endHire, operationsTolls } from './corsairs.ts';

const waiting = (
  world: State,
  side: string,
  group: string,
  waits: 'gathering' | 'ready' | 'next-turn',
): State => {
  world.forces[side]!.convoys[group] = newConvoy(group, group, 'out', 1, waits);
  return world;
};

describe('Convoys that gather', () => {
  it('[10.161] those of other groups do not count', () => {
    const { world } = convoyAt({ group: 'blue-trade', at: 'narrows' });
    const troops = groupOf(theatreOf(world), 'blue-troops');
    expect(mayGather(world, troops)).toBe(true);
    putConvoy(world, { group: 'blue-troops', at: 'ville', fitting: true });
    expect(mayGather(world, troops)).toBe(false);
  });

  it('[10.11] with Turn 1 the counts of those that have a limit begin anew, and no others', () => {
    const world = stationAt({ scenario: { start: { year: 1742, turn: 1 } }, world: { impulse: 1 } });
    world.counters = { 'blue-trade.assembled': 3, 'blue-troops.assembled': 2 };
    convoysEnter(world, scripted(world));
    expect(world.counters).toEqual({
      'blue-trade.assembled': 3,
      'blue-troops.assembled': 0,
      troopPointsLandedThisYear: 0,
    });
  });

  it('[10.113] [10.172] in the first Impulse those that have waited appear; Victuallers that gather do not', () => {
    const world = stationAt({ scenario: SUMMER, world: { impulse: 1 } });
    waiting(waiting(world, 'red', 'red-victuals', 'gathering'), 'blue', 'blue-trade', 'next-turn');
    convoysEnter(world, scripted(world));
    expect([
      world.forces.red!.convoys['red-victuals']!.waits,
      world.forces.blue!.convoys['blue-trade']!.waits,
    ]).toEqual(['gathering', null]);
    const later = waiting(
      stationAt({ scenario: SUMMER, world: { impulse: 2 } }),
      'blue',
      'blue-trade',
      'next-turn',
    );
    convoysEnter(later, scripted(later));
    expect(later.forces.blue!.convoys['blue-trade']!.waits).toBe('next-turn');
  });

  it.each([
    [1, 4, true],
    [1, 5, false],
    [11, 5, true],
    [11, 6, false],
  ])(
    '[10.172] [12.42] Victuallers that are ready come by a die, a player of rank %i with %i: %s',
    (rank, die, comes) => {
      const world = waiting(
        stationAt({ scenario: SUMMER, options: { careers: { A: { rank } } }, world: { impulse: 2 } }),
        'red',
        'red-victuals',
        'ready',
      );
      world.counters[`favour.red.${world.turn}`] = 9;
      const context = scripted(world, die);
      convoysEnter(world, context);
      expect(allTold(context)[0]).toEqual({
        ...convoyTold('10.172', 'gathers', { dice: [die] }, 'red', 'red-victuals'),
        others: null,
      });
      expect(world.forces.red!.convoys['red-victuals']!.waits).toBe(comes ? null : 'ready');
    },
  );

  it('[10.115] one that is off its last Port is not in it yet', () => {
    const { world } = convoyAt({ group: 'blue-trade', at: 'ville' });
    new Umpire(Object.assign(world, { step: 'convoys', impulse: 0, increment: 0 }), convoyStep);
    expect(world.forces.blue!.convoys['blue-trade']).toBeDefined();
    const { world: between } = convoyAt({ group: 'blue-trade', at: 'ville', fitting: true, next: 2 });
    new Umpire(Object.assign(between, { step: 'convoys', impulse: 0, increment: 0 }), convoyStep);
    expect(between.forces.blue!.convoys['blue-trade']).toBeDefined();
  });

  it('[9.427] an Escort of another Convoy does not look for it; one that has his place in mind goes there first', () => {
    const world = waiting(
      afloat({ put: [{ ...escort, at: 'w' }], world: { impulse: 1 } }),
      'blue',
      'blue-trade',
      'next-turn',
    );
    const det = formationIn(world, 'azure-det');
    det.execution = newExecution('north-escort', 0, null, { convoy: 'another' });
    const { plan } = det;
    convoysEnter(world, scripted(world));
    expect(formationIn(world, 'azure-det').plan).toEqual(plan);
    const convoy = formationIn(world, 'blue-trade');
    det.execution = newExecution('north-escort', 0, null, { convoy: 'blue-trade', target: 'x' });
    seekConvoy(det, convoy);
    expect(det.plan).toEqual(plan);
    det.execution = null;
    seekConvoy(det, convoy);
    expect([det.execution, det.plan]).toEqual([null, plan]);
    det.execution = newExecution('north-escort', 0, null, { convoy: 'blue-trade', target: 'w' });
    seekConvoy(det, convoy);
    expect([det.execution.target, det.plan]).toEqual([
      'ocean',
      { kind: 'voyage', to: 'ocean', arrive: 'hold' },
    ]);
  });
});

describe('what an owner may do for them', () => {
  const unload = (points: number, convoy = 'red-victuals') => ({ do: 'unload', convoy, points }) as const;
  const lying = (at: string, fitting: boolean, group = 'red-victuals'): State => {
    const world = stationAt({ scenario: SUMMER });
    putConvoy(world, { group, at, repairPoints: 5, next: 1, ...(fitting ? { fitting: true } : {}) });
    return world;
  };
  it.each([
    ['as much as it has', lying('kings-port', true), 'red', unload(5), null],
    ['more', lying('kings-port', true), 'red', unload(6), 'points'],
    ['off the Port', lying('kings-port', false), 'red', unload(1), 'place'],
    ['in another Port', lying('ferry', true), 'red', unload(1), 'place'],
    ['none of that name', lying('kings-port', true), 'red', unload(1, 'nobody'), 'place'],
    [
      'one not on the map',
      waiting(stationAt(), 'red', 'red-victuals', 'gathering'),
      'red',
      unload(1),
      'place',
    ],
    ['one that carries none', lying('ville', true, 'blue-trade'), 'blue', unload(1, 'blue-trade'), 'place'],
  ])('[10.172] Repair Points put ashore: %s', (_, world, side, act, code) => {
    expect(checkUnload(world, side, act)?.code ?? null).toBe(code);
  });

  it('[10.172] [12.31] what is done is done', () => {
    const world = lying('kings-port', true);
    expect(doUnload(world, scripted(world), 'red', unload(2))).toBe(true);
    expect(doHire(world, scripted(world), 'red', { do: 'hire' })).toBe(true);
    const { hired: _, corsairs: __, ...nobody } = testModule;
    const none = stationAt({ scenario: { module: nobody } });
    expect(checkHire(none, 'red', { do: 'hire' })).toMatchObject({ code: 'hire', rule: '12.31' });
    expect(checkBase(none, 'red', { do: 'base', aux: 'rover-1', port: 'den' })).toMatchObject({
      code: 'corsair',
    });
    expect(checkBase(world, 'red', { do: 'base', aux: 'nobody', port: 'den' })).toMatchObject({
      code: 'corsair',
    });
    expect([...convoyActs(view(none, 'red'))].filter((act) => act.do === 'base')).toEqual([]);
  });

  it('[10.223] a Corsair that waits is offered his bases, and no other Auxiliary', () => {
    const world = stationAt({ available: 'red-fleet-1 rover-1', ports: { 'kings-port': 'red-fleet-2' } });
    expect([...convoyActs(view(world, 'red'))]).toEqual([
      { do: 'hire' },
      { do: 'assemble', group: 'blue-troops', route: 1 },
      { do: 'assemble', group: 'blue-troops', route: 2 },
      { do: 'assemble', group: 'red-victuals', route: 1 },
      { do: 'base', aux: 'rover-1', port: 'den' },
    ]);
    const lying = stationAt({ ports: { den: 'rover-1' } });
    expect([...convoyActs(view(lying, 'red'))].filter((act) => act.do === 'base')).toEqual([]);
  });

  it('[10.16] a group that gathers by its dates too may be gathered by its owner', () => {
    const module = withGroup('blue-troops', {
      assembles: [
        { turn: 5, leg: 'out', at: 'ville' },
        { turn: null, leg: 'out', at: 'ville' },
      ],
    });
    const acts = [...convoyActs(view(stationAt({ scenario: { module } }), 'blue'))];
    expect(
      acts.filter((act) => act.do === 'assemble').map((act) => act.do === 'assemble' && act.group),
    ).toEqual(['blue-troops', 'blue-troops', 'red-victuals']);
  });
});

describe('what Corsairs and cruisers hold', () => {
  const cruising = (...held: readonly (readonly [string, string])[]): State => {
    const world = stationAt({ scenario: SUMMER, events: 'war', world: { rules: ['course'] } });
    for (const [aux, at] of held) stationed(world, 'blue', aux, at);
    return world;
  };
  const tolls = (world: State) => {
    const context = scripted(world);
    operationsTolls(world, context);
    return allTold(context).filter(({ kind }) => kind === 'corsair-toll');
  };
  const fifties: typeof testModule = {
    ...testModule,
    auxiliaries: testModule.auxiliaries.map((one) =>
      one.id === 'azure-light-1' ? { ...one, class: 'Fleet-50' as const } : one,
    ),
  };
  it('[10.211] M6.5: two places held are a Failed Order, one is none', () => {
    const failed = { kind: 'corsair-toll', rule: '10.211', side: 'red', failed: 1, why: 'privateers' };
    expect(tolls(cruising(['azure-fleet-1', 'x'], ['azure-fleet-u', 'y']))).toEqual([failed]);
    expect(tolls(cruising(['azure-fleet-1', 'x'], ['azure-light-1', 'y']))).toEqual([]);
    const more = cruising(['azure-fleet-1', 'x'], ['azure-light-1', 'y']);
    Object.assign(more, { scenario: { ...more.scenario, module: fifties } });
    expect(tolls(more)).toEqual([failed]);
  });

  it('[10.115] M5.6: Independent Squadrons cover a box as Flotillas do, not at anchor', () => {
    const at = (...put: Put[]): number => coveredBoxes(afloat({ put }));
    expect(at({ id: 'red-a', at: 'x', squadrons: 'red-a:4' })).toBe(1);
    expect(at(force('red-flag x r-birch red-a'), force('red-det-1 y r-cole red-b'))).toBe(2);
    expect(at({ ...force('red-flag kings-port r-birch red-a'), fitting: true })).toBe(0);
  });

  it('[12.31] M6.3: the hired go home with Turn 1, wherever they are', () => {
    const world = stationAt({
      put: [
        { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-a:4 order-d:2' },
        { id: 'red-det-1', at: 'y', leader: 'r-cole', squadrons: 'red-b:4' },
      ],
      scenario: { start: { year: 1741, turn: 16 } },
      world: { hired: true, turn: 1 },
    });
    world.forces.red!.auxiliaries['order-galley-1'] = { in: 'formation', formation: 'red-flag' };
    formationIn(world, 'red-flag').auxiliaries.push('order-galley-1');
    const context = scripted(world);
    endHire(world, context);
    expect(inWords(world.forces.red!.squadrons['order-d'])).toBe(
      '{id:order-d sail:2 dp:0 formation:null port:{at:haven state:InOrdinary}}',
    );
    expect([formationIn(world, 'red-flag').squadrons, formationIn(world, 'red-flag').auxiliaries]).toEqual([
      ['red-a'],
      [],
    ]);
    expect([world.hired, world.forces.red!.auxiliaries['order-galley-1']]).toEqual([false, { in: 'future' }]);
    expect(allTold(context)).toEqual([{ kind: 'hired', rule: '12.31', side: 'red', on: false }]);
    const { hired: _, ...nobody } = testModule;
    const none = stationAt({
      scenario: { start: { year: 1741, turn: 16 }, module: nobody },
      world: { hired: true, turn: 1 },
    });
    endHire(none, scripted(none));
    const free = stationAt({ scenario: { start: { year: 1741, turn: 16 } }, world: { turn: 1 } });
    const nothing = scripted(free);
    endHire(free, nothing);
    expect(allTold(nothing)).toEqual([]);
  });
});
