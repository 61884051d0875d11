/** A ship on the table, the turn before her, and the rule that measures it. */
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
