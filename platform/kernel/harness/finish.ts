/** A match that is already under way, taken over from older rules perhaps, played on to its end. */

import { type Dice, looseDice } from '../dice.ts';
import type { QuickChooser } from '../entry/chooser.ts';
import { hashOf } from '../hash.ts';
import type { Entry, Journal } from '../journal.ts';
import type { Match } from '../match.ts';
import { type JournalProof, verifyJournal } from '../proof/proof.ts';
import { adoptMatch } from '../rebuild.ts';
import type { Snapshot } from '../receipt.ts';
import type { Game, GameTypes } from '../vocabulary.ts';

/** Answers every ask as the chooser does; the state must be sound each time all have answered. What was written. */
export function finishMatch<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  choose: QuickChooser<T>,
  dice: Dice,
): Entry[] {
  const written: Entry[] = [];
  while (match.outcome === null) {
    for (const ask of match.asks) {
      if (match.pendingAnswer(ask.id) !== undefined) continue;
      const answer = choose(match.view(ask.seat), ask, dice);
      const verdict = match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
      if (!verdict.ok) throw new Error(verdict.refusal.message);
      written.push(verdict.entry);
    }
    const faults = game.invariants(match.state);
    if (faults.length > 0) throw new Error(faults.join('; '));
  }
  return written;
}

/**
 * A match of older rules, taken over where it was saved and played to its end: the state it was taken over in, and the
 * proof of the whole journal.
 */
export function finishAdopted<T extends GameTypes>(
  game: Game<T>,
  { format, opening, entries }: Journal,
  saved: Snapshot<T>,
): { readonly taken: T['state']; readonly proof: JournalProof } {
  const before = entries.slice(0, saved.n);
  const { match, entry } = adoptMatch(game, opening, null, structuredClone(saved), before);
  const taken = match.state;
  const written = [...before, entry, ...finishMatch(game, match, firstAnswer(game), looseDice(1))];
  const proof = verifyJournal(game, { format, opening, entries: written, hash: hashOf(match.state) });
  return { taken, proof };
}

/** The first of what may be answered: the same match every time. */
export const firstAnswer =
  <T extends GameTypes>(game: Game<T>): QuickChooser<T> =>
  (view, ask) => {
    const [answer] = game.choices(view, ask);
    if (answer === undefined) throw new Error(`there is nothing to choose for ${ask.id}`);
    return answer;
  };
