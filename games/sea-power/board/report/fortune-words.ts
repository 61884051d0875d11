/** The luck of guns and searches, in sentences. */

import { FIGURES } from '@weathergage/web/toolkit/figures.ts';
import { luckWords } from '@weathergage/web/toolkit/luck.ts';
import { capital, countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { Side } from '../../data/nations.ts';
import { theSide } from '../look/words.ts';
import { type Frame, gunneryOf, type Searches } from './tally.ts';

/** "The English threw 210 dice of battle: 41 sixes and 33 fives, where 35.0 of each were due. The dice were kind." */
export function gunneryWords(frames: readonly Frame[], side: Side): string {
  const { dice, sixes, fives, luck, spread } = gunneryOf(frames, side);
  if (dice === 0) return `${capital(theSide(side))} never fired.`;
  return `${capital(theSide(side))} threw ${countedWords(dice, 'die', 'dice')} of battle: ${countedWords(sixes, 'six', 'sixes')} and ${countedWords(fives, 'five')}, where ${FIGURES.tenths(dice / 6)} of each were due. The dice were ${luckWords({ luck, spread })}.`;
}

export function searchWords({ all, contested, won, decoys }: Searches): string {
  if (all === 0) return 'Nobody met anybody at sea.';
  const unmasked =
    decoys === 0
      ? ''
      : ` ${capital(countedWords(decoys, 'decoy'))} ${decoys === 1 ? 'was' : 'were'} found out.`;
  return `Squadrons met ${countedWords(all, 'time')}; ${contested} of these were decided by dice, ${won.english} for the English and ${won.european} for the Europeans.${unmasked}`;
}
