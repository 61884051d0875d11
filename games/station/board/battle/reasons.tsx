/** Modifiers line by line, with their sum. */
import type { ReactNode } from 'react';
import type { Reason } from '../../rules/told/battle.ts';
import { reasonWords, totalOf } from '../log/reason-words.ts';
import { signed } from '../look/words.ts';

export function Reasons({
  title,
  reasons,
  total = false,
}: {
  readonly title: string;
  readonly reasons: readonly Reason[];
  readonly total?: boolean;
}): ReactNode {
  return (
    <dl className="st-bt-reasons" aria-label={title}>
      <dt>{title}</dt>
      {reasons.map(({ why, value }, index) => (
        <dd key={`${why}${index}`}>
          <span>{reasonWords(why)}</span> <b>{signed(value)}</b>
        </dd>
      ))}
      {total && (
        <dd data-total>
          <span>together</span> <b>{totalOf(reasons)}</b>
        </dd>
      )}
    </dl>
  );
}
