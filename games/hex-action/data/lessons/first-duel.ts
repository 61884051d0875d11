/** The patient voice of the first duel: each lesson waits until the pupil has done what it is about. */
import type { Lesson } from '@weathergage/kernel';
import type { HexAction } from '../../rules/types.ts';
import { type HexSeen, mine, type ToldOf, toldOf } from './seen.ts';

const myMoves = ({ desk, told }: HexSeen): ToldOf<'moved'>[] =>
  toldOf(told, 'moved').filter(({ ship, steps, drift }) => mine(desk, ship) && steps.length > 0 && !drift);

const myFire = ({ desk, told }: HexSeen): ToldOf<'fire'>[] =>
  toldOf(told, 'fire').filter(({ ship, target }) => mine(desk, ship) && target !== null);

const CARDS: Lesson<HexAction>['steps'] = [
  {
    title: 'The wind',
    text: 'Look at the rose: its great arrow points to where the wind blows. Everything your ship can do hangs on it. With the wind on her quarter she is fastest (attitude A), before it a little slower (B), with it on beam or bow she creeps (C), and head to wind she stops (D).',
  },
  {
    title: 'A first plot',
    text: 'The brass hexes show where your bow can be at the end of the turn, with the cost. Press one, or type: a number is hexes ahead, L and R are turns. Then give the order with Enter. Your enemy writes his plot at the same time, and both are opened together.',
    at: ['legal-*', 'ask-confirm'],
    done: (seen) => myMoves(seen).length > 0,
  },
  {
    title: 'Turning',
    text: 'A turn costs as much as a hex, and there is one in each hex at most. Plot a course with a turn in it, such as 1R1 or L1. Watch the attitude table in the panel: the attitude you begin in sets what you may spend.',
    at: ['legal-*', 'ask-confirm'],
    done: ({ desk, told }) =>
      toldOf(told, 'plots').some(({ plots }) =>
        Object.entries(plots).some(([ship, plot]) => mine(desk, ship) && /[LR]/.test(plot)),
      ),
  },
  {
    title: 'Closing',
    text: 'Guns reach ten hexes, but tell at five and less, and carronades at two. Bring your enemy abeam: the panel says, for each plot, whose broadside would bear and at what range. Try to come up from windward, so that the choice to fight close stays yours.',
    at: ['ask-confirm'],
    done: ({ told }) => toldOf(told, 'fire').length > 0,
  },
  {
    title: 'The first broadside',
    text: 'When an enemy lies in your field of fire you are asked for each broadside whom to fire at, and whether at hull or rigging. The sum shows which table you will fire on, and the six faces what the die may bring. The first broadside of each side is the best you will ever fire: do not waste it far off.',
    at: ['ask-confirm'],
    done: (seen) => myFire(seen).length > 0,
  },
  {
    title: 'Loading',
    text: 'A broadside that has fired is empty. At the end of each turn one side is loaded again, and only one. If you use both you must choose which will speak next turn. Look into your log for what is loaded; your enemy can’t see that column.',
  },
  {
    title: 'Raking',
    text: 'The best place is across his bow or stern, where your guns sweep the length of his ship and none of his answer. The panel says “rake” when a plot would bring you there. Rake him once.',
    at: ['ask-confirm'],
    done: (seen) => myFire(seen).some(({ rake }) => rake),
  },
  {
    title: 'Hull or rigging',
    text: 'Shot at the hull brings him to strike. Shot at the rigging slows him: each section of his rigging that goes takes one from his speed. Slow him when you want to keep the better place, hull him when you have it.',
  },
  {
    title: 'Boarding',
    text: 'Ships that touch may foul, and a ship alongside can be grappled. Then men can board: OBP attacks, DBP defends. A melee is won at three to one. Board when you have more men left than he, and leave somebody to defend.',
  },
  {
    title: 'The day is yours to win',
    text: 'You know enough. The log tells all that happened, with dice and rule; the question mark lists the keys. Fight on until one of you strikes.',
  },
];

export const firstDuel: Lesson<HexAction> = {
  id: 'first-duel',
  title: 'Your first command',
  teaches: 'Wind, plots, broadsides and the rake, in a frigate of your own.',
  scenario: 'tutorial-first-duel',
  steps: CARDS,
  end: {
    done: 'You know enough. Fight on until one of you strikes.',
    won: 'She has struck. You know enough to take any ship to sea.',
    lost: 'You have struck your colours.',
  },
};
