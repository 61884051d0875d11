/** A ship under sail in her hex. */
import type { Emblem } from '@weathergage/kernel';
import { shipAt } from '@weathergage/kernel/entry/emblem.ts';

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
