/** Blocked wind (37.0): a ship close to windward takes the wind out of another's sails. */
import { type Direction, type Hex, neighbour, opposite, sameHex } from '../sea/hex.ts';
import { hexesOf, riggingLeft, type Ship, sternHex } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import type { Modifier } from '../sea/told.ts';

/** 37.1: hexes lost to a blocker under either sail. */
const LOSS = { full: 2, battle: 1 } as const;
/** 37.2, 37.2.1, 37.2.2, 37.2.3, 37.2.4: a hex more or fewer for each so many guns between the two, two at most. */
const GUNS_A_STEP = 30;
const MOST_STEPS = 2;

/**
 * The hexes that another must fill to lie between her and the wind: those to windward of her bow and of her stern. With
 * the wind right ahead or astern one of them is her own and does not count.
 */
function windwardOf(ship: Ship, wind: Direction): readonly Hex[] {
  const from = opposite(wind);
  const bow = neighbour(ship.bow, from);
  const aft = neighbour(sternHex(ship), from);
  if (sameHex(bow, sternHex(ship))) return [aft];
  return sameHex(aft, ship.bow) ? [bow] : [bow, aft];
}

/** 37.0: the one ship that lies right between her and the wind, if there is one. */
export function blockerOf(sea: Sea, ship: Ship): Ship | null {
  const windward = windwardOf(ship, sea.wind);
  for (const other of sea.ships) {
    if (other.presence !== 'afloat' || other.id === ship.id) continue;
    // Asked for every plot of a fleet: most ships are nowhere near.
    if (Math.abs(other.bow.q - windward[0]!.q) > 1 || Math.abs(other.bow.r - windward[0]!.r) > 1) continue;
    const hexes = hexesOf(other);
    if (windward.every((hex) => sameHex(hex, hexes[0]) || sameHex(hex, hexes[1]))) return other;
  }
  return null;
}

const hasSails = (ship: Ship): boolean => {
  const traits = ship.spec.advanced?.traits ?? [];
  return !traits.includes('no-sail') && !traits.includes('moored-hulk');
};

/** 37.1: what her sails take from a ship of her own size. */
export function canvasOf(ship: Ship): number {
  const left = riggingLeft(ship);
  if (left === 0 || !hasSails(ship)) return 0;
  if (ship.advanced?.sail === 'full') return LOSS.full;
  return 2 * left >= riggingLeft(ship.spec) ? LOSS.battle : 0;
}

const STEP_RULE = {
  '1': '37.2.1',
  '-1': '37.2.2',
  '2': '37.2.3',
  '-2': '37.2.4',
} as const satisfies Record<string, string>;

/** Hexes she loses in all attitudes this turn. */
export function blockedWindLoss(sea: Sea, ship: Ship): Modifier[] {
  if (!sea.advanced?.rules.blockedWind) return [];
  const blocker = blockerOf(sea, ship);
  const canvas = blocker === null ? 0 : canvasOf(blocker);
  if (blocker === null || canvas === 0) return [];
  const more = blocker.spec.rated - ship.spec.rated;
  const size = Math.min(MOST_STEPS, Math.floor(Math.abs(more) / GUNS_A_STEP)) as 0 | 1 | 2;
  const step = more < 0 ? -size : size;
  const lost = Math.max(0, canvas + step);
  if (lost === 0) return [];
  const rule = size === 0 ? '37.1' : STEP_RULE[String(step) as keyof typeof STEP_RULE];
  return [{ what: `wind blocked by ${blocker.spec.name}`, by: -lost, rule }];
}
