/** The patient voice of a first summer in command: what a Turn is made of, and how Prestige is earned. */
import type { Lesson } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import {
  CARRY_ON,
  CONFIRM,
  formationIn,
  hasTried,
  inHand,
  isAsked,
  isBoundFor,
  isPast,
  ordersThat,
  ordersWords,
  ownTold,
  prestigeWords,
  type StationStep,
} from './seen.ts';

const DETACHMENT = 'crown-det-1';

const CARDS: readonly StationStep[] = [
  {
    title: 'What it is about',
    text: 'You are the Crown’s admiral in this gulf for a summer: four Turns of three weeks, Turns 9 to 12 of the year. Whoever has more Prestige at the end has won. It comes from Orders: here one Fulfilled is worth a point, one Failed costs a point. The League begins with 6, you with 5.',
    rules: ['12.1'],
  },
  {
    title: 'Flags',
    text: 'Each flag is a Formation: ships under one leader. Blue are yours. Red are the enemy’s, and what is behind them you learn only when scouts have Spotted them. Take the First Crown Detachment in hand: it has an Order. Read what it is to do; then press the brass button.',
    at: [`plot-${DETACHMENT}`, 'ask-confirm'],
    show: 'west-reach',
    done: (seen) => ownTold(seen, 'plotted').length > 0 || isPast(seen, 'tasks'),
    rules: ['3.3', '9.36'],
  },
  {
    title: 'How time goes by',
    text: 'A Turn has four Impulses of four Increments; Impulse 2.3 is the third Increment of the second. All sail at once. You are asked at each Impulse, and where somebody could meet. Carry on until … answers what needs no answer, and stops when something happens.',
    at: CARRY_ON,
    done: (seen) => ordersThat(seen, 'met', 'fulfilled', 'failed').length > 0 || isPast(seen, 'dockyard'),
    amiss: ({ desk: { view } }) =>
      view.impulse > 1
        ? 'Where it stops, it says why above the question. Nothing need be done then: carry on again.'
        : null,
    rules: ['4.2', '5.15'],
  },
  {
    title: 'An Order Fulfilled',
    text: 'The round is sailed, and the point is yours. You may let the Admiral try to go on with the same Order, or have enough of it: then the Detachment is free. Let it be free.',
    at: CONFIRM,
    done: (seen) => ordersThat(seen, 'fulfilled', 'extended', 'failed').length > 0,
    over: (seen) => isPast(seen, 'dockyard'),
    result: (seen) =>
      ordersThat(seen, 'failed').length > 0
        ? 'The Order has Failed: that costs a point. The log says why.'
        : `Prestige is now ${prestigeWords(seen)}.`,
    rules: ['9.38', '9.39'],
  },
  {
    title: 'Set a course',
    text: 'Bring it home: whoever lies at anchor gets Orders without a check. Take the Detachment in hand, choose Make for and press Pelham. The brass numbers are Movement Points. Along an arrow, with the wind, one leads from great circle to great circle; against it the small ones count too.',
    at: [`plot-${DETACHMENT}`, 'helm-voyage', 'place-pelham', 'ask-confirm'],
    show: 'pelham',
    done: (seen) => isBoundFor(seen, DETACHMENT, 'pelham'),
    over: (seen) => isPast(seen, 'dockyard') || formationIn(seen, DETACHMENT) === undefined,
    amiss: (seen) => {
      const formation = formationIn(seen, DETACHMENT);
      if (formation?.execution != null)
        return 'It still has its Order, and an Order binds: it goes its own way until that is done. Carry on.';
      return formation?.plan.kind === 'voyage'
        ? 'It is bound for another place. Take it in hand again, press Pelham and give the courses.'
        : null;
    },
    rules: ['5.23', '5.25'],
  },
  {
    title: 'When nothing happens',
    text: 'Carry on until it is there, and then to the Orders. On a dashed line a die says whether the leader catches a wind. After the Operations comes the Administration: Squadrons wear by a point or two, and the yards mend (refit) only what is laid up. Yours are sound.',
    at: CARRY_ON,
    done: (seen) => isAsked(seen, 'orders') || isPast(seen, 'relief'),
    rules: ['5.25', '11.2', '11.311'],
  },
  {
    title: 'Take an Order',
    text: 'These letters are the pool: each says what force it needs, what to do and by when. Press Show of Force: Port Amber, then take it. Another comes blind with it, so take no more than you can do: what is not done at the end has Failed.',
    at: ['pool-cr-show', 'ask-confirm'],
    show: 'port-amber',
    done: (seen) => ownTold(seen, 'drew').length > 0,
    over: (seen) => isPast(seen, 'relief'),
    rules: ['9.351'],
  },
  {
    title: 'Issue it',
    text: (seen) =>
      `${
        inHand(seen).some(({ order }) => order === 'cr-show')
          ? 'Give Show of Force to the Detachment and the other letter to the Flag, which has ships enough for any'
          : 'Give each letter to a Formation with ships enough for it'
      }: one Order for one Formation. Who lies at anchor has it at once; to one at sea it gets only if the Admiral passes a check, a die against his rating: the button says the chance.`,
    at: [`issue-cr-show-${DETACHMENT}`, 'issue-cr-show-crown-flag', 'issue-*', 'ask-confirm'],
    done: (seen) =>
      ownTold(seen, 'issued').length >= 2 || (ownTold(seen, 'issued').length > 0 && isPast(seen, 'relief')),
    over: (seen) => isPast(seen, 'relief'),
    amiss: (seen) =>
      hasTried(seen)
        ? 'The check failed: that letter cannot be given to one at sea before next Turn. What can’t be issued now stays in hand; go on.'
        : null,
    result: (seen) =>
      inHand(seen).length > 0 ? 'A letter is still in hand. You can issue it next Turn.' : null,
    rules: ['9.36', '9.365'],
  },
  {
    title: 'Putting things in order',
    text: 'What is left of a Turn: scouts that have recovered get a post, Flotillas are formed and broken up, officers posted. Nothing of it need be done. Confirm until the report of the Turn comes; it says what was lost, seen and earned.',
    at: CONFIRM,
    done: ({ desk: { view } }) => view.turn > 0,
    rules: ['6.13', '11.1'],
  },
  {
    title: 'They sail by themselves',
    text: 'Who has an Order puts to sea and goes there by the quickest way: to set a course is needed only for those without. To show the flag is to stay at the place for a whole Impulse without a break. The Desk says how far each has come. Carry on.',
    at: CARRY_ON,
    done: (seen) =>
      ordersThat(seen, 'fulfilled', 'extended', 'failed').length > 1 || isPast(seen, 'orders', 1),
    amiss: (seen) =>
      isAsked(seen, 'engage')
        ? 'You have met the enemy. The panel foretells what a Battle would cost either side; who doesn’t seek it may still be attacked. Fight only if the figures please you.'
        : null,
    rules: ['9.37'],
  },
];

