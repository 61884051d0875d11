/** What is sent out and called home over the two Years, what may be asked for, docking at home. */
import type { Module } from '../../rules/module/module.ts';
import type { Package, ScheduleEntry } from '../../rules/module/organisations.ts';
import { date } from '../tables.ts';

/** By date, the Crown from the ocean, the League from its slips. */
export const gulfSchedule: readonly ScheduleEntry[] = [
  { ...date('1757.5'), contingent: 'Crown', at: 'western-ocean', add: { SOL: 2 } },
  { ...date('1757.7'), contingent: 'Valdoran', at: 'valdoro', add: { SOL: 2 } },
  {
    ...date('1757.9'),
    contingent: 'Company',
    at: 'western-ocean',
    add: { 'SOL(D)': 1 },
    leaders: ['com-dacre'],
    auxiliaries: ['aux-company-fleet-2'],
  },
  { ...date('1757.11'), contingent: 'Amber', at: 'port-amber', add: { G: 2 } },
  {
    ...date('1757.13'),
    contingent: 'Crown',
    at: 'western-ocean',
    add: { F: 2 },
    auxiliaries: ['aux-crown-fleet-4'],
  },
  { ...date('1757.13'), contingent: 'Valdoran', at: 'valdoro', add: { 'SOL(D)': 1 } },
  { ...date('1758.1'), contingent: 'Crown', at: null, withdraw: { SOL: 2 } },
  { ...date('1758.3'), contingent: 'Valdoran', at: 'valdoro', flagships: ['fs-concordia'] },
  {
    ...date('1758.5'),
    contingent: 'Crown',
    at: 'western-ocean',
    add: { SOL: 2 },
    flagships: ['fs-sovereign'],
  },
  { ...date('1758.5'), contingent: 'Amber', at: 'port-amber', add: { 'SOL(D)': 2 } },
  { ...date('1758.7'), contingent: 'Valdoran', at: 'valdoro', add: { SOL: 3 } },
  { ...date('1758.9'), contingent: 'Company', at: 'western-ocean', add: { 'SOL(D)': 1, F: 1 } },
  { ...date('1758.11'), contingent: 'Crown', at: null, withdraw: { SOL: 1 } },
];

export const gulfPackages: readonly Package[] = [
  {
    id: 'tarn-galleys',
    contingent: 'Tarn',
    squadrons: [{ id: 'tarn-g-a', sail: 2, dp: 1 }],
    leader: 'tar-orso',
    flotilla: 'tarn-det',
    auxiliaries: ['aux-tarn-galley-1'],
    at: 'inner-water',
  },
  { id: 'home-waters', contingent: 'Crown', withdraw: { SOL: 2 }, at: 'western-ocean', dp: 1 },
];

type Requests = NonNullable<Module['requests']>;
type Grant = Requests['table'][number]['grants'][string];

/** Who asks, and what he is given by the die: Crown, Company, Valdoro, Amber. */
const row = (from: number, to: number, crown: Grant, company: Grant, valdoran: Grant, amber: Grant) => ({
  die: [from, to] as [number, number],
  grants: { Crown: crown, Company: company, Valdoran: valdoran, Amber: amber },
});

export const gulfRequests: Requests = {
  seasons: ['Spring', 'Summer'],
  table: [
    row(
      -9,
      0,
      { add: { SOL: 2 } },
      { add: { 'SOL(D)': 1 }, auxiliary: 'Light' },
      { add: { SOL: 2 } },
      { add: { G: 2 }, auxiliary: 'Galley' },
    ),
    row(1, 2, { add: { SOL: 1 } }, { add: { F: 1 } }, { add: { SOL: 1 } }, { add: { G: 1 } }),
    row(3, 4, { auxiliary: 'any' }, { auxiliary: 'any' }, { auxiliary: 'any' }, { auxiliary: 'any' }),
    row(5, 7, {}, {}, {}, {}),
    row(8, 8, { pause: true }, { pause: true }, { pause: true }, { pause: true }),
    row(
      9,
      99,
      { withdraw: { SOL: 1 } },
      { withdrawAuxiliary: true },
      { withdraw: { SOL: 1 } },
      { withdrawAuxiliary: true },
    ),
  ],
  arrivals: [
    { contingent: 'Crown', at: 'western-ocean', state: 'Ready' },
    { contingent: 'Company', at: 'western-ocean', state: 'Ready' },
    { contingent: 'Valdoran', at: 'valdoro', state: 'FittingOut' },
    { contingent: 'Amber', at: 'port-amber', state: 'FittingOut' },
  ],
  arrivalDp: [
    { die: [0, 4], dp: 1 },
    { die: [5, 8], dp: 2 },
    { die: [9, 9], dp: 3 },
  ],
};

export const gulfHomeDocking: NonNullable<Module['homeDocking']> = {
  side: 'crown',
  turn: 13,
  most: 1,
  from: ['fort-sabine'],
  returns: 5,
  at: 'western-ocean',
  lostOn: [9, 9],
};
