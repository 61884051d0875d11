/** An imagined duel is worth nothing if it is not the duel that the rules would play: each part beside them. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { computeBroadside } from '../../rules/gunnery/broadside.ts';
import { hexAction } from '../../rules/index.ts';
import { hasChoice } from '../../rules/sailing/held.ts';
import type { HexAsk } from '../../rules/sea/asks.ts';
import { DIRECTIONS } from '../../rules/sea/hex.ts';
import { type Ship, sternHex } from '../../rules/sea/ship.ts';
import type { State } from '../../rules/sea/state.ts';
import { BROADSIDES } from '../../rules/sea/words.ts';
import { BEARS, bearingSeen, poseOf, RAKES, RANGE_BITS } from '../bearing.ts';
import { captainBot } from '../captain.ts';
import { sharesDrawn, weigh } from '../helm.ts';
import { TRIALS } from '../trials/scenarios.ts';
import { tableOf } from './broadsides.ts';
import { forgetTables, tablesFor } from './fitness.ts';
import { lieOf } from './lies.ts';
import { duelOf, ENDS, isLittle } from './logs.ts';
import { duelChance } from './playing.ts';
import { sail } from './sailing.ts';
import { waysOf } from './ways.ts';

const begun = (id = 'trial-38'): State =>
  hexAction.setup(TRIALS.find((each) => each.id === id)!, {}, looseDice(1));

/** The two ships somewhere near each other, not in each other's hexes. */
function lying(seed: number, change: (ship: Ship) => Partial<Ship> = () => ({})): State {
  const dice = looseDice(seed);
  const state = begun();
  for (;;) {
    const ships = state.ships.map((ship, i) => {
      const bow = i === 0 ? { q: 20, r: 5 } : { q: 17 + dice.below(7), r: 2 + dice.below(7) };
      return { ...ship, bow, heading: DIRECTIONS[dice.below(6)]!, ...change(ship) };
    });
    const hexes = ships.flatMap((ship) => [ship.bow, sternHex(ship)]).map(({ q, r }) => `${q},${r}`);
    if (new Set(hexes).size === 4) return { ...state, ships };
  }
}

/** Captains on both sides, to the end; `see` is shown every state in which somebody is asked. */
function captainsFight(seed: number, see: (state: State, asks: readonly HexAsk[]) => void): void {
  const dice = looseDice(seed);
  let state = begun();
  while (hexAction.outcome(state) === null) {
    const asks = hexAction.asks(state);
    see(state, asks);
    const answers = asks.map((ask) => ({
      ask,
      answer: captainBot(hexAction.view(state, ask.seat), ask, dice),
    }));
    state = hexAction.resolve(state, answers, dice).state;
  }
}

