/** The two columns of Trafalgar, each by itself. Ships and days are history's; placements and victory are mostly ours. */
import type { Battle } from './battle.ts';

// biome-ignore format: one row a ship
const trafalgarWeatherColumn: Battle = {
  id: 'trafalgar-weather-column',
  title: 'Trafalgar: The Weather Column',
  date: '1805-10-21',
  place: 'South-west of Cadiz',
  briefing:
    'The northern half of the great battle. A column led by the fleet flagship steers for the gap astern of the enemy admiral. Eleven ships must break a line of twelve before the allied van finds a wind to come back. The allies begin with 50 points; a lead of 5 wins.',
  wind: [3, 2, 11],
  rules: { commandLag: 'squadrons', lossOfRigging: true, windEffects: true },
  special: [
    { id: 'holds-course', squadron: 'allied-van', untilTurn: 5 },
  ],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'victory', name: 'Victory', flagship: 'victory', ships: [
          ['Victory', 'br-sol1-100', 'elite', 'Y25', 2],
          ['Temeraire', 'br-sol1-98', 'crack', 'W26', 2],
          ['Neptune', 'br-sol1-98', 'crack', 'U27', 2, { id: 'neptune-br' }],
          ['Leviathan', 'br-sol2-74', 'crack', 'S28', 2],
          ['Conqueror', 'br-sol2-74', 'crack', 'Q29', 2],
          ['Britannia', 'br-sol1-100', 'crack', 'O30', 2],
        ] },
        { id: 'ajax', name: 'Ajax', flagship: 'ajax', seat: 2, ships: [
          ['Ajax', 'br-sol2-74', 'crack', 'R25', 2],
          ['Orion', 'br-sol2-74', 'elite', 'P26', 2],
          ['Agamemnon', 'br-sol2-64', 'crack', 'N27', 2],
          ['Minotaur', 'br-sol2-74', 'crack', 'L28', 2],
          ['Spartiate', 'br-sol2-74-l', 'crack', 'J29', 2],
        ] },
      ],
    },
    {
      id: 'allied',
      name: 'Combined Fleet',
      nation: 'French',
      squadrons: [
        { id: 'allied-van', name: 'Allied Van', flagship: 'formidable', ships: [
          ['Formidable', 'fr-sol2-80', 'average', 'GG7', 1],
          ['Duguay-Trouin', 'fr-sol2-74', 'average', 'GG9', 1],
          ['Mont-Blanc', 'fr-sol2-74', 'average', 'GG11', 1],
          ['San Francisco de Asis', 'sp-sol2-74', 'green', 'GG13', 1],
          ['San Agustin', 'sp-sol2-74', 'green', 'GG15', 1],
          ['Heros', 'fr-sol2-74', 'average', 'GG17', 1],
        ] },
        { id: 'allied-centre', name: 'Allied Centre', flagship: 'bucentaure', seat: 2, ships: [
          ['Santisima Trinidad', 'sp-sol1-130', 'green', 'GG19', 1],
          ['Bucentaure', 'fr-sol2-80', 'average', 'GG21', 1],
          ['Redoutable', 'fr-sol2-74', 'crack', 'GG23', 1],
          ['Neptune', 'fr-sol2-80', 'average', 'GG25', 1],
          ['San Leandro', 'sp-sol2-64', 'green', 'GG27', 1],
          ['San Justo', 'sp-sol2-74', 'green', 'GG29', 1],
        ] },
      ],
    },
  ],
  turnLimit: 30,
  victory: {
    type: 'points',
    margin: 5,
    handicap: [{ side: 'allied', points: 50 }],
    bonus: [
      { side: 'british', points: 10, if: { test: 'captured', ships: ['bucentaure'], atLeast: 1 } },
      { side: 'allied', points: 20, if: { test: 'surrenderedOrLost', ships: ['victory'] } },
    ],
  },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const trafalgarLeeColumn: Battle = {
  id: 'trafalgar-lee-column',
  title: 'Trafalgar: The Lee Column',
  date: '1805-10-21',
  place: 'South-west of Cadiz',
  briefing:
    "Collingwood's ships come down in a slanting line of bearing instead of a strict column, so that each can pick an opponent in the allied rear. The leader will be alone under fire for several turns; then the weight of a dozen ships arrives together. The allies begin with 55 points; a lead of 10 wins.",
  wind: [3, 2, 11],
  rules: { commandLag: 'squadrons', lossOfRigging: true, windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'sovereign', name: 'Sovereign', flagship: 'royal-sovereign', ships: [
          ['Royal Sovereign', 'br-sol1-100', 'elite', 'W8', 2],
          ['Belleisle', 'br-sol2-74', 'crack', 'W10', 2],
          ['Mars', 'br-sol2-74-l', 'crack', 'W12', 2],
          ['Tonnant', 'br-sol2-80', 'crack', 'W14', 2],
          ['Bellerophon', 'br-sol2-74', 'elite', 'W16', 2],
          ['Colossus', 'br-sol2-74', 'crack', 'W18', 2],
        ] },
        { id: 'dreadnought', name: 'Dreadnought', flagship: 'dreadnought', seat: 2, ships: [
          ['Dreadnought', 'br-sol1-98', 'elite', 'S19', 2],
          ['Achille', 'br-sol2-74-l', 'crack', 'S21', 2, { id: 'achille-br' }],
          ['Revenge', 'br-sol2-74', 'elite', 'S23', 2],
          ['Defiance', 'br-sol2-74', 'crack', 'S25', 2],
          ['Thunderer', 'br-sol2-74', 'crack', 'S27', 2],
          ['Defence', 'br-sol2-74', 'crack', 'S29', 2],
        ] },
      ],
    },
    {
      id: 'allied',
      name: 'Combined Fleet',
      nation: 'French',
      squadrons: [
        { id: 'rear', name: 'Rear', flagship: 'santa-ana', ships: [
          ['Santa Ana', 'sp-sol1-112', 'average', 'FF3', 1],
          ['Fougueux', 'fr-sol2-74', 'average', 'FF5', 1],
          ['Monarca', 'sp-sol2-74', 'green', 'FF7', 1],
          ['Pluton', 'fr-sol2-74', 'crack', 'FF9', 1],
          ['Algesiras', 'fr-sol2-74', 'average', 'FF11', 1],
          ['Bahama', 'sp-sol2-74', 'average', 'FF13', 1],
        ] },
        { id: 'observation', name: 'Observation', flagship: 'principe-de-asturias', seat: 2, ships: [
          ['Aigle', 'fr-sol2-74', 'average', 'FF15', 1],
          ['Swiftsure', 'fr-sol2-74', 'average', 'FF17', 1],
          ['Argonauta', 'sp-sol2-80', 'green', 'FF19', 1],
          ['Achille', 'fr-sol2-74', 'average', 'FF21', 1],
          ['San Juan Nepomuceno', 'sp-sol2-74', 'crack', 'FF23', 1],
          ['Principe de Asturias', 'sp-sol1-112', 'average', 'FF25', 1],
        ] },
      ],
    },
  ],
  turnLimit: 30,
  victory: { type: 'points', margin: 10, handicap: [{ side: 'allied', points: 55 }] },
  provenance: { wind: 'public' },
};

export const trafalgarColumns: readonly Battle[] = [trafalgarWeatherColumn, trafalgarLeeColumn];
