/** Where a line of battle is learnt: enemies who can hardly stir, and a fair wind along their line. */
import type { Scenario } from '../rules/scenario/scenario.ts';

type Entry = readonly [name: string, bow: string];

const line = (
  entries: readonly Entry[],
  ship: Pick<Scenario['ships'][number], 'class' | 'side' | 'quality' | 'damage'>,
): Scenario['ships'] =>
  entries.map(([name, bow]) => ({ id: name.toLowerCase(), name, bow, heading: 2, ...ship }));

const BRITISH: readonly Entry[] = [
  ['Bellona', 'N29'],
  ['Orion', 'K31'],
  ['Defence', 'H32'],
  ['Theseus', 'E34'],
];
const FRENCH: readonly Entry[] = [
  ['Patriote', 'GG19'],
  ['Achille', 'DD20'],
  ['Northumberland', 'AA22'],
];

/** Two of their three masts' squares. */
const GALE = 14;

export const lineLesson: Scenario = {
  id: 'tut-4-squadron',
  title: 'Lesson: The Line of Battle',
  date: '1795-05-22',
  place: 'The Western Approaches',
  briefing:
    'Three French seventy-fours lie in line, crippled aloft by a gale; four British ones come up from astern with a fair wind. Handle your line by its leader, bring several broadsides to bear on one ship, and cross the head of his line, where few of his guns can answer.',
  edition: 'basic',
  tutorial: true,
  board: { columns: 51, rows: 35, fixed: false },
  wind: 1,
  sides: [
    { id: 'british', name: 'Royal Navy', seats: [{ id: 'british-1', name: 'British admiral' }] },
    { id: 'french', name: 'French Navy', seats: [{ id: 'french-1', name: 'French admiral' }] },
  ],
  ships: [
    ...line(BRITISH, { class: 'br-sol2-74', side: 'british', quality: 'crack' }),
    ...line(FRENCH, { class: 'fr-sol2-74', side: 'french', quality: 'average', damage: { rigging: GALE } }),
  ],
  turnLimit: 24,
  victory: { type: 'points', margin: 1 },
  balance: 'Yours to win: he can hardly stir.',
  provenance: {
    orderOfBattle: 'constructed',
    positions: 'constructed',
    wind: 'constructed',
    briefing: 'constructed',
    victory: 'constructed',
  },
};
