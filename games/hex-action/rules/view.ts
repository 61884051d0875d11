/** What a seat may see, and a guess at what it may not. Only the load column is ever closed (7.2.5). */
import { type Dice, type Seat, UMPIRE } from '@weathergage/kernel';
import type { Broadside, Ship } from './ship.ts';
import type { State, View } from './state.ts';

export function view(sea: State, seat: Seat): View {
  const all = seat === UMPIRE;
  return {
    ...sea,
    seat,
    side: sea.seats.find((info) => info.id === seat)?.side ?? null,
    ships: all ? sea.ships : sea.ships.map((ship) => (ship.seat === seat ? ship : { ...ship, loaded: null })),
  };
}

/** A full state that agrees with the view: each closed load column is filled in as the guns may stand. */
export function imagine(seen: View, dice: Dice): State {
  const { seat: _seat, side: _side, ...sea } = seen;
  return {
    ...sea,
    ships: seen.ships.map((ship) => (ship.loaded === null ? { ...ship, loaded: guess(ship, dice) } : ship)),
  };
}

/** How many broadsides are empty can be worked out; which of them, only if one was never fired. */
function guess(ship: Ship, dice: Dice): Record<Broadside, boolean> {
  if (ship.empty !== 1) return { L: ship.empty === 0, R: ship.empty === 0 };
  const left = ship.initial.L === ship.initial.R ? dice.below(2) === 1 : ship.initial.L;
  return { L: left, R: !left };
}
