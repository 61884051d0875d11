/** A ship under sail in her hex. */
import type { Emblem } from '@weathergage/kernel';

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

const shipAt = (transform: string): Emblem =>
  SHIP.map((path) => ({
    ...path,
    stroke: 'var(--ink)',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    transform,
  }));

export const emblem: Emblem = [
  { d: 'M32 3L57 17.5V46.5L32 61L7 46.5V17.5Z', fill: 'var(--sea)', stroke: 'var(--ink)', strokeWidth: 1.6 },
  { d: 'M32 7.5L53 19.7V44.3L32 56.5L11 44.3V19.7Z', fill: 'none', stroke: 'var(--brass)', strokeWidth: 1.4 },
  { d: 'M32 3V-4M57 17.5L63 14M57 46.5L63 50M32 61V68M7 46.5L1 50M7 17.5L1 14', stroke: 'var(--line)' },
  {
    d: 'M19 47Q24 44 22 39M26 51Q31 47 29 42',
    fill: 'none',
    stroke: 'var(--wake)',
    strokeWidth: 1.8,
    strokeLinecap: 'round',
  },
  ...shipAt('translate(33 33) rotate(30) scale(.88)'),
];
