/**
 * Words of the glossary in what stands on the screen. They are marked by the browser’s own highlights and found by where
 * the pointer is: no element is added, so no control, no tab stop and no line break comes of it, and boards need not know.
 */
import type { GlossaryWord } from '@weathergage/kernel';
import { firstOfEach, type WordFinder } from './glossary.ts';

/** What is pressed, typed in, drawn, or a heading, is left unmarked; its words are explained under the pointer all the same. */
const UNMARKED =
  'svg, button, a, label, summary, input, select, textarea, kbd, h1, h2, h3, h4, dt, [role=tab], .visually-hidden';
/** In these no word is explained at all. */
const NEVER = 'svg, input, select, textarea, kbd, [data-plain-words]';
/** What a reader takes for one text: in each, a word is marked once. */
const PARAGRAPH = 'p, li, dd, td, th, div, section';

function* textsIn(zone: Element): Iterable<Text> {
  const walker = document.createTreeWalker(zone, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '') yield node;
}

/** Where the marks stand, each word once in a paragraph. */
export function marksIn(zones: Iterable<Element>, finder: WordFinder): StaticRange[] {
  const seen = new Map<Element | null, Set<GlossaryWord>>();
  const marks: StaticRange[] = [];
  for (const zone of zones)
    for (const text of textsIn(zone)) {
      const met = finder.wordsIn(text.data);
      const parent = text.parentElement;
      if (met.length === 0 || parent === null || parent.closest(UNMARKED) !== null) continue;
      const paragraph = parent.closest(PARAGRAPH);
      const words = seen.get(paragraph) ?? new Set();
      seen.set(paragraph, words);
      for (const { at, end } of firstOfEach(met, words))
        marks.push(
          new StaticRange({ startContainer: text, startOffset: at, endContainer: text, endOffset: end }),
        );
    }
  return marks;
}

/** A word on the screen: what it is, and where. */
export interface WordOnScreen {
  readonly word: GlossaryWord;
  readonly box: DOMRect;
  readonly element: Element;
}

const rangeOf = (text: Text, at: number, end: number): Range => {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, end);
  return range;
};

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The word under a point, where there is one that is explained. */
export function wordAt(x: number, y: number, zones: string, finder: WordFinder): WordOnScreen | null {
  const caret = document.caretPositionFromPoint?.(x, y);
  const text = caret?.offsetNode;
  if (!(text instanceof Text)) return null;
  const element = text.parentElement;
  if (element === null || element.closest(zones) === null || element.closest(NEVER) !== null) return null;
  for (const { at, end, word } of finder.wordsIn(text.data)) {
    const box = [...rangeOf(text, at, end).getClientRects()].find((one) => holds(one, x, y));
    if (box !== undefined) return { word, box, element };
  }
  return null;
}

const inView = ({ width, bottom, right, top, left }: DOMRect): boolean =>
  width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

/** Every word that can be read now, in the order in which it stands there. */
export function wordsInView(zones: Iterable<Element>, finder: WordFinder): GlossaryWord[] {
  const words = new Set<GlossaryWord>();
  for (const zone of zones)
    for (const text of textsIn(zone)) {
      if (text.parentElement?.closest(NEVER) !== null) continue;
      for (const { at, end, word } of finder.wordsIn(text.data))
        if (!words.has(word) && inView(rangeOf(text, at, end).getBoundingClientRect())) words.add(word);
    }
  return [...words];
}
