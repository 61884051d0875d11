/** For tests of imagined worlds: dice that draw the first or the last of what there is, and what red guesses by them. */
import type { Dice } from '@weathergage/kernel';
import { imagine } from '../imagine.ts';
import { invariants } from '../invariants.ts';
import { faceOf, tokenOf } from '../umpire/tokens.ts';
import { view } from '../umpire/view.ts';
import type { Forces } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { formationIn } from './station.ts';

/** Dice that always draw the first of what there is, or the last; how many there are to draw from must be true. */
const drawing = (which: (n: number) => number): Dice => ({
  roll: () => Number.NaN,
  d6: () => Number.NaN,
  below: (n) => (n >= 1 && n <= 256 ? which(n) : Number.NaN),
  rolled: 0,
});
export const drawsFirst = drawing(() => 0);
export const drawsLast = drawing((n) => n - 1);

/** What red imagines of blue; the world it makes must be sound. */
export function blueGuessed(world: State, dice = drawsFirst): Forces {
  const guess = imagine(view(world, 'red'), dice);
  const faults = invariants(guess);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return guess.forces.blue!;
}

export function faceUp(world: State, ...ids: readonly string[]): State {
  for (const id of ids) {
    const token = tokenOf(world, formationIn(world, id).token!);
    token.face = faceOf(world, token.side, formationIn(world, id));
  }
  return world;
}
