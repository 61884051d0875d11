/** Convoys: the Company's trade with the Saltern, Valdoro's with the ocean, and regiments for the Dunes. */
import type { ConvoyGroup } from '../../rules/module/organisations.ts';
import { event, words } from '../tables.ts';

const route = (number: number, name: string, path: string) => ({ number, name, path: words(path) });
const merchants = { kind: 'trade', ma: 3, scatter: { battle: 10, total: 14 }, lostAt: 14 } as const;

export const gulfConvoys: readonly ConvoyGroup[] = [
  {
    group: 'company-trade',
    name: 'The Saltern trade',
    side: 'crown',
    command: 'Chartered',
    ...merchants,
    assembles: [
      { turn: 5, leg: 'out', at: 'pelham' },
      { turn: 11, leg: 'out', at: 'pelham' },
    ],
    yearLimit: null,
    onMapLimit: null,
    routes: [
      route(1, 'By Broad Sound', 'pelham broad-sound lee-shore gate-roads the-gate salt-roads the-saltern'),
      route(2, 'Along the Dunes', 'pelham dunes lee-shore gate-roads the-gate inner-water the-saltern'),
    ],
    ends: 'zone',
  },
  {
    group: 'league-trade',
    name: 'The Valdoro trade',
    side: 'league',
    command: 'Northern',
    ...merchants,
    assembles: [
      { turn: 5, leg: 'out', at: 'western-ocean' },
      { turn: 12, leg: 'out', at: 'western-ocean' },
    ],
    yearLimit: null,
    onMapLimit: null,
    routes: [
      route(1, 'Round the Horn', 'western-ocean horn north-reach valdoro'),
      route(2, 'Through the Teeth', 'western-ocean the-teeth west-reach north-reach valdoro'),
    ],
    ends: 'port',
    divert: { from: 'north-reach', to: 'valdoro' },
  },
  {
    group: 'league-troops',
    name: 'Regiments for the Dunes',
    side: 'league',
    command: 'Northern',
    kind: 'troop',
    ma: 3,
    assembles: [{ turn: null, leg: 'out', at: 'valdoro' }],
    requires: event('army-of-the-dunes'),
    yearLimit: 2,
    onMapLimit: 1,
    routes: [
      route(1, 'By Amber Bank', 'valdoro middle-ground amber-bank lee-shore dunes'),
      route(2, 'Across the Gulf', 'valdoro middle-ground broad-sound lee-shore dunes'),
    ],
    ends: 'coast',
    scatter: { battle: 4, total: 8 },
    lostAt: 8,
    troopPoints: [
      { dp: 3, points: 2 },
      { dp: 7, points: 1 },
    ],
  },
];
