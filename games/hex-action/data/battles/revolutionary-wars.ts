/** Fleets of the Revolutionary wars. Ships and days are history's; placements and victory are mostly ours. */
import type { Battle } from './battle.ts';

// biome-ignore format: one row a ship
const gutOfGibraltar: Battle = {
  id: 'gut-of-gibraltar-1801',
  title: 'Night in the Gut',
  date: '1801-07-12',
  place: 'Strait of Gibraltar',
  briefing:
    "Saumarez's battered ships sail at dusk after a combined squadron twice their force. The Superb, fresh and fast, is told to go on alone and attack the rear. In the dark two huge Spanish three-deckers cannot tell friend from enemy. Two allied ships struck or lost decide it for the British; if time runs out first points do, and the British begin with 30.",
  wind: [5, 4, 9],
  rules: { commandLag: 'squadrons', lossOfRigging: true, windEffects: true },
  special: [
    { id: 'night', minRange: 5, dieAtMost: 1 },
  ],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'superb', name: 'Superb', flagship: 'superb', ships: [
          ['Superb', 'br-sol2-74-l', 'elite', 'EE20', 6, { sail: 'full' }],
        ] },
        { id: 'saumarez', name: 'Saumarez', flagship: 'caesar', seat: 2, ships: [
          ['Caesar', 'br-sol2-80', 'crack', 'NN24', 6],
          ['Venerable', 'br-sol2-74', 'crack', 'QQ26', 6],
          ['Spencer', 'br-sol2-74', 'crack', 'TT27', 6],
          ['Audacious', 'br-sol2-74', 'crack', 'WW29', 6],
        ] },
      ],
    },
    {
      id: 'allied',
      name: 'Combined squadron',
      nation: 'Spanish',
      squadrons: [
        { id: 'spanish-rear', name: 'Spanish Rear', flagship: 'real-carlos', ships: [
          ['Real Carlos', 'sp-sol1-112', 'green', 'V15', 6],
          ['San Hermenegildo', 'sp-sol1-112', 'green', 'V12', 6],
          ['San Fernando', 'sp-sol1-94', 'green', 'V9', 6],
        ] },
        { id: 'spanish-van', name: 'Spanish Van', flagship: 'argonauta', seat: 2, ships: [
          ['Argonauta', 'sp-sol2-80', 'green', 'P14', 6],
          ['San Agustin', 'sp-sol2-74', 'green', 'P10', 6],
        ] },
        { id: 'french', name: 'French', flagship: 'formidable', seat: 3, ships: [
          ['Formidable', 'fr-sol2-80', 'crack', 'O6', 6],
          ['Indomptable', 'fr-sol2-80', 'average', 'M7', 6],
          ['Saint Antoine', 'fr-sol2-74', 'green', 'K8', 6],
          ['Desaix', 'fr-sol2-74', 'average', 'I9', 6],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: {
    type: 'special',
    wins: [
      { side: 'british', when: 'each-turn', if: { test: 'surrenderedOrLost', side: 'allied', atLeast: 2 } },
    ],
    otherwise: 'points',
    handicap: [{ side: 'british', points: 30 }],
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const firstOfJune: Battle = {
  id: 'first-of-june-1794',
  title: 'The Glorious First of June: Howe and Villaret',
  date: '1794-06-01',
  place: 'Four hundred miles west of Ushant',
  briefing:
    'The British hold the wind after three days of manoeuvre. Every ship is to steer for her opposite number, pass through the line if she can and engage from leeward to block the way home. Only the boldest captains will do it: here are the centre ships that did. The French begin with 20 points: their convoy is getting away while they fight.',
  wind: [1, 4, 9],
  rules: { lossOfRigging: true, blockedWind: true, windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'howe', name: 'Howe', flagship: 'queen-charlotte', ships: [
          ['Gibraltar', 'br-sol2-80', 'average', 'O25', 6],
          ['Queen Charlotte', 'br-sol1-100', 'elite', 'Q24', 6],
          ['Brunswick', 'br-sol2-74', 'elite', 'S23', 6],
          ['Valiant', 'br-sol2-74', 'crack', 'U22', 6],
          ['Orion', 'br-sol2-74', 'crack', 'W21', 6],
          ['Queen', 'br-sol1-98', 'crack', 'Y20', 6],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'villaret', name: 'Villaret', flagship: 'montagne', ships: [
          ['Juste', 'fr-sol2-80', 'green', 'O18', 5],
          ['Montagne', 'fr-sol1-120', 'average', 'Q17', 5],
          ['Jacobin', 'fr-sol2-80', 'green', 'S16', 5],
          ['Achille', 'fr-sol2-74', 'green', 'U15', 5],
        ] },
        { id: 'rear-division', name: 'Rear Division', flagship: 'vengeur-du-peuple', seat: 2, ships: [
          ['Vengeur du Peuple', 'fr-sol2-74', 'average', 'W14', 5],
          ['Patriote', 'fr-sol2-74', 'green', 'Y13', 5],
          ['Northumberland', 'fr-sol2-74', 'green', 'AA12', 5],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: { type: 'points', margin: 10, handicap: [{ side: 'french', points: 20 }] },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const capeStVincent: Battle = {
  id: 'cape-st-vincent-1797',
  title: 'Cape St Vincent',
  date: '1797-02-14',
  place: 'Off Cape St Vincent',
  briefing:
    'The British have sailed between the two parts of a large, disorderly Spanish fleet. The weather division is making off past the British rear to join its friends. One commodore sees it and wears out of the line without orders; how soon will the rest follow? Seven Spanish ships struck or lost are a British victory, fewer than six a Spanish one; with six of them points decide, 30 of which the Spanish have from the start.',
  wind: [2, 3, 9],
  rules: { signals: 'fleet', commandLag: 'squadrons', lossOfRigging: true },
  special: [
    { id: 'free-squadron', squadron: 'nelson' },
  ],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'jervis', name: 'Jervis', flagship: 'victory', ships: [
          ['Victory', 'br-sol1-100', 'elite', 'X19', 6],
          ['Barfleur', 'br-sol1-98', 'crack', 'Z20', 6],
          ['Egmont', 'br-sol2-74', 'crack', 'BB21', 6],
          ['Goliath', 'br-sol2-74', 'crack', 'DD22', 6],
        ] },
        { id: 'troubridge', name: 'Troubridge', flagship: 'culloden', seat: 2, ships: [
          ['Culloden', 'br-sol2-74', 'elite', 'X13', 6],
          ['Blenheim', 'br-sol1-98', 'crack', 'Z14', 6],
          ['Prince George', 'br-sol1-98', 'crack', 'BB15', 6],
          ['Orion', 'br-sol2-74', 'crack', 'DD16', 6],
          ['Irresistible', 'br-sol2-74', 'crack', 'FF17', 6],
          ['Colossus', 'br-sol2-74', 'average', 'HH18', 6],
        ] },
        { id: 'nelson', name: 'Captain, detached', flagship: 'captain', seat: 3, ships: [
          ['Captain', 'br-sol2-74', 'elite', 'W6', 6],
        ] },
        { id: 'rear', name: 'Rear', flagship: 'britannia', seat: 4, ships: [
          ['Britannia', 'br-sol1-100', 'crack', 'FF23', 6],
          ['Namur', 'br-sol1-98', 'crack', 'HH24', 6],
          ['Diadem', 'br-sol2-64', 'crack', 'JJ25', 6],
          ['Excellent', 'br-sol2-74', 'elite', 'LL26', 6],
        ] },
      ],
    },
    {
      id: 'spanish',
      name: 'Spanish Navy',
      nation: 'Spanish',
      squadrons: [
        { id: 'cordoba', name: 'Cordoba', flagship: 'santisima-trinidad', ships: [
          ['Santisima Trinidad', 'sp-sol1-130', 'green', 'P9', 1],
          ['San Jose', 'sp-sol1-112', 'green', 'P12', 1],
          ['Salvador del Mundo', 'sp-sol1-112', 'green', 'P15', 1],
          ['San Nicolas', 'sp-sol2-80', 'average', 'P18', 1],
          ['San Ysidro', 'sp-sol2-74', 'green', 'P21', 1],
        ] },
        { id: 'moreno', name: 'Moreno', flagship: 'mexicano', seat: 2, ships: [
          ['Mexicano', 'sp-sol1-112', 'green', 'M10', 1],
          ['Conde de Regla', 'sp-sol1-112', 'poor', 'M13', 1],
          ['Soberano', 'sp-sol2-74', 'green', 'M16', 1],
          ['San Pablo', 'sp-sol2-74', 'green', 'M19', 1],
          ['San Antonio', 'sp-sol2-74', 'poor', 'M22', 1],
        ] },
        { id: 'third-division', name: 'Third Division', flagship: 'concepcion', seat: 3, ships: [
          ['Concepcion', 'sp-sol1-112', 'green', 'J11', 1],
          ['San Ildefonso', 'sp-sol2-74', 'average', 'J14', 1],
          ['Oriente', 'sp-sol2-74', 'green', 'J17', 1],
          ['Terrible', 'sp-sol2-74', 'green', 'J20', 1],
        ] },
      ],
    },
  ],
  turnLimit: 28,
  victory: {
    type: 'special',
    wins: [
      { side: 'british', when: 'each-turn', if: { test: 'surrenderedOrLost', side: 'spanish', atLeast: 7 } },
      { side: 'spanish', when: 'end', if: { test: 'not', of: [{ test: 'surrenderedOrLost', side: 'spanish', atLeast: 6 }] } },
    ],
    otherwise: 'points',
    handicap: [{ side: 'spanish', points: 30 }],
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const hogland: Battle = {
  id: 'hogland-1788',
  title: 'Hogland: The Flagships',
  date: '1788-07-17',
  place: 'Gulf of Finland',
  briefing:
    "A Swedish fleet hoping to surprise the Russian capital meets a Russian one of about its own size in light airs. The admirals' ships fight it out in the middle until the powder smoke hides both lines.",
  wind: [6, 2, 9],
  rules: { lossOfRigging: true, windEffects: true },
  special: [
    { id: 'reloads', side: 'swedish', squares: 18 },
  ],
  sides: [
    {
      id: 'russian',
      name: 'Russian Baltic Fleet',
      nation: 'Russian',
      squadrons: [
        { id: 'greig', name: 'Greig', flagship: 'rostislav', ships: [
          ['Pamyat Evstafiya', 'ru-sol2-66', 'green', 'AA18', 4],
          ['Mstislav', 'ru-sol2-74', 'green', 'AA16', 4],
          ['Rostislav', 'ru-sol1-100', 'average', 'AA14', 4],
          ['Izyaslav', 'ru-sol2-66', 'green', 'AA12', 4],
          ['Vladislav', 'ru-sol2-74', 'poor', 'AA10', 4],
        ] },
      ],
    },
    {
      id: 'swedish',
      name: 'Swedish Navy',
      nation: 'Swedish',
      squadrons: [
        { id: 'duke-karl', name: 'Duke Karl', flagship: 'gustaf-iii', ships: [
          ['Prins Gustaf', 'sw-sol2-70', 'crack', 'T14', 4],
          ['Wasa', 'sw-sol2-60', 'average', 'T12', 4],
          ['Gustaf III', 'sw-sol2-70', 'crack', 'T10', 4],
          ['Fadernesland', 'sw-sol2-64', 'average', 'T8', 4],
          ['Rattvisa', 'sw-sol2-64', 'crack', 'T6', 4],
          ['Camilla', 'sw-f3-44', 'average', 'T4', 4],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: { type: 'points', margin: 8 },
  provenance: { wind: 'public' },
};

export const revolutionaryWars: readonly Battle[] = [gutOfGibraltar, firstOfJune, capeStVincent, hogland];
