/** A cutter under all sail, and the lantern that waits for her. */
import type { Emblem } from '@weathergage/kernel';

export const emblem: Emblem = [
  {
    d: 'M7 7H57A3 3 0 0 1 60 10V54A3 3 0 0 1 57 57H7A3 3 0 0 1 4 54V10A3 3 0 0 1 7 7Z',
    fill: 'var(--sea-deep)',
    stroke: 'var(--ink)',
    strokeWidth: 1.6,
  },
  { d: 'M4 10A3 3 0 0 1 7 7H57A3 3 0 0 1 60 10V15Q51 21 42 16T24 17T4 14Z', fill: 'var(--land)' },
  {
    d: 'M4 14Q15 20 24 17T42 16Q51 21 60 15',
    fill: 'none',
    stroke: 'var(--land-line)',
    strokeWidth: 1.4,
  },
  { d: 'M50 13L58 30L40 26Z', fill: 'var(--brass)', opacity: 0.35 },
  { d: 'M47.5 12.5A2.5 2.5 0 1 1 52.5 12.5A2.5 2.5 0 1 1 47.5 12.5Z', fill: 'var(--brass)' },
  { d: 'M27 47L31 18', stroke: 'var(--timber)', strokeWidth: 1.8, strokeLinecap: 'round' },
  {
    d: 'M30 20L44 24L46 44L28 44Z',
    fill: 'var(--sail)',
    stroke: 'var(--ink)',
    strokeWidth: 1.3,
    strokeLinejoin: 'round',
  },
  {
    d: 'M28.5 24L26 44L9 46Z',
    fill: 'var(--sail)',
    stroke: 'var(--ink)',
    strokeWidth: 1.3,
    strokeLinejoin: 'round',
  },
  {
    d: 'M14 46H50Q49 52 43 53H22Q16 52 14 46Z',
    fill: 'var(--timber)',
    stroke: 'var(--ink)',
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
  },
  { d: 'M14 46L6 44', stroke: 'var(--timber)', strokeWidth: 1.6, strokeLinecap: 'round' },
];
