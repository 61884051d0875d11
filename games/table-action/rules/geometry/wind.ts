/** How a ship lies to the wind: by the angle of her bow off the eye of it. */
import { difference, HALF_TURN, type Heading } from './angle.ts';

/** From the eye of the wind round to dead before it, each with the angle it begins at: a border is the freer's. */
const DISPOSITIONS = [
  { disposition: 'running', from: 1350 },
  { disposition: 'reaching', from: 900 },
  { disposition: 'beating', from: 450 },
  { disposition: 'aback', from: 0 },
] as const;

export type Disposition = (typeof DISPOSITIONS)[number]['disposition'];

/** Tenths of a degree between the bow and the eye of the wind, 0 to 1800, on either side. */
export const angleOffWind = (heading: Heading, windToward: Heading): number =>
  Math.abs(difference(heading, windToward + HALF_TURN));

export function disposition(heading: Heading, windToward: Heading): Disposition {
  const off = angleOffWind(heading, windToward);
  return DISPOSITIONS.find(({ from }) => off >= from)!.disposition;
}
