/** Following a journal again: to reload, to replay, and to go on under newer rules. */

import type { Entry, Journal, Opening } from './journal.ts';
import { Match } from './match.ts';
import { adoptedChain, pastHash } from './proof/answer-chain.ts';
import {
  type Adoption,
  gapFound,
  isOfTheseRules,
  lastAdoption,
  openingFits,
  rulesFit,
} from './proof/journal-findings.ts';
import { witnessOf } from './proof/witness.ts';
import type { Receipt, Snapshot } from './receipt.ts';
import type { Game, GameTypes, Seat } from './vocabulary.ts';

/**
 * Plays a journal from its opening, or from its last change of rules, and keeps every step at hand.
 * Throws when the journal can't be followed, or was not written by these rules.
 */
export function rebuildMatch<T extends GameTypes>(
  game: Game<T>,
  journal: Journal,
  each: (receipt: Receipt<T>, match: Match<T>) => void = () => {},
): Match<T> {
  const secret = journal.secret ?? null;
  const memory = Number.POSITIVE_INFINITY;
  const adoption = lastAdoption(journal);
  const played = rulesFit(game, journal);
  if (!played.ok || !isOfTheseRules(game, journal)) throw new Error(played.text);
  const sound = openingFits(game, journal);
  if (!sound.ok) throw new Error(sound.text);
  const gap = gapFound(journal);
  if (gap !== null) throw new Error(gap.text);
  const match =
    adoption === undefined
      ? Match.begin(game, journal.opening, secret, memory)
      : Match.resume(
          game,
          journal.opening,
          secret,
          adopted<T>(adoption, journal.entries.slice(0, adoption.n)),
          memory,
        );
  for (const entry of journal.entries.slice(match.n)) each(match.follow(entry), match);
  return match;
}

const adopted = <T extends GameTypes>(entry: Adoption, before: readonly Entry[]): Snapshot<T> => ({
  rulesVersion: entry.rulesVersion,
  n: entry.n,
  step: entry.step,
  chain: adoptedChain(entry),
  state: entry.state as T['state'],
  pending: entry.pending as Snapshot<T>['pending'],
  ...(entry.again === undefined ? {} : { again: entry.again, resigned: resignedIn(before) }),
});

/** No resignation is ever taken back. */
const resignedIn = (entries: readonly Entry[]): Seat[] =>
  entries.flatMap((entry) => (entry.type === 'resign' ? [entry.seat] : []));

/**
 * Takes a match saved under older rules over into these; the entry must go into its journal, and holds the hash of all
 * that came before it, `entries`. Answers that were waiting stand where these rules put the same question and allow
 * them; the others have to be given again.
 */
export function adoptMatch<T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  secret: string | null,
  old: Snapshot<T>,
  entries: readonly Entry[],
): { match: Match<T>; entry: Entry } {
  const { rulesVersion } = game;
  const state = stateUnder(game, old);
  // A report that waited for the witness has to come again: its engagement is still open.
  const { unwitnessed: _, reported: __, ...rest } = old;
  const unanswered = Match.resume(game, opening, secret, { ...rest, rulesVersion, state, pending: [] });
  const entry: Adoption = {
    n: old.n + 1,
    type: 'adopt',
    rulesVersion,
    past: pastHash(opening, entries),
    // What the witness signed under the old rules hung on another chain.
    ...(witnessOf(opening) === null ? {} : { again: (old.again ?? 0) + 1 }),
    step: old.step,
    state,
    pending: stillLegal(unanswered, old.pending),
  };
  return { match: Match.resume(game, opening, secret, adopted<T>(entry, entries)), entry };
}

/**
 * A match that came to its end under older rules, as these show it. Nothing is added to its journal, which whoever has
 * those rules can still check from the first question to the last.
 */
export const showFinished = <T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  secret: string | null,
  old: Snapshot<T>,
): Match<T> =>
  Match.resume(game, opening, secret, {
    ...old,
    rulesVersion: game.rulesVersion,
    state: stateUnder(game, old),
  });

const stateUnder = <T extends GameTypes>(game: Game<T>, { state, rulesVersion }: Snapshot<T>): T['state'] =>
  game.adopt === undefined ? state : game.adopt(state, rulesVersion);

function stillLegal<T extends GameTypes>(
  match: Match<T>,
  pending: Snapshot<T>['pending'],
): Adoption['pending'] {
  const standing = pending.filter(({ ask: id, answer }) => {
    const ask = match.asks.find((open) => open.id === id);
    return ask !== undefined && match.refusal(ask.seat, id, answer) === null;
  });
  // With nothing left to wait for, nobody's answer would set the resolution off.
  return standing.length < match.asks.length ? standing : [];
}
