/** Every sentence about ratings, in one place. */
import { FIGURES } from '../toolkit/figures.ts';

/** With the figures written as one language writes them. */
export const ratingWordsIn = ({ number }: typeof FIGURES) => ({
  title: 'Ratings',
  of: (game: string) => `The best of ${game}`,
  game: 'Game',
  none: 'Nobody has a rating in this game yet. Open a rated table, and sit down.',
  note: 'A rating counts rated matches between people with an account. One with a question mark rests on fewer than ten.',
  how: 'How it is reckoned',
  place: 'Place',
  name: 'Name',
  rating: 'Rating',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  machine: 'machine',
  yours: 'Ratings',
  noRating: 'None: no rated match has come to its end yet, or no rating is wished for.',
  provisional: 'provisional',
  points: (points: number, provisional: boolean) => `${number(points)}${provisional ? '?' : ''}`,
  within: (doubt: number) => `± ${number(doubt)}`,
  at: (place: number) => `no. ${number(place)}`,
  results: { won: 'won', lost: 'lost', drawn: 'drawn' } as const,
  by: (points: number) => (points < 0 ? `− ${number(-points)}` : `+ ${number(points)}`),
  history: 'The matches that made it',
  course: (from: number, to: number, matches: number) =>
    `From ${number(from)} to ${number(to)} over the last ${number(matches)} rated matches`,
  wish: 'Play for a rating where a table is rated',
  wishNote:
    'Without it you sit at no rated table, and nobody sees a rating of yours. What began rated still counts.',
  ofPeople: (matches: number) => `of ${number(matches)} between people`,
  ahead: (side: string, points: number) => `${side} ahead by ${number(points)} points`,
});

export const RATING_WORDS = ratingWordsIn(FIGURES);
