/** Every sentence of the composition display and of what else is done with ships and leaders in the year's beginning. */
import { countedWords, listedWords } from '@weathergage/web/toolkit/phrases.ts';

export const CHIP_WORDS = {
  damage: (damage: number, defence: number) => `damage ${damage} of ${defence}`,
  inLine: '. in the line: ',
  fresh: 'new',
  sums: 'guns, attack and defence',
  sumsShort: 'attack / defence',
  leader: (name: string, rating: number, senior: boolean) =>
    `${name}, leader, rating ${rating}${senior ? ', senior' : ''}`,
  /** `all`: more than are named. */
  items: (names: readonly string[], all: number) =>
    names.length === all ? listedWords(names) : `${names.join(', ')} and ${all - names.length} more`,
} as const;

export const PRIZE_WORDS = {
  title: 'Ships for the prizes',
  confirm: 'Bring them into service',
  says: 'For each ship taken, one of your own that is most like her sails this year.',
  none: 'No ship of yours is left for her.',
} as const;

export const PAY_OFF_WORDS = {
  title: 'Pay off',
  confirm: (ships: number, leaders: number) =>
    ships + leaders === 0
      ? 'Keep everybody'
      : `Pay off ${countedWords(ships, 'ship')}, ${countedWords(leaders, 'leader')}`,
  weakest: 'The weakest',
  says: 'What is above the base goes back to the pool. You may let more go, and draw others blindly in their place.',
  keeps: (ships: number, base: number, leaders: number, baseLeaders: number) =>
    `keeps ${ships} of ${countedWords(base, 'ship')}, ${leaders} of ${countedWords(baseLeaders, 'leader')}`,
  out: 'paid off',
} as const;

export const DISPLAY_WORDS = {
  whereTo: (items: string) => `${items}: where to?`,
  idle: 'not in use yet',
  ships: (ships: number) => countedWords(ships, 'ship'),
  none: 'Out of all squadrons',
  noneNote: 'ships stay in port, leaders go ashore',
  undo: 'Undo',
  propose: 'Propose',
  sum: (squadrons: number, decoys: number, idle: number) =>
    `${countedWords(squadrons, 'squadron')}, ${countedWords(decoys, 'decoy')}, ${
      idle === 0 ? 'every ship in a line' : `${countedWords(idle, 'ship')} left in port`
    }.`,
  help: 'Drag ships and leaders, or press them and then {here}. Keys: arrows to walk, {enter} to lift and set down, {space} to choose several, {m} for a list, {ctrl}+{z} to take back.',
  keys: { enter: 'Enter', space: 'Space', m: 'M', ctrl: 'Ctrl', z: 'Z' },
  inReserve: 'Ships in no squadron',
  inPort: 'In port, in no squadron',
  held: (lifted: boolean, items: string) => `${lifted ? 'Lifted' : 'Chosen'}: ${items}`,
  choose: 'Where to…',
  letGo: 'Let go',
  room: (inside: number, room: number) => `${inside} of ${countedWords(room, 'squadron')}`,
  ashore: 'Leaders ashore',
  allAboard: 'All are aboard.',
  idleMarkers: 'Idle markers',
  notInUse: 'Markers not in use',
  here: 'Put here',
  asDecoy: 'As a decoy',
} as const;

export const BOX_WORDS = {
  name: (squadron: string) => `${squadron} squadron`,
  more: (squadron: string) => `More for ${squadron}`,
  decoy: 'Decoy',
  decoyNote: (rating: number) => `nothing behind the flag; moves as a ${rating}`,
  sums: 'attack / defence of all ships',
  damage: (damage: number) => `damage ${damage}`,
  noLeader: 'no leader',
  newShips: 'All new ships here',
  sort: 'Sort the line by strength',
  spread: 'Spread leaders',
  keepBack: 'Keep it back',
  dissolve: 'Dissolve',
  drop: 'Ships dropped here make it a squadron.',
  newStack: 'new stack',
  stack: (number: number) => `Stack ${number}`,
  liesIn: (port: string) => `Lies in ${port}, where her ships are.`,
  port: 'Port',
} as const;

export const FORMING_WORDS = {
  organise: {
    title: 'Form the squadrons',
    says: 'Ships in the order of their line, a leader to every sixteen. Where they lie is the next question. Empty markers may go along as decoys.',
    confirm: 'Form them so',
  },
  reorganise: {
    title: 'Form the squadrons anew',
    says: 'Ships stay in the port where they lie; new ones come in at home or join comrades. Leaders go anywhere.',
    confirm: 'Form them so',
  },
  byHand: 'Arrange by hand',
  another: 'Propose another',
  sums: (attack: number, defence: number) => `Attack ${attack}, defence ${defence}: the sums of its ships`,
} as const;

export const YARD_WORDS = {
  pointsFor: (ship: string) => `Points for ${ship}`,
  less: (ship: string) => `One less for ${ship}`,
  more: (ship: string) => `One more for ${ship}`,
  repairs: 'Repairs',
  repair: (points: number) => (points === 0 ? 'Repair nothing' : `Repair ${countedWords(points, 'point')}`),
  ways: ['Most ships whole', 'The worst hurt first'],
  notYours: 'no port of yours: it mends nothing',
  noneHurt: 'No ship of yours is damaged.',
  spent: (spent: number, number: number) => `${spent} of ${number}`,
  wear: (squadron: string) => `Wear and tear: ${squadron}`,
  share: (due: number) => (due === 0 ? 'Nothing to share out' : 'Share it out so'),
  wearSays: (due: number, left: number) =>
    `${due} to be shared out${left === 0 ? '.' : `: ${left > 0 ? `${left} more` : `${-left} too many`}.`} One more than a ship can bear, and she is lost.`,
  wearWays: ['Evenly', 'From the head of the line', 'From the rear', 'Let the last ones founder'],
  founders: 'she founders',
} as const;
