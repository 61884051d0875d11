/** A rule's text, in which the numbers of other rules can be pressed. */
import { Fragment, type ReactNode } from 'react';
import { piecesOf, placeOf, type Rulebook } from '../toolkit/rulebook/rulebook.ts';

export function Words({
  text,
  book,
  onRule,
}: {
  readonly text: string;
  readonly book: Rulebook;
  onRule(rule: string): void;
}): ReactNode {
  const isRule = (rule: string): boolean => placeOf(book, rule)?.entry.rule === rule;
  return piecesOf(text, isRule).map((piece, at) =>
    typeof piece === 'string' ? (
      <Fragment key={at}>{piece}</Fragment>
    ) : (
      <button key={at} type="button" className="rule-link" onClick={() => onRule(piece.rule)}>
        {piece.rule}
      </button>
    ),
  );
}
