/** Every sentence of the rulebook's pages that is no rule. */
import { PAGE_WORDS } from '../page-words.ts';

export const RULES_WORDS = {
  title: (game: string) => `${game}: the rulebook`,
  rule: (label: string) => `Rule ${label}`,
  found: 'Found',
  count: (rules: number, query: string) =>
    `${rules === 1 ? 'one rule' : `${rules || 'no'} rules`} with “${query}”`,
  guide: PAGE_WORDS.guide,
  turn: 'How a turn goes',
  turnNote: 'A turn goes through these phases in order. Wherever the page names a rule, press its number.',
  words: 'Words',
  wordsNote: 'What the board, the log and the rules call things, each with the rules it rests on.',
  signs: 'Signs of the chart',
  lookUp: 'Look up',
  whatToLookUp: 'a word, or a rule’s number',
  contents: 'Contents',
  noRule: (rule: string) => `There is no rule ${rule} in this book.`,
  printGuide: 'Print how to play',
  printBook: 'Print the whole book',
  ownTab: 'Open in a tab of its own',
  sheet: (game: string) => `${game}: words and signs`,
  allWords: 'All words, in the rulebook',
  onScreen: 'Words on the screen',
  noneOnScreen: 'None that the glossary explains.',
} as const;
