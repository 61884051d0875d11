/** How much sea the bench shows: the whole board and what lies beyond it, and where the eye begins. */
import { useMemo, useRef } from 'react';
import type { Scenario } from '../../../rules/scenario/scenario.ts';
import { columnOf, type Hex, rowOf } from '../../../rules/sea/hex.ts';
import { hexesOf } from '../../../rules/sea/ship.ts';
import { type Box, boxOf, type Span } from '../../look/geometry.ts';
import type { Bench } from '../edits/chosen.ts';
import { readRuns } from '../edits/hex-sets.ts';
import { bowOf } from '../edits/places.ts';

/** Open water round the board, and round the action where the eye begins. */
const ROOM = 5;

/** Everything that lies somewhere. */
function placed(scenario: Scenario): Hex[] {
  const berths = (scenario.muster ?? []).flatMap((muster) => muster.berths);
  return [
    ...[...scenario.ships, ...berths].flatMap((lying) =>
      hexesOf({ bow: bowOf(lying), heading: lying.heading }),
    ),
    ...readRuns(scenario.land).values(),
    ...readRuns((scenario.depths ?? []).flatMap(({ hexes }) => hexes)).values(),
  ];
}

const around = (hexes: readonly Hex[], room: number): Span => {
  const columns = hexes.map(columnOf);
  const rows = hexes.map(rowOf);
  return {
    left: Math.min(...columns) - room,
    right: Math.max(...columns) + room,
    top: Math.min(...rows) - room,
    bottom: Math.max(...rows) + room,
  };
};

const both = (a: Span, b: Span): Span => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});

const boardOf = ({ board }: Scenario): Span => {
  const room = board.fixed ? 0 : ROOM;
  return { left: -room, right: board.columns - 1 + room, top: 1 - room, bottom: board.rows + room };
};

/** It grows with what is put beyond the edge, but never under a hand that is still drawing. */
export function useSpan(bench: Bench): { readonly span: Span; readonly home: Box } {
  const { now: scenario, stroke, draft } = bench;
  const { columns, rows, fixed } = scenario.board;
  const key = `${draft} ${columns} ${rows} ${fixed}`;
  const before = useRef<{ readonly key: string; readonly span: Span } | null>(null);
  const known = before.current?.key === key ? before.current.span : null;
  const resting = useMemo(() => {
    const hexes = placed(scenario);
    const board = boardOf(scenario);
    return fixed || hexes.length === 0 ? board : both(board, around(hexes, 2));
  }, [scenario, fixed]);
  const { left, right, top, bottom } =
    known === null ? resting : stroke === null ? both(known, resting) : known;
  const span = useMemo(() => ({ left, right, top, bottom }), [left, right, top, bottom]);
  before.current = { key, span };
  const home = useMemo(() => {
    const hexes = placed(scenario);
    return boxOf(hexes.length === 0 ? boardOf(scenario) : around(hexes, ROOM));
  }, [scenario]);
  return { span, home };
}
