/** Drafts and notes of the matches in this browser, by match and seat. A draft is of one step: the next one has no use for it. */
import type { Seat } from '@weathergage/kernel';
import { keepValue, readKept } from '../tables/browser-keep.ts';

interface SeatPapers {
  readonly step: number;
  readonly drafts: Readonly<Record<string, unknown>>;
  readonly notes: Readonly<Record<string, unknown>>;
}

type Papers = readonly { readonly match: string; readonly seats: Readonly<Record<Seat, SeatPapers>> }[];

const KEY = 'papers';
/** So many matches, the last written in first. */
const MOST = 12;
const BLANK: SeatPapers = { step: -1, drafts: {}, notes: {} };

/** Sets and maps have no place in JSON: they are written as their members under a mark. */
const MARKS = { set: '$set', map: '$map' } as const;

const packed = (value: unknown): unknown => {
  if (value instanceof Set) return { [MARKS.set]: [...value].map(packed) };
  if (value instanceof Map) return { [MARKS.map]: [...value].map(packed) };
  if (Array.isArray(value)) return value.map(packed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, packed(one)]));
};

const unpacked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unpacked);
  if (typeof value !== 'object' || value === null) return value;
  const { [MARKS.set]: set, [MARKS.map]: map } = value as Record<string, unknown>;
  if (Array.isArray(set)) return new Set(set.map(unpacked));
  if (Array.isArray(map)) return new Map(map.map((pair) => unpacked(pair) as [unknown, unknown]));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpacked(one)]));
};

const all = (): Papers => {
  const value = readKept(KEY);
  return Array.isArray(value) ? (value as Papers) : [];
};

const papersOf = (match: string, seat: Seat): SeatPapers =>
  all().find((one) => one.match === match)?.seats?.[seat] ?? BLANK;

function put(match: string, seat: Seat, papers: SeatPapers): void {
  const kept = all();
  const seats = { ...kept.find((one) => one.match === match)?.seats, [seat]: papers };
  keepValue(KEY, [{ match, seats }, ...kept.filter((one) => one.match !== match)].slice(0, MOST));
}

export function draftOf(match: string, seat: Seat, step: number, key: string): unknown {
  const { step: written, drafts } = papersOf(match, seat);
  return written === step && Object.hasOwn(drafts, key) ? unpacked(drafts[key]) : undefined;
}

export function keepDraft(match: string, seat: Seat, step: number, key: string, value: unknown): void {
  const papers = papersOf(match, seat);
  const drafts = papers.step === step ? papers.drafts : {};
  put(match, seat, { ...papers, step, drafts: { ...drafts, [key]: packed(value) } });
}

export function notesOf(match: string, seat: Seat): Readonly<Record<string, unknown>> {
  return unpacked(papersOf(match, seat).notes) as Readonly<Record<string, unknown>>;
}

export function keepNote(match: string, seat: Seat, key: string, value: unknown): void {
  const papers = papersOf(match, seat);
  put(match, seat, { ...papers, notes: { ...papers.notes, [key]: packed(value) } });
}

/** Nothing of a match is left, or of one seat nothing that could have brought its board down. */
export function forgetPapers(match: string, seat?: Seat): void {
  if (seat !== undefined) put(match, seat, BLANK);
  else
    keepValue(
      KEY,
      all().filter((one) => one.match !== match),
    );
}
