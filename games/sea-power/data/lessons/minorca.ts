/** The second lesson, from the other side: to hold a sea, gather for a battle, take a port, and prey on trade. */
import type { Lesson } from '@weathergage/kernel';
import { holderOf } from '../../rules/chart/chart.ts';
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

const SEA = 'western-med';
const PORT = 'port-mahon';

const holdsPort = ({ desk: { view } }: SeenSea): boolean => holderOf(view, PORT) === 'France';
const holdsSea = (seen: SeenSea): boolean => toldOf(seen, 'control').at(-1)?.areas.includes(SEA) === true;
/** A battle is marked there, to be fought when all have sailed. */
const isBattleDue = ({ desk: { view } }: SeenSea): boolean =>
  view.markers.some(({ at, battle }) => battle && 'area' in at && at.area === SEA);

/** What came of a second squadron, by its own die. */
function joinWords(seen: SeenSea): string | null {
  const last = toldOf(seen, 'join').at(-1);
  if (last === undefined)
    return toldOf(seen, 'combined').length > 0 ? 'Two squadrons in one sea are one line now.' : null;
  return last.joined
    ? 'They have found the fight: one line now, under the higher leader.'
    : 'The die was too low, and they did not find the fight. They sail on, and the others fight alone.';
}

function battleWords(seen: SeenSea): string {
  const here = toldOf(seen, 'battle-over').filter(({ area }) => area === SEA);
  if (here.length === 0)
    return lieAtSea(seen, SEA)
      ? 'Nobody fought for it: the sea is yours.'
      : 'There was no battle, and nobody of yours lies in the Western Med.';
  return here.at(-1)?.winner === 'european'
    ? 'The sea is yours, and the beaten run for the nearest port.'
    : 'You are beaten: the line is broken up and what floats runs for port. Mend it, and next time come with both squadrons, or avoid.';
}

function yearWords(seen: SeenSea): string {
  const assault = ownTold(seen, 'assault').at(-1);
  const port =
    assault === undefined
      ? ''
      : assault.taken
        ? 'Port Mahon is French. '
        : `Port Mahon holds, ${assault.totals.defence} to ${assault.totals.attack}. `;
  return `${port}The year: ${pointsWords(seen)}.`;
}

