/** Puzzles at sea: where to lie in wait, which way to come, and which way to keep clear of. */
import type { Puzzle } from '@weathergage/kernel';
import type { Station } from '../../rules/types.ts';
import {
  by,
  CROWN,
  calmGulf,
  courses,
  formationIn,
  holdAt,
  orders,
  PASSIVE,
  type StationMoment,
  sailing,
  showing,
  toldOf,
} from './parts.ts';

const IDLE_LEAGUE = {
  id: 'league-flag',
  leader: 'lea-montreval',
  at: 'valdoro',
  fitting: true as const,
  squadrons: 'league-sol-a:3/0 fs-santa-aurelia:1/0',
};

export const whereBothRoutesMeet: Puzzle<Station> = {
  id: 'where-both-routes-meet',
  title: 'Where both routes meet',
  difficulty: 1,
  teaches: 'Wait where everybody has to pass',
  rules: ['10.113', '10.114', '8.121'],
  scenario: calmGulf(
    {
      id: 'where-both-routes-meet',
      title: 'Where both routes meet',
      briefing: 'The Valdoro trade comes in from the Outer Ocean, round the Horn or through the Teeth.',
      convoys: [{ group: 'league-trade', route: 1, at: 'western-ocean' }],
      only: { winds: [], without: ['events', 'corsairs', 'requests', 'schedule', 'random-events'] },
    },
    {
      flotillas: [
        {
          id: 'crown-det-1',
          leader: 'cro-penrose',
          at: 'west-reach',
          squadrons: 'crown-sol-d-k:2/1 crown-f-q:2/0',
        },
        IDLE_LEAGUE,
      ],
    },
  ),
  seed: 3,
  seat: 'crown',
  task: 'The Valdoro trade is in the Outer Ocean, and nobody knows whether it will come round the Horn or through the Teeth and West Reach. Bring it to battle this Turn with your one Detachment.',
  turns: 1,
  hint: 'A Convoy is always in sight, so no scout is needed. It keeps to its route: look for the place that lies on both.',
  enemy: PASSIVE,
  solved: (moment) => toldOf(moment, 'battle').length > 0,
  lost: (moment) =>
    toldOf(moment, 'convoy').some(({ what }) => what === 'arrived')
      ? 'The Convoy is in Valdoro, and nobody has fired at it.'
      : null,
  late: 'The Turn is over, and nobody has fired at the Convoy.',
  solution: {
    words: [
      'Send the First Crown Detachment to North Reach and let it stay there: whichever way the Convoy comes, the last leg to Valdoro begins there.',
      'When the Convoy comes, say that you will fight.',
    ],
    orders: orders({
      plot: courses({ 'crown-det-1': holdAt('north-reach') }),
      engage: () => ({ fight: true, formation: null }),
    }),
  },
  wrong: [
    {
      name: 'Out to meet it',
      why: 'In a Sea Zone nobody fights: the Convoy left the Outer Ocean by the Horn while you were looking for it.',
      orders: orders({ plot: courses({ 'crown-det-1': holdAt('western-ocean') }) }),
    },
    {
      name: 'Wait in West Reach',
      why: 'West Reach is on the route through the Teeth alone, and the Convoy came round the Horn.',
      orders: orders({ plot: courses({ 'crown-det-1': { kind: 'hold' } }) }),
    },
  ],
};

