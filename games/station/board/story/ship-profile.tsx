/** A ship of a line of battle from the side: by her Class, afloat, firing, or going down. */
import type { ReactNode } from 'react';
import type { SailClass } from '../../rules/module/vocabulary.ts';

const HULLS: Readonly<Record<SailClass, { readonly hull: string; readonly decks: readonly number[] }>> = {
  SOL: { hull: 'M3 29H57L53 41H9Q5 38 3 29Z', decks: [32, 36] },
  'SOL(D)': { hull: 'M5 31H55L51 41H11Q7 38 5 31Z', decks: [34, 37.5] },
  F: { hull: 'M8 33H53L50 41H13Q10 39 8 33Z', decks: [36] },
  LV: { hull: 'M13 35H48L45 41H17Q14 39 13 35Z', decks: [37.5] },
  G: { hull: 'M2 35H58L52 40H10Z', decks: [] },
};
const MASTS: Readonly<Record<SailClass, readonly number[]>> = {
  SOL: [15, 30, 44],
  'SOL(D)': [16, 30, 43],
  F: [18, 31, 43],
  LV: [22, 38],
  G: [30],
};

const sailsOn = (x: number, tall: number): string =>
  `M${x - 6} ${31 - tall * 0.3}Q${x} ${28 - tall * 0.3} ${x + 6} ${31 - tall * 0.3}L${x + 5} ${29 - tall * 0.62}Q${x} ${27 - tall * 0.62} ${x - 5} ${29 - tall * 0.62}Z` +
  `M${x - 4.5} ${28 - tall * 0.64}Q${x} ${26 - tall * 0.64} ${x + 4.5} ${28 - tall * 0.64}L${x + 3.4} ${27 - tall * 0.92}Q${x} ${26 - tall * 0.92} ${x - 3.4} ${27 - tall * 0.92}Z`;

export function ShipProfile({
  sort,
  colour,
  lost,
  firing,
}: {
  readonly sort: SailClass;
  readonly colour: string;
  readonly lost: boolean;
  readonly firing: boolean;
}): ReactNode {
  const { hull, decks } = HULLS[sort];
  return (
    <svg
      className="st-ship"
      viewBox="0 0 60 48"
      aria-hidden="true"
      data-lost={lost || undefined}
      data-firing={firing || undefined}
    >
      <g className="st-ship-afloat">
        {MASTS[sort].map((x, i) => {
          const tall = i === 1 ? 27 : 23;
          return (
            <g key={x}>
              <path className="st-ship-mast" d={`M${x} 34V${30 - tall}`} />
              {!lost && <path className="st-ship-canvas" d={sailsOn(x, tall)} />}
            </g>
          );
        })}
        <path className="st-ship-hull" d={hull} />
        {decks.map((y) => (
          <path key={y} className="st-ship-ports" d={`M11 ${y}H51`} />
        ))}
        {sort === 'G' && (
          <path className="st-ship-oars" d="M14 39L10 45M22 39L18 45M30 39L26 45M38 39L34 45" />
        )}
        {/* Her ensign; struck when she is gone. */}
        {!lost && <path className="st-ship-flag" d="M53 31V22H60V27H53" style={{ fill: colour }} />}
      </g>
      <path className="st-ship-sea" d="M0 42Q8 40 15 42T30 42T45 42T60 42V48H0Z" />
      {firing && (
        <g className="st-ship-smoke">
          {[12, 23, 34, 45].map((x) => (
            <circle key={x} cx={x} cy={37} r={5.5} />
          ))}
        </g>
      )}
    </svg>
  );
}
