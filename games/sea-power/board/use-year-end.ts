/** Which year's report there is to read, and when it comes forward by itself. */
import { useEffect, useRef, useState } from 'react';

/** The year that ended while the page was there; null before one has. */
export function useYearEnd(year: number, mayCome: boolean, come: () => void): number | null {
  const last = useRef(year);
  const [ended, setEnded] = useState<number | null>(null);
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (year === last.current) return;
    setEnded(last.current);
    setDue(true);
    last.current = year;
  }, [year]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes once
  useEffect(() => {
    if (!due || !mayCome) return;
    setDue(false);
    come();
  }, [due, mayCome]);
  return ended;
}
