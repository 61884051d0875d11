/** The patient voice of a first year at war: each lesson waits until the pupil has done what it is about. */
import type { Lesson, LessonStep, Seen } from '@weathergage/kernel';
import type { SeaPower } from '../../rules/types.ts';
import type { SeaTold } from '../../rules/world/told.ts';

type Of<K extends SeaTold['kind']> = Extract<SeaTold, { kind: K }>;
type Desk = Seen<SeaPower>['desk'];

const toldOf = <K extends SeaTold['kind']>(told: readonly SeaTold[], kind: K): Of<K>[] =>
  told.filter((each): each is Of<K> => each.kind === kind);

/** What was told of the pupil's own side. */
const mine = <K extends 'organised' | 'placed' | 'frigate' | 'sailed' | 'repaired' | 'returned'>(
  desk: Desk,
  told: readonly SeaTold[],
  kind: K,
): Of<K>[] => toldOf(told, kind).filter((each) => (each as Of<'organised'>).side === desk.view.side);

const CARDS: readonly LessonStep<SeaPower>[] = [
  {
    title: 'Two ways to win',
    text: 'The Europeans earn points for seas that they alone hold at the year’s end, and for frigates that prey on English trade; the English by sinking European ships. A lead of 25 is a victory, one of 50 a great one. The numbers on the chart say where the war will be.',
  },
  {
    title: 'Form your squadrons',
    text: 'Ships sail in squadrons, in the order in which they will fight, and each needs a leader. A proposal lies ready: give it with Enter, or arrange it by hand. A leader’s rating is how far he sails, how well he searches and how many dice he adds.',
    done: ({ desk, told }) => mine(desk, told, 'organised').length > 0,
  },
  {
    title: 'Lay them in port',
    text: 'Now the markers go into port by turns, one squadron at least in each home port. Your enemy sees markers and no more. An empty one is a decoy: it costs nothing and keeps him guessing.',
    done: ({ desk, told }) => mine(desk, told, 'placed').length > 0,
  },
  {
    title: 'Frigates',
    text: 'A frigate adds 3 to every search of yours in its area. A European frigate in an area with English ports also earns 3 points, unless two English ships keep watch at sea there. Lay one.',
    done: ({ desk, told }) => mine(desk, told, 'frigate').some(({ area }) => area !== null),
  },
  {
    title: 'The wind',
    text: 'Choose a squadron: the seas that it can reach light up with what they cost. With the arrow on a border it sails free, against it for 2, without one for 1, and the leader’s rating is all it has. Send a squadron to sea.',
    done: ({ desk, told }) => mine(desk, told, 'sailed').length > 0,
  },
  {
    title: 'Search',
    text: 'Sailing into a sea with an enemy means a search. Both choose in secret: fight or avoid. If you differ, each counts his leader, his ships and 3 for each frigate, and throws one die to fight or three to avoid.',
    done: ({ told }) => toldOf(told, 'search').length > 0,
  },
  {
    title: 'Staying at sea',
    text: 'To hold a sea you must be there alone, with two ships at least, when the fighting is done. The English get nothing for seas, but a squadron of theirs on the spot denies one and starves frigates. When you have nothing left to move, pass.',
    done: ({ desk }) => !['organise', 'place', 'frigates', 'movement'].includes(desk.view.phase),
  },
  {
    title: 'Battle',
    text: 'Who has the weather gauge sees the enemy’s ships and may still bear away. Then ship fires against ship, a die for each point of attack: a 6 hits, a 5 drives out of the line. Ships beyond the enemy’s number double on the head of his line. Who has no sound ship left breaks off.',
  },
  {
    title: 'The points',
    text: 'At the end of the year seas, prizes and trade are counted, and ports may be attacked by a squadron that lies alone before them. The chronicle shows where each point came from, year by year.',
    done: ({ told }) => toldOf(told, 'points').length > 0,
  },
  {
    title: 'Home, and repairs',
    text: 'All return to port, however far, and the port mends as many points of damage as its number. Think of next year: ships begin it where they end this one. Big yards are few.',
    done: ({ desk, told }) => mine(desk, told, 'repaired').length > 0,
  },
  {
    title: 'The years to come',
    text: 'Each year you keep your base, draw new ships blindly and form your squadrons anew; markers change their numbers, so nobody can follow them. You know enough. The log tells all, with dice and rule; the question mark lists the keys.',
  },
];

export const firstYear: Lesson<SeaPower> = {
  id: 'first-year',
  title: 'The first year',
  teaches: 'Squadrons, frigates, search, battle and points: one year of war.',
  scenario: 'first-year-1756',
  // Much of it may come in any order.
  steps: CARDS.map((card) => ({ ...card, anytime: true })),
  end: {
    done: 'You know enough to play on alone. The log tells everything, with its dice and its rule.',
    won: 'The day is yours, and you know enough to play on alone.',
    lost: 'The enemy had the better of it. The log tells where each point came from.',
  },
};
