/** What goes down of worn ships that lie in Port (7.351). */

const FACES = 10;

/** Sail of a Squadron that lies in Port that will go down in so many Turns; `mended` Damage Points are made good in each. */
export function wasting(dp: number, dr: number, sail: number, turns: number, mended: number): number {
  let whole = new Map<number, number>([[sail, 1]]);
  let now = dp;
  for (let turn = 0; turn < turns && now >= dr; turn++) {
    const sinks = Math.min(1, (now - dr + 1) / FACES);
    const next = new Map<number, number>();
    for (const [left, chance] of whole) {
      next.set(left, (next.get(left) ?? 0) + (left === 0 ? chance : chance * (1 - sinks)));
      if (left > 0) next.set(left - 1, (next.get(left - 1) ?? 0) + chance * sinks);
    }
    whole = next;
    now -= mended;
  }
  return sail - [...whole].reduce((sum, [left, chance]) => sum + left * chance, 0);
}
