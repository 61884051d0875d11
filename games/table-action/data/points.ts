/**
 * What a ship is worth. The sheet has no points; these are ours.
 *
 * Two ships that hit each other round after round are an even match when the hits one deals times the hits she can
 * stand are the same for both, and a fleet's strength grows with the square of its numbers: so the worth that can be
 * added up is the square root of that product. What she deals is counted exactly from the tables, open-ended dice and
 * all, as hits on a hull at each range, weighted towards the ranges where ships end up. What she can stand is her hull
 * and half her crew, more with a crew that does not strike. Measured on fleets of equal points and unlike make-up, it
 * leaves half the error of a sum of hull, crew and dice.
 */
import type { ShoreBattery } from './batteries.ts';
import type { Broadside } from './derive.ts';
import { GUN_DIE, TO_HIT, TO_HIT_MODIFIERS } from './tables.ts';
import type { Quality, Size, Special } from './words.ts';

/** In tenths: how much of a fight takes place at point blank, close, effective and long range. */
const RANGE_WEIGHT = [4, 3, 2, 1] as const;
/**
 * In hundredths, beyond what it adds to the dice: a better crew holds out longer once crippled, passes its tests and wins
 * on decks. Like the next two measured in whole matches: see the balance sheet.
 */
const STEADINESS: Readonly<Record<Quality, number>> = { good: 120, average: 100, poor: 85 };
/** In hundredths: great ships are slow to turn, small ones are put out of action at a single blow. */
const HANDLING: Readonly<Record<Size, number>> = { large: 95, medium: 100, small: 94 };
/** What dice and hull can't show: boarding strength, initiative and steadiness of others, the signal. */
export const SPECIAL_POINTS: Readonly<Record<Special, number>> = { marines: 2, flagship: 3, signals: 1 };
/** Puts a seventy-four with an average crew at 51. */
const UNIT = 84_500;

/**
 * Hits to be expected of one die, in forty-fifths. Each die brings 1/(n-1) more of its kind, so a number to reach makes
 * (n + 1 - number) / (n - 1) hits; a one always misses.
 */
function hitsPerDie(sides: number, number: number): number {
  const reached = Math.max(2, number);
  return reached > sides ? 0 : (45 / (sides - 1)) * (sides + 1 - reached);
}

/** Hits she deals, in 450ths of a hit. */
function deals(broadside: Broadside, musketry: number, modifier: number, marines: boolean): number {
  const guns = RANGE_WEIGHT.reduce((sum, weight, range) => {
    const number = TO_HIT.data.hull[range]! - modifier;
    const large = broadside.large[range]! * hitsPerDie(GUN_DIE.data.large, number);
    const regular = broadside.regular[range]! * hitsPerDie(GUN_DIE.data.regular, number);
    return sum + weight * (large + regular);
  }, 0);
  // Half of all musket dice hit, three quarters where marines throw the misses again; at point blank only.
  return guns + RANGE_WEIGHT[0] * musketry * (marines ? 33.75 : 22.5);
}

const worth = (dealt: number, body: number, crew: number, quality: Quality): number =>
  Math.sqrt((dealt * (2 * body + crew) * STEADINESS[quality]) / UNIT);

export interface Rated {
  readonly broadside: Broadside;
  readonly musketry: number;
  readonly hull: number;
  readonly crew: number;
  readonly size: Size;
  readonly quality: Quality;
  readonly specials: readonly Special[];
}

/** At least one point, so that no ship is free. */
export function shipPoints({ broadside, musketry, hull, crew, size, quality, specials }: Rated): number {
  const modifier = TO_HIT_MODIFIERS.data.shooter.quality[quality];
  const dealt = deals(broadside, musketry, modifier, specials.includes('marines'));
  const extra = specials.reduce((sum, special) => sum + SPECIAL_POINTS[special], 0);
  return Math.max(1, Math.round((worth(dealt, hull, crew, quality) * HANDLING[size]) / 100) + extra);
}

type RatedBattery = Pick<ShoreBattery, 'broadside' | 'fort' | 'crew' | 'quality'>;

/** A battery by the same measure: it shoots better for standing still. */
export function batteryPoints({ broadside, fort, crew, quality }: RatedBattery): number {
  const { shooter } = TO_HIT_MODIFIERS.data;
  const dealt = deals(broadside, 0, shooter.quality[quality] + shooter.shoreBattery, false);
  return Math.max(1, Math.round(worth(dealt, fort, crew, quality)));
}
