/** What a lead is worth as it stands (8.5), in words. */
import type { Side } from '../../data/nations.ts';
import { levelOf } from '../../rules/victory.ts';
import { SIDE_NAMES } from '../look/words.ts';

export const MINOR = 25;
export const MAJOR = 50;

const LEVEL_WORDS = {
  'major-victory': 'a major victory',
  'minor-victory': 'a minor victory',
  draw: 'a draw',
} as const;

/** `The Europeans lead by 12: a draw, 13 short of a minor victory.` */
export function leadWords({ english, european }: Readonly<Record<Side, number>>): string {
  const lead = english - european;
  if (lead === 0) return 'Even: a draw as it stands.';
  const ahead = Math.abs(lead);
  const level = levelOf(ahead);
  const short =
    level === 'draw'
      ? `, ${MINOR - ahead} short of a minor victory`
      : level === 'minor-victory'
        ? `, ${MAJOR - ahead} short of a major one`
        : '';
  return `The ${SIDE_NAMES[lead > 0 ? 'english' : 'european']} lead by ${ahead}: ${LEVEL_WORDS[level]} as it stands${short}.`;
}
