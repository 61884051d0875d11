/** Names for the Sail of Squadrons, which are only counted: ships of the line of the middle of the century. */
import { hashOf } from '@weathergage/kernel';
import type { Flag } from './flags.ts';

const NAMES: Readonly<Record<Flag, string>> = {
  British:
    'Norfolk, Cambridge, Dorsetshire, Torbay, Essex, Bedford, Royal Oak, Berwick, Stirling Castle, Nassau, Elizabeth, Revenge, Buckingham, Boyne, Princess Caroline, Somerset, Chichester, Dragon, Warwick, Kingston, Rupert, Dunkirk, Nottingham, Canterbury, Sunderland, Plymouth, Salisbury, Guernsey, Chatham, Romney',
  French:
    'Espérance, Ferme, Duc d’Orléans, Borée, Solide, Heureux, Trident, Toulouse, Aquilon, Éole, Alcyon, Tigre, Sérieux, Diamant, Leopard, Triton, Content, Fleuron, Orphée, Hippopotame, Oriflamme, Fier, Lion, Sage, Arrogant, Vigilant, Juste, Dauphin, Neptune, Superbe',
  Spanish:
    'Santa Isabel, Constante, Poder, Hércules, San Fernando, Brillante, Neptuno, Oriente, América, Soberbio, Halcón, Retiro, San Felipe, Príncipe, Reina, Invencible, África, Glorioso, Castilla, León, Galicia, Asia',
  Dutch: 'Leeuw, Prins Friso, Haarlem, Delft, Edam, Assendelft, Damiate, Zwanenburg, Dordrecht, Middelburg',
  Russian: 'Azov, Moskva, Pobeda, Svyatoslav, Evropa, Saratov, Rostislav, Viktor',
};

const LISTS = Object.fromEntries(Object.entries(NAMES).map(([flag, names]) => [flag, names.split(', ')]));

/** The same Squadron has the same ships in every battle of a war. */
export function shipName(flag: Flag, squadron: string, at: number): string {
  const list = LISTS[flag]!;
  const from = Number.parseInt(hashOf(squadron).slice(0, 6), 16);
  return list[(from + at * 7) % list.length]!;
}
