/** The table under everything: sea, rhumb lines, an inch grid, coast and shoal, the neat line as a ruler, a cartouche. */

import { Shore } from '@weathergage/web/toolkit/at-sea/shore.tsx';
import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import { Washes, Waves } from '@weathergage/web/toolkit/at-sea/washes.tsx';
import { memo, type ReactNode } from 'react';
import type { Point } from '../../rules/geometry/point.ts';
import type { Table, Terrain } from '../../rules/table/state.ts';
import { type Box, chartUnits, closedPath, INCH, onChart, outwards, pointText } from '../look/chart-units.ts';

const MARGIN = 62;

export const seaOf = ({ size }: Pick<Table, 'size'>): Box => ({
  x: 0,
  y: 0,
  width: chartUnits(size.width),
  height: chartUnits(size.height),
});

export const sheetOf = (table: Pick<Table, 'size'>): Box => {
  const { width, height } = seaOf(table);
  return { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
};

/** Lines of bearing from three points of the sheet, as on a portolan. */
function rhumbs({ width, height }: Box): string {
  const reach = Math.hypot(width, height);
  const roses: readonly (readonly [Point, number])[] = [
    [{ x: width * 0.5, y: height * 0.46 }, 24],
    [{ x: width * 0.14, y: height * 0.78 }, 12],
    [{ x: width * 0.87, y: height * 0.2 }, 12],
  ];
  return roses
    .flatMap(([from, lines]) =>
      Array.from(
        { length: lines },
        (_, i) => `M${pointText(from)}L${pointText(outwards(from, (360 / lines) * i, reach))}`,
      ),
    )
    .join('');
}

/** Every sixth inch a line over the sea, so that the eye can judge distance. */
function inchLines({ width, height }: Box): string {
  let path = '';
  for (let x = 6 * INCH; x < width; x += 6 * INCH) path += `M${x} 0V${height}`;
  for (let y = 6 * INCH; y < height; y += 6 * INCH) path += `M0 ${y}H${width}`;
  return path;
}

/** The neat line: a tick at every inch, longer at six, numbered at twelve; black and white bars of six inches. */
function Ruler({ sea }: { readonly sea: Box }): ReactNode {
  const { width, height } = sea;
  const ticks: string[] = [];
  const numbers: ReactNode[] = [];
  const long = (inch: number): number => (inch % 12 === 0 ? 16 : inch % 6 === 0 ? 12 : 7);
  for (let inch = 0; inch * INCH <= width + 1; inch++) {
    const x = inch * INCH;
    ticks.push(`M${x} 0V${-long(inch)}M${x} ${height}V${height + long(inch)}`);
    if (inch % 12 === 0)
      for (const y of [-30, height + 44])
        numbers.push(
          <text key={`x${inch}${y}`} x={x} y={y} textAnchor="middle">
            {inch}
          </text>,
        );
  }
  for (let inch = 0; inch * INCH <= height + 1; inch++) {
    const y = inch * INCH;
    ticks.push(`M0 ${y}H${-long(inch)}M${width} ${y}H${width + long(inch)}`);
    if (inch % 12 === 0 && inch > 0)
      for (const x of [-38, width + 38])
        numbers.push(
          <text key={`y${inch}${x}`} x={x} y={y + 6} textAnchor="middle">
            {inch}
          </text>,
        );
  }
  const bar = (inset: number, thickness: number): Box & { strokeWidth: number } => ({
    x: -inset,
    y: -inset,
    width: width + 2 * inset,
    height: height + 2 * inset,
    strokeWidth: thickness,
  });
  return (
    <g className="ta-border">
      <rect className="ta-neat" {...bar(0, 2)} />
      <path className="ta-ticks" d={ticks.join('')} />
      <rect className="ta-neat" {...bar(18, 1)} />
      <rect className="ta-neat" {...bar(54, 4)} />
      <g className="ta-ruler">{numbers}</g>
    </g>
  );
}

/** A polygon's edge drawn by hand: each side broken by small steady wiggles. */
function coastline(points: readonly Point[], name: string): string {
  const rough: Point[] = [];
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length]!;
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const parts = Math.max(1, Math.round(long / 46));
    for (let part = 0; part < parts; part++) {
      const t = part / parts;
      const off = part === 0 ? 0 : (steady(name, i, part) - 0.5) * 13;
      rough.push({
        x: from.x + (to.x - from.x) * t + ((to.y - from.y) / long) * off,
        y: from.y + (to.y - from.y) * t - ((to.x - from.x) / long) * off,
      });
    }
  });
  return closedPath(rough);
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Land with its water lines and hachures; shoals stippled with a broken edge. The rule's own edge is the polygon's. */
function Ground({ ground, index }: { readonly ground: Terrain; readonly index: number }): ReactNode {
  const points = ground.points.map(onChart);
  const name = ground.name ?? `${ground.kind}${index}`;
  const path = coastline(points, name);
  if (ground.kind === 'shoal')
    return (
      <g className="ta-shoal">
        <path className="ta-shoal-water" d={closedPath(points)} />
        <path className="ta-shoal-dots" d={closedPath(points)} />
        <path className="ta-shoal-edge" d={closedPath(points)} />
      </g>
    );
  return (
    <g className="ta-land-group">
      <Shore d={path} shallows={[58, 30]} />
      <path className="ta-hachures" d={path} />
    </g>
  );
}

