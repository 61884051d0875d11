import { describe, expect, it } from 'vitest';
import type { Fulfil } from '../module/language.ts';
import { putConvoy } from '../testing/convoys.ts';
import { FLAG, looked } from '../testing/goals.ts';
import { inWords } from '../testing/lines.ts';
import { testModule } from '../testing/module.ts';
import { chitLike, desksAt, executes } from '../testing/orders.ts';
import { formationIn } from '../testing/station.ts';
import type { Progress } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { endsOrder, suits } from './force-needed.ts';
import { convoysFor, needsCheck, targetsFor } from './issue.ts';
import { orderEndedBy } from './order-changes.ts';
import { planFor } from './order-plans.ts';
import { drawCount } from './pools.ts';

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
