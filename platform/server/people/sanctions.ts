/**
 * Who may not speak, and whose account is closed, for a time. Almost nobody ever is: so all of them are held in memory, and
 * read anew every few seconds, and no deed waits for it.
 */
import type { People } from '@weathergage/people';
import { Fault } from '../faults.ts';

const EVERY_MS = 5000;

type Held = Awaited<ReturnType<People['moderation']['sanctioned']>>;

const until = (ends: number): string => new Date(ends).toISOString().slice(0, 16).replace('T', ' ');

export class Sanctions {
  readonly #people: People;
  #held: Held = { silence: new Map(), close: new Map() };
  #read = Number.NEGATIVE_INFINITY;

  constructor(people: People) {
    this.#people = people;
  }

  async #now(): Promise<Held> {
    if (performance.now() - this.#read > EVERY_MS) {
      this.#read = performance.now();
      this.#held = await this.#people.moderation.sanctioned(Date.now());
    }
    return this.#held;
  }

  /** Something has been done about somebody. */
  changed(): void {
    this.#read = Number.NEGATIVE_INFINITY;
  }

  async of(person: string): Promise<{ silenced: number | null; closed: number | null }> {
    const { silence, close } = await this.#now();
    const now = Date.now();
    const lasting = (ends: number | undefined): number | null =>
      ends !== undefined && ends > now ? ends : null;
    return { silenced: lasting(silence.get(person)), closed: lasting(close.get(person)) };
  }

  async refuseClosed(person: string): Promise<void> {
    const { closed } = await this.of(person);
    if (closed !== null)
      throw new Fault('account-closed', `This account is closed until ${until(closed)} (UTC).`);
  }

  async refuseSilenced(person: string): Promise<void> {
    await this.refuseClosed(person);
    const { silenced } = await this.of(person);
    if (silenced !== null) throw new Fault('silenced', `You may not speak until ${until(silenced)} (UTC).`);
  }

  /** Whoever sits in a seat; costs nothing while nobody is under a sanction. */
  async refuseAt(match: string, seat: string, speaks: boolean): Promise<void> {
    const { silence, close } = await this.#now();
    if (close.size === 0 && !(speaks && silence.size > 0)) return;
    const person = await this.#people.chairs.personAt(match, seat);
    if (person === null) return;
    if (speaks) await this.refuseSilenced(person);
    else await this.refuseClosed(person);
  }
}
