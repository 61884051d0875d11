import { describe, expect, it } from 'vitest';
import { checkAct, doAct } from '../reorganisation/acts.ts';
import { convoyTold, putConvoy, type Sailing, withGroup } from '../testing/convoys.ts';
import { allTold, type Stated, scripted, stationAt } from '../testing/station.ts';
import { view } from '../umpire/view.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { newConvoy } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { convoyActs } from './convoy-acts.ts';

const occasion = { free: false, at: null };
/** The code and rule of the refusal, or `may`. */
const refused = (world: State, side: string, act: ReorganisationAct): string => {
  const refusal = checkAct(world, side, act, occasion);
  return refusal === null ? 'may' : `${refusal.code} ${refusal.rule}`;
};
const assemble = (group: string, route = 1) => ({ do: 'assemble', group, route }) as const;
const waiting = (world: State, more: Partial<ReturnType<typeof newConvoy>>): State => {
  world.forces.red!.convoys.v = { ...newConvoy('v', 'red-victuals', 'out', 1, 'gathering'), ...more };
  return world;
};
const moored = (more: Partial<Sailing> = {}): State => {
  const world = stationAt({});
  putConvoy(world, {
    group: 'red-victuals',
    at: 'kings-port',
    fitting: true,
    repairPoints: 5,
    next: 2,
    ...more,
  });
  return world;
};

