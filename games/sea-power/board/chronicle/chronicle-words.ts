/** Every sentence of the chronicle of the war and of the report of a year; the lines of that report are in year-news.ts. */
import { listedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { View } from '../../rules/world/state.ts';

const whyWords = (why: View['absent'][number]['why']): string =>
  why === 'rest' ? 'resting' : why === 'captured' ? 'prisoner' : 'wounded';

export const CHRONICLE_WORDS = {
  nothing: 'Nothing is written yet: points are counted at the end of each year.',
  absent: 'Out of play',
  away: (leader: string, why: View['absent'][number]['why'], returns: number) =>
    `${leader}, ${whyWords(why)}, back in ${returns}`,
  killed: (leaders: readonly string[]) => `Killed: ${listedWords(leaders)}.`,
  track: 'Victory points',
  levels: { major: '', minor: 'minor', draw: 'draw' },
  read: 'The report is read',
  year: (year: number) => `The year ${year}`,
  on: (year: number) => `On to ${year}`,
  again: 'See it again',
} as const;
