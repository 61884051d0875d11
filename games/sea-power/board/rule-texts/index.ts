/** Every rule of Sea Power by its number; a heading falls back on what belongs to it. */
import { combatTexts } from './combat.ts';
import { forcesTexts } from './forces.ts';
import { movementTexts } from './movement.ts';
import { optionalTexts } from './optional.ts';

export const RULE_TEXTS: Readonly<Record<string, string>> = {
  ...forcesTexts,
  ...movementTexts,
  ...combatTexts,
  ...optionalTexts,
};

/** Paragraphs of a section that is named as a whole: `7.2` opens with all four of its own. */
const section = (rule: string): string | null => {
  const found = Object.keys(RULE_TEXTS).filter((number) => number.startsWith(`${rule}/`));
  return found.length === 0 ? null : found.map((number) => RULE_TEXTS[number]).join(' ');
};

const HEADINGS: Readonly<Record<string, string>> = {
  '3.0': 'What the game is played with, and what its words mean: rules 3.6 and 3.7.',
  '3.4': 'Ships, leaders, squadrons and markers: rules 3.41 to 3.48.',
  '3.43': 'Markers for the year and for the points.',
  '6.0': 'How squadrons move, search and put into port: rules 6.1 to 6.61.',
  '6.3': 'Frigates: rules 6.31 and 6.32.',
  '7.0': 'How battles are fought: rules 7.1 to 7.6.',
  '8.0': 'Control of areas and points: rules 8.1 to 8.5.',
  '9.0': 'The way home and repairs: rules 9.1 and 9.2.',
};

export const ruleText = (rule: string): string | null => RULE_TEXTS[rule] ?? HEADINGS[rule] ?? section(rule);
