/** The sea as a mini-map has it: all ships afloat, and the chart round them. */
import { markOf } from '@weathergage/web/toolkit/at-sea/side-mark.tsx';
import { boxOfBoth, boxRound } from '@weathergage/web/toolkit/camera/look.ts';
import type { ChartMap } from '@weathergage/web/toolkit/camera/mini-map.tsx';
import type { Sea } from '../../rules/sea/state.ts';
import { boxOf, HEX, middleOf, type Span } from '../look/geometry.ts';

export function mapOf(sea: Sea, span: Span, seat: string | null): ChartMap {
  const afloat = sea.ships.filter(({ presence }) => presence === 'afloat');
  const side = sea.ships.find((ship) => ship.seat === seat)?.side;
  const marks = afloat.map((ship) => ({
    key: ship.id,
    ...middleOf(ship),
    colour: markOf(sea, ship.side).colour,
    own: ship.side === side,
  }));
  const sheet = boxOf(span);
  if (marks.length === 0) return { bounds: sheet, whole: sheet, marks };
  // The open sea has no edge: of the chart only what is about the ships is shown.
  const bounds = sea.board.fixed ? sheet : boxRound(marks, 10 * HEX);
  return { bounds: boxOfBoth(bounds, boxRound(marks, 2 * HEX)), whole: boxRound(marks, 0), marks };
}
