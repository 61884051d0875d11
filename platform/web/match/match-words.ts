/** Every sentence of a match on the screen, but for those of its log, its dice and its board. */

import { FIGURES } from '../toolkit/figures.ts';
import { listedWords } from '../toolkit/phrases.ts';

/** A seat may be called by a rank or by a person's name; only a rank takes the article. */
export const withArticle = (name: string): string =>
  /\b(captain|commodore|admiral)$/.test(name) ? `the ${name}` : name;
const machineNamed = (words: string): string => `the machine (${words})`;

/** What the umpire asks, and what may be pressed beside it. */
export const BAR_WORDS = {
  name: 'What the umpire asks',
  happened: 'This is what happened.',
  opened: 'Orders are opened…',
  happens: (phase: string) => `${phase}: this is what happens.`,
  askPause: 'Ask for a pause',
  why: 'Why?',
  unsent: (open: number, all: number) => `${open} of ${all} orders not yet sent`,
  allGiven: 'all orders given',
  skip: 'Skip',
  undo: 'Undo',
  goOn: 'Go on',
  pause: 'Pause',
  isThinking: (name: string, rest: string) => `${name} is thinking${rest}`,
  soFar: (seconds: number) => `${seconds} s so far`,
  tooLong: (soFar: string, foretold: number) => `${soFar}: longer than foretold (${foretold} s)`,
  upTo: (long: number) => `up to ${long} s`,
  usually: (usual: number) => `usually ${usual} s`,
  usuallyUpTo: (usual: number, long: number) => `usually ${usual} s, up to ${long} s`,
} as const;

/** Taking back and resigning. */
export const UNDO_WORDS = {
  title: 'Undo or resign',
  order: 'Undo the last order',
  step: 'Undo the last step',
  ask: 'Ask to undo your last order',
  nothing: 'Nothing to undo',
  asksOthers: 'Dice have fallen or something was shown since, so the others are asked first.',
  resign: 'Resign',
  resignTitle: 'Resign the match?',
  resignNote: 'A resignation can’t be taken back. Your side loses unless another commander of it goes on.',
  playOn: 'Play on',
  may: 'May a step be taken back?',
  no: 'No, it stands',
  yes: 'Yes, take it back',
  asked: (name: string, steps: number, answering: string | null) =>
    `${name} asks to go back ${steps === 1 ? 'one step' : `${steps} steps`}.${
      answering === null ? '' : ` ${answering} answers this.`
    } The same dice fall again if the same orders are given.`,
} as const;

/** Who sits at the table, and what may be done with a seat. */
export const SEAT_WORDS = {
  title: 'At the table',
  you: ' (you)',
  machine: (level: string, inPlace: boolean) =>
    `the machine: ${level}${inPlace ? ', in a person’s place' : ''}`,
  machineNamed,
  toAnswer: 'to answer',
  take: 'Take the seat',
  takeOf: (name: string) => `Take the seat: ${name}`,
  alone: 'The machines play by themselves. Pause them above, or take a seat.',
  handed: 'The machine plays on for a seat that is given to it, and gives it back whenever you like.',
  level: 'How good the machine shall be',
  give: 'Give to the machine',
  giveOf: (name: string) => `Give to the machine: ${name}`,
  along: 'Take this seat along',
  program: 'program',
  here: 'here',
  away: 'away',
  lookers: (gallery: number, delay: number, { number } = FIGURES) => {
    const behind = `${delay} ${delay === 1 ? 'step' : 'steps'} behind`;
    if (gallery === 0) return `Spectators see it ${behind}.`;
    const looking = gallery === 1 ? 'One spectator looks' : `${number(gallery)} spectators look`;
    return `${looking} on${delay > 0 ? `, ${behind}` : ''}.`;
  },
} as const;

/** How it ended, and what to do next. */
export const OUTCOME_WORDS = {
  name: 'The match is over',
  putAway: 'Put away',
  draw: 'A draw',
  together: (winners: readonly string[]) => winners.join(' and '),
  wins: (winners: string, several: boolean) => `${winners} ${several ? 'win' : 'wins'}`,
  victory: 'Victory',
  defeat: 'Defeat',
  points: 'Points',
  returnWaits:
    'It was rated: the return match, with sides changed, waits for you. Who does not come to it within two weeks has lost it.',
  wanted: (name: string) => `${name} wants a rematch, with sides changed.`,
  replay: 'Replay',
  report: 'Report',
  returnMatch: 'Return match',
  rematch: 'Rematch',
  toWar: 'Back to the war',
} as const;

/** How a list of matches speaks of one. */
export const GLANCE_WORDS = {
  oneScreen: (here: readonly string[]) => `${listedWords(here)}, at one screen`,
  against: (here: readonly string[], others: readonly string[]) =>
    `${listedWords(here)} against ${listedWords(others)}`,
  over: 'over',
  yours: 'your move',
  waitingFor: (names: readonly string[]) => `waiting for ${listedWords(names)}`,
  yourTurn: 'Your turn',
  toMove: (name: string) => `${name} to move`,
} as const;

export const MATCH_WORDS = {
  group: 'The match',
  chart: 'The chart',
  panel: 'Log and match',
  orPanel: 'Log or match',
  first: 'First time here? A lesson, and how to play',
  fold: 'Fold away',
  drawUp: 'Draw the log up',
  drawDown: 'Give the orders their room again',
  log: 'Log',
  match: 'Match',
  war: 'War',
  talk: 'Talk',
  unread: ' new',
  journal: 'The journal',
  exportJournal: 'Export the journal',
  links: 'Links',
  skipStory: 'Skip the story',
  warWaits: 'The war waits for what comes of a battle.',
  solved: 'Solved.',
  unsolved: 'Not solved.',
  openly: '{name}, before everybody’s eyes: nothing on the screen is secret.',
  goPrivate: 'To my own papers',
  slipped: 'The chart has slipped off the table',
  slippedNote: 'Nothing of the match is lost. Lay the chart out again and go on.',
  layOut: 'Lay out the chart',
  pass: 'Pass the spyglass to',
  covered: 'The chart is covered. Orders already given stay sealed until everybody’s are opened together.',
  showChart: (name: string) => `I am ${name}: show the chart`,
} as const;

/** The captain's log, and a rule that is asked about. */
export const LOG_WORDS = {
  name: 'Captain’s log',
  lines: 'Lines of the log',
  empty: 'Nothing has happened yet. What happens will be written here.',
  show: 'Show on the chart',
  again: 'See it again',
  earlier: (lines: number) => `${lines} earlier ${lines === 1 ? 'line' : 'lines'}`,
  filter: 'Show only what is about',
  all: 'All',
  before: 'Names before these',
  more: 'More names',
  rule: (label: string) => `Rule ${label}`,
  ruleBefore: (label: string) => `← ${label}, the rule before`,
  ruleAfter: (label: string) => `${label} →, the rule after`,
  inRulebook: 'In the rulebook',
  noRule: 'This comes from the umpire’s own duties at the table and not from a numbered rule of the game.',
  under: 'It stands under',
  inMatch: 'In this match',
} as const;
