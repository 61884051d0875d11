/** Frigates, treasure and trade. Ships and days are history's; placements and victory are mostly ours. */
import type { Battle } from './battle.ts';

// biome-ignore format: one row a ship
const president: Battle = {
  id: 'president-1815',
  title: 'The Last Cruise of the President',
  date: '1815-01-15',
  place: 'Off Long Island',
  briefing:
    'Running the blockade in a snowstorm the big American frigate struck the bar and hurt herself. At daylight four British ships are in sight astern and she cannot shake off the fastest. Cripple the Endymion before the others come up, or surrender. Hold out to the end of turn 16 and a thickening sky hides her.',
  board: { fixedUntilTurn: 4 },
  wind: [3, 3, 11],
  rules: { lossOfRigging: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'chasers', name: 'Chasers', flagship: 'endymion', ships: [
          ['Endymion', 'br-f3-40', 'crack', 'R24', 2, { sail: 'full' }],
          ['Pomone', 'br-f3-38', 'crack', 'L26', 2, { sail: 'full' }],
          ['Tenedos', 'br-f3-38', 'crack', 'L30', 2, { sail: 'full' }],
          ['Majestic', 'br-sol2-56-c', 'crack', 'A18', 2, { entryTurn: 4 }],
        ] },
      ],
    },
    {
      id: 'american',
      name: 'United States',
      nation: 'American',
      squadrons: [
        { id: 'american', name: 'American', flagship: 'president', ships: [
          ['President', 'us-f3-44', 'elite', 'Z20', 2, { sail: 'full', damage: { rigging: 3, hull: 2 } }],
        ] },
      ],
    },
  ],
  turnLimit: 16,
  victory: {
    type: 'special',
    wins: [
      { side: 'american', when: 'end', if: { test: 'survive', ships: ['president'], untilTurn: 16 } },
      { side: 'british', when: 'each-turn', if: { test: 'surrenderedOrLost', ships: ['president'] } },
    ],
    otherwise: 'british',
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const capeSantaMaria: Battle = {
  id: 'cape-santa-maria-1804',
  title: 'The Treasure Frigates',
  date: '1804-10-05',
  place: 'Off Cape Santa Maria',
  briefing:
    "Not yet at war. Four British frigates range up alongside four Spaniards carrying the River Plate treasure and ask them to come in. The Spanish admiral's honour will not allow it, and a hot spark near a magazine can cost a fortune.",
  wind: [3, 3, 9],
  rules: { lossOfRigging: true },
  special: [
    { id: 'treasure', side: 'spanish' },
  ],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'moore', name: 'Moore', flagship: 'indefatigable', ships: [
          ['Medusa', 'br-f3-32-18', 'crack', 'V13', 2],
          ['Indefatigable', 'br-f3-44-r', 'elite', 'T14', 2],
          ['Amphion', 'br-f3-32-18', 'crack', 'R15', 2],
          ['Lively', 'br-f3-38', 'crack', 'P16', 2],
        ] },
      ],
    },
    {
      id: 'spanish',
      name: 'Spanish Navy',
      nation: 'Spanish',
      squadrons: [
        { id: 'bustamante', name: 'Bustamante', flagship: 'medea', ships: [
          ['Fama', 'sp-f3-34', 'average', 'BB16', 2],
          ['Medea', 'sp-f3-40', 'average', 'Z17', 2],
          ['Mercedes', 'sp-f3-34', 'average', 'X18', 2],
          ['Clara', 'sp-f3-34', 'average', 'V19', 2],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: {
    type: 'special',
    wins: [
      { side: 'british', when: 'each-turn', if: { test: 'captured', side: 'spanish', atLeast: 3 } },
      { side: 'spanish', when: 'end', if: { test: 'not', of: [{ test: 'surrenderedOrLost', side: 'spanish', atLeast: 2 }] } },
    ],
    otherwise: 'points',
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const tamatave: Battle = {
  id: 'tamatave-1811',
  title: 'Tamatave',
  date: '1811-05-20',
  place: 'Off Madagascar',
  briefing:
    'Three big French frigates sent to relieve a lost island find a slightly weaker British squadron in dying airs. The French have the wind, what there is of it; when it fails, ships that cannot turn can be raked for an hour. The British begin with 12 points.',
  wind: [2, 1, 7],
  rules: { changingWindNumber: true, lossOfRigging: true, windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'schomberg', name: 'Schomberg', flagship: 'astraea', ships: [
          ['Astraea', 'br-f3-36-18', 'crack', 'Z15', 1],
          ['Phoebe', 'br-f3-36-18', 'average', 'Z17', 1],
          ['Galatea', 'br-f3-36-18', 'average', 'Z19', 1],
          ['Racehorse', 'br-s5-18', 'average', 'Z21', 1],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'roquebert', name: 'Roquebert', flagship: 'renommee', ships: [
          ['Renommee', 'fr-f3-40', 'crack', 'S19', 1],
          ['Clorinde', 'fr-f3-40', 'average', 'S21', 1],
          ['Nereide', 'fr-f3-40', 'average', 'S23', 1],
        ] },
      ],
    },
  ],
  turnLimit: 40,
  victory: { type: 'points', margin: 3, handicap: [{ side: 'british', points: 12 }] },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const puloAura: Battle = {
  id: 'pulo-aura-1804',
  title: 'The China Fleet',
  date: '1804-02-15',
  place: 'Off Pulo Aura',
  briefing:
    'A homeward convoy of Indiamen, painted and formed to look like line-of-battle ships, is found by a real French seventy-four with frigates. The commodore hoists blue ensigns and forms line. The French must find out the truth, take two of them, and still have ships fit to get home: any of them struck, but for the little Aventurier, is the end of it.',
  wind: [5, 2, 11],
  rules: { signals: 'fleet', windEffects: true },
  special: [
    { id: 'bluff', side: 'british', range: 5 },
    { id: 'convoy', squadrons: ['dance', 'convoy-rear'] },
  ],
  sides: [
    {
      id: 'british',
      name: 'East India Company',
      nation: 'British',
      squadrons: [
        { id: 'dance', name: 'Dance', flagship: 'royal-george', ships: [
          ['Royal George', 'mer-indiaman-36', 'average', 'T28', 4],
          ['Ganges', 'mer-indiaman-36', 'average', 'T25', 4],
          ['Earl Camden', 'mer-indiaman-36', 'average', 'T22', 4],
          ['Warley', 'mer-indiaman-36', 'average', 'T19', 4],
          ['Alfred', 'mer-indiaman-36', 'average', 'T16', 4],
          ['Coutts', 'mer-indiaman-30', 'average', 'T13', 4],
        ] },
        { id: 'convoy-rear', name: 'Convoy Rear', flagship: 'hope', seat: 2, ships: [
          ['Hope', 'mer-indiaman-30', 'green', 'Q27', 4],
          ['Wexford', 'mer-indiaman-30', 'green', 'Q24', 4],
          ['Exeter', 'mer-indiaman-30', 'green', 'Q21', 4],
          ['Abergavenny', 'mer-indiaman-30', 'green', 'Q18', 4],
          ['Bombay Castle', 'mer-indiaman-30', 'green', 'Q15', 4],
          ['Cumberland', 'mer-indiaman-30', 'green', 'Q12', 4],
        ] },
        { id: 'scouts', name: 'Scouts', flagship: 'ganges-brig', seat: 3, ships: [
          ['Ganges Brig', 'br-s5-14', 'average', 'S31', 4],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French squadron',
      nation: 'French',
      squadrons: [
        { id: 'linois', name: 'Linois', flagship: 'marengo', ships: [
          ['Marengo', 'fr-sol2-74', 'average', 'FF13', 4],
          ['Belle Poule', 'fr-f3-40', 'crack', 'FF10', 4],
          ['Semillante', 'fr-f3-36', 'average', 'FF7', 4],
          ['Berceau', 'fr-f4-24', 'average', 'FF4', 4],
          ['Aventurier', 'du-c-18', 'average', 'HH15', 4],
        ] },
      ],
    },
  ],
  turnLimit: 20,
  victory: {
    type: 'special',
    wins: [
      { side: 'french', when: 'end', if: { test: 'captured', side: 'british', atLeast: 2 } },
      { side: 'british', when: 'each-turn', if: { test: 'anySurrender', ships: ['marengo', 'belle-poule', 'semillante', 'berceau'], atLeast: 1 } },
    ],
    otherwise: 'british',
  },
  provenance: { wind: 'public' },
};

export const cruisersAndConvoys: readonly Battle[] = [president, capeSantaMaria, tamatave, puloAura];
