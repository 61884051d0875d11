/** Fleets of the American war in 1782. Ships and days are history's; placements and victory are mostly ours. */
import type { Battle } from './battle.ts';

// biome-ignore format: one row a ship
const negapatam: Battle = {
  id: 'negapatam-1782',
  title: 'Negapatam',
  date: '1782-07-06',
  place: 'Coromandel coast',
  briefing:
    'Third meeting of two stubborn admirals in Indian waters. Both sides have eleven in line; the British, to windward, bear down together. The sea breeze will come in from the south-east during the fight and throw both lines into confusion, so keep ships close enough to help each other. The British begin with 20 points.',
  wind: [2, 3, 7],
  windSchedule: [{ turn: 14, direction: 6, velocity: 3 }],
  rules: { commandLag: 'squadrons', changingWindNumber: true, lossOfRigging: true, windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'van', name: 'Van', flagship: 'hero', ships: [
          ['Hero', 'br-sol2-74-e', 'average', 'CC22', 3],
          ['Exeter', 'br-sol2-64-e', 'average', 'AA21', 3],
          ['Isis', 'br-sol2-50', 'average', 'Y20', 3],
          ['Burford', 'br-sol2-70-e', 'average', 'W19', 3],
          ['Sultan', 'br-sol2-74-e', 'average', 'U18', 3],
        ] },
        { id: 'main', name: 'Centre and rear', flagship: 'superb', seat: 2, ships: [
          ['Superb', 'br-sol2-74-e', 'average', 'S17', 3],
          ['Monarca', 'br-sol2-70-e', 'average', 'Q16', 3],
          ['Worcester', 'br-sol2-64-e', 'average', 'O15', 3],
          ['Monmouth', 'br-sol2-64-e', 'crack', 'M14', 3],
          ['Eagle', 'br-sol2-64-e', 'average', 'K13', 3],
          ['Magnanime', 'br-sol2-64-e', 'average', 'I12', 3],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'avant-garde', name: 'Avant Garde', flagship: 'flamand', ships: [
          ['Flamand', 'fr-sol2-50', 'average', 'KK18', 3],
          ['Annibal', 'fr-sol2-74-e', 'average', 'II17', 3],
          ['Severe', 'fr-sol2-64', 'average', 'GG16', 3],
          ['Brillant', 'fr-sol2-64', 'average', 'EE15', 3],
          ['Heros', 'fr-sol2-74-e', 'crack', 'CC14', 3],
        ] },
        { id: 'arriere-garde', name: 'Arriere Garde', flagship: 'sphinx', seat: 2, ships: [
          ['Sphinx', 'fr-sol2-64', 'crack', 'AA13', 3],
          ['Petit Annibal', 'fr-sol2-50', 'average', 'Y12', 3],
          ['Artesien', 'fr-sol2-64', 'average', 'W11', 3],
          ['Vengeur', 'fr-sol2-64', 'green', 'U10', 3],
          ['Bizarre', 'fr-sol2-64', 'green', 'S9', 3],
          ['Orient', 'fr-sol2-74-e', 'green', 'Q8', 3],
        ] },
      ],
    },
  ],
  turnLimit: 28,
  victory: { type: 'points', margin: 1, handicap: [{ side: 'british', points: 20 }] },
  provenance: { wind: 'public' },
};

// biome-ignore format: one row a ship
const saintes: Battle = {
  id: 'saintes-1782',
  title: 'The Saintes: The Centre',
  date: '1782-04-12',
  place: 'Between Dominica and Guadeloupe',
  briefing:
    "The lines are passing at close range on opposite courses when the wind backs to the south and throws the French ships' heads round. Gaps open; a British admiral has the chance to put his helm over and go through.",
  wind: [5, 2, 9],
  windSchedule: [{ turn: 5, direction: 6, velocity: 2 }],
  rules: { commandLag: 'squadrons', lossOfRigging: true, windEffects: true },
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'formidable', name: 'Formidable', flagship: 'formidable', ships: [
          ['Duke', 'br-sol1-98-e', 'crack', 'U19', 1],
          ['Formidable', 'br-sol1-98-e', 'elite', 'U21', 1],
          ['Namur', 'br-sol1-98-e', 'crack', 'U23', 1],
          ['Saint Albans', 'br-sol2-64-e', 'average', 'U25', 1],
        ] },
        { id: 'canada', name: 'Canada', flagship: 'canada', seat: 2, ships: [
          ['Canada', 'br-sol2-74-e', 'crack', 'U27', 1],
          ['Repulse', 'br-sol2-64-e', 'average', 'U29', 1],
          ['Ajax', 'br-sol2-74-e', 'average', 'U31', 1],
          ['Bedford', 'br-sol2-74-e', 'crack', 'U33', 1],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'ville-de-paris', name: 'Ville De Paris', flagship: 'ville-de-paris', ships: [
          ['Couronne', 'fr-sol2-80-e', 'average', 'AA19', 4],
          ['Ville de Paris', 'fr-sol1-104', 'average', 'AA17', 4],
          ['Languedoc', 'fr-sol2-80-e', 'average', 'AA15', 4],
          ['Sceptre', 'fr-sol2-74-e', 'average', 'AA13', 4],
        ] },
        { id: 'glorieux', name: 'Glorieux', flagship: 'glorieux', seat: 2, ships: [
          ['Glorieux', 'fr-sol2-74-e', 'average', 'AA11', 4],
          ['Diademe', 'fr-sol2-74-e', 'average', 'AA9', 4],
          ['Cesar', 'fr-sol2-74-e', 'average', 'AA7', 4],
          ['Hector', 'fr-sol2-74-e', 'green', 'AA5', 4],
        ] },
      ],
    },
  ],
  turnLimit: 24,
  victory: {
    type: 'points',
    margin: 10,
    bonus: [
      { side: 'british', points: 15, if: { test: 'captured', ships: ['ville-de-paris'], atLeast: 1 } },
    ],
  },
  provenance: { wind: 'public' },
};

export const lastBattlesOfTheAmericanWar: readonly Battle[] = [negapatam, saintes];
