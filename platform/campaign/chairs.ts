/** Whose seat of the war each chair of the battle is: the seat that was sent to it, or the one that commands its side. */
import type { Engagement, Seat, SeatInfo } from '@weathergage/kernel';
import type { Way } from './way.ts';

export function chairsOf(
  way: Pick<Way, 'seatOf'>,
  engagement: Engagement,
  chairs: readonly SeatInfo[],
): Readonly<Record<Seat, Seat>> {
  const sent = Object.keys(engagement.fighters).map((seat) => ({
    seat,
    chair: chairs.find(({ id }) => id === way.seatOf(engagement, seat)),
  }));
  return Object.fromEntries(
    chairs.flatMap(({ id, side }) => {
      const own =
        sent.find(({ chair }) => chair?.id === id) ?? sent.find(({ chair }) => chair?.side === side);
      return own === undefined ? [] : [[id, own.seat]];
    }),
  );
}
