/** Where a notice leads: to the decision, for whoever is meant. Its address holds no secret; one has to be signed in. */
import type { MeansReply } from '@weathergage/kernel/people/people-protocol.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTitle } from '../match/title.ts';
import { SignForms } from '../people/account/sign-forms.tsx';
import { peopleApi } from '../people/people-api.ts';
import { PeoplePage } from '../people/people-page.tsx';
import { addressOf } from '../router.ts';
import { troubleOf } from '../salvage.tsx';
import { ApiError, serverApi } from '../tables/api.ts';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { NOTICE_WORDS as WORDS } from './notice-words.ts';

/** In the place of this address: who goes back does not come here again. */
async function enter(id: string, seat: string): Promise<void> {
  const { token } = await peopleApi.pass(id, seat);
  const { status } = await serverApi.info(id, token);
  const there =
    status === 'over'
      ? addressOf({ at: 'replay', of: { kind: 'online', id, token } })
      : addressOf({ at: 'match', id, token });
  location.replace(there);
}

export default function SeatScreen({ id, seat }: { readonly id: string; readonly seat: string }): ReactNode {
  const [means, setMeans] = useState<MeansReply | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useTitle(WORDS.seatTitle);
  const go = useCallback(() => {
    setMeans(null);
    enter(id, seat).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'not-signed-in') setMeans(await peopleApi.means());
      else setTrouble(troubleOf(error));
    });
  }, [id, seat]);
  useEffect(go, [go]);
  if (trouble !== null) return <Wrecked words={trouble} />;
  if (means === null) return <Unrolling />;
  return (
    <PeoplePage title={WORDS.seatTitle} testId="called">
      <section className="people-card">
        <p className="people-lead">{WORDS.seatLead}</p>
        <SignForms means={means} me={null} onChanged={go} />
      </section>
    </PeoplePage>
  );
}
