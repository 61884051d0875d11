/**
 * Towing (35.0). The line is a grapple like any other in the list of bonds, and `tows` in the towing ship's log says
 * that it is one: such a grapple lets her sail and draws the other after her.
 */
import { isFouled } from '../sea/bonds.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import {
  DIRECTIONS,
  type Direction,
  distance,
  type Hex,
  neighbour,
  type Position,
  sameHex,
} from '../sea/hex.ts';
import type { NoteFault } from '../sea/note-fault.ts';
import type { Context } from '../sea/phase.ts';
import { type Ship, sternHex, type Trait } from '../sea/ship.ts';
import { isBond, otherOf, type Sea, type State, shipOf } from '../sea/state.ts';
import type { HexTold, Modifier } from '../sea/told.ts';
import { atAnchor } from './anchoring.ts';
import type { FaultCode } from './infractions.ts';

type Why = Extract<HexTold, { kind: 'tow' }>['why'];

/** 35.4.4: moderate, normal and heavy breezes. */
const WINDS: readonly number[] = [2, 3, 4];
const windServes = (sea: Sea): boolean => WINDS.includes(sea.advanced?.velocity ?? 0);

const inForce = (sea: Sea): boolean => sea.advanced?.rules.towing === true;

/** The ship she has in tow. */
export const towOf = (sea: Sea, ship: Ship): Ship | null => {
  const id = ship.advanced?.tows ?? null;
  return id === null ? null : shipOf(sea, id);
};
/** The ship that has her in tow. */
export const towedBy = (sea: Sea, ship: Ship): Ship | null =>
  inForce(sea) ? (sea.ships.find((other) => other.advanced?.tows === ship.id) ?? null) : null;

/** 35.4.2: whether she follows in another's wake and has no move of her own. */
export const isTowed = (sea: Sea, ship: Ship): boolean => towedBy(sea, ship) !== null;

const isLine = (x: Ship, y: string): boolean => x.advanced?.tows === y;

/** 9.1.6: fast to another by irons that are no tow line. */
export const heldByIrons = (sea: Sea, ship: Ship): boolean =>
  sea.grapples.some((link) => {
    const other = otherOf(link, ship.id);
    return other !== null && !isLine(ship, other) && !isLine(shipOf(sea, other), ship.id);
  });

/** What holds the ship in tow holds the one that tows her. */
export function heldByTow(sea: Sea, ship: Ship): FaultCode | null {
  const tow = towOf(sea, ship);
  if (tow === null) return null;
  if (isFouled(sea, tow.id)) return 'fouled';
  return heldByIrons(sea, tow) ? 'grappled' : null;
}

/** 35.2: what the ship in tow takes off her allowance. */
export function towingLoss(sea: Sea, ship: Ship): Modifier[] {
  const tow = towOf(sea, ship);
  if (tow === null) return [];
  const by = tow.spec.rated > ship.spec.rated ? -2 : -1;
  return [{ what: `towing ${tow.spec.name}`, by, rule: '35.2' }];
}

const STUCK: readonly Trait[] = ['moored-hulk'];
const canMove = (ship: Ship): boolean =>
  ship.advanced?.aground === null &&
  ship.advanced.anchor === null &&
  ship.advanced.lit === null &&
  ship.advanced.doom === null &&
  !STUCK.some((trait) => ship.spec.advanced?.traits.includes(trait));
const isFree = (sea: Sea, ship: Ship): boolean =>
  !isFouled(sea, ship.id) && !sea.grapples.some((link) => otherOf(link, ship.id) !== null);

/** 35.4.1: why she can't take that ship in tow, or null. Whether she lies right for it is asked after the movement. */
export function towFault(sea: Sea, ship: Ship, target: string): Omit<NoteFault, 'note'> | null {
  const fault = (code: string, rule: string, message: string) => ({ code, rule, message });
  const { name } = ship.spec;
  if (!inForce(sea)) return fault('no-towing', '35.0', 'Towing is not among the rules of this match.');
  const tow = sea.ships.find(({ id }) => id === target);
  if (tow === undefined || tow === ship || tow.presence !== 'afloat' || tow.side !== ship.side)
    return fault('no-friend', '35.1', `${name} can take a friendly ship on the sea in tow, and no other.`);
  if (!windServes(sea))
    return fault('wind', '35.4.4', 'Ships tow in a moderate, normal or heavy breeze, and in no other wind.');
  const free = [ship, tow].every((each) => isFree(sea, each) && canMove(each));
  if (!free || isTowed(sea, ship) || isTowed(sea, tow))
    return fault(
      'not-free',
      '35.4.1',
      'Both ships must be free: not fouled, grappled, at anchor, aground or burning.',
    );
  return null;
}