describe('two ships in plain numbers', () => {
  it('sail and run into each other as the rules have it', () => {
    let met = 0;
    for (let seed = 1; seed <= 250; seed++) {
      const state = lying(seed);
      const dice = looseDice(seed + 1000);
      const duel = duelOf(state);
      const ways = ENDS.map((end) => {
        const all = waysOf(state, state.ships[end]!, state.ships[end]!.rigging)[state.ships[end]!.heading];
        return all[dice.below(all.length)]!;
      });
      const answers = hexAction.asks(state).map((ask) => ({
        ask,
        answer: { plot: ways[state.ships.findIndex(({ id }) => id === ask.ship)]!.plot },
      }));
      if (answers.length < 2) continue;
      const { state: after } = hexAction.resolve(state, answers as never, looseDice(seed));
      // Where the rules throw for a hex either may have it.
      if (after.phase === 'execution') continue;
      sail(duel, [ways[0]!, ways[1]!], looseDice(seed));
      const there = after.ships.map((ship) => poseOf(ship));
      expect(duel.logs.map(({ q, r, heading }) => ({ q, r, heading }))).toEqual(there);
      if (ENDS.some((end) => after.ships[end]!.lastPlot !== ways[end]!.plot && ways[end]!.plot !== '0'))
        met++;
    }
    expect(met).toBeGreaterThan(10);
  });

  it('fire on the tables that the rules would read', () => {
    let read = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const dice = looseDice(seed);
      const state = lying(seed, (ship) => ({
        guns: { L: dice.below(4), R: dice.below(4) },
        initial: { L: dice.below(2) === 0, R: false },
        sections: ship.sections.map((section, i) => ({ ...section, left: i === 0 ? dice.below(2) : 2 })),
      }));
      const [own, foe] = state.ships as [Ship, Ship];
      const bearing = bearingSeen(poseOf(own), poseOf(foe));
      for (const side of BROADSIDES) {
        if ((bearing & BEARS[side]) === 0) continue;
        const laid = computeBroadside(state, own, side, foe, 'hull');
        const range = bearing & RANGE_BITS;
        const table = tableOf(duelOf(state), 0, side, range, (bearing & RAKES[side]) !== 0);
        expect(table).toBe(laid === null ? null : laid.table);
        read++;
      }
    }
    expect(read).toBeGreaterThan(60);
  });

  it('are sailed much as captains sail them', () => {
    let apart = 0;
    let plots = 0;
    for (const seed of [77, 154, 231])
      captainsFight(seed, (state, asks) => {
        for (const ask of asks) {
          if (ask.kind !== 'plot') continue;
          const view = hexAction.view(state, ask.seat);
          const at = state.ships.findIndex(({ id }) => id === ask.ship) as 0 | 1;
          const ship = view.ships[at]!;
          if (!hasChoice(view, ship)) continue;
          const { courses, shares } = weigh(view, ship, []);
          const kept = sharesDrawn(shares);
          const sum = kept.reduce((total, each) => total + each, 0);
          const real = new Map(courses.map(({ plot }, i) => [plot, kept[i]! / sum]));
          const duel = duelOf(state);
          const tables = tablesFor(duel)[at];
          const [log, foe] = [duel.logs[at], duel.logs[at === 0 ? 1 : 0]];
          const mixture = tables.mixture(lieOf(log, foe), log, foe);
          const alike = tables.ownWays[ship.heading].reduce(
            (total, { plot }, i) => total + Math.min(mixture[i]!, real.get(plot) ?? 0),
            0,
          );
          apart += 1 - alike;
          plots++;
        }
      });
    expect(plots).toBeGreaterThan(40);
    expect(apart / plots).toBeLessThan(0.3);
  });

  it('come out the same with the same seed, and for who is ahead', () => {
    const terms = { turns: 1 };
    const even = begun();
    const once = duelChance(even, 'a', 5, 40, terms);
    expect(duelChance(even, 'a', 5, 40, terms)).toBe(once);
    const ahead: State = {
      ...even,
      ships: even.ships.map((ship, i) => (i === 0 ? ship : { ...ship, hull: 2 })),
    };
    expect(duelChance(ahead, 'a', 5, 40, terms)).toBeGreaterThan(once + 0.1);
    expect(duelChance(ahead, 'b', 5, 40, terms)).toBeLessThan(once - 0.1);
  });

  it('go on from every phase, and to the end', () => {
    const phases = new Set<string>();
    for (const seed of [77, 154, 991, 1982])
      captainsFight(seed, (state) => {
        phases.add(state.phase);
        const chance = duelChance(state, 'b', state.asked, 2, { turns: 100 });
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      });
    for (const phase of ['unfouling', 'notation', 'grappling', 'boarding', 'combat'])
      expect(phases).toContain(phase);
  });

  it('keep nothing that hangs on who asked first', () => {
    // A full crew and a thin one, close by: much hangs on whether they are held together.
    const crews = (ship: Ship): Partial<Ship> => ({
      initial: { L: false, R: true },
      sections: ship.sections.map((section, i) => ({ ...section, left: ship.side === 'b' && i < 2 ? 0 : 2 })),
    });
    const state = lying(3, crews);
    const another = lying(8, crews);
    const empty = { L: false, R: false };
    const spent: State = { ...another, ships: another.ships.map((ship) => ({ ...ship, loaded: empty })) };
    const [one, two] = duelOf(state).logs;
    const mixtureIn = (asked: State) => [
      ...tablesFor(duelOf(asked))[0].mixture({ q: 2, r: -1, own: 1, foe: 1 }, one, two),
    ];
    forgetTables();
    const first = mixtureIn(spent);
    forgetTables();
    expect(mixtureIn(state)).toEqual(first);
  });

  it('are only for duels of the Basic Game that are still fought', () => {
    expect(isLittle(begun())).toBe(true);
    expect(isLittle(begun('trial-pair'))).toBe(false);
    const struck = begun();
    expect(isLittle({ ...struck, land: [{ q: 1, r: 1 }] })).toBe(false);
    struck.ships[0]!.surrender = 'striking';
    expect(isLittle(struck)).toBe(false);
  });
});
