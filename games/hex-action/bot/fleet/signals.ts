/** Orders written ahead (32.3): a squadron is sailed as one body, so that no ship of it runs into another. */
import { squadronOf, turnsToWrite } from '../../rules/orders/command-lag.ts';
import { notesOf } from '../../rules/orders/notes.ts';
import { allowancesIn } from '../../rules/sailing/allowance.ts';
import { judgePlot, legalPlots } from '../../rules/sailing/plot.ts';
import type { PlotOrder } from '../../rules/sea/advanced-log.ts';
import type { AnswerTo, HexAsk } from '../../rules/sea/asks.ts';
import type { AdvancedShip, AdvancedView } from '../../rules/sea/edition.ts';
import { type Direction, distance, type Hex, neighbour } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import { shipOf, type View } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { aimOf, wayTo } from './aims.ts';
import { detourFrom, detoursTo, hemmedIn } from './landfall.ts';

/** The distance from which a line fights the enemy's: near enough for every gun. */
const STATION = 4;
/** What land ahead or under the lee counts beside a hex of way: nobody looks after her for three turns. */
const HEMMED = 15;

/** Who sets the course of a squadron: her flagship, or the first ship that can. */
function leaderOf(view: AdvancedView, ship: AdvancedShip): AdvancedShip {
  const squadron = squadronOf(view, ship.id);
  if (squadron === undefined) return ship;
  const fit = squadron.ships
    .map((id) => shipOf(view, id))
    .filter((other) => other.seat === ship.seat && other.presence === 'afloat' && other.surrender === null);
  return fit.find(({ id }) => id === squadron.flagship) ?? fit[0] ?? ship;
}

/** Where the enemy will be after so many turns if he holds on: the middle of his nearest ships. */
function enemyAt(view: View, from: Hex, side: string, turns: number): Hex | null {
  const foes = view.ships
    .filter((ship) => ship.side !== side && ship.presence === 'afloat' && ship.surrender === null)
    .sort((x, y) => distance(x.bow, from) - distance(y.bow, from))
    .slice(0, 4);
  if (foes.length === 0) return null;
  let [q, r] = [0, 0];
  for (const foe of foes) {
    let hex = foe.bow;
    for (let hexes = turns * Math.min(2, foe.noted.hexes); hexes > 0; hexes--)
      hex = neighbour(hex, foe.heading);
    q += hex.q / foes.length;
    r += hex.r / foes.length;
  }
  return { q: Math.round(q), r: Math.round(r) };
}

/** The plot of one later turn, for a ship that will lie there: few turns, wind in the sails, towards her station. */
function plotFrom(view: View, ship: AdvancedShip, goal: (hex: Hex) => number): string {
  const free = {
    ...ship,
    advanced: { ...ship.advanced, notes: {}, stood: false, endedOnTurn: false },
  };
  let best = '0';
  let least = Number.POSITIVE_INFINITY;
  for (const { plot, judgement } of legalPlots(view, free, {})) {
    if (plot === 'D' || plot.length > 3) continue;
    const { path, leaves, attitude: end } = judgement;
    const { bow, heading } = path.at(-1) ?? free;
    const turns = plot.replace(/\d/g, '').length;
    const worth =
      goal(bow) +
      0.4 * turns +
      (end === 'D' ? 5 : 0) +
      (leaves ? 50 : 0) +
      (plot === '0' ? 0.5 : 0) +
      HEMMED * hemmedIn(view, free, { ...bow, heading });
    if (worth < least) [least, best] = [worth, plot];
  }
  return best;
}

/** What a ship that is not commanded directly will do this turn: as her log says, or as is about to be written. */
export const orderedNow = (view: AdvancedView, ship: Ship): PlotOrder | undefined =>
  ship.advanced?.orders?.[0] ??
  ordersAhead(view, { ship: ship.id, turns: turnsToWrite(view, ship) }).orders[0];

type OrdersAsk = Pick<Extract<HexAsk, { kind: 'orders' }>, 'ship' | 'turns'>;

export function ordersAhead(view: AdvancedView, ask: OrdersAsk): AnswerTo<'orders'> {
  const ship = shipOf(view, ask.ship);
  const leader = leaderOf(view, ship);
  const plots = courseOf(view, leader, ask.turns);
  // The whole body turns together; one who heads elsewhere finds her own way.
  if (leader.id === ship.id || leader.heading === ship.heading)
    return { orders: plots.map((plot) => ({ plot })) };
  return { orders: courseOf(view, ship, ask.turns).map((plot): PlotOrder => ({ plot })) };
}

/** The course of a ship over the turns asked for, after what is in her log already. */
function courseOf(view: View, ship: AdvancedShip, turns: readonly number[]): string[] {
  let there = ship;
  for (const order of ship.advanced?.orders ?? []) there = after(view, there, order);
  const aim = aimOf(view, ship);
  return turns.map((turn) => {
    const enemy = enemyAt(view, there.bow, ship.side, turn - view.turn + 1);
    const round = enemy === null ? null : detoursTo(view, [enemy]);
    const goal = (hex: Hex): number => {
      if (aim !== null) return wayTo(view, hex, aim);
      if (enemy === null) return 0;
      return Math.abs(distance(hex, enemy) - STATION) + detourFrom(round, hex, view.board);
    };
    const plot = standing(view, there) ? plotFrom(view, there, goal) : 'L';
    there = after(view, there, { plot });
    return plot;
  });
}

const standing = (view: View, ship: Ship): boolean =>
  allowancesIn(view, ship)[attitude(ship.heading, view.wind)] > 0;

function after(view: View, ship: AdvancedShip, order: PlotOrder): AdvancedShip {
  const { path } = judgePlot(view, ship, order.plot, notesOf(order));
  const end = path.at(-1);
  return end === undefined ? ship : { ...ship, bow: end.bow, heading: end.heading as Direction };
}
