/** The engraved sheet under everything: paper, wash, rhumb lines, grid, coast, marks, border and cartouche. */

import { Shore } from '@weathergage/web/toolkit/at-sea/shore.tsx';
import { steady } from '@weathergage/web/toolkit/at-sea/steady.ts';
import { Washes, Waves } from '@weathergage/web/toolkit/at-sea/washes.tsx';
import { memo, type ReactNode } from 'react';
import { type Hex, hexKey, hexName, neighbour } from '../../rules/sea/hex.ts';
import {
  type Box,
  boxOf,
  centreOf,
  gridPath,
  HEX,
  hexesIn,
  hexPath,
  outwards,
  type Point,
  type Span,
} from '../look/geometry.ts';

const MARGIN = 46;

export const sheetOf = (span: Span): Box => {
  const { x, y, width, height } = boxOf(span);
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
};

/** Lines of bearing from three points of the sheet, as on a portolan. */
function rhumbs({ x, y, width, height }: Box): string {
  const reach = Math.hypot(width, height);
  const roses: readonly (readonly [Point, number])[] = [
    [{ x: x + width * 0.5, y: y + height * 0.46 }, 24],
    [{ x: x + width * 0.14, y: y + height * 0.78 }, 12],
    [{ x: x + width * 0.87, y: y + height * 0.2 }, 12],
  ];
  return roses
    .flatMap(([from, lines]) =>
      Array.from({ length: lines }, (_, i) => {
        const to = outwards(from, (360 / lines) * i, reach);
        return `M${from.x.toFixed(0)} ${from.y.toFixed(0)}L${to.x.toFixed(0)} ${to.y.toFixed(0)}`;
      }),
    )
    .join('');
}

/** The neat line: a ruler of black and white along all four sides. */
function Border({ span }: { readonly span: Span }): ReactNode {
  const { x, y, width, height } = boxOf(span);
  const gap = 14;
  const bar = 7;
  const [left, top, wide, tall] = [x - gap, y - gap, width + 2 * gap, height + 2 * gap];
  const dash = HEX * 1.5;
  const ruler = { x: left - bar / 2, y: top - bar / 2, width: wide + bar, height: tall + bar };
  return (
    <g className="hx-border">
      <rect className="hx-neat" x={left} y={top} width={wide} height={tall} />
      <rect className="hx-neat-bar" {...ruler} strokeWidth={bar} />
      <rect className="hx-neat-dash" {...ruler} strokeWidth={bar - 2} strokeDasharray={`${dash} ${dash}`} />
      <rect className="hx-neat" x={left - bar} y={top - bar} width={wide + 2 * bar} height={tall + 2 * bar} />
      <rect
        className="hx-neat hx-neat-outer"
        x={left - bar - 6}
        y={top - bar - 6}
        width={wide + 2 * bar + 12}
        height={tall + 2 * bar + 12}
      />
    </g>
  );
}

/** Land: the hexes' own outline, softened and shaded with the engraver's strokes along the shore. */
function Coast({ land }: { readonly land: readonly Hex[] }): ReactNode {
  if (land.length === 0) return null;
  const keys = new Set(land.map(hexKey));
  const outline = land.map((hex) => hexPath(hex, -0.6)).join('');
  const shore = land.filter((hex) =>
    ([1, 2, 3, 4, 5, 6] as const).some((d) => !keys.has(hexKey(neighbour(hex, d)))),
  );
  return (
    <g className="hx-coast">
      <Shore d={outline} shallows={[26, 13]} />
      {shore.map((hex) => {
        const { x, y } = centreOf(hex);
        return (
          <path
            key={hexKey(hex)}
            className="sea-hill hx-hill"
            d={[0, 1, 2]
              .map((i) => {
                const px = x - 16 + i * 14 + steady(hexKey(hex), i) * 6;
                const py = y + (steady(hexKey(hex), i, 'y') - 0.5) * 26;
                return `M${px} ${py}q3 -7 6 -7t6 7M${px + 7} ${py - 5}l3 6M${px + 4} ${py - 5}l2 4`;
              })
              .join('')}
          />
        );
      })}
    </g>
  );
}

/** Race marks: a can buoy with a flag and its number. */
function Marks({ marks }: { readonly marks: readonly Hex[] }): ReactNode {
  return marks.map((hex, i) => {
    const { x, y } = centreOf(hex);
    return (
      <g key={hexKey(hex)} className="hx-buoy" transform={`translate(${x} ${y})`}>
        <title>{`Mark ${i + 1} at ${hexName(hex)}`}</title>
        <ellipse className="hx-buoy-ring" rx={24} ry={24} />
        <ellipse className="hx-buoy-wash" cy={9} rx={13} ry={4} />
        <path className="hx-buoy-can" d="M-8 8L-5 -8H5L8 8Q0 12 -8 8Z" />
        <path className="hx-buoy-band" d="M-6.5 1.5L-5.9 -2.5H5.9L6.5 1.5Z" />
        <path className="hx-buoy-staff" d="M0 -8V-24M0 -24L12 -20L0 -16" />
        <text y={27} textAnchor="middle">
          {i + 1}
        </text>
      </g>
    );
  });
}

