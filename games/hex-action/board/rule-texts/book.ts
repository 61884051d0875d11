/** The rulebook of Hex Action: the Basic Game, the Advanced Game, what may be added, and what scenarios bring. */
import { numberedBook, type Rulebook } from '@weathergage/web/toolkit/rulebook/rulebook.ts';
import { RULE_TEXTS } from './index.ts';
import { specialRules } from './special-rules.ts';

const TITLES: Readonly<Record<string, string>> = {
  '2': 'Charts and logs',
  '3': 'Making ready',
  '4': 'The Basic Game',
  '5': 'Basic Game: the turn',
  '6': 'Basic Game: unfouling',
  '7': 'Basic Game: writing plots',
  '7.1': 'How far a ship may sail and turn',
  '7.2': 'How a plot is written',
  '8': 'Basic Game: sailing them',
  '8.1': 'Movement',
  '8.2': 'Drifting',
  '8.3': 'Collisions and fouling',
  '9': 'Basic Game: grappling and ungrappling',
  '9.1': 'Grappling',
  '9.2': 'Ungrappling',
  '10': 'Basic Game: boarding parties',
  '10.1': 'Who can form them',
  '10.2': 'How they are formed',
  '11': 'Basic Game: gunfire',
  '11.1': 'Who may be fired at',
  '11.2': 'How fire is worked out',
  '11.3': 'What moves the hit table',
  '11.4': 'What hits do',
  '12': 'Basic Game: melee and prizes',
  '12.1': 'Transfers',
  '12.2': 'Boarding',
  '12.3': 'Melee',
  '12.4': 'Prizes',
  '13': 'Basic Game: loading',
  '14': 'Basic Game: who has won',
  '15': 'Basic Game: the open sea',
  '16': 'The Advanced Game',
  '16.1': 'Tables, critical hits and powder',
  '16.2': 'What is different in the logs',
  '17': 'Advanced Game: the turn',
  '18': 'Advanced Game: the wind',
  '18.1': 'How it changes',
  '18.2': 'What it does',
  '19': 'Advanced Game: unfouling',
  '20': 'Advanced Game: writing plots',
  '20.1': 'Full sails',
  '20.2': 'Backing',
  '20.3': 'Anchors and springs',
  '20.4': 'Turning after standing still',
  '20.5': 'Repairs',
  '21': 'Advanced Game: sailing them',
  '22': 'Advanced Game: grappling and ungrappling',
  '22.1': 'Grappling by the strength of the wind',
  '22.2': 'Ungrappling by the strength of the wind',
  '23': 'Advanced Game: boarding parties',
  '24': 'Advanced Game: gunfire',
  '24.1': 'Gun sections and fields of fire',
  '24.2': 'Kinds of shot',
  '24.3': 'Sinking and exploding',
  '24.4': 'Rakes',
  '24.5': 'Men in the rigging',
  '25': 'Advanced Game: melee',
  '26': 'Advanced Game: loading and repairs',
  '27': 'Advanced Game: full sails',
  '30': 'Optional: timed moves',
  '31': 'Optional: messages between commanders',
  '32': 'Optional: command lag',
  '33': 'Optional: a changing wind number',
  '34': 'Optional: variable wind',
  '35': 'Optional: towing',
  '35.4': 'How a tow begins and ends',
  '36': 'Optional: masts that go by the board',
  '37': 'Optional: blocked wind',
  '38': 'Optional: running aground',
  '39': 'Optional: casting the lead',
  '40': 'Optional: fore-and-aft rig',
  '41': 'Optional: copper, scurvy and more',
  '42': 'Optional: bomb vessels',
};

/** 8.0 is what opens chapter 8. */
const levelsOf = (rule: string): number[] =>
  rule
    .split('.')
    .map(Number)
    .filter((level, at) => at === 0 || level > 0);

const numbered = Object.entries(RULE_TEXTS).filter(([rule]) => /^\d/.test(rule));

export const RULEBOOK: Rulebook = [
  ...numberedBook({ titles: TITLES, texts: Object.fromEntries(numbered), levelsOf }),
  {
    rule: 'special',
    title: 'What scenarios bring',
    entries: Object.entries(specialRules).map(([rule, text]) => ({ rule, text })),
  },
].filter(({ entries }) => entries.length > 0);
