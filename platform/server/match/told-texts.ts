/** What can be told of a match to whoever looks on, as text: each piece is written out once, however many are told it. */
import { allToldTo, type Match, type Seat, viewPatch } from '@weathergage/kernel';
import {
  type ClockInfo,
  type DeskReply,
  type MatchInfo,
  PROTOCOL_LIMITS,
  type ServerMessage,
  type Standing,
} from '@weathergage/kernel/protocol.ts';
import type { ClockRecord, MatchRecord, StepPage, Store } from '@weathergage/store';
import { orStoreFailed } from '../store-failed.ts';
import type { RecentSteps } from './recent-steps.ts';
import type { ToldMatch } from './telling.ts';

/** The match as its teller sees it. */
export interface ToldSource {
  readonly id: string;
  readonly match: Match | null;
  readonly record: MatchRecord;
  readonly recent: RecentSteps;
  readonly clock: ClockRecord | null;
  clockInfo(): ClockInfo | null;
  standingOf(seat: Seat): Standing | null;
  info(): MatchInfo;
}

/** A difference is sent if it is at most this part of the whole: putting it together takes a moment, too. */
const WORTH_IT = 0.7;

const isKept = (view: unknown): view is object => typeof view === 'object' && view !== null;

/** What a seat was told with a number, and how long it was when it was last written whole. */
interface ToldView {
  readonly n: number;
  readonly view: unknown;
  readonly length: number;
}

type SeatPage = StepPage & { readonly reset: boolean };

export class ToldTexts implements ToldMatch {
  readonly #source: ToldSource;
  readonly #store: Store;
  #infoText: string | null = null;
  /** The text of a view lives as long as the view does. */
  readonly #viewTexts = new WeakMap<object, string>();
  /** The last views that each seat was told, the newest first. */
  readonly #lastViews = new Map<Seat, readonly ToldView[]>();

  constructor(source: ToldSource, store: Store) {
    this.#source = source;
    this.#store = store;
  }

  get toldNumber(): number | null {
    return this.#source.match?.n ?? null;
  }

  /** What is known of the match has changed. */
  forgetInfo(): void {
    this.#infoText = null;
  }

  infoText(): string {
    this.#infoText ??= JSON.stringify(this.#source.info());
    return this.#infoText;
  }

  /** What a seat gets to see that had last seen number `lastSeen`. */
  async desk(seat: Seat, lastSeen: number): Promise<DeskReply> {
    return (await this.desks([seat], lastSeen))[0]!;
  }

  /** The same for several seats, each what it may know: as it stands now, and what happened is read once. */
  async desks(seats: readonly Seat[], lastSeen: number): Promise<DeskReply[]> {
    const desks = seats.map((seat) => this.#source.match!.desk(seat));
    const { reset, ...page } = await this.#stepsFor(lastSeen);
    return desks.map((desk) => ({ reset, ...toldPage(page, desk.seat), desk }));
  }

  deskText(seat: Seat, lastSeen: number, hasView: boolean): string | Promise<string> {
    const page = this.#stepsFor(lastSeen);
    const text = ({ reset, ...read }: SeatPage): string => {
      const { view, ...desk } = this.#source.match!.desk(seat);
      const told = JSON.stringify({ reset, ...toldPage(read, seat), desk }).slice(1, -1);
      const patch = hasView ? this.#patchText(seat, lastSeen, view) : null;
      if (patch !== null)
        return this.#told(seat, view, `{"type":"patch","from":${lastSeen},"patch":${patch},${told}}`);
      return this.#told(seat, view, `{"type":"desk",${told.slice(0, -1)},"view":${this.#viewText(view)}}}`);
    };
    return page instanceof Promise ? page.then(text) : text(page);
  }

  /** The difference to what the seat was told with that number; null where that is not known, or it is no shorter. */
  #patchText(seat: Seat, from: number, view: unknown): string | null {
    const last = this.#lastViews.get(seat)?.find(({ n }) => n === from);
    if (last === undefined) return null;
    if (last.view === view) return '{}';
    const text = JSON.stringify(viewPatch(last.view, view));
    return text.length < last.length * WORTH_IT ? text : null;
  }

  /** One before the newest is kept: those who take no differences may be told first. */
  #told(seat: Seat, view: unknown, text: string): string {
    const { n } = this.#source.match!;
    const [newest, ...older] = this.#lastViews.get(seat) ?? [];
    const length = (isKept(view) ? this.#viewTexts.get(view)?.length : undefined) ?? newest?.length ?? 0;
    const before = newest?.n === n ? older[0] : newest;
    this.#lastViews.set(seat, [{ n, view, length }, ...(before === undefined ? [] : [before])]);
    return text;
  }

  /** A view is written out once, however many see it and however often something beside it changes. */
  #viewText(view: unknown): string {
    if (!isKept(view)) return JSON.stringify(view);
    let text = this.#viewTexts.get(view);
    if (text === undefined) {
      text = JSON.stringify(view);
      this.#viewTexts.set(view, text);
    }
    return text;
  }

  /** What happened since a number, or everything where a step was taken back since. */
  #stepsFor(lastSeen: number): SeatPage | Promise<SeatPage> {
    const { id, record, recent } = this.#source;
    const { n } = this.#source.match!;
    const reset = lastSeen > 0 && (lastSeen < record.rewound || lastSeen > n);
    const after = reset ? 0 : lastSeen;
    const atHand = recent.since(after);
    if (atHand !== null) return { reset, ...atHand };
    // Another server may have gone on already: what it did is told with the desk that shows it.
    const range = { after, before: n + 1, limit: PROTOCOL_LIMITS.steps };
    return orStoreFailed(this.#store.steps(id, range)).then((page) => ({ reset, ...page }));
  }

  get clockVersion(): number | null {
    return this.#source.clock?.version ?? null;
  }

  clockText(): string {
    const message: ServerMessage = { type: 'clock', clock: this.#source.clockInfo()! };
    return JSON.stringify(message);
  }

  standingText(seat: Seat): string | null {
    const told = this.#source.standingOf(seat);
    return told === null ? null : JSON.stringify(told);
  }
}

export const toldPage = ({ steps, earlier }: StepPage, seat: Seat): Pick<DeskReply, 'steps' | 'earlier'> => ({
  steps: steps.map(({ n, step, happenings }) => ({ n, step, told: allToldTo(happenings, seat) })),
  earlier,
});
