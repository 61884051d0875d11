/** What seas, ports, squadrons and ships are called, wherever words are made of them. */
import { areaOf, isAreaId } from '../data/areas.ts';
import { isPortId, portOf } from '../data/ports.ts';
import { SHIPS, shipOf } from '../data/ships.ts';
import { SQUADRONS } from '../data/squadrons.ts';
import type { Squadron, Token } from '../rules/world/squadron.ts';
import type { World } from '../rules/world/state.ts';

export const areaName = (id: string): string => (isAreaId(id) ? areaOf(id).name : id);
/** An area in the middle of a sentence: the Bay of Biscay, but Cape Horn. */
export const theArea = (id: string): string => (id === 'cape-horn' ? areaName(id) : `the ${areaName(id)}`);
export const portName = (id: string): string => (isPortId(id) ? portOf(id).name : id);

const SQUADRON_NAMES = new Map(SQUADRONS.map((squadron) => [squadron.id, squadron]));
const SHIP_IDS = new Set(SHIPS.map(({ id }) => id));

export const isSquadronId = (id: string): boolean => SQUADRON_NAMES.has(id);
export const isShipId = (id: string): boolean => SHIP_IDS.has(id);
export const squadronName = (id: string): string => SQUADRON_NAMES.get(id)?.name ?? id;
export const shipName = (id: string): string => (SHIP_IDS.has(id) ? shipOf(id).name : id);

/** The squadron behind a marker, where the view may look behind it. */
export function squadronOfToken(view: World, token: Token): Squadron | null {
  for (const forces of [view.forces.english, view.forces.european]) {
    const found = forces?.squadrons.find((squadron) => squadron.token === token);
    if (found !== undefined) return found;
  }
  return null;
}

/** One's own squadrons by name, all others by what is written on their marker. */
export function tokenName(view: World, token: Token): string {
  const squadron = squadronOfToken(view, token);
  return squadron === null ? token : squadronName(squadron.id);
}
