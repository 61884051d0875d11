/** The patient voice of the frigate duel: each lesson waits until the pupil has done what it is about. */
import type { Lesson } from '@weathergage/kernel';
import type { TableAction } from '../../rules/types.ts';
import { broadsides, did } from './seen.ts';

const CARDS: Lesson<TableAction>['steps'] = [
  {
    title: 'The wind',
    text: 'The great arrow of the rose points to where the wind blows. With the wind abaft the quarter you run, an inch faster; with it abeam you reach; with it before the beam you beat, an inch slower. Within 45 degrees of the eye of the wind you are taken aback: you stop and lose rigging.',
    speaksOf: 'wind-rose',
  },
  {
    title: 'A segment',
    text: 'Your ship moves in three segments. The brass line shows how far she must go and how far she can. Drag the ghost along it, or use the up and down arrows, then give the order with Enter.',
    at: ['ask-confirm'],
    done: (seen) => did(seen, 'moved'),
  },
  {
    title: 'The turn',
    text: 'At the end of each segment she may turn once, within the fan. Drag the knob on its rim, turn the wheel over the ghost, or use the left and right arrows. The red part of the fan would put her aback in the next segment. Turn her now.',
    at: ['turn-by-more|turn-by-less', 'ask-confirm'],
    done: (seen) => did(seen, 'turned'),
  },
  {
    title: 'Sail',
    text: 'Before her first segment she may change sail by one step. Full sail is fast but spoils your aim and makes you a better mark; easy sail is the opposite. One, two or three waves in a wake show the setting. Change sail once.',
    at: ['sail-*|ask-confirm'],
    done: (seen) => did(seen, 'sail'),
  },
  {
    title: 'Measuring',
    text: 'Press the ruler on the chart (or M) and draw the tape between any two ships. Eight inches is point blank, sixteen is close, thirty-two effective, sixty-four long. Escape rolls it up.',
  },
  {
    title: 'Guns',
    text: 'Open Guns (or press F) at any segment. The arcs open 30 degrees before and abaft the beam, the rings are the range bands. Slide along the segment to find the best point, choose the target and read the sum before you commit. Each broadside speaks once until your next activation. Fire one.',
    at: ['ask-confirm'],
    anytime: true,
    done: (seen) => did(seen, 'fire'),
  },
  {
    title: 'The rake',
    text: 'Lie square across his bow or stern, your middle within the breadth of his base, and your dice are doubled with a certain critical hit. It is worth a whole turn of careful sailing.',
  },
  {
    title: 'Fires, leaks and pink boxes',
    text: 'A critical hit may set a ship on fire or open a leak: see to it when she next acts, or it grows. Once a pink box of her card is crossed she is crippled there: half the guns, one segment a turn, or no boarding. Press a ship for her card; fire once more.',
    at: ['ask-confirm'],
    anytime: true,
    done: (seen) => broadsides(seen) > 1,
  },
];

export const firstDuel: Lesson<TableAction> = {
  id: 'frigate-duel',
  title: 'Your first frigate',
  teaches: 'Segments, turns, sail, guns and the rake, in a frigate of your own.',
  scenario: 'frigate-duel',
  opponent: 'close',
  seed: 1,
  steps: CARDS,
  end: {
    done: 'You know enough. Board a crippled enemy if your crew is the stronger; keep your guns ready if he must come to you. Fight on until one of you strikes.',
    won: 'She has struck. You know enough to take any ship to sea.',
    lost: (seen) =>
      broadsides(seen) === 0
        ? 'You were beaten without a shot of your own. Open Guns in any segment in which she lies in an arc, and fire before you turn away.'
        : 'She had the better of it: her crew is the larger, and a boarding is hers. Keep her at arm’s length, lie across her bow or stern, and see to fires and leaks at once.',
  },
};
