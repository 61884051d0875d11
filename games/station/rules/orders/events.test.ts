import { describe, expect, it } from 'vitest';
import type { Condition, Effect } from '../module/language.ts';
import type { StrategicEvent } from '../module/orders.ts';
import { testModule } from '../testing/module.ts';
import { desksAt } from '../testing/orders.ts';
import { scripted, Umpire } from '../testing/station.ts';
import { holds } from '../umpire/conditions.ts';
import { newConvoy } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { campaignModifier } from './campaigns.ts';
import { apply } from './effects.ts';
import { eventsStep } from './events.ts';

const compact = testModule.events[0]!;
const event = (id: string, change: Partial<StrategicEvent> = {}): StrategicEvent => ({
  ...compact,
  id,
  name: id,
  automatic: null,
  effects: [],
  ...change,
});
const at = (turn: number, more: Parameters<typeof desksAt>[0] = {}) => {
  const world = desksAt({ turn, ...more });
  world.step = 'events';
  return world;
};
const chart = (all: StrategicEvent[]) => ({ module: { events: all, campaigns: [] } });
const stands = (id: string): Condition => ({ if: 'event', event: id });

describe('Political Events', () => {
  it('[9.21] [9.211] are tested on Quarterly Turns only, each by a die', () => {
    const quiet = new Umpire(at(3), eventsStep);
    expect(quiet.told('event')).toEqual([]);
    const world = at(4);
    const step = new Umpire(world, eventsStep, 5, 9);
    expect(step.told('event')).toMatchObject([{ event: 'compact', what: 'tested', dice: [5], needed: 4 }]);
    expect(world.events.compact).toBeUndefined();
  });

  it('[9.211] one that occurs once is not tested again, another may recur', () => {
    const all = [event('first', { once: true }), event('again', { once: false })];
    const world = at(4, chart(all));
    for (const { id } of all) world.events[id] = { since: 0, implemented: true, stands: false };
    const step = new Umpire(world, eventsStep, 0);
    expect(step.told('event').map((one) => [one.event, one.what])).toEqual([
      ['again', 'tested'],
      ['again', 'occurred'],
      ['again', 'implemented'],
    ]);
  });

  it('[9.22] what they bring is lasting or done once, and others hang on it', () => {
    const world = at(4);
    new Umpire(world, eventsStep, 4, 9, 9);
    expect(world.rules).toContain('combined-fleet');
    expect(world.campaigns.siege!.open).toBe(true);
  });

  it('[9.221] one takes another off the chart; the later has precedence', () => {
    const all = [event('peace'), event('quarrel', { cancels: ['peace'] })];
    const world = at(4, chart(all));
    new Umpire(world, eventsStep, 0, 0);
    expect(world.events.peace).toMatchObject({ stands: false });
    expect(world.events.quarrel).toMatchObject({ stands: true });
  });

  it('[9.221] one that lasts for a time ends, and what is to be done then is done', () => {
    const brief = event('brief', { lasts: 2, after: [{ do: 'rule', rule: 'calm', on: true }] });
    const world = at(4, chart([brief]));
    new Umpire(world, eventsStep, 0);
    world.turn = 5;
    new Umpire(world, eventsStep);
    expect(world.events.brief!.stands).toBe(true);
    world.turn = 6;
    const step = new Umpire(world, eventsStep);
    expect(step.told('event')).toMatchObject([{ event: 'brief', what: 'ended' }]);
    expect(world.rules).toContain('calm');
  });

  it('[9.222] what must be before is tested before and may come in the same Turn; in the other order it may not', () => {
    const first = event('first');
    const then = event('then', { prerequisite: stands('first') });
    const world = at(4, chart([first, then]));
    new Umpire(world, eventsStep, 0, 0);
    expect(world.events.then?.stands).toBe(true);
    const other = at(4, chart([then, first]));
    new Umpire(other, eventsStep, 0);
    expect(other.events.first?.stands).toBe(true);
    expect(other.events.then).toBeUndefined();
  });

  it('[9.223] before its date it is not tested, and on the last date it comes by itself', () => {
    const late = event('late', {
      window: { from: { year: 1741, turn: 9 }, to: { year: 1741, turn: 16 } },
      automatic: { year: 1741, turn: 13 },
    });
    expect(new Umpire(at(4, chart([late])), eventsStep).told('event')).toEqual([]);
    expect(new Umpire(at(8, chart([late])), eventsStep, 9).told('event')).toMatchObject([{ what: 'tested' }]);
    const world = at(12, chart([late]));
    new Umpire(world, eventsStep);
    expect(world.events.late?.stands).toBe(true);
  });

  it('[9.224] its effects may wait for a die of their own, in every Turn from the one in which it occurred', () => {
    const world = at(4, { events: 'compact' });
    // Activation and its assessment come after.
    new Umpire(world, eventsStep, 3, 6, 9);
    expect(world.events.war).toMatchObject({ stands: true, implemented: false });
    expect(world.forces.blue!.auxiliaries['privateer-1']).toEqual({ in: 'future' });
    world.turn = 5;
    const step = new Umpire(world, eventsStep, 5);
    expect(step.told('event')).toMatchObject([{ event: 'war', what: 'implemented' }]);
    expect(world.forces.blue!.auxiliaries['privateer-1']).toEqual({ in: 'port', port: 'ville' });
  });

  it('[9.225] [9.239] there is no land game beside it: what happens on land stands in the module alone', () => {
    expect(Object.keys(testModule)).toContain('campaigns');
    const world = at(3, { module: { events: [], campaigns: [] } });
    expect(new Umpire(world, eventsStep).progress).toBe('done');
  });

  it('what incidents and Orders add is added to the die', () => {
    const world = at(4, { events: 'compact' });
    world.counters.incidents = 1;
    world.lasting = [{ what: 'event', event: 'war', value: 2, until: 8 }];
    const step = new Umpire(world, eventsStep, 5, 9, 9);
    expect(step.told('event')[0]).toMatchObject({ what: 'tested', modifier: -2, dice: [5] });
    expect(world.events.war?.stands).toBe(true);
  });

  it('[9.211] what an Order adds ends with its Turns; an automatic date that was missed is made up for', () => {
    const modifier = (until: number) => {
      const world = at(4, { events: 'compact' });
      world.lasting = [{ what: 'event', event: 'war', value: 2, until }];
      return new Umpire(world, eventsStep, 9, 9, 9).told('event')[0]?.modifier;
    };
    expect([modifier(5), modifier(4)]).toEqual([2, 0]);
    const late = event('late', { automatic: { year: 1741, turn: 1 } });
    const world = at(4, chart([late]));
    expect(new Umpire(world, eventsStep).told('event')[0]).toMatchObject({ event: 'late', what: 'occurred' });
  });

  it('[9.222] an Order counts as Fulfilled to the last of its Turns, a Scattered Convoy is no Convoy to Escort', () => {
    const world = at(12);
    world.fulfilled['red-cruise'] = 4;
    const within = (turns: number) =>
      holds(world, { if: 'fulfilled', order: 'red-cruise', withinTurns: turns });
    expect([within(7), within(8)]).toEqual([false, true]);
    const convoy = newConvoy('blue-trade.1.out', 'blue-trade', 'out', 1, null);
    world.forces.blue!.convoys[convoy.id] = convoy;
    expect(holds(world, { if: 'convoy', group: 'blue-trade' })).toBe(true);
    convoy.scattered = true;
    expect(holds(world, { if: 'convoy', group: 'blue-trade' })).toBe(false);
  });

  it('who has more Ready Squadrons names a Key Port where nothing is repaired', () => {
    const weary = event('weary', { effects: [{ do: 'repairHalt', port: 'most-ready', turns: 4 }] });
    const world = at(4, {
      ...chart([weary]),
      put: [{ id: 'azure-flag', at: 'x', leader: 'a-clerc', squadrons: 'azure-a' }],
    });
    const step = new Umpire(world, eventsStep, 0);
    expect(step.asks).toMatchObject([{ kind: 'name-port', seat: 'blue' }]);
    expect(step.choices<'name-port'>()).toEqual([{ port: 'ville' }]);
    expect(step.check({ port: 'kings-port' })).not.toBeNull();
    step.answer({ port: 'ville' });
    expect(step.progress).toBe('done');
    expect(world.ports.ville!.noRepairUntil).toBe(8);
  });

  it('a package that was sent away comes back', () => {
    const world = at(6, { world: { returning: [{ package: 'home', turn: 7 }] } });
    new Umpire(world, eventsStep);
    expect(world.returning).toEqual([]);
    expect(world.forces.red!.arrivals).toMatchObject([
      { turn: 7, at: 'ocean', squadrons: [{ sail: 2, dp: 0 }] },
    ]);
  });
});

