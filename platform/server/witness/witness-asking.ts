/**
 * Asks the witness of a match to sign what was answered, off the match's turn, until he has. Nothing of it is kept but
 * his signature: what he is to sign follows from the journal, so that a killed server asks again for the same.
 */
import { type WitnessedStep, type WitnessSignatures, witnessOf } from '@weathergage/kernel';
import type { LiveMatch } from '../match/live-match.ts';
import type { ServerLog } from '../operation/server-log.ts';
import type { Watch } from '../watch.ts';
import { WitnessFailed, type WitnessLine, witnessPass } from './witness-line.ts';

/** Between two tries: twice as long each time, up to the longest. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

export interface AskingMeans {
  readonly line: WitnessLine;
  readonly watch: Watch;
  readonly log: ServerLog;
  /** In the match's turn: he has signed this, if it is still what is waited for. */
  take(id: string, step: WitnessedStep, signatures: WitnessSignatures): Promise<void>;
  /** How he is has changed: those who wait are told. */
  tell(id: string): Promise<void>;
}

export class WitnessAsking {
  readonly #means: AskingMeans;
  readonly #waits = new Set<() => void>();
  #stopped = false;

  constructor(means: AskingMeans) {
    this.#means = means;
  }

  stop(): void {
    this.#stopped = true;
    this.#means.line.hangUp();
    for (const cancel of this.#waits) cancel();
    this.#waits.clear();
  }

  /** Sets to work if the match waits for its witness. */
  wake(live: LiveMatch): void {
    if (this.#stopped || live.witnessAtWork || live.awaiting === null) return;
    live.witnessAtWork = true;
    setImmediate(() => void this.#work(live, FIRST_WAIT_MS));
  }

  async #work(live: LiveMatch, wait: number): Promise<void> {
    const step = live.awaiting;
    const witness = witnessOf(live.record.opening);
    if (this.#stopped || step === null || witness === null) {
      live.witnessAtWork = false;
      return;
    }
    try {
      const signatures = await this.#means.line.sign(witness, step, witnessPass(live.record.secret));
      if (this.#stopped) return;
      live.witnessTrouble = null;
      await this.#means.take(live.id, step, signatures);
    } catch (err) {
      await this.#failed(live, err, wait);
      return;
    }
    live.witnessAtWork = false;
    // The next step may wait for him already.
    this.wake(live);
  }

  async #failed(live: LiveMatch, err: unknown, wait: number): Promise<void> {
    if (this.#stopped) return;
    const trouble = err instanceof WitnessFailed ? err.trouble : 'silent';
    this.#means.log('info', { match: live.id, trouble, err }, 'a witness was of no use');
    const isNews = live.witnessTrouble !== trouble;
    live.witnessTrouble = trouble;
    const cancel = this.#means.watch.later(() => {
      this.#waits.delete(cancel);
      void this.#work(live, Math.min(2 * wait, LONGEST_WAIT_MS));
    }, wait);
    this.#waits.add(cancel);
    if (isNews) await this.#means.tell(live.id).catch(() => {});
  }
}
