/** Puzzles of wind and weather: to have it, to take it, to be saved from it. */
import type { Puzzle } from '@weathergage/kernel';
import { blockerOf } from '../../rules/sailing/blocked-wind.ts';
import type { Hex } from '../../rules/sea/hex.ts';
import type { HexAction } from '../../rules/types.ts';
import { ADVANCED, OWN, orders, shipIn, toldOf, UNDER_BATTLE_SAILS, waters } from './orders.ts';

/** Half hexes towards where a wind to 1 comes from. */
const halvesUpwind = ({ q, r }: Hex): number => 2 * r + q;

export const weatherGauge: Puzzle<HexAction> = {
  id: 'weather-gauge',
  title: 'Gain the weather gauge',
  difficulty: 2,
  teaches: 'Who waits close-hauled lets the other sail past to leeward',
  rules: ['7.1.3', '7.1.4', '7.1.5'],
  scenario: waters({
    id: 'weather-gauge',
    title: 'Gain the weather gauge',
    wind: 1,
    noCombat: true,
    briefing: 'Thalie comes up from windward with the breeze on her quarter. Neither will fire yet.',
    own: [['Pallas', 'br-f3-36', 'crack', 'S10', 2]],
    enemy: [['Thalie', 'fr-f3-36', 'average', 'O12', 2]],
  }),
  seed: 1,
  seat: OWN,
  task: 'Thalie holds her course, two hexes a turn. When the second turn ends be nearer the wind than she by a whole hex or more, and no more than three columns from her.',
  turns: 2,
  hint: 'You need not climb to her: she is coming down to you. Which heading gains most while you wait?',
  enemy: orders({ thalie: ['2', '2'] }),
  solved: (moment) => {
    const [own, enemy] = [shipIn(moment, 'pallas').bow, shipIn(moment, 'thalie').bow];
    return (
      moment.desk.view.turn > 2 &&
      halvesUpwind(own) >= halvesUpwind(enemy) + 2 &&
      Math.abs(own.q - enemy.q) <= 3
    );
  },
  late: 'Two turns are gone, and Pallas does not lie close to windward of Thalie.',
  solution: {
    words: [
      'Plot R1: close-hauled she makes only one hex, but it leads towards the wind.',
      'Plot 1: again. Thalie has sailed past, and lies to leeward.',
    ],
    orders: orders({ pallas: ['R1', '1'] }),
  },
  wrong: [
    {
      name: 'Run on with her',
      why: 'You kept the wind on your quarter: that is the fastest course, and each hex of it leads farther down the wind.',
      orders: orders({ pallas: ['4', '4'] }),
    },
    {
      name: 'Straight into the wind',
      why: 'You put her head into the wind. There she has no allowance at all, and lies where she is.',
      orders: orders({ pallas: ['R1R', '0'] }),
    },
  ],
  ways: { kinds: ['plot'], all: 797, solve: 4 },
};

export const takeHerWind: Puzzle<HexAction> = {
  id: 'take-her-wind',
  title: 'Take the wind out of her sails',
  difficulty: 3,
  teaches: 'A ship right to windward of another slows her',
  rules: ['37.0', '37.1'],
  scenario: waters({
    ...ADVANCED,
    id: 'take-her-wind',
    title: 'Take the wind out of her sails',
    rules: { blockedWind: true },
    noCombat: true,
    briefing:
      'Thalie runs for her port. A seventy-four has a great spread of canvas to put between her and the wind.',
    own: [['Mars', 'br-sol2-74-l', 'crack', 'L16', 2]],
    enemy: [['Thalie', 'fr-f3-36', 'average', 'O12', 3]],
  }),
  before: UNDER_BATTLE_SAILS,
  seed: 1,
  seat: OWN,
  task: 'Thalie holds her course, one hex a turn. Within two turns lie right between her and the wind, side by side with her, so that your sails take hers aback.',
  turns: 2,
  hint: 'The two hexes to windward of her bow and of her stern must both be filled by your ship: you must lie as she lies, or the other way round.',
  enemy: orders({ thalie: ['1', '1'] }),
  solved: (moment) =>
    moment.desk.view.turn > 1 && blockerOf(moment.desk.view, shipIn(moment, 'thalie'))?.id === 'mars',
  late: 'Two turns are gone, and Mars does not fill both hexes to windward of her.',
  solution: {
    words: [
      'Plot 3: all her speed while the wind is on her quarter.',
      'Plot 2R: two hexes more, and a turn to Thalie’s own heading beside her.',
    ],
    orders: orders({ mars: ['3', '2R'] }),
  },
  wrong: [
    {
      name: 'Up to her without turning',
      why: 'You came up to windward of her, but across her course: only one of the two hexes is filled, and her wind comes past your stern.',
      orders: orders({ mars: ['3', '2'] }),
    },
    {
      name: 'Turn first',
      why: 'You turned to her heading too soon: close-hauled Mars has a single hex a turn and never comes up.',
      orders: orders({ mars: ['2R', '1'] }),
    },
  ],
};

