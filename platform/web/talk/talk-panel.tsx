/** Talk at an online table: what was said, and a place to say something, in words or by a signal. */

import { GALLERY } from '@weathergage/kernel';
import { TALK_LIMITS, type TalkLine, type TalkTo } from '@weathergage/kernel/people/talk-protocol.ts';
import { FLAG_SIGNALS, signalOf } from '@weathergage/kernel/signals.ts';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { routeOf, useAddress } from '../router.ts';
import type { Table, TableNow } from '../tables/table.ts';
import { Button, Dialog } from '../toolkit/controls.tsx';
import { SelectOptions } from '../toolkit/select-options.tsx';
import { momentWords } from '../toolkit/when.ts';
import { Hoist } from './hoist.tsx';
import { useMuted } from './muted.ts';
import { TALK_WORDS as WORDS } from './talk-words.ts';
import './talk.css';

const ReportDialog = lazy(() => import('../people/moderation/report-dialog.tsx'));

interface TalkPanelProps {
  readonly table: Table;
  readonly now: TableNow;
}

export default function TalkPanel({ table, now }: TalkPanelProps): ReactNode {
  const { muted, mute } = useMuted(table.id);
  const [reported, setReported] = useState<string | null>(null);
  const route = routeOf(useAddress());
  const foot = useRef<HTMLOListElement>(null);
  const lines = (now.talk?.lines ?? []).filter(({ seat }) => !muted.includes(seat));
  const count = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what calls for scrolling
  useEffect(() => {
    foot.current?.scrollTo({ top: foot.current.scrollHeight });
  }, [count]);
  return (
    <section className="talk" aria-label={WORDS.title}>
      {lines.length === 0 ? (
        <p className="match-note">{WORDS.nothing(now.delay)}</p>
      ) : (
        <ol className="plain-list talk-lines" ref={foot} aria-live="polite" data-testid="talk-lines">
          {lines.map((line, place) => (
            <Line
              key={place}
              line={line}
              now={now}
              onMute={() => mute(line.seat, true)}
              onReport={
                table.kind === 'online' && line.seat !== GALLERY ? () => setReported(line.seat) : null
              }
            />
          ))}
        </ol>
      )}
      {muted.length > 0 && (
        <p className="match-note">
          {WORDS.muted(muted.map((seat) => speakerName(now, seat)).join(', '))}{' '}
          {muted.map((seat) => (
            <Button key={seat} look="quiet" onClick={() => mute(seat, false)}>
              {WORDS.hear(speakerName(now, seat))}
            </Button>
          ))}
        </p>
      )}
      <SayForm table={table} now={now} />
      {reported !== null && (
        <Suspense>
          <ReportDialog
            name={speakerName(now, reported)}
            of={{ match: table.id, seat: reported }}
            token={route.at === 'match' || route.at === 'watch' ? route.token : null}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

const speakerName = (now: TableNow, seat: string): string =>
  seat === GALLERY ? WORDS.spectator : (now.seats.find(({ id }) => id === seat)?.name ?? seat);

function Line({
  line,
  now,
  onMute,
  onReport,
}: {
  readonly line: TalkLine;
  readonly now: TableNow;
  onMute(): void;
  readonly onReport: (() => void) | null;
}): ReactNode {
  const signal = line.signal === undefined ? undefined : signalOf(line.signal);
  const name = speakerName(now, line.seat);
  const mine = now.persons.includes(line.seat);
  return (
    <li className="talk-line" data-to={line.to}>
      <p className="talk-head">
        <strong>{mine ? WORDS.you(name) : name}</strong>
        {line.to !== 'table' && <span className="talk-to">{WORDS.to[line.to]}</span>}
        <time dateTime={new Date(line.at).toISOString()}>{momentWords(line.at)}</time>
        {!mine && (
          <button type="button" className="bare talk-mute" onClick={onMute} aria-label={WORDS.muteIt(name)}>
            {WORDS.mute}
          </button>
        )}
        {!mine && onReport !== null && (
          <button
            type="button"
            className="bare talk-report"
            onClick={onReport}
            aria-label={WORDS.reportIt(name)}
          >
            {WORDS.report}
          </button>
        )}
      </p>
      {line.text !== undefined && <p className="talk-text">{line.text}</p>}
      {line.signal !== undefined && (
        <p className="talk-text talk-signal">
          {signal !== undefined && <Hoist flags={signal.hoist} />}
          <span>
            <em>{signal?.words ?? line.signal}</em>
            {signal !== undefined && <span className="talk-plain">{signal.plain}</span>}
          </span>
        </p>
      )}
    </li>
  );
}

/** Whom one may speak to: spectators to one another; a side of one alone would hear nobody. */
function audiences(now: TableNow): readonly TalkTo[] {
  const [mine] = now.persons;
  if (mine === undefined) return ['gallery'];
  const side = now.seats.find(({ id }) => id === mine)?.side;
  return now.seats.some((seat) => seat.id !== mine && seat.side === side && seat.bot === null)
    ? ['table', 'side']
    : ['table'];
}

function SayForm({ table, now }: TalkPanelProps): ReactNode {
  const may = audiences(now);
  const [chosen, setChosen] = useState<TalkTo>(may[0]!);
  const to = may.includes(chosen) ? chosen : may[0]!;
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [signals, setSignals] = useState(false);
  const say = (what: { text: string } | { signal: (typeof FLAG_SIGNALS)[number]['id'] }): void => {
    table.say?.({ to, ...what }).then(
      () => {
        setTrouble(null);
        if ('text' in what) setText('');
        else setSignals(false);
      },
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <form
      className="talk-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') say({ text: text.trim() });
      }}
    >
      {trouble !== null && (
        <p className="action-trouble" role="alert">
          {trouble}
        </p>
      )}
      <Dialog open={signals} title={WORDS.makeSignal} onClose={() => setSignals(false)} wide>
        <ul className="plain-list talk-signals" data-testid="signals">
          {FLAG_SIGNALS.map(({ id, hoist, words, plain }) => (
            <li key={id}>
              <button
                type="button"
                className="bare talk-choice"
                onClick={() => say({ signal: id })}
                data-testid={`signal-${id}`}
              >
                <Hoist flags={hoist} />
                <span>
                  {words}
                  <span className="talk-plain">{plain}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
      <div className="talk-row">
        {may.length > 1 && (
          <select
            className="select"
            aria-label={WORDS.audience}
            value={to}
            onChange={({ target }) => setChosen(target.value as TalkTo)}
            data-testid="talk-to"
          >
            <SelectOptions of={may} words={(one) => WORDS.to[one]} />
          </select>
        )}
        <input
          className="boxed talk-input"
          value={text}
          maxLength={TALK_LIMITS.text}
          placeholder={to === 'gallery' ? WORDS.saySomethingToGallery : WORDS.saySomething}
          aria-label={WORDS.saySomething}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => event.stopPropagation()}
          data-testid="talk-text"
        />
        <Button type="submit" disabled={text.trim() === ''} data-testid="talk-say">
          {WORDS.say}
        </Button>
        <Button onClick={() => setSignals(true)} data-testid="talk-signals" title={WORDS.makeSignal}>
          {WORDS.signal}
        </Button>
      </div>
    </form>
  );
}
