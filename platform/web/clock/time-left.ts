/** How much time somebody has, as it goes by on this page. */
import { useEffect, useState } from 'react';

/** What is told in seconds is looked at every second, the rest twice a minute. */
const SHORT_MS = 10 * 60_000;

/** What is left until a moment; null where there is none. */
export function useLeft(until: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  const isShort = until !== null && until - now < SHORT_MS;
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), isShort ? 1000 : 30_000);
    return () => clearInterval(timer);
  }, [until, isShort]);
  return until === null ? null : Math.max(0, until - now);
}
