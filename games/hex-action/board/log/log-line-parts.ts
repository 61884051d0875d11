/** What all lines of the log are put together from. */
import type { WrittenLine } from '@weathergage/web/toolkit/log-lines.ts';
import type { HexTold, Throw } from '../../rules/sea/told.ts';
import type { HexDesk } from '../look/types.ts';
import { modifierWords } from '../look/words.ts';

export { graveLine as grave, plainLine as plain } from '@weathergage/web/toolkit/log-lines.ts';

export type Sea = HexDesk['view'];
export type Of<K extends HexTold['kind']> = Extract<HexTold, { kind: K }>;
export type Line = WrittenLine;
export type Writers<K extends HexTold['kind'] = HexTold['kind']> = {
  readonly [Kind in K]: (told: Of<Kind>, sea: Sea) => Line | null;
};

/** A number with a minus that is as wide as a plus. */
export const figure = (value: number): string => String(value).replace('-', '−');

/** `9 + 1 = 10 against 10`; and where the bare dice decide whatever the sum is, that they do. */
export function throwWords({ dice, modifiers, total, needed, success }: Throw): string {
  const thrown = dice.reduce((sum, die) => sum + die, 0);
  const sum =
    modifiers.length === 0 ? `${total}` : `${thrown} (${modifierWords(modifiers)}) = ${figure(total)}`;
  const bare = success && total < needed ? `, but ${thrown} on the dice always does it` : '';
  return `${sum} against ${needed}${bare}`;
}

export const diceWords = (dice: readonly number[] | undefined): string =>
  dice === undefined || dice.length === 0 ? '' : `, die ${dice.join(', ')}`;
