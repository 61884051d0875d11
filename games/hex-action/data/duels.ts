/** Single-ship duels of the Basic Game. Briefings and placements are ours; the ships and the day are history's. */
import type { Scenario } from '../rules/scenario/scenario.ts';
import type { Direction } from '../rules/sea/hex.ts';
import type { Quality } from '../rules/sea/words.ts';

type Fighter = readonly [
  name: string,
  class_: string,
  quality: Quality,
  bow: string,
  heading: Direction,
  points?: number,
];

interface Duel {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly place: string;
  readonly wind: Direction;
  readonly briefing: string;
  readonly balance: string;
  readonly sides: Readonly<Record<string, Fighter>>;
  readonly tutorial?: true;
}

const SIDE_NAMES: Readonly<Record<string, string>> = {
  british: 'Royal Navy',
  french: 'French Navy',
  american: 'United States',
};
const CAPTAIN_OF: Readonly<Record<string, string>> = {
  british: 'British captain',
  french: 'French captain',
  american: 'American captain',
};

/** How 200 duels between two machines of the highest level ended, seeds from 1: what a scenario is worth to each side. */
const measured = (wins: string, drawn: number): string =>
  `Machine against machine, 200 duels: ${wins}, drawn ${drawn}.`;

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** A duel on an open sea, ended by the first surrender (14.1). */
const duel = ({ id, title, date, place, wind, briefing, balance, sides, tutorial }: Duel): Scenario => ({
  id,
  title,
  date,
  place,
  briefing,
  edition: 'basic',
  ...(tutorial ? { tutorial } : {}),
  board: { columns: 51, rows: 35, fixed: false },
  wind,
  sides: Object.keys(sides).map((side) => ({
    id: side,
    name: SIDE_NAMES[side]!,
    seats: [{ id: `${side}-1`, name: CAPTAIN_OF[side]! }],
  })),
  ships: Object.entries(sides).map(([side, [name, class_, quality, bow, heading, points]]) => ({
    id: slug(name),
    name,
    class: class_,
    side,
    quality,
    bow,
    heading,
    ...(points === undefined ? {} : { points }),
  })),
  victory: { type: 'single-ship' },
  balance,
  provenance: {
    orderOfBattle: 'public',
    positions: 'constructed',
    wind: 'constructed',
    briefing: 'constructed',
  },
});

