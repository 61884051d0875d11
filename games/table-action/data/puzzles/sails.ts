/** Puzzles of sail and way: how much to carry, where to go, and where the lane is clear. */
import type { Puzzle } from '@weathergage/kernel';
import type { TableTold } from '../../rules/table/told.ts';
import type { TableAction } from '../../rules/types.ts';
import { lieStill, OWN, orders, toldOf, waters } from './orders.ts';

type Shot = Extract<TableTold, { kind: 'fire' }>;

const AT_THETIS = { target: 'fre-thetis', aim: 'hull' } as const;

/** What a die must show: the score for the range, less all that makes for a better shot. */
const leastThatHits = ({ needed, modifiers }: Shot): number =>
  modifiers.reduce((score, { by }) => score - by, needed);

export const steadyGuns: Puzzle<TableAction> = {
  id: 'steady-guns',
  title: 'Steady guns',
  difficulty: 2,
  teaches: 'Less sail, truer guns',
  rules: ['sails.one-level', 'fire.modifiers-shooter', 'fire.to-hit-hull'],
  scenario: waters({
    id: 'steady-guns',
    title: 'Steady guns',
    briefing: 'Thétis lies at anchor, low in the water: only a steady hand will hit her.',
    windToward: 90,
    own: ['bri-amethyst', 20, 20, 90],
    enemy: [['fre-thetis', 40, 20, 0]],
  }),
  seed: 1,
  seat: OWN,
  task: 'Fire at the hull of Thétis this turn so that every die of 2 or more hits.',
  turns: 1,
  hint: 'Two things count: point blank, which is eight inches and less, and the sail you carry. Twenty inches off there is little to spare.',
  enemy: lieStill,
  solved: (moment) => toldOf(moment, 'fire').some((shot) => shot.aim === 'hull' && leastThatHits(shot) <= 2),
  lost: (moment) =>
    toldOf(moment, 'fire').some(({ side }) => side === 'larboard')
      ? 'Your broadside is fired, and a 2 did not hit.'
      : null,
  late: 'The turn is over, and no such broadside has been fired.',
  solution: {
    words: [
      'Go down to easy sail: it steadies the guns, and before the wind she still makes five inches a segment.',
      'Straight on, straight on, and turn 45° to starboard; once more five inches and 45°.',
      'She now lies on your larboard beam within eight inches: fire.',
    ],
    orders: orders({
      sail: 'easy',
      way: [[5], [5, 45], [5, 45]],
      fire: { side: 'larboard', ...AT_THETIS },
    }),
  },
  wrong: [
    {
      name: 'Keep battle sail',
      why: 'You came near enough, but under battle sail the guns are a point less true than under easy sail.',
      orders: orders({ way: [[6], [6, 45], [4, 45]], fire: { side: 'larboard', ...AT_THETIS } }),
    },
    {
      name: 'Go short',
      why: 'Easy sail, but the last stretch was too short: she is farther than eight inches, and that is close range, not point blank.',
      orders: orders({
        sail: 'easy',
        way: [[5], [5, 45], [2.5, 45]],
        fire: { side: 'larboard', ...AT_THETIS },
      }),
    },
  ],
};

export const layHerAlongside: Puzzle<TableAction> = {
  id: 'lay-her-alongside',
  title: 'Lay her alongside',
  difficulty: 1,
  teaches: 'Boarders are called before the segment, not after it',
  rules: ['boarding.declare-at-segment', 'boarding.within-two-inches', 'collision.contact'],
  scenario: waters({
    id: 'lay-her-alongside',
    title: 'Lay her alongside',
    briefing: 'Thétis lies at anchor, and half her people are ashore. Take her before they are back.',
    windToward: 90,
    own: ['bri-amethyst', 21, 20, 90],
    enemy: [['fre-thetis', 40, 20, 0]],
  }),
  seed: 1,
  seat: OWN,
  task: 'Board Thétis this turn, and do not run into her.',
  turns: 1,
  hint: 'Whoever comes within two inches of a ship without having called his boarders only sails on. At which segment must you say so?',
  enemy: lieStill,
  solved: (moment) => toldOf(moment, 'boards').some(({ reached }) => reached),
  lost: (moment) =>
    toldOf(moment, 'collision').length > 0
      ? 'You have run into her: both hulls are broken in, and nobody has boarded.'
      : null,
  late: 'The turn is over, and nobody has boarded Thétis.',
  solution: {
    words: [
      'Run on under battle sail, six inches and six.',
      'Declare at the start of the third segment that you board Thétis, and go on: within two inches you are laid alongside.',
    ],
    orders: orders({ way: [[6], [6], [6, 0, { board: 'fre-thetis' }]] }),
  },
  wrong: [
    {
      name: 'Steer for her and say nothing',
      why: 'No boarding was declared when the segment began, so you simply ran into her.',
      orders: orders({ way: [[6], [6], [6]] }),
    },
    {
      name: 'Come up gently',
      why: 'Under easy sail three segments of five inches leave more than two inches of water between you.',
      orders: orders({ sail: 'easy', way: [[5], [5], [5, 0, { board: 'fre-thetis' }]] }),
    },
  ],
};

