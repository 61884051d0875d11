/** What ships and batteries are called. */
import type { Sea } from '../rules/sea/state.ts';

/** A ship's name or a shore battery's; what has neither is called by its id. */
export const nameOf = (sea: Pick<Sea, 'ships' | 'advanced'>, id: string): string =>
  sea.ships.find((ship) => ship.id === id)?.spec.name ??
  sea.advanced?.batteries.find((battery) => battery.id === id)?.name ??
  id;
