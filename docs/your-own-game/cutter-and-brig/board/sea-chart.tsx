/** The engraved sheet: coast, shoals, soundings, coves and the squares with their letters. */
import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import { memo, type ReactNode } from 'react';
import { type Chart, isCove, isLandfall, markAt, squaresWhere } from '../rules/chart.ts';
import type { View } from '../rules/types.ts';
import { outline } from './coast.ts';
import { frameOf, SIDE, sheetOf, spotOf } from './look.ts';

export const CHART_CLIP = 'cb-chart-clip';

export const chartDefs = (
  <>
    <pattern id="cb-stipple" width="9" height="9" patternUnits="userSpaceOnUse">
      <circle className="cb-stipple" cx="2.4" cy="2.2" r="1" />
      <circle className="cb-stipple" cx="6.9" cy="6.6" r="1" />
    </pattern>
    <pattern id="cb-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
      <path className="cb-hatch" d="M0 0V7" />
    </pattern>
  </>
);

const isSea = (mark: string): boolean => mark === '.' || mark === 'R' || isLandfall(mark);

/** Small waves and soundings, always in the same places. */
const Water = ({ chart }: { readonly chart: Chart }): ReactNode => (
  <>
    {squaresWhere(chart, isSea).map(({ x, y }) => {
      const chance = steady('water', x, y);
      const spot = spotOf({ x, y });
      const [dx, dy] = [steady(x, y, 'a') * 26 - 13, steady(x, y, 'b') * 26 - 13];
      if (chance < 0.16)
        return (
          <text key={`${x},${y}`} className="cb-sounding" x={spot.x + dx} y={spot.y + dy + 5}>
            {3 + Math.floor(steady(x, y, 'deep') * 7)}
          </text>
        );
      return chance < 0.5 ? (
        <path
          key={`${x},${y}`}
          className="sea-wave"
          d={`M${spot.x + dx - 9} ${spot.y + dy}q4.5 -5 9 0t9 0`}
        />
      ) : null;
    })}
  </>
);

/** The letters along the edge. */
const Edge = ({ chart }: { readonly chart: Chart }): ReactNode => {
  const { width, height } = frameOf(chart);
  return (
    <g className="cb-edge">
      {[...chart[0]!].map((_, x) =>
        [-11, height + 22].map((y) => (
          <text key={`${x} ${y}`} x={(x + 0.5) * SIDE} y={y}>
            {String.fromCharCode(65 + x)}
          </text>
        )),
      )}
      {chart.map((_, y) =>
        [-17, width + 17].map((x) => (
          <text key={`${x} ${y}`} x={x} y={(y + 0.5) * SIDE + 5}>
            {y + 1}
          </text>
        )),
      )}
    </g>
  );
};

type SheetProps = Pick<View, 'chart' | 'coves'>;

/** What lies under the dark: paper and water. */
export const SeaSheet = memo(function SeaSheet({ chart }: Pick<SheetProps, 'chart'>): ReactNode {
  const frame = frameOf(chart);
  const coast = outline(chart, (mark) => mark === '#');
  const shoals = outline(chart, (mark) => mark === '~' || isCove(mark));
  return (
    <>
      <clipPath id={CHART_CLIP}>
        <rect {...frame} />
      </clipPath>
      <rect className="sea-paper" {...sheetOf(chart)} rx="3" />
      <g clipPath={`url(#${CHART_CLIP})`}>
        <rect className="cb-deep" {...frame} />
        {[64, 46, 30].map((wide) => (
          <path key={wide} className="cb-shelf" d={coast} strokeWidth={wide} />
        ))}
        <path className="cb-shoal" d={shoals} />
        <path className="cb-shoal-stipple" d={shoals} />
        <Water chart={chart} />
      </g>
    </>
  );
});

/** What the dark does not hide: the land, names, and the frame. */
export const LandSheet = memo(function LandSheet({ chart, coves }: SheetProps): ReactNode {
  const frame = frameOf(chart);
  const coast = outline(chart, (mark) => mark === '#');
  const grid = [
    ...[...chart[0]!].slice(1).map((_, x) => `M${(x + 1) * SIDE} 0V${frame.height}`),
    ...chart.slice(1).map((_, y) => `M0 ${(y + 1) * SIDE}H${frame.width}`),
  ].join('');
  return (
    <>
      <g clipPath={`url(#${CHART_CLIP})`}>
        <path className="cb-grid" d={grid} />
        <path className="cb-land" d={coast} />
        <path className="cb-land-hatch" d={coast} />
        <path className="cb-coast" d={coast} />
        {coves.map(({ mark, name }) => {
          const [square] = squaresWhere(chart, (each) => each === mark);
          const { x, y } = spotOf(square!);
          const above = markAt(chart, { x: square!.x, y: square!.y - 1 }) === '#';
          return (
            <text key={mark} className="cb-cove-name" x={x} y={above ? y - SIDE * 0.78 : y + SIDE * 0.92}>
              {name}
            </text>
          );
        })}
      </g>
      <rect className="cb-neat" {...frame} />
      <rect className="cb-neat-outer" x={-27} y={-27} width={frame.width + 54} height={frame.height + 54} />
      <Edge chart={chart} />
    </>
  );
});
