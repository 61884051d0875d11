/** Clocks that people usually play by. */
import { type ClockTerms, type PostTerms, USUAL_MISSES } from '@weathergage/kernel';
import { PRESET_WORDS } from './clock-words.ts';

/** That of whoever makes the match. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

const live = (minutes: number, increment: number): ClockTerms => ({
  kind: 'live',
  bank: minutes * 60,
  increment,
  misses: USUAL_MISSES,
});

const post = (turn: number, bank: number, free: Partial<PostTerms>): ClockTerms => ({
  kind: 'post',
  turn,
  bank,
  night: null,
  weekends: false,
  zone: zoneHere(),
  holidays: true,
  misses: USUAL_MISSES,
  ...free,
});

export type ClockKind = 'none' | ClockTerms['kind'];

interface Preset {
  readonly id: string;
  readonly label: string;
  readonly terms: ClockTerms;
}

export const PRESETS: Readonly<Record<ClockTerms['kind'], readonly Preset[]>> = {
  live: [
    { id: 'brisk', label: PRESET_WORDS.brisk, terms: live(15, 15) },
    { id: 'steady', label: PRESET_WORDS.steady, terms: live(45, 30) },
    { id: 'ample', label: PRESET_WORDS.ample, terms: live(90, 60) },
  ],
  post: [
    {
      id: 'half-day',
      label: PRESET_WORDS.halfDay,
      terms: post(12, 48, { night: { from: 22, to: 8 } }),
    },
    {
      id: 'daily',
      label: PRESET_WORDS.daily,
      terms: post(24, 72, { night: { from: 22, to: 8 } }),
    },
    {
      id: 'leisurely',
      label: PRESET_WORDS.leisurely,
      terms: post(72, 168, { weekends: true }),
    },
    { id: 'weekly', label: PRESET_WORDS.weekly, terms: post(168, 168, {}) },
  ],
};

export const usualClock = (kind: ClockKind): ClockTerms | null =>
  kind === 'none' ? null : PRESETS[kind][1]!.terms;

/** The preset that a clock is; null where somebody has changed it. */
export const presetOf = (terms: ClockTerms): string | null =>
  PRESETS[terms.kind].find((preset) => JSON.stringify(preset.terms) === JSON.stringify(terms))?.id ?? null;
