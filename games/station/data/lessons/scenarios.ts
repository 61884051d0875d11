/** Short commands to learn by, in the gulf of the training module: played with lessons, and left out of balance. */
import type { Scenario } from '../../rules/world/scenario.ts';
import { scenario } from '../muster.ts';
import { date } from '../tables.ts';
import { trainingCommon } from '../training/scenarios.ts';

const common = {
  ...trainingCommon,
  tutorial: true,
  only: { without: ['events', 'convoys', 'corsairs', 'requests', 'schedule', 'random-events'] },
} satisfies Partial<Scenario>;

/** The League's flag at anchor, so strong and no stronger. */
const atValdoro = (squadrons: string) => ({
  id: 'league-flag',
  leader: 'lea-montreval',
  at: 'valdoro',
  fitting: true as const,
  squadrons,
});

const orders = scenario(
  {
    ...common,
    id: 'lesson-orders',
    title: 'Letters from home',
    date: 'July 1757',
    briefing:
      'Commodore Penrose keeps the strait called the Teeth by Order. In Fort Sabine the Crown Flag lies ready for whatever comes by the next packet. The League stays in Valdoro. Three Turns; each Order Fulfilled is a point of Prestige, each Failed one costs a point.',
    start: date('1757.9'),
    turns: 3,
    issued: [{ order: 'cr-teeth', formation: 'crown-det-1' }],
  },
  {
    flotillas: [
      {
        id: 'crown-flag',
        leader: 'cro-hallam',
        at: 'fort-sabine',
        fitting: true,
        squadrons: 'crown-sol-a:4/0 crown-sol-b:4/1 fs-resolve:1/0',
      },
      {
        id: 'crown-det-1',
        leader: 'cro-penrose',
        at: 'the-teeth',
        squadrons: 'crown-sol-d-k:2/1 crown-f-q:2/0',
      },
      atValdoro('league-sol-a:3/0 fs-santa-aurelia:1/0'),
    ],
  },
);

const dockyards = scenario(
  {
    ...common,
    id: 'lesson-dockyards',
    title: 'An autumn at sea',
    date: 'October 1757',
    briefing:
      'The Crown Flag has kept the middle of the Gulf since spring, and looks it: torn sails, leaking seams, and the autumn gales to come. Fort Sabine has the only yards. The Crown is a point of Prestige ahead, and two ships of the line lost would cost it. Two Turns.',
    start: date('1757.13'),
    turns: 2,
    prestige: { crown: 6, league: 5 },
    only: { without: [...common.only.without, 'draws'] },
  },
  {
    flotillas: [
      {
        id: 'crown-flag',
        leader: 'cro-hallam',
        at: 'middle-ground',
        squadrons: 'crown-sol-a:4/9 crown-sol-b:3/5 fs-resolve:1/3',
      },
      atValdoro('league-sol-a:3/0 fs-santa-aurelia:1/0'),
    ],
  },
);

const blockade = scenario(
  {
    ...common,
    id: 'lesson-blockade',
    title: 'Before Valdoro',
    date: 'July 1757',
    briefing:
      'The Crown Fleet closes Valdoro. Montreval is on his way home with seven ships that have been out too long, and with troops that have to come in, whatever waits for him. Two Turns; each Order Fulfilled is a point of Prestige, each Failed one costs a point, and two ships of the line lost cost another.',
    start: date('1757.9'),
    turns: 2,
    issued: [
      { order: 'cr-blockade', formation: 'crown-fleet' },
      { order: 'le-garrison', formation: 'league-flag' },
    ],
  },
  {
    flotillas: [
      {
        id: 'crown-fleet',
        leader: 'cro-hallam',
        at: 'valdoro',
        squadrons: 'crown-sol-a:4/1 crown-sol-b:4/2 crown-sol-c:3/1 fs-resolve:1/1',
        auxiliaries: 'aux-crown-fleet-1',
      },
      {
        id: 'league-flag',
        leader: 'lea-montreval',
        at: 'middle-ground',
        squadrons: 'league-sol-a:3/9 league-sol-b:3/9 fs-santa-aurelia:1/4',
      },
    ],
  },
);

export const lessonScenarios: readonly Scenario[] = [orders, dockyards, blockade];
