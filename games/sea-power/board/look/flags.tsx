/** National flags the size of a thumbnail, in a box 12 by 8. */
import type { ReactNode } from 'react';
import type { Nation, War } from '../../data/nations.ts';

const BLUE = '#1c3f7a';
const RED = '#b3261e';
const WHITE = '#f7f2e4';
const GOLD = '#d9a526';

function drawing(nation: Nation, war: War): ReactNode {
  if (nation === 'England')
    return (
      <>
        <rect width="12" height="8" fill={WHITE} />
        <path d="M0 4H12M6 0V8" stroke={RED} strokeWidth="2" />
      </>
    );
  if (nation === 'France')
    return war === 3 ? (
      <>
        <rect width="4" height="8" fill={BLUE} />
        <rect x="4" width="4" height="8" fill={WHITE} />
        <rect x="8" width="4" height="8" fill={RED} />
      </>
    ) : (
      <>
        <rect width="12" height="8" fill={WHITE} />
        <path d="M6 1.5L7 3.4L6 6.5L5 3.4ZM3.8 4H8.2" fill={GOLD} stroke={GOLD} strokeWidth="0.8" />
      </>
    );
  if (nation === 'Spain')
    return (
      <>
        <rect width="12" height="8" fill={RED} />
        <rect y="2" width="12" height="4" fill={GOLD} />
      </>
    );
  if (nation === 'Netherlands')
    return (
      <>
        <rect width="12" height="2.7" fill={RED} />
        <rect y="2.7" width="12" height="2.7" fill={WHITE} />
        <rect y="5.3" width="12" height="2.7" fill={BLUE} />
      </>
    );
  return (
    <>
      <rect width="12" height="8" fill={WHITE} />
      <path d="M0 0L12 8M12 0L0 8" stroke={BLUE} strokeWidth="1.8" />
    </>
  );
}

/** As part of a larger drawing. */
export const FlagMark = ({ nation, war }: { readonly nation: Nation; readonly war: War }): ReactNode => (
  <g className="sp-flag">
    {drawing(nation, war)}
    <rect width="12" height="8" className="sp-flag-edge" />
  </g>
);

/** By itself, in a line of text. */
export const Flag = ({
  nation,
  war,
  size = 14,
}: {
  readonly nation: Nation;
  readonly war: War;
  readonly size?: number;
}): ReactNode => (
  <svg
    className="sp-flag-icon"
    width={(size * 3) / 2}
    height={size}
    viewBox="-0.5 -0.5 13 9"
    aria-hidden="true"
  >
    <FlagMark nation={nation} war={war} />
  </svg>
);
