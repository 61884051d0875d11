/** Sailing off the table: whether somebody would, and whether that is what she is there for. */
import { capital, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { Forecast } from '../../attention/project.ts';
import { edgePassed } from '../../rules/sailing/way.ts';
import type { Ship } from '../../rules/table/ship.ts';
import type { View } from '../../rules/table/state.ts';
import type { Edge } from '../../rules/table/victory-language.ts';

/** A scenario may be won by getting away. */
const isBound = ({ victory }: View, { id, side }: Ship, edge: Edge): boolean =>
  victory.some(
    (each) => each.type === 'exit' && each.side === side && each.ships.includes(id) && each.edge === edge,
  );

/** The edge she would leave by without having been sent there; null if none. */
export function straysBy(view: View, ship: Ship, { end, meeting }: Forecast): Edge | null {
  if (meeting?.kind !== 'leaves') return null;
  const edge = edgePassed(view, end);
  return edge === null || isBound(view, ship, edge) ? null : edge;
}

/** The question that is put once, before it is too late. */
export function strayWords(ships: readonly Ship[], edge: Edge): string {
  const names = capital(listedWords(ships.map(({ spec }) => spec.name)));
  return `${names} would leave the table by the ${edge} edge. Who leaves it does not come back, and is out of the fight.`;
}
