/** A chart with a course pricked off on it, and a pair of dividers. */
import type { Emblem } from '@weathergage/kernel';

export const emblem: Emblem = [
  {
    d: 'M6 14L24 9L40 14L58 9V50L40 55L24 50L6 55Z',
    fill: 'var(--sea)',
    stroke: 'var(--ink)',
    strokeWidth: 1.6,
    strokeLinejoin: 'round',
  },
  {
    d: 'M6 40C14 37 18 43 24 41V50L6 55ZM40 14C46 13 50 19 58 18V9Z',
    fill: 'var(--land)',
    stroke: 'var(--land-line)',
    strokeWidth: 1,
    strokeLinejoin: 'round',
  },
  { d: 'M24 9V50M40 14V55', fill: 'none', stroke: 'var(--ink)', strokeWidth: 0.8, opacity: 0.5 },
  {
    d: 'M13 34L26 27L37 33L50 25',
    fill: 'none',
    stroke: 'var(--ink)',
    strokeWidth: 1.4,
    strokeDasharray: '2.6 2.2',
  },
  {
    d: 'M10.6 34a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0ZM23.6 27a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0ZM34.6 33a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0ZM47.6 25a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z',
    fill: 'var(--paper-raised)',
    stroke: 'var(--ink)',
    strokeWidth: 1.2,
  },
  {
    d: 'M31 4L22 44M31 4L42 46',
    fill: 'none',
    stroke: 'var(--brass)',
    strokeWidth: 2.4,
    strokeLinecap: 'round',
  },
  {
    d: 'M27.6 5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z',
    fill: 'var(--brass)',
    stroke: 'var(--ink)',
    strokeWidth: 1.3,
  },
];
