/** A year as it may go on: an order is given, all sail on by their tempers, and the year is judged when all have sailed. */
import { decidedFor, looseDice, type QuickChooser, seedFor } from '@weathergage/kernel';
import type { Side } from '../../data/nations.ts';
import { seaPower } from '../../rules/index.ts';
import type { SeaPower } from '../../rules/types.ts';
import type { Answer } from '../../rules/world/asks.ts';
import { seatOf } from '../../rules/world/phase.ts';
import { PHASES, type State } from '../../rules/world/state.ts';
import { chanceAhead } from './year-ahead.ts';

/** A play-out that comes to no end is judged where it stands. */
const MOST_STEPS = 600;

/** Who sails the fleets of both sides. */
type Hands = Readonly<Record<Side, QuickChooser<SeaPower>>>;

const hasSailed = ({ phase }: State): boolean => PHASES.indexOf(phase) > PHASES.indexOf('movement');

/** How likely that side is to win after it has answered so; the same seed throws the same dice whatever is answered. */
export function yearAfter(world: State, side: Side, answer: Answer, hands: Hands, seed: number): number {
  const chance = looseDice(seedFor(seed, 1));
  const minds = { english: looseDice(seedFor(seed, 2)), european: looseDice(seedFor(seed, 3)) };
  // Once all have sailed, the next year shows what this one's end was worth.
  const until = hasSailed(world) ? world.year + 1 : world.year;
  let state = world;
  for (let steps = 0; ; steps++) {
    const outcome = seaPower.outcome(state);
    if (outcome !== null) return decidedFor(outcome, side) ?? 0.5;
    const isFar = state.year > until || (state.year === until && hasSailed(state));
    if (steps >= MOST_STEPS || (steps > 0 && isFar)) return chanceAhead(state, side);
    const english = seatOf(state, 'english');
    const answers = seaPower.asks(state).map((ask) => {
      const whose: Side = ask.seat === english ? 'english' : 'european';
      const view = seaPower.view(state, ask.seat);
      if (steps === 0 && whose === side && seaPower.check(view, ask, answer) === null) return { ask, answer };
      return { ask, answer: hands[whose](view, ask, minds[whose]) };
    });
    state = seaPower.resolve(state, answers, chance).state;
  }
}