interface Titles {
  readonly title: string;
  readonly place: string;
  readonly date: string;
}

/** The sheet's title in its scrolled frame, with the scale of the chart below. */
function Cartouche({ at, titles }: { readonly at: Point; readonly titles: Titles }): ReactNode {
  const wide = Math.max(250, titles.title.length * 15 + 60);
  const w = wide / 2;
  return (
    <g className="hx-cartouche" transform={`translate(${at.x + w} ${at.y})`}>
      <path
        className="sea-scroll"
        d={`M${-w + 14} -46H${w - 14}Q${w} -46 ${w} -32Q${w - 9} -22 ${w} -10V34Q${w} 58 ${w - 18} 58Q${w - 30} 58 ${w - 34} 70H${-w + 34}Q${-w + 30} 58 ${-w + 18} 58Q${-w} 58 ${-w} 34V-10Q${-w + 9} -22 ${-w} -32Q${-w} -46 ${-w + 14} -46Z`}
      />
      <path
        className="sea-scroll-line"
        d={`M${-w + 16} -39H${w - 16}M${-w + 40} 63H${w - 40}M${-w * 0.5} 12Q${-w * 0.25} 7 0 12T${w * 0.5} 12`}
      />
      <text className="sea-scroll-title hx-cartouche-title" y={-8} textAnchor="middle">
        {titles.title}
      </text>
      <text className="sea-scroll-words hx-cartouche-line" y={32} textAnchor="middle">
        {[titles.place, titles.date].filter(Boolean).join(' · ')}
      </text>
      <text className="sea-scroll-words hx-cartouche-line hx-cartouche-small" y={51} textAnchor="middle">
        one turn is three minutes
      </text>
    </g>
  );
}

export interface ChartProps extends Titles {
  readonly span: Span;
  readonly land: readonly Hex[];
  readonly marks: readonly Hex[];
  /** A board with real edges has no spare water for a title. */
  readonly fixed: boolean;
}

export const Chart = memo(function Chart({ span, land, marks, fixed, ...titles }: ChartProps): ReactNode {
  const sheet = sheetOf(span);
  const sea = boxOf(span);
  return (
    <g className="hx-chart">
      <rect className="sea-paper" {...sheet} />
      <rect className="sea-water" {...sea} />
      <rect className="hx-wash" {...sea} fill="url(#hx-wash-a)" />
      <rect className="hx-wash" {...sea} fill="url(#hx-wash-b)" />
      <rect className="hx-waves" {...sea} fill="url(#hx-wave-pattern)" />
      <path className="sea-rhumb" d={rhumbs(sea)} clipPath="url(#hx-sea-clip)" />
      <clipPath id="hx-sea-clip">
        <rect {...sea} />
      </clipPath>
      <g clipPath="url(#hx-sea-clip)">
        {tilesOf(span).map((tile) => (
          <path key={`${tile.left} ${tile.top}`} className="hx-grid" d={gridPath(tile)} />
        ))}
      </g>
      <Coast land={land} />
      <Marks marks={marks} />
      <Border span={span} />
      {!fixed && <Cartouche at={{ x: sea.x + 36, y: sea.y + 84 }} titles={titles} />}
    </g>
  );
});

/** Hexes to a side of a tile: what lies outside the window is then not drawn at all. */
const TILE = 12;

function tilesOf({ left, right, top, bottom }: Span): Span[] {
  const tiles: Span[] = [];
  for (let x = left; x <= right; x += TILE)
    for (let y = top; y <= bottom; y += TILE)
      tiles.push({
        left: x,
        top: y,
        right: Math.min(right, x + TILE - 1),
        bottom: Math.min(bottom, y + TILE - 1),
      });
  return tiles;
}

/** What the chart's fills are made of. */
export const chartDefs: ReactNode = (
  <>
    <Washes name="hx" />
    <radialGradient id="hx-smoulder-puff">
      <stop offset="0.1" stopColor="var(--smoke)" />
      <stop offset="1" stopColor="var(--smoke)" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="hx-wake-fade" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--wake)" stopOpacity="0.8" />
      <stop offset="1" stopColor="var(--wake)" stopOpacity="0" />
    </linearGradient>
    <Waves name="hx" width={120} height={72} at={['8 14', '70 30', '30 54', '96 62']} />
  </>
);

/** Names of the hexes in sight, faint, for those who read plots aloud. */
export const HexNames = memo(function HexNames({ span }: { readonly span: Span }): ReactNode {
  return (
    <g className="hx-names">
      {[...hexesIn(span)].map((hex) => {
        const { x, y } = centreOf(hex);
        return (
          <text key={hexKey(hex)} x={x} y={y - HEX * 0.66} textAnchor="middle">
            {hexName(hex)}
          </text>
        );
      })}
    </g>
  );
});
