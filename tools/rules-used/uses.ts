/** Which of a game's means an answer uses, each by a few words with the number of its rule. */
import type { Ask, Told } from '@weathergage/kernel';
import { hexAnswers, hexRules, hexTold } from './hex-action.ts';
import { seaPowerAnswers, seaPowerRules, seaPowerTold } from './sea-power.ts';
import { stationAnswers, stationRules, stationTold } from './station.ts';
import { tableAnswers, tableRules, tableTold } from './table-action.ts';
import type { TellsUses, Used, Uses } from './used.ts';

const USES: Readonly<Record<string, Uses>> = {
  'hex-action': hexAnswers,
  'table-action': tableAnswers,
  'sea-power': seaPowerAnswers,
  station: stationAnswers,
};

export const usesIn = (game: string, ask: Ask, answer: unknown): readonly string[] =>
  USES[game]?.(ask, answer as Used) ?? [];

const TOLD: Readonly<Record<string, TellsUses>> = {
  'hex-action': hexTold,
  'table-action': tableTold,
  'sea-power': seaPowerTold,
  station: stationTold,
};

/** What only shows in what came of it. */
export const usesTold = (game: string, told: Told): readonly string[] =>
  TOLD[game]?.(told as unknown as Used) ?? [];

const RULES: Readonly<Record<string, readonly string[]>> = {
  'hex-action': hexRules,
  'table-action': tableRules,
  'sea-power': seaPowerRules,
  station: stationRules,
};

/** What stands in the table even if it never occurred. */
export const rulesOf = (game: string): readonly string[] => RULES[game] ?? [];
