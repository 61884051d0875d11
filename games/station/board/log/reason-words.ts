/** Modifiers of a Battle in words, and numbers as they are shown. */
import type { Words } from '@weathergage/web/toolkit/phrases.ts';
import type { Intensity, Personality } from '../../rules/module/vocabulary.ts';
import type { Reason } from '../../rules/told/battle.ts';

const WORDS: Words<string> = {
  base: 'to begin with',
  station: 'on station already',
  with: 'came with the wind',
  against: 'beat up against the wind',
  caught: 'had to catch a wind',
  'fitting-out': 'out of port just now',
  swift: 'all swift sailers',
  damaged: 'ships in a bad way',
  galleys: 'galleys',
  leader: 'the leader’s rating',
  leaders: 'the better leader',
  timid: 'a timid leader',
  aggressive: 'a leader who will fight',
  squadrons: 'Squadrons',
  nimble: 'frigates or galleys for the most part',
  auxiliary: 'an Auxiliary leads the way',
  command: 'of another Command',
  flagship: 'a flagship',
  sail: 'more ships than the other',
  frigates: 'frigates in the line',
  rank: 'your own rank',
};

export const reasonWords = (why: string): string => WORDS[why] ?? why.replaceAll('-', ' ');
export const totalOf = (reasons: readonly Reason[]): number =>
  reasons.reduce((sum, { value }) => sum + value, 0);

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const INTENSITY_WORDS: Words<Intensity> = {
  Light: 'A distant cannonade',
  Medium: 'A regular action',
  Heavy: 'Yardarm to yardarm',
};

export const TEMPER_WORDS: Words<Personality> = {
  Timid: 'timid',
  Cautious: 'cautious',
  Aggressive: 'aggressive',
  Rash: 'rash',
};
