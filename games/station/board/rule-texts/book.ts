/** The rulebook of Station: its chapters and sections, every rule in them, and what modules bring along. */
import { numberedBook, type Rulebook } from '@weathergage/web/toolkit/rulebook/rulebook.ts';
import { RULE_TEXTS } from './index.ts';

const TITLES: Readonly<Record<string, string>> = {
  '2': 'First things',
  '2.1': 'Words',
  '2.2': 'Time, wind and gales',
  '2.3': 'What is hidden, what is whose, and the best way',
  '3': 'How navies are made up',
  '3.1': 'Fleets',
  '3.2': 'Squadrons and Sail',
  '3.3': 'Formations',
  '3.4': 'Leaders',
  '4': 'The Turn',
  '4.1': 'Its phases',
  '4.2': 'Operations',
  '4.3': 'Administration',
  '5': 'Movement',
  '5.1': 'How Formations move',
  '5.2': 'Places on the chart',
  '5.3': 'Gales',
  '6': 'Auxiliaries',
  '6.1': 'How they are used',
  '6.2': 'Their Tasks',
  '6.3': 'Sail of two uses',
  '7': 'Seeing, barring the way, and damage',
  '7.1': 'Spotting',
  '7.2': 'Interdiction',
  '7.3': 'Damage',
  '8': 'Battle',
  '8.1': 'When it comes to one',
  '8.2': 'Before the guns',
  '8.3': 'The guns',
  '8.4': 'After the Battle',
  '9': 'Events and Orders',
  '9.1': 'What they are',
  '9.2': 'Events',
  '9.3': 'Orders',
  '9.4': 'Orders of a kind of their own',
  '10': 'Bodies of a kind of their own',
  '10.1': 'Convoys',
  '10.2': 'Corsairs',
  '10.3': 'Flagships',
  '11': 'Administration',
  '11.1': 'Reinforcements and the order of the fleet',
  '11.2': 'Wear',
  '11.3': 'Dockyards',
  '12': 'Prestige',
  '12.1': 'What it is',
  '12.2': 'Orders and Prestige',
  '12.3': 'Spending it',
  '12.4': 'Ranks',
  '13': 'Alone, and hidden from each other',
  '13.1': 'Alone',
  '13.2': 'Hidden from each other',
  M: 'What modules bring',
};

/** The last chapter, after every number. */
const MODULES = 99;

/** 9.351 stands under 9.35; 5.27.10 is the tenth under 5.27; 8.33/4 a paragraph of 8.33. M numbers are a module's. */
function levelsOf(rule: string): number[] {
  if (rule === 'M') return [MODULES];
  const [, module, chapter, rest = '', deeper, paragraph] =
    /^(M?)(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\/(\d+))?$/.exec(rule)!;
  const levels = module === 'M' ? [MODULES, Number(chapter), Number(rest)] : [Number(chapter)];
  if (module !== 'M' && rest !== '0') levels.push(...[...rest].map(Number));
  if (deeper !== undefined) levels.push(Number(deeper));
  return paragraph === undefined ? levels : [...levels, 0, Number(paragraph)];
}

export const RULEBOOK: Rulebook = numberedBook({ titles: TITLES, texts: RULE_TEXTS, levelsOf });
