/** The rulebook to read: contents on one side, a chapter on the other, and a field to look things up in. */
import { type ReactNode, useId, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { lookUp, placeOf, type Rulebook } from '../toolkit/rulebook/rulebook.ts';
import { Chapter } from './chapter.tsx';
import { Found } from './found.tsx';
import '../styles/rules.css';

export interface ReaderProps {
  readonly loaded: LoadedGame;
  /** The rule it is open at; null for how a turn goes. */
  readonly rule: string | null;
  onRule(rule: string | null): void;
  /** What else can be done with the book, beside the field. */
  readonly more?: ReactNode;
}

export function Reader({ loaded, rule, onRule, more }: ReaderProps): ReactNode {
  const [query, setQuery] = useState('');
  const field = useId();
  const { rulebook: book = [] } = loaded.board;
  const place = rule === null ? null : placeOf(book, rule);
  const go = (to: string | null): void => {
    setQuery('');
    onRule(to);
  };
  return (
    <div className="rulebook">
      <form className="rulebook-search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={field}>Look up</label>
        <input
          id={field}
          type="search"
          value={query}
          placeholder="a word, or a rule’s number"
          autoComplete="off"
          data-testid="rules-search"
          onChange={(event) => setQuery(event.target.value)}
        />
        {more}
      </form>
      <Contents book={book} open={place?.chapter.rule ?? null} onRule={go} />
      {query.trim() !== '' ? (
        <Found book={book} places={lookUp(book, query)} query={query} onRule={go} />
      ) : place === null ? (
        <TheTurn loaded={loaded} unknown={rule} onRule={go} />
      ) : (
        <Chapter board={loaded.board} book={book} place={place} onRule={go} />
      )}
    </div>
  );
}

function Contents({
  book,
  open,
  onRule,
}: {
  readonly book: Rulebook;
  readonly open: string | null;
  onRule(rule: string | null): void;
}): ReactNode {
  return (
    <nav className="rulebook-contents" aria-label="Contents">
      <ol className="plain-list">
        <li>
          <button
            type="button"
            aria-current={open === null ? 'page' : undefined}
            onClick={() => onRule(null)}
          >
            How a turn goes
          </button>
        </li>
        {book.map(({ rule, title, entries }) => (
          <li key={rule}>
            <button
              type="button"
              aria-current={open === rule ? 'page' : undefined}
              onClick={() => onRule(entries[0]!.rule)}
            >
              {/^\d/.test(rule) && <span className="rulebook-number">{rule}</span>} {title}
            </button>
            {open === rule && entries.some((entry) => entry.title !== undefined) && (
              <ol className="plain-list rulebook-sections">
                {entries
                  .filter((entry) => entry.title !== undefined)
                  .map((entry) => (
                    <li key={entry.rule}>
                      <button type="button" onClick={() => onRule(entry.rule)}>
                        <span className="rulebook-number">{entry.rule}</span> {entry.title}
                      </button>
                    </li>
                  ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Where the book opens: the phases in their order, each a way in. */
function TheTurn({
  loaded,
  unknown,
  onRule,
}: {
  readonly loaded: LoadedGame;
  readonly unknown: string | null;
  onRule(rule: string): void;
}): ReactNode {
  return (
    <article className="rulebook-page" aria-label="How a turn goes">
      {unknown !== null && <p role="alert">There is no rule {unknown} in this book.</p>}
      <h3 className="sheet-title">How a turn goes</h3>
      <p className="rule-text">
        A turn goes through these phases in order. Wherever the page names a rule, press its number.
      </p>
      {loaded.phases.map(([rule, title]) => (
        <section key={rule} className="phase" aria-label={title}>
          <h4 className="rulebook-title">
            <button type="button" className="rule-link" onClick={() => onRule(rule)}>
              {rule}
            </button>{' '}
            {title}
          </h4>
          <p className="rule-text">{loaded.board.ruleText(rule) ?? ''}</p>
        </section>
      ))}
    </article>
  );
}
