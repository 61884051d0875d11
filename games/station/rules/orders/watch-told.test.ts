import { describe, expect, it } from 'vitest';
import type { FulfilLeaf } from '../module/language.ts';
import { testModule } from '../testing/module.ts';
import {
  allOf,
  arrives,
  bombards,
  chitLike,
  desksAt,
  executes,
  formationGoes,
  playImpulse,
  standsAt,
} from '../testing/orders.ts';
import { formationIn, scripted } from '../testing/station.ts';
import { atSea, inHarbour, moveTo } from '../umpire/tokens.ts';
import type { Plan, Progress } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { planFor } from './order-plans.ts';
import { noteBattle, noteHarm, noteTask, noteTime } from './progress.ts';

const RED = { id: 'red-flag', leader: 'r-birch', squadrons: 'red-a red-b' } as const;
const GALE = { wind: 'Easter', force: 8, at: 'narrows', start: 'narrows', born: 0 } as const;

function watching(at: string, order: string, more: Parameters<typeof desksAt>[0] = {}): State {
  const world = desksAt({ put: [{ ...RED, at }], turn: 1, ...more });
  executes(world, 'red-flag', order);
  return world;
}
const progressOf = (world: State, id = 'red-flag'): Progress => formationIn(world, id).execution!.progress;

describe('What is noted of an Order in Execution', () => {
  const bare = progressOf(watching('w', 'red-strait'));

  it('[9.37] an Increment at the station', () => {
    const world = watching('narrows', 'red-strait');
    noteTime(world, scripted(world), 'impulse');
    expect(progressOf(world)).toEqual({ ...bare, steady: 'narrows' });
    noteTime(world, scripted(world), 'increment');
    expect(progressOf(world)).toEqual({ ...bare, steady: 'narrows', reached: true });
    formationGoes(world, 'red', 'red-flag', 'w');
    noteTime(world, scripted(world), 'increment');
    expect(progressOf(world)).toEqual({ ...bare, reached: true, left: true });
  });

  it('[9.37] [9.375] in Port he stands nowhere, and no Gale blows upon his watch', () => {
    const world = watching('kings-port', 'red-strait');
    moveTo(world, 'red', 'red-flag', inHarbour('kings-port'));
    world.gales = [{ ...GALE, at: 'kings-port', start: 'kings-port' }];
    noteTime(world, scripted(world), 'impulse');
    noteTime(world, scripted(world), 'increment');
    expect(progressOf(world)).toEqual(bare);
  });

  it.each(['impulse', 'increment'] as const)('[9.37] a Gale at the %s is remembered', (when) => {
    const world = watching('narrows', 'red-strait');
    world.gales = [GALE];
    noteTime(world, scripted(world), when);
    expect(progressOf(world).gale).toBe(true);
    world.gales = [];
    noteTime(world, scripted(world), 'increment');
    expect(progressOf(world).gale).toBe(true);
  });

  it('[9.37] a Gale stops an Interdiction’s count, not that of another watch', () => {
    const show = chitLike('red-stay', { fulfil: { test: 'station', at: ['narrows', 'w'], impulses: 9 } });
    const world = watching('narrows', 'red-stay', { module: { orders: [show] } });
    world.gales = [GALE];
    const context = scripted(world);
    playImpulse(world, context);
    playImpulse(world, context);
    expect(progressOf(world).runs).toEqual([{ at: 'narrows', impulses: 2 }]);
    // The other place of the Order begins its own count.
    world.gales = [];
    moveTo(world, 'red', 'red-flag', atSea('w'));
    playImpulse(world, context);
    expect(progressOf(world).runs).toEqual([{ at: 'w', impulses: 1 }]);
  });

  it('[9.37] who comes and goes within an Impulse has kept no watch', () => {
    const show = chitLike('red-stay', { fulfil: { test: 'station', at: ['narrows', 'w'], impulses: 9 } });
    const world = watching('narrows', 'red-stay', { module: { orders: [show] } });
    playImpulse(world, scripted(world), (at) =>
      formationGoes(world, 'red', 'red-flag', at === 2 ? 'w' : 'narrows'),
    );
    expect(progressOf(world).runs).toEqual([]);
  });

  it('[9.42] [9.37] who has a Rendezvous has come at an Increment’s end, not at an Impulse’s beginning', () => {
    const world = desksAt({ put: [{ id: 'red-f', at: 'kings-port', squadrons: 'red-f' }], turn: 1 });
    executes(world, 'red-f', 'rendezvous', { target: 'kings-port' });
    moveTo(world, 'red', 'red-f', inHarbour('kings-port'));
    const context = scripted(world);
    noteTime(world, context, 'impulse');
    expect(context.happenings).toEqual([]);
    noteTime(world, context, 'increment');
    expect(context.told('order')).toMatchObject([{ order: 'rendezvous', what: 'arrived' }]);
  });
});

