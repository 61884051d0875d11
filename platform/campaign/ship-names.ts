/** Names for the Sail of Squadrons, which are only counted: ships of the line of the middle of the century. */
import { hashOf } from '@weathergage/kernel';
import type { FightingSquadron } from '@weathergage/station/rules/engagements.ts';
import type { Flag } from './flags.ts';

const NAMES: Readonly<Record<Flag, string>> = {
  British:
    'Norfolk, Cambridge, Dorsetshire, Torbay, Essex, Bedford, Royal Oak, Berwick, Stirling Castle, Nassau, Elizabeth, Revenge, Buckingham, Boyne, Princess Caroline, Somerset, Chichester, Dragon, Warwick, Kingston, Rupert, Dunkirk, Nottingham, Canterbury, Sunderland, Plymouth, Salisbury, Guernsey, Chatham, Romney, Russell, Oxford, Ipswich, Lenox, Jersey, Superb, Pembroke, Rippon, Augusta, Lion, Tilbury, Defiance, Worcester, Sutherland, Burford, Grafton, Hampton Court, Captain, Suffolk, Monmouth, Medway, Montagu, York, Deptford, Winchester, Gloucester, Preston, Antelope, Falkland, Exeter',
  French:
    'Espérance, Ferme, Duc d’Orléans, Borée, Solide, Heureux, Trident, Toulouse, Aquilon, Éole, Alcyon, Tigre, Sérieux, Diamant, Leopard, Triton, Content, Fleuron, Orphée, Hippopotame, Oriflamme, Fier, Lion, Sage, Arrogant, Vigilant, Juste, Dauphin, Neptune, Superbe, Terrible, Tonnant, Lys, Élisabeth, Mars, Alcide, Monarque, Invincible, Magnanime, Conquérant, Saint-Michel, Saint-Esprit, Bourbon, Mercure, Brillant, Auguste, Rubis, Caribou, Achille, Fougueux, Ardent, Intrépide, Caton, Saint-Louis, Dragon, Zodiaque, Protée, Bizarre, Palmier, Hardi',
  Spanish:
    'Santa Isabel, Constante, Poder, Hércules, San Fernando, Brillante, Neptuno, Oriente, América, Soberbio, Halcón, Retiro, San Felipe, Príncipe, Reina, Invencible, África, Glorioso, Castilla, León, Galicia, Asia, Conquistador, Rayo, Tigre, Fuerte, Europa, Dragón, Princesa, San Carlos, San Luis, Santa Ana, Estrella del Mar, San Antonio, Real, Paloma, Nueva España, Bizarra, Andalucía, Guipúzcoa, Esperanza, San Pedro, San Juan, Santiago',
  Dutch: 'Leeuw, Prins Friso, Haarlem, Delft, Edam, Assendelft, Damiate, Zwanenburg, Dordrecht, Middelburg',
  Russian: 'Azov, Moskva, Pobeda, Svyatoslav, Evropa, Saratov, Rostislav, Viktor',
};

const LISTS = Object.fromEntries(Object.entries(NAMES).map(([flag, names]) => [flag, names.split(', ')]));

/** As many as the largest Squadrons have. */
const SAIL = 4;
const FIRST = 'A'.charCodeAt(0);
const placeOf = (text: string): number => Number.parseInt(hashOf(text).slice(0, 6), 16);

/**
 * The same Squadron has the same ships in every battle of a war. Those of a contingent are lettered, and each letter has
 * names of its own until the list is through, so that no two ships of a line share one. Who sails under another’s flag
 * begins elsewhere in its list.
 */
export function shipName(
  flag: Flag,
  { squadron, name, contingent }: Pick<FightingSquadron, 'squadron' | 'name' | 'contingent'>,
  at: number,
): string {
  const list = LISTS[flag]!;
  const letter = /^[A-Z]/.exec(name)?.[0];
  const own = contingent === flag ? 0 : placeOf(contingent);
  const from = letter === undefined ? placeOf(squadron) : own + (letter.charCodeAt(0) - FIRST) * SAIL;
  return list[(from + at) % list.length]!;
}
