/** Which subject the log is about: a row of chips that goes on beyond its edge, and shows where it does. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Chip } from '../../toolkit/controls.tsx';
import { LOG_WORDS as WORDS } from '../match-words.ts';

interface LogFilterProps {
  readonly subjects: readonly string[];
  readonly chosen: string | null;
  nameOf(subject: string): string;
  onChoose(subject: string | null): void;
}

interface Hidden {
  readonly before: boolean;
  readonly after: boolean;
}

/** Widths come in fractions of a pixel. */
const SLACK = 2;

export const hiddenIn = (row: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): Hidden => ({
  before: row.scrollLeft > SLACK,
  after: row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK,
});

export function LogFilter({ subjects, chosen, nameOf, onChoose }: LogFilterProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<Hidden>({ before: false, after: false });
  const look = (): void => {
    if (row.current === null) return;
    const now = hiddenIn(row.current);
    setHidden((was) => (was.before === now.before && was.after === now.after ? was : now));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject makes the row longer
  useEffect(() => {
    look();
    const observer = new ResizeObserver(look);
    if (row.current !== null) observer.observe(row.current);
    return () => observer.disconnect();
  }, [subjects.length]);
  const on = (by: number): void =>
    row.current?.scrollBy({ left: by * row.current.clientWidth * 0.7, behavior: 'smooth' });
  return (
    <div
      className="log-filter"
      data-before={hidden.before || undefined}
      data-after={hidden.after || undefined}
    >
      <div ref={row} className="log-chips" role="group" aria-label={WORDS.filter} onScroll={look}>
        <Chip pressed={chosen === null} onPress={() => onChoose(null)}>
          {WORDS.all}
        </Chip>
        {subjects.map((id) => (
          <Chip key={id} pressed={chosen === id} onPress={() => onChoose(chosen === id ? null : id)}>
            {nameOf(id)}
          </Chip>
        ))}
      </div>
      {/* For the hand: keys go from chip to chip, and the row follows them. */}
      {hidden.before && <Onwards words={WORDS.before} sign="‹" onPress={() => on(-1)} />}
      {hidden.after && <Onwards words={WORDS.more} sign="›" onPress={() => on(1)} />}
    </div>
  );
}

const Onwards = ({
  words,
  sign,
  onPress,
}: {
  readonly words: string;
  readonly sign: '‹' | '›';
  onPress(): void;
}): ReactNode => (
  <button
    type="button"
    className="bare log-onwards"
    data-way={sign === '‹' ? 'before' : 'after'}
    tabIndex={-1}
    aria-hidden="true"
    title={words}
    onClick={onPress}
  >
    {sign}
  </button>
);
