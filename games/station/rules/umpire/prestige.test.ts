import { describe, expect, it } from 'vitest';
import { operationsEnd } from '../operations-end.ts';
import { testModule } from '../testing/module.ts';
import { atDesk, desksAt, executes } from '../testing/orders.ts';
import { scripted, Umpire } from '../testing/station.ts';
import { finish, turnEnd } from '../turn-end.ts';
import type { State } from '../world/state.ts';
import { canPay, compareYear, convoyHurt, countOrders, netOf, sailLost, score, verdict } from './prestige.ts';

const FLAG = { id: 'red-flag', at: 'narrows', leader: 'r-birch', squadrons: 'red-a red-b' } as const;

/** Fulfilled and Failed of each side, and what the Year brings them. */
function year(red: readonly [number, number], blue: readonly [number, number]) {
  const world = desksAt({ turn: 16 });
  world.record = {
    red: { fulfilled: red[0], failed: red[1] },
    blue: { fulfilled: blue[0], failed: blue[1] },
  };
  const nets = [netOf(world, 'red'), netOf(world, 'blue')];
  compareYear(world, scripted(world));
  return { nets, gains: [world.prestige.red! - 5, world.prestige.blue! - 5] };
}

describe('Prestige', () => {
  it('[12.1] the higher Prestige wins at the end, by so much', () => {
    const world = desksAt({ turn: 31, world: { prestige: { red: 8, blue: 5 } } });
    new Umpire(world, turnEnd);
    expect(world.outcome).toEqual({
      winners: ['red'],
      rule: '12.1',
      reason: 'clear',
      points: { red: 8, blue: 5 },
    });
    const early = desksAt({ turn: 30 });
    new Umpire(early, turnEnd);
    expect(early.outcome).toBeNull();
  });

  it('[12.1] at the end Orders in Hand and in Execution have Failed, and the Year so far is compared', () => {
    const world = desksAt({ put: [FLAG], hand: { red: 'red-show red-cruise' }, turn: 20 });
    executes(world, 'red-flag', 'red-strait');
    const context = scripted(world);
    finish(world, context);
    expect(context.told('year')).toMatchObject([{ nets: { red: -3, blue: 0 } }]);
    expect(world.prestige).toEqual({ red: 4, blue: 6 });
    expect(world.outcome).toMatchObject({ winners: ['blue'], reason: 'marginal' });
  });

  it('[12.1] a scenario may add Prestige for Sail that is in the right place at the end', () => {
    const endBonus = [{ side: 'red', contingent: 'Red', sail: 8, at: ['narrows'], prestige: 1 }];
    const world = desksAt({ put: [FLAG], turn: 31, scenario: { endBonus } });
    finish(world, scripted(world));
    expect(world.prestige.red).toBe(6);
    const fewer = desksAt({ put: [{ ...FLAG, squadrons: 'red-a' }], turn: 31, scenario: { endBonus } });
    finish(fewer, scripted(fewer));
    expect(fewer.prestige.red).toBe(5);
  });

  describe('what is left of the fleets', () => {
    const fleet = [
      { share: [0, 49] as [number, number], prestige: -2 },
      { share: [50, 74] as [number, number], prestige: 0 },
      { share: [75, 100] as [number, number], prestige: 3 },
    ];
    const prestige = { ...testModule.prestige, fleet };
    /** Red has the four Sail of red-a and red-b; Blue has none. */
    function ended(lost: State['lost'][string], fleetCounts = true) {
      const squadrons = { 'red-a': 2, 'red-b': 2 };
      const world = desksAt({
        module: { prestige },
        put: [FLAG],
        turn: 15,
        scenario: { turns: 16, fleetCounts },
      });
      for (const [id, squadron] of Object.entries(world.forces.red!.squadrons))
        squadron.sail = squadrons[id as keyof typeof squadrons] ?? 0;
      for (const squadron of Object.values(world.forces.blue!.squadrons)) squadron.sail = 0;
      world.lost.red = lost;
      const context = scripted(world);
      finish(world, context);
      return { gained: world.prestige.red! - 5, left: context.told('fleet-left') };
    }

    it('[12.1] counts at the end of a scenario that says so, by its share of all that sailed', () => {
      expect(ended({ sunk: 1, captured: 0 })).toMatchObject({
        gained: 3,
        left: [{ side: 'red', left: 4, of: 5 }],
      });
      expect(ended({ sunk: 1, captured: 1 }).gained).toBe(0);
      expect(ended({ sunk: 2, captured: 2, hulked: 1 })).toMatchObject({ gained: -2, left: [{ of: 9 }] });
    });

    it('[12.1] does not count in any other', () => {
      expect(ended({ sunk: 1, captured: 0 }, false)).toMatchObject({ gained: 0, left: [] });
    });
  });

  it('[12.11] it starts where the scenario says, and every change is entered', () => {
    const world = desksAt({ scenario: { prestige: { red: 6, blue: 4 } } });
    expect(world.prestige).toEqual({ red: 6, blue: 4 });
    score(world, scripted(world), 'red', 2, 'convoy');
    expect(world.prestige.red).toBe(8);
    expect(world.ledger.at(-1)).toEqual({ turn: 0, side: 'red', points: 2, source: 'convoy' });
  });

  it('[12.12] never beyond the ends of the track', () => {
    const world = desksAt();
    const context = scripted(world);
    score(world, context, 'red', -9, 'undeclared');
    expect(world.prestige.red).toBe(0);
    expect(world.ledger.at(-1)).toMatchObject({ points: -5 });
    score(world, context, 'red', 50, 'bonus');
    expect(world.prestige.red).toBe(20);
  });

  it('[12.13] equal Prestige is a draw', () => {
    const world = desksAt();
    expect(verdict(world)).toEqual({ winners: [], level: 'draw' });
  });

  it('[12.14] awarded at once: for every second Sail of the line and each Flagship lost, to the one and from the other', () => {
    const world = desksAt();
    const context = scripted(world);
    sailLost(world, context, 'blue', 'azure-a', 1, 'sunk', 'battle');
    expect(world.prestige).toEqual({ red: 5, blue: 5 });
    sailLost(world, context, 'blue', 'azure-d', 2, 'captured', 'battle');
    expect(world.prestige).toEqual({ red: 6, blue: 4 });
    // One is left over and counts with the next.
    sailLost(world, context, 'blue', 'azure-a', 1, 'captured', 'port');
    expect(world.prestige).toEqual({ red: 7, blue: 3 });
    sailLost(world, context, 'blue', 'felicity', 1, 'sunk', 'battle');
    expect(world.prestige).toEqual({ red: 8, blue: 2 });
    sailLost(world, context, 'blue', 'azure-a', 4, 'sunk', 'weather');
    sailLost(world, context, 'blue', 'azure-f', 2, 'sunk', 'battle');
    expect(world.prestige).toEqual({ red: 8, blue: 2 });
    expect(world.lost.blue).toEqual({ sunk: 8, captured: 3 });
  });

  it('[12.14] and for every eight DPs on Convoys, which their owner does not lose', () => {
    const world = desksAt();
    const context = scripted(world);
    convoyHurt(world, context, 'blue', 7);
    expect(world.prestige.red).toBe(5);
    convoyHurt(world, context, 'blue', 10);
    expect(world.prestige).toEqual({ red: 7, blue: 5 });
    expect(world.tally.blue!.convoyDp).toBe(1);
  });

  it('[12.15] [12.16] nothing but this match’s own Prestige counts for its victory', () => {
    const world = desksAt({ options: { careers: { A: { rank: 3 }, B: { rank: 3 } } } });
    expect(verdict(world)).toEqual({ winners: [], level: 'draw' });
  });
});

