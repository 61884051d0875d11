/** Whether a machine knows more than its seat is shown: it is asked the same in another world that looks the same. */
import { type Chooser, type Game, type GameTypes, looseDice } from '@weathergage/kernel';
import { playOutSlowly, seedFor } from '@weathergage/kernel/harness/index.ts';

/** The kinds of question to which its answers differed, and how many were put twice. */
export async function answersInTwoWorlds<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  options: T['options'],
  bot: Chooser<T>,
  most: number,
): Promise<{ readonly asked: number; readonly differed: readonly string[] }> {
  const differed: string[] = [];
  let asked = 0;
  const watched: Chooser<T> = async (view, ask) => {
    const seed = seedFor(asked, 1);
    const answer = await bot(view, ask, looseDice(seed));
    if (asked++ < most) {
      const world = game.imagine(view, looseDice(seedFor(asked, 2)));
      // Nothing of the first asking may be remembered by the view that was seen then.
      const seen = structuredClone(game.view(world, ask.seat));
      const again = await bot(seen, ask, looseDice(seed));
      if (JSON.stringify(again) !== JSON.stringify(answer)) differed.push(ask.kind);
    }
    return answer;
  };
  const choosers = Object.fromEntries(game.seats(scenario).map(({ id }) => [id, watched]));
  await playOutSlowly(game, scenario, options, { seed: 7, choosers, checks: [] });
  return { asked, differed };
}
