/** The emblems of the games, each in a square of 64 units and in the page's own inks, so that night becomes them too. */
import type { ReactNode } from 'react';

/** A hull from above, bow upwards, about the origin: 12 wide, 44 long. */
const HULL = 'M0 -24C4 -17 6 -9 6 1V17C6 19.5 3.5 21 0 21S-6 19.5 -6 17V1C-6 -9 -4 -17 0 -24Z';
/** Half a yard's length, and where it crosses the keel: fore, main, mizzen. */
const YARDS = [
  [11, -9],
  [13, 2],
  [9.5, 13],
] as const;

/** A sail full of wind from astern. */
const sail = (half: number, y: number): string =>
  `M${-half} ${y + 3}Q0 ${y - 10} ${half} ${y + 3}Q0 ${y - 1} ${-half} ${y + 3}Z`;

const Ship = ({ at }: { readonly at: string }): ReactNode => (
  <g transform={at} stroke="var(--ink)" strokeLinejoin="round" strokeLinecap="round">
    <path d="M0 -24V-30" strokeWidth="1.6" />
    <path d={HULL} fill="var(--timber)" strokeWidth="1.5" />
    {YARDS.map(([half, y]) => (
      <path key={y} d={sail(half, y)} fill="var(--sail)" strokeWidth="1.3" />
    ))}
  </g>
);

function HexAction(): ReactNode {
  return (
    <>
      <path
        d="M32 3L57 17.5V46.5L32 61L7 46.5V17.5Z"
        fill="var(--sea)"
        stroke="var(--ink)"
        strokeWidth="1.6"
      />
      <path
        d="M32 7.5L53 19.7V44.3L32 56.5L11 44.3V19.7Z"
        fill="none"
        stroke="var(--brass)"
        strokeWidth="1.4"
      />
      <path d="M32 3V-4M57 17.5L63 14M57 46.5L63 50M32 61V68M7 46.5L1 50M7 17.5L1 14" stroke="var(--line)" />
      <path
        d="M19 47Q24 44 22 39M26 51Q31 47 29 42"
        fill="none"
        stroke="var(--wake)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <Ship at="translate(33 33) rotate(30) scale(.88)" />
    </>
  );
}

function TableAction(): ReactNode {
  const marks = Array.from({ length: 11 }, (_, inch) => inch);
  return (
    <>
      <rect
        x="4"
        y="7"
        width="56"
        height="50"
        rx="3"
        fill="var(--sea)"
        stroke="var(--ink)"
        strokeWidth="1.6"
      />
      <path
        d="M23 42A22 22 0 0 1 45 17"
        fill="none"
        stroke="var(--brass)"
        strokeWidth="2"
        strokeDasharray="4 3"
        strokeLinecap="round"
      />
      <path
        d="M41 12.5L47.5 16.5L42 21.5"
        fill="none"
        stroke="var(--brass)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Ship at="translate(20 35) rotate(8) scale(.74)" />
      <g transform="translate(33 51) rotate(-38)">
        <rect width="34" height="8" fill="var(--brass-wash)" stroke="var(--ink)" strokeWidth="1.3" />
        <path
          d={marks.map((inch) => `M${2 + inch * 3} 0V${inch % 5 === 0 ? 5 : 3}`).join('')}
          stroke="var(--ink)"
          strokeWidth="0.9"
        />
      </g>
    </>
  );
}

/** A chart with a course pricked off on it, and a pair of dividers. */
function Station(): ReactNode {
  return (
    <>
      <path
        d="M6 14L24 9L40 14L58 9V50L40 55L24 50L6 55Z"
        fill="var(--sea)"
        stroke="var(--ink)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M6 40C14 37 18 43 24 41V50L6 55ZM40 14C46 13 50 19 58 18V9Z"
        fill="var(--land)"
        stroke="var(--land-line)"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <path d="M24 9V50M40 14V55" fill="none" stroke="var(--ink)" strokeWidth="0.8" opacity="0.5" />
      <path
        d="M13 34L26 27L37 33L50 25"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.4"
        strokeDasharray="2.6 2.2"
      />
      {[
        [13, 34],
        [26, 27],
        [37, 33],
        [50, 25],
      ].map(([x, y]) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="2.4"
          fill="var(--paper-raised)"
          stroke="var(--ink)"
          strokeWidth="1.2"
        />
      ))}
      <path
        d="M31 4L22 44M31 4L42 46"
        fill="none"
        stroke="var(--brass)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="31" cy="5" r="3.4" fill="var(--brass)" stroke="var(--ink)" strokeWidth="1.3" />
    </>
  );
}

function SeaPower(): ReactNode {
  return (
    <>
      <circle cx="32" cy="35" r="25" fill="var(--sea)" stroke="var(--ink)" strokeWidth="1.6" />
      <path
        d="M17 20C23 16 29 17 31 21S28 28 24 29S21 36 17 35S10 27 17 20ZM35 25C40 20 49 22 53 28S49 38 45 37S42 47 38 49S34 40 35 36S31 30 35 25ZM19 43C23 41 27 45 26 50S21 53 19 50S16 45 19 43Z"
        fill="var(--land)"
        stroke="var(--land-line)"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <path
        d="M32 10V60M7 35H57M11.5 21H52.5M11.5 49H52.5M32 10C16 18 16 52 32 60M32 10C48 18 48 52 32 60"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="0.8"
        opacity="0.55"
      />
      <path d="M32 35V2" stroke="var(--ink)" strokeWidth="1.8" strokeLinecap="round" />
      <path
        d="M32.5 3H54L48.5 9L54 15H32.5Z"
        fill="var(--brass)"
        stroke="var(--ink)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <circle cx="32" cy="35" r="3" fill="var(--brass)" stroke="var(--ink)" strokeWidth="1.3" />
    </>
  );
}

const framed = (drawing: ReactNode): ReactNode => (
  <svg className="emblem" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
    {drawing}
  </svg>
);

export const emblems = {
  'hex-action': framed(<HexAction />),
  'table-action': framed(<TableAction />),
  station: framed(<Station />),
  'sea-power': framed(<SeaPower />),
} as const satisfies Readonly<Record<string, ReactNode>>;
