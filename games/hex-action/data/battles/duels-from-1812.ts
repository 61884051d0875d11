/** Duels and small actions of the last war with the United States. Ships and days are history's; placements and victory are mostly ours. */
import { type Battle, holdsOut } from './battle.ts';

// biome-ignore format: one row a ship
const constitutionGuerriere: Battle = {
  id: 'constitution-guerriere-1812-advanced',
  title: 'Constitution and Guerriere',
  date: '1812-08-19',
  place: 'South of the Grand Banks',
  briefing:
    'A heavy American frigate sails down on a smaller British thirty-eight that has hove to and dares her to come on. The British ship yaws to fire; the American holds her shot until she is close aboard. The Guerriere is outgunned by half: if her colours still fly at the end of turn 25, and she has not left the board, the honours are hers.',
  board: { fixed: true },
  wind: [3, 4, 11],
  rules: { lossOfRigging: true, windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'guerriere', ships: [
          ['Guerriere', 'br-f3-38', 'crack', 'Y22', 5],
        ] },
      ],
    },
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'american', name: 'American', flagship: 'constitution', ships: [
          ['Constitution', 'us-f4-44', 'elite', 'O17', 4],
        ] },
      ],
    },
  ],
  turnLimit: 25,
  victory: holdsOut(['american', 'constitution'], ['british', 'guerriere']),
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const unitedStatesMacedonian: Battle = {
  id: 'united-states-macedonian-1812-advanced',
  title: 'United States and Macedonian',
  date: '1812-10-25',
  place: 'South of the Azores',
  briefing:
    'The British captain has the wind and the faster ship but mistakes the heavy American for a lighter one and keeps his distance, which is just where the long twenty-fours do best. Outgunned as she is, the Macedonian wins if she has not struck by the end of turn 24; leaving the board is losing.',
  board: { fixed: true },
  wind: [6, 3, 9],
  rules: { lossOfRigging: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'macedonian', ships: [
          ['Macedonian', 'br-f3-38', 'crack', 'EE19', 1],
        ] },
      ],
    },
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'american', name: 'American', flagship: 'united-states', ships: [
          ['United States', 'us-f3-44', 'elite', 'U14', 2],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: holdsOut(['american', 'united-states'], ['british', 'macedonian']),
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const constitutionJava: Battle = {
  id: 'constitution-java-1812',
  title: 'Constitution and Java',
  date: '1812-12-29',
  place: 'Off Bahia',
  briefing:
    'A fast British frigate crowded with passengers for India overtakes the Constitution and tries to cross her bow for a raking shot. Much wearing and tacking follows before the heavier guns tell. The American has until the end of turn 32; a Java still under her own colours then, and still on the board, has won.',
  board: { fixed: true },
  wind: [5, 3, 11],
  rules: { lossOfRigging: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'java', ships: [
          ['Java', 'br-f3-38-h', 'crack', 'BB18', 3],
        ] },
      ],
    },
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'american', name: 'American', flagship: 'constitution', ships: [
          ['Constitution', 'us-f4-44', 'elite', 'T22', 3],
        ] },
      ],
    },
  ],
  turnLimit: 32,
  victory: holdsOut(['american', 'constitution'], ['british', 'java']),
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const chesapeakeShannon: Battle = {
  id: 'chesapeake-shannon-1813-advanced',
  title: 'Chesapeake and Shannon',
  date: '1813-06-01',
  place: 'Off Boston Light',
  briefing:
    'The best-drilled gun crews of the British frigate force wait under easy sail; the American, with a new captain and a new company, comes straight up on the quarter and throws away the raking position out of courtesy. It will be over in a quarter of an hour. All Boston is watching: if the Chesapeake has not struck by the end of turn 24, and has not left the board, she has won.',
  board: { fixed: true },
  wind: [2, 2, 9],
  rules: { windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'shannon', ships: [
          ['Shannon', 'br-f3-38-h', 'elite', 'Z18', 3, { shot: 'D' }],
        ] },
      ],
    },
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'american', name: 'American', flagship: 'chesapeake', ships: [
          ['Chesapeake', 'us-f3-38', 'average', 'R14', 3],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: holdsOut(['british', 'shannon'], ['american', 'chesapeake']),
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const waspReindeer: Battle = {
  id: 'wasp-reindeer-1814-advanced',
  title: 'Wasp and Reindeer',
  date: '1814-06-28',
  place: 'South-west of Plymouth',
  briefing:
    "Two sloops with proud captains in almost no wind. The British brig comes down from windward and plays on the American's quarter with a single boat carronade before the broadsides open. The American is the stronger by a third: a Reindeer that has not struck by the end of turn 24, and not left the board, has won.",
  board: { fixed: true },
  wind: [5, 1, 9],
  rules: { windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'reindeer', ships: [
          ['Reindeer', 'br-s5-18', 'elite', 'DD16', 4],
        ] },
      ],
    },
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'american', name: 'American', flagship: 'wasp', ships: [
          ['Wasp', 'us-s5-18', 'elite', 'W20', 4],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: holdsOut(['american', 'wasp'], ['british', 'reindeer']),
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const constitutionCyaneLevant: Battle = {
  id: 'constitution-cyane-levant-1815-advanced',
  title: 'Constitution against Cyane and Levant',
  date: '1815-02-20',
  place: 'Off Madeira',
  briefing:
    'By moonlight two small British ships try to work together against one large American. Stay in mutual support, share the damage, and rake her when she turns on the other; if one is lost the other should go home. One of them is not enough for the American: unless both have struck by the end of turn 30 the British have won.',
  wind: [5, 2, 9],
  rules: { windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'cyane', ships: [
          ['Cyane', 'br-f4-24', 'crack', 'W18', 6],
          ['Levant', 'br-s5-20', 'crack', 'Z19', 6],
        ] },
      ],
    },
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'american', name: 'American', flagship: 'constitution', ships: [
          ['Constitution', 'us-f4-44', 'elite', 'EE14', 6],
        ] },
      ],
    },
  ],
  turnLimit: 30,
  victory: {
    type: 'special',
    wins: [
      { side: 'american', when: 'each-turn', if: { test: 'surrenderedOrLost', side: 'british', atLeast: 2 } },
      { side: 'british', when: 'each-turn', if: { test: 'surrenderedOrLost', ships: ['constitution'] } },
    ],
    otherwise: 'british',
  },
  provenance: { wind: 'public' },
};

export const duelsFrom1812: readonly Battle[] = [
  constitutionGuerriere,
  unitedStatesMacedonian,
  constitutionJava,
  chesapeakeShannon,
  waspReindeer,
  constitutionCyaneLevant,
];
