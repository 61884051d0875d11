/**
 * What is said at one match, who hears it, and who is there. A word to one's side is heard by that side alone, and what
 * spectators say among themselves by them alone, until the match is over; then all of it is open. Spectators who are kept
 * some steps behind hear no word before they have come to where it was said.
 */
import { GALLERY, type Seat } from '@weathergage/kernel';
import {
  type Say,
  TALK_LIMITS,
  type TalkLine,
  type TalkMessage,
} from '@weathergage/kernel/people/talk-protocol.ts';
import type { PresenceRecord, Store, TalkRecord } from '@weathergage/store';
import { Fault } from '../faults.ts';
import { orStoreFailed } from '../store-failed.ts';
import { Rounds } from './crowd.ts';

/** The match as far as talk goes by it. */
export interface TalkedMatch {
  readonly id: string;
  readonly isOver: boolean;
  /** The number of the last deed, and of the last that the gallery has come to. */
  readonly deedNumber: number;
  readonly galleryNumber: number;
  sideOf(seat: Seat): string;
}

/** Who does not want to hear whom, by seats. */
export interface Hearing {
  deaf(match: string): Promise<ReadonlyMap<Seat, ReadonlySet<Seat>>>;
}

/** What can be told of a moment: what was said, and who is there, written out. */
interface News {
  readonly heard: readonly TalkRecord[];
  readonly presence: string;
}

interface Listener {
  readonly seat: Seat;
  send(text: string): void;
  /** The sayings he has been told, and who he knows to be there. */
  told: readonly TalkRecord[];
  presence: string;
}

/** What no saying needs, and could make it look like another's: controls, and marks that turn the writing round. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TRICKS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** From how many on spectators are counted by tens: not everybody hears of each that comes and goes. */
const MANY = 20;

export class TalkRoom {
  readonly #match: TalkedMatch;
  readonly #store: Store;
  readonly #listeners = new Set<Listener>();
  /** All that was said, once somebody wants to know. */
  #said: readonly TalkRecord[] | null = null;
  readonly #hearing: Hearing | undefined;
  /** Who is before it at other servers, and what those were last told of here. */
  #elsewhere: readonly PresenceRecord[] = [];
  #shared = '';
  #sharing: Promise<void> = Promise.resolve();
  #deaf: ReadonlyMap<Seat, ReadonlySet<Seat>> = new Map();
  /** How it stood when the gallery was last told, or is being told. */
  #galleryNews: News = { heard: [], presence: '' };
  readonly #gallery: Rounds<Listener>;

  constructor(match: TalkedMatch, store: Store, hearing?: Hearing) {
    this.#match = match;
    this.#store = store;
    this.#gallery = new Rounds(
      () => {
        this.#galleryNews = this.#newsFor(GALLERY);
        return [...this.#listeners].filter(({ seat }) => seat === GALLERY);
      },
      (listener) => this.#listeners.has(listener) && tellNews(listener, this.#galleryNews),
    );
    this.#hearing = hearing;
  }

