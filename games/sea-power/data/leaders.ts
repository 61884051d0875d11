/**
 * Leaders (3.45): admirals who had a command at sea in these wars, each with a rating for every war he served in.
 * The men are history's; the rulebook names Nelson alone and says there are five Russians. The ratings, 1 to 5, are
 * our judgement of what they did with their squadrons.
 */
import { idFor, NATIONS, type Nation, WARS, type War } from './nations.ts';

/** Name, then the rating in each war; 0 where he is not to be had. */
type Row = readonly [name: string, first: number, second: number, third: number];

// biome-ignore format: one row a leader
const ROWS: Readonly<Record<Nation, readonly Row[]>> = {
  England: [
    ['Hawke', 4, 0, 0],
    ['Boscawen', 4, 0, 0],
    ['Anson', 4, 0, 0],
    ['Saunders', 4, 0, 0],
    ['Keppel', 3, 3, 0],
    ['Rodney', 3, 4, 0],
    ['Pocock', 3, 0, 0],
    ['Watson', 3, 0, 0],
    ['Howe', 3, 4, 4],
    ['Hardy', 2, 1, 0],
    ['Holburne', 2, 0, 0],
    ['Osborn', 2, 0, 0],
    ['Knowles', 2, 0, 0],
    ['Holmes', 2, 0, 0],
    ['Cornish', 2, 0, 0],
    ['Steevens', 2, 0, 0],
    ['Moore', 2, 0, 0],
    ['Cotes', 2, 0, 0],
    ['Douglas', 2, 0, 0],
    ['Byng', 1, 0, 0],
    ['Durell', 1, 0, 0],
    ['Brodrick', 1, 0, 0],
    ['Townshend', 1, 0, 0],
    ['Hood', 0, 4, 3],
    ['Kempenfelt', 0, 3, 0],
    ['Barrington', 0, 3, 0],
    ['Parker (Hyde, the elder)', 0, 3, 0],
    ['Hughes', 0, 3, 0],
    ['Digby', 0, 2, 0],
    ['Darby', 0, 2, 0],
    ['Drake', 0, 2, 0],
    ['Rowley', 0, 2, 0],
    ['Parker (Peter)', 0, 2, 0],
    ['Hotham', 0, 2, 1],
    ['Ross', 0, 2, 0],
    ['Byron', 0, 1, 0],
    ['Graves', 0, 1, 0],
    ['Arbuthnot', 0, 1, 0],
    ['Geary', 0, 1, 0],
    ['Palliser', 0, 1, 0],
    ['Johnstone', 0, 1, 0],
    ['Milbanke', 0, 1, 0],
    ['Edwards', 0, 1, 0],
    ['Nelson', 0, 0, 5],
    ['Jervis', 0, 0, 4],
    ['Duncan', 0, 0, 4],
    ['Cornwallis', 0, 0, 4],
    ['Pellew', 0, 0, 4],
    ['Collingwood', 0, 0, 3],
    ['Saumarez', 0, 0, 3],
    ['Keith', 0, 0, 3],
    ['Troubridge', 0, 0, 3],
    ['Duckworth', 0, 0, 3],
    ['Strachan', 0, 0, 3],
    ['Warren', 0, 0, 3],
    ['Bridport', 0, 0, 2],
    ['Calder', 0, 0, 2],
    ['Gardner', 0, 0, 2],
    ['Parker (Hyde, the younger)', 0, 0, 2],
    ['Onslow', 0, 0, 2],
    ['Waldegrave', 0, 0, 2],
    ['Louis', 0, 0, 2],
    ['Rainier', 0, 0, 2],
    ['Cochrane', 0, 0, 2],
    ['Northesk', 0, 0, 2],
    ['Mitchell', 0, 0, 2],
    ['Man', 0, 0, 1],
    ['Christian', 0, 0, 1],
    ['Colpoys', 0, 0, 1],
  ],
  France: [
    ['La Galissonnière', 4, 0, 0],
    ['Dubois de La Motte', 3, 0, 0],
    ['Kersaint', 3, 0, 0],
    ['Du Chaffault', 3, 2, 0],
    ["Froger de l'Éguille", 3, 0, 0],
    ['Conflans', 2, 0, 0],
    ['La Clue', 2, 0, 0],
    ['Bompart', 2, 0, 0],
    ["d'Aché", 2, 0, 0],
    ['Périer de Salvert', 2, 0, 0],
    ['Saint-André du Verger', 2, 0, 0],
    ['Ternay', 2, 2, 0],
    ['Beauffremont', 1, 0, 0],
    ['Blénac', 1, 0, 0],
    ['Guébriant', 1, 0, 0],
    ['Massiac', 1, 0, 0],
    ['Suffren', 0, 5, 0],
    ['Guichen', 0, 4, 0],
    ['La Motte-Picquet', 0, 4, 0],
    ['de Grasse', 0, 3, 0],
    ["d'Orvilliers", 0, 3, 0],
    ['Vaudreuil', 0, 3, 0],
    ["d'Estaing", 0, 2, 0],
    ['Barras', 0, 2, 0],
    ['Destouches', 0, 2, 0],
    ['Bougainville', 0, 2, 0],
    ['Monteil', 0, 2, 0],
    ['Peynier', 0, 2, 0],
    ['Tronjoly', 0, 1, 0],
    ["d'Orves", 0, 1, 0],
    ['Beausset', 0, 1, 0],
    ['Hector', 0, 1, 0],
    ['Latouche-Tréville', 0, 0, 4],
    ['Villaret de Joyeuse', 0, 0, 3],
    ['Linois', 0, 0, 3],
    ['Richery', 0, 0, 3],
    ['Bruix', 0, 0, 3],
    ['Sercey', 0, 0, 3],
    ['Van Stabel', 0, 0, 3],
    ['Brueys', 0, 0, 2],
    ['Villeneuve', 0, 0, 2],
    ['Ganteaume', 0, 0, 2],
    ['Martin', 0, 0, 2],
    ['Missiessy', 0, 0, 2],
    ['Decrès', 0, 0, 2],
    ['Blanquet du Chayla', 0, 0, 2],
    ['Magon', 0, 0, 2],
    ['Leissègues', 0, 0, 2],
    ['Willaumez', 0, 0, 2],
    ['Nielly', 0, 0, 2],
    ['Renaudin', 0, 0, 2],
    ['Morard de Galles', 0, 0, 1],
    ['Trogoff', 0, 0, 1],
    ['Dumanoir', 0, 0, 1],
    ['Bouvet', 0, 0, 1],
    ['Dordelin', 0, 0, 1],
  ],
  Spain: [
    ['Navarro', 2, 0, 0],
    ['Reggio', 2, 0, 0],
    ['Barreda', 2, 0, 0],
    ['Messía de la Cerda', 2, 0, 0],
    ['Jorge Juan', 2, 0, 0],
    ['Orozco', 2, 0, 0],
    ['Córdova', 2, 3, 0],
    ['Postigo', 1, 0, 0],
    ['Hevia', 1, 0, 0],
    ['Solano', 0, 3, 0],
    ['Barceló', 0, 3, 0],
    ['Mazarredo', 0, 3, 4],
    ['Lángara', 0, 2, 2],
    ['Gastón', 0, 2, 0],
    ['Borja', 0, 2, 1],
    ['Moreno (Ventura)', 0, 1, 0],
    ['González de Arce', 0, 1, 0],
    ['Bonet', 0, 1, 0],
    ['Tomaseo', 0, 1, 0],
    ['Posada', 0, 1, 0],
    ['Ulloa', 0, 1, 0],
    ['Gravina', 0, 0, 4],
    ['Escaño', 0, 0, 3],
    ['Churruca', 0, 0, 3],
    ['Galiano', 0, 0, 3],
    ['Álava', 0, 0, 2],
    ['Cisneros', 0, 0, 2],
    ['Moreno (Juan Joaquín)', 0, 0, 2],
    ['Aristizábal', 0, 0, 2],
    ['Apodaca', 0, 0, 2],
    ['Grandallana', 0, 0, 2],
    ['Córdoba (José)', 0, 0, 1],
    ['Winthuysen', 0, 0, 1],
  ],
  Netherlands: [
    ['Zoutman', 0, 3, 0],
    ['Kinsbergen', 0, 3, 0],
    ['van Braam', 0, 2, 0],
    ['Crul', 0, 2, 0],
    ['van Bylandt', 0, 2, 0],
    ['Reynst', 0, 2, 0],
    ['Dedel', 0, 1, 0],
    ['Hartsinck', 0, 1, 2],
    ['de Winter', 0, 0, 3],
    ['Verhuell', 0, 0, 3],
    ['Story', 0, 0, 2],
    ['Reijntjes', 0, 0, 2],
    ['Meurer', 0, 0, 2],
    ['Lucas', 0, 0, 1],
    ['Bloys van Treslong', 0, 0, 1],
    ['Braak', 0, 0, 1],
    ['Dekker', 0, 0, 1],
  ],
  Russia: [
    ['Ushakov', 0, 0, 4],
    ['Makarov', 0, 0, 3],
    ['Senyavin', 0, 0, 3],
    ['Khanykov', 0, 0, 2],
    ['Tate', 0, 0, 2],
  ],
};

