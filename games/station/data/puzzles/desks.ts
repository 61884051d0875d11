/** Puzzles of the desk: which letter to take, and when an Order is not worth the ships. */
import type { Puzzle } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import type { AnswerTo } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { date } from '../tables.ts';
import {
  anchorIn,
  CROWN,
  calmGulf,
  courses,
  orders,
  PASSIVE,
  type StationMoment,
  type StationOrders,
  toldOf,
} from './parts.ts';

const FLAG = 'crown-flag';

/** Takes a letter from the pool, gives it to the Crown Flag, and closes the desk. */
const takeLetter = (order: string): StationOrders =>
  orders({
    orders: ({ forces }: View): AnswerTo<'orders'> => {
      const { desk, formations } = forces[CROWN]!;
      if (formations[FLAG]?.execution !== null) return { acts: [], done: true };
      return desk.hand.some((one) => one.order === order)
        ? { acts: [{ do: 'issue', order, formation: FLAG }], done: false }
        : { acts: [{ do: 'choose', order }], done: false };
    },
  });

export const theLastLetter: Puzzle<Station> = {
  id: 'the-last-letter',
  title: 'The last letter of the summer',
  difficulty: 2,
  teaches: 'What an Order takes in whole Impulses',
  rules: ['9.351', '9.37', '5.122', '5.13'],
  scenario: calmGulf(
    {
      id: 'the-last-letter',
      title: 'The last letter of the summer',
      briefing: 'One Turn is left, and Hallam lies in Pelham without an Order.',
      turns: 2,
      issued: [{ order: 'cr-cruise', formation: 'crown-det-1' }],
    },
    {
      flotillas: [
        {
          id: FLAG,
          leader: 'cro-hallam',
          at: 'pelham',
          fitting: true,
          squadrons: 'crown-sol-a:4/8 crown-sol-b:3/7',
        },
        {
          id: 'crown-det-1',
          leader: 'cro-penrose',
          at: 'west-reach',
          squadrons: 'crown-sol-d-k:2/1 crown-f-q:2/0',
        },
        {
          id: 'league-flag',
          leader: 'lea-montreval',
          at: 'valdoro',
          fitting: true,
          squadrons: 'league-sol-a:2/0',
        },
      ],
    },
  ),
  before: { until: ({ step }) => step === 'orders', orders: PASSIVE },
  seed: 1,
  seat: 'crown',
  task: 'The Orders for the last Turn are given out. Take one from the pool for the Crown Flag in Pelham, and Fulfil it before that Turn is over. She is past two thirds of her rating and has three Movement Points in an Impulse.',
  turns: 2,
  hint: 'Four Impulses are left. Count how many it takes to be in the place, and then how many whole ones the Order wants there.',
  enemy: PASSIVE,
  solved: (moment) =>
    toldOf(moment, 'order').some(
      ({ formation, what }) => formation === FLAG && (what === 'met' || what === 'fulfilled'),
    ),
  late: 'The summer is over, and the Crown Flag has Fulfilled nothing.',
  solution: {
    words: [
      'Take Show of Force: Port Amber, and give it to the Crown Flag, who lies at anchor and needs no check for it.',
      'She is there in two or three Impulses, by Broad Sound and the Lee Shore, and has to stay for one. Carry on.',
    ],
    orders: takeLetter('cr-show'),
  },
  wrong: [
    {
      name: 'Blockade Valdoro',
      why: 'It wants four whole Impulses before Valdoro, the Turn has four, and she had first to get there.',
      orders: takeLetter('cr-blockade'),
    },
    {
      name: 'Hold the Teeth',
      why: 'It wants three whole Impulses. With three Movement Points she could not be in the Teeth within the first.',
      orders: takeLetter('cr-teeth'),
    },
  ],
};

const squadronsOf = ({ desk: { view } }: StationMoment) => Object.values(view.forces[CROWN]?.squadrons ?? {});

const isPastRating = (moment: StationMoment): boolean => {
  const { hulls } = theatreOf(moment.desk.view);
  return squadronsOf(moment).some(({ id, dp }) => dp > hulls.get(id)!.dr);
};

export const theOrderOrTheShips: Puzzle<Station> = {
  id: 'the-order-or-the-ships',
  title: 'The Order or the ships',
  difficulty: 3,
  teaches: 'An Order can be let go; a fleet cannot',
  rules: ['11.22', '11.23', '11.311', '9.371'],
  scenario: calmGulf(
    {
      id: 'the-order-or-the-ships',
      title: 'The Order or the ships',
      date: 'February 1757',
      start: date('1757.2'),
      briefing: 'Hallam lies before Valdoro in the depth of winter, with ships that are worn already.',
      issued: [{ order: 'cr-blockade', formation: FLAG }],
    },
    {
      flotillas: [
        {
          id: FLAG,
          leader: 'cro-hallam',
          at: 'valdoro',
          squadrons: 'crown-sol-a:4/10 crown-sol-b:3/10 crown-sol-c:3/10',
        },
        {
          id: 'league-flag',
          leader: 'lea-montreval',
          at: 'valdoro',
          fitting: true,
          squadrons: 'league-sol-a:2/0',
        },
      ],
    },
  ),
  options: { freeCourses: true },
  seed: 1,
  seat: 'crown',
  task: 'It is winter, and the Crown Flag blockades Valdoro with all her Squadrons at 10/12. In this match Orders leave the course free. See to it that after two Turns none of her Squadrons is past her rating of twelve.',
  turns: 2,
  hint: 'A Turn at sea costs two points in winter, the Blockade of Valdoro two more; at anchor it is one or two. Where does a Squadron suffer nothing at all, and how soon can she be there?',
  enemy: PASSIVE,
  solved: (moment) => moment.desk.view.turn >= 2 && !isPastRating(moment),
  lost: (moment) => (isPastRating(moment) ? 'A Squadron is past her rating, and ships will founder.' : null),
  late: 'The winter was too much for them.',
  solution: {
    words: [
      'Let the Order go at once: make for Fort Sabine. It has Failed, and that costs a point of Prestige.',
      'When laying up is asked, lay up all three: In Ordinary the sea does nothing to them.',
    ],
    orders: orders({
      plot: courses({ [FLAG]: anchorIn('fort-sabine') }),
      'lay-up': ({ turn }) =>
        turn === 0 ? { squadrons: ['crown-sol-a', 'crown-sol-b', 'crown-sol-c'] } : undefined,
    }),
  },
  wrong: [
    {
      name: 'Fulfil it first',
      why: 'The Order was Fulfilled, but the Turn before Valdoro cost two points for the winter and two for the Blockade: all are past their ratings.',
      orders: orders({ plot: courses({ [FLAG]: { kind: 'hold' } }) }),
    },
    {
      name: 'Home, and at anchor',
      why: 'At anchor, too, a Turn costs a point or two, and the second was too much. Only those laid up do not wear.',
      orders: orders({
        plot: courses({ [FLAG]: anchorIn('fort-sabine') }),
        'lay-up': () => ({ squadrons: [] }),
      }),
    },
  ],
};
