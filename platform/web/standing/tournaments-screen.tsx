/** Tournaments: those to join, under way and over, and the form for one's own. */
import type { Me } from '@weathergage/kernel/people-protocol.ts';
import type { ReactNode } from 'react';
import { clockName } from '../clock/clock-words.ts';
import { useTitle } from '../match/title.ts';
import { TopBar } from '../match/top-bar.tsx';
import { gameTitle } from '../people/my-matches.tsx';
import { peopleApi } from '../people/people-api.ts';
import { Places } from '../people/places.tsx';
import { addressOf } from '../router.ts';
import { Chip } from '../toolkit/controls.tsx';
import { Fetched } from '../unrolling.tsx';
import { TournamentForm } from './tournament-form.tsx';
import { TOURNAMENT_WORDS as WORDS } from './tournament-words.ts';
import { type Summary, tournamentsApi } from './tournaments-api.ts';
import '../styles/people.css';

const everything = async (): Promise<{ readonly all: readonly Summary[]; readonly me: Me | null }> => {
  const [all, me] = await Promise.all([tournamentsApi.list(), peopleApi.me()]);
  return { all, me };
};

export default function TournamentsScreen(): ReactNode {
  useTitle(WORDS.title);
  return (
    <Fetched from={everything} about={null}>
      {({ all, me }) => (
        <div className="match-page">
          <TopBar title={WORDS.title} headline={null} connection="local" unsent={0} since={null} />
          <Places here="tournaments" />
          <main className="people-screen" data-testid="tournaments" aria-label={WORDS.title}>
            <section className="people-card" aria-label={WORDS.title}>
              <h2>{WORDS.title}</h2>
              {all.length === 0 && <p className="match-note">{WORDS.none}</p>}
              <ul className="saved">
                {all.map((one) => (
                  <Listed key={one.id} one={one} />
                ))}
              </ul>
            </section>
            {me === null || me.guest ? (
              <section className="people-card" aria-label={WORDS.make}>
                <h2>{WORDS.make}</h2>
                <p>
                  {WORDS.needAccount}{' '}
                  <a href={addressOf({ at: 'account', letter: null })}>{WORDS.toAccount}</a>
                </p>
              </section>
            ) : (
              <TournamentForm />
            )}
          </main>
        </div>
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
