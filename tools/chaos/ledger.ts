/** What a client was promised and what came to it over the wire, to be held against the database when all is over. */
import { canonical, GALLERY, hashOf, type Seat } from '@weathergage/kernel';
import type { DeskReply, ServerMessage } from '@weathergage/kernel/protocol.ts';

export interface Promised {
  readonly ask: string;
  readonly answer: string;
}

/** One match as chaos knows it: its tokens are secret from everybody but their seat, the dice secret from all. */
export interface MatchLedger {
  readonly id: string;
  readonly game: string;
  /** The secret of the dice first. */
  readonly secrets: readonly string[];
  /** No person plays in it: it goes on while somebody looks. */
  readonly isMachines: boolean;
  readonly clients: ClientLedger[];
}

/** Every so often a desk is kept by its hash, to be compared with what the rules show that seat at that moment. */
const SAMPLED = 4;

/** What may be taken back hangs on how far back a server remembers; all else of a desk follows from the journal. */
export const deskHash = ({ undo: _, ...desk }: DeskReply['desk']): string => hashOf(desk);

export class ClientLedger {
  readonly seat: Seat;
  readonly promised: Promised[] = [];
  readonly desks = new Map<number, string>();
  /** What was told of each step, by its number. */
  readonly told = new Map<number, string>();
  readonly leaks: string[] = [];
  last: DeskReply['desk'] | null = null;
  frames = 0;
  readonly #secrets: readonly string[];
  readonly #asks = new Set<string>();
  #desks = 0;

  constructor(seat: Seat, secrets: readonly string[]) {
    this.seat = seat;
    this.#secrets = secrets;
  }

  /** Reads a frame, or the body of a reply, before anything else does. When a match is over its dice are secret no more. */
  read(text: string): void {
    this.frames++;
    const [dice, ...tokens] = this.#secrets;
    for (const secret of text.includes('"status":"over"') ? tokens : [dice!, ...tokens])
      if (text.includes(secret)) this.leaks.push(`a secret came to ${this.seat}: ${text.slice(0, 80)}`);
  }

  desk({ desk, steps }: Pick<DeskReply, 'desk' | 'steps'>): void {
    const foreign = desk.asks.find(({ ask }) => ask.seat !== this.seat || this.seat === GALLERY);
    if (foreign !== undefined) this.leaks.push(`${this.seat} was shown the question ${foreign.ask.id}`);
    this.last = desk;
    if (this.#desks++ % SAMPLED === 0) this.desks.set(desk.n, deskHash(desk));
    for (const { n, told } of steps) this.told.set(n, hashOf(told));
  }

  keep(message: ServerMessage): void {
    if (message.type === 'desk') this.desk(message);
  }

  hasPromised(ask: string): boolean {
    return this.#asks.has(ask);
  }

  promise(answers: readonly { readonly ask: string; readonly answer: unknown }[]): void {
    for (const { ask, answer } of answers) {
      this.#asks.add(ask);
      this.promised.push({ ask, answer: canonical(answer) });
    }
  }
}
