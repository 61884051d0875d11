/** Every sentence of the sheet on which a new match is chosen; its list of scenarios has words of its own. */
import { countedWords } from '../toolkit/phrases.ts';

export const NEW_MATCH_WORDS = {
  game: 'Game',
  fetching: 'Fetching it…',
  beingFetched: 'is being fetched',
  busy: 'Making ready…',
  start: 'Start',
  startOnline: { links: 'Make the links', anybody: 'Open the table', named: 'Ask them' },
  puzzle: 'Or a puzzle',
  puzzleNote: '{way}: a position, a task and a few turns.',
  against: 'Against',
  opponents: {
    machine: { label: 'The machine', note: 'alone, here and now' },
    'same-screen': { label: 'Same screen', note: 'a curtain between the players' },
    online: { label: 'Online', note: 'across the world, in your own time' },
  },
  noMachine: 'The machine could not be fetched. It will play the first sensible order it finds.',
  firm: 'The machine takes nothing back',
  firmNote: 'else it agrees to every step back, and dice fall anew',
  anybodyWatches: 'Anybody may watch',
  watchByLink: 'Spectators may watch by a link of their own',
  theySee: 'What they see',
  later: (steps: number) => (steps === 0 ? 'as it happens' : `${steps} steps later`),
  byClock: 'Play by the clock',
  found: (count: number): readonly [title: string, note: string] => {
    if (count === 0) return ['Nothing found', 'look for something else'];
    return count === 1 ? ['One found', 'pick it to start'] : [`${count} found`, 'pick one to start'];
  },
  everybodyHere: 'everybody at this screen',
  online: (who: string, byLink: boolean) => `${who}, ${byLink ? 'by link' : 'online'}`,
  machineToo: (who: string, machine: string) => `${who}, against the machine (${machine})`,
  noLink: 'The server gave no link for your seat. Try again.',
  noScenario: 'This game has no scenario to play.',
  witness: 'Dice with a witness',
  witnessNote: (host: string | null) =>
    `${host ?? 'another server'} signs every order before a die falls, so that whoever runs this one can’t know the dice either`,
  whichWitness: 'The witness',
} as const;

/** Who commands what, and who sits where. */
export const COMMAND_WORDS = {
  title: 'You command',
  wholeSide: (side: string) => `The whole side: ${side}`,
  part: 'Or only a part of it',
  partNote: (divisions: number) => `who commands which ships, in ${countedWords(divisions, 'division')}`,
  parts: (own: number, all: number, side: string) => `${own} of ${all} divisions of ${side}`,
  forces: (count: number, first: readonly string[]) =>
    `${countedWords(count, 'ship')}: ${first.join(', ')} and ${count - first.length} more`,
  whoWhere: 'Who sits where',
  others: 'The others',
  restOf: (side: string) => `The rest of ${side}`,
  person: (online: boolean) => (online ? 'whoever opens the link' : 'a person at this screen'),
  machine: (words: string) => `the machine: ${words}`,
  together: (online: boolean) => (online ? 'one link for the whole side' : 'one person for the whole side'),
  each: (online: boolean) => (online ? 'a link for each division' : 'a person for each division'),
  withOthers: 'with the others of the side',
  below: 'one by one, as below',
  oneByOne: (name: string) => `${name}, one by one`,
} as const;

/** Which machine is played against. */
export const MACHINE_WORDS = {
  title: 'The machine plays as',
  asYouPlay: 'As you play',
  asYouPlayNote: (level: string) => `a level up when you win, one down when you lose; now ${level}`,
  manner: 'In what manner',
  own: 'Its own',
  ownNote: 'as the position asks for',
  rated: (level: string, rating: string) => `${level}; rated ${rating}`,
} as const;

/** Options of a game, as they are set and as a card tells them. */
export const OPTION_WORDS = {
  title: 'Optional rules',
  allUsual: (count: number) => `${count} to choose from, all as usual`,
  changed: (changed: number, count: number) => `${changed} of ${count} changed`,
  less: (label: string) => `${label}: less`,
  more: (label: string) => `${label}: more`,
  limits: (least: string, most: string, unit: string | undefined) =>
    `${least} to ${most}${unit === undefined ? '' : ` ${unit}`}`,
  without: (label: string) => `no ${label}`,
  is: (label: string, value: string) => `${label}: ${value}`,
} as const;