describe('Orders and Prestige', () => {
  it('[12.2] [12.23] not one by one, but by the comparison of the Year, in the Orders Step of Turn 1', () => {
    const world = desksAt({ turn: 16 });
    countOrders(world, scripted(world), 'red', { fulfilled: 4 });
    expect(world.prestige.red).toBe(5);
    atDesk(world);
    expect(world.prestige).toEqual({ red: 6, blue: 4 });
    const later = desksAt({ turn: 17 });
    countOrders(later, scripted(later), 'red', { fulfilled: 4 });
    atDesk(later);
    expect(later.prestige).toEqual({ red: 5, blue: 5 });
  });

  it('[12.21] both are counted, each by itself', () => {
    const world = desksAt();
    const context = scripted(world);
    countOrders(world, context, 'red', { fulfilled: 2 });
    countOrders(world, context, 'red', { failed: 3 });
    expect(world.record.red).toEqual({ fulfilled: 2, failed: 3 });
  });

  it('[12.22] [12.221] the Failed are taken from the Fulfilled', () => {
    const net = (fulfilled: number, failed: number): number =>
      netOf({ record: { red: { fulfilled, failed } } }, 'red');
    expect([net(2, 3), net(3, 1), net(0, 0)]).toEqual([-1, 2, 0]);
    expect(netOf({ record: {} }, 'red')).toBe(0);
  });

  it('[12.231] [12.232] with more Failed than Fulfilled the count is negative, for both if need be', () => {
    expect(year([0, 2], [1, 0])).toEqual({ nets: [-2, 1], gains: [-1, 1] });
    expect(year([0, 7], [0, 1])).toEqual({ nets: [-7, -1], gains: [-2, 1] });
    expect(year([1, 1], [0, 0])).toEqual({ nets: [0, 0], gains: [0, 0] });
  });

  it('[12.24] one or two more bring one; three to five cost the other one, six and more cost him two', () => {
    const spreads = [1, 2, 3, 5, 6, 9].map((spread) => year([spread, 0], [0, 0]).gains);
    expect(spreads).toEqual([
      [1, 0],
      [1, 0],
      [1, -1],
      [1, -1],
      [1, -2],
      [1, -2],
    ]);
  });

  it('[12.241] four Fulfilled and one Failed against two: three to two, one Prestige', () => {
    expect(year([4, 1], [2, 0])).toEqual({ nets: [3, 2], gains: [1, 0] });
  });

  it('[12.242] one Fulfilled and four Failed against two Failed: -3 to -2, one for the other', () => {
    expect(year([1, 4], [0, 2])).toEqual({ nets: [-3, -2], gains: [0, 1] });
  });

  it('[12.3] [12.31] it can be spent, but only what one has', () => {
    const world = desksAt({ world: { prestige: { red: 1, blue: 0 } } });
    expect(canPay(world, 'red', 1)).toBe(true);
    expect(canPay(world, 'red', 2)).toBe(false);
    expect(canPay(world, 'blue', 1)).toBe(false);
  });
});

