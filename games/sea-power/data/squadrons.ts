/** The squadrons of each nation's composition display (3.42, 3.5). The names are ours, after the stations of the time. */
import { idFor, NATIONS, type Nation } from './nations.ts';

/** Russians have no squadrons of their own: they sail in English ones (11.O). */
const NAMES: Readonly<Record<Nation, readonly string[]>> = {
  England: [
    'Channel',
    'Western',
    'North Sea',
    'Downs',
    'Mediterranean',
    'Lisbon Station',
    'North America',
    'Jamaica',
    'Leeward Islands',
    'East Indies',
    'Cape',
    'Baltic',
  ],
  France: ['Brest', 'Rochefort', 'Lorient', 'Toulon', 'Flandre', 'Antilles', 'Saint-Domingue', 'Indes'],
  Spain: ['Cádiz', 'Ferrol', 'Cartagena', 'La Habana', 'Mar del Sur', 'Filipinas'],
  Netherlands: ['Texel', 'Vlissingen', 'West-Indië', 'Oost-Indië'],
  Russia: [],
};

export interface SquadronName {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
}

export const SQUADRONS: readonly SquadronName[] = NATIONS.flatMap((nation) =>
  NAMES[nation].map((name) => ({ id: idFor(nation, name), name, nation })),
);

export const squadronsOf = (nation: Nation): readonly SquadronName[] =>
  SQUADRONS.filter((squadron) => squadron.nation === nation);
