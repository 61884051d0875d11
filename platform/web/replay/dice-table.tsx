/** What each kind of dice promises, and what it does not. */
import type { ReactNode } from 'react';
import { VERIFY_WORDS as WORDS } from './replay-words.ts';

const ASKED = ['steered', 'players', 'host'] as const;

export function DiceTable(): ReactNode {
  return (
    <details className="dice-table">
      <summary>{WORDS.promises}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{WORDS.dice}</th>
            {ASKED.map((key) => (
              <th key={key} scope="col">
                {WORDS.questions[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WORDS.kinds.map((kind) => (
            <tr key={kind.name}>
              <th scope="row">{kind.name}</th>
              {ASKED.map((key) => (
                <td key={key} data-question={WORDS.questions[key]}>
                  {kind[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{WORDS.host}</p>
    </details>
  );
}
