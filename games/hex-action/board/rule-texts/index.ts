/** Every rule by its number; a heading or a number deeper down falls back on what it belongs to. */
import { advancedGunnery } from './advanced-gunnery.ts';
import { advancedLog } from './advanced-log.ts';
import { advancedSailing } from './advanced-sailing.ts';
import { closingTexts } from './closing.ts';
import { gunneryTexts } from './gunnery.ts';
import { meleeTexts } from './melee.ts';
import { optionalTexts } from './optional.ts';
import { sailingTexts } from './sailing.ts';
import { specialRules } from './special-rules.ts';

export const RULE_TEXTS: Readonly<Record<string, string>> = {
  ...sailingTexts,
  ...closingTexts,
  ...gunneryTexts,
  ...meleeTexts,
  ...advancedLog,
  ...advancedSailing,
  ...advancedGunnery,
  ...optionalTexts,
  ...specialRules,
};

const HEADINGS: Readonly<Record<string, string>> = {
  '7.1':
    'How many hexes she may sail hangs on how she lies to the wind: most with it on the quarter, fewer before it, few across it, none against it. Turns cost as hexes do. Rules 7.1.1 to 7.1.17.',
  '7.2':
    'A plot says how many hexes she goes ahead and where she turns: 2L1 is two ahead, a turn to larboard, one ahead. On the chart the rose’s arrow shows where the wind blows to, the number in a lit hex what it costs to come there, its darts the headings she can have in it. Press a hex, then Enter. It is written as rules 7.2.1 to 7.2.8 say.',
  '8.0':
    'All plots are carried out together, step by step. Ships that would enter the same hex collide, stop, and may foul each other; ships that lie still drift with the wind.',
  '8.1':
    'Everybody sails at once, step by step; who comes later enters with her first step. Rules 8.1.1 and 8.1.2.',
  '9.1':
    'After the movement a ship may throw grapples at any that touches her, by dice; her target may throw too. Rules 9.1.1 to 9.1.10.',
  '9.2': 'Who does not want to be held cuts the grapples, by dice. Rules 9.2.1 to 9.2.6.',
  '10.1': 'Parties are made of crew sections that have nothing else to do. Rules 10.1.1 to 10.1.2.2.',
  '10.2':
    'Sections are told off to board, to defend or to go over to a friend; what they do, they do all turn. Rules 10.2.1 to 10.2.8.',
  '11.1':
    'Each broadside fires at the nearest enemy on its own side, within ten hexes, with nobody in the way. Rules 11.1.1 to 11.1.9.',
  '11.2':
    'Guns and range give a hit table, what is going on moves it up or down, a die on it gives the hits. Rules 11.2.1 to 11.2.8.',
  '11.3':
    'Good crews, the first broadside and a rake move the table up; bad crews and lost men move it down. Rules 11.3.1 to 11.3.5.',
  '11.4.1': 'Hull hits: rules 11.4.1.1 and 11.4.1.2.',
  '11.4.2': 'Crew hits: rules 11.4.2.1 and 11.4.2.2.',
  '11.4.3': 'Gun hits: rules 11.4.3.1 and 11.4.3.2.',
  '11.4.4': 'Rigging hits: rules 11.4.4.1 and 11.4.4.2.',
  '12.1': 'Transfers: rules 12.1.1 to 12.1.4.',
  '12.2': 'Boarding: rules 12.2.1 to 12.2.7.',
  '12.3':
    'Parties that meet fight with dice, turn after turn, until one is three times as strong as the other. Rules 12.3.1 to 12.3.6.',
  '12.4': 'Prizes: rules 12.4.1 to 12.4.11.',
  '16.1.1': 'Changes to the table that finds the hit table: rules 16.1.1.1 and 16.1.1.2.',
  '16.1.2': 'Hit tables, critical hits and low powder: rules 16.1.2.1 to 16.1.2.3.2.',
  '16.2': 'What is different in the logs: rules 16.2.1 and 16.2.2.',
  '18.2': 'What the wind does: rules 18.2.1 to 18.2.2.5.',
  '20.4': 'Turning after standing still or ending on a turn: rules 20.4.1 to 20.4.2.1.',
  '20.5': 'Repairs: rules 20.5.1 to 20.5.7, and 26.2.',
  '22.1': 'Grappling by the strength of the wind: rules 22.1.1 to 22.1.3.',
  '22.2': 'Ungrappling by the strength of the wind: rule 22.2.1.',
  '24.3': 'Sinking and exploding: rules 24.3.1 to 24.3.4.',
  '24.4': 'Rakes: rules 24.4.1 to 24.4.4.',
  '24.5': 'Men in the rigging: rule 24.5.1.',
  '26.0': 'Loading and repairs: rules 26.1 to 26.2.3.',
  '35.0': 'Towing: rules 35.1 to 35.4.4.',
  '35.4': 'How a tow begins and ends: rules 35.4.1 to 35.4.4.',
};

/** The number itself, or the nearest number above it that has a text. */
export function ruleText(rule: string): string | null {
  const text = RULE_TEXTS[rule] ?? HEADINGS[rule];
  if (text !== undefined) return text;
  const above = /^\d+\..+\./.test(rule) ? rule.slice(0, rule.lastIndexOf('.')) : null;
  return above === null ? null : ruleText(above);
}
