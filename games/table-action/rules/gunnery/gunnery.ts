/**
 * Laying a gun: whether a broadside bears on a target from a place, and with how many dice at what number. The board
 * and the bots ask here before they commit themselves; the umpire asks again when the shot falls.
 */
import { type Refusal, refuse } from '@weathergage/kernel';
import type { Range } from '../../data/words.ts';
import { crippledIn, fights, fortCrippled, isAfloat, isLocked, sailOf } from '../aboard/crippled.ts';
import { norm } from '../geometry/angle.ts';
import { inArc, SIDES, type Side } from '../geometry/arc.ts';
import type { Base } from '../geometry/base.ts';
import { bearing, cross, direction, distanceBetween, type Point, sub } from '../geometry/point.ts';
import { type RakedEnd, rakes } from '../geometry/rake.ts';
import type { Aim } from '../table/asks.ts';
import type { Battery, Ship } from '../table/ship.ts';
import { baseOf, type Table } from '../table/state.ts';
import type { Modifier } from '../table/told.ts';
import { inSight } from './sight.ts';
import { broadsideDice, modifiersOf, neededAt, rangeOf } from './to-hit.ts';

/** A shot as it would be fired. */
export interface Laid {
  readonly side: Side | null;
  readonly target: string;
  readonly aim: Aim;
  readonly distance: number;
  readonly range: Range;
  readonly large: number;
  readonly regular: number;
  /** Six-sided dice of musketry that go with it; none but at point blank. */
  readonly musketry: number;
  readonly needed: number;
  readonly modifiers: readonly Modifier[];
  readonly rake: RakedEnd | null;
  /** How often the dice were halved. */
  readonly halved: number;
}

export const isLaid = (laid: Laid | Refusal): laid is Laid => 'target' in laid;

/** A thing that may be fired at: a ship, or a battery. */
export type Target = { readonly ship: Ship } | { readonly battery: Battery };

export function targetOf(table: Table, id: string): Target | null {
  const ship = table.ships.find((candidate) => candidate.id === id);
  if (ship !== undefined) return { ship };
  const battery = table.batteries.find((candidate) => candidate.id === id);
  return battery === undefined ? null : { battery };
}

/** Why she may not be fired at whatever the guns could do; null if she may. */
function immune(table: Table, side: string, target: Target, aim: Aim): Refusal | null {
  if ('battery' in target) {
    if (target.battery.side === side)
      return refuse('friend', 'fire.declare-target-and-location', 'That battery is your own.');
    if (target.battery.state !== 'fights')
      return refuse('out-of-action', 'shore.destroyed', 'That battery is out of action.');
    if (aim !== 'hull')
      return refuse('no-rigging', 'shore.fort-points', 'A battery is fired at as a hull is.');
    return null;
  }
  const { ship } = target;
  if (!isAfloat(ship))
    return refuse('gone', 'fire.declare-target-and-location', 'That ship is no longer on the table.');
  if (ship.side === side)
    return refuse('friend', 'fire.declare-target-and-location', 'That ship is one of your own.');
  if (ship.colours === 'struck')
    return refuse('struck', 'struck', 'She has struck; nobody fires at a ship that has struck.');
  if (isLocked(table, ship.id))
    return refuse('boarding', 'fire.not-into-boarding', 'She is in a boarding action.');
  return null;
}

const placeOf = (target: Target): Point => ('ship' in target ? target.ship.at : target.battery.at);

/** fire.declare-target-and-location: one broadside of a ship lying at `base`, whether or not it was fired already. */
export function lay(
  table: Table,
  ship: Ship,
  base: Base,
  side: Side,
  targetId: string,
  aim: Aim,
  chain: boolean,
): Laid | Refusal {
  const target = targetOf(table, targetId);
  if (target === null)
    return refuse('no-target', 'fire.declare-target-and-location', 'There is no such target.');
  const away = distanceBetween(base.at, placeOf(target));
  const range = rangeOf(away);
  if (range === null) return refuse('out-of-range', 'fire.dice-by-range', 'She is more than 64 inches off.');
  if (!inArc(base, side, placeOf(target)))
    return refuse('out-of-arc', 'fire.arc-30-degrees', 'That broadside does not bear on her.');
  const safe = immune(table, ship.side, target, aim) ?? tooEarly(table);
  if (safe !== null) return safe;
  const halved = halvings(table, ship, side);
  const mark = 'ship' in target ? target.ship : null;
  const rake = mark === null ? null : rakes(base, baseOf(mark));
  const dice = broadsideDice(ship.spec.broadside, range, halved, rake !== null);
  // musketry.point-blank: beside the broadside, if they have not been fired yet.
  const musketry = range === 'pointBlank' && !ship.musketed ? ship.spec.musketry : 0;
  if (dice.large + dice.regular + musketry === 0)
    return refuse('no-dice', 'fire.dice-by-range', 'Her guns do not carry that far.');
  const end = { id: targetId, at: placeOf(target), ashore: mark === null };
  if (!inSight(table, { id: ship.id, at: base.at }, end)) return noSight();
  const shooter = { quality: ship.quality, sail: sailOf(ship), ashore: false, chain };
  const shot = { side, target: targetId, aim, distance: away, range, ...dice, musketry, rake, halved };
  return laidBy(shooter, mark, shot);
}

const noSight = (): Refusal =>
  refuse('no-sight', 'fire.line-of-sight', 'The lane to her is not clear: six inches of it must be.');

