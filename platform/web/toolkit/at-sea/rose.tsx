/** What every compass rose is engraved with: the points of its star, and the arrow that is the wind. */
import type { ReactNode } from 'react';

interface StarPointProps {
  readonly angle: number;
  readonly long: number;
  readonly broad: number;
}

/** One point of a star: half light and half dark, as engravers cut it. */
export const StarPoint = ({ angle, long, broad }: StarPointProps): ReactNode => (
  <g transform={`rotate(${angle})`}>
    <path className="sea-rose-dark" d={`M0 ${-long}L${broad} ${-broad}L0 0Z`} />
    <path className="sea-rose-light" d={`M0 ${-long}L${-broad} ${-broad}L0 0Z`} />
  </g>
);

/** Points to where the wind blows, in degrees from the top. */
export const WindArrow = ({
  towards,
  children,
}: {
  readonly towards: number;
  readonly children?: ReactNode;
}): ReactNode => (
  <>
    <g className="sea-rose-arrow" style={{ transform: `rotate(${towards}deg)` }}>
      <path className="sea-rose-shaft" d="M-5 62L-5 -30L-17 -30L0 -68L17 -30L5 -30L5 62L0 54Z" />
      <path className="sea-rose-fletch" d="M-5 62L-15 70L-15 46L-5 36ZM5 62L15 70L15 46L5 36Z" />
      {children}
    </g>
    <circle className="sea-rose-hub" r="5" />
  </>
);