  /** Lets the other servers know who is here, one word after the other. */
  #share(): void {
    if (!this.#store.shared) return;
    const here = this.#here();
    const words = JSON.stringify(here);
    if (words === this.#shared) return;
    this.#shared = words;
    this.#sharing = this.#sharing
      .then(() => this.#store.keepPresence(this.#match.id, here))
      .catch(() => {
        // The database is away; who is where is said again with the next who comes or goes.
        this.#shared = '';
      });
  }

  #here(): PresenceRecord {
    const all = [...this.#listeners].map(({ seat }) => seat);
    const seats = [...new Set(all)].filter((seat) => seat !== GALLERY).sort();
    return { seats, gallery: all.filter((seat) => seat === GALLERY).length };
  }

  /** In the match's turn. Returns how to leave. */
  async enter(seat: Seat, send: (text: string) => void): Promise<() => void> {
    const listener: Listener = { seat, send, told: [], presence: '' };
    await this.#read();
    this.#listeners.add(listener);
    tellNews(listener, this.#newsFor(seat));
    this.tell();
    this.#share();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#said = null;
      else this.tell();
      this.#share();
    };
  }

  async say(seat: Seat, say: Say): Promise<void> {
    const isGallery = seat === GALLERY;
    if (isGallery !== (say.to === 'gallery'))
      throw new Fault(
        'not-a-player',
        isGallery ? 'Spectators talk among themselves.' : 'What spectators say is for spectators.',
      );
    const said = 'text' in say ? { text: plainText(say.text) } : { signal: say.signal };
    if (said.text === '') throw new Fault('malformed', 'There is nothing in that.');
    const { id, deedNumber } = this.#match;
    const record: TalkRecord = { at: Date.now(), deed: deedNumber, seat, to: say.to, ...said };
    if (!(await orStoreFailed(this.#store.addTalk(id, record, TALK_LIMITS.most))))
      throw new Fault('too-many', 'As much has been said from here as can be kept with one match.');
    await this.refresh();
  }

  /** Something may have been said, here or at another server. */
  async refresh(): Promise<void> {
    if (this.#listeners.size === 0) return;
    await this.#read();
    this.tell();
  }

  /** All that a seat may know of, for who asks. */
  async heardBy(seat: Seat): Promise<TalkLine[]> {
    const all = this.#said ?? (await orStoreFailed(this.#store.talk(this.#match.id)));
    await this.#listenAnew();
    return this.#audible(all, seat).map(lineOf);
  }

  /** Tells each what is new to him, nothing where there is nothing: the seats at once, the gallery in rounds. */
  tell(): void {
    if (this.#listeners.size === 0) return;
    const presence = this.#presence();
    const heard = new Map<Seat, readonly TalkRecord[]>();
    let hasGallery = false;
    for (const listener of this.#listeners) {
      const { seat } = listener;
      if (seat === GALLERY) {
        hasGallery = true;
        continue;
      }
      if (!heard.has(seat)) heard.set(seat, this.#audible(this.#said ?? [], seat));
      tellNews(listener, { heard: heard.get(seat)!, presence });
    }
    if (!hasGallery) return;
    const news = { heard: this.#audible(this.#said ?? [], GALLERY), presence };
    if (!isSame(news, this.#galleryNews)) this.#gallery.ask();
  }

  #newsFor(seat: Seat): News {
    return { heard: this.#audible(this.#said ?? [], seat), presence: this.#presence() };
  }

  #presence(): string {
    const all = [this.#here(), ...this.#elsewhere];
    const seats = [...new Set(all.flatMap((one) => one.seats))].sort();
    const count = all.reduce((sum, one) => sum + one.gallery, 0);
    const gallery = count < MANY ? count : Math.round(count / 10) * 10;
    return JSON.stringify({ type: 'presence', seats, gallery } satisfies TalkMessage);
  }

  async #read(): Promise<void> {
    const known = this.#said ?? [];
    const more = await orStoreFailed(this.#store.talk(this.#match.id, known.length));
    this.#said = [...known, ...more];
    if (this.#store.shared)
      this.#elsewhere = await orStoreFailed(this.#store.presenceElsewhere(this.#match.id));
    await this.#listenAnew();
  }

  async #listenAnew(): Promise<void> {
    if (this.#hearing !== undefined) this.#deaf = await this.#hearing.deaf(this.#match.id);
  }

  #audible(spoken: readonly TalkRecord[], seat: Seat): TalkRecord[] {
    const { isOver, galleryNumber } = this.#match;
    const deafTo = this.#deaf.get(seat);
    const all = spoken.filter((record) => !deafTo?.has(record.seat));
    if (isOver) return all;
    if (seat === GALLERY)
      return all.filter(({ to, deed }) => to === 'gallery' || (to === 'table' && deed <= galleryNumber));
    const side = this.#match.sideOf(seat);
    return all.filter(
      (record) => record.to === 'table' || (record.to === 'side' && this.#match.sideOf(record.seat) === side),
    );
  }
}

/** What was written, as one line that looks like nothing else. */
export const plainText = (text: string): string => text.replace(TRICKS, ' ').trim();

/** What he has not been told yet. */
function tellNews(listener: Listener, { heard, presence }: News): void {
  const { told } = listener;
  const from = told.every((record, i) => heard[i] === record) ? told.length : 0;
  // What he is not to hear any more is taken back.
  if (heard.length > from || from < told.length) {
    const message: TalkMessage = { type: 'talk', from, lines: heard.slice(from).map(lineOf) };
    listener.send(JSON.stringify(message));
  }
  listener.told = heard;
  if (listener.presence === presence) return;
  listener.presence = presence;
  listener.send(presence);
}

const isSame = (one: News, other: News): boolean =>
  one.presence === other.presence &&
  one.heard.length === other.heard.length &&
  one.heard.every((record, i) => record === other.heard[i]);

/** What is told of a saying: when in the journal it was said is the server's own affair. */
export const lineOf = ({ at, seat, to, text, signal }: TalkRecord): TalkLine => ({
  at,
  seat,
  to,
  ...(text === undefined ? {} : { text }),
  ...(signal === undefined ? {} : { signal }),
});
