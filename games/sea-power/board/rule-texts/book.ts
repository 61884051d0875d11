/** The rulebook of Sea Power: its chapters and sections, and every rule in them. */
import { numberedBook, type Rulebook } from '@weathergage/web/toolkit/rulebook/rulebook.ts';
import { RULE_TEXTS } from './index.ts';

const TITLES: Readonly<Record<string, string>> = {
  '3': 'The words of the game',
  '3.6': 'What its words mean',
  '3.7': 'Setting it up',
  '4': 'The year',
  '5': 'Forces',
  '5.1': 'New forces',
  '5.2': 'New leaders',
  '5.3': 'Forming squadrons anew',
  '6': 'Movement',
  '6.1': 'How squadrons sail',
  '6.2': 'Ports',
  '6.3': 'Frigates',
  '6.4': 'Leaders',
  '6.5': 'Searching',
  '6.6': 'Squadrons at sea',
  '7': 'Battle',
  '7.1': 'How a battle is fought',
  '7.2': 'The weather gauge',
  '7.3': 'The lines',
  '7.4': 'Leaders in battle',
  '7.5': 'A joint command',
  '7.6': 'Breaking off',
  '8': 'Control and points',
  '8.1': 'Who controls an area',
  '8.2': 'What areas are worth',
  '8.3': 'What losses are worth',
  '8.4': 'The war on trade',
  '8.5': 'Who has won',
  '9': 'The way home, and repairs',
  '9.1': 'Putting into port',
  '9.2': 'Repairs',
  '9.3': 'Who may go where',
  '11': 'What may be added',
};

/** 6.231 stands under 6.23, a paragraph 6.23/2 before it; the rules that may be added have letters. */
function levelsOf(rule: string): number[] {
  const [, chapter, rest = '', paragraph] = /^(\d+)(?:\.([\dA-Z]*))?(?:\/(\d+))?$/.exec(rule)!;
  const levels = [...rest].map((sign) => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0)));
  while (levels.length === 1 && levels[0] === 0) levels.pop();
  // Paragraphs come before the numbers that are deeper still.
  return [Number(chapter), ...levels, ...(paragraph === undefined ? [] : [0, Number(paragraph)])];
}

export const RULEBOOK: Rulebook = numberedBook({ titles: TITLES, texts: RULE_TEXTS, levelsOf });
