/**
 * Those who look on, and how they are told what is new to them: the seats at once, the gallery a slice at a time, so that
 * however many sit there nobody's answer waits for them. What is told was made in the match's turn, and so is on disk.
 */
import { GALLERY, type Seat } from '@weathergage/kernel';
import { asFault, Fault } from '../faults.ts';
import { inSlices } from './crowd.ts';

/** Somebody at the other end of a socket. */
export interface Watcher {
  readonly seat: Seat;
  /** The last number told, by us or before he came back. */
  lastSeen: number;
  /** Whether he has had a desk on this socket, and takes differences to it. */
  greeted: boolean;
  readonly patches: boolean;
  /** What he was last told about the match itself, and about what his seat has left with the server. */
  info: string | null;
  standing: string | null;
  /** The clock he was last told of, by its version. */
  clock: number;
  /** What many are sent comes as bytes, made once for all of them. */
  send(text: string | Uint8Array): void;
  drop(fault: Fault): void;
}

/** What can be told of a match, as text. */
export interface ToldMatch {
  /** The number of its last deed; null while there is nothing to see. */
  readonly toldNumber: number | null;
  infoText(): string;
  /**
   * What a seat that had last seen a number gets to see; a promise where the store has to be asked. `hasView`: the view
   * that went with that number is still at the other end, and what differs from it is enough.
   */
  deskText(seat: Seat, lastSeen: number, hasView: boolean): string | Promise<string>;
  standingText(seat: Seat): string | null;
  /** By its version; null where there is no clock. */
  readonly clockVersion: number | null;
  clockText(): string;
}

interface Parcel {
  readonly watcher: Watcher;
  readonly texts: readonly (string | Uint8Array)[];
}

export class Telling {
  readonly watchers = new Set<Watcher>();
  readonly #match: ToldMatch;
  /** What has been made for the gallery is being sent; and there is more to tell it already. */
  #isSending = false;
  #isBehind = false;

  constructor(match: ToldMatch) {
    this.#match = match;
  }

  /** In the match's turn. `again` is called when the gallery has been told and there is more to tell it. */
  async tellAll(again: () => void): Promise<void> {
    const gallery: Watcher[] = [];
    const texts = new Map<string, string>();
    for (const watcher of [...this.watchers]) {
      if (watcher.seat === GALLERY) gallery.push(watcher);
      else await this.#orDrop(watcher, texts, (news) => sendAll(watcher, news));
    }
    if (gallery.length === 0) return;
    if (this.#isSending) {
      this.#isBehind = true;
      return;
    }
    const outbox: Parcel[] = [];
    const shared = new SharedBytes();
    for (const watcher of gallery)
      await this.#orDrop(watcher, texts, (news) => {
        if (news.length > 0) outbox.push({ watcher, texts: news.map((text) => shared.of(text)) });
      });
    this.#isSending = true;
    const send = ({ watcher, texts }: Parcel): void => {
      if (this.watchers.has(watcher)) sendAll(watcher, texts);
    };
    inSlices(outbox, send, () => {
      this.#isSending = false;
      if (!this.#isBehind) return;
      this.#isBehind = false;
      again();
    });
  }

  /** Shows one the whole desk again, in the match's turn. */
  async showWhole(watcher: Watcher): Promise<void> {
    watcher.greeted = false;
    await this.tellOne(watcher);
  }

  /** Tells one what is new to him, in the match's turn. */
  async tellOne(watcher: Watcher): Promise<void> {
    sendAll(watcher, await this.#newsFor(watcher, new Map()));
  }

  dropAll(error: unknown): void {
    for (const watcher of [...this.watchers]) this.#drop(watcher, error);
  }

  /** One who can't be told is dropped, and may come back and catch up. */
  async #orDrop(
    watcher: Watcher,
    texts: Map<string, string>,
    deliver: (news: readonly string[]) => void,
  ): Promise<void> {
    try {
      const news = this.#newsFor(watcher, texts);
      deliver(news instanceof Promise ? await news : news);
    } catch (error) {
      this.#drop(watcher, error);
    }
  }

  #drop(watcher: Watcher, error: unknown): void {
    this.watchers.delete(watcher);
    watcher.drop(error instanceof Fault ? error : asFault(error));
  }

  /** All that is new to him, marked as told. Nothing is waited for where everything is at hand. */
  #newsFor(watcher: Watcher, texts: Map<string, string>): readonly string[] | Promise<readonly string[]> {
    const match = this.#match;
    const news: string[] = [];
    const info = match.infoText();
    if (watcher.info !== info) {
      news.push(`{"type":"match","seat":${JSON.stringify(watcher.seat)},"match":${info}}`);
      watcher.info = info;
    }
    const n = match.toldNumber;
    if (n === null || (watcher.greeted && watcher.lastSeen === n))
      return this.#smallNews(watcher, texts, news);
    const hasView = watcher.greeted && watcher.patches;
    const key = `${watcher.lastSeen} ${hasView} ${watcher.seat}`;
    const tell = (text: string): readonly string[] => {
      texts.set(key, text);
      watcher.greeted = true;
      watcher.lastSeen = n;
      news.push(text);
      return this.#smallNews(watcher, texts, news);
    };
    const text = texts.get(key) ?? match.deskText(watcher.seat, watcher.lastSeen, hasView);
    return typeof text === 'string' ? tell(text) : text.then(tell);
  }

  #smallNews(watcher: Watcher, texts: Map<string, string>, news: string[]): readonly string[] {
    const version = this.#match.clockVersion;
    if (version !== null && watcher.clock !== version) {
      watcher.clock = version;
      const text = texts.get('clock') ?? this.#match.clockText();
      texts.set('clock', text);
      news.push(text);
    }
    const standing = this.#match.standingText(watcher.seat);
    if (watcher.standing !== standing) {
      watcher.standing = standing;
      news.push(`{"type":"standing","standing":${standing}}`);
    }
    return news;
  }
}

/** A text that many are told is turned into bytes once. */
class SharedBytes {
  readonly #bytes = new Map<string, Uint8Array>();

  of(text: string): Uint8Array {
    let bytes = this.#bytes.get(text);
    if (bytes === undefined) {
      bytes = Buffer.from(text);
      this.#bytes.set(text, bytes);
    }
    return bytes;
  }
}

function sendAll(watcher: Watcher, texts: readonly (string | Uint8Array)[]): void {
  for (const text of texts) watcher.send(text);
}
