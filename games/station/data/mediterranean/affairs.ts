/**
 * Friends, neutrals and corsairs, shore actions, Prestige, the end. The Pirates' activation and the awards of Prestige are
 * the charts'; the rest was made for this module.
 */
import type { Module } from '../../rules/module/module.ts';
import { date, repairHalt, words } from '../tables.ts';

/** The Adriatic and the Ionian Sea: nobody's business without an Order. */
const FAR = words(
  'coast-f coast-g coast-h coast-i coast-j s30 s31 sz-ionian-sea venice trieste ancona ragusa',
);

export const politics: Module['politics'] = {
  undeclared: {
    until: 'france-declares-war',
    side: 'British',
    contingent: 'French',
    cost: 3,
    counter: 'battleWithFrench',
    combinedSafeIn: 'toulon',
  },
  openPorts: [
    { command: 'French', to: 'Spanish', from: null },
    { command: 'Spanish', to: 'French', from: 'family-compact' },
  ],
  combined: { leaderRank: 'VA', reinforcementDrm: 1 },
  neutralPort: { most: 2, attritionDrm: 2 },
  portLost: { escape: [0, 4], dp: 3 },
  closedWithoutOrders: {
    British: FAR,
    French: [...FAR, ...words('s1 s2 s3 s4 s5 gibraltar-strait sz-the-gut s24 s25 sz-maltese-roads')],
    Spanish: [
      ...FAR,
      ...words(
        's8 s9 s10 s15 s16 s20 s21 s22 s23 s24 s25 s26 s27 s28 s29 sz-sicilian-channel sz-maltese-roads coast-e',
      ),
    ],
  },
};

export const corsairs: NonNullable<Module['corsairs']> = {
  contingent: 'Pirate',
  activation: [
    { die: [0, 3], bases: [] },
    { die: [4, 4], bases: ['sale'] },
    { die: [5, 5], bases: ['algiers'] },
    { die: [6, 6], bases: ['tunis'] },
    { die: [7, 7], bases: ['tripoli'] },
    { die: [8, 8], bases: ['sale', 'algiers'] },
    { die: [9, 9], bases: ['tunis', 'tripoli'] },
  ],
  seasons: ['Summer', 'Fall'],
  bases: ['sale', 'algiers', 'tunis', 'tripoli'],
  tied: 'British',
};

export const hired: NonNullable<Module['hired']> = {
  side: 'British',
  contingent: 'Maltese',
  prestige: 1,
  base: 'valletta',
  squadrons: ['maltese-sol-d-a', 'maltese-g-b'],
  auxiliaries: ['aux-maltese-galley-1', 'aux-maltese-fleet-1'],
  mayAttack: ['Pirate'],
};

export const privateers: NonNullable<Module['privateers']> = {
  rule: 'guerre-de-course',
  command: 'French',
  against: 'British',
  locations: 3,
};

const LEVANT = ['sz-maltese-roads', 's28', 's27', 'sz-sicilian-channel', 'messina-strait', 'elba-straits'];

export const tradeTrack: NonNullable<Module['tradeTrack']> = {
  requires: 'france-declares-war',
  coveredBy: 'British',
  side: 'Bourbon',
  boxes: LEVANT,
  turns: [8, 16],
  result: [
    { covered: [0, 1], fulfilled: 1 },
    { covered: [2, 6], fulfilled: 0 },
  ],
};

const common = { drm: 0, blockadeValue: false, at: null, effects: [] };

export const shore: Module['shore'] = [
  { ...common, task: 'BombardPort', class: ['Bomb'], die: 5, effects: [repairHalt('target', 4)] },
  {
    ...common,
    task: 'BombardRoad',
    class: ['Bomb'],
    die: 2,
    at: ['coast-a', 'villefranche', 'genoa', 'coast-b'],
    campaigns: {
      'coast-a': ['mc-alps'],
      villefranche: ['mc-alps'],
      genoa: ['mc-italy', 'mc-genoa'],
      'coast-b': ['mc-italy', 'mc-genoa'],
    },
  },
  { ...common, task: 'CuttingOut', class: ['Marine'], die: 1, blockadeValue: true },
  { ...common, task: 'Raid', class: ['Marine'], die: 1, drm: -5, blockadeValue: true },
  { ...common, task: 'CoverTrade', class: ['Fleet', 'Fleet-50'], die: null, at: LEVANT, side: 'British' },
];

/** The numbers of the module's own rules, as its booklet has them. */
export const numbers: NonNullable<Module['numbers']> = {
  peace: 'M1.4',
  neutrals: 'M1.7',
  cover: 'M5.6',
  pirates: 'M6.1',
  hired: 'M6.3',
  shore: 'M10.1',
  shoreSpace: 'M10.2',
  shoreOnce: 'M10.6',
  cuttingOut: 'M10.4',
};

export const prestige: Module['prestige'] = {
  track: [0, 20],
  yearMore: 1,
  yearFewer: [
    { by: [3, 5], loss: 1 },
    { by: [6, 99], loss: 2 },
  ],
  lineSail: 2,
  flagship: 1,
  convoyDp: 8,
  fleet: [
    { share: [85, 100], prestige: 3 },
    { share: [70, 84], prestige: 2 },
    { share: [55, 69], prestige: 1 },
    { share: [40, 54], prestige: 0 },
    { share: [25, 39], prestige: -1 },
    { share: [0, 24], prestige: -2 },
  ],
  victory: [
    { margin: [0, 0], level: 'draw' },
    { margin: [1, 2], level: 'marginal' },
    { margin: [3, 5], level: 'clear' },
    { margin: [6, 99], level: 'crushing' },
  ],
};

export const ending: NonNullable<Module['ending']> = {
  from: date('1747.9'),
  die: 0,
  perColoured: -1,
  perEnded: -2,
  inYear: { year: 1748, drm: -2 },
};

export const randomEvents: Module['randomEvents'] = [
  {
    die: [0, 0],
    kind: 'plague',
    places: [
      { die: [0, 2], port: 'marseilles' },
      { die: [3, 5], port: 'port-mahon' },
      { die: [6, 7], port: 'messina' },
      { die: [8, 9], port: 'leghorn' },
    ],
    text: 'Plague: for four Turns nobody may enter or leave the Port that a second die names.',
  },
  {
    die: [1, 1],
    kind: 'storm-season',
    text: 'A season of storms: for four Turns new Gales are one Force higher.',
  },
  {
    die: [2, 2],
    kind: 'stores',
    text: 'A store-ship: two more Repair rolls for the player with less Prestige.',
  },
  {
    die: [3, 3],
    kind: 'captured-mail',
    text: 'Captured mail: who has more Prestige shows a chit of his Hand.',
  },
  {
    die: [4, 4],
    kind: 'ministry-shaken',
    text: 'A ministry shaken: on 0 or 1 a player makes no Requests for four Turns.',
  },
  { die: [5, 9], kind: 'none', text: 'Nothing out of the ordinary.' },
];
