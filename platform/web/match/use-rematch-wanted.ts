/** Whether somebody at an online match that is over wants the same again. */
import { useEffect, useState } from 'react';
import { routeOf, useAddress } from '../router.ts';
import { serverApi } from '../tables/api.ts';

const LOOK_MS = 5000;

/** His name; null while nobody does, or the match is of this screen. */
export function useRematchWanted(matchId: string, isOnline: boolean): string | null {
  const [by, setBy] = useState<string | null>(null);
  const route = routeOf(useAddress());
  const token = route.at === 'match' ? route.token : null;
  useEffect(() => {
    if (!isOnline || token === null) return;
    const look = (): void =>
      void serverApi.rematchWanted(matchId, token).then(
        (found) => setBy(found.by),
        () => undefined,
      );
    look();
    const timer = setInterval(() => !document.hidden && look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [matchId, isOnline, token]);
  return by;
}
