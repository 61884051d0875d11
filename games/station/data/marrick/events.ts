/**
 * Political Events of the Gulf, in the order in which they are tested: councils and treaties, a rising, letters of marque,
 * ships called home, bad harvests and worse yards.
 */
import type { StrategicEvent } from '../../rules/module/orders.ts';
import { always, date, event, from, presence, repairHalt, status } from '../tables.ts';

const window = (first: string, last = '1758.16') => ({ from: date(first), to: date(last) });

type Row = Pick<StrategicEvent, 'id' | 'name' | 'window' | 'die' | 'effects' | 'text'> &
  Partial<StrategicEvent>;

/** Most come once, at once, for good. */
const occurrence = (row: Row, box: number): StrategicEvent => ({
  box: box + 1,
  coloured: false,
  once: true,
  prerequisite: always,
  modifiers: [],
  automatic: null,
  implementation: null,
  cancels: [],
  lasts: null,
  ...row,
});

const ROWS: readonly Row[] = [
  {
    id: 'army-of-the-dunes',
    name: 'An army for the Dunes',
    window: window('1757.1'),
    die: 9,
    automatic: date('1757.1'),
    effects: [{ do: 'campaignOpen', campaign: 'mc-dunes' }],
    text: 'The League raises an army to march along the Dunes on Pelham; what it needs must come by sea.',
  },
  {
    id: 'the-diet',
    name: 'The Diet sits',
    window: window('1757.5'),
    die: 3,
    modifiers: [{ when: { if: 'lineSail', contingent: 'Valdoran', op: '<=', value: 10 }, value: -2 }],
    automatic: date('1758.1'),
    effects: [{ do: 'rule', rule: 'league-fleet', on: true }],
    text: 'Valdoro and Amber agree at last: their ships may sail as one fleet, and Amber’s harbour is open to both.',
  },
  {
    id: 'charter-suspended',
    name: 'The Company’s charter suspended',
    window: window('1757.9'),
    die: 2,
    modifiers: [
      { when: event('the-diet'), value: -2 },
      { when: { if: 'fulfilled', order: 'cc-escort-trade', withinTurns: 6 }, value: 2 },
    ],
    effects: [
      { do: 'rule', rule: 'union-fleet', on: true },
      { do: 'requestDrm', side: 'crown', value: -1, turns: 8 },
    ],
    text: 'The Crown puts the Company’s ships under its own Admiral. They may sail as one fleet, and the Ministry listens.',
  },
  {
    id: 'rising-on-st-bride',
    name: 'St Bride rises',
    coloured: true,
    window: window('1757.5'),
    prerequisite: { if: 'port', port: 'st-bride', side: 'league' },
    die: 5,
    modifiers: [{ when: presence('crown', 'amber-bank lee-shore', 2), value: -2 }],
    automatic: date('1757.9'),
    effects: [{ do: 'campaignOpen', campaign: 'mc-bride' }],
    text: 'The islanders of St Bride throw out the customs-men of Valdoro and ask for Crown powder.',
  },
  {
    id: 'tarn-neutral',
    name: 'Tarn thinks better of it',
    once: false,
    window: window('1757.1'),
    die: null,
    effects: [
      { do: 'withdraw', package: 'tarn-galleys' },
      { do: 'contingent', contingent: 'Tarn', is: 'Neutral' },
      { do: 'portSide', port: 'tarn', side: null },
    ],
    cancels: ['tarn-signs'],
    lasts: 8,
    text: 'With League frigates in her roads the Republic remembers how dear peace is to her.',
  },
  {
    id: 'tarn-signs',
    name: 'Tarn signs with the Crown',
    once: false,
    window: window('1757.5'),
    prerequisite: { if: 'not', of: [event('tarn-neutral')] },
    die: 2,
    modifiers: [
      { when: status('mc-bride', 'Risen'), value: -1 },
      { when: presence('league', 'tarn inner-water', 1), value: 3 },
    ],
    effects: [
      { do: 'contingent', contingent: 'Tarn', is: 'crown' },
      { do: 'portSide', port: 'tarn', side: 'crown' },
      { do: 'reinforce', package: 'tarn-galleys' },
    ],
    text: 'The Republic of Tarn opens her harbour to the Crown and sends her galleys out.',
  },
  {
    id: 'letters-of-marque',
    name: 'Letters of marque',
    window: window('1757.5'),
    die: 3,
    modifiers: [
      { when: { if: 'fulfilled', order: 'cr-show-amber', withinTurns: 8 }, value: 3 },
      { when: from('1758.1'), value: -3 },
    ],
    implementation: 6,
    effects: [
      { do: 'rule', rule: 'letters-of-marque', on: true },
      { do: 'auxiliaries', ids: ['privateer-amber', 'privateer-bride'] },
    ],
    text: 'Amber hands out letters of marque. Two privateers are fitted out, and the xebecs take the city’s pay.',
  },
  {
    id: 'ships-called-home',
    name: 'Ships called home',
    window: window('1757.9', '1758.8'),
    prerequisite: { if: 'lineSail', contingent: 'Crown', op: '>=', value: 12 },
    die: 2,
    effects: [
      { do: 'withdraw', package: 'home-waters' },
      { do: 'return', package: 'home-waters', afterTurns: 6 },
    ],
    text: 'An alarm in home waters: two Sail of the Crown are called away for six Turns.',
  },
  {
    id: 'bank-of-amber',
    name: 'A run on the Bank of Amber',
    window: window('1757.9'),
    die: 2,
    modifiers: [{ when: { if: 'fulfilled', order: 'cc-hold-gate', withinTurns: 8 }, value: -2 }],
    effects: [
      { do: 'draws', side: 'league', value: -1, turns: 4 },
      { do: 'convoyLimit', group: 'league-troops', value: -1, turns: 8 },
    ],
    text: 'The Bank of Amber closes its doors for a month. No money, no Orders, and fewer regiments.',
  },
  {
    id: 'bad-harvest',
    name: 'A bad harvest',
    window: window('1757.8'),
    die: 4,
    effects: [],
    text: 'Bread is dear in the south. The corn ships are worth an Order to the Crown wherever they come through.',
  },
  {
    id: 'new-slip-at-valdoro',
    name: 'A new slip at Valdoro',
    window: window('1757.9'),
    die: 2,
    effects: [{ do: 'repairRate', ports: ['valdoro'], rolls: 2, per: 'turn', turns: 6 }],
    lasts: 6,
    text: 'The shipwrights of Valdoro work by torchlight: two repair rolls a Turn for six Turns.',
  },
  {
    id: 'hard-season',
    name: 'A hard season',
    once: false,
    window: window('1757.12'),
    prerequisite: { if: 'season', in: ['Fall', 'Winter'] },
    die: 1,
    effects: [{ do: 'galeForce', value: 1, turns: 4 }],
    lasts: 4,
    text: 'The oldest pilots cannot remember such weather. New Gales are one Force higher for four Turns.',
  },
  {
    id: 'yard-fever',
    name: 'Fever in the yards',
    once: false,
    window: window('1757.5'),
    die: 1,
    effects: [repairHalt('most-ready', 4)],
    lasts: 4,
    text: 'Fever follows the fleets in: who has more Squadrons at sea finds a Key Port of his own idle for four Turns.',
  },
  {
    id: 'envoys-at-tarn',
    name: 'Envoys meet at Tarn',
    coloured: true,
    window: window('1758.5'),
    die: 4,
    effects: [
      { do: 'requestDrm', side: 'crown', value: 3 },
      { do: 'requestDrm', side: 'league', value: 3 },
    ],
    text: 'Envoys of both sides take rooms in the same street. Nobody sends more ships now.',
  },
];

export const gulfEvents: readonly StrategicEvent[] = ROWS.map(occurrence);