/** 35.4.1: her stern is in the hex that the other's bow points to. */
export const liesForTow = (ship: Ship, tow: Ship): boolean =>
  sameHex(sternHex(ship), neighbour(tow.bow, tow.heading));

/** Friends who could be noted now: near enough that one move may bring her stern before their bow. */
export const towCandidates = (sea: Sea, ship: Ship): Ship[] =>
  inForce(sea)
    ? sea.ships.filter(
        (other) =>
          other.side === ship.side &&
          distance(ship.bow, other.bow) <= TOW_REACH &&
          towFault(sea, ship, other.id) === null,
      )
    : [];
const TOW_REACH = 3;

/** What the notes of this turn ask for, now that all have moved; those who do not lie right are told so. */
export function towAttempts(
  sea: AdvancedState,
  context: Context,
): { ship: AdvancedShip; tow: AdvancedShip }[] {
  if (!inForce(sea)) return [];
  const attempts: { ship: AdvancedShip; tow: AdvancedShip }[] = [];
  for (const ship of sea.ships) {
    const target = ship.advanced.notes.tow;
    if (target === undefined || ship.presence !== 'afloat') continue;
    const tow = sea.ships.find(({ id }) => id === target);
    const code = towFault(sea, ship, target)?.code ?? (liesForTow(ship, tow!) ? null : 'not-in-place');
    if (code === null) attempts.push({ ship, tow: tow! });
    else context.tell({ kind: 'note-void', rule: '35.4.1', ship: ship.id, note: 'tow', code });
  }
  return attempts;
}

/** The irons have caught (9.1.3): from the next turn on she tows her. */
export function makeFast(ship: AdvancedShip, tow: Ship, context: Context): void {
  ship.advanced.tows = tow.id;
  context.tell({ kind: 'tow', rule: '35.4.1', ship: ship.id, tows: tow.id, begins: true, why: 'taken' });
}

/** Ends every tow she has a part in, and the grapple with it. */
export function partTows(sea: State, ship: Ship, why: Why, context: Context): boolean {
  let parted = false;
  for (const tower of sea.ships) {
    const log = tower.advanced;
    const tows = log?.tows ?? null;
    if (log === undefined || tows === null || (tower.id !== ship.id && tows !== ship.id)) continue;
    log.tows = null;
    sea.grapples = sea.grapples.filter((link) => !isBond(link, tower.id, tows));
    const rule = why === 'wind' ? '35.4.4' : why === 'cut' ? '35.4.3.1' : '35.4.3';
    context.tell({ kind: 'tow', rule, ship: tower.id, tows, begins: false, why });
    parted = true;
  }
  return parted;
}

/** After ungrappling and after the wind has changed: lines that are gone, or that wind, colours or an anchor end. */
export function settleTows(sea: State, context: Context): void {
  if (!inForce(sea)) return;
  for (const ship of sea.ships) {
    const tow = towOf(sea, ship);
    if (tow === null) continue;
    const fast = sea.grapples.some((link) => isBond(link, ship.id, tow.id));
    if (!windServes(sea)) partTows(sea, ship, 'wind', context);
    else if (!fast || ship.side !== tow.side || ship.surrender !== null || [ship, tow].some(atAnchor))
      partTows(sea, ship, 'cast-off', context);
  }
}

/**
 * 35.4.2: where the ship in tow comes when the other's bow moves ahead from `from`, the hex that is her stern's now.
 * She moves only when the line is taut, into the hex between: where the other's stern was, else straight ahead.
 * Null if she stays.
 */
export function followTower(tow: Position, tower: Position, after: Position): Position | null {
  const taut = tower.bow;
  if (distance(tow.bow, taut) < 2) return null;
  const between = DIRECTIONS.filter((direction) => {
    const hex = neighbour(tow.bow, direction);
    return distance(hex, taut) === 1 && !sameHex(hex, after.bow);
  });
  const into = (hex: Hex): Direction | undefined =>
    between.find((direction) => sameHex(neighbour(tow.bow, direction), hex));
  const heading = into(sternHex(tower)) ?? between.find((each) => each === tow.heading) ?? between[0];
  return heading === undefined ? null : { bow: neighbour(tow.bow, heading), heading };
}
