/** First commands: a quiet summer cruise, then a spring with wind, weather and a Convoy. */
import type { Scenario } from '../../rules/world/scenario.ts';
import { type Rest, scenario } from '../muster.ts';
import { date } from '../tables.ts';

export const trainingCommon = {
  place: 'The Gulf of Marrick',
  module: 'training',
  prestige: { crown: 5, league: 5 },
  stations: { crown: 'cro-hallam', league: 'lea-montreval' },
  scoreOrders: { fulfilled: 1, failed: -1 },
} satisfies Partial<Scenario>;

const cruise: Rest = {
  flotillas: [
    {
      id: 'crown-flag',
      leader: 'cro-hallam',
      at: 'fort-sabine',
      fitting: true,
      squadrons: 'crown-sol-a:4/0 crown-sol-b:3/1 fs-resolve:1/0',
      auxiliaries: 'aux-crown-fleet-1',
    },
    {
      id: 'crown-det-1',
      leader: 'cro-penrose',
      at: 'west-reach',
      squadrons: 'crown-sol-d-k:2/1 crown-f-q:2/0',
      auxiliaries: 'aux-crown-light-1',
    },
    {
      id: 'league-flag',
      leader: 'lea-montreval',
      at: 'valdoro',
      fitting: true,
      squadrons: 'league-sol-a:4/0 league-sol-b:3/1 fs-santa-aurelia:1/0',
      auxiliaries: 'aux-league-fleet-1',
    },
    {
      id: 'league-det-1',
      leader: 'lea-duprat',
      at: 'port-amber',
      fitting: true,
      squadrons: 'league-sol-d-k:2/1 league-f-q:2/0',
      auxiliaries: 'aux-league-light-1',
    },
  ],
  auxiliaries: {
    'fort-sabine': 'aux-crown-light-2',
    valdoro: 'aux-league-light-2',
    Available: 'aux-crown-fleet-2 aux-crown-fireship-1 aux-league-fleet-2 aux-league-fireship-1',
  },
  mess: 'cro-strood cro-vane lea-sarmiento lea-ferrer',
};

export const firstCruise: Scenario = scenario(
  {
    ...trainingCommon,
    id: 'first-cruise',
    title: 'A first cruise',
    date: 'July 1757',
    briefing:
      'A summer in the Gulf of Marrick, with light winds and no storms. The Crown keeps Fort Sabine in the south, the League Valdoro in the north, and each has a few weeks to show that the Gulf is his. Your flagship lies in harbour, a detachment is already at sea with Orders to cruise. Four Turns; each Order Fulfilled is a point of Prestige, each Failed one costs a point.',
    tutorial: true,
    start: date('1757.9'),
    turns: 4,
    handicap: { league: 1 },
    balance:
      'One of the Prestige that the League starts with is a handicap: with it self-play of the machine comes out even.',
    issued: [{ order: 'cr-cruise', formation: 'crown-det-1' }],
    only: { without: ['events', 'convoys', 'corsairs', 'requests', 'schedule', 'random-events'] },
  },
  cruise,
);

const trade: Rest = {
  flotillas: [
    {
      id: 'crown-fleet',
      leader: 'cro-hallam',
      at: 'middle-ground',
      squadrons: 'crown-sol-a:4/1 crown-sol-b:4/2 fs-resolve:1/1',
      auxiliaries: 'aux-crown-fleet-1 aux-crown-fireship-1',
    },
    {
      id: 'crown-flag',
      leader: 'cro-strood',
      at: 'fort-sabine',
      fitting: true,
      squadrons: 'crown-sol-c:3/2 crown-sol-d-k:2/0',
      auxiliaries: 'aux-crown-fleet-2',
    },
    {
      id: 'crown-det-1',
      leader: 'cro-penrose',
      at: 'pelham',
      fitting: true,
      squadrons: 'crown-sol-d-l:1/0 crown-f-q:2/0',
      auxiliaries: 'aux-crown-light-1',
    },
    {
      id: 'league-fleet',
      leader: 'lea-montreval',
      at: 'valdoro',
      fitting: true,
      squadrons: 'league-sol-a:4/0 league-sol-b:4/1 fs-santa-aurelia:1/0',
      auxiliaries: 'aux-league-fleet-1 aux-league-fireship-1',
    },
    {
      id: 'league-flag',
      leader: 'lea-sarmiento',
      at: 'port-amber',
      fitting: true,
      squadrons: 'league-sol-c:3/1 league-sol-d-l:1/0',
    },
    {
      id: 'league-det-1',
      leader: 'lea-duprat',
      at: 'horn',
      squadrons: 'league-sol-d-k:2/0 league-f-q:2/0',
      auxiliaries: 'aux-league-light-1',
    },
  ],
  ordinary: { 'fort-sabine': 'crown-f-r:2/4', valdoro: 'league-f-r:2/4' },
  auxiliaries: {
    'fort-sabine': 'aux-crown-light-2',
    valdoro: 'aux-league-light-2',
    Available: 'aux-crown-fleet-3 aux-crown-marine-1 aux-league-fleet-2 aux-league-fleet-50-1',
  },
  mess: 'cro-vane cro-quill lea-ferrer lea-olive',
};

export const theValdoroTrade: Scenario = scenario(
  {
    ...trainingCommon,
    id: 'valdoro-trade',
    title: 'The Valdoro trade',
    date: 'April 1757',
    briefing:
      'The merchantmen of Valdoro are expected from the Outer Ocean, by the Horn or through the Teeth. Duprat waits for them with two fast squadrons. The Crown Fleet stands before Valdoro in the spring gales, wide of its harbours; Montreval has as many Sail inside and has been told to get out. Five Turns; each Order Fulfilled is a point of Prestige, each Failed one costs a point.',
    start: date('1757.5'),
    turns: 5,
    handicap: { league: 2 },
    balance:
      'Two of the Prestige that the League starts with are a handicap: with them self-play of the machine comes out even.',
    issued: [{ order: 'cr-blockade', formation: 'crown-fleet' }],
    convoys: [{ group: 'league-trade', route: 1, at: 'western-ocean' }],
    only: { without: ['events', 'corsairs', 'requests', 'schedule', 'random-events'] },
  },
  trade,
);
