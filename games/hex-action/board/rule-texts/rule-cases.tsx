/** The cases that turn on a rule, one at a time: question, chart, answer and why. */
import { Button, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { answerLines, givenLines } from '../../casebook/answer.ts';
import { casesOf } from '../../casebook/book.ts';
import type { AnyCase } from '../../casebook/picture.ts';
import { CasePicture } from './case-picture.tsx';

export function CaseCard({ stated }: { readonly stated: AnyCase }): ReactNode {
  const given = givenLines(stated);
  return (
    <article className="case" aria-label={`Case ${stated.id}`} data-testid={`case-${stated.id}`}>
      <h4 className="case-title">
        <span className="case-id">{stated.id}</span> {stated.title}
      </h4>
      <CasePicture stated={stated} />
      {given.length > 0 && <p className="case-given">{given.join(' ')}</p>}
      <ul className="case-answer">
        {answerLines(stated).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {'why' in stated && <p className="case-why">{stated.why}</p>}
      <p className="case-rules">
        {stated.rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
    </article>
  );
}

/** Nothing at all for a rule without cases. */
export function RuleCases({ rule }: { readonly rule: string }): ReactNode {
  const cases = useMemo(() => casesOf(rule), [rule]);
  const [open, setOpen] = useState({ rule, index: 0 });
  const index = open.rule === rule ? open.index : 0;
  const stated = cases[index];
  if (stated === undefined) return null;
  const turnTo = (next: number): void => setOpen({ rule, index: (next + cases.length) % cases.length });
  return (
    <section className="rule-cases" aria-label="From the casebook" data-testid="rule-cases">
      <header className="rule-cases-head">
        <h3 className="rule-cases-title">From the casebook</h3>
        {cases.length > 1 && (
          <>
            <Button look="quiet" onClick={() => turnTo(index - 1)} aria-label="Case before">
              ‹
            </Button>
            <span aria-live="polite">
              {index + 1} of {cases.length}
            </span>
            <Button look="quiet" onClick={() => turnTo(index + 1)} aria-label="Next case">
              ›
            </Button>
          </>
        )}
      </header>
      <CaseCard stated={stated} />
    </section>
  );
}
