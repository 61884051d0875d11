/**
 * Where the focus goes when what had it is gone: to what comes next. A button that is pressed leaves the page with its
 * question, and the focus would fall to the page's very beginning; whoever hears the page, or has no mouse, would have to
 * look for the next question there.
 */
import { type RefObject, useEffect, useRef } from 'react';

const nobodyHasIt = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
};

/** For an element with `tabIndex={-1}`; it is landed on at each new moment, and from somebody's hands it takes nothing. */
export function useLanding<E extends HTMLElement>(moment: unknown): RefObject<E | null> {
  const target = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment is what calls for it
  useEffect(() => {
    if (nobodyHasIt()) target.current?.focus({ preventScroll: true });
  }, [moment]);
  return target;
}
