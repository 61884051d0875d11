/** How often each level wins against the one below it, for tests. */
import type { Game, GameTypes, QuickChooser } from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { winRateOf } from './win-rate.ts';

/** `levels` are in order, the weakest first; the scenario has two seats. */
export function ratesUpward<T extends GameTypes>(
  game: Game<T>,
  scenario: T['scenario'],
  levels: Readonly<Record<string, QuickChooser<T>>>,
  matches: number,
): Readonly<Record<string, number>> {
  const [one, two] = game.seats(scenario);
  const seatOf = (side: string) => (side === one!.side ? one!.id : two!.id);
  const rungs = Object.entries(levels);
  const rates = rungs.slice(1).map(([name, level], i) => {
    const below = rungs[i]![1];
    const rate = winRateOf(matches, [one!.side, two!.side], (own, other, seed) => {
      const choosers = { [seatOf(own)]: level, [seatOf(other)]: below };
      return playOut(game, scenario, {} as T['options'], { seed, choosers, checks: [] }).outcome;
    });
    return [name, rate] as const;
  });
  return Object.fromEntries(rates);
}
