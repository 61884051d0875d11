/** Trafalgar entire. Ships and days are history's; placements and victory are mostly ours. */
import type { Battle } from './battle.ts';

// biome-ignore format: one row a ship
const trafalgar: Battle = {
  id: 'trafalgar-1805',
  title: 'Trafalgar',
  date: '1805-10-21',
  place: 'South-west of Cadiz',
  briefing:
    'The whole battle: twenty-seven British of the line in two loose columns run down before a light wind on thirty-three French and Spanish ships strung out in a ragged crescent. The columns will suffer on the way in; once through, every fight is British drill against allied numbers. Night and the storm come with the end of turn 36; the allies begin with 120 points, and a lead of 20 wins.',
  board: { fixedUntilTurn: 6, north: 3 },
  wind: [5, 2, 11],
  rules: { timedMoves: true, signals: 'fleet', commandLag: 'squadrons', lossOfRigging: true, blockedWind: true, windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'weather-1', name: 'Weather 1', flagship: 'victory', ships: [
          ['Victory', 'br-sol1-100', 'elite', 'HH19', 4],
          ['Temeraire', 'br-sol1-98', 'crack', 'HH17', 4],
          ['Neptune', 'br-sol1-98', 'crack', 'II17', 4],
          ['Leviathan', 'br-sol2-74', 'crack', 'II15', 4],
          ['Conqueror', 'br-sol2-74', 'crack', 'II13', 4],
          ['Britannia', 'br-sol1-100', 'crack', 'II11', 5],
        ] },
        { id: 'weather-2', name: 'Weather 2', flagship: 'ajax', seat: 2, ships: [
          ['Ajax', 'br-sol2-74', 'crack', 'JJ9', 4],
          ['Agamemnon', 'br-sol2-64', 'crack', 'KK7', 5],
          ['Orion', 'br-sol2-74', 'elite', 'KK6', 5],
          ['Minotaur', 'br-sol2-74', 'crack', 'PP6', 5],
          ['Spartiate', 'br-sol2-74-l', 'crack', 'RR4', 5],
          ['Africa', 'br-sol2-64', 'elite', 'WW26', 6],
        ] },
        { id: 'lee-1', name: 'Lee 1', flagship: 'royal-sovereign', seat: 3, ships: [
          ['Royal Sovereign', 'br-sol1-100', 'elite', 'AA13', 4],
          ['Belleisle', 'br-sol2-74', 'crack', 'AA11', 4],
          ['Mars', 'br-sol2-74-l', 'crack', 'AA9', 4],
          ['Tonnant', 'br-sol2-80', 'crack', 'AA7', 4],
          ['Bellerophon', 'br-sol2-74', 'elite', 'Y5', 5],
          ['Colossus', 'br-sol2-74', 'crack', 'AA4', 5],
        ] },
        { id: 'lee-2', name: 'Lee 2', flagship: 'dreadnought', seat: 4, ships: [
          ['Achille', 'br-sol2-74-l', 'crack', 'CC3', 4],
          ['Revenge', 'br-sol2-74', 'elite', 'Y1', 6, { entryTurn: 3 }],
          ['Defiance', 'br-sol2-74', 'crack', 'AA1', 5, { entryTurn: 3 }],
          ['Dreadnought', 'br-sol1-98', 'elite', 'II1', 5, { entryTurn: 3 }],
          ['Swiftsure', 'br-sol2-74', 'crack', 'GG1', 5, { entryTurn: 3 }],
          ['Polyphemus', 'br-sol2-64', 'crack', 'EE1', 5, { entryTurn: 4 }],
        ] },
        { id: 'lee-3', name: 'Lee column, rear', flagship: 'thunderer', seat: 5, ships: [
          ['Prince', 'br-sol1-98', 'crack', 'RR2', 5],
          ['Thunderer', 'br-sol2-74', 'crack', 'II1', 5, { entryTurn: 5 }],
          ['Defence', 'br-sol2-74', 'crack', 'II1', 5, { entryTurn: 6 }],
        ] },
      ],
    },
    {
      id: 'allied',
      name: 'Combined Fleet',
      nation: 'French',
      squadrons: [
        { id: 'van', name: 'Van', flagship: 'formidable', ships: [
          ['Scipion', 'fr-sol2-74', 'average', 'VV32', 3],
          ['Formidable', 'fr-sol2-80', 'average', 'RR31', 3],
          ['Mont-Blanc', 'fr-sol2-74', 'average', 'NN31', 3],
          ['Duguay-Trouin', 'fr-sol2-74', 'average', 'KK34', 3],
          ['Neptuno', 'sp-sol2-80', 'green', 'XX32', 3],
          ['Rayo', 'sp-sol1-100', 'green', 'EE34', 3],
        ] },
        { id: 'van-2', name: 'Van, second division', flagship: 'san-francisco-de-asis', seat: 2, ships: [
          ['Intrepide', 'fr-sol2-74', 'average', 'TT32', 3],
          ['Heros', 'fr-sol2-74', 'average', 'FF25', 3],
          ['San Francisco de Asis', 'sp-sol2-74', 'green', 'GG30', 3],
          ['San Agustin', 'sp-sol2-74', 'green', 'DD29', 3],
        ] },
        { id: 'centre', name: 'Centre', flagship: 'bucentaure', seat: 3, ships: [
          ['Bucentaure', 'fr-sol2-80', 'average', 'BB22', 3],
          ['Redoutable', 'fr-sol2-74', 'crack', 'Z21', 3],
          ['Neptune', 'fr-sol2-80', 'average', 'W20', 3, { id: 'neptune-al' }],
          ['Santisima Trinidad', 'sp-sol1-130', 'green', 'DD24', 3],
          ['San Justo', 'sp-sol2-74', 'green', 'Z20', 3],
          ['San Leandro', 'sp-sol2-64', 'green', 'T19', 3],
        ] },
        { id: 'rear', name: 'Rear', flagship: 'santa-ana', seat: 4, ships: [
          ['Indomptable', 'fr-sol2-80', 'average', 'V17', 3],
          ['Fougueux', 'fr-sol2-74', 'average', 'U15', 3],
          ['Pluton', 'fr-sol2-74', 'crack', 'R12', 3],
          ['Algesiras', 'fr-sol2-74', 'average', 'Q11', 3],
          ['Santa Ana', 'sp-sol1-112', 'average', 'W15', 3],
          ['Monarca', 'sp-sol2-74', 'green', 'S14', 3],
        ] },
        { id: 'observation-1', name: 'Observation squadron, first division', flagship: 'aigle', seat: 5, ships: [
          ['Aigle', 'fr-sol2-74', 'average', 'O10', 3],
          ['Swiftsure', 'fr-sol2-74', 'average', 'M9', 3, { id: 'swiftsure-al' }],
          ['Argonaute', 'fr-sol2-74', 'average', 'K8', 3],
          ['Bahama', 'sp-sol2-74', 'average', 'Q10', 3],
          ['Montanes', 'sp-sol2-74', 'green', 'N7', 3],
          ['Argonauta', 'sp-sol2-80', 'green', 'G6', 3],
        ] },
        { id: 'observation-2', name: 'Observation squadron, second division', flagship: 'principe-de-asturias', seat: 6, ships: [
          ['Achille', 'fr-sol2-74', 'average', 'L5', 3, { id: 'achille-al' }],
          ['Berwick', 'fr-sol2-74', 'average', 'H2', 3],
          ['San Ildefonso', 'sp-sol2-74', 'green', 'K6', 3],
          ['Principe de Asturias', 'sp-sol1-112', 'average', 'J3', 3],
          ['San Juan Nepomuceno', 'sp-sol2-74', 'crack', 'F1', 3],
        ] },
      ],
    },
  ],
  turnLimit: 36,
  victory: { type: 'points', margin: 20, handicap: [{ side: 'allied', points: 120 }] },
  provenance: { positions: 'public', wind: 'public' },
};

export const trafalgarEntire: readonly Battle[] = [trafalgar];
