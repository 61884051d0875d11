import { describe, expect, it } from 'vitest';
import { closeTurn } from '../close-turn.ts';
import type { Squadron } from '../sea/advanced-sea.ts';
import type { Answer, HexAsk } from '../sea/asks.ts';
import type { AdvancedState } from '../sea/edition.ts';
import type { RuleSet } from '../sea/rule-set.ts';
import { rangeBetween } from '../sea/ship.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import { shipOf } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, hexNamed, toldOf, viewOf } from '../testing/sea.ts';
import { commanded, flagshipAsk, hoistFlags, ordersAsk, turnsToWrite } from './command-lag.ts';
import { notationPhase } from './notation.ts';

const squadron = (id: string, seat: string, ships: string[]): Squadron => ({
  id,
  name: id,
  side: 'a',
  seat,
  ships,
  flagship: ships[0]!,
});

/** The flagship's division of two about M20 and another of two far away; one enemy who has nothing to do with it. */
function fleet(rules: Partial<RuleSet> = {}, special: SpecialRule[] = []): AdvancedState {
  const sea = advancedSea(
    [
      advancedShip({ id: 'flag', at: 'M20', heading: 2 }),
      advancedShip({ id: 'second', at: 'M24', heading: 2 }),
      advancedShip({ id: 'van', at: 'Z20', heading: 2, seat: 'a-2' }),
      advancedShip({ id: 'scout', at: 'V20', heading: 2, seat: 'a-2' }),
      advancedShip({ id: 'enemy', at: 'A5', heading: 2, side: 'b' }),
    ],
    {
      rules: { commandLag: 'squadrons', ...rules },
      seats: [
        { id: 'a-1', side: 'a', name: 'A' },
        { id: 'a-2', side: 'a', name: 'A, van' },
        { id: 'b-1', side: 'b', name: 'B' },
      ],
      advanced: {
        squadrons: [squadron('main', 'a-1', ['flag', 'second']), squadron('ahead', 'a-2', ['van', 'scout'])],
        special,
      },
    },
  );
  hoistFlags(sea);
  return sea;
}

const answered = (sea: AdvancedState, answer: (ask: HexAsk) => Answer) =>
  notationPhase.asks(sea).map((ask) => ({ ask, answer: answer(ask) }));

/** Plots one hex for whoever is asked; orders ahead are one, two and three hexes. */
const write = (ask: HexAsk): Answer =>
  ask.kind === 'orders'
    ? { orders: ask.turns.map((turn) => ({ plot: String(1 + ((turn - 1) % 3)) })) }
    : ask.kind === 'flagship'
      ? { ship: ask.ships[0]! }
      : { plot: '1' };

/** Writes a whole notation phase and lets the turn pass without moving anybody. */
function pass(sea: AdvancedState) {
  const told = context();
  notationPhase.resolve(sea, answered(sea, write), told);
  const { plots } = sea.execution!;
  sea.execution = null;
  sea.turn++;
  closeTurn(sea, told);
  return { plots, told };
}

