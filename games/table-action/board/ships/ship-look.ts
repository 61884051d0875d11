/** What can be seen of a ship from above, taken from her card: the only thing a drawing is made of. */
import type { Nation, Sail } from '../../data/words.ts';
import { fights, sailOf } from '../../rules/aboard/crippled.ts';
import type { Ship, ShipSpec } from '../../rules/table/ship.ts';
import type { Table } from '../../rules/table/state.ts';
import { degrees, turnBetween } from '../look/chart-units.ts';
import type { Shape } from './ship-shape.ts';

/** What a part of her is drawn by. */
export interface ShipPart {
  readonly look: ShipLook;
  readonly shape: Shape;
}

export interface ShipLook {
  readonly id: string;
  readonly spec: ShipSpec;
  readonly nation: Nation;
  /** Degrees, clockwise from up. */
  readonly angle: number;
  /** Degrees from her heading to where the wind blows, clockwise; 0 is from dead astern. */
  readonly wind: number;
  /** Null for bare poles: struck, taken or demasted. */
  readonly sail: Sail | null;
  readonly hullLost: number;
  readonly riggingLost: number;
  readonly fires: number;
  readonly leaks: number;
  readonly rudder: boolean;
  readonly struck: boolean;
  /** The nation whose flag flies over her own. */
  readonly prizeOf: Nation | null;
  readonly flagship: boolean;
  readonly anchored: boolean;
  readonly acted: boolean;
  /** Runs before a wake: not at anchor and not adrift. */
  readonly underWay: boolean;
}

const share = (left: number, of: number): number => (of === 0 ? 0 : Math.min(1, Math.max(0, 1 - left / of)));

export function lookOf(
  ship: Ship,
  table: Pick<Table, 'sides' | 'wind'>,
  angle = degrees(ship.heading),
): ShipLook {
  const { spec } = ship;
  const sail = sailOf(ship);
  return {
    id: ship.id,
    spec,
    nation: spec.nation,
    angle,
    wind: turnBetween(angle, degrees(table.wind)),
    sail: ship.anchored ? null : sail,
    hullLost: share(ship.hull, spec.hull),
    riggingLost: spec.blockship ? 1 : share(ship.rigging, spec.rigging),
    fires: ship.fires,
    leaks: ship.leaks,
    rudder: ship.rudder,
    struck: ship.colours === 'struck',
    prizeOf:
      ship.colours === 'prize'
        ? (table.sides.find(({ id }) => id === ship.side)?.nation ?? spec.nation)
        : null,
    flagship: ship.flagship && fights(ship),
    anchored: ship.anchored,
    acted: ship.acted,
    underWay: fights(ship) && !ship.anchored && ship.rigging > 0,
  };
}
