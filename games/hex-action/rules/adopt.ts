/** Matches begun under older rules: what their states lack is filled in, so that they can be finished by these. */
import { worst } from './afloat/capture.ts';
import type { Ship } from './sea/ship.ts';
import type { State } from './sea/state.ts';

/** A state of this version, made from one that an older version has saved. */
export function adopt(saved: unknown, rulesVersion: string): State {
  const sea = saved as State;
  return rulesVersion === '1' ? fromFirst(sea) : sea;
}

function fromFirst(sea: State): State {
  const ships = sea.ships.map((ship) => withPutOffLoading(withHomeQuality(ship)));
  if (sea.advanced === undefined) return { ...sea, ships };
  // By the first rules a ship loaded one broadside in all; a match goes on as it was begun (26.1).
  const rules = { ...sea.advanced.rules, oneBroadside: true };
  return { ...sea, ships, advanced: { ...sea.advanced, rules } };
}

/** The first rules did not note how good a crew was when its ship was captured; its sections still tell. */
function withHomeQuality(ship: Ship): Ship {
  if (!ship.captured) return ship;
  const own = ship.sections.filter(({ from }) => from === ship.id).map(({ quality }) => quality);
  return { ...ship, homeQuality: worst([ship.spec.quality, ...own]) };
}

/** Nor did they note whose loading was put off (13.5): a ship that has never fired and is not loaded is one of those. */
function withPutOffLoading(ship: Ship): Ship {
  const { advanced, initial, loaded } = ship;
  if (advanced === undefined || !initial.L || !initial.R || (loaded?.L && loaded.R)) return ship;
  return { ...ship, advanced: { ...advanced, unloaded: true } };
}
