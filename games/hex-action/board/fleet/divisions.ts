/** A seat's ships by squadron, and the order in which they sail, from van to rear. */
import { distance, type Position } from '../../rules/sea/hex.ts';
import { type Ship, sternHex } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import { markFor, spacing, stationAstern } from '../courses/stations.ts';
import { angleOf, middleOf, outwards } from '../look/geometry.ts';

export interface Division {
  readonly id: string;
  readonly name: string;
  readonly flagship: string | null;
  readonly ships: readonly Ship[];
}

/** Squadrons as the scenario has them; ships of none, and all of the Basic Game, sail in one of their own. */
export function divisionsOf(sea: Sea, seat: string): Division[] {
  const own = sea.ships.filter((ship) => ship.seat === seat && ship.presence !== 'gone');
  const squadrons = sea.advanced?.squadrons ?? [];
  const divisions = squadrons.map(({ id, name, flagship, ships }) => ({
    id,
    name,
    flagship,
    ships: own.filter((ship) => ships.includes(ship.id)),
  }));
  const placed = new Set(divisions.flatMap(({ ships }) => ships.map(({ id }) => id)));
  const rest = own.filter(({ id }) => !placed.has(id));
  return [
    ...divisions,
    { id: '', name: squadrons.length > 0 ? 'Detached' : 'Ships', flagship: null, ships: rest },
  ].filter(({ ships }) => ships.length > 0);
}

/** How far ahead a ship lies along the course that most of them steer. */
function foremost(ships: readonly Ship[]): Ship {
  const course = ships.reduce(
    (sum, { heading }) => {
      const way = outwards({ x: 0, y: 0 }, angleOf(heading), 1);
      return { x: sum.x + way.x, y: sum.y + way.y };
    },
    { x: 0, y: 0 },
  );
  const along = (ship: Ship): number => {
    const { x, y } = middleOf(ship);
    return x * course.x + y * course.y;
  };
  return ships.reduce((best, ship) => (along(ship) > along(best) ? ship : best));
}

/** From the van (or the ship that shall lead) to the rear: always the one nearest to the place astern comes next. */
export function lineOf(ships: readonly Ship[], leader: string | null = null): Ship[] {
  if (ships.length === 0) return [];
  const van = ships.find(({ id }) => id === leader) ?? foremost(ships);
  const line = [van];
  let mark: Position = van;
  const rest = new Set(ships.filter((ship) => ship !== van));
  while (rest.size > 0) {
    const from = sternHex(mark);
    const away = (ship: Ship): number =>
      Math.min(distance(from, ship.bow), distance(from, sternHex(ship)) + 0.5);
    const next = [...rest].reduce((best, ship) => (away(ship) < away(best) ? ship : best));
    line.push(next);
    rest.delete(next);
    mark = markFor(next, next, stationAstern(mark, spacing(next, mark)), line.at(-2)!);
  }
  return line;
}