const CARDS: readonly SeaStep[] = [
  {
    title: 'The other side',
    text: 'You are France now. The English earn points by sinking ships; you by holding seas alone, and by frigates on English trade. Here one sea counts: the Western Med, for 40, and Minorca lies in it. A lead of 25 wins.',
    show: SEA,
    rules: ['8.1', '8.5'],
  },
  {
    title: 'To hold, and to fight',
    text: 'Two ships that nobody disputes hold a sea as well as twenty: what counts is who is left there at the end. So spread what only has to lie there, and gather what has to fight. The proposal is fit for both: give it.',
    at: CONFIRM,
    done: (seen) => ownTold(seen, 'organised').length > 0,
    rules: ['8.1', '5.3'],
  },
  {
    title: 'Where they begin',
    text: 'Each home port has a squadron. Toulon opens on the Western Med itself; from Rochefort it is two borders, both with the wind and so for nothing. Place the rest as proposed.',
    at: ['place-rest', 'ask-confirm'],
    done: (seen) => isPast(seen, 'frigates'),
    rules: ['3.7/5', '6.1/4'],
  },
  {
    title: 'Frigates on trade',
    text: 'Where there are English ports there is English trade: each frigate of yours there earns 3 points, unless two English ships are at sea to guard it. So far seas are best: each costs them a squadron that is wanted elsewhere. Lay the first.',
    at: ['ask-confirm'],
    done: (seen) => ownTold(seen, 'frigate').some(({ area }) => area !== null) || isPast(seen, 'movement'),
    rules: ['8.4'],
  },
  {
    title: 'One sea each',
    text: 'One frigate in a sea is enough to make them guard it: the next goes to another. Lay the others as proposed.',
    at: ['frigate-rest', 'ask-confirm'],
    done: (seen) => isPast(seen, 'movement'),
    rules: ['8.4', '6.32'],
  },
  {
    title: 'Bar the sea',
    text: 'Choose the Toulon squadron, press the Western Med and sail. There it bars the way: whoever enters has to stop and search, and who would hold the sea has to drive it off first.',
    at: sailing('fra-toulon', SEA),
    done: (seen) => ownTold(seen, 'sailed').length > 0,
    over: (seen) => isPast(seen, 'combat'),
    result: (seen) => (lieAtSea(seen, SEA) ? 'You lie in the Western Med, and so far alone.' : null),
    rules: ['8.1', '6.5/1'],
  },
  {
    title: 'They come',
    text: 'You lie there and they come: if you miss each other it is they who must go. So avoid where you are weaker, for who is not found is not sunk; fight where you are as strong, or help is near. It is: fight.',
    at: [...FIGHT, 'ask-confirm'],
    done: (seen) => toldOf(seen, 'search').length > 0,
    over: (seen) => isPast(seen, 'combat') || (isAsked(seen, 'sail') && lieAtSea(seen, SEA)),
    result: searchWords,
    rules: ['6.5/3', '6.5/4'],
  },
  {
    title: 'Help',
    text: (seen) =>
      isBattleDue(seen)
        ? 'The battle is fought when all have sailed, so there is time. Send the Rochefort squadron to the Western Med: a die and both leaders must come to 7 to find the fight, and then both stand in one line.'
        : 'Send the Rochefort squadron to the Western Med, too. Squadrons of a side that end in one sea become one line, under the higher leader.',
    at: sailing('fra-rochefort', SEA),
    done: (seen) => ownTold(seen, 'sailed').length > 1,
    over: (seen) => isPast(seen, 'combat'),
    result: joinWords,
    rules: ['6.5/5', '6.1/6'],
  },
  {
    title: 'Safe in port',
    text: 'Who stays in port can’t be sunk, and the English earn by nothing else. That is enough at sea: carry on until all have sailed.',
    at: [...FIGHT, 'carry-on', 'ask-confirm'],
    done: (seen) => isPast(seen, 'combat'),
    rules: ['8.3', '6.2/3'],
  },
  {
    title: 'Battle, and a way out',
    text: 'With the weather gauge you see them first and may bear away: it costs the sea, and no ship. A side without a sound ship is beaten; those hit hard make for the nearest port. You are the stronger here: answer as proposed.',
    at: CONFIRM,
    done: (seen) => isPast(seen, 'assault'),
    result: battleWords,
    rules: ['7.2/4', '7.6/1', '7.31/2'],
  },
  {
    title: 'Take the port',
    text: (seen) =>
      isAsked(seen, 'assault')
        ? 'Alone in a sea, with two ships and a leader, you may attack a port that can change hands: not Gibraltar, but Port Mahon. A die and your leader against a die and its 3. To try costs nothing: attack.'
        : 'A port can be attacked by who lies alone before it with two ships and a leader. You do not, this year. The points are counted: read where they came from.',
    at: CONFIRM,
    done: (seen) => toldOf(seen, 'points').length > 0,
    result: yearWords,
    rules: ['6.23/1', '6.23/2'],
  },
  {
    title: 'Think of next year',
    text: (seen) =>
      holdsPort(seen)
        ? 'Every squadron goes home, and begins the next year there. Port Mahon is yours: the sea that counts at its door, but a yard of 3 against Toulon’s 8, and it can be taken with all inside. Bring them in, and mend.'
        : 'Every squadron goes home, and begins the next year there. A port mends as many points as its number: bring the damaged to the big yards, Toulon and Brest, the sound to where they are wanted next.',
    at: CONFIRM,
    done: (seen) => ownTold(seen, 'repaired').length > 0,
    rules: ['9.1', '9.2/1'],
  },
];

/** Why the sea was held, or was not. */
function seaWords(seen: SeenSea): string {
  if (holdsSea(seen)) return 'you alone were left in the Western Med';
  const fought = toldOf(seen, 'battle-over').filter(({ area }) => area === SEA);
  if (ownTold(seen, 'sailed').length === 0) return 'nobody sailed, and a sea is held by who lies in it';
  if (fought.some(({ winner }) => winner === 'english'))
    return 'the battle for the Western Med was lost: one squadron met what it takes two for';
  return 'no squadron of yours was left alone in the Western Med, and nothing else counts here';
}

export const minorcaLesson: Lesson<SeaPower> = {
  id: 'minorca',
  title: 'Minorca',
  teaches: 'To hold a sea, join a battle, take a port and prey on trade, as the French',
  scenario: 'minorca-1756',
  seat: 'european',
  opponent: 'nearest',
  seed: 16,
  steps: CARDS,
  end: {
    done: 'You know both sides of a war now. In a whole one four or five seas count at once, and ships are drawn anew each year.',
    won: (seen) =>
      `${pointsWords(seen)}: ${seaWords(seen)}${holdsPort(seen) ? ', and Port Mahon has fallen' : ''}. In a whole war four or five seas count at once.`,
    lost: (seen) => `${pointsWords(seen)}: ${seaWords(seen)}.`,
    drawn: (seen) =>
      `${pointsWords(seen)}: ${seaWords(seen)}. Bar it with Toulon’s squadron, and bring Rochefort’s before the battle.`,
  },
};