describe('Parts of an Order', () => {
  const parts = chitLike('red-two', allOf(standsAt('coast'), bombards('ville'), arrives('w')));
  const two = (at: string): State => watching(at, 'red-two', { module: { orders: [parts] } });

  it('[9.37] a Task is a part done at once, an arrival at the Increment’s end, a watch at the Impulse’s', () => {
    const world = two('coast');
    const context = scripted(world);
    noteTask(world, 'red', 'red-flag', 'BombardPort', 'ville');
    expect(progressOf(world).met).toEqual([false, true, false]);
    expect(playImpulse(world, context)).toEqual([]);
    expect(progressOf(world).met).toEqual([true, true, false]);
    formationGoes(world, 'red', 'red-flag', 'w');
    noteTime(world, context, 'increment');
    expect(progressOf(world).met).toEqual([true, true, true]);
  });

  const voyage = (to: string): Plan => ({ kind: 'voyage', to, arrive: 'hold' });
  it.each<[string, Plan, string, Plan]>([
    ['a voyage is taken up anew', voyage('gulf'), 'coast', voyage('ville')],
    ['so is a stay', { kind: 'hold' }, 'coast', voyage('ville')],
    [
      'another plan is left',
      { kind: 'patrol', route: ['w', 'x'], next: 0 },
      'coast',
      {
        kind: 'patrol',
        route: ['w', 'x'],
        next: 0,
      },
    ],
    ['and any while nothing has come true', voyage('gulf'), 'y', voyage('gulf')],
  ])('[9.371] when a part has come true: %s', (_, plan, at, then) => {
    const world = two(at);
    formationIn(world, 'red-flag').plan = plan;
    playImpulse(world, scripted(world));
    expect(formationIn(world, 'red-flag').plan).toEqual(then);
  });

  it('[9.371] nobody is sent anywhere without an Order, or by a Rendezvous', () => {
    const world = desksAt({ put: [{ ...RED, at: 'w' }], turn: 1 });
    expect(planFor(world, 'red', formationIn(world, 'red-flag'))).toBeNull();
    executes(world, 'red-flag', 'rendezvous', { target: 'kings-port' });
    expect(planFor(world, 'red', formationIn(world, 'red-flag'))).toBeNull();
  });

  it('[9.37] of what is done by a part of it the whole has the credit; without an Order nobody has', () => {
    const world = desksAt({
      put: [
        { ...RED, at: 'coast' },
        { id: 'red-det-1', at: 'coast', under: 'red-flag', leader: 'r-cole', squadrons: 'red-c' },
        { id: 'red-det-2', at: 'coast', leader: 'r-dunn', squadrons: 'red-e' },
      ],
      module: { orders: [parts] },
      turn: 1,
    });
    executes(world, 'red-flag', 'red-two');
    noteTask(world, 'red', 'red-det-2', 'BombardPort', 'ville');
    noteTask(world, 'red', 'gone', 'BombardPort', 'ville');
    expect(progressOf(world).successes).toEqual([]);
    noteTask(world, 'red', 'red-det-1', 'BombardPort', 'ville');
    expect(progressOf(world).successes).toEqual([{ task: 'BombardPort', at: 'ville' }]);
  });
});

describe('Harm to Convoys', () => {
  const station: FulfilLeaf = { test: 'station', at: ['coast'], impulses: 9 };
  const hunt = chitLike('red-hunt', {
    fulfil: { test: 'allOf', of: [station, { test: 'harmConvoy', group: 'blue-trade', dp: 4 }] },
  });
  const watch = chitLike('red-watch', { fulfil: station });
  const guard = chitLike('red-guard', { fulfil: { test: 'escort', group: 'blue-trade', maxDP: 3 } });

  it('[9.37] is noted for those whose Order it is, own blows apart, one entry for each Convoy', () => {
    const world = desksAt({
      put: [
        { ...RED, at: 'w' },
        { id: 'red-det-1', at: 'w', leader: 'r-cole', squadrons: 'red-c' },
        { id: 'red-det-2', at: 'w', leader: 'r-dunn', squadrons: 'red-e' },
      ],
      module: { orders: [hunt, watch, guard] },
      turn: 1,
    });
    executes(world, 'red-flag', 'red-hunt');
    executes(world, 'red-det-1', 'red-watch');
    executes(world, 'red-det-2', 'red-guard');
    const blows = [
      ['red-flag', 'one', 2],
      [null, 'two', 3],
      ['red-det-1', 'one', 1],
      ['red-flag', 'one', 4],
    ] as const;
    for (const [by, id, dp] of blows) noteHarm(world, 'red', by, { id, group: 'blue-trade' }, dp);
    expect(progressOf(world).harm).toEqual([
      { convoy: 'two', own: 0, side: 3 },
      { convoy: 'one', own: 6, side: 7 },
    ]);
    expect(progressOf(world, 'red-det-1').harm).toEqual([]);
    expect(progressOf(world, 'red-det-2').harm).toEqual([]);
  });
});

