/** For what changes while one looks: looked up at once, from time to time unless the page is hidden, and when one is back. */
import { useEffect } from 'react';

export function useLookAgain(look: () => void, everyMs: number): void {
  useEffect(() => {
    look();
    const again = (): void => {
      if (!document.hidden) look();
    };
    const timer = setInterval(again, everyMs);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look, everyMs]);
}
