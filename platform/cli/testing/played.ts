/** Matches of a toy game with checkable dice, played straight into a store. */
import { anyAnswer, commitmentTo, drawSecret, looseDice, Match, type Opening } from '@weathergage/kernel';
import { NO_EFFECTS, type Store } from '@weathergage/store';
import { SCENARIOS, volleysGame } from './toys.ts';

const [scenario] = SCENARIOS;
export const volleySeats = volleysGame.seats(scenario).map(({ id }) => id);

export interface PlayedVolleys {
  readonly match: Match;
  readonly opening: Opening;
  readonly secret: string;
  /** Gives one answer; false when the match is over. */
  move(): Promise<boolean>;
}

export async function beginVolleys(store: Store, id: string, turnLimit: number): Promise<PlayedVolleys> {
  const choose = anyAnswer(volleysGame);
  const secret = drawSecret();
  const nonces = Object.fromEntries(volleySeats.map((seat) => [seat, `nonce of ${seat}`]));
  const opening = {
    game: volleysGame.id,
    rulesVersion: volleysGame.rulesVersion,
    scenario,
    options: { turnLimit },
    dice: { kind: 'checkable' as const, commitment: commitmentTo(secret), nonces },
  };
  const match = Match.begin(volleysGame, opening, secret);
  const seats = volleySeats.map((seat) => ({ seat, bot: 'random', tokenHash: null, nonce: nonces[seat]! }));
  const gallery = { access: 'closed' as const, tokenHash: null };
  await store.createMatch({ id, opening, secret, created: 1, gallery, seats });
  await store.startMatch(id, opening, match.snapshot());
  const dice = looseDice(5);
  const move = async (): Promise<boolean> => {
    if (match.outcome !== null) return false;
    const ask = match.asks.find((open) => match.pendingAnswer(open.id) === undefined)!;
    const answer = choose(match.view(ask.seat), ask, dice);
    const verdict = match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
    if (!verdict.ok) throw new Error(verdict.refusal.message);
    const { entry, step } = verdict;
    const { conflict } = await store.append(id, entry.n - 1, [entry], {
      ...NO_EFFECTS,
      steps: step === null ? [] : [{ n: step.n, step: step.step, happenings: step.happenings }],
      snapshot: step === null ? null : match.snapshot(),
      over: match.outcome !== null,
    });
    if (conflict) throw new Error(`${id} was written by another`);
    return true;
  };
  return { match: match as unknown as Match, opening, secret, move };
}
