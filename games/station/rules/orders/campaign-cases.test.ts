import { describe, expect, it } from 'vitest';
import type { Campaign, StrategicEvent } from '../module/orders.ts';
import { testCampaigns, testEvents } from '../testing/module-orders.ts';
import { type Desks, desksAt } from '../testing/orders.ts';
import { scripted, Umpire } from '../testing/station.ts';
import type { Lasting, State } from '../world/state.ts';
import { assessCampaigns, campaignModifier } from './campaigns.ts';
import { eventsStep } from './events.ts';

const SIEGE = testCampaigns[0]!;
const always = { if: 'always' } as const;

/** Turn 5 of 1741, when the siege may begin. */
function besieging(campaign: Partial<Campaign>, state: object = {}, more: Desks = {}): State {
  const raid = { ...SIEGE, id: 'raid', activation: { ...SIEGE.activation, turns: [] } };
  const world = desksAt({
    turn: 4,
    events: 'compact',
    module: { campaigns: [{ ...SIEGE, ...campaign }, raid] },
    ...more,
  });
  Object.assign(world.campaigns.siege!, { open: true, ...state });
  return world;
}
const assessed = (world: State, ...dice: readonly number[]): string[] => {
  const context = scripted(world, ...dice);
  assessCampaigns(world, context);
  return context.told('campaign').map(({ what, box }) => `${what} ${box}`);
};

describe('Activating a Campaign', () => {
  const die = { turns: [5], die: 7, modifiers: [] };
  it.each<[string, boolean, Partial<Campaign>, object]>([
    ['on its Turn', true, {}, {}],
    ['in its last Year', true, { lastYear: 1741 }, {}],
    ['after its last Year', false, { lastYear: 1740 }, {}],
    ['on another Turn', false, { activation: { ...die, turns: [6] } }, {}],
    ['that has ended', false, {}, { ended: true }],
    ['that is not open', false, {}, { open: false }],
    ['that was Activated this Year', false, {}, { activated: 1 }],
    ['without its Event', false, { openedBy: 'war' }, {}],
    ['beside one that is not Active', true, { activation: { ...die, not: ['raid'] } }, {}],
  ])('[9.236] %s: %s', (_, may, campaign, state) => {
    expect(assessed(besieging(campaign, state), ...(may ? [7, 5] : []))).toEqual(
      may ? ['activated 2', 'stays 2'] : [],
    );
  });

  it('[9.236] not beside one that shuts it out while that is Active', () => {
    const world = besieging({ activation: { ...die, not: ['raid'] } });
    Object.assign(world.campaigns.raid!, { active: true, box: 2 });
    expect(assessed(world, 5)).toEqual(['stays 2']);
  });

  it('[9.236] who is Active is not Activated again', () => {
    expect(assessed(besieging({}, { active: true, box: 2 }), 5)).toEqual(['stays 2']);
  });

  it('[9.232] the modifiers of its die are added to it', () => {
    const activation = { ...die, modifiers: [{ when: always, value: 2 }] };
    expect(assessed(besieging({ activation }), 6)).toEqual(['not-activated 2']);
    expect(assessed(besieging({ activation }), 5, 5)).toEqual(['activated 2', 'stays 2']);
  });
});

describe('The die of a Campaign', () => {
  const MORE = { modifiers: [{ when: always, value: 1 }] };
  const last = (value: number, more: object = {}): Lasting =>
    ({ what: 'campaign', campaign: 'siege', value, until: 9, ...more }) as Lasting;
  const troops = (points: number, until: number | null = null): Lasting =>
    ({ what: 'troops', points, until }) as Lasting;
  it.each<[string, number, Partial<Campaign>, readonly Lasting[]]>([
    ['nothing', 0, { modifiers: [] }, []],
    ['its own', 1, MORE, []],
    ['an Order and its own', 2, MORE, [last(1)]],
    ['Orders against it and its own', -1, MORE, [last(-2)]],
    ['no more than two of Orders', 3, MORE, [last(2), last(2)]],
    ['another Campaign’s Orders', 0, { modifiers: [] }, [last(2, { campaign: 'raid' })]],
    ['what is no Order', 0, { modifiers: [] }, [last(2, { what: 'event' })]],
    ['an Order from the next Turn on', 0, { modifiers: [] }, [last(2, { from: 5 })]],
    ['an Order from now on', 2, { modifiers: [] }, [last(2, { from: 4 })]],
    ['an Order up to this Turn', 0, { modifiers: [] }, [last(2, { until: 4 })]],
    ['an Order up to the next', 2, { modifiers: [] }, [last(2, { until: 5 })]],
    ['troops, as many as there is room for', -2, { modifiers: [] }, [troops(2), troops(1)]],
    ['fewer troops', -1, { modifiers: [] }, [troops(1)]],
    ['troops that are gone', 0, { modifiers: [] }, [troops(2, 4)]],
    ['troops where none can land', 0, { modifiers: [], troopPoints: null }, [troops(2)]],
    ['three at most below', -3, { modifiers: [] }, [last(-2), troops(2)]],
  ])('[9.233] %s: %d', (_, sum, campaign, lasting) => {
    const world = besieging(campaign, {}, { world: { lasting: [...lasting] } });
    expect(campaignModifier(world, { ...SIEGE, ...campaign })).toBe(sum);
  });

  it.each<[string, number, number | null, number | null, string]>([
    ['up at its number', 2, 2, 7, 'up 3'],
    ['no further', 3, 2, 7, 'stays 2'],
    ['down at its number', 7, 2, 7, 'down 1'],
    ['no further', 6, 2, 7, 'stays 2'],
    ['not up where there is no way', 0, null, 7, 'stays 2'],
    ['not down where there is no way', 9, 2, null, 'stays 2'],
  ])('[9.233] %s: %d', (_, face, up, down, said) => {
    const boxes = SIEGE.boxes.map((box, at) => (at === 2 ? { ...box, up, down } : box));
    expect(assessed(besieging({ boxes, modifiers: [] }, { active: true, box: 2 }), face)).toEqual([said]);
  });

  it.each<[boolean, boolean, boolean]>([
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])('[9.234] [9.235] won: for good %s, ended before %s: %s', (permanent, ended, then) => {
    const ends = { ...SIEGE.ends, A: { status: null, effects: [] } };
    const world = besieging({ permanent, ends, modifiers: [] }, { active: true, box: 1, ended });
    expect(assessed(world, 9)).toEqual(['down 0', 'ended 0']);
    expect(world.campaigns.siege).toMatchObject({ active: false, ended: then, status: 'open' });
  });

  it.each<[boolean, boolean, boolean]>([
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])('[9.236] its deadline: for good %s, ended before %s: %s', (permanent, ended, then) => {
    const world = besieging({ permanent, deadline: 5, modifiers: [] }, { active: true, box: 2, ended });
    expect(assessed(world, 5)).toEqual(['stays 2', 'stopped 2']);
    expect(world.campaigns.siege).toMatchObject({ active: false, ended: then });
  });
});