export const whereHeCannotHide: Puzzle<Station> = {
  id: 'where-he-cannot-hide',
  title: 'Where he cannot hide',
  difficulty: 1,
  teaches: 'Nobody fights whom he cannot see',
  rules: ['8.12', '7.111', '5.26'],
  scenario: calmGulf(
    {
      id: 'where-he-cannot-hide',
      title: 'Where he cannot hide',
      briefing: 'Duprat is on his way out of the Gulf by the Teeth. Strood has no scouts.',
    },
    {
      flotillas: [
        {
          id: 'crown-flag',
          leader: 'cro-strood',
          at: 'west-reach',
          squadrons: 'crown-sol-a:4/0 crown-sol-b:3/1',
        },
        {
          id: 'league-det-1',
          leader: 'lea-duprat',
          at: 'amber-bank',
          squadrons: 'league-sol-d-k:2/0 league-f-q:2/0',
        },
      ],
    },
  ),
  seed: 2,
  seat: 'crown',
  task: 'The red flag on Amber Bank will leave the Gulf by Middle Ground, North Reach, West Reach and the Teeth. You have no scouts to find him with. Bring him to battle this Turn.',
  turns: 1,
  hint: 'A flag face down can be in your place and pass unseen. Where on his way is everybody Spotted, scouts or none?',
  enemy: sailing({
    'league-det-1': by('middle-ground', 'north-reach', 'west-reach', 'the-teeth', 'western-ocean'),
  }),
  solved: (moment) => toldOf(moment, 'battle').length > 0,
  lost: ({ desk: { view } }) =>
    view.tokens.some(({ side, place }) => side === 'league' && place.at === 'western-ocean')
      ? 'Duprat is in the Outer Ocean, where nobody fights.'
      : null,
  late: 'The Turn is over, and Duprat is away.',
  solution: {
    words: [
      'The Crown Flag lies in the Teeth: in a Strait whoever enters is Spotted, without a Search.',
      'It costs her a point of damage to go in. When he comes, fight.',
    ],
    orders: orders({
      plot: courses({ 'crown-flag': holdAt('the-teeth') }),
      engage: () => ({ fight: true, formation: null }),
    }),
  },
  wrong: [
    {
      name: 'Wait in West Reach',
      why: 'He came through West Reach, but neither had the other in sight: without a scout there is no Battle in open water.',
      orders: orders({ plot: courses({ 'crown-flag': { kind: 'hold' } }) }),
    },
    {
      name: 'Meet him in North Reach',
      why: 'He passed you face down. Two that do not see each other do not fight, wherever they meet.',
      orders: orders({ plot: courses({ 'crown-flag': holdAt('north-reach') }) }),
    },
  ],
};

const damageOf = ({ desk: { view } }: StationMoment): number =>
  Object.values(view.forces[CROWN]?.squadrons ?? {}).reduce((sum, { dp }) => sum + dp, 0);
/** What they have when the puzzle is put. */
const SEVEN_EACH = 14;

export const theLongWayRound: Puzzle<Station> = {
  id: 'the-long-way-round',
  title: 'The long way round',
  difficulty: 2,
  teaches: 'The quickest way is not always the best',
  rules: ['5.26', '7.33', '5.23'],
  scenario: calmGulf(
    {
      id: 'the-long-way-round',
      title: 'The long way round',
      briefing: 'Strood is wanted off the Horn, with ships that have been out since spring.',
    },
    {
      flotillas: [
        {
          id: 'crown-flag',
          leader: 'cro-strood',
          at: 'west-reach',
          squadrons: 'crown-sol-a:4/7 crown-sol-b:3/7',
        },
        IDLE_LEAGUE,
      ],
    },
  ),
  seed: 1,
  seat: 'crown',
  task: 'Crown A and Crown B stand at 7/12 each; at eight, two thirds, a Squadron is slower and fights worse. Bring the Crown Flag from West Reach to the Horn this Turn without another point of damage.',
  turns: 1,
  hint: 'To make for a place is to go there by the quickest way, and that leads through the Teeth. What does it cost to enter a Strait?',
  enemy: PASSIVE,
  solved: (moment) =>
    formationIn(moment, 'crown-flag')?.place.at === 'horn' && damageOf(moment) <= SEVEN_EACH,
  lost: (moment) =>
    damageOf(moment) > SEVEN_EACH ? 'Your Squadrons have suffered another point of damage.' : null,
  late: 'The Turn is over, and they are not off the Horn.',
  solution: {
    words: [
      'Go step by step: first to North Reach, where the leader has to catch a wind, then to the Horn.',
      'It is a step longer than by the Teeth, and against the wind the small Space counts, too; but nobody enters the Strait.',
    ],
    orders: orders({ plot: courses({ 'crown-flag': by('north-reach', 'horn') }) }),
  },
  wrong: [
    {
      name: 'Make for the Horn',
      why: 'The quickest way led through the Teeth, and every Squadron that enters a Strait suffers a point of damage.',
      orders: orders({ plot: courses({ 'crown-flag': holdAt('horn') }) }),
    },
    {
      name: 'Stay in West Reach',
      why: 'Waiting brings nobody to the Horn, and a Turn at sea costs a point of damage, too.',
      orders: orders({ plot: courses({ 'crown-flag': { kind: 'hold' } }) }),
    },
  ],
};

