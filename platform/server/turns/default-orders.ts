/** What is answered for who does not come: the orders that the game itself would give, and never none. */
import { type Ask, fallbackAnswer, type Match, proposalOf } from '@weathergage/kernel';
import type { ServedGame } from '../catalogue.ts';

/**
 * What a rule takes for an answer then; else what the game proposes to who carries on; else what it says for whoever is
 * late; else the first of its choices that is allowed. Decided on the seat's own view alone.
 */
export function defaultOrder({ carryOn }: ServedGame, match: Match, ask: Ask): unknown {
  const view = match.view(ask.seat);
  const proposals = [
    () => match.game.clock?.(view, ask)?.late ?? null,
    () => (carryOn === undefined ? null : proposalOf(carryOn)(view, ask)),
    () => carryOn?.late?.(view, ask) ?? null,
  ];
  for (const propose of proposals) {
    const answer = orNothing(propose);
    if (answer !== null && match.refusal(ask.seat, ask.id, answer) === null) return answer;
  }
  return fallbackAnswer(match, ask);
}

/** A proposal that can't be made is none: the match must go on. */
function orNothing(propose: () => unknown): unknown {
  try {
    return propose();
  } catch {
    return null;
  }
}
