/** The captain's log. Newest at the foot, as in a book; a press on a line shows the place on the chart. */

import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { seenAgain } from '../../toolkit/contract.ts';
import { DiceRow, RuleLink } from '../../toolkit/controls.tsx';
import { pressedByKeys } from '../../toolkit/press-keys.ts';
import { LOG_WORDS as WORDS } from '../match-words.ts';
import { LogFilter } from './log-filter.tsx';
import { type LoggedLine, linesAbout, subjectsOf } from './log-lines.ts';

interface LogProps {
  readonly lines: readonly LoggedLine[];
  /** What a subject is called: a ship's name for its id. */
  nameOf(subject: string): string;
  onFocus(subject: string): void;
  /** Stands under a page that is still white. */
  readonly welcome?: ReactNode;
}

/** Within this many pixels of the foot the log follows what is written. */
const NEAR = 60;
/** A hand that moves over the log is about to press a line: for so many milliseconds nothing moves under it. */
const HAND_MS = 1500;
/** So many lines lie open. A whole battle of fleets has thousands, and the page would lay all of them out anew at each step. */
const OPEN_LINES = 200;
/** A chooser with more subjects than this would be longer than the log. */
const MOST_SUBJECTS = 12;

export function CaptainsLog({ lines, nameOf, onFocus, welcome }: LogProps): ReactNode {
  const [subject, setSubject] = useState<string | null>(null);
  const [open, setOpen] = useState(OPEN_LINES);
  const press = useSame(onFocus);
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const top = useRef(0);
  const hand = useRef(Number.NEGATIVE_INFINITY);
  const subjects = subjectsOf(lines).slice(0, MOST_SUBJECTS);
  const chosen = subject !== null && subjects.includes(subject) ? subject : null;
  const all = linesAbout(lines, chosen);
  const shown = all.slice(-open);
  const newest = shown.at(-1)?.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what calls for scrolling
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    let later: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      clearTimeout(later);
      const wait = hand.current + HAND_MS - performance.now();
      if (wait > 0) later = setTimeout(follow, wait);
      else if (follows.current) element.scrollTop = element.scrollHeight;
    };
    follow();
    // Lines written while the sheet was folded away are found at the foot when it is drawn up.
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => {
      clearTimeout(later);
      observer.disconnect();
    };
  }, [newest, chosen]);

  return (
    <section className="log" aria-label={WORDS.name}>
      {subjects.length > 1 && (
        <LogFilter subjects={subjects} chosen={chosen} nameOf={nameOf} onChoose={setSubject} />
      )}
      <ol
        ref={list}
        className="log-lines"
        data-testid="log"
        tabIndex={0}
        aria-label={WORDS.lines}
        onPointerMove={() => {
          hand.current = performance.now();
        }}
        onPointerLeave={() => {
          hand.current = Number.NEGATIVE_INFINITY;
        }}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          // Between a scroll to the foot and the word of it more may have been written: only who turns back stays behind.
          const back = scrollTop < top.current;
          top.current = scrollTop;
          follows.current = scrollHeight - scrollTop - clientHeight < NEAR || (follows.current && !back);
        }}
      >
        {shown.length === 0 && (
          <li className="log-empty">
            {WORDS.empty}
            {welcome}
          </li>
        )}
        {shown.length < all.length && (
          <li className="log-line">
            <button
              type="button"
              className="log-again"
              data-testid="log-earlier"
              onClick={() => {
                follows.current = false;
                setOpen(open + 5 * OPEN_LINES);
              }}
            >
              {WORDS.earlier(all.length - shown.length)}
            </button>
          </li>
        )}
        {shown.map((line) => (
          <LogEntry key={line.key} line={line} onFocus={press} />
        ))}
      </ol>
    </section>
  );
}

/** Does what `act` does now, and is the same function as long as the page stands. */
function useSame(act: (subject: string) => void): (subject: string) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((subject) => latest.current(subject), []);
}

interface EntryProps {
  readonly line: LoggedLine;
  onFocus(subject: string): void;
}

/** What is written stays as it is: it is drawn once. */
const LogEntry = memo(function LogEntry({ line, onFocus }: EntryProps): ReactNode {
  const [subject] = line.subjects;
  const text =
    subject === undefined ? (
      <span className="log-text">{line.text}</span>
    ) : (
      // A button proper would not break with the lines of the text.
      <span
        role="button"
        tabIndex={0}
        className="log-text log-press"
        data-words-first
        title={WORDS.show}
        onClick={() => onFocus(subject)}
        onKeyDown={pressedByKeys(() => onFocus(subject))}
      >
        {line.text}
      </span>
    );
  return (
    <li className={`log-line log-${line.weight}`} data-testid="log-line">
      {text}{' '}
      {line.again === true && (
        <button type="button" className="log-again" onClick={() => onFocus(seenAgain(line.n))}>
          {WORDS.again}
        </button>
      )}{' '}
      {line.dice !== undefined && line.dice.length > 0 && <DiceRow dice={line.dice} size={19} />}{' '}
      {line.rule !== '' && line.weight !== 'heading' && <RuleLink rule={line.rule} />}
    </li>
  );
});
