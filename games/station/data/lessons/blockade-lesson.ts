/** A Port held shut, and the Battle that comes of it. */
import type { Lesson } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import {
  CARRY_ON,
  CONFIRM,
  isAsked,
  isPast,
  ordersThat,
  prestigeWords,
  type SeenStation,
  type StationStep,
  toldOf,
} from './seen.ts';

const fought = (seen: SeenStation): boolean => toldOf(seen, 'victor').length > 0;
const parted = (seen: SeenStation): boolean =>
  fought(seen) || (toldOf(seen, 'meeting').length > 0 && toldOf(seen, 'no-battle').length > 0);

function battleWords(seen: SeenStation): string {
  const last = toldOf(seen, 'victor').at(-1);
  if (last === undefined) return 'They did not come to blows.';
  const { side } = seen.desk.view;
  const enemy = Object.keys(last.sunk).find((one) => one !== side) ?? '';
  const losses = `${last.sunk[side ?? ''] ?? 0} of your ships lost, ${last.sunk[enemy] ?? 0} of theirs`;
  if (last.victor === null) return `Drawn: ${losses}.`;
  return last.victor === side
    ? `The day is yours: ${losses}.`
    : `The day is theirs: ${losses}. Who is beaten may lose his Order with it.`;
}

const CARDS: readonly StationStep[] = [
  {
    title: 'Before Valdoro',
    text: 'The Crown Fleet lies off Valdoro with an Order to blockade it: to hold the place for four whole Impulses in a row. The red flag at Middle Ground carries troops home, and has to come in past you: who enters a blockaded Port must fight, and so must who leaves it.',
    rules: ['7.2', '7.23'],
  },
  {
    title: 'Wait for them',
    text: 'It costs: who blockades wears out faster, the more so before a strong Port. Scouts would find who hides at sea; before a Port under your guns he is seen as he comes. Carry on until something happens.',
    at: CARRY_ON,
    show: 'valdoro',
    done: (seen) => isAsked(seen, 'engage', 'withdraw') || toldOf(seen, 'battle').length > 0 || parted(seen),
    over: (seen) => isPast(seen, 'dockyard'),
    rules: ['7.231', '6.14'],
  },
  {
    title: 'The weather gauge',
    text: 'They came in, so they have to fight, and nobody is asked. Who has the wind’s favour may still withdraw before the guns, and says how hot it gets: it goes by leaders, damage and how each side came. You hold the Port, and the figures are with you: stay and fight.',
    at: CONFIRM,
    done: (seen) =>
      isAsked(seen, 'intensity', 'combat', 'line-up') || toldOf(seen, 'intensity').length > 0 || parted(seen),
    rules: ['7.223', '8.22', '8.23'],
  },
  {
    title: 'How hot an action',
    text: 'A distant cannonade hurts little and decides nothing; yardarm to yardarm sinks ships on both sides. Leaders’ tempers shift it. The stronger and sounder line gains by heat, and yours is both: choose Yardarm to yardarm and make the signal.',
    at: ['choice-2', 'ask-confirm'],
    done: (seen) => toldOf(seen, 'intensity').length > 0 || parted(seen),
    rules: ['8.31', '8.321'],
  },
  {
    title: 'Pair by pair',
    text: 'The sides put up Squadrons by turns, and each pair is a Combat: one die, read by each in its own column. Who goes second chooses his match; your strongest belong against their weakest. Answer until the guns are silent.',
    at: ['choice-*', 'ask-confirm'],
    done: fought,
    over: (seen) => parted(seen) && seen.desk.view.battle === null,
    result: battleWords,
    rules: ['8.33', '8.335'],
  },
  {
    title: 'After the Battle',
    text: 'The victor takes prizes: each brings three points of damage into the Squadron that mans her, or is burnt. Those who fought may pass ships between them: fill up the sound, empty the worst. Nothing need be done: confirm.',
    at: CONFIRM,
    done: (seen) => parted(seen) && seen.desk.view.battle === null,
    rules: ['8.42', '8.44'],
  },
  {
    title: 'Keep the Port shut',
    text: 'If you hold the place the count goes on. Beaten or driven off, the Order has Failed. If they come again they have to be fought again. Carry on until the four Impulses are full.',
    at: CARRY_ON,
    done: (seen) => ordersThat(seen, 'met', 'fulfilled', 'extended', 'failed').length > 0,
    over: (seen) => isPast(seen, 'turn-end', 1),
    result: (seen) =>
      ordersThat(seen, 'failed').length > 0
        ? 'The blockade has Failed: a Battle lost, a place left, or too few ships. A hotter action with a stronger line, or more ships of the line, would have held it.'
        : 'The Port was held: the Order is Fulfilled.',
    rules: ['9.38'],
  },
];

export const blockadeLesson: Lesson<Station> = {
  id: 'blockade',
  title: 'The blockade',
  teaches: 'Holding a Port shut, and a Battle from the first sight to the prizes',
  scenario: 'lesson-blockade',
  seat: 'crown',
  opponent: 'harbour',
  seed: 1762,
  steps: CARDS,
  end: {
    done: (seen) =>
      ordersThat(seen, 'failed').length > 0
        ? `${battleWords(seen)} The blockade has Failed, and cost a point. Prestige: ${prestigeWords(seen)}. An Order is best given up before it binds ships that could not do it anyway.`
        : `${battleWords(seen)} Prestige: ${prestigeWords(seen)}. Now the fleet is damaged and far from home. A blockade is kept by reliefs: another Formation takes the Order over while the first goes to the yards.`,
    won: (seen) => `${battleWords(seen)} Prestige: ${prestigeWords(seen)}. Valdoro stays shut.`,
    lost: (seen) =>
      ordersThat(seen, 'failed').length > 0
        ? `${battleWords(seen)} Prestige: ${prestigeWords(seen)}. Each Order that Failed cost a point: one given up, a place left before its time, or a letter taken and never done. Stay before the Port, and take no letter that nobody is free for.`
        : `${battleWords(seen)} Prestige: ${prestigeWords(seen)}. With the weather gauge you may withdraw from a fight that the figures speak against, and fight it hotter where they speak for you.`,
    drawn: (seen) => `${battleWords(seen)} Prestige: ${prestigeWords(seen)}, even.`,
  },
};
