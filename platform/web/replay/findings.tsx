/** What a check of the dice found, in words. */
import type { JournalProof } from '@weathergage/kernel';
import type { ReactNode } from 'react';

export function Findings({ proof }: { readonly proof: JournalProof }): ReactNode {
  return (
    <section
      className={`findings ${proof.honest ? 'findings-good' : 'findings-bad'}`}
      data-testid="findings"
      role="status"
    >
      <h3>{proof.honest ? 'Every die was honest' : 'This does not add up'}</h3>
      <ul>
        {proof.findings.map((finding) => (
          <li key={finding.text}>
            <span aria-hidden="true">{finding.ok ? '✓' : '✗'}</span>{' '}
            <span className="visually-hidden">{finding.ok ? 'In order: ' : 'Wrong: '}</span>
            {finding.text}
          </li>
        ))}
      </ul>
      {proof.hash !== null && (
        <p className="findings-hash">
          Final state <code data-testid="hash">{proof.hash}</code>
        </p>
      )}
    </section>
  );
}
