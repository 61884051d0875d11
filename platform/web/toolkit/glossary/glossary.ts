/** How the words of a game are put in order, and found in a text. */
import type { Glossary, GlossaryWord } from '@weathergage/kernel';
import { oncePer } from '../once-per.ts';

const byTerm = (one: GlossaryWord, other: GlossaryWord): number => {
  const [a, b] = [one.term.toLowerCase(), other.term.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
};

/** A game’s own words before those that all have in common: what both explain is the game’s, in every form. */
export function glossaryOf(own: Glossary, common: Glossary): Glossary {
  const small = (text: string): string => text.toLowerCase();
  const taken = new Set(own.flatMap(({ forms }) => forms));
  const shared = new Map(common.map((one) => [small(one.term), one]));
  const named = new Set(own.flatMap(({ forms }) => forms.map(small)));
  const whole = own.map((one) => {
    const forms = shared.get(small(one.term))?.forms.filter((form) => !taken.has(form)) ?? [];
    return forms.length === 0 ? one : { ...one, forms: [...one.forms, ...forms] };
  });
  return [...whole, ...common.filter(({ term }) => !named.has(small(term)))].sort(byTerm);
}

/** A word met in a text: where it begins and ends. */
export interface MetWord {
  readonly at: number;
  readonly end: number;
  readonly word: GlossaryWord;
}

/** Finds words in texts. */
export interface WordFinder {
  readonly glossary: Glossary;
  /** In their order, each every time it is met. */
  wordsIn(text: string): readonly MetWord[];
}

/** Boards say the same things again and again; what was looked through is not looked through twice. */
const REMEMBERED = 2000;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** A capital is only good manners where a sentence begins; before another capital it belongs to a name. */
const opens = (text: string, at: number, end: number): boolean =>
  /(?:^|[.!?:;(“·–—…])\s*$/u.test(text.slice(0, at)) && !/^\s\p{Lu}/u.test(text.slice(end));

function finderFrom(glossary: Glossary): WordFinder {
  const words = new Map<string, GlossaryWord>();
  for (const entry of glossary)
    for (const form of entry.forms)
      for (const spelt of [form, capital(form)]) if (!words.has(spelt)) words.set(spelt, entry);
  const forms = [...words.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}’-])(?:${forms.join('|')})(?![\\p{L}\\p{N}]|-\\p{L})`, 'gu');
  const known = new Map<string, readonly MetWord[]>();
  return {
    glossary,
    wordsIn: (text) => {
      let met = known.get(text);
      if (met === undefined) {
        met = [...text.matchAll(pattern)]
          .map(({ 0: found, index: at }) => ({ at, end: at + found.length, word: words.get(found)! }))
          .filter(
            ({ at, end, word: { forms: own } }) => own.includes(text.slice(at, end)) || opens(text, at, end),
          );
        if (known.size >= REMEMBERED) known.clear();
        known.set(text, met);
      }
      return met;
    },
  };
}

/** One pattern for a glossary, made once. */
export const finderOf = oncePer(finderFrom);

/** Each word where it is first met: more would make a text restless. */
export function firstOfEach(met: readonly MetWord[], seen: Set<GlossaryWord> = new Set()): MetWord[] {
  return met.filter(({ word: one }) => {
    if (seen.has(one)) return false;
    seen.add(one);
    return true;
  });
}

/** Accents and case make no difference to who looks for a word. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Words by what they are called first, then those whose explanation has all that is looked for. */
export function lookUpWords(glossary: Glossary, query: string): GlossaryWord[] {
  const sought = plain(query).split(/\s+/).filter(Boolean);
  if (sought.length === 0) return [];
  const has = (text: string): boolean => sought.every((one) => plain(text).includes(one));
  const named = glossary.filter(({ forms }) => has(forms.join(' ')));
  return [...named, ...glossary.filter((one) => !named.includes(one) && has(one.text))];
}
