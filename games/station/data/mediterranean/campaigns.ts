/**
 * Military Campaigns: the wars on land as the Fleets see them. Box 0 is the Allies' end of each track. Courses and ends
 * follow history; numbers were made for this module.
 */
import type { Campaign } from '../../rules/module/orders.ts';
import { active, event, presence, status, track } from '../tables.ts';

export const allCampaigns: readonly Campaign[] = [
  {
    id: 'mc-alps',
    name: 'Nice and the Alps',
    openedBy: 'family-compact',
    activation: {
      turns: [5],
      die: 6,
      modifiers: [{ when: status('mc-alps', 'Bourbon'), value: -1 }],
      not: ['mc-provence'],
    },
    winterRest: true,
    status: 'Savoyard',
    startBox: { Savoyard: 2, Bourbon: 3 },
    boxes: track('Nice held', 'Nice taken', [
      [3, 8],
      [2, 7],
      [2, 7],
      [2, 7],
    ]),
    troopPoints: null,
    modifiers: [
      { when: { if: 'contingent', contingent: 'Savoyard', is: 'Neutral' }, value: -1 },
      { when: presence('British', 'villefranche coast-a', 2), value: 1 },
    ],
    deadline: 12,
    lastYear: 1748,
    ends: {
      A: { status: 'Savoyard', effects: [{ do: 'portSide', port: 'villefranche', side: 'British' }] },
      B: { status: 'Bourbon', effects: [{ do: 'portSide', port: 'villefranche', side: 'Bourbon' }] },
    },
    permanent: false,
    text: 'French and Spanish corps against the passes and the county of Nice. The end in the Bourbons’ favour takes Villefranche.',
  },
  {
    id: 'mc-italy',
    name: 'Lombardy and the Legations',
    openedBy: 'spanish-army-italy',
    activation: {
      turns: [5],
      die: 7,
      modifiers: [
        { when: { if: 'counter', counter: 'troopPointsLandedThisYear', op: '>=', value: 1 }, value: -1 },
      ],
    },
    winterRest: true,
    status: 'Even',
    startBox: { Even: 3, Bourbon: 3, Austrian: 3 },
    boxes: track('Austrians clear the valley', 'Milan entered', [
      [2, 8],
      [2, 7],
      [2, 7],
      [2, 7],
      [1, 7],
    ]),
    troopPoints: 2,
    modifiers: [
      { when: { if: 'contingent', contingent: 'Genoese', is: 'Bourbon' }, value: -1 },
      { when: event('spain-wavers'), value: 1 },
    ],
    deadline: 14,
    lastYear: 1748,
    ends: {
      A: {
        status: 'Austrian',
        effects: [
          { do: 'eventDrm', event: 'genoa-falls', value: -1, turns: 8 },
          { do: 'contingent', contingent: 'Austrian', is: 'British' },
          { do: 'reinforce', package: 'austrian-light' },
        ],
      },
      B: {
        status: 'Bourbon',
        effects: [
          { do: 'withdraw', package: 'austrian-light' },
          { do: 'contingent', contingent: 'Austrian', is: 'Absent' },
        ],
      },
    },
    permanent: false,
    text: 'The war for Milan and the duchies, fed from the sea by the Spanish troop convoys.',
  },
  {
    id: 'mc-naples',
    name: 'Velletri and the road to Naples',
    openedBy: 'neapolitan-joins',
    activation: { turns: [5], die: 6, modifiers: [{ when: status('mc-italy', 'Austrian'), value: -2 }] },
    winterRest: true,
    status: 'Neapolitan',
    startBox: { Neapolitan: 2, Austrian: 2 },
    boxes: track('Kingdom overrun', 'Camp held at Velletri', [
      [3, 7],
      [3, 7],
      [3, 6],
    ]),
    troopPoints: null,
    modifiers: [{ when: presence('British', 'naples coast-e s19', 2), value: 1 }],
    deadline: 12,
    lastYear: 1746,
    ends: {
      A: { status: 'Austrian', effects: [{ do: 'event', event: 'neapolitan-neutrality' }] },
      B: { status: 'Neapolitan', effects: [{ do: 'counter', counter: 'neapolitanSafe', add: 1 }] },
    },
    permanent: false,
    text: 'An Austrian march on Naples, and the camp that bars the way.',
  },
  {
    id: 'mc-provence',
    name: 'Invasion of Provence',
    openedBy: 'genoa-falls',
    activation: { turns: [13, 1], die: 9, modifiers: [] },
    winterRest: false,
    status: 'Open',
    startBox: { Open: 2 },
    boxes: track('Provence held to the Durance', 'Invaders back over the Var', [
      [2, 8],
      [2, 7],
      [2, 7],
    ]),
    troopPoints: null,
    modifiers: [
      {
        when: { if: 'all', of: [event('genoa-revolt'), { if: 'port', port: 'genoa', side: 'Bourbon' }] },
        value: -2,
      },
    ],
    deadline: 8,
    lastYear: 1748,
    ends: {
      A: {
        status: 'Open',
        effects: [
          { do: 'repairRate', ports: ['toulon'], rolls: 1, per: 'quarter', turns: 8 },
          { do: 'repairRate', ports: ['marseilles'], rolls: 1, per: 'quarter', turns: 8 },
        ],
      },
      B: { status: 'Open', effects: [] },
    },
    permanent: true,
    text: 'Austrians and Savoyards over the Var into Provence. It must be decided by Turn 8 that follows its Activation.',
  },
  {
    id: 'mc-genoa',
    name: 'Siege of Genoa',
    openedBy: 'genoa-revolt',
    activation: { turns: [5, 9], die: 9, modifiers: [] },
    winterRest: false,
    status: 'Open',
    startBox: { Open: 2 },
    boxes: track('City retaken', 'Siege raised', [
      [2, 7],
      [2, 7],
      [2, 7],
    ]),
    troopPoints: null,
    modifiers: [{ when: active('mc-provence'), value: -1 }],
    deadline: 14,
    lastYear: 1748,
    ends: {
      A: {
        status: 'Open',
        effects: [
          { do: 'portSide', port: 'genoa', side: 'British' },
          { do: 'contingent', contingent: 'Genoese', is: 'Neutral' },
        ],
      },
      B: { status: 'Open', effects: [] },
    },
    permanent: true,
    text: 'The Austrians before Genoa, once the city has thrown them out.',
  },
  {
    id: 'mc-corsica',
    name: 'Corsica',
    openedBy: 'corsican-insurgency',
    activation: { turns: [5, 9, 13], die: 9, modifiers: [] },
    winterRest: false,
    status: 'Open',
    startBox: { Open: 2, Rebel: 1, Genoese: 2 },
    boxes: track('Island lost to Genoa', 'Island quiet', [
      [2, 8],
      [2, 8],
      [2, 8],
    ]),
    troopPoints: null,
    modifiers: [{ when: presence('British', 'bastia calvi ajaccio', 1), value: 1 }],
    deadline: null,
    lastYear: 1748,
    ends: {
      A: {
        status: 'Rebel',
        effects: [
          { do: 'portSide', port: 'bastia', side: null },
          { do: 'portSide', port: 'calvi', side: null },
          { do: 'portSide', port: 'ajaccio', side: null },
        ],
      },
      B: { status: 'Genoese', effects: [{ do: 'cancel', event: 'corsican-insurgency' }] },
    },
    permanent: false,
    text: 'The islanders against Genoa. It goes on from Year to Year.',
  },
];
