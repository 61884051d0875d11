/** A whole table that agrees with what a seat sees. */
import { looseDice } from '@weathergage/kernel';
import { tableAction } from '../../rules/index.ts';
import { ASK_ALWAYS } from '../../rules/table/standing.ts';
import type { State, View } from '../../rules/table/state.ts';

/** Enemies who keep their guns ready are taken to look at every chance, as captains do. */
export function imaginedTable(view: View, seed: number): State {
  const world = tableAction.imagine(view, looseDice(seed));
  const closed = new Set(view.ships.flatMap(({ id, bears }) => (bears?.standing === null ? [id] : [])));
  if (closed.size === 0) return world;
  const ships = world.ships.map((ship) =>
    closed.has(ship.id) ? { ...ship, bears: { ...ship.bears!, standing: ASK_ALWAYS } } : ship,
  );
  return { ...world, ships };
}
