/** What the chart shows at first: the places the scenario is about, with room for the panel beside or below them. */
import type { Bounds, Point } from '@weathergage/web/toolkit/stage.tsx';
import type { View } from '../../rules/state.ts';
import { pointOf, type Sheet } from './projection.ts';

/** Room for the marks of the outermost places. */
const MARGIN = { x: 230, y: 170 };
/** The panel covers about this share of the window's width. */
const PANEL = 0.44;
/** On a narrow one it covers this share of its height. */
const SHEET = 0.58;
const NARROW = 700;
/** Lanes across the part that is left: of a theatre with more only the part round one's own is seen. */
const LANES = { wide: 12, narrow: 8 };

/** Whether the first look takes in all there is. */
export const seenWhole = (view: View, sheet: Sheet): boolean => {
  const most = (window.innerWidth < NARROW ? LANES.narrow : LANES.wide) * sheet.lane;
  return allOf(view, sheet).width - 2 * MARGIN.x <= most;
};

function allOf(view: View, sheet: Sheet): Bounds {
  const within = view.scenario.only?.map;
  return around(within === undefined ? [...sheet.points.values()] : within.map((at) => pointOf(sheet, at)));
}

/** Where the middle must be for a point to be seen beside the panel, or above it on a phone. */
export function besidePanel({ x, y }: Point, scale: number): Point {
  return window.innerWidth < NARROW ? { x, y: y + 190 / scale } : { x: x + 190 / scale, y };
}

export function homeOf(view: View, sheet: Sheet): Bounds {
  const narrow = window.innerWidth < NARROW;
  const all = allOf(view, sheet);
  const most = (narrow ? LANES.narrow : LANES.wide) * sheet.lane;
  const own = view.tokens.filter(({ side }) => view.side === null || side === view.side);
  const box =
    seenWhole(view, sheet) || own.length === 0
      ? all
      : ofWidth(most, all, around(own.map(({ place }) => pointOf(sheet, place.at))));
  return narrow ? { ...box, height: box.height / (1 - SHEET) } : { ...box, width: box.width / (1 - PANEL) };
}

/** A part of the whole so wide, about the middle of what matters, and not beyond the whole. */
function ofWidth(width: number, all: Bounds, matters: Bounds): Bounds {
  const height = Math.min(all.height, width);
  const part = (middle: number, size: number, from: number, whole: number): number =>
    Math.max(from, Math.min(from + whole - size, middle - size / 2));
  return {
    x: part(matters.x + matters.width / 2, width, all.x, all.width),
    y: part(matters.y + matters.height / 2, height, all.y, all.height),
    width,
    height,
  };
}

function around(points: readonly Point[]): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - MARGIN.x, Math.max(...xs) + MARGIN.x];
  const [top, bottom] = [Math.min(...ys) - MARGIN.y, Math.max(...ys) + MARGIN.y];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
