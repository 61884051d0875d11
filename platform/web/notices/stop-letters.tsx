/** What the link at the end of a letter leads to. Nothing is done before the button is pressed. */
import type { ReactNode } from 'react';
import { Came, useDoing } from '../people/form.tsx';
import { PeopleCard } from '../people/people-page.tsx';
import { addressOf } from '../router.ts';
import { Button } from '../toolkit/controls.tsx';
import { noticeApi } from './notice-api.ts';
import { NOTICE_WORDS as WORDS } from './notice-words.ts';

export function StopLetters({ token }: { readonly token: string }): ReactNode {
  const doing = useDoing();
  return (
    <PeopleCard title={WORDS.stopTitle} testId="stop-letters">
      <p>{WORDS.stopNote}</p>
      <Came of={doing} />
      <div className="match-buttons">
        <Button
          look="brass"
          disabled={doing.busy || doing.done !== null}
          onClick={() => doing.run(() => noticeApi.stopLetters(token), WORDS.stopped)}
        >
          {WORDS.stop}
        </Button>
        <a className="button button-quiet" href={addressOf({ at: 'notices', stop: null })}>
          {WORDS.title}
        </a>
      </div>
    </PeopleCard>
  );
}
