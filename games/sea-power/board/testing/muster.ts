/** Musters for tests of the display: the first year of a war, and a year in which ships lie where they came home. */
import { looseDice } from '@weathergage/kernel';
import type { Side } from '../../data/nations.ts';
import { scenarios } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';
import type { SeaAsk } from '../../rules/world/asks.ts';
import type { State, View } from '../../rules/world/state.ts';
import { type Muster, musterOf } from '../display/draft.ts';

export interface Asked<A extends SeaAsk = SeaAsk> {
  readonly view: View;
  readonly ask: A;
  readonly muster: Muster;
}

const askedIn = (state: State, kind: SeaAsk['kind'], side: Side): Asked | null => {
  const ask = seaPower.asks(state).find((each) => each.kind === kind && each.seat === side);
  if (ask === undefined) return null;
  const view = seaPower.view(state, side);
  return { view, ask, muster: musterOf(view, side) };
};

/** Plays the Seven Years War by first choices until a side is asked that. */
export function untilAsked<K extends SeaAsk['kind']>(
  kind: K,
  side: Side,
): Asked<Extract<SeaAsk, { kind: K }>> {
  const dice = looseDice(1756);
  let state = seaPower.setup(scenarios[0]!, {}, dice);
  for (let step = 0; step < 400; step++) {
    const asked = askedIn(state, kind, side);
    if (asked !== null) return asked as Asked<Extract<SeaAsk, { kind: K }>>;
    const answers = seaPower.asks(state).map((ask) => {
      const view = seaPower.view(state, ask.seat);
      for (const answer of seaPower.choices(view, ask)) return { ask, answer };
      throw new Error(`nothing to answer to ${ask.kind}`);
    });
    state = seaPower.resolve(state, answers, dice).state;
  }
  throw new Error(`nobody was asked to ${kind}`);
}
