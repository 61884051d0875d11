/** What can be seen of a ship from above, taken from her log: the only thing a drawing is made of. */
import type { Anchoring } from '../../rules/sea/advanced-log.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import { dismasted, type Nation, riggingLeft, type Ship, type ShipSpec } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { Broadside } from '../../rules/sea/words.ts';
import { angleOf, turnBetween } from '../look/geometry.ts';
import type { Shape } from './ship-shape.ts';

/** What a part of her is drawn by. */
export interface ShipPart {
  readonly look: ShipLook;
  readonly shape: Shape;
}

export interface ShipLook {
  readonly id: string;
  readonly nation: Nation;
  readonly class: ShipSpec['class'];
  readonly rated: number;
  readonly heading: Direction;
  /** Degrees from her heading to where the wind blows, clockwise; 0 is from dead astern. */
  readonly wind: number;
  /** Shares lost, 0 to 1. */
  readonly hullLost: number;
  readonly riggingLost: number;
  readonly gunsLost: Readonly<Record<Broadside, number>>;
  readonly dismasted: boolean;
  /** Her colours are down. */
  readonly struck: boolean;
  /** The nation whose flag flies over her own. */
  readonly prizeOf: Nation | null;
  /** Hexes she made in the last phase, for the wake. */
  readonly way: number;
  /** What only the Advanced Game knows; nothing of it in the Basic Game. */
  readonly fullSail: boolean;
  readonly flagship: boolean;
  readonly anchored: Anchoring | null;
  readonly aground: boolean;
  readonly burning: boolean;
  readonly doom: 'sinking' | 'exploding' | null;
  readonly wreckage: readonly Broadside[];
}

const share = (left: number, of: number): number => (of === 0 ? 0 : Math.min(1, Math.max(0, 1 - left / of)));

/** The flag of a side: that of the first ship built for it. */
export const flagOf = (sea: Pick<Sea, 'ships'>, side: string): Nation | null =>
  sea.ships.find((ship) => ship.owner === side)?.spec.nation ?? null;

const NOTHING: readonly Broadside[] = [];

/** She flies the flag of her squadron. */
export const isFlagship = (sea: Pick<Sea, 'advanced'>, ship: string): boolean =>
  sea.advanced?.squadrons.some(({ flagship }) => flagship === ship) ?? false;

export function lookOf(
  ship: Ship,
  sea: Pick<Sea, 'ships' | 'wind' | 'advanced'>,
  heading: Direction = ship.heading,
): ShipLook {
  const { spec, advanced: log } = ship;
  const lost = (side: Broadside): number =>
    share(ship.guns[side] + ship.carronades[side], spec.guns[side] + spec.carronades[side]);
  return {
    id: ship.id,
    nation: spec.nation,
    class: spec.class,
    rated: spec.rated,
    heading,
    wind: turnBetween(angleOf(heading), angleOf(sea.wind)),
    hullLost: share(ship.hull, spec.hull),
    riggingLost: share(
      riggingLeft(ship),
      spec.rigging.reduce((sum, squares) => sum + squares, 0),
    ),
    gunsLost: { L: lost('L'), R: lost('R') },
    dismasted: dismasted(ship),
    struck: ship.surrender !== null && !ship.captured,
    prizeOf: ship.captured ? flagOf(sea, ship.side) : null,
    way: ship.still > 0 ? 0 : ship.noted.hexes,
    fullSail: log?.sail === 'full',
    flagship: isFlagship(sea, ship.id),
    anchored: log?.anchor?.how ?? null,
    aground: (log?.aground ?? null) !== null,
    burning: (log?.fire ?? log?.lit ?? null) !== null,
    doom: log?.doom ?? null,
    wreckage: log?.wreckage ?? NOTHING,
  };
}
