/** The best of many that are each in some danger, without asking after the danger of those that are too poor without it. */

interface Weighed<T> {
  readonly item: T;
  readonly value: number;
}

/** A place among those kept so far, the best first; of equals whoever came first. */
function placeFor(
  kept: readonly { readonly value: number; readonly at: number }[],
  value: number,
  at: number,
) {
  let place = kept.length;
  while (place > 0) {
    const before = kept[place - 1]!;
    if (before.value > value || (before.value === value && before.at < at)) break;
    place--;
  }
  return place;
}

/** `safe` is what each would be worth out of danger, which is never less than nothing. */
export function bestInDanger<T>(
  items: readonly T[],
  safe: ArrayLike<number>,
  most: number,
  danger: (item: T) => number,
): readonly Weighed<T>[] {
  const order = items.map((_, at) => at).sort((a, b) => safe[b]! - safe[a]!);
  const kept: { readonly value: number; readonly at: number }[] = [];
  for (const at of order) {
    if (kept.length >= most && safe[at]! < kept[most - 1]!.value) break;
    const value = safe[at]! - danger(items[at]!);
    const place = placeFor(kept, value, at);
    if (place >= most) continue;
    kept.splice(place, 0, { value, at });
    if (kept.length > most) kept.pop();
  }
  return kept.map(({ at, value }) => ({ item: items[at]!, value }));
}
