import { describe, expect, it } from 'vitest';
import { mayEnter } from '../chart/politics.ts';
import { endEscort } from '../convoys/convoy-ends.ts';
import {
  allOf,
  atDesk,
  bombards,
  chitLike,
  desksAt,
  executes,
  formationGoes,
  holding,
  ordersActs,
  playImpulse,
  standsAt,
} from '../testing/orders.ts';
import { force, formationIn, scripted } from '../testing/station.ts';
import { atSea, inHarbour, moveTo } from '../umpire/tokens.ts';
import { endOrder } from './order-ends.ts';
import { noteBattle, noteHarm, noteTask } from './progress.ts';

const FLAG = force('red-flag kings-port r-birch red-a red-b', { fitting: true });
const AT_SEA = { id: 'red-flag', leader: 'r-birch', squadrons: 'red-a red-b' } as const;

describe('Executing', () => {
  it('[9.37] a single place: it is Fulfilled after whole Impulses there, parts of Impulses count for nothing', () => {
    const world = desksAt({ put: [{ ...AT_SEA, at: 'w' }], turn: 1 });
    executes(world, 'red-flag', 'red-show', { target: 'den' });
    const context = scripted(world);
    // Arrives in the second Increment: this Impulse is not a whole one.
    expect(
      playImpulse(world, context, (at) => at === 2 && formationGoes(world, 'red', 'red-flag', 'den')),
    ).toEqual([]);
    expect(playImpulse(world, context)).toEqual(['red-show']);
  });

  it('[9.37] a Route: it is Fulfilled when it has been followed as often as the Order says, passing counts', () => {
    const world = desksAt({ put: [{ ...AT_SEA, at: 'narrows' }], turn: 1 });
    executes(world, 'red-flag', 'red-cruise');
    const context = scripted(world);
    const legs = [['x'], ['w'], ['m2', 'x'], ['y']];
    // x before w is not the order of the route.
    expect(
      playImpulse(world, context, (at) => formationGoes(world, 'red', 'red-flag', ...legs[at - 1]!)),
    ).toEqual([]);
    expect(formationIn(world, 'red-flag').execution!.progress).toMatchObject({ leg: 2, rounds: 0 });
    const back = [['x'], ['m2', 'w'], ['narrows'], ['narrows']];
    expect(
      playImpulse(world, context, (at) => formationGoes(world, 'red', 'red-flag', ...back[at - 1]!)),
    ).toEqual(['red-cruise']);
  });

  it('[9.37] what can’t be Fulfilled has Failed: the time is over, the Force is too small', () => {
    const world = desksAt({ put: [{ ...AT_SEA, at: 'w' }], turn: 1 });
    executes(world, 'red-flag', 'red-cruise', { issued: 1 });
    const context = scripted(world);
    world.turn = 4;
    for (let times = 0; times < 3; times++) playImpulse(world, context);
    expect(formationIn(world, 'red-flag').execution).not.toBeNull();
    playImpulse(world, context);
    expect(context.told('order')).toMatchObject([{ what: 'failed', why: 'deadline' }]);

    const small = desksAt({ put: [{ ...AT_SEA, at: 'w', squadrons: 'red-a:1' }], turn: 1 });
    executes(small, 'red-flag', 'red-cruise');
    const other = scripted(small);
    playImpulse(small, other);
    expect(other.told('order')).toMatchObject([{ what: 'failed', why: 'force' }]);
  });

  it('[9.371] whoever is Issued an Order is sent to its target by the most expedient way', () => {
    const world = desksAt({ put: [FLAG], hand: { red: 'red-show' }, turn: 1 });
    atDesk(world).answer(
      ordersActs({ do: 'issue', order: 'red-show', formation: 'red-flag', target: 'den' }),
    );
    expect(formationIn(world, 'red-flag').plan).toEqual({ kind: 'voyage', to: 'den', arrive: 'hold' });
  });

  it('[9.372] along a Route it goes from name to name, each way the most expedient', () => {
    const world = desksAt({ put: [FLAG], hand: { red: 'red-cruise' }, turn: 1 });
    atDesk(world).answer(ordersActs({ do: 'issue', order: 'red-cruise', formation: 'red-flag' }));
    expect(formationIn(world, 'red-flag').plan).toEqual({ kind: 'patrol', route: ['w', 'x'], next: 0 });
  });

  it('[9.373] a detour breaks nothing: only the names of the Route count, not what lies between', () => {
    const world = desksAt({ put: [{ ...AT_SEA, at: 'w' }], turn: 1 });
    executes(world, 'red-flag', 'red-cruise');
    const context = scripted(world);
    const detour = [['w'], ['den'], ['w'], ['m2', 'x']];
    playImpulse(world, context, (at) => formationGoes(world, 'red', 'red-flag', ...detour[at - 1]!));
    expect(formationIn(world, 'red-flag').execution!.progress.leg).toBe(2);
  });

  it('[9.375] who has not left his Port may wait there, and only the clock runs', () => {
    const world = desksAt({ put: [FLAG], turn: 1 });
    executes(world, 'red-flag', 'red-strait', { issued: 1 });
    const context = scripted(world);
    for (world.turn = 2; world.turn <= 3; world.turn++)
      for (let times = 0; times < 4; times++) playImpulse(world, context);
    expect(formationIn(world, 'red-flag').execution?.order).toBe('red-strait');
    for (let times = 0; times < 4; times++) playImpulse(world, context);
    expect(context.told('order')).toMatchObject([{ what: 'failed', why: 'deadline' }]);
  });

  it('[9.376] afterwards a Flotilla is free, while a Squadron is no longer Independent', () => {
    const world = desksAt({
      put: [
        { ...AT_SEA, at: 'narrows' },
        { id: 'red-f', at: 'narrows' },
      ],
      turn: 1,
    });
    executes(world, 'red-f', 'red-strait');
    const context = scripted(world);
    playImpulse(world, context);
    expect(playImpulse(world, context)).toEqual(['red-strait']);
    endOrder(world, context, 'red', 'red-f', { what: 'fulfilled' });
    world.forces.red!.desk.hand = [{ order: 'red-cruise', received: 1, mandatory: false }];
    world.forces.red!.desk.pool = [];
    const step = atDesk(world);
    expect(step.check(ordersActs({ do: 'issue', order: 'red-cruise', formation: 'red-flag' }))).toBeNull();
    world.forces.red!.desk.hand = [{ order: 'red-strait', received: 1, mandatory: false }];
    const again = step.check(ordersActs({ do: 'issue', order: 'red-strait', formation: 'red-f' }));
    expect(again).toMatchObject({ rule: '3.351' });
  });

  it('[9.377] it goes on without the Subordinates it has lost, as long as there are enough of the rest', () => {
    const world = desksAt({
      put: [
        { ...AT_SEA, at: 'w', squadrons: 'red-a' },
        force('red-det-1 w r-cole red-b', { under: 'red-flag' }),
      ],
      turn: 1,
    });
    executes(world, 'red-flag', 'red-cruise');
    const context = scripted(world);
    formationIn(world, 'red-det-1').under = null;
    const legs = [['w'], ['x'], ['w'], ['w']];
    const done = playImpulse(world, context, (at) =>
      formationGoes(world, 'red', 'red-flag', ...legs[at - 1]!),
    );
    expect(done).toEqual(['red-cruise']);
    expect(formationIn(world, 'red-det-1').execution).toBeNull();
  });
});

