/** Duels and small actions, 1799 to 1808. Ships and days are history's; placements and victory are mostly ours. */
import { type Battle, holdsOut } from './battle.ts';

// biome-ignore format: one row a ship
const constellationInsurgente: Battle = {
  id: 'constellation-insurgente-1799',
  title: 'Constellation and Insurgente',
  date: '1799-02-09',
  place: 'Off Nevis',
  briefing:
    "The new American navy's first prize action. A squall has just carried away the French frigate's main topmast; the American, to windward and better gunned, runs down on her. Neutral islands are near: the Frenchman wins if she has not struck by the end of turn 20, but she may not leave the board.",
  board: { fixed: true },
  wind: [5, 5, 11],
  rules: { lossOfRigging: true, windEffects: true },
  sides: [
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'american', name: 'American', flagship: 'constellation', ships: [
          ['Constellation', 'us-f4-38-e', 'elite', 'EE17', 4],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'french', name: 'French', flagship: 'insurgente', ships: [
          ['Insurgente', 'fr-f3-36', 'average', 'U22', 4, { damage: { rigging: 3 } }],
        ] },
      ],
    },
  ],
  turnLimit: 20,
  victory: holdsOut(['american', 'constellation'], ['french', 'insurgente']),
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const constellationVengeance: Battle = {
  id: 'constellation-vengeance-1800',
  title: 'Constellation and Vengeance',
  date: '1800-02-01',
  place: 'Off Guadeloupe',
  briefing:
    'A night stern chase. The Frenchman carries passengers and treasure and wants only to get away; her stern guns and high-aimed broadsides must bring something down before the American ranges alongside. If she has not struck by the end of turn 22 the night has hidden her, and she has won.',
  wind: [5, 3, 9],
  rules: { lossOfRigging: true },
  sides: [
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'american', name: 'American', flagship: 'constellation', ships: [
          ['Constellation', 'us-f4-38-e', 'elite', 'T11', 4, { sail: 'full' }],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'french', name: 'French', flagship: 'vengeance', ships: [
          ['Vengeance', 'fr-f3-40', 'average', 'T20', 4, { shot: 'C', sail: 'full' }],
        ] },
      ],
    },
  ],
  turnLimit: 22,
  victory: {
    type: 'special',
    wins: [
      { side: 'american', when: 'each-turn', if: { test: 'anySurrender', ships: ['vengeance'], atLeast: 1 } },
      { side: 'french', when: 'each-turn', if: { test: 'anySurrender', ships: ['constellation'], atLeast: 1 } },
    ],
    otherwise: 'french',
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const amethystThetis: Battle = {
  id: 'amethyst-thetis-1808-advanced',
  title: 'Amethyst and Thetis',
  date: '1808-11-10',
  place: 'Off Groix',
  briefing:
    'A French frigate with troops for Martinique slips out after dark and finds a British one on her quarter. A running fight under the moon: rake and counter-rake, then boarders massed in the waist waiting for the crash. The British ship has until the end of turn 28, when the moon is down: a Thetis still under her own colours then, and still on the board, has won.',
  board: { fixed: true },
  wind: [5, 3, 9],
  rules: { lossOfRigging: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'amethyst', ships: [
          ['Amethyst', 'br-f3-36-18', 'elite', 'HH19', 6, { sail: 'full' }],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'french', name: 'French', flagship: 'thetis', ships: [
          ['Thetis', 'fr-f3-40', 'average', 'Z15', 6, { sail: 'full' }],
        ] },
      ],
    },
  ],
  turnLimit: 28,
  victory: holdsOut(['british', 'amethyst'], ['french', 'thetis']),
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const speedyGamo: Battle = {
  id: 'speedy-gamo-1801',
  title: 'Speedy and Gamo',
  date: '1801-05-06',
  place: 'Off Barcelona',
  briefing:
    "A fourteen-gun brig with fifty-four men aboard is caught by a Spanish xebec-frigate with three hundred. Running is hopeless, so her captain tucks in under the big ship's guns, which cannot be pointed low enough, and leads everyone but the surgeon over the side. It must be done in eight turns: then the gunboats from Barcelona are up, and the Spaniard has won.",
  wind: [3, 2, 9],
  rules: { foreAndAft: true, windEffects: true },
  special: [
    { id: 'under-the-guns', firer: 'gamo', target: 'speedy', rangeNone: 1, rangeHalf: 2 },
  ],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'speedy', ships: [
          ['Speedy', 'br-s5-14', 'elite', 'Y20', 2, { shot: 'D' }],
        ] },
      ],
    },
    {
      id: 'spanish',
      name: 'Spanish Navy',
      nation: 'Spanish',
      squadrons: [
        { id: 'spanish', name: 'Spanish', flagship: 'gamo', ships: [
          ['Gamo', 'sp-x5-32', 'poor', 'GG16', 4],
        ] },
      ],
    },
  ],
  turnLimit: 8,
  victory: {
    type: 'special',
    wins: [
      { side: 'british', when: 'each-turn', if: { test: 'surrenderedOrLost', ships: ['gamo'] } },
      { side: 'spanish', when: 'each-turn', if: { test: 'surrenderedOrLost', ships: ['speedy'] } },
    ],
    otherwise: 'spanish',
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const kentConfiance: Battle = {
  id: 'kent-confiance-1800',
  title: 'Confiance and Kent',
  date: '1800-10-07',
  place: 'Bay of Bengal',
  briefing:
    "Surcouf's eighteen-gun privateer, with more good swordsmen than guns, goes for a large East Indiaman full of passengers. The merchantman has the heavier battery and the higher side; the privateer has speed and a crew that gets nothing unless it boards.",
  wind: [2, 3, 9],
  sides: [
    {
      id: 'british',
      name: 'East India Company',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'kent', ships: [
          ['Kent', 'mer-indiaman-36', 'green', 'Z16', 3],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French privateer',
      nation: 'French',
      squadrons: [
        { id: 'french', name: 'French', flagship: 'confiance', ships: [
          ['Confiance', 'pri-ship-18', 'elite', 'S20', 3],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: {
    type: 'special',
    wins: [
      { side: 'french', when: 'each-turn', if: { test: 'captured', ships: ['kent'], atLeast: 1 } },
      { side: 'british', when: 'each-turn', if: { test: 'anySurrender', ships: ['confiance'], atLeast: 1 } },
    ],
    otherwise: 'british',
  },
  provenance: { wind: 'public' },
};

export const duels1799To1808: readonly Battle[] = [
  constellationInsurgente,
  constellationVengeance,
  amethystThetis,
  speedyGamo,
  kentConfiance,
];
