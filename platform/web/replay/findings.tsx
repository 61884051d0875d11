/** What a check of the dice found, in words. */
import type { Finding, JournalProof, ProofVerdict } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { Worded } from '../toolkit/worded.tsx';
import { PROOF_WORDS as WORDS } from './replay-words.ts';

const LOOKS: Readonly<Record<ProofVerdict, string>> = {
  honest: 'findings-good',
  'in-part': 'findings-part',
  dishonest: 'findings-bad',
};

const markOf = ({ ok, unchecked }: Finding): { readonly sign: string; readonly words: string } =>
  !ok
    ? { sign: '✗', words: WORDS.wrong }
    : unchecked
      ? { sign: '~', words: WORDS.unchecked }
      : { sign: '✓', words: WORDS.inOrder };

export function Findings({ proof }: { readonly proof: JournalProof }): ReactNode {
  return (
    <section className={`findings ${LOOKS[proof.verdict]}`} data-testid="findings" role="status">
      <h3>{WORDS.verdicts[proof.verdict]}</h3>
      {proof.verdict === 'in-part' && <p>{WORDS.inPart}</p>}
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
          <Worded text={WORDS.final} parts={{ hash: <code data-testid="hash">{proof.hash}</code> }} />
        </p>
      )}
    </section>
  );
}
