/** The Crown and the League: two small fleets of the seventeen-fifties that never were. */
import type { AuxiliaryCounter, FlotillaCounter, LeaderCounter } from '../../rules/module/forces.ts';
import { auxiliaries, contingent, flagship, flotillas, leaders, squadrons } from '../tables.ts';

export const trainingContingents = [
  contingent('Crown', 'crown', null, 'Friendly'),
  contingent('League', 'league', null, 'Friendly'),
];

export const trainingSquadrons = [
  ...squadrons('Crown', 'SOL', 'A B C', { ma: 4, dr: 12 }),
  ...squadrons('Crown', 'SOL(D)', 'K L', { ma: 4, dr: 12 }),
  ...squadrons('Crown', 'F', 'Q R', { ma: 5, dr: 10 }),
  ...squadrons('League', 'SOL', 'A B C', { ma: 4, dr: 11 }),
  ...squadrons('League', 'SOL(D)', 'K L', { ma: 4, dr: 11 }),
  ...squadrons('League', 'F', 'Q R', { ma: 5, dr: 10 }),
];

export const trainingFlagships = [
  flagship('Resolve', 'Crown', 90, 14, 1),
  flagship('Santa Aurelia', 'League', 94, 13, 1),
];

export const trainingLeaders: readonly LeaderCounter[] = [
  ...leaders('Crown', [
    ['cro-hallam', 'Hallam', 'VA', 5, 5, 4, 'C', '1757.1'],
    ['cro-strood', 'Strood', 'RA', 4, 4, 3, 'A', '1757.1'],
    ['cro-penrose', 'Penrose', 'Cdre', 5, 3, 2, 'A', '1757.1'],
    ['cro-vane', 'Vane', 'Cdre', 4, null, 2, 'C', '1757.1'],
    ['cro-quill', 'Quill', 'Cdre', 3, null, 2, 'T', '1757.1'],
  ]),
  ...leaders('League', [
    ['lea-montreval', 'Montreval', 'VA', 5, 4, 4, 'C', '1757.1'],
    ['lea-sarmiento', 'Sarmiento', 'RA', 4, 4, 3, 'C', '1757.1'],
    ['lea-duprat', 'Duprat', 'Cdre', 6, 3, 2, 'A', '1757.1'],
    ['lea-ferrer', 'Ferrer', 'Cdre', 4, null, 2, 'C', '1757.1'],
    ['lea-olive', 'Olive', 'Cdre', 3, null, 2, 'R', '1757.1'],
  ]),
];

export const trainingAuxiliaries: readonly AuxiliaryCounter[] = [
  ...auxiliaries('Crown', { Fleet: '3 3 4', Light: '2 2', Fireship: '0', Marine: '1' }),
  ...auxiliaries('League', { Fleet: '3 3', 'Fleet-50': '4', Light: '2 2', Fireship: '0' }),
];

export const trainingFlotillas: readonly FlotillaCounter[] = [
  ...flotillas({ side: 'crown', command: null, contingents: ['Crown'] }, [
    ['crown-fleet', 'Crown Fleet', 'GrandFlag', 5, 9],
    ['crown-flag', 'Crown Flag', 'Flag', 4, 8],
    ['crown-det-1', 'First Crown Detachment', 'Detachment', 4, 7],
    ['crown-det-2', 'Second Crown Detachment', 'Detachment', 4, 7],
  ]),
  ...flotillas({ side: 'league', command: null, contingents: ['League'] }, [
    ['league-fleet', 'League Fleet', 'GrandFlag', 4, 8],
    ['league-flag', 'League Flag', 'Flag', 4, 8],
    ['league-det-1', 'First League Detachment', 'Detachment', 4, 7],
    ['league-det-2', 'Second League Detachment', 'Detachment', 4, 7],
  ]),
];
