/** What squares are worth: the part of a ship's fighting life that a set of hits takes. A beaten ship is `DEFEAT`. */
import { facesOf } from '../rules/gunnery/broadside.ts';
import { crewLeft, gunsLeft, hands, riggingLeft, type Ship } from '../rules/sea/ship.ts';
import type { Hits } from '../rules/sea/told.ts';
import type { Aim } from '../rules/sea/words.ts';
import { TABLES } from './gunnery.ts';

/** Everything is measured in it: the loss of a whole ship counts two. */
export const DEFEAT = 2;

/** Hull squares lost count by the share of what was left, so that the last ones count most. */
function hullWorth(left: number, lost: number): number {
  if (left === 0) return 0;
  const after = Math.max(0, left - lost);
  return Math.log((left + 1) / (after + 1)) + (after === 0 ? DEFEAT : 0);
}

/** One of two broadsides grows weaker by the share of a gun square; a ship without any is ripe for surrender. */
function gunWorth(left: number, lost: number): number {
  if (left === 0) return 0;
  const after = Math.max(0, left - lost);
  return 0.8 * Math.log((left + 2) / (after + 2)) + (after === 0 ? 0.6 : 0);
}

/** Men count for the melee and, a whole section at a time, for the guns (11.3.3). */
function crewWorth(ship: Ship, lost: number): number {
  const crew = crewLeft(ship);
  if (crew === 0) return 0;
  const after = Math.max(0, crew - lost);
  let worth = 0.5 * Math.log((crew + 1) / (after + 1)) + (after === 0 ? DEFEAT : 0);
  let dead = lost;
  for (const { left } of hands(ship)) {
    if (left === 0) continue;
    // Nearing the end of a section counts for a part of it.
    worth += 0.22 * Math.min(1, dead / left) ** 1.5;
    dead -= left;
    if (dead <= 0) break;
  }
  return worth;
}

/** A hex of speed in every attitude goes with each section; the last one leaves her to be raked into surrender. */
function riggingWorth(ship: Ship, lost: number): number {
  let hits = lost;
  let worth = 0;
  for (const [index, left] of ship.rigging.entries()) {
    if (left === 0) continue;
    const whole = Math.max(left, ship.spec.rigging[index] ?? left);
    const taken = Math.min(hits, left);
    const last = index === ship.rigging.length - 1;
    worth += (taken / whole) * (last ? 0.45 : 0.22) + (taken === left ? (last ? 0.5 : 0.06) : 0);
    hits -= taken;
    if (hits <= 0) break;
  }
  return worth;
}

/** Excess gun hits go to the hull (11.4.3.2); other excess hits miss. */
export function worthOf(ship: Ship, { H, G, C, R }: Hits): number {
  const guns = gunsLeft(ship);
  const gunHits = Math.min(G, guns);
  return (
    hullWorth(ship.hull, H + G - gunHits) +
    gunWorth(guns, gunHits) +
    (C > 0 ? crewWorth(ship, C) : 0) +
    (R > 0 && riggingLeft(ship) > 0 ? riggingWorth(ship, R) : 0)
  );
}

/** By aim and table: what one broadside into this ship is worth on the average of the six faces. */
export type WorthTables = Readonly<Record<Aim, readonly number[]>>;

export function worthTables(target: Ship): WorthTables {
  const means = (aim: Aim): number[] => TABLES.map((table) => meanWorth(target, facesOf(table, aim)));
  return { hull: means('hull'), rigging: means('rigging') };
}

const meanWorth = (target: Ship, faces: readonly Hits[]): number =>
  faces.reduce((sum, hits) => sum + worthOf(target, hits), 0) / faces.length;
