/** What a rule is called on the page: its number, or where a rulebook knows it by words, its place and those words. */
import { capital } from './phrases.ts';

const worded = (part: string): string => part.replaceAll('-', ' ').replaceAll(/\b(\d?)d(\d+)\b/g, '$1D$2');

/** `8.3.5` stays what it is; `move.three-segments` is "Move: three segments". */
export const ruleLabel = (rule: string): string =>
  /^[a-z]/.test(rule) ? capital(rule.split('.').map(worded).join(': ')) : rule;
