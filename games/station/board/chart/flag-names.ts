/** The names beside flags. */
import { textScale } from '@weathergage/web/toolkit/text-scale.ts';
import type { Token, View } from '../../rules/world/state.ts';
import type { Eye } from './eye.ts';
import { boxOfFan, CLOTH, type Fan } from './fans.ts';
import { faceWords, ownName } from './flag-words.ts';
import type { Name } from './lettering.ts';
import { HANDS } from './names.ts';
import type { Sheet } from './projection.ts';

const NAME_LINE = 15;
/** From one line of a flag's names to the next. */
export const nameLine = (): number => NAME_LINE * textScale();
/** Names written beside a fan at the most. */
const MOST_LINES = 3;

const nameOf = (view: View, token: Token): string | null =>
  ownName(view, token) ?? (token.face === null ? null : faceWords(view, token.face));

function linesOf(view: View, { tokens }: Fan, near: boolean): string[] {
  const known = tokens.map((token) => nameOf(view, token)).filter((name) => name !== null);
  if (known.length === 0 || (!near && tokens.length > 1)) return [];
  const shown = known.slice(0, known.length > MOST_LINES ? MOST_LINES - 1 : MOST_LINES);
  const more = known.length - shown.length;
  return more === 0 ? shown : [...shown, `and ${more} more`];
}

/** A name with the lines that it has; none where flags lie far off in a heap, or nobody knows them. */
export interface FlagName extends Name {
  readonly lines: readonly string[];
}

/** One's own before what is seen of the enemy's. */
export function namesOfFlags(
  view: View,
  fans: readonly Fan[],
  sheet: Sheet,
  { unit, near }: Eye,
): readonly FlagName[] {
  const ordered = fans.toSorted((a, b) => Number(b.side === view.side) - Number(a.side === view.side));
  return ordered.flatMap((fan): FlagName[] => {
    const lines = linesOf(view, fan, near);
    if (lines.length === 0) return [];
    const { left, right, top } = boxOfFan(fan, sheet, unit);
    const width = Math.max(...lines.map((one) => one.length)) * HANDS.flag.letter * textScale();
    const height = lines.length * nameLine();
    const [middle, foot] = [(left + right) / 2, top + CLOTH.height];
    const spots = [
      { x: middle, y: top - 5 },
      { x: right + 5 + width / 2, y: top + 12 + height / 4 },
      { x: left - 4 - width / 2, y: top + 12 + height / 4 },
      { x: middle, y: top - 24 },
      { x: right + width / 3, y: top - 5 },
      { x: left - width / 3, y: top - 5 },
      { x: right + 5 + width / 2, y: foot + 4 },
      { x: left - 4 - width / 2, y: foot + 4 },
      { x: middle, y: foot + 44 },
    ];
    return [{ id: fan.key, lines, width, height, spots, dispensable: !near }];
  });
}
