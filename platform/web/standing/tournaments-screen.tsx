/** Tournaments: those to join, under way and over, and the form for one's own. */
import type { Me } from '@weathergage/kernel/people/people-protocol.ts';
import type { ReactNode } from 'react';
import { clockName } from '../clock/clock-words.ts';
import { useTitle } from '../match/title.ts';
import { gameTitle } from '../people/my-matches.tsx';
import { peopleApi } from '../people/people-api.ts';
import { PeopleCard, PeoplePage } from '../people/people-page.tsx';
import { addressOf } from '../router.ts';
import { Chip } from '../toolkit/controls.tsx';
import { Fetched } from '../unrolling.tsx';
import { TournamentForm } from './tournament-form.tsx';
import { TOURNAMENT_WORDS as WORDS } from './tournament-words.ts';
import { type Summary, tournamentsApi } from './tournaments-api.ts';

const everything = async (): Promise<{ readonly all: readonly Summary[]; readonly me: Me | null }> => {
  const [all, me] = await Promise.all([tournamentsApi.list(), peopleApi.me()]);
  return { all, me };
};

export default function TournamentsScreen(): ReactNode {
  useTitle(WORDS.title);
  return (
    <Fetched from={everything} about={null}>
      {({ all, me }) => (
        <PeoplePage title={WORDS.title} testId="tournaments" here="tournaments">
          <PeopleCard title={WORDS.title}>
            {all.length === 0 && <p className="match-note">{WORDS.none}</p>}
            <ul className="saved">
              {all.map((one) => (
                <Listed key={one.id} one={one} />
              ))}
            </ul>
          </PeopleCard>
          {me === null || me.guest ? (
            <PeopleCard title={WORDS.make}>
              <p>
                {WORDS.needAccount} <a href={addressOf({ at: 'account', letter: null })}>{WORDS.toAccount}</a>
              </p>
            </PeopleCard>
          ) : (
            <TournamentForm />
          )}
        </PeoplePage>
      )}
    </Fetched>
  );
}

const Listed = ({ one }: { readonly one: Summary }): ReactNode => (
  <li data-testid="tournament-listed">
    <span className="saved-words">
      <span className="saved-title">{one.title}</span>
      <span className="saved-when">
        {gameTitle(one.game)} · {one.scenarioTitle} · {WORDS.kinds[one.kind]} · {clockName(one.clock)} ·{' '}
        {WORDS.by(one.organiser)}
      </span>
      <span className="saved-glance">
        {WORDS.entered(one.entered, one.most)}
        {one.status === 'playing' && ` · ${WORDS.round(one.round, one.rounds)}`}
      </span>
    </span>
    {one.mine && <Chip tone="well">{WORDS.youPlay}</Chip>}
    {one.rated && <Chip tone="brass">{WORDS.rated}</Chip>}
    <Chip>{WORDS.statuses[one.status]}</Chip>
    <a
      className="button"
      href={addressOf({ at: 'tournament', id: one.id })}
      aria-label={WORDS.lookAt(one.title)}
    >
      {WORDS.look}
    </a>
  </li>
);
