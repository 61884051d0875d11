/** The Boarding Preparation Phase (10.0): parties are written in secret and opened together. */
import { RANGES } from '../data/tables.ts';
import type { AnswerTo, HexAsk } from './asks.ts';
import { boardingRefusal } from './boarding-orders.ts';
import { areBound } from './bonds.ts';
import { availableSections, lockedParties, partMelees, releaseParties, sectionsUsed } from './parties.ts';
import { type AskRules, askId, type PhaseRules } from './phase.ts';
import {
  adjacent,
  canWork,
  dismasted,
  gunsLeft,
  hands,
  type Party,
  rangeBetween,
  type Section,
  type Ship,
} from './ship.ts';
import { type Sea, type State, shipOf } from './state.ts';

/** 10.0: enemies she is fouled or grappled with. */
export const boardable = (sea: Sea, ship: Ship): Ship[] =>
  sea.ships.filter(
    (other) => other.side !== ship.side && areBound(sea, ship.id, other.id) && other.presence === 'afloat',
  );

/** 10.2.6, 10.2.8: adjacent friends, and adjacent enemies who have surrendered or may. */
export const transferable = (sea: Sea, ship: Ship): Ship[] =>
  sea.ships.filter(
    (other) =>
      other.id !== ship.id &&
      other.presence === 'afloat' &&
      adjacent(ship, other) &&
      (other.side !== ship.side || other.surrender === null),
  );

/** The most hull squares that one broadside can take: six, and two guns that find no square. */
const ONE_BROADSIDE = 8;

/** The hull squares that all who may fire at her could take together, a broadside each. */
const inDanger = (sea: Sea, ship: Ship): number =>
  ONE_BROADSIDE *
  sea.ships.filter(
    (other) =>
      other.side !== ship.side &&
      other.empty < 2 &&
      canWork(other, sea.turn) &&
      rangeBetween(ship, other) <= RANGES.data.guns,
  ).length;

/** An enemy who may give up this turn; in a single-ship action the match would be over then (14.1). */
const mayGiveUp = (sea: Sea, ship: Ship): boolean =>
  ship.surrender !== null ||
  (sea.victory.type !== 'single-ship' &&
    (ship.hull <= inDanger(sea, ship) || gunsLeft(ship) === 0 || dismasted(ship)));

/** Whether there is anything to order. */
function hasOrders(sea: Sea, ship: Ship): boolean {
  if (sea.noCombat || !canWork(ship, sea.turn) || availableSections(ship, sea.turn).length === 0)
    return false;
  return (
    boardable(sea, ship).length > 0 ||
    transferable(sea, ship).some((other) => other.side === ship.side || mayGiveUp(sea, other))
  );
}

export const boarding: PhaseRules = {
  enter(sea, context) {
    partMelees(sea, context);
    releaseParties(sea);
    if (boarding.asks(sea).length > 0) return 'waits';
    noteAllBoarding(sea);
    return 'done';
  },

  asks: (sea) =>
    sea.ships
      .filter((ship) => hasOrders(sea, ship))
      .map((ship): HexAsk => {
        const id = askId(sea, 'boarding', ship.id);
        return { id, seat: ship.seat, kind: 'boarding', rule: '10.2.1', ship: ship.id };
      }),

  resolve(sea, answers, context) {
    for (const { ask, answer } of answers) {
      const ship = shipOf(sea, ask.ship);
      const only = boardable(sea, ship)[0]?.id;
      for (const party of (answer as AnswerTo<'boarding'>).parties)
        ship.parties = joined(
          ship.parties,
          party.type === 'OBP' ? { ...party, target: party.target ?? only! } : party,
        );
      context.tell(
        { kind: 'boarding', rule: '10.2.1', ship: ship.id, parties: [...ship.parties] },
        { news: true },
      );
    }
    noteAllBoarding(sea);
    return 'done';
  },
};

/** 12.3.4: new sections of the same purpose join those that fight already. */
function joined(parties: readonly Party[], party: Party): Party[] {
  const same = parties.find((each) => each.type === party.type && each.target === party.target);
  if (same === undefined) return [...parties, party];
  const both: Party = { ...same, sections: [...same.sections, ...party.sections] };
  return parties.map((each) => (each === same ? both : each));
}

/** 10.2.5: nobody is left for guns and sails. */
function noteAllBoarding(sea: State): void {
  for (const ship of sea.ships) {
    const used = sectionsUsed(ship);
    const manned = hands(ship).filter((section) => section.left > 0);
    ship.allBoarding = used.size > 0 && manned.every((section) => used.has(section.no));
  }
}

/** Sensible orders: none; boarders, defenders and a split of both from the first sections; transfers. */
function* sensible(view: Sea, ship: Ship): Iterable<AnswerTo<'boarding'>> {
  const free = availableSections(ship, view.turn);
  const numbers = (from: number, to: number): number[] =>
    free.slice(from, to).map((section: Section) => section.no);
  yield { parties: [] };
  const targets = boardable(view, ship).map((other) => other.id);
  for (let used = 1; used <= free.length; used++) {
    if (targets.length > 0) yield { parties: [{ type: 'DBP', sections: numbers(0, used), target: null }] };
    for (const target of targets)
      for (let split = 1; split <= used; split++) {
        const attack = { type: 'OBP', sections: numbers(0, split), target } as const;
        const defence = { type: 'DBP', sections: numbers(split, used), target: null } as const;
        yield { parties: split < used ? [attack, defence] : [attack] };
      }
    for (const other of transferable(view, ship)) {
      const party = { type: 'TBP', sections: numbers(0, used), target: other.id } as const;
      yield { parties: [party] };
      if (other.side === ship.side) yield { parties: [{ ...party, stay: true }] };
    }
  }
}

export const boardingAsk: AskRules<'boarding'> = {
  choices: (view, ask) => sensible(view, shipOf(view, ask.ship)),
  check(view, ask, { parties }) {
    const ship = shipOf(view, ask.ship);
    return boardingRefusal({
      ship,
      parties,
      free: availableSections(ship, view.turn),
      locked: lockedParties(view, ship),
      boardable: boardable(view, ship),
      transferable: transferable(view, ship),
    });
  },
};