describe('Conditions', () => {
  const put = [
    { id: 'azure-flag', at: 'x', leader: 'a-clerc', squadrons: 'azure-a azure-d' },
    { id: 'azure-det', at: 'ville', fitting: true, leader: 'a-brun', squadrons: 'azure-b:3' },
  ] as const;
  const world = desksAt({ put, ordinary: { ville: 'cobalt-a:2' }, events: 'compact', turn: 5 });
  const cases: readonly [Condition, boolean][] = [
    [{ if: 'contingent', contingent: 'Azure', is: 'blue' }, true],
    [{ if: 'date', from: { year: 1741, turn: 6 } }, true],
    [{ if: 'date', from: { year: 1741, turn: 1 }, to: { year: 1741, turn: 5 } }, false],
    [{ if: 'counter', counter: 'incidents', op: '>=', value: 1 }, false],
    [{ if: 'lineSail', contingent: 'Azure', op: '<=', value: 9 }, true],
    [{ if: 'lineSail', contingent: 'Azure', op: '<', value: 9 }, false],
    [{ if: 'fulfilled', order: 'red-cruise', withinTurns: 8 }, false],
    [{ if: 'lineAt', side: 'blue', at: 'ville', min: 5 }, true],
    [{ if: 'lineAt', side: 'blue', at: 'ville', min: 3, contingents: ['Cobalt'] }, false],
    [{ if: 'presence', side: 'blue', at: ['x', 'y'], minSquadrons: 2 }, true],
    [{ if: 'presence', side: 'blue', at: ['ville'], minSquadrons: 1 }, false],
    [{ if: 'all', of: [{ if: 'always' }, { if: 'event', event: 'war' }] }, false],
    [{ if: 'any', of: [{ if: 'always' }, { if: 'event', event: 'war' }] }, true],
    [{ if: 'not', of: [{ if: 'event', event: 'war' }] }, true],
  ];
  it.each(cases)('%j is %s', (condition, expected) => {
    expect(holds(world, condition)).toBe(expected);
  });
});

