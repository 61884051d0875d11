/**
 * What lists say of a match to whoever sits at it: how far it has come, and the last thing that happened. Each seat's line
 * is made of what that seat would be told itself, and of nothing else.
 */
import { lastNews, whenWords } from '@weathergage/kernel';
import type { SeatLine } from '@weathergage/people';
import type { LiveMatch } from '../match/live-match.ts';

/** So many deeds back it is looked for; what was written before stands where there is nothing in them. */
const BACK = 32;
/** A list is no log. */
const LONGEST = 240;

const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);

/** Nothing while it gathers, or where the game has no words for lists. */
export async function seatLines(live: LiveMatch): Promise<readonly SeatLine[]> {
  if (!live.isKnown || live.match === null) return [];
  const { match, people, served } = live;
  const { listWords } = served;
  // The store may still refuse a deed in hand. When it is done, the match is noted once more.
  if (listWords === undefined || match.n !== live.record.n) return [];
  const after = Math.max(0, match.n - BACK);
  const replies = await live.desks(people, after);
  return replies.map(({ desk, steps, reset }) => ({
    seat: desk.seat,
    stands: cut(whenWords(listWords, desk)),
    news: newsIn(
      lastNews(
        listWords,
        steps.flatMap(({ told }) => told),
        desk,
      ),
      reset || after === 0,
    ),
  }));
}

/** Null where it may be further back; nothing where all was looked at. */
const newsIn = (found: string | null, all: boolean): string | null =>
  found === null ? (all ? '' : null) : cut(found);
