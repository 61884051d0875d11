/** Orders and messages: what is offered, what is refused, and what is done with one that came too late. */
import { describe, expect, it } from 'vitest';
import { clock } from '../clock.ts';
import { straightOn } from '../sailing/straight-on.ts';
import { bondOf, shipOf } from '../sea/state.ts';
import { type AdvancedTestShip, advancedSea, advancedShip } from '../testing/advanced.ts';
import { offered, refused, write } from '../testing/orders.ts';
import { context, toldOf, viewOf } from '../testing/sea.ts';
import { flagshipAsk, ordersAsk } from './command-lag.ts';
import { messageAsk } from './messages.ts';
import { noteFaults, possibleNotes } from './notes.ts';
import { prepareAsk } from './prepare.ts';
import { hasOrders, notationAsks, takeOrders } from './written-orders.ts';

const X: AdvancedTestShip = { id: 'x', at: 'M20', heading: 2 };
type Waters = Parameters<typeof advancedSea>[1];
const lone = (stated: Partial<AdvancedTestShip> = {}, waters: Waters = {}) =>
  advancedSea([advancedShip({ ...X, ...stated })], waters);
const short = (refusal: { code: string; rule: string } | null) => refusal && [refusal.code, refusal.rule];
const about = { id: 'q', seat: 'a-1', ship: 'x' } as const;

describe('orders ahead', () => {
  const ask = { ...about, kind: 'orders', rule: '32.3', turns: [4, 5] } as const;
  const orders = [{ plot: '1' }, { plot: '2' }];

  it('[30.0] [31.0] are late, or carry a message, only where that is played', () => {
    const said = (answer: object, rules: NonNullable<Waters>['rules'] = {}) =>
      short(ordersAsk.check(viewOf(lone({}, { rules })), ask, { orders, ...answer }));
    expect(said({})).toBeNull();
    expect(said({ late: true })).toEqual(['no-clock', '30.0']);
    expect(said({ late: true }, { timedMoves: true })).toBeNull();
    expect(said({ message: 'Tack' })).toEqual(['no-signals', '31.0']);
    expect(said({ message: 'Tack' }, { signals: 'fleet' })).toBeNull();
  });

  it('[30.0] a minute, then nothing is written: she keeps her course in each of those turns', () => {
    const sea = lone({}, { rules: { timedMoves: true } });
    expect(clock(viewOf(sea), ask)).toEqual({
      seconds: 60,
      late: { orders: [{ plot: '0' }, { plot: '0' }], late: true },
    });
    expect(clock(viewOf(sea), { ...about, kind: 'prepare', rule: '20.1.5.1' })).toBeNull();
    sea.ships[0]!.advanced.orders = [];
    const told = context();
    takeOrders(sea, [{ ask, answer: { orders, late: true } }], told);
    expect(told.told).toEqual([{ kind: 'late', rule: '30.0', ship: 'x' }]);
    // The wind on her quarter: four hexes for this frigate.
    expect(sea.ships[0]!.advanced.orders).toEqual([{ plot: '4' }, { plot: '4' }]);
    expect(sea.advanced.written).toEqual({ x: 2 });
  });

  it('[32.5] the flag may go to any ship of the command that is named, and to no other', () => {
    const flags = { ...about, kind: 'flagship', rule: '32.5', squadron: 's', ships: ['x', 'y'] } as const;
    const view = viewOf(lone());
    expect([...flagshipAsk.choices(view, flags)]).toEqual([{ ship: 'x' }, { ship: 'y' }]);
    expect(flagshipAsk.check(view, flags, { ship: 'y' })).toBeNull();
    expect(short(flagshipAsk.check(view, flags, { ship: 'z' }))).toEqual(['not-able', '32.5']);
  });
});

describe('a ship that keeps her course', () => {
  it('[30.0] makes her whole allowance, up to the land, or nothing', () => {
    const on = (stated: Partial<AdvancedTestShip> = {}, waters: Waters = {}) => {
      const sea = lone(stated, waters);
      return straightOn(sea, sea.ships[0]!);
    };
    expect(on()).toBe('4');
    expect(on({ at: 'K20', heading: 1 }, { land: [{ q: 10, r: 13 }] })).toBe('1');
    expect(on({ heading: 4 })).toBe('0');
    expect(on({}, { advanced: { velocity: 0 } })).toBe('0');
    expect(on({ surrender: 'striking' })).toBe('0');
  });
});

