/** Points lost, and what comes of it at once: crippled, sunk, demasted, struck, destroyed. */
import { CRITICAL_EFFECTS } from '../../data/tables.ts';
import type { Context } from '../table/phase.ts';
import type { Area, Battery, Fate, Ship } from '../table/ship.ts';
import type { State } from '../table/state.ts';
import { batteryCrewCrippled, crippledIn, fortCrippled, isAfloat } from './crippled.ts';

export function lose(
  table: State,
  ship: Ship,
  area: Area,
  points: number,
  why: string,
  rule: string,
  context: Context,
): void {
  if (!isAfloat(ship) || (area === 'rigging' && ship.spec.blockship)) return;
  const by = Math.min(points, ship[area]);
  if (by <= 0) return;
  const before = crippledIn(ship, area);
  ship[area] -= by;
  context.tell({ kind: 'damage', rule, ship: ship.id, area, by, left: ship[area], why });
  if (crippledIn(ship, area)) {
    if (!before) context.tell({ kind: 'crippled', rule: `crippled.${area}`, ship: ship.id, area });
    // morale.when: on becoming crippled, and with each further loss in a crippled area.
    if (ship.colours === 'flying') ship.shaken = true;
  }
  if (ship.hull === 0) {
    context.tell({ kind: 'sunk', rule: 'sunk', ship: ship.id, why: 'hull' });
    remove(table, ship, 'sunk');
    return;
  }
  if (area === 'rigging' && ship.rigging === 0)
    context.tell({ kind: 'demasted', rule: 'demasted', ship: ship.id });
  if (area === 'crew' && ship.crew === 0) strikeColours(ship, 'crew', context);
}

/** struck: she fights no more and drifts. */
export function strikeColours(ship: Ship, why: 'crew' | 'morale', context: Context): void {
  if (ship.colours === 'struck') return;
  ship.colours = 'struck';
  ship.bears = null;
  ship.shaken = false;
  context.tell({ kind: 'struck', rule: 'struck', ship: ship.id, why });
}

/** Taken off the table. */
export function remove(table: State, ship: Ship, fate: Exclude<Fate, 'afloat'>): void {
  ship.fate = fate;
  ship.bears = null;
  ship.shaken = false;
  table.boardings = table.boardings.filter(
    ({ attacker, defender }) => attacker !== ship.id && defender !== ship.id,
  );
}

export function addFires(table: State, ship: Ship, by: number, ignored: boolean, context: Context): void {
  ship.fires += by;
  const rule = ignored ? 'special.fires-ignored' : by > 1 ? 'critical.fires' : 'critical.fire';
  context.tell({ kind: 'fires', rule, ship: ship.id, fires: ship.fires, by, ignored });
  overwhelmed(table, ship, 'fires', context);
}

export function addLeaks(table: State, ship: Ship, by: number, ignored: boolean, context: Context): void {
  ship.leaks += by;
  const rule = ignored ? 'special.leaks-ignored' : 'critical.leak';
  context.tell({ kind: 'leaks', rule, ship: ship.id, leaks: ship.leaks, by, ignored });
  overwhelmed(table, ship, 'leaks', context);
}

/** critical.six-sinks. */
function overwhelmed(table: State, ship: Ship, what: 'fires' | 'leaks', context: Context): void {
  if (ship[what] < CRITICAL_EFFECTS.data.sinksAt || !isAfloat(ship)) return;
  context.tell({ kind: 'sunk', rule: 'critical.six-sinks', ship: ship.id, why: what });
  remove(table, ship, 'sunk');
}

/** shore.fort-points, shore.crew-morale: the walls and the men of a battery. */
export function batteryLoses(
  battery: Battery,
  area: 'fort' | 'crew',
  points: number,
  why: string,
  rule: string,
  context: Context,
): void {
  if (battery.state !== 'fights') return;
  const by = Math.min(points, battery[area]);
  if (by <= 0) return;
  const crippled = area === 'fort' ? fortCrippled : batteryCrewCrippled;
  const before = crippled(battery);
  battery[area] -= by;
  context.tell({ kind: 'damage', rule, ship: battery.id, area, by, left: battery[area], why });
  if (crippled(battery)) {
    if (!before) {
      const because = area === 'fort' ? 'shore.crippled-third' : 'shore.crew-morale';
      context.tell({ kind: 'crippled', rule: because, ship: battery.id, area });
    }
    // Crippled walls alone shake nobody: a battery's morale hangs on its crew.
    if (area === 'crew') battery.shaken = true;
  }
  if (battery.fort === 0) {
    battery.state = 'destroyed';
    context.tell({ kind: 'destroyed', rule: 'shore.destroyed', ship: battery.id });
  } else if (battery.crew === 0) {
    battery.state = 'surrendered';
    context.tell({ kind: 'surrendered', rule: 'shore.surrendered', ship: battery.id, why: 'crew' });
  }
}
