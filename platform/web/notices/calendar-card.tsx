/** The secret address of one's deadlines, and what is told of single matches. */
import { MATCH_WAYS, type NoticesReply } from '@weathergage/kernel/people/notice-protocol.ts';
import type { ReactNode } from 'react';
import { Came, useDoing } from '../people/form.tsx';
import { PeopleCard } from '../people/people-page.tsx';
import { Button } from '../toolkit/controls.tsx';
import { noticeApi } from './notice-api.ts';
import { NOTICE_WORDS as WORDS } from './notice-words.ts';
import { Picked } from './picked.tsx';

interface CardProps {
  readonly found: NoticesReply;
  onFound(reply: NoticesReply): void;
}

export function CalendarCard({ found: { calendar }, onFound }: CardProps): ReactNode {
  const doing = useDoing();
  const set = (on: boolean, words?: string): void =>
    doing.run(() => noticeApi.setCalendar(on).then(onFound), words);
  return (
    <PeopleCard title={WORDS.calendar} testId="calendar">
      <p className="match-note">{WORDS.calendarNote}</p>
      {calendar !== null && (
        <input
          className="boxed notice-link"
          aria-label={WORDS.calendarLink}
          data-testid="calendar-link"
          readOnly
          value={calendar}
          onFocus={({ target }) => target.select()}
        />
      )}
      <Came of={doing} />
      <div className="match-buttons">
        {calendar === null ? (
          <Button onClick={() => set(true)}>{WORDS.calendarOn}</Button>
        ) : (
          <>
            <Button onClick={() => set(true, WORDS.calendarChanged)}>{WORDS.calendarNew}</Button>
            <Button onClick={() => set(false)}>{WORDS.calendarOff}</Button>
          </>
        )}
      </div>
    </PeopleCard>
  );
}

export function MatchesCard({ found: { matches }, onFound }: CardProps): ReactNode {
  const doing = useDoing();
  return (
    <PeopleCard title={WORDS.single} testId="single-matches">
      {matches.length === 0 && <p className="match-note">{WORDS.noMatches}</p>}
      <Came of={doing} />
      <ul className="saved">
        {matches.map(({ id, title, how }) => (
          <li key={id}>
            <span className="saved-words">{title}</span>
            <Picked
              label={title}
              hidden
              options={MATCH_WAYS.map((way) => [way, WORDS.hows[way]] as const)}
              chosen={how}
              onChoose={(way) => doing.run(() => noticeApi.setMatch(id, way).then(onFound), WORDS.saved)}
            />
          </li>
        ))}
      </ul>
    </PeopleCard>
  );
}
