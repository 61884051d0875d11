/** The two sides by hue and by the cut of their flag, so that nobody needs to tell one colour from another. */
import type { ReactNode } from 'react';
import type { Side } from '../../data/nations.ts';

interface Mark {
  readonly colour: string;
  readonly shape: 'swallowtail' | 'triangle';
}

/** The page's own tokens for sides: checked there for contrast and for the colour-blind. */
export const MARKS: Readonly<Record<Side, Mark>> = {
  english: { colour: 'var(--side-1)', shape: 'swallowtail' },
  european: { colour: 'var(--side-2)', shape: 'triangle' },
};

/** Flags in a box 30 by 18, hoist on the left; the token stands near the hoist. */
export const FLAGS: Readonly<Record<Side, string>> = {
  english: 'M0 0H30L24 9L30 18H0Z',
  european: 'M0 0L34 9L0 18Z',
};

/** For lists in panels. */
export const SideFlag = ({ side, size = 18 }: { readonly side: Side; readonly size?: number }): ReactNode => (
  <svg
    className="sp-side-flag"
    width={(size * 36) / 18}
    height={size}
    viewBox="-1 -1 36 20"
    aria-hidden="true"
  >
    <path
      d={FLAGS[side]}
      fill={MARKS[side].colour}
      stroke="var(--ink)"
      strokeWidth="0.8"
      strokeLinejoin="round"
    />
  </svg>
);
