/** On one's own page: the way to where one sets how one is called. */
import { type ReactNode, useEffect } from 'react';
import { PeopleCard } from '../people/people-page.tsx';
import { addressOf } from '../router.ts';
import { NOTICE_WORDS as WORDS } from './notice-words.ts';
import { renewHere } from './push-here.ts';

export function CalledCard(): ReactNode {
  // Whoever has signed in is the one who is called in this browser.
  useEffect(() => void renewHere(), []);
  return (
    <PeopleCard title={WORDS.title}>
      <p className="match-note">{WORDS.lead}</p>
      <a
        className="button button-plain"
        data-testid="to-notices"
        href={addressOf({ at: 'notices', stop: null })}
      >
        {WORDS.settings}
      </a>
    </PeopleCard>
  );
}