describe('Effects', () => {
  const done = (...effects: readonly Effect[]) => {
    const world = desksAt({ turn: 5 });
    apply(world, scripted(world), effects, 'den');
    return world;
  };

  it('[M3.8] what bears on dice lasts from the next Event Step on, so many Turns', () => {
    const turns = (step: State['step']): number[] => {
      const world = desksAt({ turn: 5 });
      world.step = step;
      apply(world, scripted(world), [{ do: 'campaignDrm', campaign: 'siege', value: 1, turns: 4 }], null);
      const counted: number[] = [];
      for (; world.turn < 12; world.turn++)
        if (campaignModifier(world, testModule.campaigns[0]!) === 1) counted.push(world.turn);
      return counted;
    };
    expect(turns('impulse-end')).toEqual([5, 6, 7, 8]);
    // In that Step itself it comes too late for the dice still to be thrown, and so it does after it.
    expect(turns('events')).toEqual([6, 7, 8, 9]);
    expect(turns('convoys')).toEqual([6, 7, 8, 9]);
  });

  it('[M3.8] so with the dice of Events', () => {
    const modifier = (given: number, step: State['step'], turn: number): number | undefined => {
      const world = at(given, chart([event('news', { die: 0 })]));
      world.step = step;
      apply(world, scripted(world), [{ do: 'eventDrm', event: 'news', value: -1, turns: 4 }], null);
      world.turn = turn;
      const context = scripted(world, 9);
      eventsStep.enter(world, context);
      return context.told('event')[0]?.modifier;
    };
    // Events are tested on Turns 1, 5, 9: 0, 4, 8 of the match.
    expect([modifier(3, 'orders', 4), modifier(4, 'tasks', 4), modifier(4, 'tasks', 8)]).toEqual([-1, -1, 0]);
    expect([modifier(4, 'events', 4), modifier(4, 'orders', 8)]).toEqual([0, -1]);
  });

  it('places, counters, rules, rates and counts', () => {
    const world = done(
      { do: 'neutralise', base: 'target', turns: 8 },
      { do: 'repairHalt', port: 'ville', turns: 4 },
      { do: 'counter', counter: 'incidents', add: 2 },
      { do: 'rule', rule: 'course', on: true },
      { do: 'repairRate', contingent: 'Azure', rolls: 1, per: 'quarter', turns: 8 },
      { do: 'draws', side: 'blue', value: -1, turns: 4 },
      { do: 'convoyLimit', group: 'blue-troops', value: -1, turns: 4 },
      { do: 'requestDrm', side: 'red', value: 3 },
      { do: 'galeForce', value: 1, turns: 4 },
      { do: 'orders', side: 'red', failed: 1 },
      { do: 'prestige', side: 'blue', value: 1 },
      { do: 'return', package: 'home', afterTurns: 8 },
    );
    expect(world.ports.den!.neutralisedUntil).toBe(13);
    expect(world.ports.ville!.noRepairUntil).toBe(9);
    expect(world.counters.incidents).toBe(2);
    expect(world.rules).toContain('course');
    expect(world.lasting).toEqual([
      { what: 'repair', ports: ['ville'], rolls: 1, per: 'quarter', until: 13 },
      { what: 'draws', side: 'blue', value: -1, until: 9 },
      { what: 'convoyLimit', group: 'blue-troops', value: -1, until: 9 },
      { what: 'request', side: 'red', value: 3, until: null },
      { what: 'galeForce', value: 1, until: 9 },
    ]);
    expect(world.record.red).toEqual({ fulfilled: 0, failed: 1 });
    expect(world.prestige.blue).toBe(6);
    expect(world.returning).toEqual([{ package: 'home', turn: 13 }]);
  });
});
