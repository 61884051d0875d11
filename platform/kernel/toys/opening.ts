/** Openings for toy matches, and a shorthand for playing them. */
import { commitmentTo } from '../dice.ts';
import { type Deed, type Entry, JOURNAL_FORMAT, type Journal, type Opening } from '../journal.ts';
import type { Match } from '../match.ts';
import type { Game, GameTypes, Seat } from '../vocabulary.ts';

/** Any 32 bytes will do where nobody plays for anything. */
export const SECRET = '5ec2e7'.padEnd(64, '0');

export const seededOpening = <T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  options: T['options'],
  seed = 1,
): Opening => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  scenario,
  options,
  dice: { kind: 'seeded', seed },
});

export const checkableOpening = <T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  options: T['options'],
  nonces: Readonly<Record<Seat, string>> = { ann: 'a', ben: 'b' },
): Opening => ({
  ...seededOpening(game, scenario, options),
  dice: { kind: 'checkable', commitment: commitmentTo(SECRET), nonces: { ...nonces } },
});

/** Does a deed that must be granted. */
export function done<T extends GameTypes>(match: Match<T>, deed: Deed): Entry {
  const verdict = match.do(deed);
  if (!verdict.ok) throw new Error(verdict.refusal.code);
  return verdict.entry;
}

/** Does a deed, and tells the code by which it was refused, or that it is done. */
export const code = (match: { do(deed: Deed): unknown }, deed: Deed): string =>
  (match.do(deed) as { refusal?: { code: string } }).refusal?.code ?? 'done';

/** Answers the ask that is open to the seat, and demands that it is taken. */
export function answerAsk<T extends GameTypes>(match: Match<T>, seat: Seat, given: T['answer']): Entry {
  const ask = match.asks.find((open) => open.seat === seat);
  if (ask === undefined) throw new Error(`${seat} is not asked anything`);
  return done(match, { type: 'answer', seat, ask: ask.id, answer: given });
}

/** The first choice for every open ask: one whole step. */
export const firstChoices = <T extends GameTypes>(match: Match<T>): Entry[] =>
  match.asks.map((ask) => {
    const [choice] = match.game.choices(match.view(ask.seat), ask);
    return answerAsk(match, ask.seat, choice);
  });

export const journalOf = (
  opening: Opening,
  entries: readonly Entry[],
  more: Partial<Journal> = {},
): Journal => ({
  format: JOURNAL_FORMAT,
  opening,
  entries: [...entries],
  ...more,
});
