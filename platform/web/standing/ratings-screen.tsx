/** The best of a game. */

import type { Best } from '@weathergage/kernel/people/ratings-protocol.ts';
import type { ReactNode } from 'react';
import { GAMES } from '../games.ts';
import { useTitle } from '../match/title.ts';
import { peopleApi } from '../people/people-api.ts';
import { PeopleCard, PeoplePage } from '../people/people-page.tsx';
import { ResultsTable } from '../people/results-table.tsx';
import { addressOf } from '../router.ts';
import { EnsignIcon } from '../toolkit/at-sea/ensign.tsx';
import { Chip } from '../toolkit/controls.tsx';
import { FIGURES } from '../toolkit/figures.ts';
import { Fetched } from '../unrolling.tsx';
import { RATING_WORDS as WORDS } from './rating-words.ts';

/** `wanted`: a game by its id; the first of them where none is named. */
export default function RatingsScreen({ wanted }: { readonly wanted: string | null }): ReactNode {
  useTitle(WORDS.title);
  const game = wanted ?? GAMES[0]!.id;
  const title = GAMES.find(({ id }) => id === game)?.title ?? game;
  return (
    <Fetched key={game} from={peopleApi.best} about={game}>
      {(best) => (
        <PeoplePage title={WORDS.title} testId="ratings" here="ratings">
          <nav className="people-games" aria-label={WORDS.game}>
            {GAMES.map((one) => (
              <a
                key={one.id}
                className="button button-quiet"
                href={addressOf({ at: 'ratings', game: one.id })}
                aria-current={one.id === game ? 'page' : undefined}
              >
                {one.title}
              </a>
            ))}
          </nav>
          <PeopleCard title={WORDS.of(title)}>
            <p className="match-note">
              {WORDS.note}{' '}
              <a href={addressOf({ at: 'docs', path: 'playing-together', section: 'ratings' })}>
                {WORDS.how}
              </a>
            </p>
            {best.length === 0 ? <p>{WORDS.none}</p> : <BestList best={best} />}
          </PeopleCard>
        </PeoplePage>
      )}
    </Fetched>
  );
}

const BestList = ({ best }: { readonly best: readonly Best[] }): ReactNode => (
  <div className="people-wide">
    <ResultsTable columns={[WORDS.place, WORDS.name, WORDS.rating, WORDS.won, WORDS.lost, WORDS.drawn]}>
      {best.map(({ person, name, flag, points, doubt, provisional, won, lost, drawn }, index) => (
        <tr key={person ?? name} data-testid="rated">
          <td>{provisional ? '–' : index + 1}</td>
          <th scope="row">
            <span className="people-flag">
              {flag !== null && <EnsignIcon nation={flag} />}
              {person === null ? name : <a href={addressOf({ at: 'person', id: person })}>{name}</a>}
              {person === null && <Chip>{WORDS.machine}</Chip>}
            </span>
          </th>
          <td>
            {WORDS.points(points, provisional)} <small>{WORDS.within(doubt)}</small>
          </td>
          <td>{FIGURES.number(won)}</td>
          <td>{FIGURES.number(lost)}</td>
          <td>{FIGURES.number(drawn)}</td>
        </tr>
      ))}
    </ResultsTable>
  </div>
);
