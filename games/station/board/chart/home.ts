/** Boxes of the chart that the eye is turned to: what a scenario is about, and all there is. */
import type { Ground } from '@weathergage/web/toolkit/camera/aim.ts';
import type { Frame } from '@weathergage/web/toolkit/camera/camera.ts';
import { boxRound, overSheet } from '@weathergage/web/toolkit/camera/look.ts';
import type { ChartMap } from '@weathergage/web/toolkit/camera/mini-map.tsx';
import type { Bounds, Point } from '@weathergage/web/toolkit/stage.tsx';
import type { View } from '../../rules/world/state.ts';
import { marksOf } from '../look/side-mark.ts';
import { pointOf, type Sheet } from './projection.ts';

/** Room for the marks and names of the outermost places, in Lanes. */
const MARGIN = { x: 1.1, y: 0.8 };
/** Lanes across what is shown at first: of a theatre with more only the part round one's own is seen. */
const LANES = 12;

/** Every place that the scenario plays on. */
export function allOf({ scenario }: Pick<View, 'scenario'>, sheet: Sheet): Frame {
  const within = scenario.only?.map;
  const points = within === undefined ? [...sheet.points.values()] : within.map((at) => pointOf(sheet, at));
  return { box: around(points, sheet), points };
}

/** Pixels of a Lane under which places lie on each other: in a small window only one's own part is shown. */
const READABLE = 28;
/** Room for the names of one's own outermost places, in Lanes. */
const NAMED = 2;

/** The places a scenario is about: all of it, or the part round one's own flags. */
export function homeOf(view: View, sheet: Sheet): Frame {
  const { box: all } = allOf(view, sheet);
  const most = LANES * sheet.lane;
  const own = view.tokens
    .filter(({ side }) => view.side === null || side === view.side)
    .map(({ place }) => pointOf(sheet, place.at));
  if (own.length === 0) return { box: all };
  const matters = boxRound(own, NAMED * sheet.lane, MARGIN.y * sheet.lane);
  return {
    box: all.width <= most + 2 * MARGIN.x * sheet.lane ? all : ofWidth(most, all, matters),
    least: READABLE / sheet.lane,
    foremost: { box: matters, points: own },
  };
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

const around = (points: readonly Point[], { lane }: Pick<Sheet, 'lane'>): Bounds =>
  boxRound(points, MARGIN.x * lane, MARGIN.y * lane);

/** Pixels of the table that are seen beside the sheet. */
const TABLE = 24;

/** What the eye must know of the sheet. */
export const groundOf = (sheet: Sheet): Ground => ({
  scales: [0.12, 4],
  rim: [30, 30],
  nearest: 1.6,
  around: (points) => around(points, sheet),
  onSheet: (window, free, scale) => overSheet(window, free, sheet.bounds, scale, TABLE),
});

/** The theatre as a mini-map has it. */
export function mapOf(view: View, sheet: Sheet): ChartMap {
  const marks = view.tokens.map(({ id, side, place }) => ({
    key: id,
    ...pointOf(sheet, place.at),
    colour: marksOf(view, side).colour,
    own: side === view.side,
  }));
  const { box } = allOf(view, sheet);
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  const bounds = {
    x,
    y,
    width: Math.min(sheet.bounds.width, box.x + box.width) - x,
    height: Math.min(sheet.bounds.height, box.y + box.height) - y,
  };
  return { bounds, whole: bounds, marks };
}
