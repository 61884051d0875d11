/** Lines of a log by their weight; rule and dice come from what is told. */

import { PLAYED_WORDS } from './board-words.ts';
import type { LogLine } from './contract.ts';

export type WrittenLine = Omit<LogLine, 'rule' | 'dice'>;

const weighing =
  (weight: LogLine['weight']) =>
  (text: string, ...subjects: readonly string[]): WrittenLine => ({ text, weight, subjects });

export const plainLine = weighing('plain');
export const graveLine = weighing('grave');

/** How a fight ended: for whom, why, and by how many points. */
export function verdictLine(
  winners: readonly string[],
  reason: string,
  points: readonly (readonly [side: string, sum: number])[],
): WrittenLine {
  const sums = points.map(([side, sum]) => `${side} ${sum}`).join(', ');
  return graveLine(
    `${PLAYED_WORDS.verdict(winners)}. ${reason}${sums === '' ? '' : ` ${PLAYED_WORDS.points(sums)}`}`,
  );
}

/** A line with the rule and the dice of what it tells. */
export function lineTold(
  line: WrittenLine | null,
  { rule, dice = [] }: { readonly rule: string; readonly dice?: LogLine['dice'] },
): LogLine | null {
  return line === null ? null : { ...line, rule, ...(dice.length > 0 ? { dice } : {}) };
}
