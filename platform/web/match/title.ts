/** The tab's title: it calls whoever has another tab open. */
import { useEffect } from 'react';
import { HOUSE } from '../page-words.ts';
import type { TableNow } from '../tables/table.ts';
import type { HotSeatScreen } from './hot-seat/hot-seat.ts';
import { GLANCE_WORDS } from './match-words.ts';
import { seatName } from './names.ts';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? HOUSE : `${title} · ${HOUSE}`;
    return () => {
      document.title = HOUSE;
    };
  }, [title]);
}

/** The tab's icon has a red pennant while somebody at this screen is asked: a row of tabs shows no titles. */
export function useTurnIcon(asked: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon === null || !asked) return;
    icon.href = './icon-turn.svg';
    return () => {
      icon.href = './icon.svg';
    };
  }, [asked]);
}

/** Whose turn it is, if it is anybody's at this screen; where several sit at it, by name. */
export function turnOf(now: TableNow, { open, curtain }: HotSeatScreen): string | null {
  const asked = now.persons.filter((seat) =>
    now.chairs.get(seat)?.desk.asks.some(({ answer }) => answer === null),
  );
  const [first] = asked;
  if (now.status !== 'playing' || first === undefined) return null;
  if (now.persons.length === 1) return GLANCE_WORDS.yourTurn;
  const next = curtain ?? asked.find((seat) => seat === open) ?? first;
  return GLANCE_WORDS.toMove(seatName(now, next));
}
