/** What a check of the dice found, in words. */
import type { Finding, JournalProof, ProofVerdict } from '@weathergage/kernel';
import type { ReactNode } from 'react';

const VERDICTS: Readonly<Record<ProofVerdict, { readonly title: string; readonly look: string }>> = {
  honest: { title: 'Every die was honest', look: 'findings-good' },
  'in-part': { title: 'Checked in part', look: 'findings-part' },
  dishonest: { title: 'This does not add up', look: 'findings-bad' },
};

const markOf = ({ ok, unchecked }: Finding): { readonly sign: string; readonly words: string } =>
  !ok
    ? { sign: '✗', words: 'Wrong: ' }
    : unchecked
      ? { sign: '~', words: 'Not checked: ' }
      : { sign: '✓', words: 'In order: ' };

export function Findings({ proof }: { readonly proof: JournalProof }): ReactNode {
  const { title, look } = VERDICTS[proof.verdict];
  return (
    <section className={`findings ${look}`} data-testid="findings" role="status">
      <h3>{title}</h3>
      {proof.verdict === 'in-part' && (
        <p>Nothing speaks against it, but not all of it could be checked: see the lines marked ~.</p>
      )}
      <ul>
        {proof.findings.map((finding) => {
          const { sign, words } = markOf(finding);
          return (
            <li key={finding.text}>
              <span className="findings-mark" aria-hidden="true">
                {sign}
              </span>
              <span>
                <span className="visually-hidden">{words}</span>
                {finding.text}
              </span>
            </li>
          );
        })}
      </ul>
      {proof.hash !== null && (
        <p className="findings-hash">
          Final state <code data-testid="hash">{proof.hash}</code>
        </p>
      )}
    </section>
  );
}
