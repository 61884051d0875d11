/**
 * Reinforcement: what is sent out and called home, what may be asked for, docking at home. Made for this module from the
 * comings and goings of the years.
 */
import type { Module } from '../../rules/module/module.ts';
import type { Package, ScheduleEntry } from '../../rules/module/organisations.ts';
import { date } from '../tables.ts';

export const schedule: readonly ScheduleEntry[] = [
  {
    ...date('1742.7'),
    contingent: 'British',
    at: 'sz-the-gut',
    add: { SOL: 4 },
    flagships: ['fs-namur'],
    leaders: ['bri-mathews'],
    auxiliaries: ['aux-british-fleet-4'],
  },
  { ...date('1742.11'), contingent: 'British', at: 'sz-the-gut', add: { SOL: 2 } },
  {
    ...date('1743.5'),
    contingent: 'British',
    at: 'sz-the-gut',
    add: { SOL: 4 },
    flagships: ['fs-barfleur'],
    leaders: ['bri-rowley', 'bri-forbes'],
  },
  {
    ...date('1743.13'),
    contingent: 'British',
    at: 'sz-the-gut',
    add: { F: 2 },
    auxiliaries: ['aux-british-fireship-3'],
  },
  {
    ...date('1744.1'),
    contingent: 'British',
    at: 'sz-the-gut',
    add: { SOL: 2 },
    flagships: ['fs-marlborough'],
  },
  {
    ...date('1744.9'),
    contingent: 'British',
    at: 'sz-the-gut',
    add: { 'SOL(D)': 2 },
    leaders: ['bri-townshend'],
  },
  {
    ...date('1745.5'),
    contingent: 'British',
    at: 'sz-the-gut',
    add: { SOL: 3 },
    withdraw: { SOL: 4 },
    withdrawFlagships: ['fs-namur', 'fs-marlborough'],
    leaders: ['bri-medley'],
  },
  { ...date('1746.5'), contingent: 'British', at: 'sz-the-gut', add: { 'SOL(D)': 2 }, withdraw: { SOL: 2 } },
  { ...date('1747.5'), contingent: 'British', at: 'sz-the-gut', add: { SOL: 2 } },
  { ...date('1748.5'), contingent: 'British', at: null, withdraw: { SOL: 2 } },
  { ...date('1743.5'), contingent: 'French', at: 'toulon', add: { F: 2 } },
  { ...date('1744.9'), contingent: 'French', at: null, withdraw: { SOL: 2 } },
  { ...date('1745.5'), contingent: 'French', at: null, withdraw: { SOL: 2, 'SOL(D)': 1 } },
  { ...date('1746.13'), contingent: 'French', at: null, withdraw: { SOL: 1 } },
  { ...date('1747.5'), contingent: 'French', at: 'toulon', add: { F: 2 } },
  { ...date('1743.9'), contingent: 'Spanish', at: 'cartagena', add: { SOL: 1 } },
  { ...date('1745.5'), contingent: 'Spanish', at: 'cartagena', add: { SOL: 2, 'SOL(D)': 1 } },
  { ...date('1746.9'), contingent: 'Spanish', at: null, withdraw: { SOL: 1 } },
  { ...date('1747.9'), contingent: 'Spanish', at: 'cartagena', add: { SOL: 1 } },
];

export const packages: readonly Package[] = [
  {
    id: 'dutch',
    contingent: 'Dutch',
    squadrons: [
      { id: 'dutch-sol-d-a', sail: 2, dp: 2 },
      { id: 'dutch-sol-d-b', sail: 2, dp: 2 },
    ],
    leader: 'dut-schryver',
    flotilla: 'dut-det',
    at: 'sz-the-gut',
  },
  { id: 'jacobite', contingent: 'British', withdraw: { SOL: 4 }, at: 'sz-the-gut', dp: 0 },
  { id: 'austrian-light', contingent: 'Austrian', auxiliaries: ['aux-austrian-light-1'] },
];

export const requests: NonNullable<Module['requests']> = {
  seasons: ['Spring', 'Summer'],
  table: [
    {
      die: [-9, 0],
      grants: {
        British: { add: { SOL: 2 }, auxiliary: 'Fleet' },
        French: { add: { SOL: 1 }, auxiliary: 'Fleet' },
        Spanish: { add: { SOL: 1 }, auxiliary: 'Galley' },
      },
    },
    {
      die: [1, 1],
      grants: { British: { add: { SOL: 2 } }, French: { add: { SOL: 1 } }, Spanish: { add: { SOL: 1 } } },
    },
    {
      die: [2, 2],
      grants: {
        British: { add: { SOL: 1, 'SOL(D)': 1 } },
        French: { add: { 'SOL(D)': 1 } },
        Spanish: { add: { 'SOL(D)': 1 } },
      },
    },
    {
      die: [3, 3],
      grants: { British: { add: { SOL: 1 } }, French: { add: { F: 2 } }, Spanish: { add: { G: 2 } } },
    },
    {
      die: [4, 4],
      grants: { British: { add: { F: 2 } }, French: { auxiliary: 'any' }, Spanish: { auxiliary: 'any' } },
    },
    { die: [5, 5], grants: { British: { auxiliary: 'any' }, French: {}, Spanish: {} } },
    { die: [6, 7], grants: { British: {}, French: {}, Spanish: {} } },
    { die: [8, 8], grants: { British: { pause: true }, French: { pause: true }, Spanish: { pause: true } } },
    {
      die: [9, 9],
      grants: {
        British: { withdraw: { SOL: 1 } },
        French: { withdraw: { SOL: 1 } },
        Spanish: { withdrawAuxiliary: true },
      },
    },
    {
      die: [10, 99],
      grants: {
        British: { withdraw: { SOL: 2 } },
        French: { withdraw: { SOL: 1 } },
        Spanish: { withdraw: { SOL: 1 } },
      },
    },
  ],
  arrivals: [
    { contingent: 'British', at: 'sz-the-gut', state: 'Ready' },
    { contingent: 'French', at: 'toulon', state: 'FittingOut' },
    { contingent: 'Spanish', at: 'cartagena', state: 'FittingOut' },
  ],
  arrivalDp: [
    { die: [0, 3], dp: 1 },
    { die: [4, 7], dp: 2 },
    { die: [8, 9], dp: 3 },
  ],
};

export const homeDocking: NonNullable<Module['homeDocking']> = {
  side: 'British',
  turn: 13,
  most: 2,
  from: ['gibraltar'],
  returns: 5,
  at: 'sz-the-gut',
  lostOn: [9, 9],
};
