/** Every rule by its id, and a line for each group of them. */
import { boardingTexts } from './boarding.ts';
import { gunneryTexts } from './gunnery.ts';
import { sailingTexts } from './sailing.ts';
import { sequenceTexts } from './sequence.ts';

export const RULE_TEXTS: Readonly<Record<string, string>> = {
  ...sequenceTexts,
  ...sailingTexts,
  ...gunneryTexts,
  ...boardingTexts,
};

/** The phases and parts of the rules as the summary names them. */
const PARTS: Readonly<Record<string, string>> = {
  initiative:
    'Signals first; then each squadron throws two dice and adds what it may. From highest to lowest they act, ship by ship.',
  activation:
    'Each ship in turn: fires and leaks, sail, three segments of movement with a turn at the end of each, and guns at any point.',
  boarding:
    'Every boarding action begun this turn is fought out, round by round, until one crew or both give way.',
  end: 'Wakes are turned green again, and it is looked whether somebody has won.',
};

export const ruleText = (rule: string): string | null => RULE_TEXTS[rule] ?? PARTS[rule] ?? null;
