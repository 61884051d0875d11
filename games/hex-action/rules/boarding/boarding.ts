/** The Boarding Preparation Phase (10.0): parties are written in secret and opened together. */
import { keepsHerCrew } from '../afloat/bluff.ts';
import {
  availableSections,
  lockedParties,
  partMelees,
  releaseParties,
  sectionsUsed,
} from '../afloat/parties.ts';
import { isDoomed } from '../afloat/sinking.ts';
import { hullInDanger } from '../gunnery/danger.ts';
import { isLit } from '../sailing/fireships.ts';
import type { AnswerTo } from '../sea/asks.ts';
import { areBound } from '../sea/bonds.ts';
import { type AskRules, askOf, type PhaseRules } from '../sea/phase.ts';
import {
  adjacent,
  canWork,
  dismasted,
  gunsLeft,
  hands,
  type Party,
  type Section,
  type Ship,
} from '../sea/ship.ts';
import { type Sea, type State, shipOf } from '../sea/state.ts';
import { type BoardingOrders, boardingRefusal } from './boarding-orders.ts';
import { boardersBarred, callToDefence, sectionAloft, sectionsBusy } from './men-aloft.ts';

/**
 * 8.3.7, 9.1.7, 10.0: enemies she is fouled or grappled with; nobody boards a ship past saving (24.3.3) or a fireship
 * that burns.
 */
export const boardable = (sea: Sea, ship: Ship): Ship[] =>
  sea.ships.filter(
    (other) =>
      other.side !== ship.side &&
      areBound(sea, ship.id, other.id) &&
      other.presence === 'afloat' &&
      !isDoomed(other) &&
      !isLit(other),
  );

/** 10.2.6, 10.2.8: adjacent friends, and adjacent enemies who have surrendered or may. */
export const transferable = (sea: Sea, ship: Ship): Ship[] => {
  const closed = (each: Ship): boolean => keepsHerCrew(sea, each);
  return sea.ships.filter(
    (other) =>
      other.presence === 'afloat' &&
      adjacent(ship, other) &&
      !isDoomed(other) &&
      !isLit(other) &&
      (other.side !== ship.side || (other.surrender === null && ![ship, other].some(closed))),
  );
};

/** An enemy who may give up this turn; in a single-ship action the match would be over then (14.1). */
export const mayGiveUp = (sea: Sea, ship: Ship): boolean =>
  ship.surrender !== null ||
  (sea.victory.type !== 'single-ship' &&
    (ship.hull <= hullInDanger(sea, ship) || gunsLeft(ship) === 0 || dismasted(ship)));

/** Whether there is anything to order. */
function hasOrders(sea: Sea, ship: Ship): boolean {
  if (sea.noCombat || !canWork(ship, sea.turn) || availableSections(ship, sea.turn).length === 0)
    return false;
  return (
    boardable(sea, ship).length > 0 ||
    transferable(sea, ship).some((other) => other.side === ship.side || mayGiveUp(sea, other))
  );
}

export const boardingPhase: PhaseRules = {
  enter(sea, context) {
    partMelees(sea, context);
    releaseParties(sea);
    if (boardingPhase.asks(sea).length > 0) return 'waits';
    noteParties(sea);
    return 'done';
  },

  /** 10.2.1: all write at once and in secret; nothing written is NBP. */
  asks: (sea) =>
    sea.ships.filter((ship) => hasOrders(sea, ship)).map((ship) => askOf(sea, 'boarding', ship, '10.2.1')),

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
      callToDefence(ship, ship.parties, context);
    }
    noteParties(sea);
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

/** 10.2.8: whoever is in a party is that for this turn. 10.2.5: perhaps nobody is left for guns and sails. */
function noteParties(sea: State): void {
  for (const ship of sea.ships) {
    if (ship.parties.length > 0) ship.toldOff = ship.parties;
    const used = sectionsUsed(ship);
    const manned = hands(ship).filter((section) => section.left > 0);
    ship.allBoarding = used.size > 0 && manned.every((section) => used.has(section.no));
  }
}

/** Sensible orders: none; boarders, defenders and a split of both from the first sections; transfers. */
function* sensible(view: Sea, ship: Ship, free: readonly Section[]): Iterable<AnswerTo<'boarding'>> {
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

/** In the Advanced Game men aloft come down to defend, but not to board; what may not be ordered falls out. */
function* sensibleAdvanced(view: Sea, ship: Ship): Iterable<AnswerTo<'boarding'>> {
  const orders = ordersOf(view, ship);
  const below = orders.free.filter(({ no }) => no !== orders.aloft);
  const lists = below.length < orders.free.length ? [below, orders.free] : [orders.free];
  for (const [index, list] of lists.entries())
    for (const order of sensible(view, ship, list)) {
      // Without the men aloft everything that needs none of them has been offered already.
      const again = index > 0 && !order.parties.some(({ sections }) => sections.includes(orders.aloft!));
      if (!again && boardingRefusal({ ...orders, parties: order.parties }) === null) yield order;
    }
}

/** What bears on her orders, before any are given. */
const ordersOf = (view: Sea, ship: Ship): BoardingOrders => ({
  ship,
  parties: [],
  free: availableSections(ship, view.turn),
  locked: lockedParties(view, ship),
  boardable: boardable(view, ship),
  transferable: transferable(view, ship),
  aloft: sectionAloft(ship),
  busy: sectionsBusy(view, ship),
  barred: boardersBarred(view, ship),
});

export const boardingAsk: AskRules<'boarding'> = {
  choices(view, ask) {
    const ship = shipOf(view, ask.ship);
    return view.advanced
      ? sensibleAdvanced(view, ship)
      : sensible(view, ship, availableSections(ship, view.turn));
  },
  check: (view, ask, { parties }) => boardingRefusal({ ...ordersOf(view, shipOf(view, ask.ship)), parties }),
};
