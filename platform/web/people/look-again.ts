/** For what changes while one looks: looked up at once, and again from time to time unless the page is hidden. */
import { useEffect } from 'react';

export function useLookAgain(look: () => void, everyMs: number): void {
  useEffect(() => {
    look();
    const timer = setInterval(() => !document.hidden && look(), everyMs);
    return () => clearInterval(timer);
  }, [look, everyMs]);
}
