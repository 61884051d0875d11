/** What a rule is called on the page: its number, or where a rulebook knows it by words, the name its game has for it. */
import { capital } from './phrases.ts';

const worded = (part: string): string => part.replaceAll('-', ' ').replaceAll(/\b(\d?)d(\d+)\b/g, '$1D$2');

const names = new Map<string, string>();

/** A board whose rules go by words says once what they are called: links to rules stand everywhere and know no game. */
export function nameRules(named: Readonly<Record<string, string>>): void {
  for (const [rule, name] of Object.entries(named)) names.set(rule, name);
}

/** `8.3.5` stays what it is; `move.three-segments` without a name is "Move: three segments". */
export const ruleLabel = (rule: string): string => names.get(rule) ?? wordedRule(rule);

const wordedRule = (rule: string): string =>
  /^[a-z]/.test(rule) ? capital(rule.split('.').map(worded).join(': ')) : rule;
