/** Questions that a rule gives a time for, at a table in this page: rings when it is up. */
import { type AnswerDeed, type Match, type PressingAsk, pressingAsks } from '@weathergage/kernel';

export class Timekeeper {
  readonly #onUp: (late: readonly AnswerDeed[]) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The step the clock runs for. */
  #step: number | null = null;
  #held = false;

  constructor(onUp: (late: readonly AnswerDeed[]) => void) {
    this.#onUp = onUp;
  }

  /** Starts the clock of a new step; `again` also of one whose story has only now been told. */
  startClock(match: Match, again = false): void {
    if (this.#step === match.step && !again) return;
    this.#step = match.step;
    this.#held = false;
    this.#run(match, 0);
  }

  /** Stops the clock, or lets it go on with what was left: `spent` milliseconds have gone by. */
  hold(on: boolean, match: Match, spent: number): void {
    if (on === this.#held) return;
    this.#held = on;
    if (on) clearTimeout(this.#timer);
    else this.#run(match, spent);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #run(match: Match, spent: number): void {
    clearTimeout(this.#timer);
    const seconds = Math.max(0, ...pressingAsks(match).map((pressing) => pressing.seconds));
    if (seconds === 0) return;
    const { step } = match;
    this.#timer = setTimeout(
      () => {
        if (match.step === step) this.#onUp(pressingAsks(match).map(lateAnswer));
      },
      Math.max(0, seconds * 1000 - spent),
    );
  }
}

const lateAnswer = ({ ask: { id, seat }, late }: PressingAsk): AnswerDeed => ({
  type: 'answer',
  seat,
  ask: id,
  answer: late,
});
