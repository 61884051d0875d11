/** Wear and weather: ships that must come home, and what the yards do for them. */
import type { Lesson } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import {
  CARRY_ON,
  CONFIRM,
  isAsked,
  isBoundFor,
  isPast,
  liesIn,
  ownTold,
  type SeenStation,
  type StationStep,
  toldOf,
} from './seen.ts';

const WORST = 'crown-sol-a';

/** Ships of the pupil's that have gone down. */
const lostShips = (seen: SeenStation): number =>
  toldOf(seen, 'sunk')
    .filter(({ side }) => side === seen.desk.view.side)
    .reduce((sum, { sail }) => sum + (sail ?? 1), 0);

const mended = (seen: SeenStation): number =>
  ownTold(seen, 'repaired').reduce((sum, { dp }) => sum + (dp ?? 0), 0);

const laidUp = (seen: SeenStation): boolean =>
  ownTold(seen, 'in-ordinary').some(({ into }) => into?.includes(WORST));

const CARDS: readonly StationStep[] = [
  {
    title: 'Ships wear out',
    text: 'It is autumn. The Crown Flag has been at sea for months: on the Desk Crown A stands at 9/12: nine points of damage, and from twelve on ships founder. Every Turn at sea costs a point, in winter two, and every step in a Gale more.',
    rules: ['7.3', '11.2'],
  },
  {
    title: 'Bring them home',
    text: 'The Crown Flag is in hand. Press Fort Sabine: it goes there by the quickest way and anchors. In the harbour of a great Port no weather reaches it; whoever is in danger is named beside the button.',
    at: ['plot-crown-flag', 'place-fort-sabine', 'ask-confirm'],
    show: 'fort-sabine',
    done: (seen) => isBoundFor(seen, 'crown-flag', 'fort-sabine'),
    over: (seen) => isPast(seen, 'attrition'),
    amiss: (seen) =>
      ownTold(seen, 'plotted').length > 0
        ? 'She is not bound for Fort Sabine. Take the Crown Flag in hand, press Fort Sabine and give the courses.'
        : null,
    rules: ['5.286'],
  },
  {
    title: 'Before the gale',
    text: 'A coloured ring with a number is a Gale and its force. It drifts with its wind; who stays in it is damaged at every step, and may lose ships. Carry on until they are in; if a Gale lies across the way, wait or go round.',
    at: CARRY_ON,
    done: (seen) => liesIn(seen, 'crown-flag', 'fort-sabine') || isPast(seen, 'attrition'),
    result: (seen) =>
      lostShips(seen) > 0
        ? 'Ships have gone down: they were out too long. The report of the Turn names them.'
        : 'They are in, and none is lost.',
    rules: ['5.3', '5.36'],
  },
  {
    title: 'To the end of operations',
    text: 'Repairs belong to the Administration, after the Operations. Carry on: with ships so worn it stops when you are asked who is laid up. Below the question stands what else it stops for.',
    at: CARRY_ON,
    done: (seen) => isAsked(seen, 'lay-up') || isPast(seen, 'orders'),
    rules: ['11.3'],
  },
  {
    title: 'Laid up',
    text: 'Only a Squadron In Ordinary is repaired: out of commission, and out of its Flotilla. It takes a Turn to come of it, so lay up what you can spare, and the worst first. Mark Crown A, and lay her up.',
    at: [`lay-up-${WORST}`, 'ask-confirm'],
    done: laidUp,
    over: (seen) => isPast(seen, 'orders'),
    amiss: (seen) =>
      liesIn(seen, 'crown-flag', 'fort-sabine')
        ? null
        : 'Only who lies at anchor can be laid up, and the Crown Flag is still at sea. Bring her home next Turn.',
    rules: ['11.311'],
  },
  {
    title: 'The Turn goes on',
    text: 'The rest of the Turn needs nothing from you now. Confirm until the next one begins; those left in the Crown Flag could sail, but stay at anchor.',
    at: CONFIRM,
    done: ({ desk: { view } }) => view.turn > 0,
  },
  {
    title: 'Three weeks later',
    text: 'Press on to the Dockyards. Their number of repair rolls is what the Port can do in a Turn: each roll is a die for one Squadron, and takes damage off or nothing.',
    at: CONFIRM,
    done: (seen) => seen.desk.view.turn > 0 && (isAsked(seen, 'dockyard') || isPast(seen, 'lay-up', 1)),
    rules: ['11.314'],
  },
  {
    title: 'Set the yards to work',
    text: 'The worst are marked already; you can give the rolls to others, or Fit out who is sound enough: then she lies at anchor again and can join a Flotilla in the Reorganisation. Set the yards to work.',
    at: [`repair-${WORST}`, 'ask-confirm'],
    done: (seen) => ownTold(seen, 'repaired').length > 0 || isPast(seen, 'lay-up', 1),
    result: (seen) =>
      mended(seen) > 0
        ? `The yards have taken off ${mended(seen)} points of damage.`
        : 'Nobody lay in ordinary, so nothing was mended: lay ships up a Turn before you want them repaired.',
    rules: ['11.32', '11.33'],
  },
];

export const dockyardsLesson: Lesson<Station> = {
  id: 'dockyards',
  title: 'Dockyards and weather',
  teaches: 'Damage, Gales, coming home, laying up and repair',
  scenario: 'lesson-dockyards',
  seat: 'crown',
  opponent: 'harbour',
  seed: 1773,
  steps: CARDS,
  end: {
    done: (seen) =>
      `${lostShips(seen) === 0 ? 'No ship was lost.' : `${lostShips(seen)} lost to wear and weather.`} Plan the way home before a Squadron is past two thirds: it sails slower then and fights worse. A Minor Port gives shelter to nobody and mends little. In winter keep at sea only what an Order needs.`,
    won: 'The season is over and the fleet is whole: that is worth Prestige, for lost ships cost it.',
    lost: (seen) =>
      lostShips(seen) > 0
        ? `${lostShips(seen)} of your ships have gone down, and two of the line cost a point of Prestige. Send them home in the first Impulse, and lay up the worst.`
        : 'The enemy has more Prestige, though your ships are safe: an Order or two would have made up for it.',
    drawn: 'Nobody has gained, and your ships are safe: that was the task.',
  },
};
