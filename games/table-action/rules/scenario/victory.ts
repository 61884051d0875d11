/** Victory: the scenario's list, tried in order at the end of each turn; points after the last. */
import type { Outcome } from '@weathergage/kernel';
import { fights, isCrippled } from '../aboard/crippled.ts';
import { distanceBetween } from '../geometry/point.ts';
import type { Ship } from '../table/ship.ts';
import { batteryOf, shipOf, type Table } from '../table/state.ts';
import type { Victory, VictoryType } from '../table/victory-language.ts';

const RULE = 'turn.phases';
/** A ship that holds a point lies within this of it. */
const HOLDS = 6000;

const isRemoved = ({ fate }: Ship): boolean => fate === 'sunk' || fate === 'exploded' || fate === 'aground';
/** Struck, taken or lost. One that her own side took back is not beaten, but no better than a cripple. */
const isBeaten = (ship: Ship): boolean =>
  ship.colours === 'struck' || ship.colours === 'prize' || isRemoved(ship);
const isBroken = (ship: Ship): boolean => ship.colours === 'retaken' || isCrippled(ship);
const isTaken = (ship: Ship, by: string): boolean =>
  ship.colours === 'prize' && ship.side === by && !isRemoved(ship);

const count = (table: Table, ships: readonly string[], test: (ship: Ship) => boolean): number =>
  ships.filter((id) => test(shipOf(table, id))).length;

/** Whether a ship has left the table as her side's orders wished. */
function leftInOrder(table: Table, ship: Ship): boolean {
  return table.victory.some(
    (each) =>
      each.type === 'exit' &&
      each.side === ship.owner &&
      each.edge === ship.exit &&
      each.ships.includes(ship.id),
  );
}

/** What a ship is worth to her enemies: all of it struck, taken or lost; half crippled, or gone without orders. */
export function worthLost(table: Table, ship: Ship): number {
  if (isBeaten(ship)) return ship.spec.points * 2;
  if (ship.fate === 'left') return leftInOrder(table, ship) ? 0 : ship.spec.points;
  return isBroken(ship) ? ship.spec.points : 0;
}

/** Points of each side, in whole points; halves are dropped only at the end. */
export function pointsOf(table: Table): Record<string, number> {
  const halves = Object.fromEntries(table.sides.map(({ id }) => [id, 0]));
  for (const { id } of table.sides) {
    for (const ship of table.ships) if (ship.owner !== id) halves[id]! += worthLost(table, ship);
    for (const battery of table.batteries)
      if (battery.side !== id && battery.state !== 'fights') halves[id]! += battery.points * 2;
  }
  return Object.fromEntries(Object.entries(halves).map(([id, both]) => [id, Math.floor(both / 2)]));
}

type Kind<K extends VictoryType> = Extract<Victory, { type: K }>;
interface Moment {
  readonly table: Table;
  /** Nothing comes after this turn. */
  readonly last: boolean;
}

/** The side that a line of the list makes the winner now; null for none. */
const TESTS: { readonly [K in VictoryType]: (victory: Kind<K>, moment: Moment) => string | null } = {
  points({ margin }, { table, last }) {
    if (!last) return null;
    const points = pointsOf(table);
    const [one, other] = [table.sides[0]!.id, table.sides[1]!.id];
    const lead = points[one]! - points[other]!;
    if (Math.abs(lead) < Math.max(1, margin)) return null;
    return lead > 0 ? one : other;
  },
  capture: ({ side, ships, atLeast }, { table }) =>
    count(table, ships, (ship) => isTaken(ship, side)) >= atLeast ? side : null,
  sink: ({ side, ships, atLeast }, { table }) => (count(table, ships, isRemoved) >= atLeast ? side : null),
  strike: ({ side, ships, atLeast }, { table }) => (count(table, ships, isBeaten) >= atLeast ? side : null),
  exit: ({ side, ships, atLeast, edge }, { table }) =>
    count(table, ships, (ship) => ship.fate === 'left' && ship.exit === edge && ship.colours === 'flying') >=
    atLeast
      ? side
      : null,
  hold: ({ side, x, y }, { table, last }) =>
    last &&
    table.ships.some(
      (ship) => ship.side === side && fights(ship) && distanceBetween(ship.at, { x, y }) <= HOLDS,
    )
      ? side
      : null,
  survive: ({ side, ships, atLeast, untilTurn }, { table }) =>
    table.turn >= untilTurn && count(table, ships, fights) >= atLeast ? side : null,
  battery: ({ side, batteries, atLeast }, { table }) =>
    batteries.filter((id) => batteryOf(table, id).state !== 'fights').length >= atLeast ? side : null,
  flagship: ({ side, ships }, { table }) => (count(table, ships, isBeaten) > 0 ? side : null),
  fractionCrippled({ side, of, percent }, { table }) {
    const theirs = table.ships.filter(({ owner }) => owner === of);
    const broken = theirs.filter((ship) => isBeaten(ship) || isBroken(ship));
    return broken.length * 100 >= theirs.length * percent ? side : null;
  },
};

const winnerBy = (victory: Victory, moment: Moment): string | null =>
  (TESTS[victory.type] as (victory: Victory, moment: Moment) => string | null)(victory, moment);

/** Whether a side has anybody left who fights. */
const stands = (table: Table, side: string): boolean =>
  table.ships.some((ship) => ship.owner === side && fights(ship)) ||
  table.batteries.some((battery) => battery.side === side && battery.state === 'fights');

/** A side whose seats have all resigned is beaten at once. */
export function resignedOutcome(table: Table): Outcome | null {
  const left = table.sides.filter(({ id }) =>
    table.seats.some((seat) => seat.side === id && !table.resigned.includes(seat.id)),
  );
  if (left.length === table.sides.length) return null;
  return { winners: left.map(({ id }) => id), rule: RULE, reason: 'resigned', points: pointsOf(table) };
}

/** turn.phases: the End Phase's judgement. */
export function judge(table: Table): Outcome | null {
  const standing = table.sides.filter(({ id }) => stands(table, id));
  const last = table.turn >= table.turnLimit || standing.length < table.sides.length;
  const points = pointsOf(table);
  for (const victory of table.victory) {
    const winner = winnerBy(victory, { table, last });
    if (winner !== null) return { winners: [winner], rule: RULE, reason: victory.type, points };
  }
  if (!last) return null;
  // Where nothing on the list decides, one who alone has colours flying has the field.
  if (standing.length === 1) return { winners: [standing[0]!.id], rule: RULE, reason: 'field', points };
  return { winners: [], rule: RULE, reason: 'draw', points };
}
