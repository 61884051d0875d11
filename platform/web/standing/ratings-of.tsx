/** One person's ratings, and how they came about. */
import type { RatingReply } from '@weathergage/kernel/people/ratings-protocol.ts';
import type { ReactNode } from 'react';
import { GAMES } from '../games.ts';
import { PeopleCard } from '../people/people-page.tsx';
import { addressOf } from '../router.ts';
import { Chip } from '../toolkit/controls.tsx';
import { RATING_WORDS as WORDS } from './rating-words.ts';

export const RatingsOf = ({ ratings }: { readonly ratings: readonly RatingReply[] }): ReactNode => (
  <PeopleCard title={WORDS.yours} testId="ratings-of">
    {ratings.length === 0 && <p className="match-note">{WORDS.noRating}</p>}
    {ratings.map((rating) => (
      <RatingOf key={rating.game} rating={rating} />
    ))}
  </PeopleCard>
);

function RatingOf({ rating }: { readonly rating: RatingReply }): ReactNode {
  const { game, points, doubt, provisional, place, history } = rating;
  return (
    <div className="rating-of">
      <h3>
        <a href={addressOf({ at: 'ratings', game })}>{GAMES.find(({ id }) => id === game)?.title ?? game}</a>{' '}
        {WORDS.points(points, provisional)} <small>{WORDS.within(doubt)}</small>{' '}
        {place !== null && <Chip tone="brass">{WORDS.at(place)}</Chip>}
        {provisional && <Chip>{WORDS.provisional}</Chip>}
      </h3>
      <Course of={history} />
      <details className="people-more">
        <summary>{WORDS.history}</summary>
        <ul className="saved">
          {history.map(({ match, title, at, points: after, by, result }) => (
            <li key={match}>
              <span className="saved-words">
                <span className="saved-title">{title}</span>
                <span className="saved-when">{new Date(at).toLocaleDateString()}</span>
              </span>
              <Chip>{WORDS.results[result]}</Chip>
              <span>{`${WORDS.points(after, false)} (${WORDS.by(by)})`}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

const WIDTH = 300;
const HEIGHT = 48;

/** How it went, from the oldest that is known to the latest. */
function Course({ of }: { readonly of: RatingReply['history'] }): ReactNode {
  const figures = of.map(({ points }) => points).toReversed();
  const [first, last] = [figures[0], figures.at(-1)];
  if (figures.length < 2 || first === undefined || last === undefined) return null;
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const line = figures
    .map((points, i) => {
      const x = (i * WIDTH) / (figures.length - 1);
      const y = 3 + ((most - points) * (HEIGHT - 6)) / Math.max(1, most - least);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
  return (
    <svg
      className="rating-course"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={WORDS.course(first, last, figures.length)}
    >
      <polyline points={line} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
