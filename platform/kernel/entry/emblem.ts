/** What emblems of several games are made of. */
import type { Emblem } from './entry.ts';

/** A ship from above under full sail, bow upwards, about the origin: 12 wide, 44 long. */
const SHIP: Emblem = [
  { d: 'M0 -24V-30', strokeWidth: 1.6 },
  {
    d: 'M0 -24C4 -17 6 -9 6 1V17C6 19.5 3.5 21 0 21S-6 19.5 -6 17V1C-6 -9 -4 -17 0 -24Z',
    fill: 'var(--timber)',
    strokeWidth: 1.5,
  },
  { d: 'M-11 -6Q0 -19 11 -6Q0 -10 -11 -6Z', fill: 'var(--sail)', strokeWidth: 1.3 },
  { d: 'M-13 5Q0 -8 13 5Q0 1 -13 5Z', fill: 'var(--sail)', strokeWidth: 1.3 },
  { d: 'M-9.5 16Q0 3 9.5 16Q0 12 -9.5 16Z', fill: 'var(--sail)', strokeWidth: 1.3 },
];

export const shipAt = (transform: string): Emblem =>
  SHIP.map((path) => ({
    ...path,
    stroke: 'var(--ink)',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    transform,
  }));
