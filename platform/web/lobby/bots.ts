/** The machine's levels, as a person reads them. */
import { useEffect, useState } from 'react';
import { botHouse } from '../bot/bot-house.ts';

/** Null until the machine has said what it can do; empty if it can't be had. */
export function useBotNames(gameId: string): readonly string[] | null {
  const [names, setNames] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let wanted = true;
    setNames(null);
    botHouse.names(gameId).then(
      (found) => wanted && setNames(found),
      () => wanted && setNames([]),
    );
    return () => {
      wanted = false;
    };
  }, [gameId]);
  return names;
}