export const firstCruiseLesson: Lesson<Station> = {
  id: 'first-cruise',
  title: 'A first cruise',
  teaches: 'Flags, time and wind, Orders and Prestige: a Turn from beginning to end',
  scenario: 'first-cruise',
  seat: 'crown',
  opponent: 'harbour',
  seed: 1761,
  steps: CARDS,
  end: {
    done: (seen) =>
      `${ordersWords(seen)}. Prestige: ${prestigeWords(seen)}. Ships sunk and taken count as well: two of the line a point. The Desk shows where each point came from. Choose how you go on: let Orders Fulfilled go on, take others, bring worn ships home.`,
    won: (seen) =>
      `The summer is yours, ${prestigeWords(seen)}: ${ordersWords(seen)}. Next: letters you would rather not have.`,
    lost: (seen) =>
      `${prestigeWords(seen)}: ${ordersWords(seen)}. ${
        ordersThat(seen, 'failed').length > 0
          ? 'What you took and did not do cost more than it brought: take fewer, and issue them to Formations at anchor.'
          : 'The enemy has done more of his Orders: a Formation that lies idle earns nothing. Take an Order for each.'
      }`,
    drawn: (seen) =>
      `Even, ${prestigeWords(seen)}: ${ordersWords(seen)}. ${
        ordersThat(seen, 'failed').length > 0
          ? 'The one that Failed made the difference: a letter left in hand Fails as well. Bring a Formation to anchor, where it has it at once.'
          : 'One Order more would have been enough: give every Formation one.'
      }`,
  },
};
