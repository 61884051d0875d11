import { describe, expect, it } from 'vitest';
import { toldLines } from '../testing/lines.ts';
import { chitLike, type Desks, desksAt, executes } from '../testing/orders.ts';
import { fleets, force, formationIn, type Put, scripted } from '../testing/station.ts';
import { atSea } from '../umpire/tokens.ts';
import type { Plan } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { chitLimit, chitsInUse, inherit, noteHandOvers, takeOver } from './hand-over.ts';
import { abandonModifier, abandonOrder, endOrder } from './order-ends.ts';

const FLAG = force('red-flag w r-birch red-a red-b');
const DET = force('red-det-1 w r-cole red-c red-e');
const UNDER = { under: 'red-flag' } as const;

/** Red's Flag Cruises; the Detachment is to take over from it. */
function handing(more: Desks = {}): State {
  const world = desksAt({ put: [FLAG, DET], turn: 1, ...more });
  executes(world, 'red-flag', 'red-cruise');
  executes(world, 'red-det-1', 'hand-over', { formation: 'red-flag' });
  return world;
}

describe('Hand-Over chits', () => {
  it('[9.412] are counted by Command, and one that is over both has those of both', () => {
    const world = desksAt({
      put: fleets('azure-flag x a-clerc azure-a, azure-det x a-brun azure-b, cobalt-flag x c-cano cobalt-a'),
      turn: 1,
    });
    executes(world, 'azure-det', 'hand-over', { formation: 'azure-flag' });
    executes(world, 'azure-flag', 'rendezvous', { target: 'ville' });
    const used = (['north', 'south', null] as const).map((one) =>
      chitsInUse(world, 'blue', one, 'hand-over'),
    );
    expect(used).toEqual([1, 0, 0]);
    const limits = (['rendezvous', 'handOver'] as const).map((kind) =>
      ['north', null].map((one) => chitLimit(world, 'blue', one, kind)),
    );
    expect(limits).toEqual([
      [2, 4],
      [1, 2],
    ]);
    expect(chitLimit(world, 'red', null, 'rendezvous')).toBe(3);
  });
});

describe('Taking over', () => {
  const over = (change: (world: State) => void): [boolean, string[]] => {
    const world = handing();
    change(world);
    const context = scripted(world);
    return [takeOver(world, context, 'red', 'red-det-1', 'red-flag'), toldLines(context)];
  };
  const idle = (id: string) => (world: State) => Object.assign(formationIn(world, id), { execution: null });
  const gone = (id: string) => (world: State) => delete forcesOf(world, 'red').formations[id];

  it('[9.411] as it should be', () => {
    const told = 'order 9.411 side:red what:handed-over order:red-cruise formation:red-det-1 others:null';
    expect(over(() => {})).toEqual([true, [told]]);
  });

  it.each<[string, (world: State) => void]>([
    ['by one without an Order', idle('red-det-1')],
    ['by one with another Order', (world) => executes(world, 'red-det-1', 'red-show')],
    ['by one sent to another', (world) => executes(world, 'red-det-1', 'hand-over', { formation: 'red-gf' })],
    ['by one that is no more', gone('red-det-1')],
    ['from one that is no more', gone('red-flag')],
    ['from one whose Order has ended', idle('red-flag')],
    ['from one that has a Rendezvous', (world) => executes(world, 'red-flag', 'rendezvous')],
    ['from one that lies elsewhere', (world) => (formationIn(world, 'red-flag').place = atSea('x'))],
  ])('[9.411] not %s', (_, change) => {
    expect(over(change)).toEqual([false, []]);
  });

  it('[9.411] at an Increment’s end those are free who were to have an Order that is no more', () => {
    const noted = (change: (world: State) => void): string[] => {
      const world = handing();
      change(world);
      const context = scripted(world);
      noteHandOvers(world, context, 'red');
      return toldLines(context);
    };
    const free = 'order 9.38 side:red order:hand-over formation:red-det-1 what:invalid others:null';
    expect(noted(() => {})).toEqual([]);
    expect(noted((world) => void delete forcesOf(world, 'red').formations['red-flag'])).toEqual([free]);
    expect(noted((world) => executes(world, 'red-flag', 'rendezvous'))).toEqual([free]);
    expect(noted((world) => executes(world, 'red-det-1', 'red-show'))).toEqual([]);
  });

  it.each<[string, Plan]>([
    ['red-cruise', { kind: 'patrol', route: ['w', 'x'], next: 0 }],
    ['red-hunt', { kind: 'hold' }],
  ])('[9.411] who has taken over %s goes as it sends him, or as he would', (order, plan) => {
    const orders = [
      chitLike('red-cruise'),
      chitLike('red-hunt', { fulfil: { test: 'harmConvoy', group: 'blue-trade', dp: 4 } }),
    ];
    const world = handing({ module: { orders } });
    executes(world, 'red-flag', order);
    formationIn(world, 'red-det-1').plan = { kind: 'hold' };
    expect(takeOver(world, scripted(world), 'red', 'red-det-1', 'red-flag')).toBe(true);
    expect([formationIn(world, 'red-det-1').plan, formationIn(world, 'red-flag').execution]).toEqual([
      plan,
      null,
    ]);
  });
});