export const comeWithTheWind: Puzzle<Station> = {
  id: 'come-with-the-wind',
  title: 'Come with the wind',
  difficulty: 2,
  teaches: 'How the weather gauge is won before anybody is in sight',
  rules: ['8.22', '8.222', '5.23'],
  scenario: calmGulf(
    {
      id: 'come-with-the-wind',
      title: 'Come with the wind',
      briefing: 'Montreval lies in Middle Ground with his colours up. Hallam is in Broad Sound.',
    },
    {
      flotillas: [
        {
          id: 'crown-flag',
          leader: 'cro-hallam',
          at: 'broad-sound',
          squadrons: 'crown-sol-a:4/0 crown-sol-b:3/1',
        },
        {
          id: 'league-flag',
          leader: 'lea-montreval',
          at: 'middle-ground',
          squadrons: 'league-sol-a:4/0 league-sol-b:3/1',
        },
      ],
    },
  ),
  seed: 1,
  seat: 'crown',
  task: 'Montreval stays in Middle Ground and shows himself. The leaders are equals, the ships are equals. Bring him to battle this Turn and have the weather gauge yourself.',
  turns: 1,
  hint: 'He lies on station: five off. Who had to catch a wind on the way in has six off, who came against it eight, who came with it two. Along which Lane does the wind blow into Middle Ground?',
  enemy: orders({
    plot: courses({ 'league-flag': { kind: 'hold' } }),
    tasks: showing('league-flag'),
    engage: () => ({ fight: false, formation: null }),
  }),
  solved: (moment) => toldOf(moment, 'gauge').some(({ winner }) => winner === 'crown'),
  lost: (moment) =>
    toldOf(moment, 'gauge').some(({ winner }) => winner !== 'crown')
      ? 'It came to a Battle, and Montreval has the weather gauge.'
      : null,
  late: 'The Turn is over without a Battle.',
  solution: {
    words: [
      'Step by step round by West Reach and North Reach: from there the wind that prevails blows into Middle Ground.',
      'He has ten less five and his leader’s five, you ten less two and as good a leader: the gauge is yours. Fight.',
    ],
    orders: orders({
      plot: courses({ 'crown-flag': by('west-reach', 'north-reach', 'middle-ground') }),
      engage: () => ({ fight: true, formation: null }),
    }),
  },
  wrong: [
    {
      name: 'Straight at him',
      why: 'On the dashed Lane from Broad Sound you had to catch the wind: six off, against his five on station. He has the gauge.',
      orders: orders({
        plot: courses({ 'crown-flag': holdAt('middle-ground') }),
        engage: () => ({ fight: true, formation: null }),
      }),
    },
    {
      name: 'From the lee side, by Amber Bank',
      why: 'From Amber Bank it is against the wind all the way in: eight off. He has the gauge.',
      orders: orders({
        plot: courses({ 'crown-flag': by('lee-shore', 'amber-bank', 'middle-ground') }),
        engage: () => ({ fight: true, formation: null }),
      }),
    },
  ],
};
