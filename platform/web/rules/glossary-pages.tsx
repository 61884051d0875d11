/** Words and signs as leaves of the rulebook. */

import type { Glossary, GlossaryWord } from '@weathergage/kernel';
import { type ReactNode, Suspense } from 'react';
import type { GameBoard } from '../toolkit/contract.ts';
import { ruleLabel } from '../toolkit/rule-label.ts';
import { RULES_WORDS } from './rules-words.ts';

interface WordsProps {
  readonly board: GameBoard;
  onRule(rule: string): void;
}

/** The drawing of a word that is a sign as well. */
export const SignOf = ({
  board: { Legend },
  word: { sign },
}: {
  readonly board: GameBoard;
  readonly word: GlossaryWord;
}): ReactNode =>
  sign !== undefined &&
  Legend !== undefined && (
    <Suspense fallback={null}>
      <Legend only={sign} />
    </Suspense>
  );

export function WordList({
  board,
  words,
  onRule,
}: WordsProps & { readonly words: readonly GlossaryWord[] }): ReactNode {
  return (
    <dl className="glossary">
      {words.map((word) => (
        <div key={word.term} className="glossary-word">
          <dt>{word.term}</dt>
          <dd>
            <SignOf board={board} word={word} />
            {word.text}{' '}
            {word.rules.map((rule) => (
              <button key={rule} type="button" className="rule-link" onClick={() => onRule(rule)}>
                {`§ ${ruleLabel(rule)}`}
              </button>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const WordsPage = ({
  board,
  glossary,
  onRule,
}: WordsProps & { readonly glossary: Glossary }): ReactNode => (
  <article className="rulebook-page" aria-label={RULES_WORDS.words}>
    <h3 className="sheet-title">{RULES_WORDS.words}</h3>
    <p className="rule-text">{RULES_WORDS.wordsNote}</p>
    <WordList board={board} words={glossary} onRule={onRule} />
  </article>
);

export const SignsPage = ({ board: { Legend } }: { readonly board: GameBoard }): ReactNode => (
  <article className="rulebook-page" aria-label={RULES_WORDS.signs}>
    <h3 className="sheet-title">{RULES_WORDS.signs}</h3>
    {Legend !== undefined && (
      <Suspense fallback={null}>
        <Legend />
      </Suspense>
    )}
  </article>
);
