/** National colours of the age, each drawn in a box 15 by 10 with the hoist on the left. */
import type { ReactNode } from 'react';
import type { Nation } from '../../data/words.ts';

const RED = '#b3261e';
const BLUE = '#1d3f7a';
const WHITE = '#fbf7ea';
const GOLD = '#e3ae2c';

const stripes = (colours: readonly string[]): ReactNode =>
  colours.map((fill, i) => (
    <rect key={i} y={(10 / colours.length) * i} width="15" height={10 / colours.length + 0.05} fill={fill} />
  ));

const FLAGS: Readonly<Record<Nation, ReactNode>> = {
  British: (
    <>
      <rect width="15" height="10" fill={WHITE} />
      <path d="M7.5 0V10M0 5H15" stroke={RED} strokeWidth="1.5" />
      <rect width="7" height="5" fill={BLUE} />
      <path d="M0 0L7 5M7 0L0 5" stroke={WHITE} strokeWidth="1" />
      <path d="M3.5 0V5M0 2.5H7" stroke={WHITE} strokeWidth="1.7" />
      <path d="M3.5 0V5M0 2.5H7" stroke={RED} strokeWidth="0.9" />
    </>
  ),
  French: (
    <>
      <rect width="5" height="10" fill={BLUE} />
      <rect x="5" width="5" height="10" fill={WHITE} />
      <rect x="10" width="5" height="10" fill={RED} />
    </>
  ),
  Spanish: (
    <>
      {stripes([RED, GOLD, GOLD, RED])}
      <rect x="3.2" y="3.6" width="2.6" height="2.8" rx="0.6" fill={RED} stroke="#7a1a14" strokeWidth="0.3" />
    </>
  ),
  American: (
    <>
      {stripes([RED, WHITE, RED, WHITE, RED, WHITE, RED, WHITE, RED])}
      <rect width="7" height="5.5" fill={BLUE} />
      {[1.3, 3.5, 5.7].flatMap((x) =>
        [1.2, 2.75, 4.3].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="0.5" fill={WHITE} />),
      )}
    </>
  ),
  Dutch: stripes([RED, WHITE, BLUE]),
  Danish: (
    <>
      <path d="M0 0H15L11.5 5L15 10H0Z" fill={RED} />
      <path d="M5 0V10M0 5H11.5" stroke={WHITE} strokeWidth="1.7" />
    </>
  ),
};

/** The colours alone, hoist at 0,0, for use inside another drawing. */
export const Ensign = ({
  nation,
  height = 10,
}: {
  readonly nation: Nation;
  readonly height?: number;
}): ReactNode => (
  <g transform={`scale(${height / 10})`}>
    {FLAGS[nation]}
    {nation !== 'Danish' && (
      <rect width="15" height="10" fill="none" stroke="#1f2d44" strokeWidth="0.45" strokeOpacity="0.7" />
    )}
  </g>
);

/** The colours as a small picture beside a name. */
export const EnsignIcon = ({ nation }: { readonly nation: Nation }): ReactNode => (
  <svg className="ta-ensign" viewBox="-0.5 -0.5 16 11" role="img" aria-label={nation}>
    <Ensign nation={nation} />
  </svg>
);
