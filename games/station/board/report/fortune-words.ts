/** The luck of guns and leaders, in sentences. */
import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import { luckWords } from '@weathergage/web/toolkit/luck.ts';
import type { SideId } from '../../rules/module/vocabulary.ts';
import type { View } from '../../rules/world/state.ts';
import { count, sideName } from '../look/words.ts';
import { checksOf, type Frame, gunneryOf } from './tally.ts';

export function gunneryWords(view: View, frames: readonly Frame[], side: SideId): string {
  const { combats, done, due, luck, spread } = gunneryOf(frames, side);
  if (combats === 0) return `${sideName(view, side)} never fired.`;
  return `${sideName(view, side)} fought ${count(combats, 'Combat')} and did ${done} of harm where ${FIGURES.tenths(due)} was due, give or take ${FIGURES.tenths(spread)}: the dice were ${luckWords({ luck, spread })}.`;
}

export function checkWords(view: View, frames: readonly Frame[], side: SideId): string {
  const { made, passed, due } = checksOf(frames, side);
  if (made === 0) return '';
  return `Of ${count(made, 'check')} of ${sideName(view, side)}’s leaders that came to light ${passed} were carried, where ${FIGURES.tenths(due)} were due.`;
}
