/** Chances before the dice fall: throws against a number, hits of a table, losses in a melee. */
import type { Needed } from '../../data/tables.ts';
import { lossesInflicted } from '../../rules/boarding/contest.ts';

/** How many of the equally likely throws reach the number; an unmodified `always` succeeds whatever else. */
export function waysToReach(
  { dice, atLeast }: Needed,
  modifier: number,
  always: number | null,
): { readonly ways: number; readonly of: number } {
  let ways = 0;
  const of = 6 ** dice;
  for (let n = 0; n < of; n++) {
    const sum = dice === 1 ? n + 1 : (n % 6) + 1 + Math.floor(n / 6) + 1;
    if (sum + modifier >= atLeast || sum === always) ways++;
  }
  return { ways, of };
}

/** Squares that a party of this strength takes off the enemy for each face of the die. */
export const meleeLosses = (strength: number): readonly number[] =>
  [1, 2, 3, 4, 5, 6].map((die) => (strength > 0 ? lossesInflicted(strength, die) : 0));

/** `11 in 36, 31 %`: the count first, since it can be checked on the fingers. */
export const chanceWords = ({ ways, of }: { readonly ways: number; readonly of: number }): string =>
  `${ways} in ${of}, ${Math.round((100 * ways) / of)} %`;