export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly ratings: Readonly<Partial<Record<War, number>>>;
  readonly wars: readonly War[];
}

const leaderOfRow =
  (nation: Nation) =>
  ([name, ...ratings]: Row): Leader => {
    const wars = WARS.filter((_, index) => ratings[index] !== 0);
    return {
      id: idFor(nation, name),
      name,
      nation,
      ratings: Object.fromEntries(wars.map((war) => [war, ratings[war - 1]!])),
      wars,
    };
  };

export const LEADERS: readonly Leader[] = NATIONS.flatMap((nation) => ROWS[nation].map(leaderOfRow(nation)));

const BY_ID = new Map(LEADERS.map((leader) => [leader.id, leader]));

/** The leader of that id; ids come from our own tables, so an unknown one is a fault of the program. */
export function leaderOf(id: string): Leader {
  const leader = BY_ID.get(id);
  if (!leader) throw new Error(`no leader ${id}`);
  return leader;
}

/** His rating in a war; 0 in one he is not to be had for. */
export const ratingOf = (id: string, war: War): number => leaderOf(id).ratings[war] ?? 0;

/** By nation, and in the order of the wars. */
const POOLS: ReadonlyMap<Nation, readonly (readonly Leader[])[]> = new Map(
  NATIONS.map((nation) => [
    nation,
    WARS.map((war) => LEADERS.filter((leader) => leader.nation === nation && leader.wars.includes(war))),
  ]),
);

/** What a nation's pool of leaders holds at the start of a war (3.6). */
export const leaderPool = (nation: Nation, war: War): readonly Leader[] =>
  POOLS.get(nation)![WARS.indexOf(war)]!;

/** 11.J asks after him by name. */
export const NELSON = 'eng-nelson';