export const anchorInTime: Puzzle<HexAction> = {
  id: 'anchor-in-time',
  title: 'Rocks under her lee',
  difficulty: 1,
  teaches: 'An anchor is ordered a turn before it holds',
  rules: ['20.3', '20.3.2', '8.2.1', '38.3'],
  scenario: waters({
    ...ADVANCED,
    id: 'anchor-in-time',
    title: 'Rocks under her lee',
    anchoring: true,
    rules: { runningAground: true },
    board: { columns: 26, rows: 20, fixed: false },
    land: ['J9-10', 'K9-10', 'L9-10', 'M9-10', 'N9-10', 'O9-10', 'P9-10'],
    briefing:
      'Anson has hardly a sail left and lies head to wind, a hex from a shore that the sea breaks on.',
    own: [['Anson', 'br-f3-36', 'average', 'M12', 4, { log: { rigging: [0, 0, 0, 2] } }]],
    enemy: [['Thalie', 'fr-f3-36', 'average', 'W18', 1]],
  }),
  before: UNDER_BATTLE_SAILS,
  seed: 1,
  seat: OWN,
  task: 'Anson is as good as dismasted, and the wind sets her towards the shore. Be afloat when the fourth turn ends.',
  turns: 4,
  hint: 'A ship that has lain still for two turns begins to drift. What stands in the notes beside the move?',
  enemy: orders({ thalie: ['0', '0', '0', '0'] }),
  solved: ({ desk: { view } }) => view.turn > 4 && view.outcome === null,
  lost: (moment) =>
    toldOf(moment, 'ended').length > 0
      ? 'Anson has gone ashore and is wrecked: the wind was not waited out.'
      : null,
  late: 'Anson is lost.',
  solution: {
    words: [
      'Plot 0 and let go an anchor at once: it holds from the second turn on, when she would begin to drift.',
      'Plot 0 until the fourth turn is over.',
    ],
    orders: orders({ anson: [{ plot: '0', anchor: 'A' }, '0', '0', '0'] }),
  },
  wrong: [
    {
      name: 'Anchor when she drifts',
      why: 'You waited for the drift before you anchored. The anchor holds only from the turn after the order, and there was no water left for that.',
      orders: orders({ anson: ['0', { plot: '0', anchor: 'A' }, '0', '0'] }),
    },
    {
      name: 'Turn her head off',
      why: 'You turned her off the wind to get way on her: with three sections of rigging gone she has none on that heading, and drifts all the same.',
      orders: orders({ anson: ['R', '0', '0', '0'] }),
    },
  ],
};

export const fullSails: Puzzle<HexAction> = {
  id: 'full-sails',
  title: 'Every stitch of canvas',
  difficulty: 1,
  teaches: 'Full sails draw only from the next turn on',
  rules: ['20.1', '27.0', '20.1.5.2'],
  scenario: waters({
    ...ADVANCED,
    id: 'full-sails',
    title: 'Every stitch of canvas',
    noCombat: true,
    board: { columns: 26, rows: 24, fixed: true },
    briefing: 'Argo has the admiral’s letters aboard and the wind right astern.',
    own: [['Argo', 'br-f3-36', 'average', 'M15', 1]],
    enemy: [['Thalie', 'fr-f3-36', 'average', 'C20', 1]],
  }),
  before: UNDER_BATTLE_SAILS,
  seed: 1,
  seat: OWN,
  task: 'Take Argo off the chart by its upper edge within four turns.',
  turns: 4,
  hint: 'Under battle sails she makes three hexes a turn before the wind: count them.',
  enemy: orders({ thalie: ['0', '0', '0', '0'] }),
  solved: (moment) => toldOf(moment, 'left').some(({ ship }) => ship === 'argo'),
  late: 'Four turns are gone, and Argo is still on the chart.',
  solution: {
    words: [
      'Plot 3, and note that full sails are set: they are, when the turn ends.',
      'Plot 4 in each of the three turns that follow: fifteen hexes in all.',
    ],
    orders: orders({ argo: [{ plot: '3', sail: 'FS' }, '4', '4', '4'] }),
  },
  wrong: [
    {
      name: 'Under battle sails',
      why: 'You stayed under battle sails: four turns of three hexes are twelve, and fifteen were needed.',
      orders: orders({ argo: ['3', '3', '3', '3'] }),
    },
    {
      name: 'Set them a turn later',
      why: 'You set full sails a turn too late: they draw from the turn after the note, and one hex was missing.',
      orders: orders({ argo: ['3', { plot: '3', sail: 'FS' }, '4', '4'] }),
    },
  ],
};
