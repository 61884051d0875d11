/**
 * One commander for several chairs of a side. Squadrons stay what they were, so that command lag (32.0) holds who commands
 * more than one of them to what it always did, and there is nobody left to write messages to (31.0).
 */
import { joinSeats, type Seat } from '@weathergage/kernel';
import { SQUADRON_SIZE } from '../sea/advanced-sea.ts';
import type { Scenario } from './scenario.ts';

type Side = Scenario['sides'][number];

/** The chairs of a side without squadrons are its divisions, unless one is more than a flag officer can lead (32.1). */
function withDivisions(scenario: Scenario, side: Side): Side {
  if ((side.squadrons ?? []).length > 0) return side;
  const squadrons = side.seats.map(({ id, name }) => {
    const ships = scenario.ships.filter((ship) => ship.side === side.id && seatOfShip(side, ship) === id);
    return { size: ships.length, squadron: { id, name, seat: id, flagship: ships[0]?.id ?? '' } };
  });
  return squadrons.every(({ size }) => size > 0 && size <= SQUADRON_SIZE)
    ? { ...side, squadrons: squadrons.map(({ squadron }) => squadron) }
    : side;
}

const seatOfShip = (side: Side, { seat }: { readonly seat?: Seat }): Seat => seat ?? side.seats[0]!.id;

export function together(scenario: Scenario, groups: readonly (readonly Seat[])[]): Scenario {
  const { sides, seatOf } = joinSeats(scenario.sides, groups);
  const before = scenario.sides.map((side, index) =>
    sides[index]!.seats.length < side.seats.length ? withDivisions(scenario, side) : side,
  );
  const commanded = <E extends { readonly seat?: Seat }>(each: E): E =>
    each.seat === undefined ? each : { ...each, seat: seatOf(each.seat) };
  const { batteries } = scenario;
  return {
    ...scenario,
    sides: sides.map((side, index) => {
      const { squadrons } = before[index]!;
      return squadrons === undefined ? side : { ...side, squadrons: squadrons.map(commanded) };
    }),
    ships: scenario.ships.map((ship) => {
      const at = scenario.sides.findIndex(({ id }) => id === ship.side);
      const isNew = before[at] !== scenario.sides[at];
      return commanded(isNew ? { ...ship, squadron: seatOfShip(before[at]!, ship) } : ship);
    }),
    ...(batteries === undefined ? {} : { batteries: batteries.map(commanded) }),
  };
}
