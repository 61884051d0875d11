/** Ships that are no more: over a fixed edge of the board, or sunk, blown up, burnt or wrecked. Nothing holds them. */
import type { End } from '../sea/advanced-log.ts';
import type { Context } from '../sea/phase.ts';
import type { Ship } from '../sea/ship.ts';
import { otherOf, type State } from '../sea/state.ts';

/** A ship whose bow crosses a fixed edge. */
export function leaveSea(sea: State, ship: Ship, context: Context): void {
  depart(sea, ship, 'left');
  context.tell({ kind: 'left', rule: '15.0', ship: ship.id });
}

/**
 * A ship that is lost with all who are written in her log: crew, prize crew and prisoners, and the boarders she sent
 * out, since they are still her sections. Boarders on her deck belong to their own ships and get back to them.
 */
export function perish(
  sea: State,
  ship: Ship,
  how: Exclude<End, 'left'>,
  rule: string,
  context: Context,
): void {
  depart(sea, ship, how);
  context.tell({ kind: 'ended', rule, ship: ship.id, how });
}

function depart(sea: State, ship: Ship, how: End): void {
  ship.presence = 'gone';
  sea.fouls = sea.fouls.filter((link) => otherOf(link, ship.id) === null);
  sea.grapples = sea.grapples.filter((link) => otherOf(link, ship.id) === null);
  sea.melees = sea.melees.filter((link) => otherOf(link, ship.id) === null);
  if (ship.advanced === undefined) return;
  ship.advanced.end = how;
  ship.advanced.tows = null;
  ship.parties = [];
  sea.gunHits = sea.gunHits.filter((hit) => hit.ship !== ship.id);
  for (const other of sea.ships) {
    if (other.parties.length > 0) other.parties = other.parties.filter(({ target }) => target !== ship.id);
    if (other.advanced !== undefined && other.advanced.tows === ship.id) other.advanced.tows = null;
  }
}
