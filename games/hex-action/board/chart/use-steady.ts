/** A function that stays the same while what it does is always the newest: for drawings that are not to be made again. */
import { useCallback, useEffect, useRef } from 'react';

export function useSteady<A extends readonly unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: A): R => newest.current(...args), []);
}