const DUELS: readonly Duel[] = [
  {
    id: 'tutorial-first-duel',
    title: 'Lesson: Your First Command',
    date: '1795-05-08',
    place: 'The Western Approaches',
    wind: 1,
    tutorial: true,
    briefing:
      'A handy British frigate with a good crew meets a French one whose men are new to the sea. Learn to read the wind, to plot a course, to bring your broadside to bear and, above all, to fire along her length while she cannot answer.',
    balance: `Yours to win: your crew is much the better. ${measured('British 167, French 24', 9)}`,
    sides: {
      british: ['Pallas', 'br-f3-36', 'crack', 'M22', 2],
      french: ['Thalie', 'fr-f3-36', 'green', 'S17', 3],
    },
  },
  {
    id: 'nymphe-cleopatre-1793',
    title: 'Nymphe and Cleopatre',
    date: '1793-06-18',
    place: 'Off Start Point',
    wind: 1,
    briefing:
      'The first frigate duel of the new war. A British captain with a scratch crew of miners chases a well-handled French ship at daybreak; neither means to run.',
    balance: measured('British 151, French 39', 10),
    sides: {
      british: ['Nymphe', 'br-f3-36', 'crack', 'R23', 2],
      french: ['Cleopatre', 'fr-f3-36', 'average', 'FF16', 2],
    },
  },
  {
    id: 'chesapeake-shannon-1813',
    title: 'Chesapeake and Shannon',
    date: '1813-06-01',
    place: 'Off Boston Light',
    wind: 2,
    briefing:
      'The best-drilled gun crews of the British frigate force wait under easy sail; the American, with a new captain and a new company, comes straight up on the quarter and throws away the raking position out of courtesy. It will be over in a quarter of an hour.',
    balance: measured('British 191, American 2', 7),
    sides: {
      american: ['Chesapeake', 'us-f3-38', 'average', 'R14', 3],
      british: ['Shannon', 'br-f3-38-h', 'elite', 'Z18', 3, 19],
    },
  },
  {
    id: 'constitution-guerriere-1812',
    title: 'Constitution and Guerriere',
    date: '1812-08-19',
    place: 'South of the Grand Banks',
    wind: 3,
    briefing:
      'A heavy American frigate sails down on a smaller British thirty-eight that has hove to and dares her to come on. The British ship yaws to fire; the American holds her shot until she is close aboard.',
    balance: measured('American 200, British 0', 0),
    sides: {
      american: ['Constitution', 'us-f4-44', 'elite', 'O17', 4],
      british: ['Guerriere', 'br-f3-38', 'crack', 'Y22', 5],
    },
  },
  {
    id: 'mars-hercule-1798',
    title: 'Mars and Hercule',
    date: '1798-04-21',
    place: 'Near the Raz de Sein',
    wind: 1,
    briefing:
      'A French seventy-four on her maiden passage tries to slip round to Brest; a British seventy-four catches her in the tide race at dusk. The fight was so close that the lower guns could not be run out.',
    balance: measured('British 188, French 4', 8),
    sides: {
      british: ['Mars', 'br-sol2-74-l', 'crack', 'R23', 2],
      french: ['Hercule', 'fr-sol2-74', 'average', 'FF16', 2],
    },
  },
  {
    id: 'united-states-macedonian-1812',
    title: 'United States and Macedonian',
    date: '1812-10-25',
    place: 'South of the Azores',
    wind: 6,
    briefing:
      'The British captain has the wind and the faster ship but mistakes the heavy American for a lighter one and keeps his distance, which is just where the long twenty-fours do best.',
    balance: measured('American 199, British 0', 1),
    sides: {
      american: ['United States', 'us-f3-44', 'elite', 'U14', 2],
      british: ['Macedonian', 'br-f3-38', 'crack', 'EE19', 1],
    },
  },
  {
    id: 'wasp-reindeer-1814',
    title: 'Wasp and Reindeer',
    date: '1814-06-28',
    place: 'South-west of Plymouth',
    wind: 5,
    briefing:
      "Two sloops with proud captains in almost no wind. The British brig comes down from windward and plays on the American's quarter with a single boat carronade before the broadsides open.",
    balance: measured('American 152, British 19', 29),
    sides: {
      american: ['Wasp', 'us-s5-18', 'elite', 'W20', 4],
      british: ['Reindeer', 'br-s5-18', 'elite', 'DD16', 4],
    },
  },
  {
    id: 'amethyst-thetis-1808',
    title: 'Amethyst and Thetis',
    date: '1808-11-10',
    place: 'Off Groix',
    wind: 5,
    briefing:
      'A French frigate with troops for Martinique slips out after dark and finds a British one on her quarter. A running fight under the moon: rake and counter-rake, then boarders massed in the waist waiting for the crash.',
    balance: measured('British 108, French 61', 31),
    sides: {
      british: ['Amethyst', 'br-f3-36-18', 'elite', 'HH19', 6],
      french: ['Thetis', 'fr-f3-40', 'average', 'Z15', 6],
    },
  },
  {
    id: 'ranger-drake-1778',
    title: 'Ranger and Drake',
    date: '1778-04-24',
    place: 'Off Carrickfergus',
    wind: 2,
    briefing:
      'Having raided the Cumberland coast, the American sloop waits in mid-channel for the guardship of Belfast Lough to work out to her. The two small ships are nearly equal; the American crew has been together longer, the British one was filled up with volunteers that morning.',
    balance: measured('American 140, British 45', 15),
    sides: {
      american: ['Ranger', 'us-s5-19', 'crack', 'W16', 3],
      british: ['Drake', 'br-s5-20-e', 'average', 'O12', 3],
    },
  },
];

export const duels: readonly Scenario[] = DUELS.map(duel);
