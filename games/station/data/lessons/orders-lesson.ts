/** Letters from home: drawn, read, issued, fulfilled, and what it costs to fail one. */
import type { Lesson } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import {
  CARRY_ON,
  CONFIRM,
  hasTried,
  inHand,
  isAsked,
  isPast,
  ordersThat,
  ordersWords,
  ownTold,
  prestigeWords,
  type StationStep,
} from './seen.ts';

const CARDS: readonly StationStep[] = [
  {
    title: 'An Order binds',
    text: 'The First Crown Detachment is to hold the Teeth: to be in the strait for three whole Impulses in a row. While it has the Order it does that and nothing else. If it leaves, is beaten or has lost too many ships, the Order has Failed.',
    rules: ['9.36', '9.38'],
  },
  {
    title: 'Hold the Teeth',
    text: 'Take it in hand: the panel says what binds it, and how the Admiral could give the Order up. Then carry on until something happens.',
    at: ['plot-crown-det-1', 'carry-on'],
    show: 'the-teeth',
    done: (seen) => ordersThat(seen, 'met', 'fulfilled', 'failed').length > 0,
    amiss: ({ desk: { view } }) =>
      view.impulse > 1 ? 'Three whole Impulses it must stay. Carry on; the Desk counts them.' : null,
    rules: ['9.371', '9.387'],
  },
  {
    title: 'The same again?',
    text: 'The task is done and counts, whatever you do now. If the Admiral passes a check the same Order begins anew: a second point for the same watch. If not, the Detachment is free. Nothing is lost by trying: mark it.',
    at: ['extend-cr-teeth', 'ask-confirm'],
    done: (seen) => ordersThat(seen, 'fulfilled', 'extended', 'failed').length > 0,
    over: (seen) => isPast(seen, 'dockyard'),
    result: (seen) =>
      ordersThat(seen, 'failed').length > 0
        ? 'The Order has Failed, and costs a point: the Detachment left its place or was beaten.'
        : ordersThat(seen, 'extended').length > 0
          ? 'The check was passed: the watch begins anew.'
          : 'The Detachment has done its duty and is free for another Order.',
    rules: ['9.39'],
  },
  {
    title: 'To the Orders step',
    text: 'Letters are taken and issued once a Turn, after the Operations. Carry on: it stops there by itself.',
    at: CARRY_ON,
    done: (seen) => isAsked(seen, 'orders') || isPast(seen, 'relief'),
    rules: ['9.3'],
  },
  {
    title: 'Draw blind',
    text: 'Two ways to a letter. Choose one by name, and another comes with it unseen: two to fulfil. Or draw blind: you see some, keep one, and the others go back. Draw, and keep what you can do: look at its force, its place and its time.',
    at: ['orders-draw', 'keep-*'],
    done: (seen) => inHand(seen).length > 0 || ownTold(seen, 'issued').length > 0,
    over: (seen) => isPast(seen, 'relief'),
    rules: ['9.351'],
  },
  {
    title: 'Who gets it',
    text: 'Your letters in hand have a button for each Formation that could have it. The Crown Flag lies at anchor in Fort Sabine with nine ships and gets it at once; to one at sea it would need a check. Issue it to the Crown Flag.',
    at: ['issue-*'],
    done: (seen) => ownTold(seen, 'issued').length > 0,
    over: (seen) => isPast(seen, 'relief'),
    amiss: (seen) =>
      hasTried(seen)
        ? 'To one at sea the letter did not get: the check failed. Give it to the Crown Flag at anchor.'
        : null,
    rules: ['9.362', '9.365'],
  },
  {
    title: 'That is all',
    text: 'A letter kept in hand costs nothing until the end; then it counts as Failed. Leave the desk, and go on until the next Turn begins.',
    at: CONFIRM,
    done: ({ desk: { view } }) => view.turn > 0,
    rules: ['9.332'],
  },
  {
    title: 'Out to do it',
    text: 'The Crown Flag puts to sea by itself and stays until its Order is done. If an enemy is too strong for it, or it is worn out, you can give the Order up in the Orders step, if the Admiral’s check allows. Carry on until it is Fulfilled.',
    at: CARRY_ON,
    done: (seen) =>
      ordersThat(seen, 'met', 'fulfilled', 'extended', 'failed').some(
        ({ formation }) => formation === 'crown-flag',
      ),
    over: (seen) => isPast(seen, 'turn-end', 2),
    result: (seen) =>
      ordersThat(seen, 'failed').some(({ formation }) => formation === 'crown-flag')
        ? 'It has Failed: a point lost. The log says why; take what lies nearer next time.'
        : 'Done: another point.',
    rules: ['9.37', '9.387'],
  },
];

export const ordersLesson: Lesson<Station> = {
  id: 'orders',
  title: 'Orders from the Admiralty',
  teaches: 'Drawing, choosing, issuing and extending Orders, and what makes them fail',
  scenario: 'lesson-orders',
  seat: 'crown',
  opponent: 'harbour',
  seed: 1758,
  steps: CARDS,
  end: {
    done: (seen) =>
      `${ordersWords(seen)}: Prestige ${prestigeWords(seen)}. In the whole game the Orders of a Year are weighed against each other; a blockade kept is worth no more than a cruise, so what is near and quick comes first.`,
    won: (seen) => `${ordersWords(seen)}: Prestige ${prestigeWords(seen)}. The Admiralty is pleased.`,
    lost: (seen) =>
      `${ordersWords(seen)}: Prestige ${prestigeWords(seen)}. Letters taken and not done weigh double: the point they cost, and the one they would have brought. Take one at a time, for who lies at anchor.`,
  },
};
