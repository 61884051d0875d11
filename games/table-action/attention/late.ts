/** What is done for a captain who does not come, where carrying on would have asked him: she keeps out of harm's way. */
import { firstWished } from '@weathergage/kernel';
import { choices } from '../rules/answers.ts';
import type { Answer, MoveOrder, TableAsk } from '../rules/table/asks.ts';
import { shipOf, type View } from '../rules/table/state.ts';
import { type Meeting, previewOf } from './segment-preview.ts';

/** How ill each would be: a ship run aground is lost, one that leaves the table is out of the battle. */
const ILLS: Readonly<Record<Meeting['kind'], number>> = {
  held: 0,
  short: 0,
  boards: 1,
  collision: 1,
  leaves: 2,
  aground: 3,
};

/** The move that meets the least; among those that meet nothing the straightest and longest, among others the slowest. */
function leastIll(view: View, ask: Extract<TableAsk, { kind: 'segment' }>): Answer | null {
  const ship = shipOf(view, ask.ship);
  const moves = [...choices(view, ask)].filter(
    (answer): answer is MoveOrder => 'do' in answer && answer.do === 'move',
  );
  const weighed = moves
    .filter(({ board }) => board === undefined)
    .map((move) => {
      const { meeting } = previewOf(view, ship, move);
      const ill = meeting === null ? 0 : ILLS[meeting.kind];
      return { move, ill, far: ill === 0 ? -move.distance : move.distance };
    })
    .toSorted((a, b) => a.ill - b.ill || Math.abs(a.move.turn) - Math.abs(b.move.turn) || a.far - b.far);
  return weighed[0]?.move ?? null;
}

/** Guns that bear are fired, and signals made: that is what the rules lay ready first. */
export const lateAnswer = (view: View, ask: TableAsk): Answer | null =>
  (ask.kind === 'segment' ? leastIll(view, ask) : null) ?? firstWished(choices(view, ask), () => true);
