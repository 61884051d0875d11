/** Lines of a log by their weight; rule and dice come from what is told. */
import type { LogLine } from './contract.ts';

export type WrittenLine = Omit<LogLine, 'rule' | 'dice'>;

const weighing =
  (weight: LogLine['weight']) =>
  (text: string, ...subjects: readonly string[]): WrittenLine => ({ text, weight, subjects });

export const plainLine = weighing('plain');
export const graveLine = weighing('grave');
