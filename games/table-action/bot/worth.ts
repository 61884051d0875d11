/** What a loss is worth: how much nearer it brings a ship to being crippled, struck or sunk. */
import { REROLLS } from '../data/tables.ts';
import { crippledAt } from '../rules/aboard/crippled.ts';
import { underTheFlag } from '../rules/aboard/morale.ts';
import type { Area, Battery, Ship } from '../rules/table/ship.ts';
import type { View } from '../rules/table/state.ts';
import { moralePasses } from './odds.ts';

export interface Losses {
  readonly hull: number;
  readonly rigging: number;
  readonly crew: number;
}

/** Share of a ship's worth that goes with crippling an area, and with what is left of it then. */
const SHARES: Readonly<Record<Area, { readonly crippled: number; readonly rest: number }>> = {
  hull: { crippled: 0.45, rest: 0.55 },
  rigging: { crippled: 0.4, rest: 0.2 },
  crew: { crippled: 0.5, rest: 0.5 },
};

/** Losses tell more the nearer they come to the mark, so fire keeps to where it has begun. */
const BEND = 1.35;

/** How much of a ship's worth is gone with so many points left in an area. */
function gone(area: Area, full: number, left: number): number {
  const low = crippledAt(full);
  const { crippled, rest } = SHARES[area];
  if (left >= low) return crippled * ((full - left) / Math.max(1, full - low)) ** BEND;
  return crippled + (rest * (low - Math.max(0, left))) / Math.max(1, low);
}

/** The chance that dice that bring so much on average bring as much as is needed. */
function reaches(expected: number, needed: number): number {
  if (needed <= 0) return expected > 0 ? Math.min(1, expected) : 0;
  const spread = 0.35 * expected + 1;
  return Math.min(1, Math.max(0, 0.5 + (expected - needed) / (2 * spread)));
}

/** The chance that a ship that is shaken strikes. */
export function failsMorale(view: View, ship: Ship | Battery): number {
  const flag = underTheFlag(view, ship.side, ship.at) ? REROLLS.data.flagship : 0;
  return 1 - moralePasses(REROLLS.data.quality[ship.quality] + flag);
}

const AREAS: readonly Area[] = ['hull', 'rigging', 'crew'];

/** What it is worth, beyond the points shot away, to have done with a ship. */
const FINISHED = 0.4;
/** Rigging counts for so much more in a ship that has to get away. */
const FLEEING = 1.8;

/** The share of a ship's worth that these losses are expected to take from her. */
export function shareLost(ship: Ship, losses: Losses, fails: number, flees = false): number {
  let [share, calm] = [0, 1];
  for (const area of AREAS) {
    const by = losses[area];
    if (by <= 0 || (area === 'rigging' && ship.spec.blockship)) continue;
    const [full, left] = [ship.spec[area], ship[area]];
    const lost = gone(area, full, left - by) - gone(area, full, left);
    share += flees && area === 'rigging' ? FLEEING * lost : lost;
    if (area !== 'rigging') share += FINISHED * reaches(by, left);
    calm *= 1 - reaches(by, left - crippledAt(full));
  }
  const [hull, rigging, crew] = AREAS.map((area) => gone(area, ship.spec[area], ship[area]));
  const standing = Math.max(0.25, 1 - hull! - rigging! - crew!);
  return Math.min(1, share) + (1 - calm) * fails * standing;
}

/** The same for a battery: its walls, and the men that give it up. */
export function batteryShareLost(battery: Battery, fort: number, crew: number, fails: number): number {
  const third = crippledAt(battery.fullFort);
  const lost = (left: number): number => {
    const by = battery.fullFort - Math.max(0, left);
    return by <= third ? (0.45 * by) / third : 0.45 + (0.55 * (by - third)) / (battery.fullFort - third);
  };
  const men = Math.min(1, crew / Math.max(1, battery.crew));
  const shaken = reaches(crew, battery.crew - crippledAt(battery.fullCrew)) * fails;
  return Math.min(1, lost(battery.fort - fort) - lost(battery.fort) + men * 0.5 + shaken * 0.5);
}
