/** Grouped bars, each series with a hatching of its own besides its colour; the numbers stand on the bars. */
import { type ReactNode, useId } from 'react';
import { ChartFrame, ChartRows, colourOf, type Series, useWidth } from './chart-frame.tsx';
import { plainNumber, scaled, scaleTicks } from './chart-scale.ts';

interface BarChartProps {
  readonly title: string;
  readonly unit: string;
  /** What the groups are: "Range", "Area". */
  readonly groupName: string;
  readonly groups: readonly string[];
  /** One value for each group; none below nought. */
  readonly series: readonly Series[];
  readonly height?: number;
}

/** In a square of 8 units, over the colour. The first is plain. */
const HATCHINGS = [
  '',
  'M-2 10L10 -2M-2 2L2 -2M6 10L10 6',
  'M0 4H8',
  'M4 0V8',
  'M2 2H4V4H2ZM6 6H8V8H6Z',
] as const;
const MARGIN = { top: 18, right: 10, bottom: 44, left: 38 } as const;
const WIDEST = 34;

export function BarChart(props: BarChartProps): ReactNode {
  const { title, unit, groupName, groups, series, height = 224 } = props;
  const { ref, width } = useWidth();
  const base = useId();
  const rows = scaleTicks(
    0,
    Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))),
    4,
  );
  const y = scaled([0, rows.at(-1)!], [height - MARGIN.bottom, MARGIN.top]);
  const room = (width - MARGIN.left - MARGIN.right) / Math.max(1, groups.length);
  const bar = Math.min(WIDEST, (room * 0.8) / Math.max(1, series.length));
  const fill = (one: Series, index: number): ReactNode => (
    <pattern key={one.label} id={`${base}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M0 0H8V8H0Z" fill={colourOf(one, index)} />
      <path className="chart-hatching" d={HATCHINGS[index % HATCHINGS.length]} />
    </pattern>
  );
  return (
    <ChartFrame
      title={title}
      unit={unit}
      series={series}
      places={{ name: groupName, labels: groups }}
      sample={(one, index) => (
        <path
          className="chart-bar"
          d="M3 2H31V12H3Z"
          fill={`url(#${base}-${index})`}
          data-series={one.label}
        />
      )}
    >
      <div ref={ref} className="chart-plot">
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true">
          <defs>{series.map(fill)}</defs>
          <ChartRows rows={rows} y={y} width={width} margin={MARGIN} />
          <text className="chart-axis" x={width - MARGIN.right} y={height - 8} textAnchor="end">
            {groupName.toLowerCase()}
          </text>
          {groups.map((group, place) => {
            const middle = MARGIN.left + room * (place + 0.5);
            return (
              <g key={group}>
                <text className="chart-figure" x={middle} y={height - MARGIN.bottom + 17} textAnchor="middle">
                  {group}
                </text>
                {series.map((one, index) => {
                  const value = one.values[place] ?? 0;
                  const left = middle + (index - series.length / 2) * bar;
                  return (
                    value > 0 && (
                      <g key={one.label}>
                        <rect
                          className="chart-bar"
                          x={left + 1}
                          y={y(value)}
                          width={bar - 2}
                          height={y(0) - y(value)}
                          fill={`url(#${base}-${index})`}
                        />
                        {bar >= 16 && (
                          <text
                            className="chart-figure chart-value"
                            x={left + bar / 2}
                            y={y(value) - 4}
                            textAnchor="middle"
                          >
                            {plainNumber(value)}
                          </text>
                        )}
                      </g>
                    )
                  );
                })}
              </g>
            );
          })}
        </svg>
      </div>
    </ChartFrame>
  );
}
