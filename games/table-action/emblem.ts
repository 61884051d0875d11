/** A ship on the table, the turn before her, and the rule that measures it. */
import type { Emblem } from '@weathergage/kernel';
import { shipAt } from '@weathergage/kernel/entry/emblem.ts';

const RULE = 'translate(33 51) rotate(-38)';
const INCHES = Array.from({ length: 11 }, (_, inch) => `M${2 + inch * 3} 0V${inch % 5 === 0 ? 5 : 3}`).join(
  '',
);

export const emblem: Emblem = [
  {
    d: 'M7 7H57A3 3 0 0 1 60 10V54A3 3 0 0 1 57 57H7A3 3 0 0 1 4 54V10A3 3 0 0 1 7 7Z',
    fill: 'var(--sea)',
    stroke: 'var(--ink)',
    strokeWidth: 1.6,
  },
  {
    d: 'M23 42A22 22 0 0 1 45 17',
    fill: 'none',
    stroke: 'var(--brass)',
    strokeWidth: 2,
    strokeDasharray: '4 3',
    strokeLinecap: 'round',
  },
  {
    d: 'M41 12.5L47.5 16.5L42 21.5',
    fill: 'none',
    stroke: 'var(--brass)',
    strokeWidth: 2,
    strokeLinecap: 'round',
  },
  ...shipAt('translate(20 35) rotate(8) scale(.74)'),
  {
    d: 'M0 0H34V8H0Z',
    fill: 'var(--brass-wash)',
    stroke: 'var(--ink)',
    strokeWidth: 1.3,
    transform: RULE,
  },
  { d: INCHES, stroke: 'var(--ink)', strokeWidth: 0.9, transform: RULE },
];