describe('Battles', () => {
  const BLUE = { id: 'blue-gf', at: 'ville', leader: 'a-aubin' } as const;
  const sortie = (squadrons = 'azure-a cobalt-a', more: Parameters<typeof desksAt>[0] = {}): State =>
    desksAt({
      put: [
        { ...BLUE, squadrons },
        { id: 'azure-det', at: 'x', leader: 'a-brun', squadrons: 'azure-b' },
      ],
      events: 'compact',
      turn: 1,
      ...more,
    });

  it.each<[string, string, string[], string[], string | null, boolean, boolean]>([
    ['fought beside another and not lost', 'ville', ['azure-det', 'blue-gf'], [], null, true, false],
    ['fought and lost', 'ville', ['blue-gf'], [], 'red', false, true],
    ['fought by others and lost', 'ville', ['azure-det'], [], 'red', false, false],
    ['shunned by the Enemy there', 'ville', [], ['red-flag'], null, true, false],
    ['shunned by the Enemy elsewhere', 'x', [], ['red-flag'], null, false, false],
  ])('[9.37] %s', (_, at, engaged, withdrew, victor, stood, beaten) => {
    const world = sortie();
    executes(world, 'blue-gf', 'joint-sortie');
    noteBattle(world, {
      at,
      engaged: { red: [], blue: engaged },
      withdrew: { red: withdrew, blue: [] },
      victor,
    });
    expect(progressOf(world, 'blue-gf')).toMatchObject({ stood, beaten });
    // What has been is not undone by another.
    noteBattle(world, {
      at: 'y',
      engaged: { red: [], blue: [] },
      withdrew: { red: [], blue: [] },
      victor: null,
    });
    expect(progressOf(world, 'blue-gf')).toMatchObject({ stood, beaten });
  });

  it.each<[string, string, string[], Partial<State>, number | undefined]>([
    ['one of them in the Combined Fleet', 'azure-a cobalt-a', ['blue-gf'], {}, 1],
    ['one that is no more beside it', 'cobalt-a azure-a', ['gone', 'blue-gf'], {}, 1],
    ['a second time', 'azure-a', ['blue-gf'], { counters: { incidents: 1 } }, 2],
    ['none of them in it', 'cobalt-a cobalt-b', ['blue-gf'], {}, undefined],
    ['one of them by themselves', 'azure-a', ['azure-det'], {}, undefined],
    ['nobody', 'azure-a', [], {}, undefined],
    [
      'after the war has come',
      'azure-a',
      ['blue-gf'],
      { events: { war: { since: 0, implemented: true, stands: true } } },
      undefined,
    ],
  ])('[9.222] an incident for those not yet at war: %s', (_, squadrons, blue, change, count) => {
    const world = sortie(squadrons, { world: change });
    noteBattle(world, {
      at: 'ville',
      engaged: { red: [], blue },
      withdrew: { red: [], blue: [] },
      victor: null,
    });
    expect(world.counters.incidents).toBe(count);
  });

  it('[9.222] where all are at war from the first there are no incidents', () => {
    const { undeclared: _, ...politics } = testModule.politics;
    const world = sortie('azure-a', { module: { politics } });
    const none = { red: [], blue: [] };
    noteBattle(world, { at: 'ville', engaged: { ...none, blue: ['blue-gf'] }, withdrew: none, victor: null });
    expect(world.counters).toEqual({});
  });

  it('[9.37] a Blockade is broken from the Harbour it is laid on, not from another', () => {
    const out = (port: string): Progress => {
      const world = desksAt({
        put: [{ ...BLUE, squadrons: 'azure-a', at: port, fitting: true }],
        events: 'compact',
        turn: 1,
      });
      executes(world, 'blue-gf', 'joint-sortie');
      playImpulse(world, scripted(world), (at) => at === 1 && moveTo(world, 'blue', 'blue-gf', atSea(port)));
      return progressOf(world, 'blue-gf');
    };
    expect(out('ville')).toMatchObject({ reached: true, leftHarbour: true });
    expect(out('cala')).toMatchObject({ reached: false, leftHarbour: false });
  });
});
