/** Answers that nobody honest would send. */
import type { Dice } from '../dice.ts';
import { drawBelow } from '../draw.ts';

/** Things that are an answer to hardly any question. */
export const MALFORMED_ANSWERS: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  Number.NaN,
  '',
  'forged',
  [],
  [[]],
  {},
  { forged: true },
  { __proto__: null, constructor: 1 },
];

const NUMBERS = [-1, 1, 1000, 0.5] as const;

/** The same with one thing in it changed, dropped or added. */
export function mutatedAnswer(value: unknown, dice: Dice): unknown {
  if (typeof value === 'number') return value + NUMBERS[dice.below(NUMBERS.length)]!;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return dice.below(2) === 0 ? `${value}0` : value.slice(1);
  if (Array.isArray(value)) return mutatedList(value, dice);
  if (typeof value !== 'object' || value === null) return 0;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record);
  const change = dice.below(4);
  if (keys.length === 0 || change === 0) return { ...record, forged: 1 };
  const key = keys[drawBelow(dice, keys.length)]!;
  const { [key]: member, ...rest } = record;
  return change === 1 ? rest : { ...record, [key]: mutatedAnswer(member, dice) };
}

function mutatedList(list: readonly unknown[], dice: Dice): unknown[] {
  const change = dice.below(4);
  if (list.length === 0) return [0];
  const at = drawBelow(dice, list.length);
  if (change === 0) return list.toSpliced(at, 1);
  if (change === 1) return [...list, list[at]];
  if (change === 2) return list.toReversed();
  return list.with(at, mutatedAnswer(list[at], dice));
}
