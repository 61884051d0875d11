/** Whether somebody at an online match that is over wants the same again. */
import type { RematchWantedReply } from '@weathergage/kernel/people/lobby-protocol.ts';
import { useEffect, useState } from 'react';
import { routeOf, useAddress } from '../router.ts';
import { serverApi } from '../tables/api.ts';

const LOOK_MS = 5000;

const NONE: RematchWantedReply = { by: null, isReturn: false };

/** Nobody does while the match is of this screen. */
export function useRematchWanted(matchId: string, isOnline: boolean): RematchWantedReply {
  const [wanted, setWanted] = useState(NONE);
  const route = routeOf(useAddress());
  const token = route.at === 'match' ? route.token : null;
  useEffect(() => {
    if (!isOnline || token === null) return;
    const look = (): void => void serverApi.rematchWanted(matchId, token).then(setWanted, () => undefined);
    look();
    const timer = setInterval(() => !document.hidden && look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [matchId, isOnline, token]);
  return wanted;
}
