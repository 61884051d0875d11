/** Follows what a lesson points at, frame by frame while anything moves: panels scroll, windows change, the camera goes on. */
import type { Mark } from '@weathergage/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Pointed, pointedAt } from './pointed.ts';

/** How far the ring stands off. */
const GAP = 4;

/** After so many frames in which nothing moved it is looked for less often: frames without end wear a phone's battery down. */
const STILL_FRAMES = 12;
const REST_MS = 100;
/** What sets things moving. */
const STIRS = ['scroll', 'resize', 'wheel', 'pointerdown', 'keydown'] as const;

const same = (a: Pointed | null, b: Pointed | null): boolean =>
  a?.element === b?.element && a?.instead === b?.instead;

/** What a thing lies in that may cut it off: panels that scroll. A chart is moved by its camera. */
function cuttersOf(element: Element | undefined): readonly Element[] {
  const cutters: Element[] = [];
  if (element?.closest('.match-board svg') != null) return cutters;
  for (let one = element?.parentElement; one != null; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) cutters.push(one);
  return cutters;
}

/** As much of it as its panel shows: what is scrolled away lies under other things, and so would a ring around it. */
function seenOf(element: Element, cutters: readonly Element[]): DOMRect | undefined {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const cutter of cutters) {
    const cut = cutter.getBoundingClientRect();
    left = Math.max(left, cut.left);
    top = Math.max(top, cut.top);
    right = Math.min(right, cut.right);
    bottom = Math.min(bottom, cut.bottom);
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : undefined;
}

/** False where it lies there already. */
function place(
  ring: HTMLElement | null,
  element: Element | undefined,
  cutters: readonly Element[] = [],
): boolean {
  if (ring === null) return false;
  const box = element === undefined ? undefined : seenOf(element, cutters);
  const spot = box === undefined ? '' : [box.left, box.top, box.width, box.height].join(' ');
  if (ring.dataset.spot === spot) return false;
  ring.dataset.spot = spot;
  ring.hidden = box === undefined;
  if (box === undefined) return true;
  ring.style.transform = `translate(${box.left - GAP}px, ${box.top - GAP}px)`;
  ring.style.width = `${box.width + 2 * GAP}px`;
  ring.style.height = `${box.height + 2 * GAP}px`;
  // Where there is no room above it the arrow comes from below.
  ring.dataset.from = box.top < 60 ? 'below' : 'above';
  return true;
}

/**
 * Where the words lie over the chart, and so step aside when a hand reaches for it; the style sheet has the same. A phone
 * held upright that is tall enough has room for the card, the chart and the orders below each other.
 */
export const NARROW = '(max-width: 760px) and (max-height: 780px), (max-height: 500px)';

/** What a hand on the chart steers by says so by `data-steer`. */
const onChart = (of: string): Element | null => document.querySelector(`.match-board ${of}`);

/**
 * On a phone the words lie over the chart: at its foot, where what is meant lies in its upper half. That is what is
 * ringed, if it is on the chart; else what the card speaks of; else what she is steered by.
 */
function makeWay(words: HTMLElement | null, ringed: Element | undefined, speaksOf: string | undefined): void {
  const isOn = ringed !== undefined && ringed.closest('.match-board') !== null;
  const meant = isOn
    ? ringed
    : onChart(speaksOf === undefined ? '[data-steer]' : `[data-testid="${speaksOf}"]`);
  const chart = meant?.closest('.match-board')?.getBoundingClientRect();
  const { top = 0, height = 0 } = meant?.getBoundingClientRect() ?? {};
  words?.toggleAttribute('data-low', chart !== undefined && top + height / 2 < chart.top + chart.height / 2);
}

/** What is pointed at now; `ring` is laid around it. Nothing is, while `marks` is null. */
export function usePointed(
  marks: readonly Mark[] | null,
  ring: RefObject<HTMLElement | null>,
  words: RefObject<HTMLElement | null>,
  speaksOf?: string,
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
    let timer = 0;
    let still = 0;
    let last: Pointed | null = null;
    let cutters: readonly Element[] = [];
    const look = (): void => {
      const found = sought.current === null ? null : pointedAt(sought.current);
      still += 1;
      if (!same(found, last)) {
        still = 0;
        last = found;
        cutters = cuttersOf(found?.element);
        setPointed(found);
        // What lies further down in its panel is brought up; a chart is moved by its camera.
        if (found?.element instanceof HTMLElement) found.element.scrollIntoView({ block: 'nearest' });
      }
      if (place(ring.current, found?.element, cutters)) still = 0;
      if (matchMedia(NARROW).matches) makeWay(words.current, found?.element, speaksOf);
      if (still < STILL_FRAMES) frame = requestAnimationFrame(look);
      else timer = window.setTimeout(look, REST_MS);
    };
    const stop = (): void => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
    const stir = (): void => {
      stop();
      still = 0;
      frame = requestAnimationFrame(look);
    };
    look();
    for (const kind of STIRS) addEventListener(kind, stir, { capture: true, passive: true });
    return () => {
      stop();
      for (const kind of STIRS) removeEventListener(kind, stir, { capture: true });
    };
  }, [idle, ring, words, speaksOf]);
  return pointed;
}
