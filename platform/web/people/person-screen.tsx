/** What everybody may know of somebody. */

import type { ProfileReply } from '@weathergage/kernel/people/people-protocol.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTitle } from '../match/title.ts';
import { RatingsOf } from '../standing/ratings-of.tsx';
import { EnsignIcon } from '../toolkit/at-sea/ensign.tsx';
import { Chip } from '../toolkit/controls.tsx';
import { FIGURES } from '../toolkit/figures.ts';
import { capital } from '../toolkit/phrases.ts';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { ShunCard } from './moderation/shun-card.tsx';
import { gameTitle } from './my-matches.tsx';
import { peopleApi, troubleWords } from './people-api.ts';
import { PeopleCard, PeoplePage } from './people-page.tsx';
import { PlayedCard } from './played-card.tsx';
import { ResultsTable } from './results-table.tsx';
import { WORDS } from './words.ts';

export default function PersonScreen({ id }: { readonly id: string }): ReactNode {
  const [person, setPerson] = useState<ProfileReply | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useTitle(person?.name ?? '');
  useEffect(() => {
    peopleApi.person(id).then(setPerson, (error: unknown) => setTrouble(troubleWords(error)));
  }, [id]);
  if (trouble !== null) return <Wrecked words={trouble} />;
  if (person === null) return <Unrolling />;
  return (
    <PeoplePage title={person.name} testId="person" here={null}>
      <section className="people-card">
        <p className="people-lead people-flag">
          {person.flag !== null && <EnsignIcon nation={person.flag} />} {person.name}
          {person.guest && <Chip>{WORDS.guest}</Chip>}
        </p>
        <p>{WORDS.personSince(new Date(person.since).toLocaleDateString())}</p>
      </section>
      <PeopleCard title={WORDS.byGame}>
        {person.results.length === 0 ? (
          <p className="match-note">{WORDS.noResults}</p>
        ) : (
          <Results of={person.results} />
        )}
      </PeopleCard>
      <RatingsOf ratings={person.ratings} />
      {person.favourites.length > 0 && (
        <PeopleCard title={WORDS.favourites}>
          <ul className="saved">
            {person.favourites.map(({ game, title, times }) => (
              <li key={`${game} ${title}`}>
                <span className="saved-words">
                  <span className="saved-title">{title}</span>
                  <span className="saved-when">{gameTitle(game)}</span>
                </span>
                <Chip>{WORDS.times(times)}</Chip>
              </li>
            ))}
          </ul>
        </PeopleCard>
      )}
      <PlayedCard matches={person.history} />
      <ShunCard id={person.id} name={person.name} />
    </PeoplePage>
  );
}

const Results = ({ of }: { readonly of: ProfileReply['results'] }): ReactNode => (
  <ResultsTable columns={[WORDS.game, WORDS.side, WORDS.won, WORDS.lost, WORDS.drawn]}>
    {of.map(({ game, side, program, won, lost, drawn }) => (
      <tr key={`${game} ${side} ${program}`}>
        <th scope="row">{gameTitle(game)}</th>
        <td>{capital(program ? WORDS.sideByProgram(side) : side)}</td>
        <td>{FIGURES.number(won)}</td>
        <td>{FIGURES.number(lost)}</td>
        <td>{FIGURES.number(drawn)}</td>
      </tr>
    ))}
  </ResultsTable>
);
