/** What a person wishes of the page, kept in this browser. */
import { create } from 'zustand';
import { keepValue, readKept } from './tables/browser-keep.ts';
import type { Speed } from './toolkit/contract.ts';

export const THEMES = ['system', 'day', 'night'] as const;
export const SPEEDS = ['slow', 'fast', 'skip'] as const satisfies readonly Speed[];
export const MOTIONS = ['system', 'reduced', 'full'] as const;

export const VERDICTS = ['wait', 'pass'] as const;
export const TEXTS = ['normal', 'large', 'largest'] as const;
export const SOUND = ['off', 'on'] as const;
/** As steps from soft to loud. */
export const LOUDEST = 10;
export const MINI_MAPS = ['shown', 'hidden'] as const;

export const WORDS = ['explained', 'plain'] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly speed: Speed;
  readonly motion: (typeof MOTIONS)[number];
  /** Whether what was decided stays until it is read. */
  readonly verdicts: (typeof VERDICTS)[number];
  /** How large all letters are, those on charts as well. */
  readonly text: (typeof TEXTS)[number];
  readonly sound: (typeof SOUND)[number];
  /** 1 to LOUDEST. */
  readonly volume: number;
  /** Whether the whole chart stands in a corner where only a part of it is in view. */
  readonly miniMap: (typeof MINI_MAPS)[number];
  /** Whether words of the glossary are marked and explained where they stand. */
  readonly words: (typeof WORDS)[number];
}

const KEY = 'settings';
const FIRST: Settings = {
  theme: 'system',
  speed: 'slow',
  motion: 'system',
  verdicts: 'wait',
  text: 'normal',
  sound: 'off',
  volume: 6,
  miniMap: 'shown',
  words: 'explained',
};

const oneOf = <W extends string>(words: readonly W[], value: unknown, otherwise: W): W =>
  words.includes(value as W) ? (value as W) : otherwise;

/** Whatever was kept, made whole: an older page may have kept less, or other words. */
export function settingsFrom(value: unknown): Settings {
  const wish = (typeof value === 'object' && value !== null ? value : {}) as Partial<Settings>;
  return {
    theme: oneOf(THEMES, wish.theme, FIRST.theme),
    speed: oneOf(SPEEDS, wish.speed, FIRST.speed),
    motion: oneOf(MOTIONS, wish.motion, FIRST.motion),
    verdicts: oneOf(VERDICTS, wish.verdicts, FIRST.verdicts),
    text: oneOf(TEXTS, wish.text, FIRST.text),
    sound: oneOf(SOUND, wish.sound, FIRST.sound),
    volume: step(wish.volume, FIRST.volume),
    miniMap: oneOf(MINI_MAPS, wish.miniMap, FIRST.miniMap),
    words: oneOf(WORDS, wish.words, FIRST.words),
  };
}

const step = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LOUDEST ? value : otherwise;

interface SettingsStore extends Settings {
  change(wish: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...settingsFrom(readKept(KEY)),
  change: (wish) => {
    const settings = settingsFrom({ ...get(), ...wish });
    keepValue(KEY, settings);
    set(settings);
    wearSettings(settings);
  },
}));

/** Writes what the styles go by on the document, where they look for it. */
export function wearSettings({ theme, motion, text, miniMap }: Settings): void {
  const { dataset } = document.documentElement;
  dataset.miniMap = miniMap;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (motion === 'system') delete dataset.motion;
  else dataset.motion = motion;
  if (text === 'normal') delete dataset.text;
  else dataset.text = text;
}
