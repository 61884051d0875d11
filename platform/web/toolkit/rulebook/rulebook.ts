/** The rulebook of a game in our own words: chapters, their sections, and every rule in the order of the book. */

import { ruleLabel } from '../rule-label.ts';

export interface RulebookEntry {
  readonly rule: string;
  /** Of a section: what the rules after it are about. */
  readonly title?: string;
  readonly text: string | null;
}

export interface RulebookChapter {
  /** The number or word that the chapter goes by. */
  readonly rule: string;
  readonly title: string;
  readonly entries: readonly RulebookEntry[];
}

export type Rulebook = readonly RulebookChapter[];

/** What a rulebook by numbers is made of. */
export interface NumberedTables {
  /** By number: `7` for a chapter, `7.1` for a section of it. */
  readonly titles: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  /** How deep a number stands and in what order: 8.3.5 is [8, 3, 5]. The first level is the chapter. */
  levelsOf(rule: string): readonly number[];
}

function inOrder(one: readonly number[], other: readonly number[]): number {
  for (const [at, level] of one.entries()) {
    const against = other[at];
    if (against === undefined) return 1;
    if (level !== against) return level - against;
  }
  return one.length - other.length;
}

/** Chapters by the first level; a text under the chapter's own number opens it. */
export function numberedBook({ titles, texts, levelsOf }: NumberedTables): Rulebook {
  const rules = [...new Set([...Object.keys(titles), ...Object.keys(texts)])]
    .map((rule) => ({ rule, levels: levelsOf(rule) }))
    .sort((one, other) => inOrder(one.levels, other.levels));
  const isChapter = (rule: string, depth: number): boolean => depth === 1 && titles[rule] !== undefined;
  return rules
    .filter(({ rule, levels }) => isChapter(rule, levels.length))
    .map(({ rule: chapter, levels: [first] }) => ({
      rule: chapter,
      title: titles[chapter]!,
      entries: rules
        .filter(({ rule, levels }) => levels[0] === first && !isChapter(rule, levels.length))
        .map(({ rule }) => {
          const title = titles[rule];
          return { rule, text: texts[rule] ?? null, ...(title === undefined ? {} : { title }) };
        }),
    }));
}

/** A rule with the chapter it stands in. */
export interface RulebookPlace {
  readonly chapter: RulebookChapter;
  readonly entry: RulebookEntry;
}

export const placesOf = (book: Rulebook): RulebookPlace[] =>
  book.flatMap((chapter) => chapter.entries.map((entry) => ({ chapter, entry })));

/** Where a rule stands; one without an entry of its own, at the nearest above it, or where its chapter begins. */
export function placeOf(book: Rulebook, rule: string): RulebookPlace | null {
  const places = placesOf(book);
  for (let number = rule; number !== ''; number = number.slice(0, -1)) {
    const found = places.find(({ entry }) => entry.rule === number);
    if (found !== undefined) return found;
    // A chapter's number is whole: 99.9 does not stand in chapter 9.
    const isWhole = !/\d$/.test(number) || !/^\d/.test(rule.slice(number.length));
    const chapter = isWhole ? book.find((one) => one.rule === number) : undefined;
    if (chapter?.entries[0] !== undefined) return { chapter, entry: chapter.entries[0] };
  }
  return null;
}

/** What a rule is called in a link to it. */
export const anchorOf = (rule: string): string => `r-${rule.replaceAll(/[^\dA-Za-z]/g, '-')}`;

/** Where a rule stands, by its number or by what it is called in a link. */
export const placeAt = (book: Rulebook, rule: string): RulebookPlace | null =>
  placesOf(book).find(({ entry }) => anchorOf(entry.rule) === rule) ?? placeOf(book, rule);

/** The entries before and after a rule, across the chapters. */
export function besides(book: Rulebook, rule: string): { readonly before?: string; readonly after?: string } {
  const places = placesOf(book);
  const at = places.findIndex(({ entry }) => entry.rule === rule);
  if (at < 0) return {};
  const [before, after] = [places[at - 1]?.entry.rule, places[at + 1]?.entry.rule];
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}

/** Accents and case make no difference to who looks for a word. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A place as it is looked through: plain letters, made once for a book. */
interface Shelved {
  readonly place: RulebookPlace;
  readonly rule: string;
  /** By what the page calls it: where rules go by words, nobody is shown the other. */
  readonly called: string;
  readonly title: string;
  readonly text: string;
  readonly all: string;
}

const shelves = new WeakMap<Rulebook, readonly Shelved[]>();

function shelfOf(book: Rulebook): readonly Shelved[] {
  const made = shelves.get(book);
  if (made !== undefined) return made;
  const shelf = placesOf(book).map((place): Shelved => {
    const { chapter, entry } = place;
    const called = plain(ruleLabel(entry.rule));
    const title = `${called} ${plain(entry.title ?? '')}`;
    const text = `${title} ${plain(entry.text ?? '')}`;
    return { place, rule: plain(entry.rule), called, title, text, all: `${plain(chapter.title)} ${text}` };
  });
  shelves.set(book, shelf);
  return shelf;
}

/** All places that have every word looked for, or whose number begins so; those found by number or title first. */
export function lookUp(book: Rulebook, query: string): RulebookPlace[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const asked = words.join(' ');
  const rank = ({ rule, called, title, text, all }: Shelved): number => {
    if (rule === asked || called === asked) return 0;
    if (words.length === 1 && rule.startsWith(asked)) return 1;
    const has = (where: string): boolean => words.every((word) => where.includes(word));
    if (!has(all)) return 5;
    return has(title) ? 2 : has(text) ? 3 : 4;
  };
  return shelfOf(book)
    .map((shelved) => ({ place: shelved.place, order: rank(shelved) }))
    .filter(({ order }) => order < 5)
    .sort((one, other) => one.order - other.order)
    .map(({ place }) => place);
}

/** A text in pieces: words, and numbers of rules that there are. */
export type TextPiece = string | { readonly rule: string };

const NUMBER = /M?\d{1,2}\.[\dA-Z]+(?:[./]\d+)*/g;

export function piecesOf(text: string, isRule: (rule: string) => boolean): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(NUMBER)) {
    const rule = found[0];
    if (!isRule(rule)) continue;
    if (found.index > from) pieces.push(text.slice(from, found.index));
    pieces.push({ rule });
    from = found.index + rule.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
