/** What somebody who mistyped a word may have meant. */

/** Letters to be put in, taken out, changed or exchanged with the next one before one word is the other. */
function slips(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}

/** The nearest of the words, if it is near enough to be what was meant: one slip in three letters at most. */
export function nearestWord(typed: string, words: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.floor(Math.max(typed.length, 3) / 3) + 1;
  for (const word of words) {
    if (Math.abs(word.length - typed.length) >= least) continue;
    const found = slips(typed, word);
    if (found < least) [best, least] = [word, found];
  }
  return best;
}
