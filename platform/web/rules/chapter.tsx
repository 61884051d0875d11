/** One chapter, open at a rule: its worked cases stand under it, and the chapter before and after are a press away. */
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { GameBoard } from '../toolkit/contract.ts';
import { Button } from '../toolkit/controls.tsx';
import { ruleLabel } from '../toolkit/rule-label.ts';
import type { Rulebook, RulebookEntry, RulebookPlace } from '../toolkit/rulebook/rulebook.ts';
import { RULES_WORDS } from './rules-words.ts';
import { Words } from './words.tsx';

interface ChapterProps {
  readonly board: GameBoard;
  readonly book: Rulebook;
  readonly place: RulebookPlace;
  onRule(rule: string): void;
}

export function Chapter({ board, book, place: { chapter, entry: open }, onRule }: ChapterProps): ReactNode {
  const at = book.indexOf(chapter);
  const [before, after] = [book[at - 1], book[at + 1]];
  const marked = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is another place to be shown
  useEffect(() => {
    // After a sheet that it may lie in has been laid out.
    const frame = requestAnimationFrame(() => marked.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [open.rule]);
  return (
    <article className="rulebook-page" aria-label={chapter.title}>
      <h3 className="sheet-title">{chapter.title}</h3>
      {chapter.entries.map((entry) => (
        <section
          key={entry.rule}
          ref={entry.rule === open.rule ? marked : null}
          className={`rulebook-rule ${entry.rule === open.rule ? 'rulebook-open' : ''}`}
          aria-label={RULES_WORDS.rule(ruleLabel(entry.rule))}
          aria-current={entry.rule === open.rule ? 'true' : undefined}
        >
          <Entry entry={entry} book={book} onRule={onRule} />
          {entry.rule === open.rule && board.Cases !== undefined && (
            <Suspense fallback={null}>
              <board.Cases rule={entry.rule} />
            </Suspense>
          )}
        </section>
      ))}
      <footer className="rulebook-turn">
        {before !== undefined && (
          <Button onClick={() => onRule(before.entries[0]!.rule)}>← {before.title}</Button>
        )}
        {after !== undefined && (
          <Button onClick={() => onRule(after.entries[0]!.rule)}>{after.title} →</Button>
        )}
      </footer>
    </article>
  );
}

/** A rule with its number, which is also the way to open the book at it. */
export function Entry({
  entry: { rule, title, text },
  book,
  onRule,
}: {
  readonly entry: RulebookEntry;
  readonly book: Rulebook;
  onRule(rule: string): void;
}): ReactNode {
  return (
    <>
      <h4 className={title === undefined ? 'rulebook-name' : 'rulebook-title'}>
        <button type="button" className="rule-link" onClick={() => onRule(rule)}>
          {ruleLabel(rule)}
        </button>{' '}
        {title}
      </h4>
      {text !== null && (
        <p className="rule-text">
          <Words text={text} book={book} onRule={onRule} />
        </p>
      )}
    </>
  );
}
