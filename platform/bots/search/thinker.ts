/** A chooser that searches: with the first question of a step for all that the seat is asked, and then as it was found. */
import type { Chooser, Dice, GameTypes, Seat } from '@weathergage/kernel';
import type { Craft, SearchEffort, SearchHabits } from './craft.ts';
import { type SearchFound, searchPlans } from './search.ts';

/** What was thought out for a view is kept for the other questions of it. */
export class StepDesk<F> {
  readonly #byView = new WeakMap<object, F>();
  /** A view that comes back as a copy, from another thread, is known by what is in it. */
  #last: { readonly seen: string; readonly found: F } | null = null;

  foundFor(view: unknown, seat: Seat, make: () => F): F {
    const known = this.#byView.get(view as object);
    if (known !== undefined) return known;
    const seen = `${seat} ${JSON.stringify(view)}`;
    const found = this.#last?.seen === seen ? this.#last.found : make();
    this.#last = { seen, found };
    this.#byView.set(view as object, found);
    return found;
  }
}

export interface Thinker<T extends GameTypes> {
  readonly choose: Chooser<T>;
  /** The same thought with all that was weighed, for whoever asks why. */
  weigh(view: T['view'], seat: Seat, dice: Dice, budgetMs?: number): SearchFound<T>;
}

/** `effortFor` says how long is thought, where somebody allows so many milliseconds for it and where nobody does. */
export function thinkerOf<T extends GameTypes>(
  craft: Craft<T>,
  effortFor: (view: T['view'], budgetMs: number | undefined) => SearchEffort,
  habits?: SearchHabits,
): Thinker<T> {
  const desk = new StepDesk<SearchFound<T>>();
  const weigh = (view: T['view'], seat: Seat, dice: Dice, budgetMs?: number): SearchFound<T> =>
    desk.foundFor(view, seat, () => searchPlans(craft, view, seat, effortFor(view, budgetMs), dice, habits));
  const choose: Chooser<T> = (view, ask, dice, budgetMs) => {
    const answer = weigh(view, ask.seat, dice, budgetMs).chosen.answer(view, ask, dice);
    return craft.rules.check(view, ask, answer) === null ? answer : craft.playOn(view, ask, dice);
  };
  return { choose, weigh };
}
