/** The first evening, on the chart: how a squadron comes to battle, and how the battle comes off the chart and back. */
import type { Lesson } from '@weathergage/kernel';
import {
  CONFIRM,
  FIGHT,
  isAsked,
  isPast,
  ownTold,
  pointsWords,
  type SeaStep,
  type SeenSea,
  sailing,
  searchWords,
  toldOf,
} from '@weathergage/sea-power/data/lessons/seen.ts';
import type { SeaPower } from '@weathergage/sea-power/rules/types.ts';

const SEA = 'western-med';

const isDue = ({ desk: { view } }: SeenSea): boolean =>
  view.markers.some(({ side, battle }) => side === view.side && battle);
const isFought = (seen: SeenSea): boolean =>
  toldOf(seen, 'battle-over').length > 0 || isPast(seen, 'assault');

/** What the report brought, for who has just come back from it. */
function reportWords(seen: SeenSea): string | null {
  if (toldOf(seen, 'report').length === 0) return null;
  const lost = toldOf(seen, 'damage').filter(({ fate }) => fate === 'sunk' || fate === 'captured');
  const own = lost.filter(({ side }) => side === seen.desk.view.side).length;
  return `The report is in: ${own} of yours lost, ${lost.length - own} of theirs.`;
}

const CARDS: readonly SeaStep[] = [
  {
    title: 'A war and its battles',
    text: 'You are the English for three years, and one sea counts: the Western Mediterranean. Here you say who sails where. When squadrons meet there, you take command of the ships themselves, and what is lost in battle is lost to the war.',
    show: SEA,
    rules: ['8.2'],
  },
  {
    title: 'Form your squadrons',
    text: 'Ships sail in squadrons, each under a leader, in the order in which they will fight. A proposal lies ready: give it.',
    at: CONFIRM,
    done: (seen) => ownTold(seen, 'organised').length > 0,
    rules: ['3.7/2'],
  },
  {
    title: 'Lay them in port',
    text: 'The markers go into port by turns. Empty ones are decoys, to keep the French guessing. Place the rest as proposed.',
    at: ['place-rest', 'ask-confirm'],
    done: (seen) => isPast(seen, 'frigates'),
    rules: ['3.7/5'],
  },
  {
    title: 'A frigate to search',
    text: 'A frigate helps to find the enemy in its sea: lay it in the one that counts, as proposed.',
    at: ['frigate-rest', 'ask-confirm'],
    done: (seen) => isPast(seen, 'movement'),
    rules: ['6.32'],
  },
  {
    title: 'To the Mediterranean',
    text: 'Choose the Channel squadron, press the Western Med and sail: the wind is with you all the way.',
    at: sailing('eng-channel', SEA),
    done: (seen) => ownTold(seen, 'sailed').length > 0,
    over: (seen) => isPast(seen, 'combat'),
    rules: ['6.1/4'],
  },
  {
    title: 'The enemy is met',
    text: 'Both choose in secret whether to fight or avoid. Fight.',
    at: [...FIGHT, 'ask-confirm'],
    done: (seen) => toldOf(seen, 'search').length > 0,
    over: (seen) => isPast(seen, 'combat') || (isAsked(seen, 'sail') && ownTold(seen, 'sailed').length > 0),
    result: searchWords,
    rules: ['6.5/2'],
  },
  {
    title: 'All have sailed',
    text: (seen) =>
      isDue(seen)
        ? 'The battle is fought when all have sailed. Keep the others in port this year: carry on.'
        : 'Let the others stay in port this year: carry on until all have sailed. Should the enemy come to you, fight.',
    at: [...FIGHT, 'carry-on', 'ask-confirm'],
    done: (seen) => isPast(seen, 'combat'),
    rules: ['4.0/8'],
  },
  {
    title: 'The lines are drawn up',
    text: 'Say which ship stands where, and whoever has the weather gauge whether he fights at all. Answer as proposed, until you are asked how it is to be fought: then ship by ship.',
    at: ['means-board', ...CONFIRM],
    done: (seen) => toldOf(seen, 'fought-out').length > 0,
    over: isFought,
    rules: ['7.3/1'],
  },
  {
    title: 'The battle has left the chart',
    text: 'It lies on a board of its own, and in other wars all else would go on meanwhile. Take command. You can come back to the chart at any time, and nothing is lost by it; when the battle is over its report comes back with you.',
    at: ['to-battle', ...CONFIRM],
    done: (seen) => toldOf(seen, 'report').length > 0,
    over: isFought,
    result: reportWords,
    rules: ['7.6/2'],
  },
  {
    title: 'What came back',
    text: 'Ships that struck or sank are gone, and damage stays until a port has mended it. Under War beside the log you find every battle with its replay. Two years are left: each year asks you the same, and you know it all now.',
    rules: ['9.2'],
  },
];

export const threeActionsLesson: Lesson<SeaPower> = {
  id: 'three-actions',
  title: 'Three actions',
  teaches: 'A war whose battles are fought ship by ship',
  scenario: 'three-actions-1756',
  seat: 'english',
  opponent: 'nearest',
  steps: CARDS,
  end: {
    done: 'Play the other two years as you like: by ship, by the machines, or by the tables where a battle is not worth the evening. Then read the report: it has the tree of the whole war.',
    won: (seen) =>
      `${pointsWords(seen)}: the war is won. The report has the tree of it, each battle with its replay.`,
    lost: (seen) =>
      `${pointsWords(seen)}: the war is lost. Whoever holds the sea alone at the year’s end earns 40: a battle drawn is better than none.`,
    drawn: (seen) => `${pointsWords(seen)}: nobody’s war. The report has the tree of it.`,
  },
};
