/** What all charts share: heading, legend, and the same numbers as a table for whoever would rather read them. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { plainNumber } from './chart-scale.ts';
import './graphs.css';
import { GRAPH_WORDS } from '../board-words.ts';

/** One named run of values, one for each place on the axis; null where there is none. */
export interface Series {
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** The colour of a side, say; the page's own in turn if none is given. */
  readonly colour?: string;
}

const COLOURS = [
  '--side-1',
  '--side-2',
  '--side-3',
  '--side-4',
  '--well',
  '--brass-ink',
  '--danger',
] as const;

export const colourOf = ({ colour }: Series, index: number): string =>
  colour ?? `var(${COLOURS[index % COLOURS.length]})`;

/** The width to draw for, so that letters keep their size on a phone. */
export function useWidth(usual = 560): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly width: number;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const now = element.clientWidth;
      if (now > 0) setWidth(now);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

interface ChartFrameProps {
  readonly title: string;
  /** What is counted, above the axis. */
  readonly unit: string;
  readonly series: readonly Series[];
  /** The name of the places, and each place in words. */
  readonly places: { readonly name: string; readonly labels: readonly string[] };
  /** How a series looks, for the legend: 34 units wide, 14 high. */
  sample(series: Series, index: number): ReactNode;
  readonly children: ReactNode;
}

export function ChartFrame({ title, unit, series, places, sample, children }: ChartFrameProps): ReactNode {
  return (
    <figure className="chart">
      <figcaption className="chart-head">
        <span className="chart-title">{title}</span>
        <span className="chart-unit">{unit}</span>
      </figcaption>
      {series.length > 1 && (
        <ul className="chart-legend">
          {series.map((one, index) => (
            <li key={one.label}>
              <svg width="34" height="14" viewBox="0 0 34 14" aria-hidden="true">
                {sample(one, index)}
              </svg>
              {one.label}
            </li>
          ))}
        </ul>
      )}
      {children}
      <details className="chart-table">
        <summary>{GRAPH_WORDS.asTable}</summary>
        <div className="chart-scroll" tabIndex={0} role="region" aria-label={GRAPH_WORDS.table(title)}>
          <table>
            <thead>
              <tr>
                <th scope="col">{places.name}</th>
                {series.map((one) => (
                  <th key={one.label} scope="col">
                    {one.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {places.labels.map((label, place) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {series.map((one) => {
                    const value = one.values[place] ?? null;
                    return <td key={one.label}>{value === null ? '–' : plainNumber(value)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

interface ChartRowsProps {
  readonly rows: readonly number[];
  readonly y: (row: number) => number;
  readonly width: number;
  readonly margin: { readonly left: number; readonly right: number };
}

/** The lines across a chart, each with its number on the left. */
export const ChartRows = ({ rows, y, width, margin }: ChartRowsProps): ReactNode =>
  rows.map((row) => (
    <g key={row}>
      <path
        className={row === 0 ? 'chart-base' : 'chart-row'}
        d={`M${margin.left} ${y(row)}H${width - margin.right}`}
      />
      <text className="chart-figure" x={margin.left - 7} y={y(row) + 4} textAnchor="end">
        {plainNumber(row)}
      </text>
    </g>
  ));
