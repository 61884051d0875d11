/** How much sea is drawn. A fixed board is all there is; the open sea is drawn generously round the action (15.0). */
import type { Frame } from '@weathergage/web/toolkit/camera/camera.ts';
import { columnOf, type Hex, rowOf } from '../../rules/sea/hex.ts';
import { hexesOf } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import {
  angleOf,
  type Box,
  boxOf,
  centreOf,
  HEX,
  middleOf,
  outwards,
  type Point,
  type Span,
  STEP,
} from '../look/geometry.ts';

/** Hexes of open water kept round the outermost ship, and the steps in which the chart grows. */
const ROOM = 12;
const SHEET = 6;

const afloat = (sea: Pick<Sea, 'ships'>): Hex[] =>
  sea.ships.filter((ship) => ship.presence === 'afloat').flatMap((ship) => [...hexesOf(ship)]);

const down = (value: number): number => Math.floor(value / SHEET) * SHEET;
const up = (value: number): number => Math.ceil(value / SHEET) * SHEET;

/** Grows with the ships and never shrinks, so that nothing jumps under the hand. */
export function spanFor(sea: Pick<Sea, 'ships' | 'board' | 'marks' | 'land'>, before: Span | null): Span {
  const { columns, rows, fixed } = sea.board;
  if (fixed) return { left: 0, right: columns - 1, top: 1, bottom: rows };
  const hexes = [...afloat(sea), ...sea.marks, ...sea.land];
  const cs = hexes.map(columnOf);
  const rs = hexes.map(rowOf);
  const span = {
    left: down(Math.min(...cs, columns / 2) - ROOM),
    right: up(Math.max(...cs, columns / 2) + ROOM),
    top: down(Math.min(...rs, rows / 2) - ROOM),
    bottom: up(Math.max(...rs, rows / 2) + ROOM),
  };
  if (before === null) return span;
  return {
    left: Math.min(span.left, before.left),
    right: Math.max(span.right, before.right),
    top: Math.min(span.top, before.top),
    bottom: Math.max(span.bottom, before.bottom),
  };
}

/** With so few ships there is room for where each is about to sail. */
const FEW = 6;
const AHEAD = 4;

const waysAhead = ({ ships }: Pick<Sea, 'ships'>): Point[] => {
  const sailing = ships.filter(({ presence }) => presence === 'afloat');
  return sailing.length > FEW
    ? []
    : sailing.map(({ bow, heading }) => outwards(centreOf(bow), angleOf(heading), AHEAD * STEP));
};

/** What the eye should see: the ships, with some sea about them; the seat's own where not all can be seen. */
export function frameOf(sea: Pick<Sea, 'ships'>, span: Span, seat: string | null): Frame {
  const sailing = sea.ships.filter(({ presence }) => presence === 'afloat');
  const own = sailing.filter((ship) => ship.seat === seat);
  return {
    box: homeFor(sea, span),
    points: sailing.map(middleOf),
    foremost:
      own.length === 0 ? undefined : { box: homeFor({ ships: own }, span), points: own.map(middleOf) },
  };
}

function homeFor(sea: Pick<Sea, 'ships'>, span: Span): Box {
  const lying = afloat(sea).map(centreOf);
  if (lying.length === 0) return boxOf(span);
  const points = [...lying, ...waysAhead(sea)];
  const room = HEX * (sea.ships.length > FEW ? 2.6 : 2.2);
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs) - room;
  const y = Math.min(...ys) - room;
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}
