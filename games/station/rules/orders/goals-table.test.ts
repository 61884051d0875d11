import { describe, expect, it } from 'vitest';
import type { Fulfil } from '../module/language.ts';
import { putConvoy } from '../testing/convoys.ts';
import { inWords } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { chitLike, type Desks, desksAt, executes } from '../testing/orders.ts';
import { formationIn, type Put } from '../testing/station.ts';
import type { Progress } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { endsOrder, suits } from './force-needed.ts';
import { convoysFor, needsCheck, targetsFor } from './issue.ts';
import { orderEndedBy } from './order-changes.ts';
import { failure, isFulfilled, isInvalid, lookAt, narrowed, partsMet, stationsOf } from './order-goals.ts';
import { planFor } from './order-plans.ts';
import { drawCount } from './pools.ts';

const FLAG: Put = { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-a red-b' };
/** Red's Flag with a chit that asks for this, so far on. */
const looked = (
  fulfil: Fulfil,
  progress: Partial<Progress> = {},
  more: { put?: Put; others?: readonly Put[]; target?: string; desks?: Desks; chit?: object } = {},
) => {
  const world = desksAt({
    turn: 3,
    put: [more.put ?? FLAG, ...(more.others ?? [])],
    ...more.desks,
    module: { orders: [chitLike('red-cruise', { fulfil, ...more.chit })], ...more.desks?.module },
  });
  executes(world, 'red-flag', 'red-cruise', { target: more.target ?? null });
  const formation = formationIn(world, 'red-flag');
  formation.execution = {
    ...formation.execution!,
    progress: { ...formation.execution!.progress, ...progress },
  };
  return lookAt(world, 'red', formation)!;
};
const done = (...given: Parameters<typeof looked>): boolean => isFulfilled(looked(...given));

describe('What Fulfils an Order', () => {
  const station: Fulfil = { test: 'station', at: ['den', 'y'], impulses: 2 };
  const runs = (at: string, impulses: number) => ({ runs: [{ at, impulses }] });

  it('[9.37] [7.221] so many whole Impulses in a place that it names, the one written down if one was', () => {
    expect([
      done(station, runs('y', 1)),
      done(station, runs('y', 2)),
      done(station, runs('y', 3)),
      done(station, runs('w', 2)),
    ]).toEqual([false, true, true, false]);
    expect([
      done(station, runs('y', 2), { target: 'den' }),
      done(station, runs('den', 2), { target: 'den' }),
    ]).toEqual([false, true]);
    const interdict: Fulfil = { test: 'interdict', at: ['ville'], impulses: 4 };
    expect([done(interdict, runs('ville', 3)), done(interdict, runs('ville', 4))]).toEqual([false, true]);
    expect([narrowed(['a', 'b'], null), narrowed(['a', 'b'], 'b'), narrowed(['a', 'b'], 'c')]).toEqual([
      ['a', 'b'],
      ['b'],
      ['a', 'b'],
    ]);
    expect([
      stationsOf(looked(station)),
      stationsOf(looked(interdict)),
      stationsOf(looked({ test: 'circuit', route: ['w'], times: 1 })),
    ]).toEqual([['den', 'y'], ['ville'], []]);
  });

  it('[9.37] so many rounds, so many Tasks there', () => {
    const round: Fulfil = { test: 'circuit', route: ['w', 'x'], times: 2 };
    expect([done(round, { rounds: 1 }), done(round, { rounds: 2 })]).toEqual([false, true]);
    const raid: Fulfil = { test: 'task', task: 'Raid', at: ['cala'], successes: 2 };
    const two = { task: 'Raid', at: 'cala' } as const;
    expect([
      done(raid, { successes: [two] }),
      done(raid, { successes: [two, two] }),
      done(raid, { successes: [two, { ...two, at: 'ville' }] }),
      done(raid, { successes: [two, { ...two, task: 'Bombard' }] }),
    ]).toEqual([false, true, false, false]);
  });

  it('[9.37] come to a place, at sea or into Port', () => {
    const into: Fulfil = { test: 'arrive', at: ['ferry'], state: 'FittingOut' };
    const off: Fulfil = { test: 'arrive', at: ['ferry'], state: 'Ready' };
    const at = (fulfil: Fulfil, put: Partial<Put>) => done(fulfil, {}, { put: { ...FLAG, ...put } });
    expect([
      at(into, { at: 'ferry', fitting: true }),
      at(into, { at: 'ferry' }),
      at(into, { at: 'kings-port', fitting: true }),
    ]).toEqual([true, false, false]);
    expect([at(off, { at: 'ferry', fitting: true }), at(off, { at: 'ferry' })]).toEqual([false, true]);
  });

  it('[9.37] a Convoy harmed enough by the side, and a little by itself; an Escort ends with its Convoy', () => {
    const harm: Fulfil = { test: 'harmConvoy', group: 'blue-trade', dp: 4 };
    const by = (own: number, side: number) => done(harm, { harm: [{ convoy: 'c', own, side }] });
    expect([by(1, 4), by(0, 4), by(1, 3), by(4, 4)]).toEqual([true, false, false, true]);
    expect(done({ test: 'escort', group: 'blue-trade', maxDP: 7 })).toBe(false);
  });

  it('[9.37] a Blockade broken: come out and stood, or with nobody of two Squadrons near', () => {
    const out: Fulfil = { test: 'breakBlockade', at: 'ferry' };
    const before = (squadrons: string, at: string, progress: Partial<Progress> = { leftHarbour: true }) =>
      done(out, progress, {
        others: [
          { id: 'azure-flag', at, squadrons },
          { id: 'azure-det', at: 'ville', fitting: true, squadrons: 'azure-c' },
        ],
      });
    expect([
      before('azure-a azure-b', 'ferry'),
      before('azure-a azure-b', 'y'),
      before('azure-a azure-b', 'x'),
      before('azure-a', 'ferry'),
    ]).toEqual([false, false, true, true]);
    expect([
      before('azure-a azure-f', 'ferry'),
      before('azure-a azure-d', 'ferry'),
      before('cobalt-a felicity', 'ferry'),
    ]).toEqual([true, true, true]);
    expect([
      before('azure-a azure-b', 'ferry', { leftHarbour: true, stood: true }),
      before('azure-a', 'ferry', {}),
    ]).toEqual([true, false]);
    const small = done(
      { test: 'breakBlockade', at: 'kings-port' },
      { leftHarbour: true },
      { others: [{ id: 'azure-flag', at: 'm1', squadrons: 'azure-a azure-b' }] },
    );
    expect(small).toBe(false);
  });

  const parts: Fulfil = {
    test: 'sequence',
    of: [
      { test: 'circuit', route: ['w'], times: 1 },
      { test: 'circuit', route: ['x'], times: 1 },
    ],
  };

  it('[9.37] parts in their order: what was done for the first counts no more', () => {
    const first = partsMet(
      looked(parts, {
        met: [false, false],
        rounds: 1,
        leg: 1,
        runs: [{ at: 'x', impulses: 3 }],
        successes: [{ task: 'Raid', at: 'x' }],
      }),
    );
    expect(
      inWords({
        met: first.met,
        rounds: first.rounds,
        leg: first.leg,
        runs: first.runs,
        successes: first.successes,
      }),
    ).toBe('{met:[true false] rounds:0 leg:0 runs:[] successes:[]}');
    expect(partsMet(looked(parts, { met: [false, false], rounds: 0 })).met).toEqual([false, false]);
    expect(partsMet(looked(parts, { met: [true, false], rounds: 1 })).met).toEqual([true, true]);
    expect(partsMet(looked(parts, { met: [true, true], rounds: 1, leg: 1 })).leg).toBe(1);
    expect([done(parts, { met: [true, false] }), done(parts, { met: [true, true] })]).toEqual([false, true]);
  });

  it('[9.37] parts in any order: each as it comes, and kept', () => {
    const any: Fulfil = {
      test: 'allOf',
      of: [
        { test: 'arrive', at: ['ferry'], state: 'Ready' },
        { test: 'circuit', route: ['x'], times: 1 },
      ],
    };
    const met = partsMet(looked(any, { met: [true, false], rounds: 1, leg: 1 }));
    expect([met.met, met.rounds, met.leg]).toEqual([[true, true], 1, 1]);
    expect(partsMet(looked(any, { met: [false, false], rounds: 1 })).met).toEqual([false, true]);
    expect(partsMet(looked({ test: 'circuit', route: ['x'], times: 1 }, { rounds: 1 })).met).toEqual([]);
  });
});

describe('What Fails it', () => {
  const round: Fulfil = { test: 'circuit', route: ['w'], times: 1 };
  const fails = (test: object[], progress: Partial<Progress> = {}, world: Partial<State> = {}) => {
    const one = looked(round, progress, { chit: { fails: test } });
    Object.assign(one.world, world);
    return failure(one);
  };

  it('[9.38] too weak, the place left, a Battle lost, the time over: each only where the chit says so', () => {
    expect([fails([], { weak: true }), fails([], { left: true, beaten: true })]).toEqual(['force', null]);
    expect([
      fails([{ test: 'leftTarget' }], { left: true }),
      fails([{ test: 'leftTarget' }], { beaten: true }),
    ]).toEqual(['left', null]);
    expect([
      fails([{ test: 'lostBattle' }], { beaten: true }),
      fails([{ test: 'lostBattle' }], { left: true }),
    ]).toEqual(['battle', null]);
    const deadline = (turn: number, impulse: number) =>
      fails([{ test: 'deadline', turns: 2 }], {}, { turn, impulse });
    expect([deadline(4, 4), deadline(5, 3), deadline(5, 4), deadline(6, 4)]).toEqual([
      null,
      null,
      'deadline',
      'deadline',
    ]);
  });

  it('[9.386] its reason gone, its Port no longer the Enemy’s: each only where the chit says so', () => {
    const invalid = (how: string[], more: object = {}, target?: string) =>
      isInvalid(
        looked(round, {}, { chit: { invalid: how, ...more }, ...(target === undefined ? {} : { target }) }),
      );
    const never = { poolWhen: { if: 'event', event: 'war' } };
    expect([
      invalid([]),
      invalid(['poolWhenFalse']),
      invalid(['poolWhenFalse'], never),
      invalid([], never),
    ]).toEqual([false, false, true, false]);
    expect([
      invalid(['targetChangedSide'], {}, 'ville'),
      invalid(['targetChangedSide'], {}, 'ferry'),
      invalid(['targetChangedSide'], {}, 'haven'),
      invalid(['targetChangedSide'], {}, 'x'),
      invalid(['targetChangedSide']),
    ]).toEqual([false, true, true, false, false]);
    const blockade = isInvalid(
      looked(
        { test: 'interdict', at: ['ferry'], impulses: 1 },
        {},
        { chit: { invalid: ['targetChangedSide'] } },
      ),
    );
    expect(blockade).toBe(true);
  });
});

describe('Where it sends its Formation', () => {
  const plan = (
    fulfil: Fulfil,
    progress: Partial<Progress> = {},
    more: Parameters<typeof looked>[2] = {},
  ) => {
    const { world, formation } = looked(fulfil, progress, more);
    return inWords(planFor(world, 'red', formation));
  };

  it('[9.371] to the nearest of its places, to the one written down, or to stay where it is', () => {
    const station: Fulfil = { test: 'station', at: ['den', 'y'], impulses: 2 };
    expect([
      plan(station),
      plan(station, {}, { put: { ...FLAG, at: 'w' } }),
      plan(station, {}, { target: 'den' }),
      plan(station, {}, { put: { ...FLAG, at: 'y' } }),
    ]).toEqual([
      '{kind:voyage to:y arrive:hold}',
      '{kind:voyage to:den arrive:hold}',
      '{kind:voyage to:den arrive:hold}',
      '{kind:hold}',
    ]);
    const into: Fulfil = { test: 'arrive', at: ['ferry'], state: 'FittingOut' };
    expect([
      plan(into),
      plan(into, {}, { put: { ...FLAG, at: 'ferry' } }),
      plan(into, {}, { put: { ...FLAG, at: 'ferry', fitting: true } }),
    ]).toEqual([
      '{kind:voyage to:ferry arrive:put-in}',
      '{kind:voyage to:ferry arrive:put-in}',
      '{kind:hold}',
    ]);
    const off: Fulfil = { test: 'arrive', at: ['ferry'], state: 'Ready' };
    expect(plan(off, {}, { put: { ...FLAG, at: 'ferry', fitting: true } })).toBe(
      '{kind:voyage to:ferry arrive:hold}',
    );
  });

  it('[9.372] along its route; out of its Port; to what is next of its parts; nowhere', () => {
    expect(plan({ test: 'circuit', route: ['w', 'x'], times: 1 })).toBe('{kind:patrol route:[w x] next:0}');
    expect(plan({ test: 'breakBlockade', at: 'ferry' })).toBe('{kind:steps steps:[{do:put-out}]}');
    expect(plan({ test: 'harmConvoy', group: 'blue-trade', dp: 1 })).toBe('null');
    const parts: Fulfil = {
      test: 'sequence',
      of: [
        { test: 'arrive', at: ['ferry'], state: 'FittingOut' },
        { test: 'station', at: ['den'], impulses: 1 },
      ],
    };
    expect([
      plan(parts, { met: [false, false] }),
      plan(parts, { met: [true, false] }),
      plan(parts, { met: [true, true] }),
    ]).toEqual([
      '{kind:voyage to:ferry arrive:put-in}',
      '{kind:voyage to:den arrive:hold}',
      '{kind:voyage to:ferry arrive:put-in}',
    ]);
  });

  it('[10.121] to its Convoy, in Port or at sea', () => {
    const to = (at: string, fitting?: true) => {
      const world = desksAt({ turn: 1, put: [{ id: 'azure-det', at: 'x', squadrons: 'azure-f' }] });
      putConvoy(world, { group: 'blue-trade', at, ...(fitting === undefined ? {} : { fitting }) });
      executes(world, 'azure-det', 'north-escort', { convoy: 'blue-trade' });
      return inWords(planFor(world, 'blue', formationIn(world, 'azure-det')));
    };
    expect([to('narrows'), to('ville', true), to('x')]).toEqual([
      '{kind:voyage to:narrows arrive:hold}',
      '{kind:voyage to:ville arrive:put-in}',
      '{kind:hold}',
    ]);
  });
});

describe('What it takes', () => {
  it('[9.388] what is left when some go is enough, or ends it', () => {
    const world = desksAt({ turn: 1, put: [{ ...FLAG, squadrons: 'red-a:1 red-b:2 red-f' }] });
    executes(world, 'red-flag', 'red-cruise');
    const ends = (leaving: string[], given: Record<string, number> = {}) =>
      endsOrder(world, 'red', 'red-flag', leaving, given);
    expect([
      ends([]),
      ends(['red-a']),
      ends(['red-b']),
      ends(['red-f']),
      ends(['red-a', 'red-b', 'red-f']),
    ]).toEqual([false, false, true, false, true]);
    expect([
      ends([], { 'red-b': 1 }),
      ends([], { 'red-a': 1, 'red-b': 1 }),
      ends(['red-a'], { 'red-b': 1 }),
    ]).toEqual([false, true, true]);
    formationIn(world, 'red-flag').execution = null;
    expect([ends(['red-a', 'red-b', 'red-f']), endsOrder(world, 'red', 'ghost', [])]).toEqual([false, false]);
  });

  it('[9.388] whose Order an act would end', () => {
    const world = desksAt({
      turn: 1,
      put: [
        { ...FLAG, squadrons: 'red-a:1' },
        { id: 'red-det-1', at: 'x', under: 'red-flag', squadrons: 'red-b:1' },
        { id: 'red-det-2', at: 'x', squadrons: 'red-c' },
      ],
    });
    executes(world, 'red-flag', 'red-cruise');
    const ended = (act: Parameters<typeof orderEndedBy>[2]) => orderEndedBy(world, 'red', act);
    expect([
      ended({ do: 'detach', formation: 'red-det-1' }),
      ended({ do: 'detach', formation: 'ghost' }),
      ended({ do: 'unform', flotilla: 'red-flag' }),
      ended({ do: 'unform', flotilla: 'red-det-2' }),
      ended({ do: 'drop', squadron: 'red-b' }),
      ended({ do: 'send-home', squadron: 'red-a' }),
      ended({ do: 'transfer', from: 'red-a', to: 'red-c', sail: 1 }),
      ended({ do: 'transfer', from: 'red-a', to: 'red-b', sail: 1 }),
      ended({ do: 'transfer', from: 'red-a', to: 'red-e', sail: 1 }),
      ended({ do: 'hire' }),
    ]).toEqual(['red-flag', null, 'red-flag', null, 'red-flag', 'red-flag', 'red-flag', null, null, null]);
  });

  it('[9.321] an Order of the whole Fleet is for any Command; Galleys only where it says so', () => {
    const fleet = chitLike('blue-cruise', {
      side: 'blue',
      command: null,
      formations: ['Flag', 'Detachment'],
      force: { line: 0, any: 1 } as never,
    });
    const world = desksAt({
      turn: 1,
      put: [
        { id: 'cobalt-flag', at: 'cala', fitting: true, squadrons: 'cobalt-a' },
        { id: 'cobalt-galleys', at: 'cala', fitting: true, squadrons: 'cobalt-g' },
      ],
    });
    const code = (id: string, change: object = {}) => suits(world, 'blue', id, { ...fleet, ...change })?.code;
    expect([
      code('cobalt-flag'),
      code('cobalt-flag', { command: 'south' }),
      code('cobalt-flag', { command: 'north' }),
    ]).toEqual([undefined, undefined, 'command']);
    expect([
      code('cobalt-galleys', { galleysOnly: true }),
      code('cobalt-flag', { galleysOnly: true }),
    ]).toEqual([undefined, 'force']);
    expect(code('cobalt-flag', { combined: true })).toBe('command');
  });

  it('[10.12] Convoys that an Escort may be given to: whole, gathered, and with no other', () => {
    const world = desksAt({ turn: 1, put: [{ id: 'azure-det', at: 'x', squadrons: 'azure-f' }] });
    const escort = theatreOf(world).orders.get('north-escort')!;
    const found = (change: object) => {
      putConvoy(world, { group: 'blue-trade', at: 'narrows' });
      Object.assign(forcesOf(world, 'blue').convoys['blue-trade']!, change);
      return convoysFor(world, 'blue', escort).map(({ id }) => id);
    };
    expect([
      found({}),
      found({ waits: 'gathering' }),
      found({ waits: 'sailing' }),
      found({ waits: null, scattered: true }),
    ]).toEqual([['blue-trade'], [], ['blue-trade'], []]);
    expect(convoysFor(world, 'red', theatreOf(world).orders.get('red-cruise')!)).toEqual([]);
    expect(targetsFor(world, 'red', theatreOf(world).orders.get('red-cruise')!)).toEqual([]);
  });

  it('[9.365] a check for the Ready and for no other', () => {
    const world = desksAt({
      turn: 1,
      put: [FLAG, { id: 'red-det-1', at: 'kings-port', fitting: true, squadrons: 'red-c' }],
      fittingOut: { ferry: 'red-d' },
    });
    expect(['red-flag', 'red-det-1', 'red-d'].map((id) => needsCheck(world, 'red', id))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[9.351] drawn blind as many as the module says, and what Events add while they last; never none', () => {
    const count = (...lasting: State['lasting']) => {
      const world = desksAt({ turn: 5 });
      world.lasting = lasting;
      return drawCount(world, 'red');
    };
    const more = { what: 'draws', side: 'red', value: 1, until: null } as const;
    expect([
      count(),
      count(more),
      count({ ...more, until: 5 }),
      count({ ...more, until: 6 }),
      count({ ...more, side: 'blue' }),
      count({ ...more, value: -2 }),
      count(more, more),
    ]).toEqual([2, 3, 2, 3, 2, 1, 4]);
    expect(testModule.orderRules.drawBlind).toBe(2);
  });
});
