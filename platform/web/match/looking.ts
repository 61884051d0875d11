/** Tells the server while somebody looks at his match: who looks is not called about it. */
import { useEffect } from 'react';
import { serverApi } from '../tables/api.ts';

/** The server takes it for gone when it has heard nothing for some longer time. */
const EVERY_MS = 45_000;

export function useLooking(match: string, token: string | null): void {
  useEffect(() => {
    if (token === null) return;
    const tell = (looking: boolean): void => void serverApi.looking(match, token, looking).catch(() => {});
    const look = (): void => tell(!document.hidden);
    const leave = (): void => tell(false);
    if (!document.hidden) look();
    const timer = setInterval(() => !document.hidden && look(), EVERY_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [match, token]);
}
