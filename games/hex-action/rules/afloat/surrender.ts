/** Giving up: striking, firepower and immobility, and the way back from the last two (11.4). */
import { RANGES } from '../../data/tables.ts';
import type { Context } from '../sea/phase.ts';
import { rangeBetween, type Ship, type Surrender } from '../sea/ship.ts';
import type { Sea, State } from '../sea/state.ts';

/** Friends within this many hexes at the beginning of a turn bring a surrendered ship back. */
const RALLY_RANGE = 5;

const friendsOf = (sea: Sea, ship: Ship): Ship[] =>
  sea.ships.filter(
    (other) =>
      other.id !== ship.id &&
      other.side === ship.side &&
      other.presence === 'afloat' &&
      other.surrender === null,
  );

/** A friend at least as large as the firing ship stands by within ten hexes. Class 1 is the largest. */
export const isCovered = (sea: Sea, ship: Ship, firer: Ship): boolean =>
  friendsOf(sea, ship).some(
    (friend) => friend.spec.class <= firer.spec.class && rangeBetween(ship, friend) <= RANGES.data.guns,
  );

const RULES: Readonly<Record<Surrender, string>> = {
  striking: '11.4.1.2',
  firepower: '11.4.3.2',
  immobility: '11.4.4.2',
  melee: '12.4.2',
};

/** 12.4.4: she neither fires, fights nor moves from now on; her parties stand down. */
export function giveUp(ship: Ship, how: Surrender, to: Ship | null, context: Context): void {
  ship.surrender = how;
  ship.parties = [];
  // That a raking broadside was loaded may be news (11.4.4.2).
  context.tell(
    { kind: 'surrender', rule: RULES[how], ship: ship.id, how, to: to?.id ?? null },
    { news: true },
  );
}

/** 11.4.5: at the beginning of a turn. She works again from the next one on; her damage stays. */
export function recover(sea: State, context: Context): void {
  const back = sea.ships.filter(
    (ship) =>
      ship.presence === 'afloat' &&
      ship.surrender !== null &&
      ship.surrender !== 'striking' &&
      friendsOf(sea, ship).some((friend) => rangeBetween(ship, friend) <= RALLY_RANGE),
  );
  for (const ship of back) {
    ship.surrender = null;
    ship.resumes = sea.turn + 1;
    context.tell({ kind: 'recovered', rule: '11.4.5', ship: ship.id });
  }
}
