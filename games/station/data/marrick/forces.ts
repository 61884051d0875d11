/**
 * Crown, Company, the two cities of the League, the republic between them and the corsairs. How many of each sail is for
 * the scenarios to say; here is what there could be at the most.
 */
import type {
  AuxiliaryCounter,
  Contingent,
  FlagshipCounter,
  FlotillaCounter,
  LeaderCounter,
  SquadronCounter,
} from '../../rules/module/forces.ts';
import type { Module } from '../../rules/module/module.ts';
import { auxiliaries, contingent, flagship, flotillas, leaders, squadrons } from '../tables.ts';

export const gulfContingents: readonly Contingent[] = [
  contingent('Crown', 'crown', 'Royal', 'Friendly'),
  contingent('Company', 'crown', 'Chartered', 'Friendly'),
  contingent('Tarn', 'crown', 'Royal', 'Neutral', { galleys: 4 }),
  contingent('Valdoran', 'league', 'Northern', 'Friendly'),
  contingent('Amber', 'league', 'Eastern', 'Friendly'),
  contingent('Corsair', null, null, 'EnemyToAll', { galleys: null }),
];

/** Amber's xebecs lie at the quay until the city gives them letters; of such there are always more (10.231). */
const xebecs = (letter: string): SquadronCounter => ({
  ...squadrons('Amber', 'LV', letter, { ma: 5, dr: 6 })[0]!,
  corsair: { base: 'port-amber', requires: 'letters-of-marque', perish: false },
});

export const gulfSquadrons: readonly SquadronCounter[] = [
  ...squadrons('Crown', 'SOL', 'A B C D E', { ma: 4, dr: 12 }),
  ...squadrons('Crown', 'SOL(D)', 'K L', { ma: 4, dr: 12 }),
  ...squadrons('Crown', 'F', 'Q R S', { ma: 5, dr: 10 }),
  ...squadrons('Company', 'SOL(D)', 'A B E', { ma: 4, dr: 11 }),
  ...squadrons('Company', 'F', 'C D F', { ma: 5, dr: 10 }),
  ...squadrons('Tarn', 'G', 'A', { ma: 4, dr: 8 }),
  ...squadrons('Valdoran', 'SOL', 'A B C D E', { ma: 4, dr: 11 }),
  ...squadrons('Valdoran', 'SOL(D)', 'K L', { ma: 4, dr: 11 }),
  ...squadrons('Valdoran', 'F', 'Q R', { ma: 5, dr: 10 }),
  ...squadrons('Amber', 'SOL(D)', 'A B F', { ma: 4, dr: 11 }),
  ...squadrons('Amber', 'F', 'C', { ma: 5, dr: 10 }),
  ...squadrons('Amber', 'G', 'D E G', { ma: 4, dr: 8 }),
  xebecs('X'),
];

export const gulfFlagships: readonly FlagshipCounter[] = [
  flagship('Resolve', 'Crown', 90, 14, 1),
  flagship('Sovereign', 'Crown', 100, 14, 2),
  flagship('Santa Aurelia', 'Valdoran', 94, 13, 1),
  flagship('Concordia', 'Valdoran', 80, 13, 1),
];

export const gulfLeaders: readonly LeaderCounter[] = [
  ...leaders('Crown', [
    ['cro-hallam', 'Hallam', 'VA', 5, 5, 4, 'C', '1757.1', '1758.9'],
    ['cro-strood', 'Strood', 'RA', 4, 4, 3, 'A', '1757.1', null, 'VA 1758'],
    ['cro-merrow', 'Merrow', 'RA', 3, 5, 3, 'T', '1757.9'],
    ['cro-penrose', 'Penrose', 'Cdre', 5, 3, 2, 'A', '1757.1', null, 'RA 1758'],
    ['cro-vane', 'Vane', 'Cdre', 4, null, 2, 'C', '1757.1'],
    ['cro-quill', 'Quill', 'Cdre', 3, null, 2, 'T', '1757.1', '1758.5'],
    ['cro-ashe', 'Ashe', 'Cdre', 6, null, 2, 'R', '1758.1'],
  ]),
  ...leaders('Company', [
    ['com-tolliver', 'Tolliver', 'RA', 4, 5, 3, 'C', '1757.1'],
    ['com-rusk', 'Rusk', 'Cdre', 5, 3, 2, 'A', '1757.1', null, 'RA 1758'],
    ['com-marsh', 'Marsh', 'Cdre', 4, null, 2, 'C', '1757.1'],
    ['com-dacre', 'Dacre', 'Cdre', 5, null, 2, 'R', '1757.9'],
  ]),
  ...leaders('Tarn', [['tar-orso', 'Orso', 'Cdre', 4, null, 1, 'C', '1757.1', null, null, 'galleys']]),
  ...leaders('Valdoran', [
    ['val-montreval', 'Montreval', 'VA', 5, 4, 4, 'C', '1757.1'],
    ['val-sarmiento', 'Sarmiento', 'RA', 4, 4, 3, 'C', '1757.1', null, 'VA 1758'],
    ['val-brisac', 'Brisac', 'RA', 3, 3, 3, 'R', '1757.11'],
    ['val-duprat', 'Duprat', 'Cdre', 6, 3, 2, 'A', '1757.1', null, 'RA 1758'],
    ['val-ferrer', 'Ferrer', 'Cdre', 4, null, 2, 'C', '1757.1'],
    ['val-olive', 'Olive', 'Cdre', 3, null, 2, 'R', '1757.1', '1758.7'],
    ['val-lussan', 'Lussan', 'Cdre', 5, null, 2, 'A', '1758.1'],
  ]),
  ...leaders('Amber', [
    ['amb-brandt', 'Brandt', 'RA', 4, 5, 3, 'A', '1757.1'],
    ['amb-kuyper', 'Kuyper', 'Cdre', 5, 3, 2, 'C', '1757.1', null, 'RA 1758'],
    ['amb-lind', 'Lind', 'Cdre', 4, null, 2, 'A', '1757.1'],
    ['amb-sorel', 'Sorel', 'Cdre', 4, null, 2, 'C', '1757.1', null, null, 'galleys'],
    ['amb-veit', 'Veit', 'Cdre', 3, null, 2, 'C', '1757.13'],
  ]),
];

