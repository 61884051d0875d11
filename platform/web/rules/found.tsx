/** What was looked up: every rule that has the words, with the chapter it stands in. */
import type { ReactNode } from 'react';
import type { Rulebook, RulebookPlace } from '../toolkit/rulebook/rulebook.ts';
import { Entry } from './chapter.tsx';

export function Found({
  book,
  places,
  query,
  onRule,
}: {
  readonly book: Rulebook;
  readonly places: readonly RulebookPlace[];
  readonly query: string;
  onRule(rule: string): void;
}): ReactNode {
  const rules = places.length === 1 ? 'one rule' : `${places.length || 'no'} rules`;
  return (
    <article className="rulebook-page" aria-label="Found">
      <p role="status" className="rulebook-count">
        {`${rules} with “${query.trim()}”`}
      </p>
      {places.map(({ chapter, entry }) => (
        <section key={entry.rule} className="rulebook-rule">
          <p className="rulebook-of">{chapter.title}</p>
          <Entry entry={entry} book={book} onRule={onRule} />
        </section>
      ))}
    </article>
  );
}
