/** The globe under a flag. */
import type { Emblem } from '@weathergage/kernel';

export const emblem: Emblem = [
  {
    d: 'M7 35a25 25 0 1 0 50 0a25 25 0 1 0 -50 0Z',
    fill: 'var(--sea)',
    stroke: 'var(--ink)',
    strokeWidth: 1.6,
  },
  {
    d: 'M17 20C23 16 29 17 31 21S28 28 24 29S21 36 17 35S10 27 17 20ZM35 25C40 20 49 22 53 28S49 38 45 37S42 47 38 49S34 40 35 36S31 30 35 25ZM19 43C23 41 27 45 26 50S21 53 19 50S16 45 19 43Z',
    fill: 'var(--land)',
    stroke: 'var(--land-line)',
    strokeWidth: 1,
    strokeLinejoin: 'round',
  },
  {
    d: 'M32 10V60M7 35H57M11.5 21H52.5M11.5 49H52.5M32 10C16 18 16 52 32 60M32 10C48 18 48 52 32 60',
    fill: 'none',
    stroke: 'var(--ink)',
    strokeWidth: 0.8,
    opacity: 0.55,
  },
  { d: 'M32 35V2', stroke: 'var(--ink)', strokeWidth: 1.8, strokeLinecap: 'round' },
  {
    d: 'M32.5 3H54L48.5 9L54 15H32.5Z',
    fill: 'var(--brass)',
    stroke: 'var(--ink)',
    strokeWidth: 1.4,
    strokeLinejoin: 'round',
  },
  { d: 'M29 35a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z', fill: 'var(--brass)', stroke: 'var(--ink)', strokeWidth: 1.3 },
];
