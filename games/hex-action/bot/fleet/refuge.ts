/** Where a beaten ship is let alone: in water too shallow for those after her, or under the guns of a battery of hers. */
import { distance, type Hex } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';

/** Hexes from a battery within which its guns tell. */
const UNDER_THE_GUNS = 3;
const FARTHEST = 12;

const draughtOf = (ship: Ship): number => ship.spec.advanced?.depth ?? 0;

/** Water that she floats in and no enemy of hers does. */
function shallows(sea: Sea, ship: Ship, foes: readonly Ship[]): Hex[] {
  if (sea.advanced?.rules.runningAground !== true || foes.length === 0) return [];
  const least = Math.min(...foes.map(draughtOf));
  return Object.entries(sea.advanced.depths)
    .filter(([, depth]) => depth > draughtOf(ship) && depth <= least)
    .map(([key]) => {
      const [q, r] = key.split(',').map(Number);
      return { q: q!, r: r! };
    });
}

export interface Refuge {
  readonly shallows: readonly Hex[];
  readonly batteries: readonly Hex[];
}

export function refugeOf(sea: Sea, ship: Ship, foes: readonly Ship[]): Refuge | null {
  const batteries = (sea.advanced?.batteries ?? [])
    .filter(({ side, hull, crew, guns }) => side === ship.side && hull > 0 && crew > 0 && guns > 0)
    .flatMap(({ hexes }) => hexes);
  const found = { shallows: shallows(sea, ship, foes), batteries };
  return found.shallows.length + found.batteries.length > 0 ? found : null;
}

/** Hexes still to go, as the crow flies; none where there is no refuge within reach. */
export function wayToRefuge(refuge: Refuge | null, { q, r }: Hex): number {
  if (refuge === null) return 0;
  let least = FARTHEST;
  for (const hex of refuge.shallows) least = Math.min(least, distance({ q, r }, hex));
  for (const hex of refuge.batteries)
    least = Math.min(least, Math.max(0, distance({ q, r }, hex) - UNDER_THE_GUNS));
  return least;
}
