/** Orders for many ships at once, laid over the drafts that the captain has so far. */

import { type Course, copied, courseOf, crossingsOf, straightOn } from '../../attention/courses.ts';
import type { Answer, AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import { type Sea, shipOf } from '../../rules/sea/state.ts';
import { aheadOf, beingWritten, shipAfter } from '../courses/ahead.ts';
import { divisionOrders, type Manoeuvre } from './division-orders.ts';
import { lineOf } from './divisions.ts';

export interface Draft {
  readonly ask: HexAsk;
  readonly answer: Answer;
}

export const isSailing = (ask: HexAsk): ask is Extract<HexAsk, { kind: 'plot' | 'orders' }> =>
  ask.kind === 'plot' || ask.kind === 'orders';

/** How many turns a draft writes. */
const turnsOf = (ask: HexAsk): number => (ask.kind === 'orders' ? ask.turns.length : 1);

export function plotsIn({ ask, answer }: Draft): string[] {
  if (ask.kind === 'orders') return (answer as AnswerTo<'orders'>).orders.map(({ plot }) => plot);
  return ask.kind === 'plot' ? [(answer as AnswerTo<'plot'>).plot] : [];
}

/** The draft with other plots; its notes stay. */
function withPlots({ ask, answer }: Draft, plots: readonly string[]): Draft {
  if (ask.kind === 'orders') {
    const given = answer as AnswerTo<'orders'>;
    return {
      ask,
      answer: {
        ...given,
        orders: given.orders.map((order, i) => ({ ...order, plot: plots[i] ?? order.plot })),
      },
    };
  }
  return { ask, answer: { ...(answer as AnswerTo<'plot'>), plot: plots[0]! } };
}

/** Whether every turn of it is written. */
export const isWritten = (draft: Draft): boolean => plotsIn(draft).every((plot) => plot !== '');

/** She as she will lie when the first turn of her draft begins. */
function shipFor(sea: Sea, { ask, answer }: Draft): Ship {
  const ship = shipOf(sea, ask.ship);
  if (ask.kind !== 'orders') return ship;
  const ahead = aheadOf(sea, ship, ask.turns, (answer as AnswerTo<'orders'>).orders);
  return beingWritten(ahead, ask.turns)[0]?.ship ?? ship;
}

/** One plot for each turn of the draft, each made from where the one before has brought her. */
function eachTurn(sea: Sea, draft: Draft, plotFor: (ship: Ship) => string): Draft {
  let ship = shipFor(sea, draft);
  const plots: string[] = [];
  for (let turn = 0; turn < turnsOf(draft.ask); turn++) {
    const plot = plotFor(ship);
    plots.push(plot);
    ship = shipAfter(sea, ship, { plot });
  }
  return withPlots(draft, plots);
}

export const straightDrafts = (sea: Sea, drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft) => eachTurn(sea, draft, (ship) => straightOn(sea, ship)));

export const asLastTurn = (sea: Sea, drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft) => eachTurn(sea, draft, (ship) => copied(sea, ship)));

/** The courses of this turn that are already written for others. */
export const coursesOf = (sea: Sea, drafts: readonly Draft[]): Course[] =>
  drafts.flatMap((draft) =>
    draft.ask.kind === 'plot' && isWritten(draft)
      ? [courseOf(sea, shipOf(sea, draft.ask.ship), plotsIn(draft)[0]!)]
      : [],
  );

/** Friends for whom no course of this turn is written, and so may lie in the way. */
function friendsAbout(sea: Sea, division: readonly Draft[], others: readonly Draft[]): Ship[] {
  const sailing = new Set(division.map(({ ask }) => ask.ship));
  for (const { ship } of coursesOf(sea, others)) sailing.add(ship.id);
  const sides = new Set(division.map(({ ask }) => shipOf(sea, ask.ship).side));
  return sea.ships.filter(
    ({ id, side, presence }) => sides.has(side) && presence === 'afloat' && !sailing.has(id),
  );
}

/** Whether what is written begins with the turn that is being played. */
const beginsNow = (sea: Sea, { ask }: Draft): boolean => ask.kind !== 'orders' || ask.turns[0] === sea.turn;

/** A division's ships all do as the leader does, turn for turn as far ahead as orders are written. */
export function inDivision(
  sea: Sea,
  drafts: readonly Draft[],
  manoeuvre: Manoeuvre,
  leader: string | null,
  others: readonly Draft[] = [],
): Draft[] {
  const sailing = drafts.filter(({ ask }) => isSailing(ask));
  const [longest] = sailing.map(({ ask }) => turnsOf(ask)).toSorted((a, b) => b - a);
  if (longest === undefined) return [];
  const ships = new Map(sailing.map((draft) => [draft.ask.ship, shipFor(sea, draft)]));
  const van = lineOf([...ships.values()], leader)[0]!.id;
  const lead = plotsIn(sailing.find(({ ask }) => ask.ship === van)!);
  const plots = new Map<string, string[]>(sailing.map(({ ask }) => [ask.ship, []]));
  for (let turn = 0; turn < longest; turn++) {
    const taking = sailing.filter(({ ask }) => turnsOf(ask) > turn || ask.ship === van);
    const line = lineOf(
      taking.map(({ ask }) => ships.get(ask.ship)!),
      van,
    );
    const now = turn === 0 && sailing.every((draft) => beginsNow(sea, draft));
    const orders = divisionOrders(
      sea,
      line,
      manoeuvre,
      lead[turn] ?? '',
      now ? coursesOf(sea, others) : [],
      now ? friendsAbout(sea, sailing, others) : [],
    );
    for (const [id, plot] of orders) {
      plots.get(id)!.push(plot);
      ships.set(id, shipAfter(sea, ships.get(id)!, { plot }));
    }
  }
  return sailing.map((draft) => withPlots(draft, plots.get(draft.ask.ship)!));
}

/** Own ships that would run into each other as the drafts stand; who has no draft yet is taken to lie still. */
export function ownCrossings(sea: Sea, seat: string, drafts: readonly Draft[]) {
  const laid = coursesOf(sea, drafts);
  const laidFor = new Set(laid.map(({ ship }) => ship.id));
  const lying = sea.ships
    .filter((ship) => ship.presence === 'afloat' && ship.seat === seat && !laidFor.has(ship.id))
    .map((ship): Course => ({ ship, path: [] }));
  return crossingsOf([...laid, ...lying]);
}
