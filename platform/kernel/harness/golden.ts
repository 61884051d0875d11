/**
 * A match kept by hashes of its whole course, so that a change of the rules or of a bot is noticed even where it comes
 * to the same end: by the last state, by what was asked, answered and told on the way, and by what the seats saw.
 */
import type { QuickChooser } from '../entry/chooser.ts';
import { canonical, hashText } from '../hash.ts';
import type { Game, GameTypes } from '../vocabulary.ts';
import { type PlayPlan, playOut } from './play-out.ts';

/** All of them would take longer than the match. */
const ONE_VIEW_IN = 8;
/** As many digits as a reader can compare; chance does not hit them. */
const DIGITS = 16;

/**
 * Plays a match without checks, which other tests do; it must go through without a fault all the same. `state` is the
 * last one; `tale` every question with its answer and every happening as each seat was told it, in order; `seen` the
 * views that questions were answered from, the first and then one in so many.
 */
export function goldenOf<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  options: T['options'],
  plan: Omit<PlayPlan<QuickChooser<T>>, 'checks'>,
): Record<'state' | 'tale' | 'seen', string> & { readonly finished: boolean } {
  let tale = '';
  let seen = '';
  let views = 0;
  const watched: Game<T> = {
    ...game,
    view(state, seat) {
      const view = game.view(state, seat);
      if (views++ % ONE_VIEW_IN === 0) seen = hashText(`${seen}\n${seat}\n${canonical(view)}`);
      return view;
    },
    resolve(state, answers, dice) {
      const resolution = game.resolve(state, answers, dice);
      tale = hashText(`${tale}\n${canonical([answers, resolution.happenings])}`);
      return resolution;
    },
  };
  const { finished, hash, violations } = playOut(watched, scenario, options, { ...plan, checks: [] });
  if (violations.length > 0) throw new Error(`the match went wrong: ${JSON.stringify(violations)}`);
  const short = (text: string): string => text.slice(0, DIGITS);
  return { finished, state: short(hash), tale: short(tale), seen: short(seen) };
}

/** A golden match in one line of a table: the hashes of state, tale and views, and whether it was cut short. */
export function goldenLine<T extends GameTypes>(...match: Parameters<typeof goldenOf<T>>): string {
  const { finished, state, tale, seen } = goldenOf(...match);
  return [state, tale, seen, ...(finished ? [] : ['unfinished'])].join(' ');
}

/** Every seat in the same hands. */
export const inOneHand = <T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  chooser: QuickChooser<T>,
): Record<string, QuickChooser<T>> => Object.fromEntries(game.seats(scenario).map(({ id }) => [id, chooser]));
