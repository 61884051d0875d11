/** Follows what a lesson points at, frame by frame: panels scroll, windows change, the camera moves. */
import type { Mark } from '@weathergage/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Pointed, pointedAt } from './pointed.ts';

/** How far the ring stands off. */
const GAP = 4;

const same = (a: Pointed | null, b: Pointed | null): boolean =>
  a?.element === b?.element && a?.instead === b?.instead;

function place(ring: HTMLElement | null, element: Element | undefined): void {
  if (ring === null) return;
  const box = element?.getBoundingClientRect();
  ring.hidden = box === undefined;
  if (box === undefined) return;
  ring.style.transform = `translate(${box.left - GAP}px, ${box.top - GAP}px)`;
  ring.style.width = `${box.width + 2 * GAP}px`;
  ring.style.height = `${box.height + 2 * GAP}px`;
  // Where there is no room above it the arrow comes from below.
  ring.dataset.from = box.top < 60 ? 'below' : 'above';
}

/** On a phone the words lie over the chart: at its foot, where what is meant lies in its upper half. */
function makeWay(words: HTMLElement | null, element: Element | undefined): void {
  const chart = element?.closest('.match-board')?.getBoundingClientRect();
  const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  words?.toggleAttribute('data-low', chart !== undefined && top + height / 2 < chart.top + chart.height / 2);
}

/** What is pointed at now; `ring` is laid around it. Nothing is, while `marks` is null. */
export function usePointed(
  marks: readonly Mark[] | null,
  ring: RefObject<HTMLElement | null>,
  words: RefObject<HTMLElement | null>,
): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const sought = useRef(marks);
  sought.current = marks;
  const idle = marks === null;
  useEffect(() => {
    if (idle) {
      setPointed(null);
      place(ring.current, undefined);
      return;
    }
    let frame = 0;
    let last: Pointed | null = null;
    const look = (): void => {
      const found = sought.current === null ? null : pointedAt(sought.current);
      if (!same(found, last)) {
        last = found;
        setPointed(found);
        // What lies further down in its panel is brought up; a chart is moved by its camera.
        if (found?.element instanceof HTMLElement) found.element.scrollIntoView({ block: 'nearest' });
      }
      place(ring.current, found?.element);
      makeWay(words.current, found?.element);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [idle, ring, words]);
  return pointed;
}
