/** For those who judge: open reports, what can be done, and the record of what was. */
import type {
  JudgedPersonReply,
  ModerationReply,
  OpenReport,
  RecordedAct,
} from '@weathergage/kernel/moderation-protocol.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTitle } from '../match/title.ts';
import { TopBar } from '../match/top-bar.tsx';
import { addressOf } from '../router.ts';
import { Button, Chip } from '../toolkit/controls.tsx';
import { momentWords } from '../toolkit/when.ts';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { Came, TextField, useDoing } from './form.tsx';
import { JudgeForm } from './judge-form.tsx';
import { MODERATION_WORDS as WORDS } from './moderation-words.ts';
import { peopleApi, troubleWords } from './people-api.ts';
import { StaffCard } from './staff-card.tsx';
import '../styles/people.css';

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
    <div className="match-page">
      <TopBar title={WORDS.title} headline={null} connection="local" unsent={0} since={null} />
      <main className="people-screen" data-testid="moderation" aria-label={WORDS.title}>
        <section className="people-card" aria-label={WORDS.open} data-testid="open-reports">
          <h2>{WORDS.open}</h2>
          {known.reports.length === 0 && <p className="match-note">{WORDS.noneOpen}</p>}
          {known.reports.map((report) => (
            <ReportCard key={report.id} report={report} onJudged={setKnown} />
          ))}
        </section>
        <LookUp onJudged={setKnown} />
        <section className="people-card" aria-label={WORDS.record} data-testid="record">
          <h2>{WORDS.record}</h2>
          <Acts of={known.acts} />
        </section>
        {known.role === 'admin' && <StaffCard staff={known.staff} onChanged={setKnown} />}
      </main>
    </div>
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
    <section className="people-card" aria-label={WORDS.find} data-testid="look-up">
      <h2>{WORDS.find}</h2>
      <form className="people-form" onSubmit={doing.submit(look)}>
        <TextField label={WORDS.name} most={80} value={name} onType={setName} />
        <Came of={doing} />
        <div className="match-buttons">
          <Button type="submit" disabled={doing.busy}>
            {WORDS.look}
          </Button>
        </div>
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
    </section>
  );
}
