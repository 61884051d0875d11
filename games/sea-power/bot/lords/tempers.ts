/** The sea lord with his knobs turned for the war he is in and the side he is on. */
import type { Side, War } from '../../data/nations.ts';
import { SEA_LORD } from '../sea-lord.ts';
import type { Temper } from '../temper.ts';
import { HIGH_SETTINGS } from './high-settings.ts';
import type { Tempers } from './index.ts';
import { type Setting, turned } from './knobs.ts';
import { SETTINGS } from './settings.ts';

/** Where nothing was tuned yet: the sea lord, who in the last war has great fleets that wait (`masses`). */
export const sideBegun = (side: Side, war: War): Temper => {
  const plain: Temper = { ...SEA_LORD, masses: 0 };
  if (side === 'european' || war !== 3) return plain;
  return { ...plain, patience: true, size: { ...plain.size, english: 20 } };
};

export const settingKey = (side: Side, war: War): string => `${war}${side}`;

export function tempersFrom(settings: Readonly<Record<string, Setting>>): Tempers {
  const own = (side: Side, war: War): Temper =>
    turned(side, sideBegun(side, war), settings[settingKey(side, war)] ?? {});
  const both = (war: War) => ({ english: own('english', war), european: own('european', war) });
  return { 1: both(1), 2: both(2), 3: both(3) };
}

/** The same for both sides in every war. */
export function sameTemper(temper: Temper): Tempers {
  const both = { english: temper, european: temper };
  return { 1: both, 2: both, 3: both };
}

export const LORDS = tempersFrom(SETTINGS);
export const HIGH_LORDS = tempersFrom(HIGH_SETTINGS);
