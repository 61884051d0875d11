/** Lines over time. Each has its own dash and its own marks besides its colour, so that no eye has to go by hue. */
import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { GRAPH_WORDS } from '../board-words.ts';
import { ChartFrame, ChartRows, colourOf, type Series, useWidth } from './chart-frame.tsx';
import { plainNumber, scaled, scaleTicks, spreadIndices, wholeTicks } from './chart-scale.ts';

interface LineChartProps {
  readonly title: string;
  /** What the values count: "squares", "men". */
  readonly unit: string;
  /** The places on the axis, rising; every series has a value for each. */
  readonly at: readonly number[];
  /** What a place is called: "Turn", "Year". */
  readonly atName: string;
  /** What each place is called, where its number is not what it goes by elsewhere: `1757, Turn 8`. */
  readonly labels?: readonly string[];
  readonly series: readonly Series[];
  /** A line through nought divides better from worse; else the axis begins at nought. */
  readonly balance?: boolean;
  readonly height?: number;
}

const DASHES = ['', '8 4', '2 4', '10 3 2 3', '14 4', '4 2 1 2', '1 3'] as const;
const MARKS = [
  'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z',
  'M-3.6 -3.6H3.6V3.6H-3.6Z',
  'M0 -4.8L4.6 3.6H-4.6Z',
  'M0 -5L5 0L0 5L-5 0Z',
  'M-4 -4L4 4M-4 4L4 -4',
  'M-5 0H5M0 -5V5',
  'M0 4.8L4.6 -3.6H-4.6Z',
] as const;
/** More marks than this on one line would hide it. */
const MOST_MARKS = 12;
const MARGIN = { top: 14, right: 14, bottom: 44, left: 38 } as const;
/** The room that a figure on the axis takes, and a name. */
const FIGURE = 70;
const LABEL = 120;
/** Lines of equal value lie side by side, not one upon the other: each a little lower than the one before. */
const NUDGE = 2;

export function LineChart(props: LineChartProps): ReactNode {
  const { title, unit, at, atName, labels, series, balance = false, height = 224 } = props;
  const { ref, width } = useWidth();
  const scrub = useId();
  /** The place that is read out; null for the last, with nothing marked. */
  const [read, setRead] = useState<number | null>(null);

  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const rows = scaleTicks(Math.min(0, ...values), Math.max(balance ? 0 : 1, ...values), 4);
  const first = at[0] ?? 0;
  const last = Math.max(first + 1, at.at(-1) ?? 1);
  const x = scaled([first, last], [MARGIN.left, width - MARGIN.right]);
  const y = scaled([rows[0]!, rows.at(-1)!], [height - MARGIN.bottom, MARGIN.top]);
  const nudge = (index: number): number => (index - (series.length - 1) / 2) * NUDGE;
  const ticks = labels === undefined ? width / FIGURE : width / LABEL;
  const columns = wholeTicks(first, last, ticks).filter((turn) => turn >= first && turn <= last);
  const nameAt = (spot: number): string => labels?.[spot] ?? `${atName} ${at[spot] ?? ''}`;
  const place = Math.min(read ?? at.length - 1, at.length - 1);
  const words = `${nameAt(place)}: ${series
    .map(({ label, values: run }) => `${label} ${run[place] == null ? '–' : plainNumber(run[place])}`)
    .join(', ')}`;

  const readNearest = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    const box = currentTarget.getBoundingClientRect();
    if (box.width === 0) return;
    const wanted = ((clientX - box.left) / box.width) * width;
    const away = at.map((one) => Math.abs(x(one) - wanted));
    setRead(away.indexOf(Math.min(...away)));
  };

  return (
    <ChartFrame
      title={title}
      unit={unit}
      series={series}
      places={{ name: atName, labels: labels ?? at.map(String) }}
      sample={(one, index) => (
        <>
          <path
            d="M1 7H33"
            stroke={colourOf(one, index)}
            strokeWidth="2"
            strokeDasharray={DASHES[index % DASHES.length]}
          />
          <Mark series={one} index={index} x={17} y={7} />
        </>
      )}
    >
      <div
        ref={ref}
        className="chart-plot"
        onPointerMove={readNearest}
        onPointerDown={readNearest}
        onPointerLeave={() => setRead(null)}
      >
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true">
          <ChartRows rows={rows} y={y} width={width} margin={MARGIN} />
          {columns.map((turn) => (
            <text
              key={turn}
              className="chart-figure"
              x={labels !== undefined && turn === last ? width : x(turn)}
              y={height - MARGIN.bottom + 17}
              textAnchor={labels !== undefined && turn === last ? 'end' : 'middle'}
            >
              {labels?.[at.indexOf(turn)] ?? turn}
            </text>
          ))}
          <text className="chart-axis" x={width - MARGIN.right} y={height - 8} textAnchor="end">
            {atName.toLowerCase()}
          </text>
          {read !== null && (
            <path className="chart-cursor" d={`M${x(at[place]!)} ${MARGIN.top}V${height - MARGIN.bottom}`} />
          )}
          {series.map((one, index) => (
            <g key={one.label}>
              <path
                className="chart-line"
                d={lineOf(one, (spot) => [x(at[spot]!), y(one.values[spot]!) + nudge(index)])}
                stroke={colourOf(one, index)}
                strokeDasharray={DASHES[index % DASHES.length]}
              />
              {spreadIndices(at.length, MOST_MARKS).map((spot) => {
                const value = one.values[spot] ?? null;
                return (
                  value !== null && (
                    <Mark
                      key={spot}
                      series={one}
                      index={index}
                      x={x(at[spot]!)}
                      y={y(value) + nudge(index)}
                    />
                  )
                );
              })}
              {read !== null && one.values[place] != null && (
                <circle
                  className="chart-spot"
                  cx={x(at[place]!)}
                  cy={y(one.values[place]) + nudge(index)}
                  r="7"
                  stroke={colourOf(one, index)}
                />
              )}
            </g>
          ))}
        </svg>
        <label htmlFor={scrub} className="visually-hidden">
          {GRAPH_WORDS.readBy(title, atName)}
        </label>
        <input
          id={scrub}
          type="range"
          className="chart-scrub"
          min={0}
          max={Math.max(0, at.length - 1)}
          value={place}
          aria-valuetext={words}
          onChange={(event) => setRead(Number(event.target.value))}
          onFocus={() => setRead(place)}
          onBlur={() => setRead(null)}
        />
      </div>
      <p className="chart-readout" data-read={read !== null}>
        {words}
      </p>
    </ChartFrame>
  );
}

function Mark({
  series,
  index,
  x,
  y,
}: {
  readonly series: Series;
  readonly index: number;
  readonly x: number;
  readonly y: number;
}): ReactNode {
  return (
    <path
      className="chart-mark"
      d={MARKS[index % MARKS.length]}
      transform={`translate(${round(x)} ${round(y)})`}
      stroke={colourOf(series, index)}
    />
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A gap in the values is a gap in the line. */
function lineOf({ values }: Series, spotAt: (place: number) => readonly [number, number]): string {
  let drawn = '';
  values.forEach((value, place) => {
    if (value === null) return;
    const [x, y] = spotAt(place);
    drawn += `${(values[place - 1] ?? null) === null ? 'M' : 'L'}${round(x)} ${round(y)}`;
  });
  return drawn;
}
