/** The brush in the hand: what it paints, where the keys have brought it, and the stroke being drawn. */
import type { StageHandle } from '@weathergage/web/toolkit/stage.tsx';
import { type Dispatch, type RefObject, useState } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { columnOf, type Hex, hexAt, rowOf } from '../../../rules/sea/hex.ts';
import { onBoard } from '../../../rules/sea/waters.ts';
import { centreOf } from '../../look/geometry.ts';
import type { Deed } from '../edits/chosen.ts';
import { keptOn, stepped } from '../edits/places.ts';
import { type Brush, paintHexes, underBrush } from './brush.ts';

export interface BrushWork {
  readonly brush: Brush | null;
  readonly cursor: Hex | null;
  take(brush: Brush | null): void;
  paint(hexes: readonly Hex[]): void;
  moveBy(key: string): void;
  paintHere(): void;
}

/** Names of hexes have four letters at the most. */
const LAST_COLUMN = 103;

const paintable = ({ board: { columns, rows, fixed } }: Scenario, hex: Hex): boolean =>
  onBoard({ columns, rows, fixed }, hex) && columnOf(hex) <= LAST_COLUMN && rowOf(hex) <= 120;

export function useBrush(
  scenario: Scenario,
  dispatch: Dispatch<Deed>,
  stage: RefObject<StageHandle | null>,
): BrushWork {
  const [brush, setBrush] = useState<Brush | null>(null);
  const [cursor, setCursor] = useState<Hex | null>(null);
  const paint = (hexes: readonly Hex[], stroke: string | null = 'paint'): void => {
    const within = hexes.filter((hex) => paintable(scenario, hex));
    if (brush === null || within.length === 0) return;
    dispatch({
      type: 'edit',
      edit: paintHexes(brush, within),
      ...(stroke === null ? {} : { stroke }),
    });
  };
  const { columns, rows } = scenario.board;
  const here = cursor ?? hexAt(Math.round(columns / 2), Math.round(rows / 2));
  return {
    brush,
    cursor: brush === null ? null : cursor,
    take: (next) => {
      setBrush(next);
      dispatch({ type: 'lift' });
    },
    paint,
    moveBy: (key) => {
      const to = cursor === null ? here : keptOn(scenario, stepped(here, key) ?? here);
      setCursor(to);
      if (cursor === null) stage.current?.centreOn(centreOf(to));
    },
    paintHere: () => {
      setCursor(here);
      if (brush !== null) paint(underBrush(here, brush.rings), null);
    },
  };
}
