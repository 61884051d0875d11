/** A seat gives up. What the others had answered stands where it still can, and may now be all that was waited for. */
import type { DeedOf } from '../journal.ts';
import type { Position } from '../position.ts';
import { refused, type Verdict } from '../receipt.ts';
import type { GameTypes } from '../vocabulary.ts';
import { keepAnswers } from './kept-answers.ts';
import { UMPIRE_REFUSES } from './umpire-refusals.ts';

export function resignSeat<T extends GameTypes>(at: Position<T>, { seat }: DeedOf<'resign'>): Verdict<T> {
  if (at.outcome !== null) return refused(UMPIRE_REFUSES.matchOver);
  if (!at.sits(seat)) return refused(UMPIRE_REFUSES.noSuchSeat);
  const { state, happenings } = at.game.resign(at.state, seat);
  // Other answers than those that were signed would be resolved, unless it ends the match.
  if (at.awaiting !== null && at.game.outcome(state) === null) return refused(UMPIRE_REFUSES.awaitsWitness);
  at.awaiting = null;
  at.reported = null;
  at.resigned = [...at.resigned.filter((gone) => gone !== seat), seat];
  at.chain = at.chain.extended(['resign', seat]);
  keepAnswers(at, () => at.enter(state));
  at.request = null;
  let all = happenings;
  if (at.allAnswered)
    // The one everybody waited for has gone: what the others answered is resolved now.
    all = [...happenings, ...(at.resolve()?.happenings ?? [])];
  // A resignation is no step that anybody may take back.
  at.past.forget();
  const n = at.n + 1;
  return at.done({ n, type: 'resign', seat }, { n, step: at.step, happenings: all, quiet: false });
}
