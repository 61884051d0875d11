/** The measuring tape: pressed and drawn between any two points, or laid from ship to ship with the keys. */

import { capital } from '@weathergage/web/toolkit/phrases.ts';
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type ReactNode, type RefObject, useState } from 'react';
import { isAfloat } from '../../rules/aboard/crippled.ts';
import { bearing, distanceBetween, type Point } from '../../rules/geometry/point.ts';
import { rangeOf } from '../../rules/gunnery/to-hit.ts';
import type { Table } from '../../rules/table/state.ts';
import {
  type Box,
  degrees,
  INCH,
  inchesText,
  onChart,
  onTable,
  outwards,
  pointText,
} from '../look/chart-units.ts';
import { RANGE_WORDS } from '../look/words.ts';

export interface Tape {
  readonly from: Point;
  readonly to: Point;
}

/** The centre of a ship or fort that the hand is near to; else the point itself. */
export function snapped(table: Pick<Table, 'ships' | 'batteries'>, point: Point, reach: number): Point {
  const centres = [
    ...table.ships.filter(isAfloat).map((ship) => ship.at),
    ...table.batteries.map((battery) => battery.at),
  ];
  const near = centres
    .map((centre) => ({ centre, away: distanceBetween(centre, point) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away)[0];
  return near?.centre ?? point;
}

/** `12.5″, close range, bearing 045°`. */
export function tapeWords({ from, to }: Tape): string {
  const length = distanceBetween(from, to);
  const range = rangeOf(length);
  const band = range === null ? 'out of range' : `${RANGE_WORDS[range]} range`;
  return `${inchesText(length)}, ${band}, bearing ${String(Math.round(degrees(bearing(from, to))) % 360).padStart(3, '0')}°`;
}

export function TapeLine({ tape }: { readonly tape: Tape }): ReactNode {
  const [from, to] = [onChart(tape.from), onChart(tape.to)];
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = degrees(bearing(tape.from, tape.to));
  const ticks: string[] = [];
  for (let along = INCH; along < long; along += INCH) {
    const point = outwards(from, angle, along);
    const half = Math.round(along / INCH) % 6 === 0 ? 9 : 5;
    ticks.push(
      `M${pointText(outwards(point, angle - 90, half))}L${pointText(outwards(point, angle + 90, half))}`,
    );
  }
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <g className="ta-tape">
      <path className="ta-tape-band" d={`M${pointText(from)}L${pointText(to)}`} />
      <path className="ta-tape-ticks" d={ticks.join('')} />
      {[from, to].map((end, i) => (
        <circle key={i} cx={end.x} cy={end.y} r={7} />
      ))}
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <g className="ta-upright ta-tape-tag">
          <rect x={-92} y={-40} width={184} height={26} rx={4} />
          <text y={-22} textAnchor="middle">
            {capital(tapeWords(tape))}
          </text>
        </g>
      </g>
    </g>
  );
}

interface TapeGlassProps {
  readonly table: Table;
  readonly sheet: Box;
  readonly scale: number;
  readonly stage: RefObject<StageHandle | null>;
  onTape(tape: Tape): void;
}

/** A glass over the chart while the tape is in hand: every press and drag measures. */
export function TapeGlass({ table, sheet, scale, stage, onTape }: TapeGlassProps): ReactNode {
  const [from, setFrom] = useState<Point | null>(null);
  const reach = (26 / scale / INCH) * 1000;
  const under = (event: { clientX: number; clientY: number }): Point =>
    snapped(table, onTable(stage.current!.toStage(event)), reach);
  return (
    <rect
      className="ta-glass"
      data-grab=""
      data-testid="tape-glass"
      {...sheet}
      onClick={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = under(event);
        setFrom(point);
        onTape({ from: point, to: point });
      }}
      onPointerMove={(event) => {
        if (from !== null) onTape({ from, to: under(event) });
      }}
      onPointerUp={() => setFrom(null)}
      onPointerCancel={() => setFrom(null)}
    />
  );
}

interface TapeButtonProps {
  readonly out: boolean;
  readonly tape: Tape | null;
  onToggle(): void;
}

/** Takes the tape out and rolls it up; what it measures is spoken too. */
export const TapeButton = ({ out, tape, onToggle }: TapeButtonProps): ReactNode => (
  <>
    <button
      type="button"
      className="ta-tape-button"
      data-covers
      aria-pressed={out}
      aria-label="Measuring tape"
      title="Measuring tape (M)"
      data-testid="tape-button"
      onClick={() => onToggle()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 8H22V16H2ZM6 8V12M10 8V13M14 8V12M18 8V13" />
      </svg>
    </button>
    <p className="visually-hidden" aria-live="polite">
      {tape === null ? '' : tapeWords(tape)}
    </p>
  </>
);
