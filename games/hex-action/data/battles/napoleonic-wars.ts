/** Fleets of the Napoleonic wars. Ships and days are history's; placements and victory are mostly ours. */
import type { Battle } from './battle.ts';

// biome-ignore format: one row a ship
const athos: Battle = {
  id: 'athos-1807',
  title: 'Mount Athos',
  date: '1807-07-01',
  place: 'Northern Aegean',
  briefing:
    'Senyavin pairs his ships against the three Ottoman flagships, reckoning that when they go the rest will not stand. The Turkish ships are big and full of men but shoot badly. The Ottoman side begins with 55 points.',
  wind: [2, 3, 7],
  rules: { commandLag: 'squadrons', lossOfRigging: true },
  sides: [
    {
      id: 'russian',
      name: 'Russian Mediterranean squadron',
      nation: 'Russian',
      squadrons: [
        { id: 'pairs-1', name: 'Attack group, north', flagship: 'rafail', ships: [
          ['Rafail', 'ru-sol2-84', 'average', 'S14', 1],
          ['Silnyi', 'ru-sol2-74', 'average', 'S16', 1],
          ['Uriil', 'ru-sol2-84', 'average', 'S18', 1],
          ['Moshchnyi', 'ru-sol2-66', 'average', 'S20', 1],
        ] },
        { id: 'pairs-2', name: 'Attack group, south', flagship: 'tverdyi', seat: 2, ships: [
          ['Tverdyi', 'ru-sol2-74', 'crack', 'R23', 1],
          ['Yaroslav', 'ru-sol2-74', 'average', 'R25', 1],
          ['Selafail', 'ru-sol2-74', 'average', 'R27', 1],
          ['Skoryi', 'ru-sol2-66', 'average', 'R29', 1],
        ] },
      ],
    },
    {
      id: 'ottoman',
      name: 'Ottoman fleet',
      nation: 'Ottoman',
      squadrons: [
        { id: 'kapudan-pasha', name: 'Kapudan Pasha', flagship: 'messudieh', ships: [
          ['Sayyad-i Bahri', 'tu-sol2-74', 'poor', 'AA10', 1],
          ['Messudieh', 'tu-sol1-120', 'green', 'AA13', 1],
          ['Sedd-el-Bahr', 'tu-sol2-84', 'green', 'AA16', 1],
          ['Ankay-i Bahri', 'tu-sol2-84', 'poor', 'AA19', 1],
          ['Taus-i Bahri', 'tu-sol2-84', 'poor', 'AA22', 1],
        ] },
        { id: 'rear', name: 'Rear', flagship: 'tevfik-nuema', seat: 2, ships: [
          ['Tevfik-nuema', 'tu-sol2-84', 'poor', 'AA25', 1],
          ['Mesken-i Gazi', 'tu-f3-44', 'poor', 'AA27', 1],
          ['Bedr-i Zafer', 'tu-f3-44', 'poor', 'AA29', 1],
        ] },
      ],
    },
  ],
  turnLimit: 30,
  victory: {
    type: 'points',
    margin: 10,
    handicap: [{ side: 'ottoman', points: 55 }],
    bonus: [
      { side: 'russian', points: 12, if: { test: 'anySurrender', ships: ['messudieh', 'sedd-el-bahr', 'ankay-i-bahri'], atLeast: 2 } },
    ],
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const capeOrtegal: Battle = {
  id: 'cape-ortegal-1805',
  title: 'Cape Ortegal',
  date: '1805-11-04',
  place: 'Bay of Biscay',
  briefing:
    'Four French ships that got away from Trafalgar are run down by a British squadron. The frigates have already slowed the rear; now the line-of-battle ships come up to windward and the French must form and fight. Nobody expects the French to win such a fight, so they begin with 40 points.',
  wind: [6, 3, 9],
  rules: { lossOfRigging: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'strachan', name: 'Strachan', flagship: 'caesar', ships: [
          ['Caesar', 'br-sol2-80', 'crack', 'FF19', 2],
          ['Hero', 'br-sol2-74', 'crack', 'DD20', 2],
          ['Courageux', 'br-sol2-74', 'crack', 'BB21', 2],
          ['Namur', 'br-sol2-74-l', 'average', 'Z22', 2],
        ] },
        { id: 'frigates', name: 'Frigates', flagship: 'santa-margarita', seat: 2, ships: [
          ['Santa Margarita', 'br-f3-36', 'crack', 'N21', 2],
          ['Phoenix', 'br-f3-36', 'crack', 'L20', 2],
          ['Revolutionnaire', 'br-f3-38', 'crack', 'J19', 2],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'dumanoir', name: 'Dumanoir', flagship: 'formidable', ships: [
          ['Duguay-Trouin', 'fr-sol2-74', 'average', 'Z13', 2, { damage: { hull: 2, guns: 2 } }],
          ['Formidable', 'fr-sol2-80', 'average', 'X14', 2, { damage: { hull: 2, guns: 2 } }],
          ['Mont-Blanc', 'fr-sol2-74', 'average', 'V15', 2, { damage: { hull: 2, guns: 2 } }],
          ['Scipion', 'fr-sol2-74', 'average', 'T16', 2, { damage: { hull: 2, guns: 2 } }],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: { type: 'points', margin: 10, handicap: [{ side: 'french', points: 40 }] },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const sanDomingo: Battle = {
  id: 'san-domingo-1806',
  title: 'San Domingo',
  date: '1806-02-06',
  place: 'Off Santo Domingo',
  briefing:
    'A French squadron caught landing troops cuts and runs to leeward along the coast with the British in two divisions close behind. The great three-decker, taken or destroyed, is worth 15 points beyond her own; the French get 30 if fewer than three of their ships are lost.',
  wind: [4, 3, 9],
  rules: { lossOfRigging: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'duckworth', name: 'Duckworth', flagship: 'superb', ships: [
          ['Superb', 'br-sol2-74-l', 'elite', 'FF9', 5, { sail: 'full' }],
          ['Northumberland', 'br-sol2-74', 'crack', 'HH8', 5, { sail: 'full' }],
          ['Spencer', 'br-sol2-74', 'crack', 'JJ7', 5, { sail: 'full' }],
          ['Agamemnon', 'br-sol2-64', 'crack', 'LL6', 5, { sail: 'full' }],
        ] },
        { id: 'louis', name: 'Louis', flagship: 'canopus', seat: 2, ships: [
          ['Canopus', 'br-sol2-80', 'crack', 'GG13', 5, { sail: 'full' }],
          ['Donegal', 'br-sol2-74', 'elite', 'II12', 5, { sail: 'full' }],
          ['Atlas', 'br-sol2-74', 'average', 'KK11', 5, { sail: 'full' }],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'leissegues', name: 'Leissegues', flagship: 'imperial', ships: [
          ['Imperial', 'fr-sol1-120', 'crack', 'S17', 5],
          ['Alexandre', 'fr-sol2-80', 'average', 'P17', 5],
          ['Diomede', 'fr-sol2-74', 'average', 'U15', 5],
          ['Jupiter', 'fr-sol2-74', 'average', 'W14', 5],
          ['Brave', 'fr-sol2-74', 'average', 'Y13', 5],
        ] },
      ],
    },
  ],
  turnLimit: 26,
  victory: {
    type: 'points',
    margin: 10,
    bonus: [
      { side: 'british', points: 15, if: { test: 'surrenderedOrLost', ships: ['imperial'] } },
      { side: 'french', points: 30, if: { test: 'not', of: [{ test: 'surrenderedOrLost', side: 'french', atLeast: 3 }] } },
    ],
  },
  provenance: { wind: 'public' },
};

export const napoleonicWars: readonly Battle[] = [athos, capeOrtegal, sanDomingo];
