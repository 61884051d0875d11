/** The fleets of the tests: Red undivided, Blue of two Commands, and three smaller powers. */
import { flotillas, leaders } from '../../data/tables.ts';
import type {
  AuxiliaryCounter,
  Contingent,
  FlagshipCounter,
  FlotillaCounter,
  LeaderCounter,
  SquadronCounter,
} from '../module/forces.ts';
import type { SailClass } from '../module/vocabulary.ts';

const contingent = (
  id: string,
  side: string | null,
  command: string | null,
  status: Contingent['status'],
  galleyRange?: number | null,
  name = id,
): Contingent => ({
  id,
  name,
  side,
  command,
  status,
  minor: galleyRange !== undefined,
  galleyRange: galleyRange ?? null,
});

export const testContingents: readonly Contingent[] = [
  contingent('Red', 'red', null, 'Friendly'),
  contingent('Azure', 'blue', 'north', 'Friendly'),
  contingent('Cobalt', 'blue', 'south', 'Friendly'),
  contingent('Grey', 'blue', 'south', 'Neutral', 2),
  contingent('Order', 'red', null, 'Neutral', 4, 'The Order'),
  contingent('Rover', null, null, 'EnemyToAll', null, 'Rovers'),
];

/** `red-a` is Squadron A of the Red Contingent. */
const squadrons = (
  contingent: string,
  sort: SailClass,
  letters: string,
  dr: number,
  shift = 0,
): SquadronCounter[] =>
  letters.split('').map((letter) => ({
    id: `${contingent}-${letter}`.toLowerCase(),
    contingent,
    class: sort,
    letter,
    capacity: sort === 'SOL' ? 4 : 2,
    ma: sort === 'F' ? 5 : 4,
    dr,
    shift,
  }));

export const testSquadrons: readonly SquadronCounter[] = [
  ...squadrons('Red', 'SOL', 'ABCE', 12),
  ...squadrons('Red', 'SOL(D)', 'DH', 12),
  ...squadrons('Red', 'F', 'FI', 10),
  ...squadrons('Azure', 'SOL', 'ABC', 12),
  ...squadrons('Azure', 'SOL(D)', 'D', 12),
  ...squadrons('Azure', 'F', 'FI', 10),
  ...squadrons('Cobalt', 'SOL', 'AB', 10, -1),
  ...squadrons('Cobalt', 'SOL(D)', 'D', 10, -1),
  ...squadrons('Cobalt', 'G', 'GJ', 8),
  ...squadrons('Grey', 'G', 'G', 8),
  ...squadrons('Order', 'SOL(D)', 'D', 8),
];

export const testFlagships: readonly FlagshipCounter[] = [
  { id: 'sovereign', name: 'Sovereign', contingent: 'Red', guns: 100, ma: 3, dr: 14, shift: 1, shiftHigh: 0 },
  {
    id: 'felicity',
    name: 'Felicity',
    contingent: 'Cobalt',
    guns: 110,
    ma: 3,
    dr: 12,
    shift: 2,
    shiftHigh: 0,
  },
];

export const testLeaders: readonly LeaderCounter[] = [
  ...leaders('Red', [
    ['r-ash', 'Ash', 'VA', 5, 5, 4, 'C', '1740.1', null, 'FA 1742'],
    ['r-birch', 'Birch', 'RA', 4, 3, 3, 'A', '1740.1'],
    ['r-cole', 'Cole', 'Cdre', 6, null, 2, 'R', '1740.1'],
    ['r-dunn', 'Dunn', 'Cdre', 3, null, 2, 'T', '1740.1', '1741.8'],
    ['r-east', 'East', 'RA', 4, 4, 3, 'C', '1741.6'],
  ]),
  ...leaders('Azure', [
    ['a-aubin', 'Aubin', 'VA', 4, 4, 4, 'C', '1740.1'],
    ['a-brun', 'Brun', 'Cdre', 5, null, 2, 'A', '1740.1'],
    ['a-clerc', 'Clerc', 'RA', 3, 3, 3, 'T', '1740.1'],
  ]),
  ...leaders('Cobalt', [
    ['c-cano', 'Cano', 'RA', 4, 4, 3, 'C', '1740.1'],
    ['c-diaz', 'Diaz', 'Cdre', 4, null, 2, 'A', '1740.1'],
  ]),
];

type AuxiliaryRow = readonly [id: string, sort: AuxiliaryCounter['class'], range: number | 'U'];

const auxiliaries = (contingent: string, rows: readonly AuxiliaryRow[]): AuxiliaryCounter[] =>
  rows.map(([id, sort, range]) => ({ id, contingent, class: sort, range }));

export const testAuxiliaries: readonly AuxiliaryCounter[] = [
  ...auxiliaries('Red', [
    ['red-fleet-1', 'Fleet', 3],
    ['red-fleet-2', 'Fleet', 4],
    ['red-fleet-u', 'Fleet', 'U'],
    ['red-50-1', 'Fleet-50', 4],
    ['red-50-u', 'Fleet-50', 'U'],
    ['red-light-1', 'Light', 2],
    ['red-light-2', 'Light', 3],
    ['red-bomb-1', 'Bomb', 1],
    ['red-fire-1', 'Fireship', 0],
    ['red-fire-2', 'Fireship', 0],
    ['red-marine-1', 'Marine', 1],
  ]),
  ...auxiliaries('Azure', [
    ['azure-fleet-1', 'Fleet', 3],
    ['azure-fleet-u', 'Fleet', 'U'],
    ['azure-light-1', 'Light', 2],
    ['azure-galley-1', 'Galley', 2],
    ['azure-fire-1', 'Fireship', 0],
  ]),
  ...auxiliaries('Cobalt', [
    ['cobalt-fleet-1', 'Fleet', 4],
    ['cobalt-galley-1', 'Galley', 2],
    ['cobalt-marine-1', 'Marine', 1],
  ]),
  ...auxiliaries('Order', [['order-galley-1', 'Galley', 3]]),
  {
    id: 'privateer-1',
    contingent: 'Azure',
    class: 'Fleet',
    range: 4,
    corsair: { base: 'ville', requires: 'war' },
  },
  { id: 'rover-1', contingent: 'Rover', class: 'Light', range: 3, corsair: { base: 'den', requires: null } },
];

export const testFlotillas: readonly FlotillaCounter[] = [
  ...flotillas({ side: 'red', command: null, contingents: ['Red', 'Order'] }, [
    ['red-gf', 'Red Fleet', 'GrandFlag', 5, 9],
    ['red-flag', 'Red Flag', 'Flag', 4, 8],
    ['red-det-1', 'First Red Detachment', 'Detachment', 4, 7],
    ['red-det-2', 'Second Red Detachment', 'Detachment', 4, 7],
  ]),
  ...flotillas({ side: 'blue', command: null, contingents: ['Azure', 'Cobalt'] }, [
    ['blue-gf', 'Combined Fleet', 'GrandFlag', 4, 7, { combined: { rule: 'combined-fleet' } }],
  ]),
  ...flotillas({ side: 'blue', command: 'north', contingents: ['Azure'] }, [
    ['azure-flag', 'North Flag', 'Flag', 4, 8],
    ['azure-det', 'North Detachment', 'Detachment', 4, 7],
  ]),
  ...flotillas({ side: 'blue', command: 'south', contingents: ['Cobalt', 'Grey'] }, [
    ['cobalt-flag', 'South Flag', 'Flag', 3, 6],
    ['cobalt-galleys', 'South Galleys', 'Detachment', 2, 5, { galleysOnly: true }],
  ]),
];
