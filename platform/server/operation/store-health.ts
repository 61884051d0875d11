/** Whether the store can be written to, asked of it at most once in a while however often somebody wants to know. */
import type { Store } from '@weathergage/store';

/** An answer is good for so long, and a store that takes longer than this to give one is not well. */
const FRESH_MS = 2000;
const PATIENCE_MS = 3000;

export class StoreHealth {
  readonly #store: Pick<Store, 'probe'>;
  #asked: { readonly at: number; readonly well: Promise<boolean> } | null = null;

  constructor(store: Pick<Store, 'probe'>) {
    this.#store = store;
  }

  isWell(now = performance.now()): Promise<boolean> {
    if (this.#asked === null || now - this.#asked.at >= FRESH_MS)
      this.#asked = { at: now, well: this.#probe() };
    return this.#asked.well;
  }

  async #probe(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    const well = Promise.resolve()
      .then(() => this.#store.probe())
      .then(
        () => true,
        () => false,
      );
    return Promise.race([well, tooLate]).finally(() => clearTimeout(timer));
  }
}