/** A Corsair stays where it is based; privateers come with their letters. */
const corsair = (
  id: string,
  contingent: string,
  sort: AuxiliaryCounter['class'],
  range: number,
  base: string,
  requires: string | null = null,
): AuxiliaryCounter => ({ id, contingent, class: sort, range, corsair: { base, requires } });

/** The Gulf is small: frigates that reach across half of it would leave no Convoy a way. */
export const gulfAuxiliaries: readonly AuxiliaryCounter[] = [
  ...auxiliaries('Crown', { Fleet: '2 2 3 U', Light: '1 2', Bomb: '1', Fireship: '0', Marine: '1' }),
  ...auxiliaries('Company', { Fleet: '2 3', Light: '1 2' }),
  ...auxiliaries('Tarn', { Galley: '2' }),
  ...auxiliaries('Valdoran', { Fleet: '2 2', 'Fleet-50': '3', Light: '1 2', Fireship: '0', Marine: '1' }),
  ...auxiliaries('Amber', { Fleet: '2 3', Light: '1', Galley: '1 2', Bomb: '1' }),
  corsair('corsair-kessar', 'Corsair', 'Galley', 3, 'kessar'),
  corsair('corsair-orrin', 'Corsair', 'Light', 3, 'orrin'),
  corsair('privateer-amber', 'Amber', 'Fleet', 3, 'port-amber', 'letters-of-marque'),
  corsair('privateer-bride', 'Amber', 'Fleet', 3, 'st-bride', 'letters-of-marque'),
];

export const gulfRecovery: Module['recovery'] = {
  byClass: { Fleet: 4, 'Fleet-50': 4, Light: 6, Galley: 4, Fireship: 1, Bomb: 3, Marine: 3 },
  modifiers: [
    { contingent: 'Company', class: 'Light', drm: -1 },
    { contingent: 'Amber', class: 'Galley', drm: -2 },
  ],
};

const royal = ['Crown', 'Tarn'];

export const gulfFlotillas: readonly FlotillaCounter[] = [
  ...flotillas({ side: 'crown', command: null, contingents: [...royal, 'Company'] }, [
    ['crown-union', 'Union Fleet', 'GrandFlag', 5, 9, { combined: { rule: 'union-fleet' } }],
  ]),
  ...flotillas({ side: 'crown', command: 'Royal', contingents: royal }, [
    ['crown-fleet', 'Crown Fleet', 'GrandFlag', 5, 9],
    ['crown-flag', 'Crown Flag', 'Flag', 4, 8],
    ['crown-det-1', 'First Crown Detachment', 'Detachment', 4, 7],
    ['crown-det-2', 'Second Crown Detachment', 'Detachment', 4, 7],
    ['tarn-det', 'Galleys of Tarn', 'Detachment', 2, 5, { contingents: ['Tarn'], galleysOnly: true }],
  ]),
  ...flotillas({ side: 'crown', command: 'Chartered', contingents: ['Company'] }, [
    ['company-flag', 'Company Flag', 'Flag', 4, 8],
    ['company-det-1', 'First Company Detachment', 'Detachment', 4, 7],
    ['company-det-2', 'Second Company Detachment', 'Detachment', 4, 7],
  ]),
  ...flotillas({ side: 'league', command: null, contingents: ['Valdoran', 'Amber'] }, [
    ['league-grand', 'Fleet of the League', 'GrandFlag', 4, 8, { combined: { rule: 'league-fleet' } }],
  ]),
  ...flotillas({ side: 'league', command: 'Northern', contingents: ['Valdoran'] }, [
    ['valdoran-fleet', 'Valdoran Fleet', 'GrandFlag', 4, 8],
    ['valdoran-flag', 'Valdoran Flag', 'Flag', 4, 8],
    ['valdoran-det-1', 'First Valdoran Detachment', 'Detachment', 4, 7],
    ['valdoran-det-2', 'Second Valdoran Detachment', 'Detachment', 4, 7],
  ]),
  ...flotillas({ side: 'league', command: 'Eastern', contingents: ['Amber'] }, [
    ['amber-flag', 'Amber Flag', 'Flag', 4, 8],
    ['amber-det', 'Amber Detachment', 'Detachment', 4, 7],
    ['amber-galleys', 'Amber Galleys', 'Detachment', 2, 5, { galleysOnly: true }],
  ]),
];
