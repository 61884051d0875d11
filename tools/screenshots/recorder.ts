// A match that machines play and that is written down as the page itself would: the same one every time.
import {
  commitmentTo,
  type Entry,
  type Game,
  type GameTypes,
  JOURNAL_FORMAT,
  type Journal,
  looseDice,
  Match,
} from '@weathergage/kernel';

const SECRET = 'a9'.repeat(32);

export function record<T extends GameTypes>(game: Game<T>, scenario: T['scenario'], seed = 0) {
  const nonces = Object.fromEntries(
    game.seats(scenario).map(({ id }, i) => [id, (seed * 10 + i).toString(16).padStart(32, '0')]),
  );
  const dice = { kind: 'checkable', commitment: commitmentTo(SECRET), nonces } as const;
  const opening = { game: game.id, rulesVersion: game.rulesVersion, scenario, options: {}, dice };
  const match = Match.begin(game, opening, SECRET, 1);
  const entries: Entry[] = [];
  return {
    match,
    chance: looseDice(seed),
    /** The journal as it stands. */
    journal: (): Journal => ({ format: JOURNAL_FORMAT, opening, secret: SECRET, entries: [...entries] }),
    give(ask: T['ask'], answer: T['answer']): void {
      const verdict = match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
      if (!verdict.ok) throw new Error(verdict.refusal.message);
      entries.push(verdict.entry);
    },
  };
}
