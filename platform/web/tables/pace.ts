/** How long the machine takes: foretold from what its thoughts took before, of the same game, level, scenario and kind. */
import { keepValue, readKept } from './browser-keep.ts';

/** In milliseconds: the middle one of those remembered, and the longest. */
export interface Pace {
  /** Null where nothing is remembered, but no more is allowed. */
  readonly usual: number | null;
  readonly long: number;
}

export interface PaceBook {
  spans(key: string): readonly number[];
  note(key: string, ms: number): void;
}

const KEY = 'paces';
/** Thoughts of one key, and keys, that are remembered; the oldest go. */
const SPANS = 15;
const KEYS = 150;
/** Fewer tell nothing. */
const FEW = 3;

/** What is to be expected by what was; null where too little is known. */
export function paceOf(spans: readonly number[]): Pace | null {
  if (spans.length < FEW) return null;
  const sorted = spans.toSorted((a, b) => a - b);
  return { usual: sorted[Math.floor(sorted.length / 2)]!, long: sorted.at(-1)! };
}

type Kept = Readonly<Record<string, readonly number[]>>;

const isSpans = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((span) => typeof span === 'number' && span >= 0);

/** Whatever was kept, without what no page of ours has written. */
export function keptPaces(value: unknown): Kept {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, spans]) => isSpans(spans)));
}

/** One thought more: its key comes last, since the first of too many goes. */
export function withSpan(kept: Kept, key: string, ms: number): Kept {
  const { [key]: before = [], ...others } = kept;
  const entries = [...Object.entries(others), [key, [...before, Math.round(ms)].slice(-SPANS)] as const];
  return Object.fromEntries(entries.slice(-KEYS));
}

/** Kept in this browser, as fast as this machine is. */
export const browserPaces: PaceBook = {
  spans: (key) => keptPaces(readKept(KEY))[key] ?? [],
  note: (key, ms) => void keepValue(KEY, withSpan(keptPaces(readKept(KEY)), key, ms)),
};

/** Whom the machine thinks for, since when, and how long that may take. */
export interface Thought {
  readonly seat: string;
  /** In milliseconds since 1970. */
  readonly since: number;
  readonly pace: Pace | null;
}

/** Thoughts as they begin and end, each measured once. */
export class Spells {
  readonly #book: PaceBook;
  readonly #time: () => number;
  #now: (Thought & { readonly at: string; readonly key: string }) | null = null;

  constructor(book: PaceBook, time: () => number) {
    this.#book = book;
    this.#time = time;
  }

  get now(): Thought | null {
    return this.#now;
  }

  /** `at` names the moment: the same thought goes on while seat and moment are the same. `most` is all that is allowed. */
  begin(seat: string, at: string, key: string, most: number | null = null): void {
    if (this.#now?.seat === seat && this.#now.at === at) return;
    this.end();
    const pace = paceOf(this.#book.spans(key)) ?? (most === null ? null : { usual: null, long: most });
    this.#now = { seat, at, key, since: this.#time(), pace };
  }

  /** It is done, and remembered; or it was broken off. */
  end(isWhole = true): void {
    if (this.#now !== null && isWhole) this.#book.note(this.#now.key, this.#time() - this.#now.since);
    this.#now = null;
  }
}
