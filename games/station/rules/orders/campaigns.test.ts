import { describe, expect, it } from 'vitest';
import type { Campaign } from '../module/orders.ts';
import { testModule } from '../testing/module.ts';
import { desksAt } from '../testing/orders.ts';
import { scripted, Umpire } from '../testing/station.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { campaignModifier } from './campaigns.ts';
import { apply } from './effects.ts';
import { eventsStep } from './events.ts';

const siege = testModule.campaigns[0]!;

/** The siege is open; `box` makes it Active. */
function siegeAt(turn: number, box?: number, campaigns: readonly Campaign[] = [siege]): State {
  const world = desksAt({
    turn,
    events: 'compact',
    module: { campaigns: [...campaigns], events: [testModule.events[0]!] },
    scenario: box === undefined ? {} : { campaigns: { siege: box } },
  });
  world.step = 'events';
  return world;
}
const play = (world: State, ...dice: number[]) => new Umpire(world, eventsStep, ...dice).told('campaign');

describe('Military Campaigns', () => {
  it('[9.212] Activation may be Quarterly, but an Active one is assessed Turn by Turn', () => {
    expect(play(siegeAt(5, 2), 5)).toMatchObject([{ what: 'stays', dice: [5] }]);
  });

  it('[9.23] [9.231] has a marker on a track of its own and a Status beside it', () => {
    const world = siegeAt(5, 2);
    expect(world.campaigns.siege).toMatchObject({ active: true, box: 2, status: 'open' });
  });

  it('[9.232] is Activated on its Turns by a die, if what opens it stands, and starts where its Status says', () => {
    const world = siegeAt(4);
    world.campaigns.siege!.status = 'taken';
    expect(play(world, 7, 5)).toMatchObject([{ what: 'activated', box: 3 }, { what: 'stays' }]);
    expect(play(siegeAt(4), 8)).toMatchObject([{ what: 'not-activated' }]);
    expect(play(siegeAt(8))).toEqual([]);
    const closed = siegeAt(4);
    closed.events.compact!.stands = false;
    expect(play(closed)).toEqual([]);
  });

  it('[9.233] one die, with what modifies it, against the numbers of the box', () => {
    expect(play(siegeAt(5, 2), 2)).toMatchObject([{ what: 'up', box: 3 }]);
    expect(play(siegeAt(5, 2), 7)).toMatchObject([{ what: 'down', box: 1 }]);
    const helped = siegeAt(5, 2);
    helped.lasting = [{ what: 'campaign', campaign: 'siege', value: 1, until: 9 }];
    expect(play(helped, 6)).toMatchObject([{ what: 'down', modifier: 1 }]);
    // Not in Winter.
    expect(play(siegeAt(17, 2))).toEqual([]);
  });

  it('[9.233] the bounds of what Orders add, and of all together; troops that were landed', () => {
    const world = siegeAt(5, 2);
    world.lasting = [1, 1, 1].map(
      (value) => ({ what: 'campaign', campaign: 'siege', value, until: 9 }) as const,
    );
    expect(campaignModifier(world, siege)).toBe(2);
    world.lasting = [{ what: 'troops', points: 5, until: 9 }];
    expect(campaignModifier(world, siege)).toBe(-2);
    world.lasting.push(
      ...[-1, -1].map((value) => ({ what: 'campaign', campaign: 'siege', value, until: 9 }) as const),
    );
    expect(campaignModifier(world, siege)).toBe(-3);
    world.lasting = [{ what: 'campaign', campaign: 'siege', value: 1, until: 5 }];
    expect(campaignModifier(world, siege)).toBe(0);
  });

  it('[9.233] an Order may move the marker, but never to an end', () => {
    const world = siegeAt(5, 2);
    apply(world, scripted(world), [{ do: 'campaignMove', campaign: 'siege', boxes: -3 }], null);
    expect(world.campaigns.siege).toMatchObject({ box: 1, active: true });
  });

  it('[9.234] [9.235] at the end of the track somebody has won: Status, and what hangs on it', () => {
    const world = siegeAt(5, 3);
    expect(play(world, 2)).toMatchObject([{ what: 'up' }, { what: 'ended', status: 'taken' }]);
    expect(world.campaigns.siege).toMatchObject({ active: false, ended: false, status: 'taken' });
    expect(world.ports.ferry!.side).toBe('blue');
  });

  it('[9.236] once a Year, and over on its deadline without a change', () => {
    const world = siegeAt(11, 2);
    world.campaigns.siege!.activated = 4;
    expect(play(world, 5)).toMatchObject([{ what: 'stays' }, { what: 'stopped' }]);
    expect(world.campaigns.siege).toMatchObject({ active: false, status: 'open' });
    const again = siegeAt(4);
    again.campaigns.siege!.activated = 0;
    expect(play(again)).toEqual([]);
  });

  it('[9.236] one that is fought once is then over for good, another only for the Year', () => {
    const over = (permanent: boolean): boolean | undefined => {
      const world = siegeAt(11, 2, [{ ...siege, permanent }]);
      world.campaigns.siege!.activated = 4;
      play(world, 5);
      return world.campaigns.siege?.ended;
    };
    expect([over(true), over(false)]).toEqual([true, false]);
  });

  it('[9.237] it may recur in another Year; an Event may stop it at once, and nobody has won', () => {
    const world = siegeAt(20);
    world.campaigns.siege!.activated = 4;
    expect(play(world, 0, 5)).toMatchObject([{ what: 'activated' }, { what: 'stays' }]);
    apply(world, scripted(world), [{ do: 'campaignStop', campaign: 'siege', permanent: true }], null);
    expect(world.campaigns.siege).toMatchObject({ active: false, ended: true, status: 'open' });
  });

  it('[9.238] its Status holds on, and bears on Events, until the other side wins or an Event overrides it', () => {
    const world = siegeAt(5, 3);
    play(world, 0);
    world.turn = 12;
    expect(world.campaigns.siege!.status).toBe('taken');
    expect(world.ports.ferry!.side).toBe('blue');
    apply(world, scripted(world), [{ do: 'portSide', port: 'ferry', side: 'red' }], null);
    expect(world.ports.ferry!.side).toBe('red');
  });

  it('[9.23.10] two tracks, Red at one end and Blue at the other, of which the second waits for the first', () => {
    const track = (id: string, start: number, change: Partial<Campaign>): Campaign => ({
      ...siege,
      id,
      activation: { turns: [5], die: 9, modifiers: [] },
      status: 'blue',
      startBox: { blue: start, red: start },
      boxes: [
        { up: null, down: null },
        { up: 2, down: 7 },
        { up: 2, down: 7 },
        { up: 2, down: 7 },
        { up: null, down: null },
      ],
      troopPoints: null,
      modifiers: [],
      deadline: 16,
      ends: { A: { status: 'red', effects: [] }, B: { status: 'blue', effects: [] } },
      ...change,
    });
    const open = (campaign: string) => ({ do: 'campaignOpen', campaign }) as const;
    const x = track('siege', 2, {
      ends: { A: { status: 'red', effects: [open('y')] }, B: { status: 'blue', effects: [] } },
    });
    const y = track('y', 1, { activation: { turns: [5, 9], die: 9, modifiers: [] } });
    const world = siegeAt(4, undefined, [x, y]);
    world.campaigns.y!.open = false;
    // The first Year drifts back and forth and means nothing.
    play(world, 0, 7);
    for (const [turn, die] of [
      [5, 0],
      [6, 8],
      [7, 0],
      [8, 5],
    ] as const) {
      world.turn = turn;
      play(world, die);
    }
    world.turn = 15;
    play(world, 5);
    expect(world.campaigns.siege).toMatchObject({ active: false, status: 'blue' });
    // Next Year Red has been busy: two of his Orders are in force, and he wins in four Turns.
    world.lasting = [1, 1].map(
      (value) => ({ what: 'campaign', campaign: 'siege', value, until: 40 }) as const,
    );
    world.turn = 20;
    play(world, 9, 3);
    for (const die of [6, 2]) {
      world.turn++;
      play(world, die);
    }
    world.turn++;
    expect(play(world, 5)).toMatchObject([
      { what: 'down', box: 0 },
      { what: 'ended', status: 'red' },
    ]);
    // The second one follows at the next opportunity, and one step is enough there.
    world.turn = 24;
    expect(play(world, 0, 7)).toMatchObject([
      { campaign: 'y', what: 'activated', box: 1 },
      { campaign: 'y', what: 'down', box: 0 },
      { campaign: 'y', what: 'ended', status: 'red' },
    ]);
    expect(theatreOf(world).campaigns.get('y')!.boxes).toHaveLength(5);
  });
});
