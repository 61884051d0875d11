/** National colours of the age, each drawn in a box 15 by 10 with the hoist on the left. */
import type { ReactNode } from 'react';

const RED = '#b3261e';
const BLUE = '#1d3f7a';
const WHITE = '#fbf7ea';
const GOLD = '#e3ae2c';

const field = (fill: string): ReactNode => <rect width="15" height="10" fill={fill} />;

const bars = (colours: readonly string[]): ReactNode =>
  colours.map((fill, i) => (
    <rect
      key={fill + i}
      y={(10 / colours.length) * i}
      width="15"
      height={10 / colours.length + 0.05}
      fill={fill}
    />
  ));

const union = (
  <g>
    <rect width="7" height="5" fill={BLUE} />
    <path d="M0 0L7 5M7 0L0 5" stroke={WHITE} strokeWidth="1" />
    <path d="M3.5 0V5M0 2.5H7" stroke={WHITE} strokeWidth="1.7" />
    <path d="M3.5 0V5M0 2.5H7" stroke={RED} strokeWidth="0.9" />
  </g>
);

const FLAGS = {
  British: (
    <>
      {field(WHITE)}
      <path d="M7.5 0V10M0 5H15" stroke={RED} strokeWidth="1.5" />
      {union}
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
      {field(RED)}
      <rect y="2.5" width="15" height="5" fill={GOLD} />
      <rect x="3.2" y="3.6" width="2.6" height="2.8" rx="0.6" fill={RED} stroke="#7a1a14" strokeWidth="0.3" />
    </>
  ),
  American: (
    <>
      {bars([RED, WHITE, RED, WHITE, RED, WHITE, RED, WHITE, RED])}
      <rect width="7" height="5.5" fill={BLUE} />
      {[1.3, 3.5, 5.7].flatMap((x) =>
        [1.2, 2.75, 4.3].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="0.5" fill={WHITE} />),
      )}
    </>
  ),
  Dutch: <>{bars([RED, WHITE, BLUE])}</>,
  Danish: (
    <>
      <path d="M0 0H15L11.5 5L15 10H0Z" fill={RED} />
      <path d="M5 0V10M0 5H11.5" stroke={WHITE} strokeWidth="1.7" />
    </>
  ),
  Ottoman: (
    <>
      {field(RED)}
      <circle cx="6.2" cy="5" r="2.7" fill={WHITE} />
      <circle cx="7.1" cy="5" r="2.15" fill={RED} />
      <path
        d="M9.9 3.7L10.3 4.7L11.3 4.8L10.5 5.4L10.8 6.4L9.9 5.8L9 6.4L9.3 5.4L8.5 4.8L9.5 4.7Z"
        fill={WHITE}
      />
    </>
  ),
  Russian: (
    <>
      {field(WHITE)}
      <path d="M0 0L15 10M15 0L0 10" stroke={BLUE} strokeWidth="1.8" />
    </>
  ),
  Swedish: (
    <>
      <path d="M0 0H15L12.4 3.6H15V6.4H12.4L15 10H0Z" fill={BLUE} />
      <path d="M5 0V10M0 5H15" stroke={GOLD} strokeWidth="1.9" />
    </>
  ),
  Portuguese: (
    <>
      {field(WHITE)}
      <path d="M5 2.2H10V6C10 7.6 8.8 8.4 7.5 8.8C6.2 8.4 5 7.6 5 6Z" fill={RED} />
      <path d="M6.3 3.4H8.7V6C8.7 6.8 8.2 7.2 7.5 7.4C6.8 7.2 6.3 6.8 6.3 6Z" fill={BLUE} />
      <path d="M5.4 2.2V1L6.4 1.7L7.5 0.8L8.6 1.7L9.6 1V2.2Z" fill={GOLD} />
    </>
  ),
  Venetian: (
    <>
      {field('#8f1d1a')}
      <path d="M15 1.6L11 2.6L15 3.6ZM15 4L11 5L15 6ZM15 6.4L11 7.4L15 8.4Z" fill={GOLD} />
      <circle cx="5.4" cy="4.7" r="2.1" fill={GOLD} />
      <path d="M2.4 8.2H9.2L8.4 6.6H3.4Z" fill={GOLD} />
    </>
  ),
  Barbary: <>{bars([RED, GOLD, '#2c6b3f', GOLD, RED])}</>,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type Nation = keyof typeof FLAGS;

/** Cut to a swallow tail: no straight fly to outline. */
const TAILED: ReadonlySet<Nation> = new Set(['Danish', 'Swedish']);

interface EnsignProps {
  readonly nation: Nation;
  readonly height?: number;
}

/** The colours alone, hoist at 0,0, for use inside another drawing. */
export const Ensign = ({ nation, height = 10 }: EnsignProps): ReactNode => (
  <g transform={`scale(${height / 10})`}>
    {FLAGS[nation]}
    {!TAILED.has(nation) && (
      <rect width="15" height="10" fill="none" stroke="#1f2d44" strokeWidth="0.45" strokeOpacity="0.7" />
    )}
  </g>
);

/** The colours as a small picture beside a name. */
export const EnsignIcon = ({ nation }: { readonly nation: Nation }): ReactNode => (
  <svg className="sea-ensign" viewBox="-0.5 -0.5 16 11" role="img" aria-label={nation}>
    <Ensign nation={nation} />
  </svg>
);
