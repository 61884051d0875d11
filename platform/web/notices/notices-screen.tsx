/** How somebody is called while he is not here. */
import type { NoticesReply } from '@weathergage/kernel/people/notice-protocol.ts';
import type { MeansReply } from '@weathergage/kernel/people/people-protocol.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTitle } from '../match/title.ts';
import { SignForms } from '../people/account/sign-forms.tsx';
import { peopleApi } from '../people/people-api.ts';
import { troubleOf } from '../salvage.tsx';
import { ApiError } from '../tables/api.ts';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { Browsers } from './browsers.tsx';
import { CalendarCard, MatchesCard } from './calendar-card.tsx';
import { HooksCard } from './hooks-card.tsx';
import { noticeApi } from './notice-api.ts';
import { NOTICE_WORDS as WORDS } from './notice-words.ts';
import { StopLetters } from './stop-letters.tsx';
import { TermsForm } from './terms-form.tsx';
import '../styles/notices.css';
import { PeoplePage } from '../people/people-page.tsx';

export default function NoticesScreen({ stop }: { readonly stop: string | null }): ReactNode {
  useTitle(WORDS.title);
  if (stop === null) return <Settings />;
  return (
    <Paper>
      <StopLetters token={stop} />
    </Paper>
  );
}

const Paper = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <PeoplePage title={WORDS.title} testId="notices" here="account">
    {children}
  </PeoplePage>
);

function Settings(): ReactNode {
  const [found, setFound] = useState<NoticesReply | null>(null);
  const [means, setMeans] = useState<MeansReply | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = useCallback(() => {
    setMeans(null);
    noticeApi.look().then(setFound, async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'not-signed-in') setMeans(await peopleApi.means());
      else setTrouble(troubleOf(error));
    });
  }, []);
  useEffect(look, [look]);
  if (trouble !== null) return <Wrecked words={trouble} />;
  if (means !== null)
    return (
      <Paper>
        <section className="people-card" aria-label={WORDS.title}>
          <p className="people-lead">{WORDS.lead}</p>
          <SignForms means={means} me={null} onChanged={look} />
        </section>
      </Paper>
    );
  if (found === null) return <Unrolling />;
  return (
    <Paper>
      <p className="people-lead">{WORDS.lead}</p>
      <TermsForm found={found} onFound={setFound} />
      <Browsers found={found} onFound={setFound} />
      <HooksCard found={found} onFound={setFound} />
      <CalendarCard found={found} onFound={setFound} />
      <MatchesCard found={found} onFound={setFound} />
    </Paper>
  );
}