describe('a message alone', () => {
  const ask = { ...about, kind: 'message', rule: '31.1' } as const;
  /** Nothing but a message can be written for two hulls without a mast, in a storm, with no anchor to be had. */
  const HULL = { spec: { rigging: [0, 0, 0, 0] } };
  const wrecks = (waters: Waters = {}) =>
    advancedSea(
      [
        advancedShip({ ...X, ...HULL }),
        advancedShip({ id: 'y', at: 'N20', heading: 2, seat: 'a-2', ...HULL }),
      ],
      {
        rules: { signals: 'fleet' },
        seats: [
          { id: 'a-1', side: 'a', name: 'A' },
          { id: 'a-2', side: 'a', name: 'A, too' },
        ],
        advanced: { velocity: 6, anchoringAllowed: false },
        ...waters,
      },
    );

  it('[31.1] may be left out, and is never refused', () => {
    const view = viewOf(lone());
    expect([...messageAsk.choices(view, ask)]).toEqual([{}]);
    expect(messageAsk.check(view, ask, {})).toBeNull();
    expect(messageAsk.check(view, ask, { message: 'Help' })).toBeNull();
  });

  it('[31.1] is asked for where somebody else writes, or something holds her; wrecks that only drift are silent', () => {
    const asked = (waters: Waters = {}) => notationAsks(wrecks(waters)).map(({ kind, ship }) => [kind, ship]);
    expect(asked()).toEqual([]);
    expect(asked({ fouls: [bondOf('x', 'y')] })).toEqual([
      ['message', 'x'],
      ['message', 'y'],
    ]);
    const sea = wrecks();
    sea.ships.push(advancedShip({ id: 'z', at: 'A5', heading: 2, side: 'b' }));
    expect(notationAsks(sea).map(({ kind, ship }) => [kind, ship])).toEqual([
      ['message', 'x'],
      ['message', 'y'],
      ['plot', 'z'],
    ]);
  });
});

describe('notes', () => {
  it('[20.0] are carried out by nobody where no crew can work; who is still to come gives them outside', () => {
    const nobody = (stated: Partial<AdvancedTestShip>) => {
      const sea = lone(stated);
      const path = { turns: 0, hexes: 0, steps: '', path: [] } as never;
      return noteFaults(sea, sea.ships[0]!, { plot: '0', out: 'L', anchor: 'A' }, path)
        .filter(({ code }) => code === 'nobody')
        .map(({ note, rule }) => [note, rule]);
    };
    expect(nobody({ surrender: 'striking' })).toEqual([
      ['anchor', '20.0'],
      ['out', '20.0'],
    ]);
    expect(nobody({})).toEqual([]);
    expect(nobody({ presence: 'due' })).toEqual([]);
    expect(hasOrders(lone(), lone().ships[0]!)).toBe(true);
  });

  it('[35.1] [20.0] every one that may stand alone is offered, a friend to be towed among them', () => {
    const sea = advancedSea(
      [advancedShip({ ...X, hull: 5 }), advancedShip({ id: 'y', at: 'M22', heading: 2 })],
      { rules: { towing: true } },
    );
    expect(possibleNotes(sea, shipOf(sea, 'x'), '1')).toEqual([
      { sail: 'FS' },
      { anchor: 'A' },
      { anchor: 'AB' },
      { anchor: 'AS' },
      { repair: 'RH' },
      { tow: 'y' },
    ]);
  });

  it('[20.1.4] [18.2.2.1] full sails before the first turn are refused to who can’t carry them', () => {
    const ask = { ...about, kind: 'prepare', rule: '20.1.5.1' } as const;
    const said = (stated: Partial<AdvancedTestShip>, waters: Waters = {}) =>
      short(prepareAsk.check(viewOf(lone(stated, waters)), ask, { sail: 'full' }));
    expect(said({})).toBeNull();
    expect(said({ rigging: [0, 4, 4, 4] })).toEqual(['rigging-lost', '20.1.4']);
    expect(said({}, { advanced: { velocity: 6 } })).toEqual(['storm', '18.2.2.1']);
    expect(prepareAsk.check(viewOf(lone({ rigging: [0, 4, 4, 4] })), ask, { sail: 'battle' })).toBeNull();
  });
});

describe('moves that are offered', () => {
  const galley = { special: { traits: ['rowed'], rowSpeed: 3 } } as const;

  it('[20.2] short ones also put off by backing, as far as the factors go', () => {
    const plots = offered(lone(), 'x').map(({ plot }) => plot);
    expect(plots.filter((plot) => /^B*1$/.test(plot))).toEqual(['1', 'B1', 'BB1', 'BBB1']);
    expect(plots.filter((plot) => /B+(0|D)/.test(plot))).toEqual([]);
  });

  it('[20.0] notes beside no move and beside the longest straight one', () => {
    const noted = offered(lone(), 'x').filter((order) => order.sail !== undefined);
    expect(noted).toEqual([
      { plot: '0', sail: 'FS' },
      { plot: '4', sail: 'FS' },
    ]);
  });

  it('[20.0] moves under oars by ships that have them', () => {
    const rowed = (stated: Partial<AdvancedTestShip>) =>
      offered(lone(stated), 'x').filter(({ oars }) => oars === true);
    expect(rowed({})).toEqual([]);
    const ways = rowed(galley);
    expect(ways.slice(0, 2)).toEqual([
      { plot: '0', oars: true },
      { plot: '1', oars: true },
    ]);
    for (const order of ways) expect(refused(lone(galley), 'x', order), order.plot).toBeNull();
    expect(toldOf(write(lone(galley), { x: { plot: '1', oars: true } }).told, 'notes')).toEqual([
      { kind: 'notes', rule: '20.0', notes: { x: { oars: true } } },
    ]);
  });
});
