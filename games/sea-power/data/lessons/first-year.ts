/** The patient voice of a first year at war, on the English side: squadrons, frigates, search, battle and points. */
import type { Lesson } from '@weathergage/kernel';
import type { SeaPower } from '../../rules/types.ts';
import {
  CONFIRM,
  FIGHT,
  isAsked,
  isPast,
  lieAtSea,
  ownTold,
  pointsWords,
  type SeaStep,
  type SeenSea,
  sailing,
  searchWords,
  toldOf,
} from './seen.ts';

const SEARCH =
  'An enemy meets you, and both choose in secret: fight or avoid. Fight and fight is a battle; if you differ, leader, ships and 3 for each frigate are counted, with one die for who would fight and three for who would not. You are here to stop them: fight.';

/** Whoever is met says so before anything else. */
const searchOr =
  (text: string) =>
  (seen: SeenSea): string =>
    isAsked(seen, 'search') && toldOf(seen, 'search').length === 0 ? SEARCH : text;

const CARDS: readonly SeaStep[] = [
  {
    title: 'Two ways to win',
    text: 'The Europeans earn points for seas that they alone hold at the year’s end, and for frigates that prey on English trade; you, the English, by sinking their ships. The numbers on the chart say which seas count: the war will be there. A lead of 25 is a victory.',
    rules: ['8.2', '8.5'],
  },
  {
    title: 'Form your squadrons',
    text: 'Ships sail in squadrons, in the order in which they will fight, each under a leader. His rating, in brackets, is how far he sails, how well he searches and how many dice he adds. 29/31 is attack and defence of all his ships. A proposal lies ready: give it.',
    at: CONFIRM,
    done: (seen) => ownTold(seen, 'organised').length > 0,
    rules: ['3.7/2'],
  },
  {
    title: 'Lay them in port',
    text: 'The markers go into port by turns, one squadron at least in each home port. Your enemy sees markers and no more. An empty one is a decoy: it costs nothing and keeps him guessing. The proposal is sound: place the rest so.',
    at: ['place-rest', 'ask-confirm'],
    done: (seen) => isPast(seen, 'frigates'),
    rules: ['3.7/5', '6.61'],
  },
  {
    title: 'A frigate',
    text: 'A frigate adds 3 to every search of yours in its area. A European frigate where English ports lie earns 3 points, unless two English ships keep watch at sea there. The first is proposed for a sea that counts: lay it.',
    at: ['ask-confirm'],
    done: (seen) => ownTold(seen, 'frigate').some(({ area }) => area !== null) || isPast(seen, 'movement'),
    rules: ['6.32', '8.3'],
  },
  {
    title: 'The other frigates',
    text: 'They are laid by turns, both sides seeing it. Lay the others as proposed; under Standing you can say so for every year.',
    at: ['frigate-rest', 'ask-confirm'],
    done: (seen) => isPast(seen, 'movement'),
    rules: ['6.32'],
  },
  {
    title: 'Put to sea',
    text: 'The Eastern Caribbean is worth 40 to the Europeans if they hold it alone. Deny it: choose the Leeward Islands squadron, press the sea off its port, and sail. Arrows on the borders are winds: with one it is free, against it 2 points, without one 1; the leader’s rating is all there is.',
    at: sailing('eng-leeward-islands', 'eastern-caribbean'),
    done: (seen) => ownTold(seen, 'sailed').length > 0,
    over: (seen) => isPast(seen, 'combat'),
    result: (seen) =>
      lieAtSea(seen, 'eastern-caribbean') ? 'A squadron of yours keeps the Eastern Caribbean.' : null,
    rules: ['6.1/4', '8.1'],
  },
  {
    title: 'A search',
    text: SEARCH,
    at: [...FIGHT, 'ask-confirm'],
    done: (seen) => toldOf(seen, 'search').length > 0,
    over: (seen) => isPast(seen, 'combat') || (isAsked(seen, 'sail') && ownTold(seen, 'sailed').length > 0),
    result: searchWords,
    rules: ['6.5/2'],
  },
  {
    title: 'Another sea that counts',
    text: searchOr(
      'Sides sail by turns, one squadron each. The Gulf of St. Lawrence is worth 36: send the North America squadron there. Who enters a sea with an enemy in it must stop and search.',
    ),
    at: sailing('eng-north-america', 'gulf-of-st-lawrence'),
    done: (seen) => ownTold(seen, 'sailed').length > 1,
    over: (seen) => isPast(seen, 'combat'),
    rules: ['6.1', '6.5/1'],
  },
  {
    title: 'Staying at sea',
    text: searchOr(
      'You earn nothing for a sea, but two ships on the spot deny it to the enemy and starve his frigates. Who stays in port is safe. Sail no more: carry on until all have sailed.',
    ),
    at: [...FIGHT, 'carry-on', 'ask-confirm'],
    done: (seen) => isPast(seen, 'combat'),
    rules: ['8.1'],
  },
  {
    title: 'Battle',
    text: 'Who has the weather gauge sees the enemy’s ships and may still bear away. Then ship fires at ship, a die for each point of attack: a 6 hits, a 5 drives out of the line. Ships to spare double on the head of his line. Answer as proposed, and watch.',
    at: CONFIRM,
    done: (seen) => isPast(seen, 'assault'),
    result: (seen) => {
      const battles = toldOf(seen, 'battle-over');
      const won = battles.filter(({ winner }) => winner === seen.desk.view.side).length;
      return battles.length === 0
        ? 'There was no battle this year: nobody would fight, or nobody met.'
        : `${battles.length} fought, ${won} won. A battle lost was lost before the first shot: fewer ships, or a worse leader.`;
    },
    rules: ['7.2', '7.4'],
  },
  {
    // Who lies before no port is asked nothing while the year is judged: a card that waited would be passed over.
    title: 'The points',
    text: (seen) =>
      `${toldOf(seen, 'points').length > 0 ? `The year: ${pointsWords(seen)}. ` : ''}Seas are judged, ports may be attacked by whoever lies alone before them, and the points of the year are counted. The Chronicle says where each came from.`,
    rules: ['6.23', '8.2'],
  },
  {
    title: 'Home, and repairs',
    text: 'All return to port, however far, and each port mends as many points of damage as its number. Think of next year: ships begin it where they end this one. The nearest ports are proposed: take them.',
    at: CONFIRM,
    done: (seen) => ownTold(seen, 'repaired').length > 0,
    rules: ['9.1', '9.2'],
  },
];

/** Seas that the other side held alone, in a clause. */
const heldWords = (seen: SeenSea): string => {
  const held = toldOf(seen, 'control').at(-1)?.areas.length ?? 0;
  return held === 0
    ? 'they held no sea alone'
    : `they held ${held} ${held === 1 ? 'sea that counts' : 'seas that count'} alone: a squadron of two ships there would have denied it`;
};

export const firstYearLesson: Lesson<SeaPower> = {
  id: 'first-year',
  title: 'A first year',
  teaches: 'Squadrons, frigates, wind, search, battle and points, as the English',
  scenario: 'first-year-1756',
  seat: 'english',
  opponent: 'nearest',
  seed: 51,
  steps: CARDS,
  end: {
    done: 'You know the year’s round. From here every year begins with ships drawn blindly and squadrons formed anew.',
    won: (seen) => `${pointsWords(seen)}: a victory in a single year, and ${heldWords(seen)}.`,
    lost: (seen) => `${pointsWords(seen)}: ${heldWords(seen)}.`,
    drawn: (seen) =>
      `${pointsWords(seen)}: a lead under 25 decides nothing yet, and a war has seven such years. This year ${heldWords(seen)}.`,
  },
};
