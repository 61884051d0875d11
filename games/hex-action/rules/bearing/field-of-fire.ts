/** What each broadside can reach, and what lies in the way (11.1). Pure geometry: no dice, no load columns. */
import { RANGES } from '../../data/tables.ts';
import { distance, type Hex, neighbour, opposite, sameHex } from '../sea/hex.ts';
import { hexesOf, rangeBetween, type Ship, sternHex } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import type { Broadside } from '../sea/words.ts';

type Lying = Pick<Ship, 'bow' | 'heading'>;

/** A hex as if the ship headed up the board with her bow at the origin. */
export function fromBow(ship: Lying, hex: Hex): Hex {
  let q = hex.q - ship.bow.q;
  let r = hex.r - ship.bow.r;
  for (let turns = ship.heading; turns > 1; turns--) [q, r] = [q + r, -q];
  return { q, r };
}

/** The other way round: a hex of the ship's own frame on the sea. */
function onSea(ship: Lying, hex: Hex): Hex {
  let { q, r } = hex;
  for (let turns = ship.heading; turns > 1; turns--) [q, r] = [-r, q + r];
  return { q: q + ship.bow.q, r: r + ship.bow.r };
}

/** Which side of the line through bow and stern a hex lies on; null on the line. */
export function sideOf(ship: Lying, hex: Hex): Broadside | null {
  const { q } = fromBow(ship, hex);
  return q > 0 ? 'R' : q < 0 ? 'L' : null;
}

export const hexesAway = (ship: Lying, hex: Hex): number =>
  Math.min(distance(ship.bow, hex), distance(sternHex(ship), hex));

/**
 * 11.1.1: the play of a broadside, however far. It begins on the diagonal row forward of the bow and ends on the one
 * abaft the stern; what lies strictly ahead or astern of those is in no play.
 */
export function inArc(ship: Lying, side: Broadside, hex: Hex): boolean {
  const { q, r } = fromBow(ship, hex);
  return side === 'R' ? q > 0 && r >= -q && r <= 1 : q < 0 && r >= 0 && r <= 1 - q;
}

/** 11.1.3: the play up to the reach of the guns. */
export const inField = (ship: Lying, side: Broadside, hex: Hex): boolean =>
  inArc(ship, side, hex) && hexesAway(ship, hex) <= RANGES.data.guns;

/** All hexes of one field of fire, nearest column first. */
export function fieldOfFire(ship: Lying, side: Broadside): Hex[] {
  const field: Hex[] = [];
  for (let column = 1; column <= RANGES.data.guns; column++)
    for (let row = 0; row <= column + 1; row++) {
      const hex = onSea(ship, side === 'R' ? { q: column, r: row - column } : { q: -column, r: row });
      if (hexesAway(ship, hex) <= RANGES.data.guns) field.push(hex);
    }
  return field;
}

const touchesField = (ship: Lying, side: Broadside, other: Lying): boolean =>
  inField(ship, side, other.bow) || inField(ship, side, sternHex(other));

export interface Targets {
  /** Hexes to the closest ship or obstacle in the field; null if it is empty. */
  readonly range: number | null;
  /** The enemies that may be fired at: those as close as anything in the field. */
  readonly targets: readonly Ship[];
  /** What blocks the field if there is no target. */
  readonly blockedBy: { readonly ships: readonly Ship[]; readonly land: readonly Hex[] };
}

/** 11.1.4.2: friends and surrendered ships can't be fired at; a captured one belongs to those who hold her. */
const mayBeFiredAt = (firer: Ship, other: Ship): boolean =>
  other.side !== firer.side && other.surrender === null;

/** 11.1.2, 11.1.4: what one broadside may be fired at; the field of the other has no say in it. */
export function targetsFor(sea: Pick<Sea, 'ships' | 'land'>, firer: Ship, side: Broadside): Targets {
  let range = Number.POSITIVE_INFINITY;
  let ships: Ship[] = [];
  let land: Hex[] = [];
  for (const other of sea.ships) {
    if (other === firer || other.id === firer.id || other.presence !== 'afloat') continue;
    if (!touchesField(firer, side, other)) continue;
    const away = rangeBetween(firer, other);
    // 11.1.4.1: only the closest.
    if (away > range) continue;
    if (away < range) ships = [];
    range = away;
    ships.push(other);
  }
  for (const hex of sea.land) {
    const away = hexesAway(firer, hex);
    if (away > range || !inField(firer, side, hex)) continue;
    if (away < range) {
      ships = [];
      land = [];
    }
    range = away;
    land.push(hex);
  }
  // 11.1.5: all that are as close, for the captain to choose from.
  const targets = ships.filter((other) => mayBeFiredAt(firer, other));
  const blocked = targets.length === 0;
  return {
    range: Number.isFinite(range) ? range : null,
    targets,
    blockedBy: { ships: blocked ? ships : [], land: blocked ? land : [] },
  };
}

/**
 * 11.3.2: the target lies in the play of the broadside, but no hex of the firing ship in either of hers. At one hex it
 * is also a rake from the very hex that her bow or stern points at, even if she can answer.
 */
export function isRake(firer: Lying, side: Broadside, target: Ship): boolean {
  if (!touchesField(firer, side, target)) return false;
  const answered = (['L', 'R'] as const).some((other) => touchesField(target, other, firer));
  if (!answered) return true;
  const pointedAt = [
    neighbour(target.bow, target.heading),
    neighbour(sternHex(target), opposite(target.heading)),
  ];
  return hexesOf(firer).some((hex) => pointedAt.some((end) => sameHex(hex, end)));
}

/**
 * 11.4.3.1: the side of the target that all of the nearest hexes fired from lie on. Null where her commander chooses:
 * some of them lie on the other side, or on the axis, from which both sides are as near.
 */
export function sideTowards(target: Lying, hexes: readonly Hex[]): Broadside | null {
  const nearest = Math.min(...hexes.map((hex) => hexesAway(target, hex)));
  const [side, ...others] = new Set(
    hexes.filter((hex) => hexesAway(target, hex) === nearest).map((hex) => sideOf(target, hex)),
  );
  return others.length === 0 ? (side ?? null) : null;
}

export const nearSide = (target: Lying, firer: Lying): Broadside | null =>
  sideTowards(target, hexesOf(firer));
