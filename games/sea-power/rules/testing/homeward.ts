/** The end of 1780: two English squadrons and a decoy at sea, the second from Lisbon; a French one off Ceylon. */
import type { AreaId } from '../../data/areas.ts';
import type { State } from '../world/state.ts';
import { leaderIds, putOut, shipIds, stackOf, yearOf } from './forces.ts';

export const ENGLISH = shipIds('England', 2, 0, 8);
export const FRENCH = shipIds('France', 2, 0, 4);
export const [CHAFFAULT] = leaderIds('France', 2, 1) as [string];

export function endOf1780(first: AreaId): State {
  const world = yearOf(2, 1780, 'return', { european: { leaders: [CHAFFAULT] } });
  const english = (fleet: string, token: string, area: AreaId, ships: readonly string[], lisbon = false) =>
    putOut(world, 'english', fleet, token, { area }, ships.length > 0 ? [stackOf(ships)] : [], lisbon);
  english('eng-channel', 'E1', first, ENGLISH.slice(0, 2));
  english('eng-downs', 'E2', 'iberian-basin', ENGLISH.slice(2, 4), true);
  english('eng-cape', 'E3', 'cape-basin', []);
  putOut(world, 'european', 'fra-brest', 'P1', { area: 'bay-of-bengal' }, [stackOf(FRENCH, CHAFFAULT)]);
  return world;
}
