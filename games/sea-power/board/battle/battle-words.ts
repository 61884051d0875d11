/** Every sentence of a battle as it is drawn up, fought and seen again. */
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { Side } from '../../data/nations.ts';
import { SIDE_ADJECTIVES, SIDE_NAMES } from '../look/words.ts';
import type { Mark } from './picture.ts';

/** The stage on which it is played. */
export const SCENE_WORDS = {
  group: 'Battle',
  skipKey: 'Skip the battle',
  pauseKey: 'Pause, go on',
  title: (area: string) => `Battle in ${area}`,
  round: (round: number) => ` · round ${round}`,
  steps: 'Steps of the battle',
  on: 'A step on',
  back: 'A step back',
  goOn: 'Go on',
  pause: 'Pause',
  hurry: 'Hurry',
  end: 'Continue',
  skip: 'Skip',
  against: 'against',
  verdict: (winner: Side | null) =>
    winner === null ? 'Nobody has the day' : `The ${SIDE_NAMES[winner]} have the day`,
  wind: 'the wind',
  windward: (side: Side) => `${SIDE_NAMES[side]} to windward`,
  bonus: (side: Side) => (side === 'english' ? '+ leader + 2' : '+ leader'),
  tied: (throws: number) => `after ${throws} tied`,
  glass: (ships: number, side: Side) =>
    `Through the glass: ${countedWords(ships, `${SIDE_ADJECTIVES[side]} ship`)}`,
  fire: (side: Side, hits: number) => `${SIDE_ADJECTIVES[side]} fire: ${countedWords(hits, 'hit')}`,
} as const;

/** Lines and the ships in them. */
export const LINE_WORDS = {
  line: (side: Side) => `${SIDE_ADJECTIVES[side]} line`,
  inLine: (ships: number) => `${countedWords(ships, 'ship')} in line`,
  disabled: (ships: number) => `${ships} disabled`,
  sunk: (ships: number) => `${ships} sunk`,
  taken: (ships: number) => `${ships} taken`,
  doubling: 'doubling on the enemy',
  windward: 'to windward',
  joint: 'joint command: a die less for each ship',
  captured: 'taken',
  out: 'out',
  fire: (ship: string, dice: readonly number[], effect: string) =>
    `At ${ship}: ${dice.join(', ')}${effect === '' ? ', no effect' : `, ${effect}`}`,
  ofDice: (dice: number) => `of ${dice}`,
  fates: { fights: null, disabled: 'disabled', sunk: 'sunk', captured: 'taken' } satisfies Readonly<
    Record<Mark['fate'], string | null>
  >,
  lost: 'lost',
  away: (port: string) => `to ${port}`,
  ship: (name: string, guns: number, attack: number, defence: number) =>
    `${name}, ${guns} guns, attack ${attack}, defence ${defence}`,
  leader: (name: string, rating: number) => `${name}, ${rating}`,
  title: (area: string) => `The line closes up: ${area}`,
  confirm: 'Form the line so',
  says: (sound: number) =>
    `${countedWords(sound, 'sound ship')} in front as they stand; behind them the damaged. Those hurt alike may change places.`,
  placeOf: (ship: string) => `Place of ${ship}`,
  ahead: (ship: string) => `${ship} further ahead`,
  astern: (ship: string) => `${ship} further astern`,
  both: 'Both lines as they stand',
} as const;

/** The odds of the first round. */
export const ROUND_WORDS = {
  title: 'The first round, on average',
  side: 'Side',
  ships: 'ships',
  dice: 'dice',
  disables: 'disables',
  sinks: 'sinks',
} as const;

/** With the weather gauge, and for ships that must leave. */
export const GAUGE_WORDS = {
  title: (area: string) => `The weather gauge: ${area}`,
  mark: 'withdraw',
  fight: 'To battle',
  withdraw: (place: string) => `Withdraw to ${place}`,
  outmatched: 'They are too strong for us.',
  ways: 'Fight, or bear away and lose the battle',
  port: 'port',
  sea: 'sea',
  refuge: (area: string) => `Out of the battle: ${area}`,
  makeForPort: 'Make for port',
  refugeSays: 'These ports are equally near. A yard mends as many points as its number in a year.',
  allTo: (port: string, work: number, number: number) => `All to ${port} (${work} of ${number})`,
  portFor: (ship: string) => `Port for ${ship}`,
} as const;
