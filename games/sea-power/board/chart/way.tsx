/** A voyage on the chart: a line through the areas, with the points that each border takes. */
import type { Point } from '@weathergage/web/toolkit/stage.tsx';
import { DECOR } from '@weathergage/web/toolkit/theatre/decor.ts';
import { memo, type ReactNode } from 'react';
import { type AreaId, areaOf } from '../../data/areas.ts';
import { BORDERS, costBetween } from '../../data/borders.ts';
import { type Eye, markSize } from './eye.ts';
import { nearestX, project, wayThrough } from './projection.ts';

/** Through every point, softly: Catmull and Rom's curve as Bézier pieces. */
export function smooth(way: readonly Point[]): string {
  const [first] = way;
  if (first === undefined) return '';
  let path = `M${first.x.toFixed(1)} ${first.y.toFixed(1)}`;
  for (let i = 0; i < way.length - 1; i++) {
    const [a, b, c, d] = [
      way[Math.max(0, i - 1)]!,
      way[i]!,
      way[i + 1]!,
      way[Math.min(way.length - 1, i + 2)]!,
    ];
    const [x1, y1, x2, y2] = [
      b.x + (c.x - a.x) / 7,
      b.y + (c.y - a.y) / 7,
      c.x - (d.x - b.x) / 7,
      c.y - (d.y - b.y) / 7,
    ];
    path += `C${[x1, y1, x2, y2, c.x, c.y].map((n) => n.toFixed(1)).join(' ')}`;
  }
  return path;
}

const borderBetween = (a: AreaId, b: AreaId) =>
  BORDERS.find((border) => (border.a === a && border.b === b) || (border.a === b && border.b === a));

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (nearestX(b.x, a.x) - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/**
 * Over each border where its wind stands, and not straight across the land between. Only the last area is gone into as
 * far as its open water; in those on the way the line bends a little towards it.
 */
export function pointsOf(from: Point | null, areas: readonly AreaId[], to: Point | null): Point[] {
  const points: Point[] = from === null ? [] : [from];
  for (const [i, area] of areas.entries()) {
    const spot = project(areaOf(area).spot);
    const next = areas[i + 1];
    const out = next === undefined ? undefined : borderBetween(area, next);
    if (out === undefined) {
      const last = points.at(-1);
      points.push(to === null || last === undefined ? spot : between(between(last, to, 0.5), spot, 0.2));
    } else {
      const over = project(out.mid);
      const last = points.at(-1);
      if (last === undefined) points.push(spot);
      else if (i > 0) points.push(between(between(last, over, 0.5), spot, 0.35));
      points.push(over);
    }
  }
  if (to !== null) points.push(to);
  return wayThrough(points);
}

export const Way = memo(function Way({
  from,
  areas,
  to,
  eye,
}: {
  readonly from: Point | null;
  readonly areas: readonly AreaId[];
  readonly to: Point | null;
  readonly eye: Eye;
}): ReactNode {
  const way = pointsOf(from, areas, to);
  if (way.length < 2) return null;
  const size = markSize(eye);
  const tip = way.at(-1)!;
  const before = way.at(-2)!;
  const angle = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  let x = way[0]!.x;
  return (
    <g className="sp-way" {...DECOR}>
      <path className="sp-way-under" d={smooth(way)} strokeWidth={7 * size} />
      <path
        className="sp-way-line"
        d={smooth(way)}
        strokeWidth={3 * size}
        strokeDasharray={`${9 * size} ${5 * size}`}
      />
      <path
        className="sp-way-tip"
        d="M4 0L-9 -7L-5 0L-9 7Z"
        transform={`translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)}) rotate(${angle.toFixed(0)}) scale(${(1.3 * size).toFixed(3)})`}
      />
      {areas.slice(1).map((area, i) => {
        const border = borderBetween(areas[i]!, area);
        const cost = costBetween(areas[i]!, area);
        if (border === undefined || cost === null) return null;
        const mid = project(border.mid);
        x = nearestX(mid.x, x);
        return (
          <g
            key={`${i}/${border.id}`}
            className="sp-way-cost"
            data-cost={cost}
            transform={`translate(${x.toFixed(1)} ${mid.y.toFixed(1)}) scale(${size.toFixed(3)})`}
          >
            <circle r="10" />
            <text y="4.6" textAnchor="middle">
              {cost}
            </text>
          </g>
        );
      })}
    </g>
  );
});
