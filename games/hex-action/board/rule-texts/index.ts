/** Every rule of the Basic Game by its number; a heading or a number deeper down falls back on what it belongs to. */
import { closing } from './closing.ts';
import { gunnery } from './gunnery.ts';
import { melee } from './melee.ts';
import { sailing } from './sailing.ts';

export const RULE_TEXTS: Readonly<Record<string, string>> = { ...sailing, ...closing, ...gunnery, ...melee };

const HEADINGS: Readonly<Record<string, string>> = {
  '7.1': 'Movement and turning allowance: rules 7.1.1 to 7.1.17.',
  '7.2': 'How a plot is written: rules 7.2.1 to 7.2.8.',
  '8.0':
    'All plots are carried out together, step by step. Ships that would enter the same hex collide, stop, and may foul each other; ships that lie still drift with the wind.',
  '8.1': 'Movement: rules 8.1.1 and 8.1.2.',
  '9.1': 'Grappling: rules 9.1.1 to 9.1.10.',
  '9.2': 'Ungrappling: rules 9.2.1 to 9.2.6.',
  '10.1': 'Forming boarding parties: rules 10.1.1 to 10.1.2.2.',
  '10.2': 'Preparing to board: rules 10.2.1 to 10.2.8.',
  '11.1': 'Who may be fired at: rules 11.1.1 to 11.1.9.',
  '11.2': 'How fire is worked out: rules 11.2.1 to 11.2.8.',
  '11.3': 'What moves the hit table: rules 11.3.1 to 11.3.5.',
  '11.4.1': 'Hull hits: rules 11.4.1.1 and 11.4.1.2.',
  '11.4.2': 'Crew hits: rules 11.4.2.1 and 11.4.2.2.',
  '11.4.3': 'Gun hits: rules 11.4.3.1 and 11.4.3.2.',
  '11.4.4': 'Rigging hits: rules 11.4.4.1 and 11.4.4.2.',
  '12.1': 'Transfers: rules 12.1.1 to 12.1.4.',
  '12.2': 'Boarding: rules 12.2.1 to 12.2.7.',
  '12.3': 'Melee: rules 12.3.1 to 12.3.6.',
  '12.4': 'Prizes: rules 12.4.1 to 12.4.11.',
};

export const ruleText = (rule: string): string | null => RULE_TEXTS[rule] ?? HEADINGS[rule] ?? null;
