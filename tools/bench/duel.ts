/** A duel of Hex Action with random answers, for measuring. */

import { type HexAction, hexAction } from '@weathergage/hex-action';
import { scenarios } from '@weathergage/hex-action/data/scenarios.ts';
import { anyAnswer, type Dice, looseDice, Match, type Opening } from '@weathergage/kernel';
import { seedFor } from '@weathergage/kernel/harness/index.ts';

export const choose = anyAnswer(hexAction);

export const duelScenario = scenarios.find(({ tutorial, ships }) => !tutorial && ships.length === 2)!;
export const greatestScenario = scenarios.reduce((a, b) => (b.ships.length > a.ships.length ? b : a));

export function openingOf(
  scenario: HexAction['scenario'],
  options: HexAction['options'],
  dice: Opening['dice'],
): Opening {
  return { game: hexAction.id, rulesVersion: hexAction.rulesVersion, scenario, options, dice };
}

/** Begins a match whose answers come from one generator. */
export function begun(scenario: HexAction['scenario'], turnLimit: number, seed: number) {
  const match = Match.begin(
    hexAction,
    openingOf(scenario, { turnLimit }, { kind: 'seeded', seed }),
    null,
    16,
  );
  return { match, dice: looseDice(seedFor(seed, 1)) };
}

export type Duel = Match<HexAction>;

/** Answers all that is open once, and so brings on the next step; `each` does the deed. */
export function answerAll(
  match: Duel,
  dice: Dice,
  each: (deed: { type: 'answer'; seat: string; ask: string; answer: HexAction['answer'] }) => void,
): void {
  for (const ask of match.asks) {
    const answer = choose(match.view(ask.seat), ask, dice);
    each({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
  }
}

export function done(match: Duel, deed: Parameters<Duel['do']>[0]) {
  const verdict = match.do(deed);
  if (!verdict.ok) throw new Error(`${verdict.refusal.code}: ${verdict.refusal.message}`);
  return verdict;
}
