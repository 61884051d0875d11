/** Orders of the two fleets, and the trade that the League must bring home. */
import type { Order } from '../../rules/module/orders.ts';
import type { ConvoyGroup } from '../../rules/module/organisations.ts';
import { circuit, convoyOut, escort, fitOutAt, interdict, order, station, words } from '../tables.ts';

const crown = { side: 'crown', command: null } as const;
const league = { side: 'league', command: null } as const;

export const trainingOrders: readonly Order[] = [
  order(crown, 'C1', 'cr-blockade', {
    name: 'Blockade: Valdoro',
    type: 'Blockade',
    force: '6 line Flag+',
    fulfil: interdict('valdoro', 4),
    fails: 'L',
    deadline: 4,
    recycle: 'Qx',
  }),
  order(crown, 'C2', 'cr-cruise', {
    name: 'Cruise: the reaches',
    type: 'Cruise',
    force: '2 line',
    fulfil: circuit('west-reach north-reach middle-ground', 1),
    deadline: 3,
    recycle: 'Qx',
  }),
  order(crown, 'C3', 'cr-teeth', {
    name: 'Hold the Teeth',
    type: 'Interdiction',
    force: '2 any IS',
    fulfil: interdict('the-teeth', 3),
    fails: 'L',
    deadline: 3,
    recycle: 'Qx',
  }),
  order(crown, 'C4', 'cr-intercept', {
    name: 'Intercept the trade',
    type: 'Interception',
    force: '2 any',
    fulfil: { test: 'harmConvoy', group: 'league-trade', dp: 4 },
    deadline: 4,
    recycle: 'Q',
    when: convoyOut('league-trade'),
  }),
  order(crown, 'C5', 'cr-show', {
    name: 'Show of Force: Port Amber',
    type: 'Show of Force',
    force: '2 line',
    fulfil: station('port-amber', 1),
    fails: 'L',
    deadline: 3,
    recycle: 'Q',
  }),
  order(league, 'L1', 'le-escort', {
    name: 'Escort: the Valdoro trade',
    type: 'Escort',
    force: '1 any IS',
    fulfil: escort('league-trade', 7),
    fails: 'C',
    recycle: 'I',
    when: convoyOut('league-trade'),
    mandatory: convoyOut('league-trade'),
  }),
  order(league, 'L2', 'le-sortie', {
    name: 'Break the blockade',
    type: 'Battle',
    force: '6 line Flag+',
    fulfil: { test: 'breakBlockade', at: 'valdoro' },
    fails: 'B',
    deadline: 3,
    recycle: 'Q',
  }),
  order(league, 'L3', 'le-cruise', {
    name: 'Cruise: the eastern banks',
    type: 'Cruise',
    force: '2 any IS',
    fulfil: circuit('amber-bank lee-shore', 1),
    deadline: 3,
    recycle: 'Qx',
  }),
  order(league, 'L4', 'le-garrison', {
    name: 'Troops for Port Amber',
    type: 'Transport of Troops',
    force: '1 any IS',
    fulfil: { test: 'sequence', of: [fitOutAt('valdoro'), fitOutAt('port-amber')] },
    fails: 'B',
    deadline: 3,
    recycle: 'Q',
  }),
  order(league, 'L5', 'le-pelham', {
    name: 'Blockade: Pelham',
    type: 'Blockade',
    force: '2 line',
    fulfil: interdict('pelham', 3),
    fails: 'L',
    deadline: 4,
    recycle: 'Qx',
  }),
];

export const trainingConvoys: readonly ConvoyGroup[] = [
  {
    group: 'league-trade',
    name: 'The Valdoro trade',
    side: 'league',
    command: null,
    kind: 'trade',
    ma: 3,
    assembles: [
      { turn: 5, leg: 'out', at: 'western-ocean' },
      { turn: 12, leg: 'out', at: 'western-ocean' },
    ],
    yearLimit: null,
    onMapLimit: null,
    routes: [
      { number: 1, name: 'Round the Horn', path: words('western-ocean horn north-reach valdoro') },
      {
        number: 2,
        name: 'Through the Teeth',
        path: words('western-ocean the-teeth west-reach north-reach valdoro'),
      },
    ],
    ends: 'port',
    divert: { from: 'north-reach', to: 'valdoro' },
    scatter: { battle: 8, total: 12 },
    lostAt: 12,
  },
];
