/** What the chart shows at first: the places the scenario is about, with room for the panel beside or below them. */
import type { Bounds, Point, StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import type { View } from '../../rules/world/state.ts';
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

function allOf(view: View, sheet: Sheet): Bounds {
  const within = view.scenario.only?.map;
  return around(within === undefined ? [...sheet.points.values()] : within.map((at) => pointOf(sheet, at)));
}

/** What a window of this size shows beside the panel, or above it on a phone, in pixels of the window. */
const seenPart = ({ width, height }: Size) =>
  width < NARROW
    ? { left: 20, top: 130, right: width - 20, bottom: height * (1 - SHEET) }
    : { left: 20, top: 30, right: width - 400, bottom: height - 60 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the middle of the chart must be for a point to be seen, and not more of the table than need be. */
export function middleFor({ x, y }: Point, scale: number, size: Size, { bounds }: Sheet): Point {
  const { left, top, right, bottom } = seenPart(size);
  const aim = (
    at: number,
    from: number,
    to: number,
    whole: number,
    first: number,
    length: number,
  ): number => {
    // As far as it goes, the chart fills what is seen of it.
    const room = (to - from) / 2 / scale;
    const [least, most] = [first + room, first + length - room];
    const seen = least > most ? at : Math.max(least, Math.min(most, at));
    return seen + (whole / 2 - (from + to) / 2) / scale;
  };
  return {
    x: aim(x, left, right, size.width, bounds.x, bounds.width),
    y: aim(y, top, bottom, size.height, bounds.y, bounds.height),
  };
}

/** Moves the chart only if the place is not to be seen beside the panel. */
export function bringIntoSight(
  root: HTMLElement | null,
  stage: StageHandle | null,
  sheet: Sheet,
  point: Point,
): void {
  if (root === null || stage === null) return;
  const box = root.getBoundingClientRect();
  const { left, top, right, bottom } = seenPart(box);
  const from = stage.toStage({ clientX: box.left + left, clientY: box.top + top });
  const to = stage.toStage({ clientX: box.left + right, clientY: box.top + bottom });
  if (point.x >= from.x && point.x <= to.x && point.y >= from.y && point.y <= to.y) return;
  stage.centreOn(middleFor(point, (right - left) / (to.x - from.x), box, sheet));
}

export function homeOf(view: View, sheet: Sheet): Bounds {
  const narrow = window.innerWidth < NARROW;
  const all = allOf(view, sheet);
  const most = (narrow ? LANES.narrow : LANES.wide) * sheet.lane;
  const own = view.tokens.filter(({ side }) => view.side === null || side === view.side);
  const box =
    all.width - 2 * MARGIN.x <= most || own.length === 0
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
