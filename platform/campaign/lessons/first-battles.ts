/** The first evening, on the boards: a few words on what has come down from the war, and on what will go back to it. */
import type { Lesson, LessonStep } from '@weathergage/kernel';

const CAME_DOWN = {
  title: 'Your ships, as they are',
  text: 'These are the ships that were in your line, by name. What they had suffered is gone from hull and crew; who had the weather gauge lies to windward. A leader’s ship has the better crew.',
};
const GOES_BACK = {
  title: 'What goes back',
  text: 'When the last turn is over, or a side breaks, the report is made: sunk and struck ships are lost to the war, damage stays. You may resign when you have seen enough: who lost is said to have broken off.',
};

const battleLesson = (game: string, ...steps: readonly LessonStep[]): Lesson => ({
  id: `first-battle-${game}`,
  title: 'A first fleet action',
  teaches: 'What comes down from the war, and what goes back',
  scenario: '',
  steps: [CAME_DOWN, ...steps, GOES_BACK],
  end: {
    done: 'The rest is yours. The chart of the war is one press away, over the board.',
    won: 'The field is yours. Back to the war: the report goes with you.',
    drawn:
      'Nobody holds the field. Back to the war: both sides are said to have broken off, and what is left of your line will be mended there.',
    lost: 'They have the better of it today. Back to the war: what is left of your line will be mended there.',
  },
});

/** By the game that a battle is fought in. */
export const FIRST_BATTLES: Readonly<Record<string, Lesson>> = {
  'hex-action': battleLesson(
    'hex-action',
    {
      title: 'Orders for all at once',
      text: 'Each ship has a plot: letters and numbers for how she sails. A proposal lies ready for every one. Change those that matter to you, and send them all: both fleets move together.',
    },
    {
      title: 'Broadsides',
      text: 'After the movement come the guns. The nearer, and the more along her length, the worse for her. Round shot beats the hull, chain the rigging; it is chosen when the guns are loaded.',
    },
  ),
  'table-action': battleLesson(
    'table-action',
    {
      title: 'Ship after ship',
      text: 'Ships are moved one after another, by turns. Choose one, and the sea she can reach is shown; the wind says how far.',
    },
    {
      title: 'Broadsides',
      text: 'A ship fires when an enemy lies in her broadside’s arc. The nearer, and the more along her length, the worse.',
    },
  ),
};
