/** Who one is at this server: nobody, a guest, or somebody with an account. */
import type { Me, MeansReply } from '@weathergage/kernel/people/people-protocol.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTitle } from '../../match/title.ts';
import { CalledCard } from '../../notices/called-card.tsx';
import { addressOf, type Letter } from '../../router.ts';
import { troubleOf } from '../../salvage.tsx';
import { Unrolling, Wrecked } from '../../unrolling.tsx';
import { Holidays } from '../holidays.tsx';
import { HouseWords } from '../moderation/house-words.tsx';
import { MODERATION_WORDS } from '../moderation/moderation-words.ts';
import { ShunnedList } from '../moderation/shun-card.tsx';
import { MyMatches } from '../my-matches.tsx';
import { peopleApi } from '../people-api.ts';
import { PeoplePage } from '../people-page.tsx';
import { WORDS } from '../words.ts';
import { KeptData } from './kept-data.tsx';
import { LetterCard } from './letter-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProgramTokens } from './program-tokens.tsx';
import { SignForms } from './sign-forms.tsx';
import { WaysIn } from './ways-in.tsx';

interface Known {
  readonly means: MeansReply;
  readonly me: Me | null;
}

export default function AccountScreen({ letter }: { readonly letter: Letter | null }): ReactNode {
  const [known, setKnown] = useState<Known | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useTitle(WORDS.you);
  const look = useCallback(() => {
    Promise.all([peopleApi.means(), peopleApi.me()]).then(
      ([means, me]) => setKnown({ means, me }),
      (error: unknown) => setTrouble(troubleOf(error)),
    );
  }, []);
  useEffect(look, [look]);
  if (trouble !== null) return <Wrecked words={trouble} />;
  if (known === null) return <Unrolling />;
  const { means, me } = known;
  return (
    <PeoplePage title={WORDS.you} testId="account" here="account">
      {letter !== null && (
        <section className="people-card">
          <LetterCard key={letter.token} letter={letter} onChanged={look} />
        </section>
      )}
      {me !== null && <HouseWords key={`words ${me.id}`} />}
      {me !== null && me.role !== 'player' && (
        <a className="button button-plain" href={addressOf({ at: 'moderation' })} data-testid="to-moderation">
          {MODERATION_WORDS.title}
        </a>
      )}
      {letter === null && (me === null || me.guest) && (
        <section className="people-card" aria-label={WORDS.nobody.title}>
          <p className="people-lead">{me === null ? WORDS.nobody.lead : WORDS.nobody.guestLead(me.name)}</p>
          <SignForms key={me?.id} means={means} me={me} onChanged={look} />
        </section>
      )}
      {me !== null && (
        <>
          <MyMatches key={`matches ${me.id}`} />
          <Holidays key={`holidays ${me.id}`} />
          <ProfileForm key={`profile ${me.id}`} me={me} onChanged={look} />
          <CalledCard key={`called ${me.id}`} />
          {!me.guest && <WaysIn means={means} me={me} onChanged={look} />}
          {!me.guest && <ProgramTokens />}
          <ShunnedList key={`shunned ${me.id}`} />
          <KeptData me={me} onChanged={look} />
        </>
      )}
    </PeoplePage>
  );
}
