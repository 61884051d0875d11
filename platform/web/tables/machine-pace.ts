/** Machines that play alone keep pace with whoever looks on: never so fast that a person could not step in. */

/** How long each step is left standing before the next. */
const BREATH_MS = 1500;

export class MachinePace {
  readonly #breathMs: number;
  #paused = false;
  #telling = false;
  /** Ends the breath that is being taken, and wakes whoever waits to be let go. */
  #cutShort: () => void = () => {};
  #letGo: () => void = () => {};

  constructor(breathMs = BREATH_MS) {
    this.#breathMs = breathMs;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** Nothing moves on: a person has said so, or the last step is still being told. */
  get held(): boolean {
    return this.#paused || this.#telling;
  }

  pause(on: boolean): void {
    this.#paused = on;
    this.#letGo();
  }

  tell(on: boolean): void {
    this.#telling = on;
    this.#letGo();
  }

  /** Whoever waits looks round at once: the hands at the table have changed, or it is cleared away. */
  wakeAll(): void {
    this.#cutShort();
    this.#letGo();
  }

  /** Settles when machines that play alone may go on, or when they no longer do. */
  async next(alone: () => boolean): Promise<void> {
    if (this.#breathMs > 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.#breathMs);
        this.#cutShort = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    while (alone() && this.held)
      await new Promise<void>((resolve) => {
        this.#letGo = resolve;
      });
  }
}
