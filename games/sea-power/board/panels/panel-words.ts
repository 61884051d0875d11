/** Every sentence of the panels in which orders are given; what the umpire's line asks stands in sentence.ts. */
import { countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { Meeting } from '../../attention/settled.ts';
import type { Side } from '../../data/nations.ts';
import { theArea, theSide } from '../look/words.ts';

export const BID_WORDS = {
  title: 'Bid for a side',
  confirm: (points: number, side: Side) => `Bid ${countedWords(points, 'point')} for ${theSide(side)}`,
  says: 'Both bid in secret. Who bids more has the side of his choice; the other begins with as many points as were bid. For equal bids a coin is thrown and nobody gets points.',
  side: 'The side you want',
  points: 'Points',
} as const;

export const COMBAT_WORDS = {
  next: 'The next battle',
  mark: 'next',
  fightIn: (area: string) => `Fight in ${theArea(area)}`,
  order:
    'The order matters: ships that leave a battle may not pass through waters that the enemy alone holds.',
  battles: 'Battles',
  against: (names: readonly string[]) => listedWords(names, 'against'),
  assault: 'Attack ports',
  attack: (areas: number) => (areas === 0 ? 'Attack nothing' : `Attack in ${countedWords(areas, 'area')}`),
  attacked: (on: boolean) => (on ? 'attack' : 'let be'),
  assaultSays:
    'A die and your leader against a die and the port; equal totals leave it as it is. Its owner picks the port.',
  tooWeak: 'it takes two ships and a leader',
  defend: 'Ports under attack',
  standTo: 'Stand to',
  stands: 'stands',
  defendSays: 'The enemy attacks one port in each of these areas: you say which.',
} as const;

export const COURSE_WORDS = {
  spent: (spent: number, left: number) => `${spent} of ${left}`,
  pointsOf: (left: number) => (left === 1 ? 'point' : 'points'),
  free: (borders: number) => `, ${countedWords(borders, 'border')} free with the wind`,
  search: (areas: readonly string[]) => `Search in ${listedWords(areas.map(theArea))}`,
  joins: (friend: string, inBattle: boolean) => `${inBattle ? 'Tries to join' : 'Combines with'} ${friend}`,
  wear: (voyages: number) =>
    `${countedWords(voyages, 'long voyage')}: ${countedWords(voyages, 'die', 'dice')} of wear`,
  endsHere: 'ends here',
  takeBack: 'Take the course back',
  legByLeg: 'Lay the course leg by leg',
  how: 'How the course is laid',
  byLegs: 'Leg by leg',
  byBest: 'By the best way',
  begin: (points: number) =>
    `${countedWords(points, 'point')} to sail with: none with the wind, 1 where none prevails, 2 against it. Press an area or a port on the chart.`,
  where: 'Where the voyage ends',
  atSea: 'At sea',
  into: (port: string) => `Into ${port}`,
  met: 'If the enemy is met on the way',
  station: 'On station: 3 more in searches, a die of wear',
  under: 'If the leaders are equal, the squadron that stays',
  asFound: 'as the umpire finds',
  text: 'As text',
} as const;

export const FRIGATE_WORDS = {
  title: 'Place a frigate',
  mark: 'frigate',
  confirm: (area: string) => `Frigate to ${theArea(area)}`,
  rest: 'Lay them all as proposed',
  none: 'No more this year',
  noneYes: 'Yes, keep the rest back',
  says: (inHand: number) =>
    `${countedWords(inHand, 'frigate')} in hand. Each is worth 3 in every search of its area, and guards or raids its commerce. Press an area.`,
  proposed: (areas: readonly string[]) => `Proposed: ${listedWords(areas)}.`,
  area: 'Area',
  choose: 'choose on the chart or here',
  worth: (area: string, points: number) => `${area}, worth ${points}`,
  there: (area: string, mine: number, theirs: number, enemy: Side) =>
    `${area}: ${countedWords(mine, 'frigate')} of yours there, ${theirs} of ${theSide(enemy)}.`,
} as const;

export const MEANS_OF_BATTLE_WORDS = {
  title: (area: string) => `Battle in ${area}`,
  inLine: (guns: number, windward: boolean) => ` in line, ${guns} guns${windward ? ', to windward' : ''}`,
  command: (ships: readonly string[]) => `You would command ${listedWords(ships)}.`,
  led: (ship: string, leader: string) => `${ship} (${leader})`,
  /** `won`: of a hundred battles; `sunk`: ships on average. */
  odds: (won: readonly [number, number], sunk: readonly [string, string]) =>
    `To the end by the tables, of a hundred such battles the English win ${won[0]} and the Europeans ${won[1]}; ${sunk[0]} English ships and ${sunk[1]} European ones are sunk on average.`,
  season: 'Over a season',
} as const;

export const ONWARD_WORDS = {
  title: (squadron: string) => `${squadron}: onward`,
  confirm: 'Onward',
  atSea: 'at sea',
  proposed: (course: string) => `As proposed: ${course}`,
  says: 'She may not stay at sea here. Within her points she goes where you like; beyond them, only the shortest way to the nearest port.',
} as const;

export const PLACE_WORDS = {
  title: 'Place a squadron',
  confirm: (squadron: string, port: string) => `${squadron} to ${port}`,
  rest: (auto: boolean) => (auto ? 'Stop: I place them myself' : 'Place the rest as proposed'),
  says: (inHand: number) =>
    `${countedWords(inHand, 'marker')} in hand. Choose one, then press a port on the chart; those ringed in brass have room. Every home port needs a squadron with ships; decoys do not count.`,
  inHand: 'Squadrons in hand',
  port: 'Port',
} as const;

export const RETURN_WORDS = {
  title: 'Return to port',
  home: 'home',
  confirm: (squadrons: number) => (squadrons === 0 ? 'Nobody is at sea' : 'Bring them all home'),
  says: 'However far it is. Only your own ports repair; who lies in a neutral one must leave it next year. Choose a squadron, then press a port, or drag it there.',
  atSea: 'Squadrons at sea',
  neutral: (port: string) => `${port} (neutral)`,
} as const;

export const SAIL_WORDS = {
  title: 'Sail a squadron',
  confirm: 'Sail',
  done: 'Done moving',
  doneYes: 'Yes, done for this year',
  says: (squadrons: number) =>
    `${countedWords(squadrons, 'squadron')} in port and not yet moved. Choose one here or on the chart.`,
  next: 'next squadron',
  maySail: 'Squadrons that may sail',
  inPort: (port: string) => `, in ${port}`,
  another: 'another squadron',
} as const;

export const SEARCH_WORDS = {
  title: (area: string) => `Sail in sight: ${area}`,
  mark: 'search',
  choices: { fight: 'Fight', avoid: 'Avoid' },
  yours: 'your squadron',
  brings: 'brings {sum} before the dice',
  unknown: 'unknown; may be a decoy',
  known: '{sum} from frigates and station',
  guess: 'If leader and ships are worth {guess}',
  guessed: 'What their leader and ships may be worth',
  bothFight: 'Both fight: battle. They avoid: you catch them {chance}.',
  bothAvoid: 'Both avoid: nothing. They fight: you get away {chance}.',
  says: 'Who fights throws one die, who avoids three; the higher total has its will. After an Avoid the squadron that moved may not stay at sea here.',
} as const;

export const STANDING_WORDS = {
  title: 'Standing instructions',
  says: 'What is settled here is done without a question, until you change it.',
  met: 'When the enemy is met',
  meetings: { ask: 'Ask me', avoid: 'Avoid', fight: 'Fight' } satisfies Readonly<Record<Meeting, string>>,
  settled: {
    frigates: 'Frigates: lay them as proposed',
    onward: 'Turned away: hold the course, or into the nearest port',
    home: 'Return and refuge: to the nearest port',
    yards: 'Repairs and wear: as proposed',
  },
} as const;

export const SHEET_WORDS = {
  name: 'Orders and chronicle',
  tabs: 'Orders, chart or chronicle',
  umpire: 'Umpire',
  told: 'What happens is told on the chart; your orders come after it.',
  tidings: 'Before the first orders',
} as const;
