/** Measures of the chart, marks of the sides, and the page's words for this game. */
import type { BoardProps } from '@weathergage/web/toolkit/contract.ts';
import type { Bounds, Point as Spot } from '@weathergage/web/toolkit/stage.tsx';
import type { Chart, ShipId, Square } from '../rules/chart.ts';
import type { CutterAndBrig } from '../rules/types.ts';

export type Props = BoardProps<CutterAndBrig>;
export type CutterDesk = Props['desk'];
export type { Spot };

/** A square's side on the stage. */
export const SIDE = 60;
/** The paper outside the chart, and how much more of it there is at the head. */
const MARGIN = 34;
export const HEAD = 84;

export const spotOf = ({ x, y }: Square): Spot => ({ x: (x + 0.5) * SIDE, y: (y + 0.5) * SIDE });

export const frameOf = (chart: Chart): Bounds => ({
  x: 0,
  y: 0,
  width: chart[0]!.length * SIDE,
  height: chart.length * SIDE,
});

export function sheetOf(chart: Chart): Bounds {
  const { width, height } = frameOf(chart);
  return { x: -MARGIN, y: -MARGIN - HEAD, width: width + 2 * MARGIN, height: height + 2 * MARGIN + HEAD };
}

/** So many squares round a place. */
export function roundAbout({ x, y }: Spot, squares: number): Bounds {
  const far = (squares + 0.5) * SIDE;
  return { x: x - far, y: y - far, width: far * 2, height: far * 2 };
}

export const shipOfSeat = (seat: string): ShipId | null =>
  seat === 'smuggler' ? 'cutter' : seat === 'revenue' ? 'brig' : null;

const MARKS = {
  revenue: { colour: 'var(--side-1)', shape: 'swallowtail' },
  smuggler: { colour: 'var(--side-2)', shape: 'triangle' },
} as const;

/** The page's own tokens for sides: checked there for contrast and for the colour-blind. */
export const markOf = (seat: string): (typeof MARKS)[keyof typeof MARKS] =>
  seat === 'revenue' ? MARKS.revenue : MARKS.smuggler;