/** The names of the ground, over all of it and of one size on the screen; a fort standing there names the place itself. */
function PlaceNames({ terrain, batteries }: Pick<Table, 'terrain' | 'batteries'>): ReactNode {
  const forts = batteries.map(({ at: place }) => onChart(place));
  return terrain.map(({ kind, name, points }, index) => {
    const { x, y } = middleOf(points.map(onChart));
    if (forts.some((fort) => Math.hypot(fort.x - x, fort.y - y) < 4 * INCH)) return null;
    return (
      <g key={index} className={`ta-place ta-place-${kind}`} transform={`translate(${x} ${y})`}>
        <text className="ta-upright" textAnchor="middle">
          {name ?? (kind === 'shoal' ? 'Shoal' : '')}
        </text>
      </g>
    );
  });
}

export interface Titles {
  readonly title: string;
  readonly place: string;
  readonly date: string;
}

/** The sheet's title in its scrolled frame. */
function Cartouche({ place, titles }: { readonly place: Point; readonly titles: Titles }): ReactNode {
  const w = Math.max(280, titles.title.length * 20 + 80) / 2;
  return (
    <g className="ta-cartouche" transform={`translate(${place.x} ${place.y})`}>
      <path
        className="sea-scroll"
        d={`M${-w + 14} -52H${w - 14}Q${w} -52 ${w} -38Q${w - 9} -26 ${w} -14V36Q${w} 62 ${w - 18} 62H${-w + 18}Q${-w} 62 ${-w} 36V-14Q${-w + 9} -26 ${-w} -38Q${-w} -52 ${-w + 14} -52Z`}
      />
      <path
        className="sea-scroll-line"
        d={`M${-w + 16} -44H${w - 16}M${-w * 0.5} 10Q${-w * 0.25} 4 0 10T${w * 0.5} 10`}
      />
      <text className="sea-scroll-title ta-cartouche-title" y={-8} textAnchor="middle">
        {titles.title}
      </text>
      <text className="sea-scroll-words ta-cartouche-line" y={40} textAnchor="middle">
        {[titles.place, titles.date].filter(Boolean).join(' · ')}
      </text>
    </g>
  );
}

/** The corner of the sea farthest from any ship and clear of land. */
function quietCorner(table: Pick<Table, 'size' | 'ships' | 'terrain'>, wide: number): Point {
  const { width, height } = seaOf(table);
  const corners = [
    { x: wide, y: 90 },
    { x: width - wide, y: 90 },
    { x: wide, y: height - 90 },
    { x: width - wide, y: height - 90 },
  ];
  const things = [
    ...table.ships.map((ship) => onChart(ship.at)),
    ...table.terrain.flatMap(({ points }) => points.map(onChart)),
  ];
  const near = (corner: Point): number =>
    Math.min(...things.map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y)));
  return corners.reduce((best, corner) => (near(corner) > near(best) ? corner : best));
}

export interface TableChartProps extends Titles {
  /** As it was laid out: the sheet is printed once. */
  readonly table: Pick<Table, 'size' | 'terrain' | 'ships'> & Partial<Pick<Table, 'batteries'>>;
}

export const TableChart = memo(function TableChart({ table, ...titles }: TableChartProps): ReactNode {
  const sea = seaOf(table);
  const sheet = sheetOf(table);
  const corner = quietCorner(table, Math.max(280, titles.title.length * 20 + 80) / 2 + 30);
  return (
    <g className="ta-chart">
      {[22, 14, 7].map((spread) => (
        <rect
          key={spread}
          className="ta-sheet-shadow"
          x={sheet.x - spread / 2}
          y={sheet.y}
          width={sheet.width + spread}
          height={sheet.height + spread}
          rx={spread / 2}
        />
      ))}
      <rect className="sea-paper" {...sheet} />
      <rect className="sea-water" {...sea} />
      <rect {...sea} fill="url(#ta-wash-a)" />
      <rect {...sea} fill="url(#ta-wash-b)" />
      <rect {...sea} fill="url(#ta-wave-pattern)" />
      <clipPath id="ta-sea-clip">
        <rect {...sea} />
      </clipPath>
      <g clipPath="url(#ta-sea-clip)">
        <path className="sea-rhumb" d={rhumbs(sea)} />
        <path className="ta-grid" d={inchLines(sea)} />
        {table.terrain.map((ground, index) => (
          <Ground key={index} ground={ground} index={index} />
        ))}
        <PlaceNames terrain={table.terrain} batteries={table.batteries ?? []} />
      </g>
      <Cartouche place={corner} titles={titles} />
      <Ruler sea={sea} />
    </g>
  );
});

/** What the chart's fills are made of. */
export const chartDefs: ReactNode = (
  <>
    <Washes name="ta" />
    <radialGradient id="ta-smoke-puff">
      <stop offset="0.1" stopColor="light-dark(#4e4a42, #8d8879)" stopOpacity="0.9" />
      <stop offset="1" stopColor="light-dark(#6b665c, #6d695d)" stopOpacity="0" />
    </radialGradient>
    <Waves name="ta" width={150} height={90} at={['8 14', '88 38', '38 66', '120 78']} />
    <pattern id="ta-stipple" width="14" height="14" patternUnits="userSpaceOnUse">
      <path className="ta-dot" d="M3 3h.01M10 10h.01" />
    </pattern>
    <pattern id="ta-hatch" width="26" height="20" patternUnits="userSpaceOnUse">
      <path className="sea-hill ta-hill" d="M4 12q3 -7 6 -7t6 7M11 7l3 6M8 7l2 4" />
    </pattern>
  </>
);