describe('A Flotilla under one that is Unformed', () => {
  const heirs = (...put: readonly Put[]): State => {
    const world = desksAt({ put: [FLAG, ...put], turn: 1 });
    executes(world, 'red-flag', 'red-cruise');
    return world;
  };
  const OTHER = force('red-det-2 x r-dunn red-d red-h');
  const FRIGATE = force('red-f w nobody red-f', UNDER);
  const WEAK = force('red-det-2 w r-dunn red-f', UNDER);
  const HEIR = force('red-det-1 w r-cole red-c red-e', UNDER);

  it.each<[string, string | null, readonly Put[], (world: State) => void]>([
    ['goes on with the Order', 'red-det-1', [FRIGATE, WEAK, HEIR], () => {}],
    ['not where there is none', null, [], () => {}],
    ['not one that is not under it', null, [DET], () => {}],
    ['not one that is too weak', null, [WEAK], () => {}],
    ['not a Squadron', null, [force('red-c w nobody red-c', UNDER)], () => {}],
    [
      'not one that has tried',
      null,
      [HEIR],
      (world) => forcesOf(world, 'red').desk.tried.push('hand-over:red-det-1'),
    ],
    [
      'not with an Order that was tried',
      null,
      [HEIR],
      (world) => forcesOf(world, 'red').desk.tried.push('hand-over-of:red-cruise'),
    ],
    [
      'with one chit left',
      'red-det-1',
      [HEIR, OTHER],
      (world) => executes(world, 'red-det-2', 'hand-over', { formation: 'red-flag' }),
    ],
    ['not with a Rendezvous', null, [HEIR], (world) => executes(world, 'red-flag', 'rendezvous')],
  ])('[9.378] %s', (_, heir, put, change) => {
    const world = heirs(...put);
    change(world);
    const context = scripted(world, 5);
    expect(inherit(world, context, 'red', formationIn(world, 'red-flag'))).toBe(heir !== null);
    expect(context.told('check').map(({ rule, what, leader }) => [rule, what, leader])).toEqual(
      heir === null ? [] : [['9.378', 'hand-over', 'r-ash']],
    );
    if (heir !== null) expect(formationIn(world, heir).execution?.order).toBe('red-cruise');
  });

  it('[9.378] [9.412] not without a chit', () => {
    const world = heirs(HEIR, OTHER, force('red-gf x r-ash sovereign red-i'));
    for (const id of ['red-det-2', 'red-gf']) executes(world, id, 'hand-over', { formation: 'red-flag' });
    expect(inherit(world, scripted(world), 'red', formationIn(world, 'red-flag'))).toBe(false);
  });

  it('[9.378] an Admiral who fails is not asked again this Turn', () => {
    const world = heirs(HEIR);
    expect(inherit(world, scripted(world, 6), 'red', formationIn(world, 'red-flag'))).toBe(false);
    expect(forcesOf(world, 'red').desk.tried).toEqual(['hand-over:red-det-1', 'hand-over-of:red-cruise']);
  });

  it('[9.378] only when it is Unformed: an Order that Fails has Failed for all', () => {
    const world = heirs(HEIR);
    const context = scripted(world);
    endOrder(world, context, 'red', 'red-flag', { what: 'failed', why: 'deadline' });
    expect(toldLines(context)).toEqual([
      'order 9.38 side:red order:red-cruise formation:red-flag what:failed why:deadline others:{kind:order rule:9.38 side:red what:failed}',
    ]);
    expect(formationIn(world, 'red-det-1').execution).toBeNull();
  });
});

describe('The end of an Order', () => {
  it('[9.38] there is none where there was no Order, or nobody', () => {
    const world = desksAt({ put: [FLAG], turn: 1 });
    const context = scripted(world);
    endOrder(world, context, 'red', 'red-flag', { what: 'failed' });
    endOrder(world, context, 'red', 'gone', { what: 'failed' });
    expect(context.happenings).toEqual([]);
  });

  it('[9.376] a Flotilla in Port stays one, a Squadron does not; at sea both do, and one under another', () => {
    const ended = (put: Put): string[] => {
      const world = desksAt({ put: [FLAG, put], turn: 1 });
      executes(world, put.id, 'red-strait');
      endOrder(world, scripted(world), 'red', put.id, { what: 'fulfilled' });
      return Object.keys(forcesOf(world, 'red').formations);
    };
    const moored = { fitting: true } as const;
    const kept = (id: string): string[] => ['red-flag', id];
    expect(ended(force('red-det-1 kings-port r-cole red-c', moored))).toEqual(kept('red-det-1'));
    expect(ended(force('red-d kings-port nobody red-d', moored))).toEqual(['red-flag']);
    expect(ended(force('red-d x nobody red-d'))).toEqual(kept('red-d'));
    expect(ended(force('red-d kings-port nobody red-d', { ...moored, ...UNDER }))).toEqual(kept('red-d'));
  });

  it('[9.387] the Admiral of its Command lets a Squadron off its Rendezvous', () => {
    const world = desksAt({ put: [force('cobalt-a cala nobody cobalt-a', { fitting: true })], turn: 1 });
    executes(world, 'cobalt-a', 'rendezvous', { target: 'ville' });
    const context = scripted(world, 4);
    expect(abandonOrder(world, context, 'blue', 'cobalt-a')).toBe(true);
    expect(context.told('check')).toMatchObject([{ rule: '9.387', leader: 'c-cano', modifier: 0 }]);
    expect(context.happenings).toHaveLength(2);
  });

  it('[9.387] who has no Squadron has none that is hurt', () => {
    const world = desksAt({ put: [FLAG], turn: 1 });
    formationIn(world, 'red-flag').squadrons = [];
    expect(abandonModifier(world, 'red', 'red-flag')).toBe(0);
  });
});
