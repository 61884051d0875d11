/** A throw against the tables of entanglement: two dice, what bears on them, and the number to reach. */
import { type Dice, type Refusal, refuse } from '@weathergage/kernel';
import type { Needed } from '../../data/tables.ts';
import type { Modifier, Throw } from './told.ts';

/** A line of the sum; nothing if it does not count. */
export const modifier = (what: string, by: number, rule: string): Modifier[] =>
  by === 0 ? [] : [{ what, by, rule }];

/** `always` is the bare throw that succeeds whatever the modifiers say. */
export function throwFor(
  dice: Dice,
  needed: Needed,
  modifiers: readonly Modifier[],
  always: number | null,
): Throw {
  const faces = Array.from({ length: needed.dice }, () => dice.d6());
  const bare = faces.reduce((sum, face) => sum + face, 0);
  const total = modifiers.reduce((sum, each) => sum + each.by, bare);
  const success = total >= needed.atLeast || bare === always;
  return { dice: faces, modifiers, total, needed: needed.atLeast, success };
}

/** Refuses a choice of anything but what was to choose from; `only` says what that is. */
export const refuseOthers = (
  items: readonly string[],
  chosen: readonly string[],
  { code, rule, only }: { readonly code: string; readonly rule: string; readonly only: string },
): Refusal | null =>
  chosen.every((item) => items.includes(item))
    ? null
    : refuse(code, rule, `Only ${only}: ${items.join(', ')}.`);

/** Every selection of a few, the whole first; of many only the whole, each one alone, and none. */
export function selections<T>(items: readonly T[]): T[][] {
  if (items.length > 4) return [[...items], ...items.map((item) => [item]), []];
  const all: T[][] = [];
  for (let mask = (1 << items.length) - 1; mask >= 0; mask--)
    all.push(items.filter((_, index) => (mask & (1 << index)) !== 0));
  return all;
}
