/** Captains: every ship of the line has one, who stays with her until he is lost; then the next of the list has her. */
import { hashOf } from '@weathergage/kernel';
import type { Flag } from '../flags.ts';

const NAMES: Readonly<Record<Flag, string>> = {
  British:
    'Allen, Affleck, Bertie, Burnett, Caldwell, Cornish, Dalrymple, Elliot, Fanshawe, Gardner, Goodall, Harland, Inglefield, Jarvis, Knight, Lindsay, Locker, Macbride, Nott, Onslow, Pakenham, Penny, Reynolds, Robinson, Samber, Stanhope, Thompson, Vashon, Wallace, Young',
  French:
    'd’Albert, d’Amblimont, de Beaussier, de Bruyères, de Castellane, de Cillart, de Flotte, du Chilleau, d’Espinouse, de Framond, de Gras, d’Hector, de Kersaint, de La Croix, de La Grandière, de Marigny, de Médine, de Montcabrier, de Pontevès, de Rions, de Saint-Cézaire, de Sainneville, de Suzannet, de Trémigon, de Vaugiraud, de Villages',
  Spanish:
    'Alvear, Aguirre, Barreda, Bonet, Castejón, Córdoba, Escaño, Gastón, Gil, Herrera, Lángara, Mendoza, Moyúa, Ordóñez, Ponce, Posadas, Quevedo, Solano, Tejada, Uriarte, Valdés, Winthuysen',
  Dutch: 'van Braam, Bentinck, Dedel, Kinsbergen, van der Beets, Mulder, Braak, Story, de Winter, Rietveld',
  Russian: 'Barsh, Elmanov, Greig, Klokachev, Kruz, Lupandin, Polibin, Roxburgh, Stepanov, Khmetevsky',
};
const LISTS = Object.fromEntries(Object.entries(NAMES).map(([flag, names]) => [flag, names.split(', ')]));

/** The captain whom a ship has after so many before him. */
export function captainName(flag: Flag, ship: string, before: number): string {
  const list = LISTS[flag]!;
  const from = Number.parseInt(hashOf(['captain', ship]).slice(0, 6), 16);
  return list[(from + before) % list.length]!;
}

/** As careers and a season's officers know the first captain of a ship. */
export const captainOf = (ship: string): string => `captain-${ship}`;
