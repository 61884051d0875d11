/** A ship's guns as text, deck by deck: `28x32 30x18 14x32c` is 28 thirty-two-pounders, 30 eighteens, 14 carronades. */
import type { Flaw } from '@weathergage/kernel';
import { LARGE_CALIBRE } from './statistics.ts';

export interface Battery {
  readonly number: number;
  /** Weight of the ball in pounds. */
  readonly calibre: number;
  readonly carronade: boolean;
}

/** The heaviest shot of the age, from carronades. */
const MOST_CALIBRE = 68;
export const MOST_GUNS = 140;

const WRITTEN = /^([1-9][0-9]{0,2})x([1-9][0-9]?)(c?)$/;

export const writeArmament = (batteries: readonly Battery[]): string =>
  batteries.map(({ number, calibre, carronade }) => `${number}x${calibre}${carronade ? 'c' : ''}`).join(' ');

/** Reads the text, or says what is wrong with it. */
export function readArmament(text: string): readonly Battery[] | Flaw {
  const batteries: Battery[] = [];
  for (const part of text.trim().split(/\s+/)) {
    const match = WRITTEN.exec(part);
    const calibre = Number(match?.[2]);
    if (match === null || calibre > MOST_CALIBRE) {
      const expected = `guns as number x calibre, like 28x32 or 14x24c, up to ${MOST_CALIBRE} pounds; found ${part || 'nothing'}`;
      return { path: '/armament', expected };
    }
    batteries.push({ number: Number(match[1]), calibre, carronade: match[3] === 'c' });
  }
  return batteries;
}

export const gunsIn = (batteries: readonly Battery[]): number =>
  batteries.reduce((sum, { number }) => sum + number, 0);

export const largeGunsIn = (batteries: readonly Battery[]): number =>
  gunsIn(batteries.filter(({ calibre }) => calibre >= LARGE_CALIBRE.data));
