/**
 * A good officer at a player's elbow: what he would order, why in plain words, and how he thinks the side stands. He knows
 * what the seat sees, and nothing else.
 */

import { looseDice } from '../dice.ts';
import type { Chooser, QuickChooser } from '../entry/chooser.ts';
import type { Game, GameTypes, Outcome } from '../vocabulary.ts';

/** What a game gives of him. */
export interface Officer<T extends GameTypes = GameTypes> {
  readonly rules: Game<T>;
  /** His orders: the best that the game's machine knows, and the same whenever he is asked the same. */
  readonly advise: Chooser<T>;
  /** Plays on for everybody where it is asked what would have come of an order: quick, and no fool. */
  readonly carryOut: QuickChooser<T>;
  /** The order in few words, as the end of "You ordered …". */
  orderWords(view: T['view'], ask: T['ask'], answer: T['answer']): string;
  /** Why this order and not the next best of another kind: one to three sentences; none where nothing is to be weighed. */
  reasons(view: T['view'], ask: T['ask'], answer: T['answer']): readonly string[];
  /** How likely the seat's side is to win, from 0 to 1, by what the seat sees. */
  estimate(view: T['view']): number;
  turnOf(view: T['view']): number;
  /** The dice that hurt the seat's side; null where none fell. */
  fortune(before: T['view'], told: readonly T['told'][]): Fortune | null;
}

export interface Fortune {
  /** What fell beside what could be expected; a sentence without its full stop. */
  readonly words: string;
  /** They fell worse than could be expected. */
  readonly unkind: boolean;
}

export interface Advice<T extends GameTypes = GameTypes> {
  readonly ask: string;
  readonly answer: T['answer'];
  readonly order: string;
  /** Empty where there is nothing to weigh. */
  readonly reasons: readonly string[];
}

/** Whether there is more than one answer to choose from. */
function isChoice<T extends GameTypes>({ rules }: Officer<T>, view: T['view'], ask: T['ask']): boolean {
  let found = 0;
  for (const answer of rules.choices(view, ask))
    if (rules.check(view, ask, answer) === null && ++found > 1) return true;
  return false;
}

/** The same dice for everybody who asks: the same view is given the same advice. */
export const OFFICERS_DICE = 1805;

/** His order alone; null where there is but one. */
export const orderOf = async <T extends GameTypes>(
  officer: Officer<T>,
  view: T['view'],
  ask: T['ask'],
): Promise<T['answer'] | null> =>
  isChoice(officer, view, ask) ? officer.advise(view, ask, looseDice(OFFICERS_DICE)) : null;

export async function adviceOn<T extends GameTypes>(
  officer: Officer<T>,
  view: T['view'],
  ask: T['ask'],
): Promise<Advice<T>> {
  const answer = (await officer.advise(view, ask, looseDice(OFFICERS_DICE))) as T['answer'];
  return {
    ask: ask.id,
    answer,
    order: officer.orderWords(view, ask, answer),
    reasons: isChoice(officer, view, ask) ? officer.reasons(view, ask, answer) : [],
  };
}

/** What an outcome comes to for a side; null while there is none. */
export const decidedFor = (outcome: Outcome | null, side: string): number | null =>
  outcome === null ? null : outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(side) ? 1 : 0;

/** The chance of one of two, by what either has left: the stronger wins sooner than by his share alone. */
export function byStrength(own: number, foe: number): number {
  if (own + foe === 0) return 0.5;
  const share = own / (own + foe);
  const [a, b] = [share * share * Math.sqrt(share), (1 - share) * (1 - share) * Math.sqrt(1 - share)];
  return a / (a + b);
}
