/** A hoist of numeral flags, drawn from a table: what it says stands beside it in words. */
import type { ReactNode } from 'react';

interface Flag {
  readonly ground: string;
  /** What lies on the ground, in a field of 24 by 18. */
  readonly charges: readonly { readonly fill: string; readonly d: string }[];
}

const RED = '#b3261e';
const BLUE = '#1c4a8a';
const YELLOW = '#e3b341';
const WHITE = '#fdf8ea';
const DISC = 'M12 4.5a4.5 4.5 0 1 0 .01 0Z';
const SALTIRE = 'M0 0H4L12 6L20 0H24V3L16 9L24 15V18H20L12 12L4 18H0V15L8 9L0 3Z';
const CROSS = 'M10 0H14V7H24V11H14V18H10V11H0V7H10Z';
const LOWER = 'M0 9H24V18H0Z';
const FLY = 'M12 0H24V18H12Z';
const QUARTERS = 'M12 0H24V9H12ZM0 9H12V18H0Z';

const FLAGS: Readonly<Record<string, Flag>> = {
  0: { ground: YELLOW, charges: [{ fill: RED, d: QUARTERS }] },
  1: { ground: WHITE, charges: [{ fill: RED, d: DISC }] },
  2: { ground: BLUE, charges: [{ fill: WHITE, d: DISC }] },
  3: {
    ground: WHITE,
    charges: [
      { fill: RED, d: 'M0 0H8V18H0Z' },
      { fill: BLUE, d: 'M16 0H24V18H16Z' },
    ],
  },
  4: { ground: RED, charges: [{ fill: WHITE, d: SALTIRE }] },
  5: { ground: YELLOW, charges: [{ fill: BLUE, d: FLY }] },
  6: { ground: WHITE, charges: [{ fill: BLUE, d: LOWER }] },
  7: { ground: YELLOW, charges: [{ fill: RED, d: LOWER }] },
  8: { ground: WHITE, charges: [{ fill: BLUE, d: CROSS }] },
  9: { ground: WHITE, charges: [{ fill: RED, d: QUARTERS }] },
};

export function Hoist({ flags }: { readonly flags: string }): ReactNode {
  return (
    <svg
      className="hoist"
      width={26}
      height={flags.length * 21 + 1}
      viewBox={`-1 -1 26 ${flags.length * 21 + 1}`}
      aria-hidden="true"
    >
      {[...flags].map((digit, place) => {
        const flag = FLAGS[digit];
        return (
          flag && (
            <g key={place} transform={`translate(0 ${place * 21})`}>
              <rect width={24} height={18} fill={flag.ground} />
              {flag.charges.map(({ fill, d }) => (
                <path key={d} d={d} fill={fill} />
              ))}
              <rect width={24} height={18} fill="none" stroke="var(--ink)" strokeWidth={0.8} />
            </g>
          )
        );
      })}
    </svg>
  );
}
