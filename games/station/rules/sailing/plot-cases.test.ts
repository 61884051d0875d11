import { describe, expect, it } from 'vitest';
import { waysFrom } from '../chart/lanes.ts';
import { inWords } from '../testing/lines.ts';
import { executes } from '../testing/orders.ts';
import { afloat, redFlag, tokenFor } from '../testing/sailing.ts';
import { force, type Stated, Umpire } from '../testing/station.ts';
import { atSea, moveTo } from '../umpire/tokens.ts';
import type { Plan } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { State, Watch } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { besideExit } from './passage.ts';
import { wayFor } from './plans.ts';
import { contact, plotStep, plotters, reach } from './plot.ts';

const plotting = (stated: Stated = {}): Umpire => new Umpire(afloat(stated), plotStep);
const WATCH: Watch = {
  plot: 'turn',
  tasks: 'standing',
  screen: 'never',
  withdraw: 'never',
  mulligan: 'never',
};

describe('How far a counter may come', () => {
  const spread = (at: string, place?: object): string[] => {
    const world = afloat({ put: [redFlag(at)] });
    const token = tokenFor(world, 'red-flag');
    return [...reach(world, place === undefined ? token : { ...token, place: place as never })].toSorted();
  };
  it('[5.155] the Spaces it may be in or pass with one point, not the Zones', () => {
    expect([...new Set(spread('x'))]).toEqual(['m2', 'm3', 'ville', 'w', 'x', 'y']);
    expect([...new Set(spread('narrows'))]).toEqual(['kings-port', 'narrows', 'w']);
  });
  it('[5.155] [5.279] out of a Zone any exit of the edge it leaves by', () => {
    expect(spread('x', { at: 'gulf', berth: 'out', edge: 'W', to: 'x' })).toEqual(['x', 'y']);
    expect(spread('x', { at: 'gulf', berth: 'out', edge: 'N', to: 'ville' })).toEqual(['ville']);
  });
  it('[5.155] none where there is no such edge', () => {
    expect(spread('x', { at: 'gulf', berth: 'out', edge: 'E', to: 'x' })).toEqual([]);
    expect(spread('x', { at: 'x', berth: 'out', edge: 'E', to: 'x' })).toEqual([]);
  });
  it('[5.155] both sides must be about', () => {
    const near = (...put: readonly string[]): boolean =>
      contact(afloat({ put: put.map((one) => force(one)) }));
    expect(near('red-flag x r-birch red-a', 'azure-flag y a-aubin azure-a')).toBe(true);
    expect(near('red-flag narrows r-birch red-a', 'azure-flag cala a-aubin azure-a')).toBe(false);
    expect(near('azure-flag y a-aubin azure-a')).toBe(false);
    expect(near('red-flag x r-birch red-a')).toBe(false);
    expect(near('red-flag x r-birch red-a', 'red-det-1 x r-cole red-b')).toBe(false);
  });
});

describe('Who is asked for plots', () => {
  const wanting = (red: Watch['plot'], world: Partial<State>, meet = false, blind = false): string =>
    plotters(
      afloat({
        put: meet ? [redFlag('x'), force('azure-flag y a-aubin azure-a')] : [],
        ...(blind ? { options: { movement: 'blind' } } : {}),
        world: { watch: { red: { ...WATCH, plot: red }, blue: WATCH }, ...world },
      }),
    ).join(' ');
  const LATER = { impulse: 2, increment: 2 };
  it.each<[string, Watch['plot'], Partial<State>, boolean, boolean, string]>([
    ['both at the start of a Turn', 'turn', { impulse: 1, increment: 1 }, false, false, 'red blue'],
    ['nobody later', 'turn', LATER, false, false, ''],
    ['nobody at a later Impulse', 'turn', { impulse: 2, increment: 1 }, false, false, ''],
    ['nobody later in the first Impulse', 'turn', { impulse: 1, increment: 2 }, false, false, ''],
    ['who wants it each Impulse', 'impulse', { impulse: 2, increment: 1 }, false, false, 'red'],
    ['not in between', 'impulse', LATER, false, false, ''],
    ['who wants it each Increment', 'increment', LATER, false, false, 'red'],
    ['both when they could meet', 'turn', LATER, true, false, 'red blue'],
    ['nobody for that, double-blind', 'turn', LATER, true, true, ''],
    ['both at the start, double-blind', 'turn', { impulse: 1, increment: 1 }, true, true, 'red blue'],
  ])('[5.155] [13.211] %s', (_, red, world, meet, blind, asked) => {
    expect(wanting(red, world, meet, blind)).toBe(asked);
  });

  it('[5.155] who has said nothing is asked each Increment', () => {
    expect(plotters(afloat({ world: { watch: {}, ...LATER } }))).toEqual(['red', 'blue']);
  });

  it('[5.15] the Step waits for those asked, and is done where nobody is', () => {
    const asked = plotting({ world: { impulse: 1, increment: 1 } });
    expect([asked.progress, asked.world.stage]).toEqual(['waits', { kind: 'waits', sides: ['red', 'blue'] }]);
    const none = plotting({ world: LATER });
    expect([none.progress, none.world.stage, plotStep.asks(none.world)]).toEqual(['done', null, []]);
  });
});

