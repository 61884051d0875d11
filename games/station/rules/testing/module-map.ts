/** The little sea of the tests: a Strait, six Ports, four open Spaces and two Sea Zones. */
import { drift, gale, links, ports, spaces } from '../../data/tables.ts';
import type { Port, Space, Wind, Zone } from '../module/map.ts';

/**
 *                     den
 *                      |
 *  OCEAN -- narrows -- w --m2-- x -------- ville
 *             |       m1        |  GULF      |
 *          kings-port-+         m3         coast
 *                               |            |
 *                    ferry ---- y -----------+
 *                               |
 *                  haven ----- cala
 */
export const testSpaces: readonly Space[] = [
  ...spaces('strait', [['narrows', 'The Narrows', -4, 40, 'Easter']]),
  ...spaces('large', [
    ['w', 'West Bank', -2, 40, 'Norther Souther Easter'],
    ['x', 'Middle Bank', 0, 40, 'Norther Souther'],
    ['y', 'South Bank', 0, 38, 'Norther Souther'],
  ]),
  ...spaces('coastal', [['coast', 'The Coast', 3, 39, 'Norther Souther']]),
  ...spaces('port', [
    ['kings-port', 'King’s Port', -4, 39, 'Easter'],
    ['den', 'The Den', -2, 41, 'Norther Souther'],
    ['ville', 'Ville', 2, 41, 'Norther Souther'],
    ['ferry', 'Ferry', -1, 38, ''],
    ['cala', 'Cala', 1, 37, 'Souther'],
    ['haven', 'Haven', -1, 37, ''],
  ]),
  ...spaces('small', [
    ['m1', 'off King’s Port', -3, 39.5, 'Easter'],
    ['m2', 'between the Banks', -1, 40, 'Norther Souther'],
    ['m3', 'off South Bank', 0, 39, 'Norther Souther'],
  ]),
];

export const testLinks = links([
  'narrows - kings-port',
  'narrows > w : Easter<',
  'kings-port - w : Easter< / m1',
  'w - den : Souther> Norther<',
  'w > x / m2',
  'x - ville : Souther> Norther<',
  'x - y : Norther> Souther< / m3',
  'ville > coast',
  'coast - y',
  'y - ferry',
  'y < cala : Souther<',
  'cala - haven',
]);

export const testZones: readonly Zone[] = [
  {
    id: 'ocean',
    name: 'The Ocean',
    lon: -7,
    lat: 40,
    in: 6,
    out: 6,
    offCourse: 9,
    edges: [{ edge: 'E', exits: ['narrows', 'w'], winds: [{ wind: 'Easter', dir: 'in' }] }],
    winds: ['Easter'],
  },
  {
    id: 'gulf',
    name: 'The Gulf',
    lon: 1.5,
    lat: 39.5,
    in: 5,
    out: 4,
    offCourse: 8,
    edges: [
      { edge: 'W', exits: ['x', 'y'], winds: [] },
      {
        edge: 'N',
        exits: ['ville'],
        winds: [
          { wind: 'Norther', dir: 'in' },
          { wind: 'Souther', dir: 'out' },
        ],
      },
      { edge: 'S', exits: ['cala'], winds: [{ wind: 'Souther', dir: 'in' }] },
    ],
    winds: ['Norther', 'Souther'],
  },
];

export const testPorts: readonly Port[] = [
  ...ports('key', [
    ['kings-port', 'Red', 'red', 2, '1t', { victualing: true }],
    ['ville', 'Azure', 'blue', 2, '1t'],
  ]),
  ...ports('minor', [
    ['ferry', 'Red', 'red', 1, '1q'],
    ['cala', 'Cobalt', 'blue', 1, '1q'],
    ['haven', 'Grey', null, 1, '1q', { neutralUse: ['blue'] }],
    ['den', 'Rover', null, 3, '0q', { inOrdinaryLimit: 0 }],
  ]),
];

export const testWinds: readonly Wind[] = [
  {
    id: 'Norther',
    name: 'Norther',
    blows: 'from the north',
    contra: 'Souther',
    occurs: { Winter: [0, 3], Spring: [0, 2], Summer: [0, 1], Fall: [0, 3] },
    gale: {
      Winter: gale([0, 2], [3, 4], [5, 6], [7, 7], [8, 8]),
      Spring: gale([0, 1], [2, 2]),
      Summer: null,
      Fall: gale([0, 2], [3, 3]),
    },
    galeStart: ['ville', 'x'],
    galeDrift: drift(['ville: x coast', 'x: y']),
  },
  {
    id: 'Souther',
    name: 'Souther',
    blows: 'from the south',
    contra: 'Norther',
    occurs: { Winter: [7, 9], Spring: [6, 9], Summer: [8, 9], Fall: null },
    gale: {
      Winter: gale([0, 1], [2, 2]),
      Spring: gale([0, 0]),
      Summer: null,
      Fall: null,
    },
    galeStart: ['cala', 'y'],
    galeDrift: drift(['cala: gulf', 'y: x gulf', 'x: ville w']),
  },
  {
    id: 'Easter',
    name: 'Easter',
    blows: 'from the east',
    contra: null,
    occurs: { Winter: [0, 4], Spring: [0, 4], Summer: null, Fall: [0, 4] },
    gale: {
      Winter: gale([0, 3], [4, 4]),
      Spring: gale([0, 1]),
      Summer: null,
      Fall: gale([0, 1]),
    },
    galeStart: ['narrows'],
    galeDrift: null,
    galeLasts: { space: 1, zone: 4 },
  },
];
