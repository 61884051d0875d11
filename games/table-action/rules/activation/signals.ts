/** Signals: from the flagship, from ship to ship of those that repeat them, to a squadron. */
import { refuse } from '@weathergage/kernel';
import { MEASURES } from '../../data/tables.ts';
import { fights, flagshipOf } from '../aboard/crippled.ts';
import { distanceBetween } from '../geometry/point.ts';
import { inSight } from '../gunnery/sight.ts';
import type { TableAsk } from '../table/asks.ts';
import { type AskRules, askId } from '../table/phase.ts';
import type { Ship } from '../table/ship.ts';
import type { Table } from '../table/state.ts';

const inReach = (a: Ship, b: Ship): boolean => distanceBetween(a.at, b.at) <= MEASURES.data.signal;
const linked = (table: Table, a: Ship, b: Ship): boolean => inReach(a, b) && inSight(table, a, b);

/** special.signals-chain: the ships with signals that the flagship reaches, directly or through each other. */
export function signallers(table: Table, side: string): Ship[] {
  const flagship = flagshipOf(table, side);
  if (flagship === null) return [];
  const waiting = table.ships.filter(
    (ship) => ship.spec.signals && ship.side === side && fights(ship) && ship !== flagship,
  );
  const reached: Ship[] = [flagship];
  for (const from of reached)
    for (const ship of [...waiting])
      if (linked(table, from, ship)) {
        reached.push(ship);
        waiting.splice(waiting.indexOf(ship), 1);
      }
  return table.ships.filter((ship) => ship.spec.signals && reached.includes(ship));
}

/** special.signals: friendly squadrons whose every ship that still fights is within reach of the one that signals. */
export function squadronsInReach(table: Table, from: Ship): string[] {
  return table.squadrons.flatMap(({ id, side }) => {
    if (side !== from.side) return [];
    // A battery's squadron has no ships, and so is never signalled.
    const ships = table.ships.filter((ship) => ship.squadron === id && fights(ship));
    return ships.length > 0 && ships.every((ship) => inReach(from, ship)) ? [id] : [];
  });
}

export function signalAsks(table: Table): TableAsk[] {
  return table.sides
    .flatMap(({ id }) => signallers(table, id))
    .flatMap((ship) => {
      const squadrons = squadronsInReach(table, ship);
      if (squadrons.length === 0) return [];
      const id = askId(table, 'signal', ship.id);
      return [{ id, seat: ship.seat, kind: 'signal', rule: 'special.signals', ship: ship.id, squadrons }];
    });
}

export const signalAsk: AskRules<'signal'> = {
  choices: (_view, ask) => [...ask.squadrons, null].map((squadron) => ({ squadron })),
  check: (_view, ask, { squadron }) =>
    squadron === null || ask.squadrons.includes(squadron)
      ? null
      : refuse('out-of-reach', 'special.signals', 'She cannot signal that squadron.'),
};
