/**
 * The Gulf of Marrick: an invented sea to learn in, small enough to be taken in at a glance and with one of everything:
 * a Strait, a coast, two Sea Zones, two winds that oppose each other and one that does not.
 */
import type { Port, Space, Wind, Zone } from '../../rules/module/map.ts';
import { drift, gale, links, ports, spaces, words } from '../tables.ts';

export const trainingSpaces: readonly Space[] = [
  ...spaces('large', [
    ['horn', 'The Horn', 1.0, 43.6, 'Orient'],
    ['north-reach', 'North Reach', 3.0, 43.8, 'Skarn Auster Orient'],
    ['west-reach', 'West Reach', 2.8, 42.2, 'Skarn Auster Orient'],
    ['middle-ground', 'Middle Ground', 5.2, 43.6, 'Skarn Auster Orient'],
    ['broad-sound', 'Broad Sound', 5.0, 41.8, 'Skarn Auster Orient'],
    ['amber-bank', 'Amber Bank', 7.4, 43.4, 'Skarn Auster Orient'],
    ['lee-shore', 'Lee Shore', 7.2, 41.9, 'Skarn Auster Orient'],
  ]),
  ...spaces('coastal', [['dunes', 'The Dunes', 8.4, 41.2, '']]),
  ...spaces('strait', [['the-teeth', 'The Teeth', 0.9, 42.1, 'Orient']]),
  ...spaces('port', [
    ['fort-sabine', 'Fort Sabine', 3.4, 40.9, 'Auster'],
    ['pelham', 'Pelham', 6.0, 40.7, 'Auster'],
    ['valdoro', 'Valdoro', 4.2, 44.8, 'Skarn'],
    ['port-amber', 'Port Amber', 8.6, 43.9, ''],
  ]),
  ...spaces('small', [
    ['m-horn', 'east of the Horn', 2.0, 43.7, ''],
    ['m-west', 'the western bight', 2.9, 43.0, ''],
    ['m-sound', 'the middle of the Gulf', 5.1, 42.7, ''],
    ['m-amber', 'west of Amber Bank', 6.3, 43.5, ''],
    ['m-lee', 'off Broad Sound', 6.1, 41.85, ''],
  ]),
];

export const trainingLinks = links([
  'the-teeth > west-reach : Orient<',
  'the-teeth - horn',
  'horn > north-reach : Orient< / m-horn',
  'north-reach - west-reach : Skarn> Auster< / m-west',
  'north-reach > middle-ground : Orient<',
  'north-reach - valdoro : Auster> Skarn<',
  'middle-ground - valdoro : Auster> Skarn<',
  'middle-ground > amber-bank : Orient< / m-amber',
  'amber-bank - port-amber',
  'amber-bank - lee-shore : Skarn> Auster<',
  'middle-ground - broad-sound : Skarn> Auster< / m-sound',
  'west-reach > broad-sound : Orient<',
  'west-reach - fort-sabine : Skarn> Auster<',
  'broad-sound - fort-sabine',
  'broad-sound - pelham : Skarn> Auster<',
  'broad-sound > lee-shore : Orient< / m-lee',
  'lee-shore - dunes',
  'dunes - pelham',
]);

export const trainingZones: readonly Zone[] = [
  {
    id: 'western-ocean',
    name: 'Outer Ocean',
    lon: -0.8,
    lat: 42.8,
    in: 6,
    out: 7,
    offCourse: 9,
    edges: [{ edge: 'E', exits: ['the-teeth', 'horn'], winds: [{ wind: 'Orient', dir: 'in' }] }],
    winds: ['Orient'],
  },
  {
    id: 'marrick',
    name: 'Gulf of Marrick',
    lon: 4.1,
    lat: 42.8,
    in: 7,
    out: 7,
    offCourse: 8,
    edges: [
      { edge: 'W', exits: ['west-reach'], winds: [{ wind: 'Orient', dir: 'out' }] },
      {
        edge: 'N',
        exits: ['north-reach', 'middle-ground'],
        winds: [
          { wind: 'Skarn', dir: 'in' },
          { wind: 'Auster', dir: 'out' },
        ],
      },
      {
        edge: 'S',
        exits: ['broad-sound'],
        winds: [
          { wind: 'Auster', dir: 'in' },
          { wind: 'Skarn', dir: 'out' },
        ],
      },
    ],
    winds: ['Auster', 'Orient', 'Skarn'],
  },
];

export const trainingPorts: readonly Port[] = [
  ...ports('key', [
    ['fort-sabine', 'Crown', 'crown', 2, '1t'],
    ['valdoro', 'League', 'league', 2, '1t'],
  ]),
  ...ports('minor', [
    ['pelham', 'Crown', 'crown', 1, '1q'],
    ['port-amber', 'League', 'league', 1, '1q'],
  ]),
];

export const trainingWinds: readonly Wind[] = [
  {
    id: 'Skarn',
    name: 'Skarn',
    blows: 'from the north',
    contra: 'Auster',
    occurs: { Winter: [0, 4], Spring: [0, 3], Summer: [0, 2], Fall: [0, 3] },
    gale: {
      Winter: gale([0, 1], [2, 3], [4, 4], [5, 5]),
      Spring: gale([0, 1], [2, 2]),
      Summer: null,
      Fall: gale([0, 1], [2, 3]),
    },
    galeStart: ['valdoro', 'amber-bank'],
    galeDrift: drift([
      'valdoro: north-reach middle-ground',
      'north-reach: west-reach marrick',
      'middle-ground: broad-sound marrick',
      'marrick: broad-sound',
      'amber-bank: lee-shore',
    ]),
  },
  {
    id: 'Auster',
    name: 'Auster',
    blows: 'from the south',
    contra: 'Skarn',
    occurs: { Winter: [7, 9], Spring: [6, 9], Summer: [6, 9], Fall: [7, 9] },
    gale: { Winter: gale([0, 1], [2, 2]), Spring: gale([0, 1]), Summer: null, Fall: gale([0, 1], [2, 2]) },
    galeStart: ['fort-sabine', 'pelham'],
    galeDrift: drift([
      'fort-sabine: west-reach broad-sound',
      'pelham: broad-sound',
      'west-reach: north-reach',
      'broad-sound: middle-ground lee-shore',
      'lee-shore: amber-bank',
    ]),
  },
  {
    id: 'Orient',
    name: 'Orient',
    blows: 'from the east',
    contra: null,
    occurs: { Winter: [0, 2], Spring: [0, 3], Summer: [0, 1], Fall: [0, 3] },
    gale: { Winter: gale([0, 1]), Spring: gale([0, 0]), Summer: null, Fall: gale([0, 0], [1, 1]) },
    galeStart: words('the-teeth horn'),
    galeDrift: drift(['the-teeth: western-ocean', 'horn: western-ocean']),
  },
];
