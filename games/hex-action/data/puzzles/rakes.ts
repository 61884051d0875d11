/** Puzzles of place: to fire along her length. */
import type { Puzzle } from '@weathergage/kernel';
import type { HexAction } from '../../rules/types.ts';
import { fires, type HexMoment, OWN, orders, waters } from './orders.ts';

/** She has fired along the length of the other. */
const raked = (moment: HexMoment, ship: string, at: string, within = 10): boolean =>
  fires(moment, ship, at).some(({ rake, range }) => rake && range <= within);

export const rakeInTwoTurns: Puzzle<HexAction> = {
  id: 'rake-in-two-turns',
  title: 'Rake her in two turns',
  difficulty: 1,
  teaches: 'Where to be, not how soon to fire',
  rules: ['11.3.2', '7.1.4'],
  scenario: waters({
    id: 'rake-in-two-turns',
    title: 'Rake her in two turns',
    wind: 1,
    briefing: 'Thalie creeps along close-hauled, a hex a turn, and will not be drawn off her course.',
    own: [['Pallas', 'br-f3-36', 'crack', 'K16', 2]],
    enemy: [['Thalie', 'fr-f3-36', 'average', 'O12', 3]],
  }),
  seed: 1,
  seat: OWN,
  task: 'Thalie holds her course, one hex a turn. Within two turns fire a broadside along her length from two hexes or nearer, and never let her do the same to you.',
  turns: 2,
  hint: 'Her guns sweep everything but a wedge before her bow and one behind her stern. Where will her stern be when the second turn ends?',
  enemy: orders({ thalie: ['1', '1'] }),
  solved: (moment) => raked(moment, 'pallas', 'thalie', 2),
  lost: (moment) =>
    raked(moment, 'thalie', 'pallas')
      ? 'Thalie has raked you: your bow or stern lay in the play of her guns, and none of yours bore on her.'
      : null,
  late: 'Two turns are gone and no broadside has gone along her length from two hexes or nearer.',
  solution: {
    words: [
      'Plot 4: with the wind on her quarter Pallas has four hexes, and they take her past the play of Thalie’s guns.',
      'Plot L3: turn under her stern, where she has no gun that bears, and fire.',
    ],
    orders: orders({ pallas: ['4', 'L3'] }),
  },
  wrong: [
    {
      name: 'Turn up at once',
      why: 'You turned towards her while she was still ahead: your bow came into the play of her broadside before any of your guns bore.',
      orders: orders({ pallas: ['L3', '3'] }),
    },
    {
      name: 'Come up beside her',
      why: 'You came up on her beam: broadside to broadside she answers every gun of yours.',
      orders: orders({ pallas: ['4', '4'] }),
    },
  ],
  ways: { kinds: ['plot'], all: 341, solve: 4 },
};

export const breakTheLine: Puzzle<HexAction> = {
  id: 'break-the-line',
  title: 'Break the line',
  difficulty: 2,
  teaches: 'Through the gap, with both broadsides',
  rules: ['11.3.2', '11.1.4', '7.1.4'],
  scenario: waters({
    id: 'break-the-line',
    title: 'Break the line',
    wind: 1,
    briefing: 'Two French seventy-fours keep their line, and between them there is room for one ship.',
    own: [['Mars', 'br-sol2-74-l', 'crack', 'M20', 6]],
    enemy: [
      ['Hercule', 'fr-sol2-74', 'average', 'M12', 2],
      ['Tonnant', 'fr-sol2-74', 'average', 'I14', 2],
    ],
  }),
  seed: 2,
  seat: OWN,
  task: 'Hercule leads and Tonnant follows, two hexes a turn each. Within two turns fire along the length of both: through the stern of the one and the bow of the other.',
  turns: 2,
  hint: 'A ship that passes between them has Hercule’s stern on one side and Tonnant’s bow on the other. Do not come too soon: the gap sails, too.',
  enemy: orders({ hercule: ['2', '2'], tonnant: ['2', '2'] }),
  solved: (moment) => raked(moment, 'mars', 'hercule') && raked(moment, 'mars', 'tonnant'),
  late: 'Two turns are gone, and Mars has not fired along the length of both.',
  solution: {
    words: [
      'Plot 1: hold back, so that the gap comes to you.',
      'Plot 2: through it. Fire to port at Tonnant’s bow and to starboard at Hercule’s stern.',
    ],
    orders: orders({ mars: ['1', '2'] }),
  },
  wrong: [
    {
      name: 'All speed at the leader',
      why: 'You made for where the line was: at full speed Mars comes up before the gap does, beside Hercule and not behind her.',
      orders: orders({ mars: ['3', '3'] }),
    },
    {
      name: 'Wait for the second turn',
      why: 'You lay still: from there two hexes are too few to be between them when the second turn ends.',
      orders: orders({ mars: ['0', '2'] }),
    },
  ],
  ways: { kinds: ['plot'], all: 191, solve: 4 },
};

export const oneWayOnly: Puzzle<HexAction> = {
  id: 'one-way-only',
  title: 'There is one way only',
  difficulty: 3,
  teaches: 'A turn first costs less than a turn later',
  rules: ['11.3.2', '7.1.4', '7.1.13'],
  scenario: waters({
    id: 'one-way-only',
    title: 'There is one way only',
    wind: 1,
    briefing: 'You run straight down on Thalie with the wind astern, and she has you before her broadside.',
    own: [['Pallas', 'br-f3-36', 'crack', 'M17', 1]],
    enemy: [['Thalie', 'fr-f3-36', 'average', 'O12', 3]],
  }),
  seed: 1,
  seat: OWN,
  task: 'Thalie holds her course, one hex a turn. Within two turns fire along her length from two hexes or nearer, and never let her do the same to you.',
  turns: 2,
  hint: 'Before the wind Pallas has three hexes, with it on her quarter four. What she may spend is set by how she lies when the turn begins.',
  enemy: orders({ thalie: ['1', '1'] }),
  solved: (moment) => raked(moment, 'pallas', 'thalie', 2),
  lost: (moment) =>
    raked(moment, 'thalie', 'pallas') ? 'Thalie has raked you: you lay end on to her broadside.' : null,
  late: 'Two turns are gone and no broadside has gone along her length from two hexes or nearer.',
  solution: {
    words: [
      'Plot R2: turn at once. The wind comes on her quarter, and the next turn begins with four hexes.',
      'Plot 4: across Thalie’s bow, and fire.',
    ],
    orders: orders({ pallas: ['R2', '4'] }),
  },
  wrong: [
    {
      name: 'Straight down on her',
      why: 'You ran straight on and came up on her beam: there she answers every gun, and neither end of her is in reach any more.',
      orders: orders({ pallas: ['3'] }),
    },
    {
      name: 'A hex short',
      why: 'You spent a hex too little: one short of the wedge before her bow, and she can still answer you.',
      orders: orders({ pallas: ['R2', '3'] }),
    },
  ],
  ways: { kinds: ['plot'], all: 281, solve: 1 },
};
