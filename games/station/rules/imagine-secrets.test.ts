import type { Dice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { imagine } from './imagine.ts';
import { convoyAt, escort, escortedBy } from './testing/convoys.ts';
import { dealtFormation, formationNames } from './testing/dealt.ts';
import { blueGuessed, drawsFirst, drawsLast, faceUp } from './testing/imagined.ts';
import { testModule } from './testing/module.ts';
import { afloat } from './testing/sailing.ts';
import { fleets, formationIn, putAt } from './testing/station.ts';
import { tokenOf } from './umpire/tokens.ts';
import { view } from './umpire/view.ts';
import { newConvoy, newExecution } from './world/new-forces.ts';
import type { Marker, Stage } from './world/state.ts';

describe('Convoys of the Enemy', () => {
  it('[10.113] [7.115] face up, with the Escort that its face counts', () => {
    const { world } = convoyAt({ group: 'blue-trade', at: 'w' }, { put: [escort] });
    const alone = blueGuessed(world);
    expect(alone.convoys).toEqual({
      'blue-trade': { ...newConvoy('blue-trade', 'blue-trade', 'out', 1, null), next: 3 },
    });
    expect(alone.formations['blue-trade']).toEqual(
      dealtFormation('blue-trade convoy north w:sea', { token: 't2' }),
    );
    faceUp(escortedBy(world, 'blue-trade', 'azure-det'), 'blue-trade');
    const forces = blueGuessed(world);
    expect(formationNames(forces)).toEqual(['blue-trade', 'azure-a']);
    expect(forces.convoys['blue-trade']?.escort).toBe('azure-a');
    expect(forces.formations['azure-a']).toEqual(
      dealtFormation('azure-a squadron north w:sea', {
        under: 'blue-trade',
        squadrons: ['azure-a'],
      }),
    );
    expect(formationNames(blueGuessed(world, drawsLast))).toEqual(['blue-trade', 'grey-g']);
  });

  it('[10.113] [10.112] of the kind that its face shows', () => {
    const { world } = convoyAt({ group: 'blue-troops', at: 'x', route: 2 });
    expect(blueGuessed(world).convoys).toEqual({
      'blue-troops': { ...newConvoy('blue-troops', 'blue-troops', 'out', 2, null), next: 2 },
    });
  });

  it('[10.113] [10.17] Victuallers have something to put ashore', () => {
    const { world } = convoyAt({ group: 'red-victuals', at: 'narrows' });
    const guess = (dice: Dice) => imagine(view(world, 'blue'), dice).forces.red!.convoys['red-victuals'];
    expect([guess(drawsFirst)?.repairPoints, guess(drawsLast)?.repairPoints]).toEqual([1, 8]);
    expect(guess(drawsFirst)).toEqual({
      ...newConvoy('red-victuals', 'red-victuals', 'out', 1, null),
      next: 2,
      repairPoints: 1,
    });
  });

  it('[10.156] face down and found: a Scattered one of the colour, on a route that leads there', () => {
    const { world } = convoyAt({ group: 'blue-troops', at: 'y', scattered: true });
    const { token } = formationIn(world, 'blue-troops');
    expect(formationNames(blueGuessed(world))).toEqual(['cobalt-flag']);
    world.sighted = [token!];
    const id = `blue-troops.${token}.out`;
    expect(blueGuessed(world).convoys).toEqual({
      [id]: { ...newConvoy(id, 'blue-troops', 'out', 2, null), next: 3, scattered: true },
    });
  });

  it('[10.156] on either leg that the group sails, and off every route on any of them', () => {
    const { world } = convoyAt({ group: 'blue-trade', at: 'y', scattered: true });
    world.sighted = [formationIn(world, 'blue-trade').token!];
    expect(formationNames(blueGuessed(world))).toEqual(['blue-trade.t1.out']);
    expect(blueGuessed(world, drawsLast).convoys['blue-trade.t1.home']).toEqual({
      ...newConvoy('blue-trade.t1.home', 'blue-trade', 'home', 1, null),
      scattered: true,
    });
  });
});

describe('Markers, Tasks and desks of the Enemy', () => {
  const marker = (id: string, kind: Marker['kind'], at: string, more: Partial<Marker> = {}): Marker => ({
    id,
    side: 'blue',
    kind,
    at,
    class: null,
    ...more,
  });

  it('[6.292] [7.132] [6.153] a marker is any scout, or one of the Class that has been seen', () => {
    const world = afloat({ put: fleets('red-flag x nobody red-a, red-det-1 y nobody red-b') });
    tokenOf(world, formationIn(world, 'red-flag').token!).shadow = 'm2';
    world.markers = [
      marker('m1', 'station', 'narrows'),
      marker('m2', 'shadow', 'x', { class: 'Galley' }),
      marker('m3', 'zone', 'gulf', { class: 'Fleet' }),
      // It follows nobody who is seen: as good as Stationed.
      marker('m4', 'shadow', 'y'),
      marker('m5', 'station', 'ville', { class: 'Bomb' }),
      marker('m6', 'station', 'narrows', { side: 'red' }),
    ];
    const { auxiliaries } = imagine(view(world, 'red'), drawsLast).forces.blue!;
    expect(auxiliaries).toEqual({
      'azure-fleet-1': { in: 'available' },
      'azure-fleet-u': { in: 'available' },
      'azure-light-1': { in: 'available' },
      'azure-galley-1': { in: 'station', at: 'y', marker: 'm4' },
      'azure-fire-1': { in: 'available' },
      'cobalt-fleet-1': { in: 'zone', at: 'gulf', marker: 'm3' },
      'cobalt-galley-1': { in: 'shadow', marker: 'm2', token: formationIn(world, 'red-flag').token },
      'cobalt-marine-1': { in: 'available' },
      'privateer-1': { in: 'station', at: 'narrows', marker: 'm1' },
    });
  });

  it('[7.13] [7.136] whom one’s own shadows follow is kept with all its Squadrons', () => {
    const world = faceUp(
      afloat({ put: fleets('azure-flag x nobody azure-a azure-b, azure-det y nobody azure-c') }),
      'azure-flag',
    );
    expect('followed' in blueGuessed(world)).toBe(false);
    tokenOf(world, formationIn(world, 'azure-flag').token!).shadow = 'm1';
    expect(imagine(view(world, 'red'), drawsFirst).forces.blue!.followed).toEqual([
      { marker: 'm1', formation: 'azure-flag', squadrons: ['azure-a', 'azure-b'] },
    ]);
  });

  it('[6.14] [3.14] a scout in a Port of his for each Task that he has declared', () => {
    const declared = { side: 'blue', task: 'Search', at: 'x', against: null } as const;
    const stage = (side: string): Stage => ({
      kind: 'tasks',
      side,
      round: 1,
      anyone: true,
      declared: [declared, declared],
      now: null,
    });
    const guess = (side: string) =>
      imagine(view(afloat({ world: { stage: stage(side) } }), 'red'), drawsFirst).forces.blue!;
    const { tasking, auxiliaries } = guess('blue');
    expect(tasking).toEqual([
      { aux: 'azure-fleet-1', ifScreened: null },
      { aux: 'azure-fleet-u', ifScreened: null },
    ]);
    expect([
      auxiliaries['azure-fleet-1'],
      auxiliaries['azure-fleet-u'],
      auxiliaries['azure-light-1'],
    ]).toEqual([{ in: 'port', port: 'ville' }, { in: 'port', port: 'ville' }, { in: 'available' }]);
    expect('tasking' in guess('red')).toBe(false);
    expect('tasking' in blueGuessed(afloat())).toBe(false);
  });

  it('[9.32] [3.14] his chits are in his pool or his Hand, less the one that a Formation is seen to have', () => {
    const world = faceUp(afloat({ put: [putAt('azure-flag', 'x', 'azure-a')] }), 'azure-flag');
    const token = formationIn(world, 'azure-flag').token!;
    const empty = { pool: [], hand: [], discards: [], drawn: [], extended: {}, tried: [] };
    expect(blueGuessed(world, drawsLast).desk).toEqual({
      ...empty,
      pool: ['north-escort', 'south-rebase', 'joint-sortie'],
    });
    world.turn = 2;
    world.stage = {
      kind: 'impulse-end',
      waits: 'extend',
      sides: ['blue'],
      orders: [
        { side: 'blue', order: 'joint-sortie', token: 'another' },
        { side: 'blue', order: 'south-rebase', token },
      ],
    };
    const forces = blueGuessed(world);
    expect(forces.desk).toEqual({
      ...empty,
      hand: [
        { order: 'north-escort', received: 2, mandatory: false },
        { order: 'joint-sortie', received: 2, mandatory: false },
      ],
    });
    const { fulfil } = testModule.orders.find(({ id }) => id === 'south-rebase')!;
    expect(forces.formations['azure-flag']?.execution).toEqual(newExecution('south-rebase', 2, fulfil));
  });

  it('[3.14] one’s own Display is one’s own, all that is open stays as it is, and what was told is told', () => {
    const world = afloat({ put: fleets('red-flag x nobody red-a, azure-flag y nobody azure-a') });
    world.untold = [{ truth: { kind: 'told-once' } as never }];
    const guess = imagine(view(world, 'red'), drawsFirst);
    const { forces: mine, ...open } = world;
    const { forces, ...rest } = guess;
    expect(rest).toEqual({ ...open, lost: guess.lost });
    expect(forces.red).toEqual(mine.red);
    expect(Object.keys(forces)).toEqual(['red', 'blue']);
    expect('seat' in guess || 'side' in guess).toBe(false);
    expect('untold' in imagine(view(afloat(), 'red'), drawsFirst)).toBe(false);
    // An onlooker knows neither.
    const onlooker = imagine(view(world, 'onlooker'), drawsFirst);
    expect([onlooker.forces.red!, onlooker.forces.blue!].map(formationNames)).toEqual([
      ['red-gf'],
      ['azure-flag'],
    ]);
  });
});
