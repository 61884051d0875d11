/** What was looked up: words that are called so, and every rule that has it, with the chapter it stands in. */

import type { GlossaryWord } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import type { GameBoard } from '../toolkit/contract.ts';
import type { RulebookPlace } from '../toolkit/rulebook/rulebook.ts';
import { Entry } from './chapter.tsx';
import { WordList } from './glossary-pages.tsx';
import { RULES_WORDS } from './rules-words.ts';

export function Found({
  board,
  words,
  places,
  query,
  onRule,
}: {
  readonly board: GameBoard;
  readonly words: readonly GlossaryWord[];
  readonly places: readonly RulebookPlace[];
  readonly query: string;
  onRule(rule: string): void;
}): ReactNode {
  const { rulebook: book = [] } = board;

  return (
    <article className="rulebook-page" aria-label={RULES_WORDS.found}>
      <p role="status" className="rulebook-count">
        {RULES_WORDS.count(places.length, query.trim())}
      </p>
      {words.length > 0 && <WordList board={board} words={words} onRule={onRule} />}
      {places.map(({ chapter, entry }) => (
        <section key={entry.rule} className="rulebook-rule">
          <p className="rulebook-of">{chapter.title}</p>
          <Entry entry={entry} book={book} onRule={onRule} />
        </section>
      ))}
    </article>
  );
}
