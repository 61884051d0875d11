/** What waits, by whom it is for: each takes one thing in turn, however much another has waiting. */
export class FairQueue<T> {
  /** In the order of whose turn it is. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(key: string, item: T): void {
    const items = this.#waiting.get(key);
    if (items === undefined) this.#waiting.set(key, [item]);
    else items.push(item);
    this.#size++;
  }

  /** Back to the head of its own line, and that to the head of all: it had its turn and nothing came of it. */
  putBack(key: string, item: T): void {
    const items = this.#waiting.get(key) ?? [];
    const others = [...this.#waiting].filter(([other]) => other !== key);
    this.#waiting.clear();
    this.#waiting.set(key, [item, ...items]);
    for (const [other, theirs] of others) this.#waiting.set(other, theirs);
    this.#size++;
  }

  remove(key: string, item: T): boolean {
    const items = this.#waiting.get(key);
    const at = items?.indexOf(item) ?? -1;
    if (items === undefined || at < 0) return false;
    items.splice(at, 1);
    if (items.length === 0) this.#waiting.delete(key);
    this.#size--;
    return true;
  }

  /** The next in turn that may go on now; those passed over keep their places. */
  next(mayGoOn: (item: T) => boolean = () => true): T | undefined {
    for (const [key, items] of this.#waiting) {
      const item = items[0]!;
      if (!mayGoOn(item)) continue;
      items.shift();
      this.#waiting.delete(key);
      if (items.length > 0) this.#waiting.set(key, items);
      this.#size--;
      return item;
    }
    return undefined;
  }

  /** The first of each line. */
  *heads(): Generator<T> {
    for (const items of this.#waiting.values()) yield items[0]!;
  }

  /** Takes out all there is. */
  drain(): T[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }
}