describe('Political Events', () => {
  const [COMPACT, WAR] = testEvents as readonly [StrategicEvent, StrategicEvent];
  const quiet = { ...WAR, modifiers: [] };
  const stepped = (world: State, ...dice: readonly number[]): string[] =>
    new Umpire(world, eventsStep, ...dice)
      .told('event')
      .map(({ event, what, modifier }) =>
        [event, what, modifier].filter((one) => one !== undefined).join(' '),
      );
  const at = (events: readonly StrategicEvent[], more: Desks = {}): State =>
    desksAt({ turn: 4, events: 'compact', module: { events: [...events], campaigns: [] }, ...more });

  it('[9.21] none where the scenario has none', () => {
    expect(stepped(at([COMPACT, WAR], { scenario: { only: { without: ['events'] } } }))).toEqual([]);
    expect(stepped(at([COMPACT, WAR], { scenario: { only: {} } }), 9)).toEqual(['war tested 0']);
    expect(stepped(at([COMPACT, WAR], { scenario: { only: { without: ['draws'] } } }), 9)).toEqual([
      'war tested 0',
    ]);
  });

  it('[9.223] what stands does not occur again, nor what occurs once', () => {
    const stood = (stands: boolean, once: boolean): string[] => {
      const world = at([COMPACT, { ...quiet, once, implementation: null }]);
      world.events.war = { since: 0, implemented: true, stands };
      return stepped(world, ...(stands || once ? [] : [9]));
    };
    expect([stood(true, false), stood(true, true), stood(false, true), stood(false, false)]).toEqual([
      [],
      [],
      [],
      ['war tested 0'],
    ]);
  });

  it('[9.211] Orders bear on the die of the Event that they name', () => {
    const lasting = (...all: readonly object[]): State =>
      at([COMPACT, quiet], { world: { lasting: all as Lasting[] } });
    const on = { what: 'event', event: 'war', value: -2, from: 4, until: 5 };
    const none = ['war tested 0'];
    expect(stepped(lasting(on), 6)).toEqual(['war tested -2']);
    for (const other of [{ event: 'compact' }, { what: 'campaign' }, { until: 4 }, { from: 5, until: 6 }])
      expect(stepped(lasting({ ...on, ...other }), 6)).toEqual(none);
  });

  it('[9.224] with no die to wait for the effects are there at once', () => {
    expect(stepped(at([COMPACT, { ...quiet, implementation: null }]), 3)).toEqual([
      'war tested 0',
      'war occurred',
      'war implemented',
    ]);
    expect(stepped(at([COMPACT, quiet]), 3, 6)).toEqual(['war tested 0', 'war occurred', 'war waits']);
    expect(stepped(at([COMPACT, quiet]), 3, 5)).toEqual(['war tested 0', 'war occurred', 'war implemented']);
  });

  it('[9.2] packages come back when they are due, the others wait', () => {
    const world = at([COMPACT], { turn: 5 });
    world.returning = [
      { package: 'home', turn: 7 },
      { package: 'home', turn: 6 },
    ];
    new Umpire(world, eventsStep);
    expect(world.returning).toEqual([{ package: 'home', turn: 7 }]);
    expect(world.forces.red!.arrivals.map(({ turn }) => turn)).toEqual([6]);
  });
});
