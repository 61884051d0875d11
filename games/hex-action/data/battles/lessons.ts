/**
 * Exercises and lessons in the Basic Game: those that are marked have cards. Ships and days are history's; placements and
 * victory are mostly ours.
 */
import type { Battle } from './battle.ts';

// biome-ignore format: one row a ship
const tut1Sailing: Battle = {
  id: 'tut-1-sailing',
  title: 'Sailing the Course',
  date: '1795-05-01',
  place: 'Spithead (exercise)',
  briefing:
    'Two frigates race round two marks without a shot fired. Run down to the first buoy with the wind behind you, then learn what it costs to claw back to the second one. Watch how much slower a ship is close to the wind, and never let her head swing into its eye.',
  edition: 'basic',
  board: { columns: 26, rows: 35, fixed: true },
  wind: [1],
  noCombat: true,
  sides: [
    {
      id: 'blue',
      name: 'Blue frigate',
      nation: 'British',
      squadrons: [
        { id: 'blue', name: 'Blue', flagship: 'pallas', ships: [
          ['Pallas', 'br-f3-36', 'average', 'F27', 1],
        ] },
      ],
    },
    {
      id: 'red',
      name: 'Red frigate',
      nation: 'British',
      squadrons: [
        { id: 'red', name: 'Red', flagship: 'dido', ships: [
          ['Dido', 'br-f3-36', 'average', 'T27', 1],
        ] },
      ],
    },
  ],
  turnLimit: 25,
  victory: { type: 'race', marks: ['M15', 'M20'], laps: 'once' },
  provenance: { orderOfBattle: 'constructed' },
};

// biome-ignore format: one row a ship
const tut2Gunnery: Battle = {
  id: 'tut-2-gunnery',
  title: 'Broadsides',
  date: '1795-05-08',
  place: 'The Western Approaches (exercise)',
  briefing:
    "One British and one French seventy-four of nearly equal force close on a steady breeze. Try the range bands, aim at hull and rigging, and above all find a place from which you can fire along the enemy's length while her guns cannot answer.",
  edition: 'basic',
  board: { columns: 26, rows: 35 },
  wind: [1],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'bellona', ships: [
          ['Bellona', 'br-sol2-74', 'average', 'K24', 2],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'french', name: 'French', flagship: 'patriote', ships: [
          ['Patriote', 'fr-sol2-74', 'average', 'R15', 3],
        ] },
      ],
    },
  ],
  turnLimit: 40,
  victory: { type: 'single-ship' },
  provenance: { orderOfBattle: 'constructed' },
};

// biome-ignore format: one row a ship
const tut3Boarding: Battle = {
  id: 'tut-3-boarding',
  title: 'Lesson: Boarders Away',
  date: '1795-05-15',
  place: 'The Western Approaches (exercise)',
  briefing:
    "Two frigates start almost alongside with guns loaded. Grapple, form boarding parties, and decide how many men the guns can spare. The larger crew wants a melee, the better gunners want a few more minutes at arm's length.",
  edition: 'basic',
  tutorial: true,
  board: { columns: 26, rows: 35 },
  wind: [1],
  sides: [
    {
      id: 'british',
      name: 'Royal Navy',
      nation: 'British',
      squadrons: [
        { id: 'british', name: 'British', flagship: 'cerberus', ships: [
          ['Cerberus', 'br-f3-36', 'crack', 'L18', 2],
        ] },
      ],
    },
    {
      id: 'french',
      name: 'French Navy',
      nation: 'French',
      squadrons: [
        { id: 'french', name: 'French', flagship: 'thalie', ships: [
          ['Thalie', 'fr-f3-36', 'average', 'N19', 2],
        ] },
      ],
    },
  ],
  turnLimit: 15,
  victory: { type: 'single-ship' },
  provenance: { orderOfBattle: 'constructed' },
};

export const lessons: readonly Battle[] = [tut1Sailing, tut2Gunnery, tut3Boarding];
