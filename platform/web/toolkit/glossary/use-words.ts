/** Marks the words of a glossary wherever they stand, and says which one the pointer rests on or a finger has pressed. */

import type { Glossary } from '@weathergage/kernel';
import { useEffect, useRef, useState } from 'react';
import { finderOf } from './glossary.ts';
import { marksIn, type WordOnScreen, wordAt } from './word-marks.ts';

/** The name that the style sheet knows the marks by. */
const MARKS = 'weathergage-words';
/** After the last change on the page; boards that move change it all the time. */
const SETTLED_MS = 200;
/** So long a pointer rests on a word before it is explained: to read a text is not to ask. */
const REST_MS = 350;
/** Time to come from the word to what explains it. */
const LEAVE_MS = 350;

/** A press on these does something already. */
const PRESSED = 'button, a, label, summary, input, select, textarea, [role=button]:not([data-words-first])';

const inSvg = (node: Node): boolean =>
  (node instanceof Element ? node : node.parentElement)?.closest('svg') != null;

function useMarks(glossary: Glossary, zones: string): void {
  useEffect(() => {
    if (glossary.length === 0 || typeof Highlight === 'undefined') return;
    const finder = finderOf(glossary);
    let later: ReturnType<typeof setTimeout> | undefined;
    const mark = (): void => {
      later = undefined;
      CSS.highlights.set(MARKS, new Highlight(...marksIn(document.querySelectorAll(zones), finder)));
    };
    const observer = new MutationObserver((changes) => {
      if (later === undefined && changes.some(({ target }) => !inSvg(target)))
        later = setTimeout(mark, SETTLED_MS);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    mark();
    return () => {
      clearTimeout(later);
      observer.disconnect();
      CSS.highlights.delete(MARKS);
    };
  }, [glossary, zones]);
}

export interface Words {
  readonly shown: WordOnScreen | null;
  /** The pointer is on the explanation: it stays. */
  hold(held: boolean): void;
  hide(): void;
}

export function useWords(glossary: Glossary, zones: string): Words {
  const [shown, setShown] = useState<WordOnScreen | null>(null);
  const held = useRef(false);
  useMarks(glossary, zones);
  useEffect(() => {
    if (glossary.length === 0) return;
    const finder = finderOf(glossary);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onTip = ({ target }: Event): boolean =>
      target instanceof Element && target.closest('.word-tip') !== null;
    let at = '';
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || onTip(event)) return;
      const { clientX: x, clientY: y } = event;
      // What comes under a hand that lies still was not pointed at: a new question, once a button is pressed.
      if (at === `${x} ${y}`) return;
      at = `${x} ${y}`;
      clearTimeout(timer);
      if (event.buttons !== 0) return;
      timer = setTimeout(() => {
        const found = wordAt(x, y, zones, finder);
        if (!held.current)
          setShown((was) =>
            found !== null && was?.word === found.word && was.box.top === found.box.top ? was : found,
          );
      }, REST_MS);
    };
    const press = (event: MouseEvent): void => {
      if (onTip(event)) return;
      clearTimeout(timer);
      held.current = false;
      const touch = event instanceof PointerEvent && event.pointerType === 'touch';
      const control = event.target instanceof Element ? event.target.closest(PRESSED) : null;
      const first = event.target instanceof Element && event.target.closest('[data-words-first]') !== null;
      const found =
        control !== null || (first && !touch) ? null : wordAt(event.clientX, event.clientY, zones, finder);
      if (found !== null && first) event.stopPropagation();
      setShown(found);
    };
    const away = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      if (!onTip(event)) setShown(null);
    };
    addEventListener('pointermove', move);
    addEventListener('click', press, true);
    addEventListener('keydown', away, true);
    addEventListener('scroll', away, true);
    addEventListener('hashchange', away);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', move);
      removeEventListener('click', press, true);
      removeEventListener('keydown', away, true);
      removeEventListener('scroll', away, true);
      removeEventListener('hashchange', away);
    };
  }, [glossary, zones]);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    shown: shown?.element.isConnected === true ? shown : null,
    hold: (on) => {
      held.current = on;
      clearTimeout(leaving.current);
      if (!on) leaving.current = setTimeout(() => setShown(null), LEAVE_MS);
    },
    hide: () => {
      held.current = false;
      setShown(null);
    },
  };
}
