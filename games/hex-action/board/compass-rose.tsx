/** The compass rose is the wind: its great arrow points to where the wind blows. */
import type { ReactNode } from 'react';
import type { Direction } from '../rules/hex.ts';
import { angleOf } from './geometry.ts';

/** One point of a star: half light and half dark, as engravers cut it. */
function StarPoint({
  angle,
  long,
  broad,
}: {
  readonly angle: number;
  readonly long: number;
  readonly broad: number;
}): ReactNode {
  return (
    <g transform={`rotate(${angle})`}>
      <path className="hx-rose-dark" d={`M0 ${-long}L${broad} ${-broad}L0 0Z`} />
      <path className="hx-rose-light" d={`M0 ${-long}L${-broad} ${-broad}L0 0Z`} />
    </g>
  );
}

const DIRECTION_WORDS: Readonly<Record<Direction, string>> = {
  1: 'up the chart',
  2: 'to the upper right',
  3: 'to the lower right',
  4: 'down the chart',
  5: 'to the lower left',
  6: 'to the upper left',
};

export const windWords = (wind: Direction): string => `blowing ${DIRECTION_WORDS[wind]} (${wind})`;

export function CompassRose({ wind }: { readonly wind: Direction }): ReactNode {
  const towards = angleOf(wind);
  return (
    <div className="hx-rose" role="img" aria-label={`Wind ${windWords(wind)}`}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <circle className="hx-rose-plate" r="94" />
        <circle className="hx-rose-ring" r="78" />
        <circle className="hx-rose-ring" r="74" />
        <path
          className="hx-rose-ticks"
          d={Array.from({ length: 72 }, (_, i) => {
            const a = (i * Math.PI) / 36;
            const from = i % 6 === 0 ? 70 : 74;
            return `M${Math.sin(a) * from} ${-Math.cos(a) * from}L${Math.sin(a) * 78} ${-Math.cos(a) * 78}`;
          }).join('')}
        />
        {[30, 90, 150, 210, 270, 330].map((angle) => (
          <StarPoint key={angle} angle={angle} long={46} broad={6} />
        ))}
        {([1, 2, 3, 4, 5, 6] as const).map((direction) => (
          <StarPoint key={direction} angle={angleOf(direction)} long={68} broad={8} />
        ))}
        {([1, 2, 3, 4, 5, 6] as const).map((direction) => {
          const a = (angleOf(direction) * Math.PI) / 180;
          return (
            <text
              key={direction}
              className={direction === wind ? 'hx-rose-number hx-rose-now' : 'hx-rose-number'}
              x={Math.sin(a) * 86}
              y={-Math.cos(a) * 86 + 5}
              textAnchor="middle"
            >
              {direction}
            </text>
          );
        })}
        <g className="hx-rose-arrow" style={{ transform: `rotate(${towards}deg)` }}>
          <path className="hx-rose-shaft" d="M-5 62L-5 -30L-17 -30L0 -68L17 -30L5 -30L5 62L0 54Z" />
          <path className="hx-rose-fletch" d="M-5 62L-15 70L-15 46L-5 36ZM5 62L15 70L15 46L5 36Z" />
          <path className="hx-rose-gust" d="M-24 40C-30 20 -20 10 -26 -8M24 40C30 20 20 10 26 -8" />
        </g>
        <circle className="hx-rose-hub" r="5" />
      </svg>
      <span className="hx-rose-word">Wind</span>
    </div>
  );
}

/** Thin streaks that drift down the wind over the whole sea; they stand still where motion is unwelcome. */
export const WindStreaks = ({ wind }: { readonly wind: Direction }): ReactNode => (
  <div className="hx-streaks" aria-hidden="true">
    <div className="hx-streaks-turn" style={{ transform: `rotate(${angleOf(wind)}deg)` }}>
      <div className="hx-streaks-drift" />
    </div>
  </div>
);