export const throughTheNarrows: Puzzle<TableAction> = {
  id: 'through-the-narrows',
  title: 'Through the narrows',
  difficulty: 3,
  teaches: 'Where a segment ends is yours to choose',
  rules: ['move.one-turn-a-segment', 'move.minimum-half', 'aground.removed'],
  scenario: waters({
    id: 'through-the-narrows',
    title: 'Through the narrows',
    briefing: 'A channel three inches wide leads south between two shoals. Whoever touches is lost.',
    table: [48, 30],
    windToward: 90,
    own: ['bri-amethyst', 8, 8, 90],
    enemy: [['fre-thetis', 44, 26, 0]],
    shoals: [
      [
        [18, 0],
        [30, 0],
        [30, 18],
        [18, 18],
      ],
      [
        [0, 14],
        [15, 14],
        [15, 26],
        [0, 26],
      ],
    ],
  }),
  seed: 1,
  seat: OWN,
  task: 'Leave the table by its south edge within two turns, between the shoals and without touching.',
  turns: 2,
  hint: 'You turn only where a segment ends, by 45° at most, and a segment may be as short as half your rate. Count back from the middle of the channel.',
  enemy: lieStill,
  solved: (moment) =>
    toldOf(moment, 'left').some(({ ship, edge }) => ship === 'bri-amethyst' && edge === 'south'),
  lost: (moment) => (toldOf(moment, 'aground').length > 0 ? 'You are aground.' : null),
  late: 'Two turns are gone, and you are not out of the narrows.',
  solution: {
    words: [
      'Five inches east, and 45° to starboard.',
      'Five inches south-east bring you over the middle of the channel: again 45°.',
      'South, as fast as she goes; in the second turn you are over the edge.',
    ],
    orders: orders({ way: [[5, 45], [5, 45], [5], [5], [5], [5]] }),
  },
  wrong: [
    {
      name: 'Always the whole way',
      why: 'Six inches and six carried you past the mouth: you turned onto the eastern shoal.',
      orders: orders({
        way: [
          [6, 45],
          [6, 45],
        ],
      }),
    },
    {
      name: 'Turn as soon as may be',
      why: 'Three inches are too few before the first turn: you cut the corner of the western shoal.',
      orders: orders({
        way: [
          [3, 45],
          [6, 45],
        ],
      }),
    },
    {
      name: 'Straight on, then hard round',
      why: 'After two segments straight on the eastern shoal is right before your bow, and 45° is all that she turns at once.',
      orders: orders({ way: [[6], [6, 45]] }),
    },
  ],
};

export const aClearLane: Puzzle<TableAction> = {
  id: 'a-clear-lane',
  title: 'A clear lane',
  difficulty: 2,
  teaches: 'Guns need six clear inches, past friends as well',
  rules: ['fire.line-of-sight', 'sails.one-level', 'fire.any-point-of-move'],
  scenario: waters({
    id: 'a-clear-lane',
    title: 'A clear lane',
    briefing: 'Amphion has anchored between you and the enemy.',
    windToward: 90,
    own: ['bri-amethyst', 21, 25, 90],
    friend: ['bri-amphion', 36, 18, 90],
    enemy: [['fre-thetis', 40, 10, 90]],
  }),
  seed: 1,
  seat: OWN,
  task: 'Amphion, a friend, lies at anchor in your way of fire. Fire at Thétis this turn from sixteen inches or nearer.',
  turns: 1,
  hint: 'The lane is three inches wide on either side of the line between you and her. How far must you run before Amphion is out of it?',
  enemy: lieStill,
  solved: (moment) =>
    toldOf(moment, 'fire').some(({ target, distance }) => target === 'fre-thetis' && distance <= 16_000),
  late: 'The turn is over, and no broadside has gone at Thétis.',
  solution: {
    words: [
      'Set full sail: before the wind that is seven inches a segment.',
      'Three segments straight on take you clear of Amphion: fire to larboard.',
    ],
    orders: orders({
      sail: 'full',
      way: [[7], [7], [7, 0]],
      fire: { side: 'larboard', ...AT_THETIS },
    }),
  },
  wrong: [
    {
      name: 'Battle sail, straight on',
      why: 'Eighteen inches do not take you past her: Amphion is still in the lane, and no gun may fire.',
      orders: orders({ way: [[6], [6], [6]] }),
    },
    {
      name: 'Turn towards the enemy',
      why: 'You came nearer, and Amphion with you: she stands in the lane all the more, and your guns look past both.',
      orders: orders({ way: [[6], [6, -45], [6]] }),
    },
  ],
};
