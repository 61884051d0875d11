/**
 * The whole Gulf of Marrick: the sea of the first cruises, an island in the middle of it, and beyond a strait in the east
 * the Inner Water, with a republic that takes no side and two nests of corsairs.
 */
import type { Port, Space, Wind, Zone } from '../../rules/module/map.ts';
import { drift, links, ports, spaces } from '../tables.ts';
import { trainingLinks, trainingSpaces, trainingWinds, trainingZones } from '../training/map.ts';

export const gulfSpaces: readonly Space[] = [
  ...trainingSpaces,
  ...spaces('large', [
    ['gate-roads', 'Gate Roads', 9.1, 42.7, 'Skarn Auster Orient'],
    ['inner-water', 'Inner Water', 12.3, 43.4, 'Skarn Auster'],
    ['salt-roads', 'Salt Roads', 12.2, 41.8, 'Skarn Auster'],
  ]),
  ...spaces('strait', [['the-gate', 'The Gate', 10.6, 42.7, 'Orient']]),
  ...spaces('port', [
    ['st-bride', 'St Bride', 6.88, 42.62, ''],
    ['tarn', 'Tarn', 13.0, 44.6, 'Skarn'],
    ['kessar', 'Kessar', 11.3, 40.8, 'Auster'],
    ['orrin', 'Orrin', 14.3, 41.0, ''],
  ]),
  ...spaces('small', [
    ['m-gate', 'the mouth of the Gate', 9.9, 42.7, ''],
    ['m-inner', 'off the salt pans', 12.25, 42.6, ''],
    ['m-orrin', 'west of Orrin', 13.25, 41.4, ''],
  ]),
];

export const gulfLinks = [
  ...trainingLinks,
  ...links([
    'amber-bank - st-bride',
    'lee-shore - st-bride',
    'amber-bank - gate-roads : Skarn> Auster<',
    'lee-shore - gate-roads : Auster> Skarn<',
    'gate-roads > the-gate : Orient< / m-gate',
    'the-gate - inner-water',
    'the-gate - salt-roads',
    'inner-water - salt-roads : Skarn> Auster< / m-inner',
    'inner-water - tarn : Auster> Skarn<',
    'salt-roads - kessar : Skarn> Auster<',
    'salt-roads - orrin / m-orrin',
  ]),
];

export const gulfZones: readonly Zone[] = [
  ...trainingZones,
  {
    id: 'the-saltern',
    name: 'The Saltern',
    lon: 15.6,
    lat: 42.7,
    in: 7,
    out: 7,
    offCourse: 9,
    edges: [{ edge: 'W', exits: ['inner-water', 'salt-roads'], winds: [{ wind: 'Skarn', dir: 'out' }] }],
    winds: ['Skarn'],
  },
];

const both = { neutralUse: ['crown', 'league'] };

export const gulfPorts: readonly Port[] = [
  ...ports('key', [
    ['fort-sabine', 'Crown', 'crown', 2, '1t'],
    ['pelham', 'Company', 'crown', 1, '2q'],
    ['valdoro', 'Valdoran', 'league', 2, '1t'],
    ['port-amber', 'Amber', 'league', 1, '2q'],
    ['tarn', 'Tarn', null, 1, '1q', both],
  ]),
  ...ports('minor', [
    ['st-bride', 'Valdoran', 'league', 1, '1q'],
    ['kessar', 'Corsair', null, 2, '1q'],
    ['orrin', 'Corsair', null, 1, '1q'],
  ]),
];

/** Where the winds of the Gulf are born and go beside what they do in its western half. */
const EASTWARD: Readonly<Record<string, Pick<Wind, 'galeStart'> & { readonly ways: readonly string[] }>> = {
  Skarn: {
    galeStart: ['tarn'],
    ways: ['tarn: inner-water', 'inner-water: salt-roads'],
  },
  Auster: { galeStart: ['kessar'], ways: ['kessar: salt-roads', 'salt-roads: inner-water'] },
};

export const gulfWinds: readonly Wind[] = trainingWinds.map((wind) => ({
  ...wind,
  galeStart: [...wind.galeStart, ...(EASTWARD[wind.id]?.galeStart ?? [])],
  galeDrift: [...(wind.galeDrift ?? []), ...drift(EASTWARD[wind.id]?.ways ?? [])],
}));
