/** The rulebook to read: contents on one side, a chapter on the other, and a field to look things up in. */
import { type ReactNode, useId, useState } from 'react';
import { Guide } from '../docs/guide.tsx';
import { hasLeaf } from '../docs/leaves.ts';
import type { LoadedGame } from '../games.ts';
import { lookUpWords } from '../toolkit/glossary/glossary.ts';
import { lookUp, placeAt } from '../toolkit/rulebook/rulebook.ts';
import { Chapter } from './chapter.tsx';
import { Found } from './found.tsx';
import { SignsPage, WordsPage } from './glossary-pages.tsx';
import { useGlossary } from './use-glossary.ts';
import '../styles/rules.css';
import { RULES_WORDS } from './rules-words.ts';

export interface ReaderProps {
  readonly loaded: LoadedGame;
  /** The rule it is open at, `guide`, `words` or `signs`; null for how a turn goes. */
  readonly rule: string | null;
  onRule(rule: string | null): void;
  /** What else can be done with the book, beside the field. */
  readonly more?: ReactNode;
  /** Whether it lies over a match. */
  readonly over?: boolean;
}

/** How the game is played, from the beginning. */
export const GUIDE = 'guide';
const WORDS = 'words';
const SIGNS = 'signs';

/** What stands in the book besides the rules. */
const BESIDES: ReadonlySet<string> = new Set([GUIDE, WORDS, SIGNS]);

/** What stands before its chapters, as far as the game has it. */
const frontOf = ({ id, board: { glossary, Legend } }: LoadedGame) =>
  [
    { rule: GUIDE, title: RULES_WORDS.guide, there: hasLeaf(id) },
    { rule: null, title: RULES_WORDS.turn, there: true },
    { rule: WORDS, title: RULES_WORDS.words, there: glossary !== undefined },
    { rule: SIGNS, title: RULES_WORDS.signs, there: Legend !== undefined },
  ].filter(({ there }) => there);

export function Reader({ loaded, rule: asked, onRule, more, over = false }: ReaderProps): ReactNode {
  const [query, setQuery] = useState('');
  const field = useId();
  const { rulebook: book = [] } = loaded.board;
  const rule = asked === GUIDE && !hasLeaf(loaded.id) ? null : asked;
  const glossary = useGlossary(loaded.board);
  const place = rule === null || BESIDES.has(rule) ? null : placeAt(book, rule);
  const open = rule !== null && BESIDES.has(rule) ? rule : (place?.chapter.rule ?? null);
  const go = (to: string | null): void => {
    setQuery('');
    onRule(to);
  };
  return (
    <div className="rulebook">
      <form className="rulebook-search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={field}>{RULES_WORDS.lookUp}</label>
        <input
          id={field}
          className="boxed"
          type="search"
          value={query}
          placeholder={RULES_WORDS.whatToLookUp}
          autoComplete="off"
          data-testid="rules-search"
          onChange={(event) => setQuery(event.target.value)}
        />
        {more}
      </form>
      <Contents loaded={loaded} open={open} onRule={go} />
      {query.trim() !== '' ? (
        <Found
          board={loaded.board}
          words={lookUpWords(glossary, query)}
          places={lookUp(book, query)}
          query={query}
          onRule={go}
        />
      ) : rule === GUIDE ? (
        <Guide game={loaded.id} book={book} over={over} onRule={go} />
      ) : rule === WORDS ? (
        <WordsPage board={loaded.board} glossary={glossary} onRule={go} />
      ) : rule === SIGNS ? (
        <SignsPage board={loaded.board} />
      ) : place === null ? (
        <TheTurn loaded={loaded} unknown={rule} onRule={go} />
      ) : (
        <Chapter board={loaded.board} book={book} place={place} onRule={go} />
      )}
    </div>
  );
}

function Contents({
  loaded,
  open,
  onRule,
}: {
  readonly loaded: LoadedGame;
  readonly open: string | null;
  onRule(rule: string | null): void;
}): ReactNode {
  const { rulebook: book = [] } = loaded.board;
  return (
    <nav className="rulebook-contents" aria-label={RULES_WORDS.contents}>
      <ol className="plain-list">
        {frontOf(loaded).map(({ rule, title }) => (
          <li key={title}>
            <button
              type="button"
              aria-current={open === rule ? 'page' : undefined}
              onClick={() => onRule(rule)}
            >
              {title}
            </button>
          </li>
        ))}
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
    <article className="rulebook-page" aria-label={RULES_WORDS.turn}>
      {unknown !== null && <p role="alert">{RULES_WORDS.noRule(unknown)}</p>}
      <h3 className="sheet-title">{RULES_WORDS.turn}</h3>
      <p className="rule-text">{RULES_WORDS.turnNote}</p>
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
