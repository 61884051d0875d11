/** Duels and small actions up to 1798. Ships and days are history's; placements and victory are mostly ours. */
import { type Battle, holdsOut } from './battle.ts';

// biome-ignore format: one row a ship
const rangerDrake: Battle = {
  id: 'ranger-drake-1778-advanced',
  title: 'Ranger and Drake',
  date: '1778-04-24',
  place: 'Off Carrickfergus',
  briefing:
    'Having raided the Cumberland coast, the American sloop waits in mid-channel for the guardship of Belfast Lough to work out to her. The two small ships are nearly equal; the American crew has been together longer, the British one was filled up with volunteers that morning. The American has until the end of turn 24, when other guardships will be out; a Drake still under her own colours then has won, but not if she has left the board.',
  board: { fixed: true },
  wind: [2, 2, 9],
  rules: { windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'drake', ships: [
          ['Drake', 'br-s5-20-e', 'average', 'O12', 3],
        ] },
      ],
    },
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'american', name: 'American', flagship: 'ranger', ships: [
          ['Ranger', 'us-s5-19', 'crack', 'W16', 3],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: holdsOut(['american', 'ranger'], ['british', 'drake']),
};

// biome-ignore format: one row a ship
const nympheCleopatre: Battle = {
  id: 'nymphe-cleopatre-1793-advanced',
  title: 'Nymphe and Cleopatre',
  date: '1793-06-18',
  place: 'Off Start Point',
  briefing:
    'The first frigate duel of the new war. A British captain with a scratch crew of miners chases a well-handled French ship at daybreak; neither means to run.',
  wind: [1, 3, 7],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'nymphe', ships: [
          ['Nymphe', 'br-f3-36', 'crack', 'R23', 2],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'french', name: 'French', flagship: 'cleopatre', ships: [
          ['Cleopatre', 'fr-f3-36', 'average', 'FF16', 2],
        ] },
      ],
    },
  ],
  victory: { type: 'single-ship' },
  provenance: { positions: 'public', wind: 'public' },
};

// biome-ignore format: one row a ship
const marsHercule: Battle = {
  id: 'mars-hercule-1798-advanced',
  title: 'Mars and Hercule',
  date: '1798-04-21',
  place: 'Near the Raz de Sein',
  briefing:
    'A French seventy-four on her maiden passage tries to slip round to Brest; a British seventy-four catches her in the tide race at dusk. The fight was so close that the lower guns could not be run out. The British crew is the better one: the Frenchman wins if her colours still fly at the end of turn 34, when the tide will carry her in; leaving the board is losing.',
  board: { fixed: true },
  wind: [1, 3, 9],
  anchoring: true,
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'mars', ships: [
          ['Mars', 'br-sol2-74-l', 'crack', 'R23', 2, { shot: 'D' }],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'french', name: 'French', flagship: 'hercule', ships: [
          ['Hercule', 'fr-sol2-74', 'average', 'FF16', 2],
        ] },
      ],
    },
  ],
  turnLimit: 34,
  victory: holdsOut(['british', 'mars'], ['french', 'hercule']),
  provenance: { positions: 'public', wind: 'public' },
};

// biome-ignore format: one row a ship
const ambuscadeBaionnaise: Battle = {
  id: 'ambuscade-baionnaise-1798',
  title: 'Ambuscade and Baionnaise',
  date: '1798-12-14',
  place: 'Bay of Biscay',
  briefing:
    "A thirty-two-gun frigate overhauls a much smaller French corvette full of soldiers. The guns should settle it, unless the corvette can put her bowsprit across the frigate's quarter and let the infantry do the rest.",
  wind: [4, 2, 9],
  rules: { windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'ambuscade', ships: [
          ['Ambuscade', 'br-f3-32', 'green', 'S22', 2],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'french', name: 'French', flagship: 'baionnaise', ships: [
          ['Baionnaise', 'fr-f4-24', 'crack', 'FF15', 2],
        ] },
      ],
    },
  ],
  victory: { type: 'single-ship' },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const droitsDeLhomme: Battle = {
  id: 'droits-de-lhomme-1797',
  title: "The Droits de l'Homme",
  date: '1797-01-13',
  place: 'Bay of Audierne',
  briefing:
    'A French seventy-four coming home from Ireland has lost her topmasts in a gale and cannot open her lower ports. Two British frigates hang on her bows and quarters all night while everyone is blown toward a lee shore none of them can see.',
  board: { fixed: true },
  wind: [2, 5, 9],
  rules: { lossOfRigging: true, runningAground: true, windEffects: true },
  special: [
    { id: 'lower-ports-shut', ships: ['droits-de-l-homme'], minVelocity: 5 },
  ],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'indefatigable', ships: [
          ['Indefatigable', 'br-f3-44-r', 'elite', 'M22', 3, { sail: 'full' }],
          ['Amazon', 'br-f3-36-18', 'crack', 'A20', 3, { sail: 'full', entryTurn: 5 }],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'french', name: 'French', flagship: 'droits-de-l-homme', ships: [
          ["Droits de l'Homme", 'fr-sol2-74', 'average', 'U18', 3, { damage: { rigging: 5 } }],
        ] },
      ],
    },
  ],
  land: ['SS24-35', 'TT24-34', 'UU24-35', 'VV1-34', 'WW1-35', 'XX1-34', 'YY1-35'],
  depthsHidden: true,
  depths: [
    { depth: 20, hexes: ['TT1-23', 'UU1-23'] },
  ],
  turnLimit: 30,
  victory: {
    type: 'points',
    margin: 1,
    bonus: [
      { side: 'british', points: 12, if: { test: 'destroyed', ships: ['droits-de-l-homme'], by: 'any' } },
      { side: 'french', points: 6, if: { test: 'destroyed', ships: ['amazon'], by: 'land' } },
      { side: 'french', points: 8, if: { test: 'destroyed', ships: ['indefatigable'], by: 'land' } },
    ],
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const indefatigableVirginie: Battle = {
  id: 'indefatigable-virginie-1796',
  title: 'Indefatigable and Virginie',
  date: '1796-04-20',
  place: 'Off the Lizard',
  briefing:
    "Fifteen hours' chase, a hundred and sixty miles, and at midnight the cut-down sixty-four is at last alongside a fine French forty. If the Frenchman holds out until dawn and shoots away enough rigging she may yet live to see Brest. Dawn is the end of turn 32.",
  wind: [4, 3, 9],
  rules: { lossOfRigging: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'indefatigable', ships: [
          ['Indefatigable', 'br-f3-44-r', 'elite', 'M12', 3, { sail: 'full' }],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'french', name: 'French', flagship: 'virginie', ships: [
          ['Virginie', 'fr-f3-40', 'crack', 'U16', 3, { shot: 'C', sail: 'full' }],
        ] },
      ],
    },
  ],
  turnLimit: 32,
  victory: {
    type: 'special',
    wins: [
      { side: 'french', when: 'end', if: { test: 'survive', ships: ['virginie'], untilTurn: 32 } },
      { side: 'british', when: 'each-turn', if: { test: 'anySurrender', ships: ['virginie'], atLeast: 1 } },
    ],
    otherwise: 'french',
  },
  provenance: { wind: 'public' },
};

export const duelsTo1798: readonly Battle[] = [
  rangerDrake,
  nympheCleopatre,
  marsHercule,
  ambuscadeBaionnaise,
  droitsDeLhomme,
  indefatigableVirginie,
];
