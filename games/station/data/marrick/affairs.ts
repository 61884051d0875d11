/** Corsairs and privateers, the corn trade, shore actions, Prestige, the end. */
import type { Module } from '../../rules/module/module.ts';
import { date, repairHalt, words } from '../tables.ts';
import { training } from '../training/module.ts';

export const gulfPolitics: Module['politics'] = {
  openPorts: [
    { command: 'Royal', to: 'Chartered', from: null },
    { command: 'Chartered', to: 'Royal', from: null },
    { command: 'Northern', to: 'Eastern', from: null },
    { command: 'Eastern', to: 'Northern', from: 'the-diet' },
  ],
  combined: { leaderRank: 'VA', reinforcementDrm: 1 },
  neutralPort: { most: 2, attritionDrm: 2 },
  portLost: { escape: [0, 4], dp: 3 },
  // Amber pays for no cruises beyond the Horn.
  closedWithoutOrders: { Amber: words('western-ocean the-teeth') },
};

export const gulfCorsairs: NonNullable<Module['corsairs']> = {
  contingent: 'Corsair',
  activation: [
    { die: [0, 4], bases: [] },
    { die: [5, 6], bases: ['kessar'] },
    { die: [7, 8], bases: ['orrin'] },
    { die: [9, 9], bases: ['kessar', 'orrin'] },
  ],
  seasons: ['Spring', 'Summer', 'Fall'],
  bases: ['kessar', 'orrin'],
  tied: 'crown',
};

export const gulfPrivateers: NonNullable<Module['privateers']> = {
  rule: 'letters-of-marque',
  command: 'Eastern',
  against: 'crown',
  locations: 3,
};

const CORN = words('the-teeth west-reach broad-sound lee-shore');

/** Half the way must be watched before the corn ships stay at home. */
export const gulfTradeTrack: NonNullable<Module['tradeTrack']> = {
  requires: 'bad-harvest',
  coveredBy: 'league',
  side: 'crown',
  boxes: CORN,
  turns: [10, 16],
  result: [
    { covered: [0, 1], fulfilled: 1 },
    { covered: [2, 4], fulfilled: 0 },
  ],
};

const common = { drm: 0, blockadeValue: false, at: null, effects: [] };

export const gulfShore: Module['shore'] = [
  { ...common, task: 'BombardPort', class: ['Bomb'], die: 5, effects: [repairHalt('target', 4)] },
  {
    ...common,
    task: 'BombardRoad',
    class: ['Bomb'],
    die: 3,
    at: ['dunes'],
    campaigns: { dunes: ['mc-dunes'] },
  },
  ...training.shore,
  { ...common, task: 'CoverTrade', class: ['Fleet', 'Fleet-50'], die: null, at: CORN, side: 'league' },
];

export const gulfPrestige: Module['prestige'] = {
  ...training.prestige,
  fleet: [
    { share: [85, 100], prestige: 3 },
    { share: [70, 84], prestige: 2 },
    { share: [55, 69], prestige: 1 },
    { share: [40, 54], prestige: 0 },
    { share: [25, 39], prestige: -1 },
    { share: [0, 24], prestige: -2 },
  ],
};

/** From the Summer of the second Year on. */
export const gulfEnding: NonNullable<Module['ending']> = {
  from: date('1758.9'),
  die: 0,
  perColoured: -1,
  perEnded: -1,
};

export const gulfRandomEvents: Module['randomEvents'] = [
  {
    die: [0, 0],
    kind: 'plague',
    places: [
      { die: [0, 3], port: 'tarn' },
      { die: [4, 6], port: 'pelham' },
      { die: [7, 9], port: 'port-amber' },
    ],
    text: 'The sweating sickness: for four Turns nobody may enter or leave the Port that a second die names.',
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
    text: 'A mail-boat taken: who has more Prestige shows a chit of his Hand.',
  },
  {
    die: [4, 4],
    kind: 'ministry-shaken',
    text: 'Talk in the lobbies: on 0 or 1 a player makes no Requests for four Turns.',
  },
  { die: [5, 9], kind: 'none', text: 'Nothing out of the ordinary.' },
];
