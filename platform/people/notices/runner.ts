/** Sees to what is due, by whatever clock it is given: decides whom to tell, and sends what is on its way. */
import type { Deciding } from './deciding.ts';
import type { OutboundParcel, Outbox } from './outbox.ts';
import type { Fate, Sending } from './sending.ts';
import type { NoticeSettings } from './settings.ts';
import type { Ways } from './ways.ts';

export interface NoticeClock {
  now(): number;
  later(run: () => void, ms: number): () => void;
}

export interface RunnerParts {
  readonly deciding: Deciding;
  readonly outbox: Outbox;
  readonly sending: Sending;
  readonly ways: Ways;
  readonly settings: NoticeSettings;
  readonly clock: NoticeClock;
  /** Whether another server may write something down, too. */
  readonly shared: boolean;
  readonly onTrouble: (text: string, error: unknown) => void;
}

/** Another server may have written something down: so often it is looked after at least. One alone knows when. */
const LOOK_MS = 30_000;
const LOOK_ALONE_MS = 600_000;
/** After something went wrong with the store. */
const AFTER_TROUBLE_MS = 15_000;

export class NoticeRunner {
  readonly #parts: RunnerParts;
  #cancel: () => void = () => {};
  #running: Promise<void> = Promise.resolve();
  #state: 'still' | 'waiting' | 'busy' | 'stopped' = 'still';
  /** When it looks again, or must once it has done what is in hand. */
  #wakes = Number.POSITIVE_INFINITY;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  begin(): void {
    if (this.#state !== 'still') return;
    this.#state = 'waiting';
    this.#wake();
  }

  /** Something new has been written down that is due at a time. */
  nudge(at: number): void {
    if (at >= this.#wakes) return;
    this.#wakes = at;
    if (this.#state === 'waiting') this.#sleep();
  }

  /** When what is in hand is done. */
  get settled(): Promise<void> {
    return this.#running;
  }

  /** Finishes what is in hand. */
  async stop(): Promise<void> {
    this.#state = 'stopped';
    this.#cancel();
    await this.#running;
  }

  #wake(): void {
    this.#cancel();
    this.#state = 'busy';
    this.#wakes = Number.POSITIVE_INFINITY;
    this.#running = this.#round()
      .catch((error: unknown) => {
        this.#parts.onTrouble('notices could not be seen to', error);
        return AFTER_TROUBLE_MS;
      })
      .then((wait) => this.#rest(wait));
  }

  #rest(wait: number): void {
    if (this.#state === 'stopped') return;
    this.#state = 'waiting';
    this.#wakes = Math.min(this.#wakes, this.#parts.clock.now() + wait);
    this.#sleep();
  }

  #sleep(): void {
    this.#cancel();
    const { clock } = this.#parts;
    this.#cancel = clock.later(() => this.#wake(), Math.max(0, this.#wakes - clock.now()));
  }

  /** All that is due now; how long there is nothing to do afterwards. */
  async #round(): Promise<number> {
    const { deciding, outbox, clock } = this.#parts;
    while (this.#state === 'busy') {
      const decided = await deciding.decide(clock.now());
      const parcels = await outbox.take(clock.now());
      await Promise.all(parcels.map((parcel) => this.#send(parcel)));
      if (decided + parcels.length === 0) break;
    }
    const most = this.#parts.shared ? LOOK_MS : LOOK_ALONE_MS;
    const next = [await deciding.nextDue(), await outbox.nextDue()].filter((due) => due !== null);
    return Math.max(0, Math.min(most, ...next.map((due) => due - clock.now())));
  }

  async #send(parcel: OutboundParcel): Promise<void> {
    const { sending, outbox, clock } = this.#parts;
    const fate = await sending.send(parcel, clock.now());
    if (fate.is === 'gone') await outbox.gone(parcel.id);
    else await this.#notSent(parcel, fate);
  }

  async #notSent(parcel: OutboundParcel, { is, why }: Exclude<Fate, { is: 'gone' }>): Promise<void> {
    const { ways, settings, outbox, clock } = this.#parts;
    const { way, target, person } = parcel;
    const isOver = is === 'dead' || !(await outbox.failed(parcel, clock.now()));
    if (is === 'dead') await outbox.gone(parcel.id);
    if (way === 'hook') await ways.markHook(target, why, isOver);
    else if (way === 'mail') await settings.letterFailed(person, why);
    else if (isOver) await ways.endDevice(person, target);
  }
}
