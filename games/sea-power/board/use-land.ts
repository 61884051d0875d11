/** The coasts come in a file of their own: the seas are there before them. */
import { useEffect, useState } from 'react';
import type { Lands } from './chart/land.ts';

export function useLand(): Lands | null {
  const [found, setFound] = useState<Lands | null>(null);
  useEffect(() => {
    let gone = false;
    void import('./chart/land.ts').then(({ engrave }) =>
      engrave((lands) => {
        if (!gone) setFound(lands);
      }),
    );
    return () => {
      gone = true;
    };
  }, []);
  return found;
}
