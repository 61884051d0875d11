/** The compass rose is the wind: its great arrow points to where the wind blows. */
import { StarPoint, WindArrow } from '@weathergage/web/toolkit/at-sea/rose.tsx';
import { memo, type ReactNode } from 'react';
import type { AdvancedSea } from '../../rules/sea/advanced-sea.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import { angleOf } from '../look/geometry.ts';
import { windWords } from '../look/wind-words.ts';
import { VELOCITY_WORDS } from '../look/words-advanced.ts';
import './compass-rose.css';

interface CompassRoseProps {
  /** Where north is on the chart. */
  readonly north: Direction;
  readonly wind: Direction;
  /** Strength and change number, where the wind is more than a direction. */
  readonly advanced?: Pick<AdvancedSea, 'velocity' | 'changeNumber'>;
}

export const CompassRose = memo(function CompassRose({ north, wind, advanced }: CompassRoseProps): ReactNode {
  const towards = angleOf(wind);
  const strength = advanced === undefined ? '' : VELOCITY_WORDS[advanced.velocity];
  const change = advanced?.changeNumber == null ? '' : `changes on ${advanced.changeNumber}`;
  const words = [`Wind ${windWords(wind, north)}`, strength, change].filter(Boolean).join(', ');
  return (
    <div className="sea-rose" data-covers data-testid="wind-rose" role="img" aria-label={words}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <circle className="sea-rose-plate" r="94" />
        <circle className="sea-rose-ring" r="78" />
        <circle className="sea-rose-ring" r="74" />
        <path
          className="sea-rose-ring"
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
              className={direction === wind ? 'sea-rose-point hx-rose-now' : 'sea-rose-point'}
              x={Math.sin(a) * 86}
              y={-Math.cos(a) * 86 + 5}
              textAnchor="middle"
            >
              {direction}
            </text>
          );
        })}
        <WindArrow towards={towards}>
          <path className="hx-rose-gust" d="M-24 40C-30 20 -20 10 -26 -8M24 40C30 20 20 10 26 -8" />
        </WindArrow>
      </svg>
      <span className={advanced === undefined ? 'sea-rose-word' : 'sea-rose-word hx-rose-strength'}>
        {advanced === undefined ? (
          'Wind'
        ) : (
          <>
            {strength} <b className="hx-rose-velocity">{advanced.velocity}</b>
            {change !== '' && <small className="hx-rose-change">{change}</small>}
          </>
        )}
      </span>
    </div>
  );
});

/** Thin streaks that drift down the wind over the whole sea; they stand still where motion is unwelcome. */
export const WindStreaks = ({ wind }: { readonly wind: Direction }): ReactNode => (
  <div className="sea-streaks" aria-hidden="true">
    <div className="sea-streaks-turn" style={{ transform: `rotate(${angleOf(wind)}deg)` }}>
      <div className="sea-streaks-drift" />
    </div>
  </div>
);