/** With what each die needs, and what changes it. */
const laidBy = (
  shooter: Parameters<typeof modifiersOf>[0],
  mark: Ship | null,
  shot: Omit<Laid, 'needed' | 'modifiers'>,
): Laid => ({
  ...shot,
  needed: neededAt(shot.aim, shot.range),
  modifiers: modifiersOf(shooter, markOf(mark), shot.aim, shot.range),
});

const markOf = (ship: Ship | null) => ({
  sail: ship === null ? null : sailOf(ship),
  onFire: ship !== null && ship.fires > 0,
});

/** crippled.hull, and a scenario's broadside that was not cleared for action. */
const halvings = (table: Table, ship: Ship, side: Side): number =>
  (crippledIn(ship, 'hull') ? 1 : 0) +
  (ship.unready !== null && ship.unready.side === side && table.turn < ship.unready.untilTurn ? 1 : 0);

/** A scenario may forbid fire before a turn. */
export const tooEarly = (table: Table): Refusal | null =>
  table.noFireBefore !== null && table.turn < table.noFireBefore
    ? refuse('too-early', 'fire.any-point-of-move', `Nobody fires before turn ${table.noFireBefore}.`)
    : null;

/** boarding.snap-fire: at point blank, with half of everything, at the ship that lies alongside. */
export function laySnap(table: Table, ship: Ship, side: Side, boarder: Ship, aim: Aim): Laid | Refusal {
  const early = tooEarly(table);
  if (early !== null) return early;
  const halved = halvings(table, ship, side) + 1;
  const dice = broadsideDice(ship.spec.broadside, 'pointBlank', halved, false);
  const musketry = Math.ceil(ship.spec.musketry / 2);
  const shooter = { quality: ship.quality, sail: sailOf(ship), ashore: false, chain: false };
  const distance = distanceBetween(ship.at, boarder.at);
  const shot = { side, target: boarder.id, aim, distance, ...dice, musketry, halved };
  return laidBy(shooter, boarder, { ...shot, range: 'pointBlank', rake: null });
}

/** A battery's guns. */
export function layBattery(table: Table, battery: Battery, targetId: string, aim: Aim): Laid | Refusal {
  const target = targetOf(table, targetId);
  if (target === null || 'battery' in target)
    return refuse('no-target', 'fire.declare-target-and-location', 'A battery fires at ships.');
  const { ship } = target;
  const away = distanceBetween(battery.at, ship.at);
  const range = rangeOf(away);
  if (range === null) return refuse('out-of-range', 'fire.dice-by-range', 'She is more than 64 inches off.');
  const safe = immune(table, battery.side, target, aim) ?? tooEarly(table) ?? outsideArc(battery, ship.at);
  if (safe !== null) return safe;
  const halved = fortCrippled(battery) ? 1 : 0;
  const dice = broadsideDice(battery.broadside, range, halved, false);
  const musketry = range === 'pointBlank' ? battery.musketry : 0;
  if (dice.large + dice.regular + musketry === 0)
    return refuse('no-dice', 'fire.dice-by-range', 'Its guns do not carry that far.');
  if (!inSight(table, { id: battery.id, at: battery.at, ashore: true }, { id: ship.id, at: ship.at }))
    return noSight();
  const shooter = { quality: battery.quality, sail: null, ashore: true, chain: false };
  const shot = { target: targetId, aim, distance: away, range, ...dice, musketry, halved };
  return laidBy(shooter, ship, { ...shot, side: null, rake: null });
}

/** shore.all-round-arc: unless its scenario gives it an arc, clockwise from one heading to the other. */
function outsideArc({ arc, at }: Battery, target: Point): Refusal | null {
  if (arc === null || norm(bearing(at, target) - arc.from) <= norm(arc.to - arc.from)) return null;
  return refuse('out-of-arc', 'shore.all-round-arc', 'The battery does not bear there.');
}

/** Whether a ship's guns may speak at all now. */
export const mayShoot = (table: Table, ship: Ship): boolean => fights(ship) && !isLocked(table, ship.id);

export const unfired = (ship: Ship): Side[] => SIDES.filter((side) => !ship.fired[side]);

/** Everything that the loaded broadsides of a ship lying at `base` bear on, aimed at the hull. */
export function chancesFrom(table: Table, ship: Ship, base: Base): Laid[] {
  if (!mayShoot(table, ship) || unfired(ship).length === 0) return [];
  const found: Laid[] = [];
  for (const { id, at } of enemiesOf(table, ship.side)) {
    const chance = chanceAt(table, ship, base, id, at);
    if (chance !== null) found.push(chance);
  }
  return found;
}

/** The one broadside that could bear on a target there, if it is loaded and does. */
export function chanceAt(table: Table, ship: Ship, base: Base, target: string, at: Point): Laid | null {
  const side = cross(direction(base.heading), sub(at, base.at)) < 0 ? 'larboard' : 'starboard';
  if (ship.fired[side]) return null;
  const laid = lay(table, ship, base, side, target, 'hull', false);
  return isLaid(laid) ? laid : null;
}

function* enemiesOf(table: Table, side: string): Generator<{ readonly id: string; readonly at: Point }> {
  for (const ship of table.ships) if (isAfloat(ship) && ship.side !== side) yield ship;
  for (const battery of table.batteries)
    if (battery.side !== side && battery.state === 'fights') yield battery;
}
