/** The patient voice of a first summer in command: each lesson waits until the pupil has done what it is about. */
import type { Lesson, LessonStep, Seen } from '@weathergage/kernel';
import type { StationTold } from '../../rules/told/index.ts';
import type { Station } from '../../rules/types.ts';
import { STEPS, type StepId } from '../../rules/world/state.ts';

type Of<K extends StationTold['kind']> = Extract<StationTold, { kind: K }>;
type Desk = Seen<Station>['desk'];

const toldOf = <K extends StationTold['kind']>(told: readonly StationTold[], kind: K): Of<K>[] =>
  told.filter((each): each is Of<K> => each.kind === kind);

/** What was told of the pupil's own side. */
const mine = <K extends 'plotted' | 'moved' | 'becalmed' | 'task' | 'drew' | 'issued' | 'order'>(
  desk: Desk,
  told: readonly StationTold[],
  kind: K,
): Of<K>[] => toldOf(told, kind).filter((each) => (each as Of<'plotted'>).side === desk.view.side);

/** Whether a Turn has come as far as a step, or is over. */
const past = (desk: Desk, step: StepId, turn = 0): boolean =>
  desk.view.turn > turn || (desk.view.turn === turn && STEPS.indexOf(desk.view.step) >= STEPS.indexOf(step));

const CARDS: readonly LessonStep<Station>[] = [
  {
    title: 'What it is about',
    text: 'You command a fleet for a summer: four Turns of three weeks. Prestige decides. Here each Order Fulfilled earns a point and each one Failed costs one; ships sunk count too. What you have lies on your Desk, beside the orders.',
  },
  {
    title: 'Flags',
    text: 'A flag is a Formation. Yours are named; the enemy’s only show whose they are until somebody sights them. Take one of yours in hand by its row or its flag, press a place on the chart, and give the courses.',
    done: ({ desk, told }) => mine(desk, told, 'plotted').length > 0,
  },
  {
    title: 'A cruise',
    text: 'The Crown’s First Detachment has an Order: West Reach, North Reach, Middle Ground, and back. An Order binds: the Detachment sails the round by itself, by the quickest way, until it is done. Take it in hand to read what binds it, and how it could be let off. Without an Order a voyage earns nothing.',
    done: ({ desk, told }) => mine(desk, told, 'order').length > 0 || past(desk, 'dockyard'),
  },
  {
    title: 'Winds',
    text: 'Winds are thrown at each Impulse. With the wind a step goes from one great circle to the next; against it the small ones between are steps too. Where none blows a leader must catch it: a die of 4 or less, after half his rating is taken off.',
    done: ({ desk, told }) =>
      mine(desk, told, 'becalmed').length > 0 || mine(desk, told, 'moved').length > 0 || desk.view.turn > 0,
  },
  {
    title: 'Out of harbour',
    text: 'Your flag lies at anchor, where no weather reaches it. To put to sea takes one step; send it somewhere and it does so by itself. At sea every Squadron wears out by a point of damage each Turn, in Straits and before ports faster.',
    done: ({ desk, told }) => mine(desk, told, 'moved').some(({ how }) => how === 'put-out'),
  },
  {
    title: 'Scouts',
    text: 'Auxiliaries, your frigates and brigs, search. When Tasks are asked take one in hand: the places within its range light up. A found Formation can be followed, and can be fought. Each scout that is used must recover before it can be sent again.',
    done: ({ desk, told }) =>
      mine(desk, told, 'task').some(({ task }) => task === 'Search') || desk.view.turn > 0,
  },
  {
    title: 'If it comes to a Battle',
    text: 'Two in one place, one of them in sight: then it is asked who fights. The weather gauge goes by leaders and by how each came; its holder may still withdraw, and says how hard it is fought. Every number is shown before you choose. Lines fight by pairs.',
    done: ({ desk, told }) =>
      toldOf(told, 'victor').length > 0 || toldOf(told, 'no-battle').length > 0 || past(desk, 'dockyard'),
  },
  {
    title: 'Dockyards',
    text: 'When operations are over ships are mended, but only those laid up In Ordinary. Squadrons at anchor can be laid up now and are mended from next Turn on; meanwhile they leave their Flotilla. Don’t lay up what you need at sea.',
    done: ({ desk }) => past(desk, 'orders'),
  },
  {
    title: 'Orders from home',
    text: 'Draw some unseen and keep one, or choose one and take another blind with it. Each says what force it needs and what has to be done by when. What you take and don’t fulfil counts against you, so take what you can carry out. Take one.',
    done: ({ desk, told }) => mine(desk, told, 'drew').length > 0,
  },
  {
    title: 'Issue it',
    text: 'An Order in hand is given to a Formation with force enough: at anchor freely, at sea if the Admiral’s Strategy Check succeeds. It then makes for the place by itself, unless you set another course. The enemy doesn’t see which Order it is.',
    done: ({ desk, told }) => mine(desk, told, 'issued').length > 0,
  },
  {
    title: 'Putting things in order',
    text: 'Then scouts that have recovered are assigned to Ports and to Formations at anchor, and you may form and dissolve Flotillas and post officers. Nothing of this need be done: confirm, and the next Turn begins.',
    done: ({ desk }) => desk.view.turn > 0,
  },
  {
    title: 'Fulfil it',
    text: 'The Desk says how far each Order has come. To blockade a port or to show the flag is to stay before it for whole Impulses without a break; to cruise is to sail the round. One driven off may have Failed. Bring one to its end.',
    done: ({ desk, told }) => mine(desk, told, 'order').some(({ what }) => what === 'fulfilled'),
  },
  {
    title: 'Fewer questions',
    text: 'Beside the brass button stands Carry on until …: what is asked then stays as it is until something happens. Tick below the courses what is to stop you: a loss, a gale, an enemy in sight, an Order. It says why it stopped. Your standing instructions there tell the scouts what to do unasked.',
    done: ({ desk }) => desk.view.turn > 1,
  },
  {
    title: 'Prestige',
    text: 'The Desk shows where each point came from. Prestige also buys: repairs, officers, a die thrown again. But who has more of it at the end has won. You know enough; the log tells everything with its dice and rule.',
  },
];

export const firstCruise: Lesson<Station> = {
  id: 'first-cruise',
  title: 'A first cruise',
  teaches: 'Courses, winds, scouts, Orders and dockyards: a summer in command.',
  scenario: 'first-cruise',
  // Much of it may come in any order.
  steps: CARDS.map((card) => ({ ...card, anytime: true })),
  end: {
    done: 'You know enough to play on alone. The log tells everything, with its dice and its rule.',
    won: 'The day is yours, and you know enough to play on alone.',
    lost: 'The enemy had the better of it. The log tells where each point came from.',
  },
};
