/** Orders, Events and a Campaign for the tests. */
import { always, order } from '../../data/tables.ts';
import type { Campaign, Order, StrategicEvent } from '../module/orders.ts';

const red = { side: 'red', command: null } as const;
const north = { side: 'blue', command: 'north' } as const;
const south = { side: 'blue', command: 'south' } as const;
const joint = { side: 'blue', command: null } as const;

export const testOrders: readonly Order[] = [
  order(red, 'R1', 'red-cruise', {
    name: 'Cruise of the Banks',
    type: 'Cruise',
    force: '2 line',
    fulfil: { test: 'circuit', route: ['w', 'x'], times: 1 },
    deadline: 3,
    recycle: 'Qx',
    more: { invalid: [] },
  }),
  order(red, 'R2', 'red-blockade', {
    name: 'Blockade of Ville',
    type: 'Blockade',
    force: '4 line Flag+',
    fulfil: { test: 'interdict', at: ['ville'], impulses: 4 },
    fails: 'L',
    deadline: 4,
    effects: [{ do: 'campaignDrm', campaign: 'siege', value: 1, turns: 4 }],
    recycle: 'Qx',
    mandatory: { if: 'lineAt', side: 'blue', at: 'ville', min: 8 },
    more: { invalid: ['poolWhenFalse', 'targetChangedSide'] },
  }),
  order(red, 'R3', 'red-strait', {
    name: 'Hold the Narrows',
    type: 'Interdiction',
    force: '1 any IS',
    fulfil: { test: 'interdict', at: ['narrows'], impulses: 2 },
    fails: 'L',
    deadline: 3,
    recycle: 'Ix',
    more: { invalid: [] },
  }),
  order(red, 'R4', 'red-show', {
    name: 'Show of Force at the Den',
    type: 'Show of Force',
    force: '2 line',
    written: 'den haven',
    fulfil: { test: 'station', at: ['den', 'haven'], impulses: 1 },
    fails: 'L',
    deadline: 3,
    effects: [{ do: 'neutralise', base: 'target', turns: 8 }],
    recycle: 'Y',
    more: { invalid: [] },
  }),
  order(north, 'N1', 'north-escort', {
    name: 'Escort of the trade',
    type: 'Escort',
    force: '1 any',
    fulfil: { test: 'escort', group: 'blue-trade', maxDP: 7 },
    fails: 'C',
    recycle: 'I',
    when: { if: 'convoy', group: 'blue-trade' },
    mandatory: { if: 'convoy', group: 'blue-trade' },
    more: { invalid: [], formations: ['Flag', 'Detachment', 'IndependentSquadron'] },
  }),
  order(south, 'S1', 'south-rebase', {
    name: 'To Ville',
    type: 'Rebase',
    force: '1 line',
    fulfil: {
      test: 'sequence',
      of: [
        { test: 'arrive', at: ['ville'], state: 'FittingOut' },
        { test: 'arrive', at: ['cala'], state: 'FittingOut' },
      ],
    },
    fails: 'B',
    deadline: 4,
    recycle: '1',
    more: { invalid: [], formations: ['Flag', 'Detachment'] },
  }),
  order(joint, 'J1', 'joint-sortie', {
    name: 'Sortie',
    type: 'Battle',
    force: '4 line GrandFlag',
    fulfil: { test: 'breakBlockade', at: 'ville' },
    fails: 'B',
    deadline: 3,
    effects: [{ do: 'prestige', side: 'blue', value: 1 }],
    recycle: 'Y',
    when: { if: 'event', event: 'compact' },
    more: { invalid: [], combined: true },
  }),
];

export const testEvents: readonly StrategicEvent[] = [
  {
    id: 'compact',
    name: 'The Compact',
    box: 1,
    coloured: false,
    once: true,
    window: { from: { year: 1741, turn: 1 }, to: { year: 1742, turn: 16 } },
    prerequisite: always,
    die: 4,
    modifiers: [],
    automatic: { year: 1742, turn: 1 },
    implementation: null,
    effects: [
      { do: 'rule', rule: 'combined-fleet', on: true },
      { do: 'campaignOpen', campaign: 'siege' },
    ],
    cancels: [],
    lasts: null,
    text: 'The two Commands may sail as one.',
  },
  {
    id: 'war',
    name: 'War',
    box: 2,
    coloured: true,
    once: true,
    window: { from: { year: 1741, turn: 5 }, to: { year: 1743, turn: 16 } },
    prerequisite: { if: 'event', event: 'compact' },
    die: 3,
    modifiers: [{ when: { if: 'counter', counter: 'incidents', op: '>=', value: 1 }, value: -4 }],
    automatic: null,
    implementation: 5,
    effects: [{ do: 'auxiliaries', ids: ['privateer-1'] }],
    cancels: [],
    lasts: null,
    text: 'War is declared.',
  },
];

export const testCampaigns: readonly Campaign[] = [
  {
    id: 'siege',
    name: 'The siege',
    openedBy: 'compact',
    activation: { turns: [5], die: 7, modifiers: [] },
    winterRest: true,
    status: 'open',
    startBox: { open: 2, taken: 3 },
    boxes: [
      { label: 'Raised', up: null, down: null },
      { up: 2, down: 8 },
      { up: 2, down: 7 },
      { up: 2, down: 7 },
      { label: 'Taken', up: null, down: null },
    ],
    troopPoints: 2,
    modifiers: [{ when: { if: 'presence', side: 'red', at: ['ferry', 'y'], minSquadrons: 2 }, value: 1 }],
    deadline: 12,
    lastYear: 1743,
    ends: {
      A: { status: 'open', effects: [] },
      B: { status: 'taken', effects: [{ do: 'portSide', port: 'ferry', side: 'blue' }] },
    },
    permanent: false,
    text: 'The siege of Ferry.',
  },
];
