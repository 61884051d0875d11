/** Places in a line: astern of the next ahead, or of where she should be by now. */
import { distance, neighbour, opposite, type Position } from '../../rules/sea/hex.ts';
import { type Ship, sternHex } from '../../rules/sea/ship.ts';

/** Hexes of water between a bow and the stern ahead that a line keeps; it closes up to this, never closer than 1. */
const WIDEST = 3;
/** Who is farther than this from where she should be is not steered by: her station is. */
const OUT_OF_LINE = 3;

export const sailedOn = ({ bow, heading }: Position, hexes: number): Position => {
  let at = bow;
  const way = hexes < 0 ? opposite(heading) : heading;
  for (let n = Math.abs(hexes); n > 0; n--) at = neighbour(at, way);
  return { bow: at, heading };
};

/** The place right astern of the next ahead, so many hexes off. */
export const stationAstern = (ahead: Position, gap: number): Position =>
  sailedOn({ bow: sternHex(ahead), heading: ahead.heading }, -gap);

/** The distance she keeps: what it is now, within reason. */
export const spacing = (ship: Ship, ahead: Position): number =>
  Math.min(WIDEST, Math.max(1, distance(ship.bow, sternHex(ahead))));

/** Sixths of a circle between two headings. */
export const turnsBetween = (a: number, b: number): number => {
  const off = Math.abs(a - b) % 6;
  return Math.min(off, 6 - off);
};

/**
 * What the next astern goes by: the ship herself if she is about where she should be and steers as the line does, or
 * did when she began; else her station. One who only crosses over to her place is not followed about.
 */
export function markFor(ship: Ship, end: Position, station: Position, ahead: Ship): Position {
  if (distance(end.bow, station.bow) > OUT_OF_LINE) return station;
  if (end.heading === station.heading || ship.heading === station.heading)
    return { bow: end.bow, heading: station.heading };
  return end.heading === ahead.heading ? end : station;
}