describe('32.0 command lag', () => {
  it('[32.0] without the option every ship is plotted turn by turn', () => {
    expect(notationPhase.asks(fleet({ commandLag: 'off' })).every((ask) => ask.kind === 'plot')).toBe(true);
  });

  it('[32.0] where a scenario has squadrons the flag of the first commands the side', () => {
    expect(fleet().advanced.flags.a).toMatchObject({ squadron: 'main', ship: 'flag' });
  });

  it('[32.2] ships of the flagship’s squadron are written from turn to turn', () => {
    const sea = fleet();
    expect(
      notationPhase
        .asks(sea)
        .filter(({ kind }) => kind === 'plot')
        .map(({ ship }) => ship),
    ).toEqual(['flag', 'second', 'enemy']);
  });

  it('[32.3] the others three turns ahead: three turns at the start, then one more each turn', () => {
    const sea = fleet();
    expect(turnsToWrite(sea, shipOf(sea, 'van'))).toEqual([1, 2, 3]);
    expect(pass(sea).plots.van).toBe('1');
    expect(turnsToWrite(sea, shipOf(sea, 'van'))).toEqual([4]);
    expect(pass(sea).plots.van).toBe('2');
    expect(turnsToWrite(sea, shipOf(sea, 'van'))).toEqual([5]);
    expect(pass(sea).plots.van).toBe('3');
  });

  it('[32.3] orders ahead must be as many as were asked for, and readable', () => {
    const sea = fleet();
    const ask = notationPhase.asks(sea).find(({ ship }) => ship === 'van') as Extract<
      HexAsk,
      { kind: 'orders' }
    >;
    const view = viewOf(sea, 'a-2');
    expect(ordersAsk.check(view, ask, { orders: [{ plot: '1' }] })?.code).toBe('wrong-number');
    const orders = [{ plot: '1' }, { plot: '01' }, { plot: '1' }];
    expect(ordersAsk.check(view, ask, { orders })?.code).toBe('unreadable');
    for (const answer of ordersAsk.choices(view, ask)) expect(ordersAsk.check(view, ask, answer)).toBeNull();
  });

  it('[32.4] within ten hexes of the flagship, wholly or partly, from turn to turn', () => {
    const sea = fleet({ commandLag: 'ten-hexes' });
    expect(commanded(sea, shipOf(sea, 'scout'))).toBe('directly');
    expect(commanded(sea, shipOf(sea, 'van'))).toBe(3);
  });

  it('[32.4] at exactly ten hexes with either end, not at eleven', () => {
    const sea = fleet({ commandLag: 'ten-hexes' });
    const van = shipOf(sea, 'van');
    // The flagship lies in M20 and L20; heading 1 a ship’s stern is in the hex below her bow.
    const seen = (bow: string, heading: 1 | 4) => {
      Object.assign(van, { bow: hexNamed(bow), heading });
      return [rangeBetween(shipOf(sea, 'flag'), van), commanded(sea, van)];
    };
    expect(seen('M9', 1)).toEqual([10, 'directly']);
    expect(seen('M9', 4)).toEqual([11, 3]);
    expect(seen('M8', 1)).toEqual([11, 3]);
    expect(seen('M31', 1)).toEqual([11, 3]);
    expect(seen('M31', 4)).toEqual([10, 'directly']);
  });

  it('[32.4.1] a ship that comes within ten hexes again has what was written ahead erased', () => {
    const sea = fleet({ commandLag: 'ten-hexes' });
    pass(sea);
    const van = shipOf(sea, 'van');
    expect(van.advanced.orders).toHaveLength(2);
    van.bow = shipOf(sea, 'scout').bow;
    expect(notationPhase.asks(sea).find(({ ship }) => ship === 'van')!.kind).toBe('plot');
    pass(sea);
    expect(van.advanced.orders).toEqual([]);
  });

  it('[32.4.2] a ship that finds herself farther off is written three turns ahead at once', () => {
    const sea = fleet({ commandLag: 'ten-hexes' });
    pass(sea);
    shipOf(sea, 'scout').bow = shipOf(sea, 'van').bow;
    expect(turnsToWrite(sea, shipOf(sea, 'scout'))).toEqual([2, 3, 4]);
  });

  it('[32.5] when the flagship surrenders her squadron is written for five turns, then a new one is named', () => {
    const sea = fleet();
    pass(sea);
    shipOf(sea, 'flag').surrender = 'striking';
    pass(sea);
    expect(sea.turn).toBe(3);
    expect(turnsToWrite(sea, shipOf(sea, 'second'))).toEqual([3, 4, 5, 6, 7]);
    for (let turn = 3; turn <= 7; turn++) {
      const asked = notationPhase.asks(sea).filter(({ ship }) => ship === 'second');
      expect(asked.map(({ kind }) => kind)).toEqual(turn === 3 ? ['orders'] : []);
      pass(sea);
    }
    const [ask] = notationPhase.asks(sea);
    expect(ask).toMatchObject({ kind: 'flagship', seat: 'a-1', ships: ['second', 'van', 'scout'] });
    const flagAsk = ask as Extract<HexAsk, { kind: 'flagship' }>;
    expect(flagshipAsk.check(viewOf(sea), flagAsk, { ship: 'flag' })?.code).toBe('not-able');
    const told = context();
    expect(notationPhase.resolve(sea, [{ ask: flagAsk, answer: { ship: 'van' } }], told)).toBe('waits');
    expect(toldOf(told.told, 'flag')).toMatchObject([{ squadron: 'ahead', ship: 'van' }]);
    expect(commanded(sea, shipOf(sea, 'van'))).toBe('directly');
    expect(commanded(sea, shipOf(sea, 'second'))).toBe(3);
  });

  it('[32.6] with flags of their own both chairs plot from turn to turn', () => {
    const sea = fleet({ ownFlags: true });
    expect(Object.keys(sea.advanced.flags)).toEqual(['a-1', 'a-2']);
    expect(notationPhase.asks(sea).every(({ kind }) => kind === 'plot')).toBe(true);
  });

  it('[32.5] [32.6] where each chair has its flag, only a ship of that chair can carry it next', () => {
    const sea = fleet({ ownFlags: true });
    shipOf(sea, 'flag').surrender = 'striking';
    pass(sea);
    for (let turn = 2; turn <= 6; turn++) pass(sea);
    const named = notationPhase.asks(sea).filter(({ kind }) => kind === 'flagship');
    expect(named).toMatchObject([{ seat: 'a-1', ships: ['second'] }]);
  });

  it('[32.3] a free squadron never waits for signals', () => {
    const sea = fleet({}, [{ id: 'free-squadron', squadron: 'ahead' }]);
    expect(commanded(sea, shipOf(sea, 'van'))).toBe('directly');
  });

  it('[32.5] a flag that shifts by the scenario leaves nobody leaderless', () => {
    const sea = fleet({}, [{ id: 'shift-flag', from: 'flag', to: 'van', turns: 2 }]);
    shipOf(sea, 'flag').surrender = 'firepower';
    pass(sea);
    expect(commanded(sea, shipOf(sea, 'second'))).toBe('directly');
    pass(sea);
    pass(sea);
    notationPhase.enter(sea, context());
    expect(sea.advanced.flags.a).toMatchObject({ squadron: 'ahead', ship: 'van' });
  });
});