describe('The end of the Operations Phase', () => {
  it('worn ships go down, which brings nobody Prestige', () => {
    const world = desksAt({ put: [{ ...FLAG, squadrons: 'red-a:4/12 red-b:4/5' }], turn: 1 });
    new Umpire(world, operationsEnd, 0);
    expect(world.forces.red!.squadrons['red-a']!.sail).toBe(3);
    expect(world.lost.red).toEqual({ sunk: 1, captured: 0 });
    expect(world.prestige).toEqual({ red: 5, blue: 5 });
  });

  it('from a date on a die may end the war at once', () => {
    const late = (coloured: boolean) => {
      const world = desksAt({ turn: 32, scenario: { turns: 60, variableEnd: true } });
      if (coloured) world.events.war = { since: 8, implemented: true, stands: true };
      return world;
    };
    const goesOn = late(false);
    const step = new Umpire(goesOn, operationsEnd, 1);
    expect(step.told('ending')).toMatchObject([{ dice: [1], modifier: 0, over: false }]);
    expect(goesOn.outcome).toBeNull();
    const over = late(true);
    new Umpire(over, operationsEnd, 1);
    expect(over.outcome).toMatchObject({ winners: [], reason: 'draw' });
    const before = desksAt({ turn: 28, scenario: { turns: 60, variableEnd: true } });
    expect(new Umpire(before, operationsEnd).told('ending')).toEqual([]);
  });

  it('[M8.2] in a match that begins on such a date its first Turn has that die too; between the Quarters there is none', () => {
    const start = { year: 1743, turn: 1 };
    const rolled = (turn: number): number => {
      const world = desksAt({ turn, scenario: { start, turns: 16, variableEnd: true } });
      return new Umpire(world, operationsEnd, 9).told('ending').length;
    };
    expect([rolled(0), rolled(1), rolled(4)]).toEqual([1, 0, 1]);
  });
});
