/** Questions that a rule gives a time for, at a table in this page: rings when it is up. */
import type { Match, Seat } from '@weathergage/kernel';

export interface Late {
  readonly seat: Seat;
  readonly ask: string;
  readonly answer: unknown;
}

export class Timekeeper {
  readonly #onUp: (late: readonly Late[]) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The step the clock runs for. */
  #step: number | null = null;

  constructor(onUp: (late: readonly Late[]) => void) {
    this.#onUp = onUp;
  }

  /** Starts the clock of a new step; `again` also of one whose story has only now been told. */
  wind(match: Match, again = false): void {
    if (this.#step === match.step && !again) return;
    clearTimeout(this.#timer);
    this.#step = match.step;
    const seconds = Math.max(0, ...pressing(match).map(({ seconds: given }) => given));
    if (seconds === 0) return;
    const { step } = match;
    this.#timer = setTimeout(() => {
      if (match.step === step) this.#onUp(pressing(match));
    }, seconds * 1000);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** The asks still open that have a clock, with what stands for an answer. */
function pressing(match: Match): (Late & { readonly seconds: number })[] {
  const { game } = match;
  if (game.clock === undefined || match.outcome !== null) return [];
  return match.asks
    .filter((ask) => match.pendingAnswer(ask.id) === undefined)
    .flatMap((ask) => {
      const clock = game.clock!(match.view(ask.seat), ask);
      return clock === null
        ? []
        : [{ seat: ask.seat, ask: ask.id, answer: clock.late, seconds: clock.seconds }];
    });
}
