/** For those who judge: open reports, what can be done, and the record of what was. */
import type {
  JudgedPersonReply,
  ModerationReply,
  OpenReport,
  RecordedAct,
} from '@weathergage/kernel/people/moderation-protocol.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTitle } from '../../match/title.ts';
import { addressOf } from '../../router.ts';
import { Chip } from '../../toolkit/controls.tsx';
import { momentWords } from '../../toolkit/when.ts';
import { Unrolling, Wrecked } from '../../unrolling.tsx';
import { SendRow, TextField, useDoing } from '../form.tsx';
import { peopleApi, troubleWords } from '../people-api.ts';
import { PeopleCard, PeoplePage } from '../people-page.tsx';
import { JudgeForm } from './judge-form.tsx';
import { MODERATION_WORDS as WORDS } from './moderation-words.ts';
import { StaffCard } from './staff-card.tsx';

export default function ModerationScreen(): ReactNode {
  const [known, setKnown] = useState<ModerationReply | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useTitle(WORDS.title);
  useEffect(() => {
    peopleApi.moderation().then(setKnown, (error: unknown) => setTrouble(troubleWords(error)));
  }, []);
  if (trouble !== null) return <Wrecked words={trouble} />;
  if (known === null) return <Unrolling />;
  return (
    <PeoplePage title={WORDS.title} testId="moderation">
      <PeopleCard title={WORDS.open} testId="open-reports">
        {known.reports.length === 0 && <p className="match-note">{WORDS.noneOpen}</p>}
        {known.reports.map((report) => (
          <ReportCard key={report.id} report={report} onJudged={setKnown} />
        ))}
      </PeopleCard>
      <LookUp onJudged={setKnown} />
      <PeopleCard title={WORDS.record} testId="record">
        <Acts of={known.acts} />
      </PeopleCard>
      {known.role === 'admin' && <StaffCard staff={known.staff} onChanged={setKnown} />}
    </PeoplePage>
  );
}

function ReportCard({
  report,
  onJudged,
}: {
  readonly report: OpenReport;
  onJudged(known: ModerationReply): void;
}): ReactNode {
  const { about, by, before, lines, seat, words } = report;
  return (
    <article className="people-report" data-testid="open-report">
      <h3>{WORDS.about(about.name, report.reason)}</h3>
      <p className="match-note">
        {[
          WORDS.by(by.name, new Date(report.made).toLocaleString()),
          ...(seat === null ? [] : [WORDS.atMatch(seat)]),
          WORDS.before(before.reports, before.acts),
        ].join(' · ')}{' '}
        {about.id !== null && <a href={addressOf({ at: 'person', id: about.id })}>{about.name}</a>}
      </p>
      {words !== '' && <blockquote>{words}</blockquote>}
      {seat !== null && (
        <details className="people-more" open>
          <summary>{WORDS.lines}</summary>
          {lines.length === 0 && <p className="match-note">{WORDS.noLines}</p>}
          <ul className="plain-list">
            {lines.map((line, place) => (
              <li key={place} data-meant={line.seat === seat}>
                <strong>{line.seat}</strong> <span className="saved-when">{momentWords(line.at)}</span>{' '}
                {line.text ?? line.signal}
              </li>
            ))}
          </ul>
        </details>
      )}
      <JudgeForm of={{ report: report.id }} onJudged={onJudged} />
    </article>
  );
}

function Acts({ of }: { readonly of: readonly RecordedAct[] }): ReactNode {
  if (of.length === 0) return <p className="match-note">{WORDS.noRecord}</p>;
  return (
    <ul className="saved">
      {of.map(({ id, act, about, moderator, words, made }) => (
        <li key={id}>
          <span className="saved-words">
            <span>{WORDS.recordLine(act, about.name, moderator)}</span>
            <span className="saved-when">
              {[new Date(made).toLocaleString(), ...(words === '' ? [] : [words])].join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function LookUp({ onJudged }: { onJudged(known: ModerationReply): void }): ReactNode {
  const [name, setName] = useState('');
  const [person, setPerson] = useState<JudgedPersonReply | null>(null);
  const doing = useDoing();
  const look = (): Promise<void> => peopleApi.judgedPerson(name).then(setPerson);
  return (
    <PeopleCard title={WORDS.find} testId="look-up">
      <form className="people-form" onSubmit={doing.submit(look)}>
        <TextField label={WORDS.name} most={80} value={name} onType={setName} />
        <SendRow of={doing} words={WORDS.look} />
      </form>
      {person !== null && (
        <>
          <h3>
            {person.name} <Chip>{WORDS.roles[person.role]}</Chip>
          </h3>
          {person.silenced !== null && <p>{WORDS.silenced(person.silenced)}</p>}
          {person.closed !== null && <p>{WORDS.closed(person.closed)}</p>}
          <Acts of={person.acts} />
          <JudgeForm
            of={{ person: person.id }}
            onJudged={(known) => {
              onJudged(known);
              doing.run(look);
            }}
          />
        </>
      )}
    </PeopleCard>
  );
}
