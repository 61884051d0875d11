/** The two little wars on land. Box 0 is the Crown's end of each track. */
import type { Campaign } from '../../rules/module/orders.ts';
import { presence, track } from '../tables.ts';

export const gulfCampaigns: readonly Campaign[] = [
  {
    id: 'mc-dunes',
    name: 'The march along the Dunes',
    openedBy: 'army-of-the-dunes',
    activation: { turns: [5], die: 7, modifiers: [] },
    winterRest: true,
    status: 'Even',
    startBox: { Even: 2, Held: 2, Lost: 3 },
    boxes: track('Back over the border', 'Guns before Pelham', [
      [2, 8],
      [2, 7],
      [2, 7],
      [1, 7],
    ]),
    troopPoints: 2,
    modifiers: [
      { when: presence('crown', 'dunes', 1), value: 1 },
      { when: presence('league', 'dunes', 1), value: -1 },
    ],
    deadline: 14,
    lastYear: 1758,
    ends: {
      A: { status: 'Held', effects: [{ do: 'orders', side: 'crown', fulfilled: 1 }] },
      B: {
        status: 'Lost',
        effects: [
          { do: 'orders', side: 'league', fulfilled: 1 },
          { do: 'repairRate', ports: ['pelham'], rolls: 1, per: 'quarter', turns: 8 },
        ],
      },
    },
    permanent: false,
    text: 'The League’s army between the sand and the sea, fed from Valdoro by its troop Convoys. At its end Pelham’s yard lies under its guns.',
  },
  {
    id: 'mc-bride',
    name: 'St Bride',
    openedBy: 'rising-on-st-bride',
    activation: { turns: [5, 9, 13], die: 8, modifiers: [] },
    winterRest: false,
    status: 'Quiet',
    startBox: { Quiet: 2, Risen: 1 },
    boxes: track('The island lost to Valdoro', 'The rising put down', [
      [2, 7],
      [2, 7],
      [2, 8],
    ]),
    troopPoints: null,
    modifiers: [
      { when: presence('crown', 'st-bride', 1), value: 1 },
      { when: presence('league', 'st-bride', 1), value: -1 },
    ],
    deadline: null,
    lastYear: 1758,
    ends: {
      A: { status: 'Risen', effects: [{ do: 'portSide', port: 'st-bride', side: 'crown' }] },
      B: { status: 'Quiet', effects: [{ do: 'cancel', event: 'rising-on-st-bride' }] },
    },
    permanent: true,
    text: 'Islanders against the garrison in the fort. If they win the harbour is the Crown’s.',
  },
];
