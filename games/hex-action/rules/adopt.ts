/** Matches begun under older rules: what their states lack is filled in, so that they can be finished by these. */
import { worst } from './afloat/capture.ts';
import type { Ship } from './sea/ship.ts';
import type { State } from './sea/state.ts';

/** A state of this version, made from one that an older version has saved. */
export function adopt(saved: unknown, rulesVersion: string): State {
  const sea = saved as State;
  return rulesVersion === '1' ? { ...sea, ships: sea.ships.map(withHomeQuality) } : sea;
}

/** The first rules did not note how good a crew was when its ship was captured; its sections still tell. */
function withHomeQuality(ship: Ship): Ship {
  if (!ship.captured) return ship;
  const own = ship.sections.filter(({ from }) => from === ship.id).map(({ quality }) => quality);
  return { ...ship, homeQuality: worst([ship.spec.quality, ...own]) };
}
