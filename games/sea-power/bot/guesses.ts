/** What may stand behind the enemy's markers: imagined worlds, with what they hold dealt anew over the markers. */
import { imagine } from '../rules/imagine.ts';
import { ratingOfSquadron } from '../rules/world/leadership.ts';
import { berthsOf, type ShipId, type Token } from '../rules/world/squadron.ts';
import type { State } from '../rules/world/state.ts';
import type { Desk } from './desk.ts';
import { imagineLikely } from './likely.ts';
import { type Weight, weightOf } from './odds-table.ts';
import type { Temper } from './temper.ts';

/** One marker in one imagined world. */
export interface Guess {
  readonly weight: Weight;
  readonly rating: number;
}

type Imagining = Pick<Temper, 'worlds' | 'likely'>;

/** One way in which things may stand behind the enemy's screen. */
export type World = ReadonlyMap<Token, Guess>;

export const worldsOf = (desk: Desk, { worlds: count, likely }: Imagining): World[] => {
  // 11.G: nothing is hidden, so there is only one world.
  const seen = desk.view.forces[desk.enemy] !== undefined;
  return Array.from({ length: seen ? 1 : count }, () => dealt(desk, seen, likely));
};

/** Tokens say nothing about what they stand for, so any marker may be any of the squadrons imagined. */
function dealt({ view, enemy, war, dice, below }: Desk, seen: boolean, likely: number): World {
  const sensible = likely > 0 && below(100) < 100 * likely;
  const state: State = sensible ? imagineLikely(view, dice) : imagine(view, dice);
  const forces = state.forces[enemy];
  const squadrons = forces.squadrons.filter(({ token }) => token !== null);
  const tokens = squadrons.map(({ token }) => token!);
  if (!seen)
    for (let last = tokens.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [tokens[last], tokens[other]] = [tokens[other]!, tokens[last]!];
    }
  const damage = (ship: ShipId): number => forces.ships[ship]?.damage ?? 0;
  return new Map(
    squadrons.map((squadron, index) => [
      tokens[index]!,
      {
        weight: weightOf(enemy, berthsOf(squadron), damage, war),
        rating: ratingOfSquadron(state, squadron),
      },
    ]),
  );
}

/** All that was imagined, over all markers and worlds: any marker may be any of these. */
export const guessesOf = (desk: Desk, temper: Imagining): Guess[] =>
  worldsOf(desk, temper).flatMap((world) => [...world.values()]);
