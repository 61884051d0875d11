/** What a Battle may be expected to cost either side, from the tables of the rules: every die of every Combat is tried. */
import { evenly } from '../rules/battle/combat/harm.ts';
import { combatResult } from '../rules/battle/combat/resolve.ts';
import { EXTRA, LEVELS } from '../rules/battle/combat/tables.ts';
import type { Intensity, SailClass } from '../rules/module/vocabulary.ts';
import { sinkingNumber } from '../rules/umpire/damage.ts';

/** A Squadron as it stands in the line. */
export interface Unit {
  readonly sail: number;
  readonly dp: number;
  readonly dr: number;
  readonly shift: number;
  readonly class: SailClass;
}

/** Sail of the line that each side loses on the average. */
export interface Toll {
  readonly own: number;
  readonly his: number;
}

const DICE = 10;
const OARS_AND_FRIGATES = -2;

const isLine = ({ class: sort }: Unit): boolean => sort === 'SOL' || sort === 'SOL(D)';
const sailOf = (units: readonly Unit[]): number => units.reduce((sum, { sail }) => sum + sail, 0);

/** Sail that go down of a Squadron by its damage, on the average (7.35, 8.338). */
export function expectedSinkings({ dp, dr, sail }: Pick<Unit, 'dp' | 'dr' | 'sail'>): number {
  let sum = 0;
  let chance = 1;
  for (let sunk = 0; sunk < sail; sunk++) {
    chance *= Math.max(0, Math.min(DICE, sinkingNumber(dp, dr, sunk) + 1)) / DICE;
    sum += chance;
  }
  return sum;
}

/** What one side of a Combat does to the other at a Damage Level. */
function harm(by: readonly Unit[], to: readonly Unit[], level: number): number {
  const column = level + Math.min(0, ...by.map(({ shift }) => shift));
  const light = by.filter((one) => !isLine(one)).length * OARS_AND_FRIGATES;
  const modifier = Math.max(0, sailOf(by) - sailOf(to)) + light;
  let sum = 0;
  for (let die = 0; die < DICE; die++) {
    const { dp, sunk } = combatResult(column, die, modifier);
    const shares = evenly(dp, to);
    for (const [index, one] of to.entries()) {
      if (!isLine(one)) continue;
      sum += Math.min(one.sail, sunk / to.length + expectedSinkings({ ...one, dp: one.dp + shares[index]! }));
    }
  }
  return sum / DICE;
}

/** The strongest meet the strongest; who has Squadrons to spare doubles as far as the Intensity allows (8.333). */
export function pairings(
  own: readonly Unit[],
  his: readonly Unit[],
  intensity: Intensity,
): { readonly own: readonly Unit[]; readonly his: readonly Unit[] }[] {
  const [ours, theirs] = [own, his].map((line) => line.toSorted((a, b) => b.sail - a.sail || a.dp - b.dp));
  const count = Math.min(ours!.length, theirs!.length);
  const room = count * (1 + EXTRA[intensity]);
  const share = (line: readonly Unit[], at: number): Unit[] =>
    line.slice(0, room).filter((_, index) => index % count === at);
  return Array.from({ length: count }, (_, at) => ({ own: share(ours!, at), his: share(theirs!, at) }));
}

export function tollOf(own: readonly Unit[], his: readonly Unit[], intensity: Intensity): Toll {
  const combats = pairings(own, his, intensity);
  let lost = 0;
  let taken = 0;
  for (const level of LEVELS[intensity])
    for (const combat of combats) {
      lost += harm(combat.his, combat.own, level);
      taken += harm(combat.own, combat.his, level);
    }
  return { own: lost / DICE, his: taken / DICE };
}

/** Before anybody knows how hard it will be fought. */
export function outlook(own: readonly Unit[], his: readonly Unit[]): Toll {
  const tolls = (['Light', 'Medium', 'Heavy'] as const).map((intensity) => tollOf(own, his, intensity));
  const mean = (side: keyof Toll): number => tolls.reduce((sum, one) => sum + one[side], 0) / tolls.length;
  return { own: mean('own'), his: mean('his') };
}
