/** Odds of a search when the two choices differ (6.5/4): one die against three, equal totals thrown again. */

/** How often each total of so many dice falls. */
function totals(dice: number): Map<number, number> {
  let ways = new Map<number, number>([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, count] of ways)
      for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + count);
    ways = next;
  }
  return ways;
}

const ONE = totals(1);
const THREE = totals(3);

/** The chance that who picked to fight finds who picked to avoid, by what each brings before the dice. */
export function findingOdds(fighter: number, avoider: number): number {
  let [found, lost] = [0, 0];
  for (const [a, ways] of ONE)
    for (const [b, others] of THREE) {
      if (fighter + a > avoider + b) found += ways * others;
      else if (fighter + a < avoider + b) lost += ways * others;
    }
  // Where neither can ever be ahead the dice would never end; that takes one total on each side.
  return found + lost === 0 ? 0 : found / (found + lost);
}

export const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return 'under 1 %';
  if (whole === 100 && chance < 1) return 'over 99 %';
  return `${whole} %`;
};
