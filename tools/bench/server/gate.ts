/** What is not said while the gate is shut is said when it opens. */
export class Gate {
  #waiting: (() => void)[] | null = null;

  shut(): void {
    this.#waiting ??= [];
  }

  open(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const say of waiting) say();
  }

  /** At once, or as soon as it is open. */
  pass(say: () => void): void {
    if (this.#waiting === null) say();
    else this.#waiting.push(say);
  }
}
