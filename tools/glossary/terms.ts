/** What in a text looks like a term: words of the sea, words with a capital that no sentence has given them, and short ones in capitals. */
import { PLAIN_NAMES, SEA_WORDS } from './sea-words.ts';

const SEA = new Set(SEA_WORDS);

/** Where a capital is only good manners: at the head of a text, and after what ends or divides one. */
const CAPITALISED = /(?<=[\p{Ll}\d,)%] )\p{Lu}[\p{Ll}’]+(?:-\p{Lu}\p{Ll}+)?/gu;
/** Not after a name, which `–` stands for: there a letter numbers ships. */
const SHORT = /(?<![\p{L}\p{N}’.-]|– )\p{Lu}{1,4}(?:\(\p{Lu}\))?(?![\p{L}\p{N}’.-])/gu;
const SMALL = /(?<![\p{L}’-])\p{Ll}+(?:-\p{Ll}+)*(?![\p{L}’-])/gu;

export function termsIn(text: string): string[] {
  return [
    ...[...text.matchAll(CAPITALISED)].map(([word]) => word.replace(/’s?$/, '')),
    ...[...text.matchAll(SHORT)].map(([word]) => word),
    ...[...text.matchAll(SMALL)].map(([word]) => word).filter((word) => SEA.has(word)),
  ].filter((term) => PLAIN_NAMES[term] === undefined);
}