describe('What an owner may do for his Convoys', () => {
  const blockade = {
    events: 'war',
    put: [{ id: 'red-flag', at: 'ville', squadrons: 'red-a red-b', order: 'red-blockade' }],
  };
  it.each<[string, string, ReorganisationAct, (() => State)?]>([
    ['group 10.16', 'red', assemble('blue-troops')],
    ['group 10.16', 'blue', assemble('blue-trade')],
    ['group 10.16', 'blue', assemble('nobody')],
    ['route 10.114', 'blue', assemble('blue-troops', 3)],
    ['may', 'blue', assemble('blue-troops', 2)],
    [
      'limit 10.161',
      'blue',
      assemble('blue-troops'),
      () => stationAt({ scenario: { only: { without: ['convoys'] } } }),
    ],
    [
      'port 10.16',
      'blue',
      assemble('blue-troops'),
      () => stationAt({ scenario: { ports: { ville: 'red' } } }),
    ],
    ['blockade 7.23', 'blue', assemble('blue-troops'), () => stationAt(blockade)],
    // Off the map no Port is asked about.
    ['may', 'red', assemble('red-victuals')],
    ['limit 10.161', 'red', assemble('red-victuals'), () => waiting(stationAt({}), {})],
  ])('[10.16] [10.161] [10.114] %s: %s, %j', (expected, side, act, make = () => stationAt({})) => {
    expect(refused(make(), side, act)).toBe(expected);
  });

  const gathered = (counted: number, limit: number): string => {
    const world = stationAt({ world: { counters: { 'blue-troops.assembled': counted }, turn: 4 } });
    const more = { what: 'convoyLimit', group: 'blue-troops', value: 1 } as const;
    // What is over, and what is of another group, does not count.
    world.lasting = [
      { ...more, until: 4 },
      { ...more, group: 'blue-trade', until: null },
      ...(limit > 2 ? [{ ...more, until: 5 }] : []),
    ];
    return refused(world, 'blue', assemble('blue-troops'));
  };

  it('[10.161] so many may gather in a Year, and one more while that lasts', () => {
    expect([0, 1, 2].map((counted) => gathered(counted, 2))).toEqual(['may', 'may', 'limit 10.161']);
    expect([2, 3].map((counted) => gathered(counted, 3))).toEqual(['may', 'limit 10.161']);
  });

  it('[10.162] [10.113] Troops lie Fitting Out at once; Victuallers gather unseen', () => {
    const world = stationAt({});
    const context = scripted(world);
    doAct(world, context, 'blue', assemble('blue-troops', 2), occasion);
    doAct(world, context, 'red', assemble('red-victuals'), occasion);
    const troops = (what: string, more: object, rule: string) =>
      convoyTold(rule, what, more, 'blue', 'blue-troops');
    const assembled = troops('assembled', {}, '10.11');
    expect(allTold(context)).toEqual([
      { ...assembled, route: 2, others: assembled },
      troops('appeared', { token: 't1', at: 'ville', news: true }, '10.113'),
      convoyTold('10.11', 'assembled', { route: 1, others: null }, 'red', 'red-victuals'),
    ]);
    expect(world.forces.blue!.convoys['blue-troops.0.out']).toEqual(
      newConvoy('blue-troops.0.out', 'blue-troops', 'out', 2, null),
    );
    expect(world.forces.red!.convoys['red-victuals.0.out']).toEqual(
      newConvoy('red-victuals.0.out', 'red-victuals', 'out', 1, 'gathering'),
    );
    expect(world.counters).toEqual({ 'blue-troops.assembled': 1 });
  });

  it('[10.161] a group that also gathers by the calendar is gathered on the leg that is its owner’s', () => {
    const module = withGroup('blue-troops', {
      assembles: [
        { turn: 5, leg: 'home', at: 'cala' },
        { turn: null, leg: 'out', at: 'ville' },
      ],
    });
    const world = stationAt({ scenario: { module } });
    world.ports.cala!.side = 'red';
    expect(refused(world, 'blue', assemble('blue-troops'))).toBe('may');
    doAct(world, scripted(world), 'blue', assemble('blue-troops'), occasion);
    expect(Object.values(world.forces.blue!.convoys).map(({ id, leg }) => `${id} ${leg}`)).toEqual([
      'blue-troops.0.out out',
    ]);
  });

  it.each([
    ['convoy 10.172', 'none', {}],
    ['convoy 10.172', 'v', { waits: 'ready' as const, repairPoints: 2 }],
    ['empty 10.172', 'v', { repairPoints: 0 }],
    ['may', 'v', { repairPoints: 1 }],
  ])('[10.172] to sail: %s', (expected, convoy, more) => {
    expect(refused(waiting(stationAt({}), more), 'red', { do: 'sail-victuals', convoy })).toBe(expected);
  });

  it('[10.172] [10.173] off the map they wait for their die, at a Port they Fit Out', () => {
    const world = waiting(stationAt({}), { repairPoints: 2 });
    doAct(world, scripted(world), 'red', { do: 'sail-victuals', convoy: 'v' }, occasion);
    expect([world.forces.red!.convoys.v!.waits, world.tokens]).toEqual(['ready', []]);
  });

  it.each<[string, () => State, number]>([
    ['place 10.172', () => stationAt({}), 1],
    ['place 10.172', () => moored({ at: 'narrows', fitting: undefined as never }), 1],
    ['place 10.172', () => moored({ at: 'ferry' }), 1],
    ['points 10.172', () => moored(), 6],
    ['may', () => moored(), 5],
  ])('[10.172] to unload: %s', (expected, make, points) => {
    expect(refused(make(), 'red', { do: 'unload', convoy: 'red-victuals', points })).toBe(expected);
  });

  it('[10.171] [10.172] points go ashore; with the last the Convoy is gone and its Escort free', () => {
    const world = moored();
    world.ports['kings-port']!.repairPoints = 1;
    const context = scripted(world);
    const unload = (points: number) =>
      doAct(world, context, 'red', { do: 'unload', convoy: 'red-victuals', points }, occasion);
    unload(2);
    expect(world.forces.red!.convoys['red-victuals']?.repairPoints).toBe(3);
    unload(3);
    const told = (points: number) =>
      convoyTold('10.172', 'unloaded', { at: 'kings-port', points }, 'red', 'red-victuals');
    expect(allTold(context)).toEqual([told(2), told(3)]);
    expect([world.ports['kings-port']!.repairPoints, world.forces.red!.convoys]).toEqual([6, {}]);
  });

  it.each<[string, string, Stated, Partial<State>]>([
    ['hire 12.31', 'blue', {}, {}],
    ['hired 12.31', 'red', {}, { hired: true }],
    ['date 12.31', 'red', {}, { turn: 1 }],
    ['may', 'red', {}, { turn: 16 }],
    ['may', 'red', { scenario: { start: { year: 1741, turn: 9 } } }, { turn: 0 }],
    ['prestige 12.3', 'red', { scenario: { prestige: { red: 0, blue: 5 } } }, {}],
    ['may', 'red', { scenario: { prestige: { red: 1, blue: 5 } } }, {}],
  ])('[12.31] [12.3] to hire: %s for %s, %j, %j', (expected, side, stated, world) => {
    expect(refused(stationAt({ ...stated, world }), side, { do: 'hire' })).toBe(expected);
  });

  const rover = (more: Partial<State> = {}, place: object = { in: 'available' }): State => {
    const world = stationAt({ world: more });
    Object.assign(world.forces.red!.auxiliaries, { 'rover-1': place, 'red-light-1': { in: 'available' } });
    return world;
  };
  /** The Den is until Turn 4. */
  const neutralised = (turn: number): State => {
    const world = rover({ turn });
    world.ports.den!.neutralisedUntil = 4;
    return world;
  };
  it.each<[string, string, string, (() => State)?]>([
    ['may', 'rover-1', 'den'],
    ['corsair 10.223', 'red-light-1', 'den'],
    ['corsair 10.223', 'rover-1', 'den', () => rover({}, { in: 'recovery' })],
    ['base 10.223', 'rover-1', 'ferry'],
    ['neutralised 10.215', 'rover-1', 'den', () => neutralised(3)],
    ['may', 'rover-1', 'den', () => neutralised(4)],
  ])('[10.223] [10.215] to give a base: %s', (expected, aux, port, make = rover) => {
    expect(refused(make(), 'red', { do: 'base', aux, port })).toBe(expected);
  });

  it('[10.16] [10.172] [10.223] all that there might be to do, in full', () => {
    const world = moored();
    waiting(world, { repairPoints: 2 });
    Object.assign(world.forces.red!.auxiliaries, { 'rover-1': { in: 'available' } });
    expect([...convoyActs(view(world, 'red'))]).toEqual([
      { do: 'hire' },
      assemble('blue-troops', 1),
      assemble('blue-troops', 2),
      assemble('red-victuals', 1),
      { do: 'unload', convoy: 'red-victuals', points: 5 },
      { do: 'unload', convoy: 'red-victuals', points: 3 },
      { do: 'sail-victuals', convoy: 'v' },
      { do: 'base', aux: 'rover-1', port: 'den' },
    ]);
    const one = moored({ repairPoints: 1 });
    expect([...convoyActs(view(one, 'red'))].filter((act) => act.do === 'unload')).toEqual([
      { do: 'unload', convoy: 'red-victuals', points: 1 },
    ]);
    expect([...convoyActs(view(moored({ repairPoints: 0 }), 'red'))].some((act) => act.do === 'unload')).toBe(
      false,
    );
  });
});
