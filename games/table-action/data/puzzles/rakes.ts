/** Puzzles of place: square across her bow or her stern. */
import type { Puzzle } from '@weathergage/kernel';
import type { TableAction } from '../../rules/types.ts';
import { isRaked, lieStill, OWN, orders, shotAt, toldOf, waters } from './orders.ts';

export const acrossHerStern: Puzzle<TableAction> = {
  id: 'across-her-stern',
  title: 'Across her stern',
  difficulty: 1,
  teaches: 'Fire at the one point of the move where it rakes',
  rules: ['rake.geometry', 'fire.any-point-of-move', 'rake.doubles-dice'],
  scenario: waters({
    id: 'across-her-stern',
    title: 'Across her stern',
    briefing: 'Thétis lies at anchor with her head to the north, and her people are ashore.',
    windToward: 90,
    own: ['bri-amethyst', 24, 26, 90],
    enemy: [['fre-thetis', 40, 20, 0]],
  }),
  seed: 1,
  seat: OWN,
  task: 'Thétis is at anchor and holds her fire. Rake her this turn.',
  turns: 1,
  hint: 'A broadside may be fired at any point of a segment. It rakes only while the middle of your ship is inside her breadth, prolonged astern.',
  enemy: lieStill,
  solved: (moment) => isRaked(moment, 'fre-thetis'),
  lost: (moment) =>
    toldOf(moment, 'fire').length > 0
      ? 'Your broadside is fired, and it did not go along her length: you were not right astern of her.'
      : null,
  late: 'The turn is over, and Thétis has not been raked.',
  solution: {
    words: [
      'Hold on before the wind for two segments of six inches: no turn is needed, you lie square to her already.',
      'In the third segment fire the larboard guns four inches on, just as you pass her stern.',
    ],
    orders: orders({ way: [[6], [6], [6, 0, { shots: [shotAt(4, 'larboard', 'fre-thetis')] }]] }),
  },
  wrong: [
    {
      name: 'Fire as soon as she bears',
      why: 'The guns bore, but from her quarter: a rake wants your middle inside her breadth, and that side is fired now.',
      orders: orders({ way: [[6], [6, 0, { shots: [shotAt(6, 'larboard', 'fre-thetis')] }]] }),
    },
    {
      name: 'Fire when the move is over',
      why: 'By the end of the move you had passed her stern. The moment was on the way.',
      orders: orders({ way: [[6], [6], [6, 0, { shots: [shotAt(6, 'larboard', 'fre-thetis')] }]] }),
    },
  ],
};

export const intoTheWind: Puzzle<TableAction> = {
  id: 'into-the-wind',
  title: 'Into the eye of the wind',
  difficulty: 2,
  teaches: 'The wind is looked at when a segment begins, not when it ends',
  rules: ['wind.disposition-at-segment-start', 'aback.stops', 'rake.geometry'],
  scenario: waters({
    id: 'into-the-wind',
    title: 'Into the eye of the wind',
    briefing: 'The wind is due north, and Thétis lies across it at anchor with her head to the east.',
    windToward: 180,
    own: ['bri-amethyst', 21.5, 28.5, 45],
    enemy: [['fre-thetis', 40, 20, 90]],
  }),
  seed: 1,
  seat: OWN,
  task: 'To rake Thétis you must lie with your head to the north, and there the wind comes from. Rake her this turn and do not be taken aback.',
  turns: 1,
  hint: 'How you lie to the wind counts when a segment begins. Is there a turn after which no segment begins?',
  enemy: lieStill,
  solved: (moment) => isRaked(moment, 'fre-thetis'),
  lost: (moment) =>
    toldOf(moment, 'aback').length > 0
      ? 'A segment began with your bow in the wind: you are taken aback, stopped, and your rigging is torn.'
      : null,
  late: 'The turn is over, and Thétis has not been raked.',
  solution: {
    words: [
      'Beat up to the north-east, four inches in each of three segments.',
      'Turn 45° to larboard at the end of the third: no other segment begins in which the wind could catch you.',
      'Now you lie square astern of her: fire to starboard.',
    ],
    orders: orders({
      way: [[4], [4], [4, -45]],
      fire: { side: 'starboard', target: 'fre-thetis', aim: 'hull' },
    }),
  },
  wrong: [
    {
      name: 'Turn up a segment early',
      why: 'You turned into the wind with a segment still to come, and it began with your sails aback.',
      orders: orders({ way: [[4], [4, -45]] }),
    },
    {
      name: 'Turn by halves',
      why: 'Even half of the turn brings your bow nearer than 45° to the wind, and the next segment begins there.',
      orders: orders({ way: [[4], [4, -22.5], [0, -22.5]] }),
    },
    {
      name: 'Hold on close-hauled',
      why: 'From close-hauled she is too far forward: no gun bears on her, and you do not lie square to her.',
      orders: orders({ way: [[4], [4], [4, 0]] }),
    },
  ],
};

export const bothSides: Puzzle<TableAction> = {
  id: 'both-sides',
  title: 'One to larboard, one to starboard',
  difficulty: 2,
  teaches: 'Each side has its own moment',
  rules: ['fire.any-point-of-move', 'rake.geometry'],
  scenario: waters({
    id: 'both-sides',
    title: 'One to larboard, one to starboard',
    briefing:
      'Two French frigates lie at anchor with their heads to the north, and between them there is water.',
    windToward: 90,
    own: ['bri-amethyst', 26, 23, 90],
    enemy: [
      ['fre-thetis', 40, 14, 0],
      ['fre-themis', 44, 32, 0],
    ],
  }),
  seed: 1,
  seat: OWN,
  task: 'Pass between the two at anchor and rake both this turn: Thétis by the stern, Thémis by the bow.',
  turns: 1,
  hint: 'They do not lie in one line. Find the point of your way that is right astern of the one, and the point right ahead of the other.',
  enemy: lieStill,
  solved: (moment) => isRaked(moment, 'fre-thetis') && isRaked(moment, 'fre-themis'),
  lost: (moment) =>
    toldOf(moment, 'fire').some(({ rake }) => rake === null)
      ? 'One of your broadsides is fired and did not go along the length of its target.'
      : null,
  late: 'The turn is over, and not both of them have been raked.',
  solution: {
    words: [
      'Run on for two segments of six inches.',
      'In the third fire to larboard two inches on, right astern of Thétis, and to starboard at six, right ahead of Thémis.',
    ],
    orders: orders({
      way: [
        [6],
        [6],
        [6, 0, { shots: [shotAt(2, 'larboard', 'fre-thetis'), shotAt(6, 'starboard', 'fre-themis')] }],
      ],
    }),
  },
  wrong: [
    {
      name: 'Both as you pass Thétis',
      why: 'You were astern of Thétis, but not yet ahead of Thémis: the starboard guns went off too soon.',
      orders: orders({
        way: [
          [6],
          [6],
          [6, 0, { shots: [shotAt(2, 'larboard', 'fre-thetis'), shotAt(2, 'starboard', 'fre-themis')] }],
        ],
      }),
    },
    {
      name: 'Both half-way between',
      why: 'Half-way you were across neither of them: two broadsides fired, and no rake.',
      orders: orders({
        way: [
          [6],
          [6],
          [6, 0, { shots: [shotAt(4, 'larboard', 'fre-thetis'), shotAt(4, 'starboard', 'fre-themis')] }],
        ],
      }),
    },
  ],
};