describe('The tests of the module', () => {
  it('[9.37] an Interdiction neither counts nor breaks off in an Impulse with a Gale, and Fails when the Space is left', () => {
    const world = desksAt({ put: [{ ...AT_SEA, at: 'narrows' }], turn: 1 });
    executes(world, 'red-flag', 'red-strait');
    const context = scripted(world);
    playImpulse(world, context);
    world.gales = [{ wind: 'Easter', force: 8, at: 'narrows', start: 'narrows', born: 0 }];
    expect(playImpulse(world, context)).toEqual([]);
    expect(formationIn(world, 'red-flag').execution!.progress.runs).toEqual([{ at: 'narrows', impulses: 1 }]);
    world.gales = [];
    const away = (at: number): void => formationGoes(world, 'red', 'red-flag', at === 2 ? 'w' : 'narrows');
    playImpulse(world, context, away);
    expect(context.told('order')).toMatchObject([{ what: 'failed', why: 'left' }]);
  });

  it('[9.37] parts in order: what was done before the first does not count for the second', () => {
    const world = desksAt({
      put: [force('cobalt-flag cala c-cano cobalt-a', { fitting: true })],
      turn: 1,
    });
    executes(world, 'cobalt-flag', 'south-rebase');
    const context = scripted(world);
    expect(playImpulse(world, context)).toEqual([]);
    moveTo(world, 'blue', 'cobalt-flag', inHarbour('ville'));
    expect(playImpulse(world, context)).toEqual([]);
    expect(formationIn(world, 'cobalt-flag').execution!.progress.met).toEqual([true, false]);
    expect(formationIn(world, 'cobalt-flag').plan).toEqual({ kind: 'voyage', to: 'cala', arrive: 'put-in' });
    moveTo(world, 'blue', 'cobalt-flag', inHarbour('cala'));
    expect(playImpulse(world, context)).toEqual(['south-rebase']);
  });

  it('[9.37] an arrival is true at once for who is there when the Order is Issued', () => {
    const step = holding('cobalt-flag ville c-cano cobalt-a', 'south-rebase');
    step.answer(ordersActs({ do: 'issue', order: 'south-rebase', formation: 'cobalt-flag' }));
    expect(formationIn(step.world, 'cobalt-flag').execution!.progress.met).toEqual([true, false]);
  });

  it('[9.37] all parts in any order; Tasks count for the Formation whose Auxiliary did them', () => {
    const both = chitLike('red-shell', allOf(standsAt('coast'), bombards('ville')));
    const world = desksAt({ put: [{ ...AT_SEA, at: 'coast' }], module: { orders: [both] }, turn: 1 });
    executes(world, 'red-flag', 'red-shell');
    const context = scripted(world);
    noteTask(world, 'red', 'red-flag', 'BombardPort', 'cala');
    expect(playImpulse(world, context)).toEqual([]);
    noteTask(world, 'red', 'red-flag', 'BombardPort', 'ville');
    formationGoes(world, 'red', 'red-flag', 'y');
    expect(playImpulse(world, context)).toEqual(['red-shell']);
  });

  it('[9.37] a Blockade is broken by coming out to find nobody, or by a Battle that is not lost', () => {
    const sortie = (red: 'y' | 'x') => {
      const world = desksAt({
        put: [force('blue-gf ville a-aubin azure-a azure-b', { fitting: true }), { ...AT_SEA, at: red }],
        events: 'compact',
        turn: 1,
      });
      executes(world, 'blue-gf', 'joint-sortie');
      return world;
    };
    const out = (world: ReturnType<typeof sortie>) => (at: number) =>
      at === 2 && moveTo(world, 'blue', 'blue-gf', atSea('ville'));
    const free = sortie('y');
    expect(playImpulse(free, scripted(free))).toEqual([]);
    expect(playImpulse(free, scripted(free), out(free))).toEqual(['joint-sortie']);

    const held = sortie('x');
    expect(playImpulse(held, scripted(held), out(held))).toEqual([]);
    const battle = {
      at: 'ville',
      engaged: { blue: ['blue-gf'], red: ['red-flag'] },
      withdrew: { red: [], blue: [] },
    };
    noteBattle(held, { ...battle, victor: null });
    expect(playImpulse(held, scripted(held))).toEqual(['joint-sortie']);

    const lost = sortie('x');
    playImpulse(lost, scripted(lost), out(lost));
    noteBattle(lost, { ...battle, victor: 'red' });
    const context = scripted(lost);
    playImpulse(lost, context);
    expect(context.told('order')).toMatchObject([{ what: 'failed', why: 'battle' }]);

    const shunned = sortie('x');
    playImpulse(shunned, scripted(shunned), out(shunned));
    noteBattle(shunned, {
      at: 'ville',
      engaged: { red: [], blue: [] },
      withdrew: { red: ['red-flag'], blue: [] },
      victor: null,
    });
    expect(playImpulse(shunned, scripted(shunned))).toEqual(['joint-sortie']);
  });

  it('[9.37] a Convoy must be harmed by the side enough and by the Formation a little', () => {
    const hunt = chitLike('red-hunt', { fulfil: { test: 'harmConvoy', group: 'blue-trade', dp: 4 } });
    const world = desksAt({
      put: [{ ...AT_SEA, at: 'w' }],
      module: { orders: [hunt] },
      scenario: { convoys: [{ group: 'blue-trade', route: 0, at: 'ocean' }] },
      turn: 1,
    });
    executes(world, 'red-flag', 'red-hunt');
    const context = scripted(world);
    const convoy = { id: 'one', group: 'blue-trade' };
    noteHarm(world, 'red', null, convoy, 5);
    expect(playImpulse(world, context)).toEqual([]);
    noteHarm(world, 'red', 'red-flag', convoy, 1);
    expect(playImpulse(world, context)).toEqual(['red-hunt']);
  });

  it('[9.37] [M3.3] it must be one Convoy that has suffered it all; each is counted by itself', () => {
    const hunt = chitLike('red-hunt', { fulfil: { test: 'harmConvoy', group: 'blue-trade', dp: 4 } });
    const harmed = (...blows: readonly (readonly [convoy: string, dp: number, by?: string])[]): string[] => {
      const world = desksAt({ put: [{ ...AT_SEA, at: 'w' }], module: { orders: [hunt] }, turn: 1 });
      executes(world, 'red-flag', 'red-hunt');
      for (const [id, dp, by] of blows)
        noteHarm(world, 'red', by ?? null, { id, group: id === 'other' ? 'blue-troops' : 'blue-trade' }, dp);
      return playImpulse(world, scripted(world));
    };
    expect(harmed(['one', 3, 'red-flag'], ['two', 3, 'red-flag'])).toEqual([]);
    // The second hurt between does not make the first forgotten.
    expect(harmed(['one', 3, 'red-flag'], ['two', 3], ['one', 1])).toEqual(['red-hunt']);
    expect(harmed(['one', 1, 'red-flag'], ['two', 4])).toEqual([]);
    expect(harmed(['other', 9, 'red-flag'])).toEqual([]);
  });

  it('[9.37] an Escort is Fulfilled when its Convoy Disbands whole with it there, else it has Failed', () => {
    const escort = (dp: number, joined: boolean) => {
      const world = desksAt({
        put: [force('azure-det ocean a-brun azure-f')],
        scenario: {
          convoys: [
            { group: 'blue-trade', route: 0, at: 'ocean', ...(joined ? { escort: 'azure-det' } : {}) },
          ],
        },
        turn: 1,
      });
      const [convoy] = Object.values(world.forces.blue!.convoys);
      convoy!.dp = dp;
      executes(world, 'azure-det', 'north-escort', { convoy: convoy!.id });
      const context = scripted(world);
      endEscort(world, context, 'blue', convoy!, true);
      return context.told('order').map(({ what }) => what);
    };
    expect(escort(7, true)).toEqual(['fulfilled']);
    expect(escort(8, true)).toEqual(['failed']);
    expect(escort(0, false)).toEqual(['failed']);
  });

  it('[9.313] an Order opens waters that are closed to those without', () => {
    const world = desksAt({
      put: [force('cobalt-flag w c-cano cobalt-a')],
      turn: 1,
    });
    expect(mayEnter(world, 'blue', 'cobalt-flag', 'narrows')).toBe(false);
    executes(world, 'cobalt-flag', 'south-rebase');
    expect(mayEnter(world, 'blue', 'cobalt-flag', 'narrows')).toBe(true);
  });
});
