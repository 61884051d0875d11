/** What a commander wants to be asked: the less he has to decide, the quicker time goes by. */
import type { AnswerTo } from '../rules/world/asks.ts';
import { type Desk, shipsAtHand } from './desk.ts';
import { wantsTasks } from './tasks.ts';

type Plot = AnswerTo<'plot'>;

export function watchOf(desk: Desk): Pick<Plot, 'watch' | 'standing'> {
  const { view, side, forces } = desk;
  const watch = {
    // An Escort on its way must see where its Convoy goes.
    plot: shipsAtHand(desk).some(({ execution }) => (execution?.convoy ?? null) !== null)
      ? 'increment'
      : 'impulse',
    tasks: wantsTasks(desk) ? 'ask' : 'standing',
    screen: 'ask',
    withdraw: 'ask',
    mulligan: 'never',
  } as const;
  const { search, kept } = desk.temper;
  const standing = { search, keep: search === 'never' ? 0 : kept };
  const now = view.watch[side];
  const unchanged = now !== undefined && JSON.stringify(now) === JSON.stringify(watch);
  const stands = forces.standing.search === standing.search && forces.standing.keep === standing.keep;
  return {
    ...(unchanged ? {} : { watch }),
    ...(stands ? {} : { standing }),
  };
}
