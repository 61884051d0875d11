/**
 * The private copy that a resolution may change. Only what phases change is copied; what never changes (specs, coasts,
 * seats) and what is only ever replaced whole (courses, boardings, the order of play) is shared.
 */
import type { Ship } from './ship.ts';
import type { State } from './state.ts';

export const privateCopy = (table: State): State => ({
  ...table,
  resigned: [...table.resigned],
  ships: table.ships.map(copyOfShip),
  batteries: table.batteries.map((battery) => ({ ...battery })),
  activation: table.activation && { ...table.activation },
});

const copyOfShip = (ship: Ship): Ship => ({
  ...ship,
  fired: { ...ship.fired },
  bears: ship.bears && { ...ship.bears },
});