describe('What is set down', () => {
  const OPEN = { impulse: 1, increment: 1 };
  const nothing = { plans: [] };

  it('[5.15] stays until it is changed: instructions and wishes too', () => {
    const step = plotting({ put: [redFlag('x')], world: OPEN });
    const { standing } = forcesOf(step.world, 'red');
    step.answer(nothing, nothing);
    expect([forcesOf(step.world, 'red').standing, step.world.watch.red]).toEqual([standing, WATCH]);
  });

  it('[4.22] [6.323] Dummies and Conversions at an Impulse’s start and not later', () => {
    const dummies = [{ at: 'ocean', command: null }];
    const first = plotting({ put: [redFlag('kings-port', { fitting: true })], world: OPEN });
    expect(first.check({ plans: [], dummies })).toBeNull();
    expect(first.check({ plans: [], dummies: [{ at: 'ville', command: null }] })).not.toBeNull();
    const convert = [{ formation: 'red-flag', from: [{ squadron: 'red-a', sail: 4 }] }] as never;
    expect(first.check({ plans: [], convert })).not.toBeNull();
    const late = plotting({
      put: [redFlag('kings-port', { fitting: true })],
      world: { impulse: 2, increment: 2, watch: { red: { ...WATCH, plot: 'increment' }, blue: WATCH } },
    });
    expect(late.check({ plans: [], dummies })).toMatchObject({ code: 'plot-late', rule: '4.22' });
    expect(late.check({ plans: [], dummies, convert })).toMatchObject({ code: 'plot-late', rule: '4.22' });
    expect(late.check(nothing)).toBeNull();
    first.answer({ plans: [], dummies }, nothing);
    expect(
      Object.values(forcesOf(first.world, 'red').formations).filter(({ kind }) => kind === 'dummy'),
    ).toHaveLength(1);
  });

  it('[5.15] each Formation once', () => {
    const one = { formation: 'red-flag', plan: { kind: 'hold' } } as const;
    const step = plotting({ put: [redFlag('x')], world: OPEN });
    expect(step.check({ plans: [one, one] })).toMatchObject({ code: 'plot-twice', rule: '5.15' });
    expect(step.check({ plans: [one] })).toBeNull();
  });
});

describe('What is offered', () => {
  it('[5.15] under Orders and free, in Port and in a Zone: every answer by itself', () => {
    const stated = (clock: number): Stated => ({
      put: [
        redFlag('kings-port', { fitting: true }),
        force('red-det-1 w r-cole red-b'),
        force('red-det-2 x r-dunn red-c'),
      ],
      world: { impulse: 1, increment: 1, clock },
    });
    const plans = (clock: number, change: (world: State) => void = () => {}): Plan[] => {
      const world = afloat(stated(clock));
      change(world);
      return new Umpire(world, plotStep)
        .choices<'plot'>()
        .flatMap((one) => one.plans.map(({ plan }) => plan as Plan));
    };
    const free = [4, 5, 6, 7, 8, 9].flatMap((clock) => plans(clock));
    expect([...new Set(free.map(({ kind }) => kind))].toSorted()).toEqual([
      'hold',
      'patrol',
      'steps',
      'voyage',
      'with',
    ]);
    const home = free.filter((one) => one.kind === 'voyage' && one.arrive === 'put-in').map(inWords);
    expect([...new Set(home)]).toContain('{kind:voyage to:kings-port arrive:put-in}');
    const over = [4, 5, 6, 7, 8, 9].flatMap((clock) =>
      plans(clock, (world) => {
        moveTo(world, 'red', 'red-det-2', atSea('w'));
        executes(world, 'red-det-1', 'red-strait');
        executes(world, 'red-det-2', 'hand-over', { formation: 'red-det-1' });
      }),
    );
    expect(over.map(inWords)).toContain('{kind:steps steps:[{do:take-over formation:red-det-1}]}');
  });
});

describe('Ways', () => {
  it('[5.14] a Large Space beyond a Small one means the way there; nothing else means another way', () => {
    const world = afloat({});
    const ways = waysFrom(world, { at: 'w', berth: 'sea' }, { galleys: false });
    const to = (place: string): unknown => wayFor(ways, { do: 'go', to: place })?.place;
    expect(to('x')).toEqual({ at: 'x', berth: 'sea' });
    expect(to('ville')).toBeUndefined();
    expect(wayFor(ways, { do: 'put-in' })).toBeUndefined();
    expect(wayFor(ways, { do: 'leave', to: 'x' })).toBeUndefined();
    expect(wayFor(ways, { do: 'hold' })?.how).toBe('hold');
  });

  it('[5.27.11] beside an exit of a Zone lie the other exits next to it', () => {
    const theatre = theatreOf(afloat({}));
    expect(besideExit(theatre, 'gulf', 'x').toSorted()).toEqual(['ville', 'y']);
    expect(besideExit(theatre, 'ocean', 'w')).toEqual(['narrows']);
    expect(besideExit(theatre, 'x', 'w')).toEqual([]);
    expect(besideExit(theatre, 'gulf', 'nowhere')).toEqual([]);
  });
});
