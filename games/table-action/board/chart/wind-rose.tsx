/** The compass rose is the wind: its great arrow points to where the wind blows. */
import { StarPoint, WindArrow } from '@weathergage/web/toolkit/at-sea/rose.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Box, degrees } from '../look/chart-units.ts';
import { POINTS, windWords } from '../look/wind-words.ts';

const TICKS = Array.from({ length: 72 }, (_, i) => {
  const a = (i * Math.PI) / 36;
  const from = i % 9 === 0 ? 70 : 74;
  return `M${(Math.sin(a) * from).toFixed(1)} ${(-Math.cos(a) * from).toFixed(1)}L${(Math.sin(a) * 78).toFixed(1)} ${(-Math.cos(a) * 78).toFixed(1)}`;
}).join('');

export function WindRose({ wind }: { readonly wind: number }): ReactNode {
  return (
    <div
      className="sea-rose"
      data-covers=""
      data-testid="wind-rose"
      role="img"
      aria-label={`Wind ${windWords(wind)}`}
    >
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <circle className="sea-rose-plate" r="94" />
        <circle className="sea-rose-ring" r="78" />
        <circle className="sea-rose-ring" r="74" />
        <path className="sea-rose-ring" d={TICKS} />
        {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle) => (
          <StarPoint key={angle} angle={angle} long={40} broad={5} />
        ))}
        {POINTS.map((point, i) => (
          <StarPoint key={point} angle={i * 45} long={i % 2 === 0 ? 68 : 54} broad={i % 2 === 0 ? 9 : 7} />
        ))}
        {POINTS.filter((_, i) => i % 2 === 0).map((point, i) => {
          const a = (i * Math.PI) / 2;
          return (
            <text
              key={point}
              className="sea-rose-point"
              x={Math.sin(a) * 86}
              y={-Math.cos(a) * 86 + 5}
              textAnchor="middle"
            >
              {point}
            </text>
          );
        })}
        <WindArrow towards={degrees(wind)} />
      </svg>
      <span className="sea-rose-word">Wind</span>
    </div>
  );
}

/** Thin streaks that drift down the wind over the sea and no farther; they stand still where motion is unwelcome. */
export function WindStreaks({ wind, sea }: { readonly wind: number; readonly sea: Box }): ReactNode {
  const streaks = useRef<HTMLDivElement>(null);
  const { x, y, width, height } = sea;
  // They lie over the stage, since a drift within it would paint the whole chart anew in every frame: so they are cut to
  // where the hand has moved the sea.
  useEffect(() => {
    const sheet = streaks.current?.closest('.stage')?.querySelector<SVGGElement>('.stage-sea > g');
    if (!sheet) return;
    const cut = (): void => {
      const to = sheet.getCTM();
      if (to === null || streaks.current === null) return;
      const [left, right] = [to.e + to.a * x, to.e + to.a * (x + width)];
      const [top, bottom] = [to.f + to.d * y, to.f + to.d * (y + height)];
      const corners = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
      streaks.current.style.clipPath = `polygon(${corners.map(([a, b]) => `${a}px ${b}px`).join()})`;
    };
    cut();
    const watch = new MutationObserver(cut);
    watch.observe(sheet, { attributeFilter: ['transform'] });
    return () => watch.disconnect();
  }, [x, y, width, height]);
  return (
    <div ref={streaks} className="sea-streaks" aria-hidden="true">
      <div className="sea-streaks-turn" style={{ transform: `rotate(${degrees(wind)}deg)` }}>
        <div className="sea-streaks-drift" />
      </div>
    </div>
  );
}
