/** Battles of a few ships a side on the open sea. */
import type { Outline } from './expand.ts';

export const columns: readonly Outline[] = [
  {
    id: 'division-lesson',
    title: 'Lesson: A Division in Hand',
    date: '1805-10-21',
    place: 'Off Cape Trafalgar (exercise)',
    briefing:
      'Three British seventy-fours come down on two French ones that lie to leeward under easy sail. Order the division as one ship: one course for all, one word for all guns, and guns kept ready for whoever comes near.',
    tutorial: true,
    table: [72, 48],
    windToward: 180,
    turnLimit: 10,
    sides: [
      {
        nation: 'British',
        flagship: 'bri-bellerophon',
        squadrons: [
          {
            id: 'red',
            name: 'Red squadron',
            at: [24, 10],
            heading: 100,
            ships: ['bri-bellerophon', 'bri-orion', 'bri-leviathan'],
          },
        ],
      },
      {
        nation: 'French',
        flagship: 'fre-aigle',
        squadrons: [
          {
            id: 'white',
            name: 'White squadron',
            at: [40, 34],
            heading: 80,
            sail: 'easy',
            ships: ['fre-aigle', 'fre-achille'],
          },
        ],
      },
    ],
    victory: [{ type: 'points', margin: 10 }],
  },
  {
    id: 'learning-three',
    title: 'Three a Side',
    date: '1805-10-21',
    place: 'Off Cape Trafalgar (exercise)',
    briefing:
      'Three seventy-fours on each side, open water, wind on the beam. The French have the weather gage, the British the better crews. A first game with squadrons: roll initiative, keep the line closed up, and see how quickly one crippled ship drags down the others.',
    table: [72, 48],
    windToward: 180,
    turnLimit: 12,
    measured: { score: [119, 67, 14], turns: [4, 10, 12] },
    sides: [
      {
        nation: 'British',
        flagship: 'bri-bellerophon',
        squadrons: [
          {
            id: 'red',
            name: 'Red squadron',
            at: [20, 40],
            heading: 100,
            ships: ['bri-bellerophon', 'bri-orion', 'bri-leviathan'],
          },
        ],
      },
      {
        nation: 'French',
        flagship: 'fre-aigle',
        squadrons: [
          {
            id: 'white',
            name: 'White squadron',
            at: [28, 6],
            heading: 80,
            ships: ['fre-fougueux', 'fre-aigle', 'fre-achille'],
          },
        ],
      },
    ],
    victory: [{ type: 'points', margin: 10 }],
  },
  {
    id: 'breaking-the-line',
    title: 'Victory Breaks the Line',
    date: '1805-10-21',
    place: 'Off Cape Trafalgar',
    briefing:
      "The weather column's first four ships against the four that closed round the French flagship. Get through the gap and rake to either side, or lie alongside and board. The British must beat three of the four; two of theirs are enough for the allies.",
    table: [96, 72],
    windToward: 110,
    turnLimit: 14,
    measured: { score: [114, 82, 4], turns: [3, 9, 14] },
    sides: [
      {
        nation: 'British',
        flagship: 'bri-victory',
        squadrons: [
          {
            id: 'victory',
            name: 'Weather column',
            at: [26, 36],
            heading: 90,
            ships: ['bri-victory', 'bri-temeraire', 'bri-neptune', 'bri-conqueror'],
          },
        ],
      },
      {
        id: 'allied',
        name: 'Combined Fleet',
        nation: 'French',
        flagship: 'fre-bucentaure',
        squadrons: [
          {
            id: 'bucentaure',
            name: 'Allied centre',
            at: [62, 30],
            heading: 10,
            nation: 'French',
            ships: ['spa-santisima-trinidad', 'fre-bucentaure', 'fre-redoutable', 'fre-neptune'],
          },
        ],
      },
    ],
    victory: [
      {
        type: 'strike',
        side: 'british',
        ships: ['spa-santisima-trinidad', 'fre-bucentaure', 'fre-redoutable', 'fre-neptune'],
        atLeast: 3,
      },
      {
        type: 'strike',
        side: 'allied',
        ships: ['bri-victory', 'bri-temeraire', 'bri-neptune', 'bri-conqueror'],
        atLeast: 2,
      },
      { type: 'points', margin: 15 },
    ],
  },
  {
    id: 'collingwood',
    title: 'The Lee Column Goes In',
    date: '1805-10-21',
    place: 'Off Cape Trafalgar',
    briefing:
      'The second admiral outsails his own line and is alone among the enemy for a quarter of an hour. Hold on with one ship until the next five arrive. The allies have won if one of theirs still fights after the thirteenth turn.',
    table: [96, 72],
    windToward: 110,
    turnLimit: 13,
    measured: { score: [108, 92, 0], turns: [6, 13, 13] },
    sides: [
      {
        nation: 'British',
        flagship: 'bri-royal-sovereign',
        squadrons: [
          {
            id: 'sovereign',
            name: 'Royal Sovereign group',
            at: [30, 30],
            heading: 95,
            ships: ['bri-royal-sovereign', 'bri-belleisle', 'bri-mars'],
          },
          {
            id: 'tonnant',
            name: 'Tonnant group',
            at: [22, 42],
            heading: 95,
            ships: ['bri-tonnant', 'bri-bellerophon', 'bri-colossus'],
          },
        ],
      },
      {
        id: 'allied',
        name: 'Combined Fleet',
        nation: 'Spanish',
        flagship: 'spa-santa-ana',
        squadrons: [
          {
            id: 'santa-ana',
            name: 'Spanish rear',
            at: [66, 28],
            heading: 5,
            ships: ['spa-santa-ana', 'spa-monarca', 'spa-bahama'],
          },
          {
            id: 'algesiras',
            name: 'French rear',
            at: [64, 46],
            heading: 5,
            ships: ['fre-fougueux', 'fre-algesiras', 'fre-argonaute'],
          },
        ],
      },
    ],
    victory: [
      {
        type: 'survive',
        side: 'allied',
        ships: [
          'spa-santa-ana',
          'spa-monarca',
          'spa-bahama',
          'fre-fougueux',
          'fre-algesiras',
          'fre-argonaute',
        ],
        atLeast: 1,
        untilTurn: 13,
      },
      { type: 'points', margin: 15 },
    ],
  },
  {
    id: 'cape-ortegal',
    title: 'Strachan and Dumanoir',
    date: '1805-11-04',
    place: 'Bay of Biscay',
    briefing:
      'Four French survivors of a lost battle against four fresh British ships, equal in number and not in spirit. The French may still win if they can double on the leading ship before the others close, or if one of them still fights under her colours after the eighth turn, which is the last.',
    table: [96, 72],
    windToward: 330,
    turnLimit: 8,
    measured: { score: [85, 115, 0], turns: [5, 8, 8] },
    sides: [
      {
        nation: 'British',
        flagship: 'bri-caesar',
        squadrons: [
          {
            id: 'strachan',
            name: 'Strachan',
            at: [48, 54],
            heading: 50,
            ships: ['bri-caesar', 'bri-hero', 'bri-courageux', 'bri-spartiate'],
          },
        ],
      },
      {
        nation: 'French',
        flagship: 'fre-formidable',
        squadrons: [
          {
            id: 'dumanoir',
            name: 'Dumanoir',
            at: [52, 18],
            heading: 60,
            ships: ['fre-duguay-trouin', 'fre-formidable', 'fre-mont-blanc', 'fre-scipion'],
          },
        ],
      },
    ],
    victory: [
      {
        type: 'survive',
        side: 'french',
        ships: ['fre-duguay-trouin', 'fre-formidable', 'fre-mont-blanc', 'fre-scipion'],
        atLeast: 1,
        untilTurn: 8,
      },
      { type: 'points', margin: 12 },
    ],
  },
];
