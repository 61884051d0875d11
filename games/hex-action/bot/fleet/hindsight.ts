/** The sea as it was before the last movement, as far as the logs tell: what would others have done there? */
import { parsePlot } from '../../rules/sailing/plot-notation.ts';
import { distance, neighbour, opposite, type Position, turnedBy } from '../../rules/sea/hex.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';

/** Where a ship lay before the steps of her log; a turn is made about the bow. */
function before({ bow, heading, lastPlot }: Ship, { wind }: View): Position {
  let [hex, head] = [bow, heading];
  for (const { sign, hexes } of parsePlot(lastPlot ?? '0').tokens.toReversed())
    if (sign === 'L' || sign === 'R') head = turnedBy(head, sign === 'L' ? 1 : -1);
    else if (sign === 'D') hex = neighbour(hex, opposite(wind));
    else for (let n = 0; n < hexes; n++) hex = neighbour(hex, opposite(head));
  return { bow: hex, heading: head };
}

/** Only positions are taken back: what was shot away since stays so. */
export const aTurnAgo = (view: View): View => ({
  ...view,
  turn: view.turn - 1,
  ships: view.ships.map((ship) =>
    ship.lastPlot === null || ship.presence !== 'afloat'
      ? ship
      : { ...ship, ...before(ship, view), still: Math.max(0, ship.still - 1) },
  ),
});

/** Hexes and sixths of a turn between two ways to lie. */
export function apart(a: Position, b: Position): number {
  const turn = Math.abs(a.heading - b.heading);
  return distance(a.bow, b.bow) + Math.min(turn, 6 - turn);
}
