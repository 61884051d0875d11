/**
 * Who is at sea: Contingents, Squadrons, Flagships, Flotillas. Ships that bore these names were there; how many Sail each
 * Squadron holds, its numbers and the shading of the tracks were made for this module from the fleets of the years.
 */
import type {
  Contingent,
  FlagshipCounter,
  FlotillaCounter,
  SquadronCounter,
} from '../../rules/module/forces.ts';
import { contingent, flagship, flotillas, squadrons } from '../tables.ts';

/** The Knights serve the British when hired; Venice, Rome, Tuscany and Ragusa serve nobody. */
export const allContingents: readonly Contingent[] = [
  contingent('British', 'British', null, 'Friendly'),
  contingent('French', 'Bourbon', 'French', 'Friendly'),
  contingent('Spanish', 'Bourbon', 'Spanish', 'Friendly'),
  contingent('Savoyard', 'British', null, 'Neutral', { galleys: 4 }),
  contingent('Austrian', 'British', null, 'Friendly', { galleys: null }),
  contingent('Dutch', 'British', null, 'Absent', { galleys: null }),
  contingent('Genoese', 'Bourbon', 'Spanish', 'Neutral', { galleys: 4 }),
  contingent('Neapolitan', 'Bourbon', 'Spanish', 'Neutral', { galleys: 4 }),
  contingent('Maltese', 'British', null, 'Neutral', { galleys: 4 }),
  contingent('Venetian', null, null, 'Neutral', { galleys: null }),
  contingent('Papal', null, null, 'Neutral', { galleys: null }),
  contingent('Tuscan', null, null, 'Neutral', { galleys: null }),
  contingent('Ragusan', null, null, 'Neutral', { galleys: null }),
  contingent('Pirate', null, null, 'EnemyToAll', { galleys: null }),
];

export const allSquadrons: readonly SquadronCounter[] = [
  ...squadrons('British', 'SOL', 'A B C D E F G H I J K L', { ma: 4, dr: 12 }),
  ...squadrons('British', 'SOL(D)', 'M N O P', { ma: 4, dr: 12 }),
  ...squadrons('British', 'F', 'Q R S T', { ma: 5, dr: 10 }),
  ...squadrons('French', 'SOL', 'A B C D E F', { ma: 4, dr: 12 }),
  ...squadrons('French', 'SOL(D)', 'G H I', { ma: 4, dr: 12 }),
  ...squadrons('French', 'F', 'J K L', { ma: 5, dr: 10 }),
  ...squadrons('French', 'G', 'M N', { ma: 4, dr: 8 }),
  ...squadrons('Spanish', 'SOL', 'A B C D E', { ma: 4, dr: 10, shift: -1 }),
  ...squadrons('Spanish', 'SOL(D)', 'F G', { ma: 4, dr: 10, shift: -1 }),
  ...squadrons('Spanish', 'F', 'H I', { ma: 5, dr: 8 }),
  ...squadrons('Spanish', 'G', 'J K', { ma: 4, dr: 8 }),
  ...squadrons('Savoyard', 'G', 'A', { ma: 4, dr: 8 }),
  ...squadrons('Genoese', 'G', 'A', { ma: 4, dr: 8 }),
  ...squadrons('Neapolitan', 'SOL(D)', 'A', { ma: 4, dr: 8, shift: -1 }),
  ...squadrons('Neapolitan', 'G', 'B', { ma: 4, dr: 8 }),
  ...squadrons('Maltese', 'SOL(D)', 'A', { ma: 4, dr: 8 }),
  ...squadrons('Maltese', 'G', 'B', { ma: 4, dr: 8 }),
  ...squadrons('Venetian', 'SOL', 'A B', { ma: 4, dr: 8, shift: -1 }),
  ...squadrons('Dutch', 'SOL(D)', 'A B', { ma: 4, dr: 10 }),
];

/** 10.3: the great three-deckers. The first shift holds below ten Damage Points. */
export const allFlagships: readonly FlagshipCounter[] = [
  flagship('Namur', 'British', 90, 14, 1),
  flagship('Barfleur', 'British', 90, 14, 1),
  flagship('Neptune', 'British', 90, 14, 1),
  flagship('Marlborough', 'British', 90, 14, 1),
  flagship('Real Felipe', 'Spanish', 114, 12, 2),
];

const BRITISH = ['British', 'Savoyard', 'Dutch', 'Austrian', 'Maltese'];
const SPANISH = ['Spanish', 'Neapolitan', 'Genoese'];

export const allFlotillas: readonly FlotillaCounter[] = [
  ...flotillas({ side: 'British', command: null, contingents: BRITISH }, [
    ['br-gf', 'Mediterranean Fleet', 'GrandFlag', 5, 9],
    ['br-flag-van', 'Van Flag', 'Flag', 4, 8],
    ['br-flag-rear', 'Rear Flag', 'Flag', 4, 8],
    ['br-flag-western', 'Western Flag', 'Flag', 4, 8],
    ['br-det-1', 'British Detachment 1', 'Detachment', 4, 7],
    ['br-det-2', 'British Detachment 2', 'Detachment', 4, 7],
    ['br-det-3', 'British Detachment 3', 'Detachment', 4, 7],
    ['br-det-4', 'British Detachment 4', 'Detachment', 4, 7],
    ['br-det-5', 'British Detachment 5', 'Detachment', 4, 7],
    ['sav-det', 'Savoyard Galleys', 'Detachment', 2, 5, { contingents: ['Savoyard'], galleysOnly: true }],
    ['dut-det', 'Dutch Squadron', 'Detachment', 3, 6, { contingents: ['Dutch'] }],
  ]),
  ...flotillas({ side: 'Bourbon', command: null, contingents: ['French', ...SPANISH] }, [
    ['bb-gf', 'Combined Fleet', 'GrandFlag', 4, 7, { combined: { rule: 'combined-fleet' } }],
  ]),
  ...flotillas({ side: 'Bourbon', command: 'French', contingents: ['French'] }, [
    ['fr-flag-ponant', 'Ponant Flag', 'Flag', 4, 8],
    ['fr-flag-levant', 'Levant Flag', 'Flag', 4, 8],
    ['fr-det-1', 'French Detachment 1', 'Detachment', 4, 7],
    ['fr-det-2', 'French Detachment 2', 'Detachment', 4, 7],
    ['fr-det-3', 'French Detachment 3', 'Detachment', 4, 7],
  ]),
  ...flotillas({ side: 'Bourbon', command: 'Spanish', contingents: SPANISH }, [
    ['sp-flag-armada', 'Armada Flag', 'Flag', 3, 6],
    ['sp-flag-cadiz', 'Cadiz Flag', 'Flag', 3, 6],
    ['sp-det-1', 'Spanish Detachment 1', 'Detachment', 3, 6],
    ['sp-det-2', 'Spanish Detachment 2', 'Detachment', 3, 6],
    ['sp-det-3', 'Spanish Detachment 3', 'Detachment', 3, 6],
    ['nea-det', 'Neapolitan Galleys', 'Detachment', 2, 5, { contingents: ['Neapolitan'], galleysOnly: true }],
  ]),
];
