/** A short word or sign that tells what it means: under the pointer, when it is tapped, and to whoever listens. */
import { type ReactNode, useId } from 'react';
import { TERMS, type TermId } from './terms.ts';
import './term.css';

interface TermProps {
  readonly id: TermId;
  /** Within a label, where a press means something else. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

export const Term = ({ id, plain = false, children }: TermProps): ReactNode =>
  plain ? <span title={TERMS[id]}>{children}</span> : <TermButton id={id}>{children}</TermButton>;

function TermButton({ id, children }: TermProps): ReactNode {
  const tip = useId();
  return (
    <span className="st-term" data-term={id}>
      <button type="button" aria-describedby={tip}>
        {children}
      </button>
      <span className="st-term-tip" role="tooltip" id={tip}>
        {TERMS[id]}
      </span>
    </span>
  );
}
