/** What each kind of dice promises, and what it does not. */
import type { ReactNode } from 'react';

const KINDS: readonly {
  readonly name: string;
  readonly steered: string;
  readonly players: string;
  readonly host: string;
}[] = [
  {
    name: 'Checkable',
    steered: 'No; but a host who plays and sits down last may choose the dice of the set-up',
    players: 'No',
    host: 'Yes: what they come from lies on his server',
  },
  {
    name: 'Witnessed: another server signs every order before a die falls',
    steered: 'No, unless the witness helps him',
    players: 'No',
    host: 'No, unless the witness helps him',
  },
];

const QUESTIONS = [
  ['steered', 'Can they be steered?'],
  ['players', 'Can a player know them before choosing?'],
  ['host', 'Can a host who plays?'],
] as const;

export function DiceTable(): ReactNode {
  return (
    <details className="dice-table">
      <summary>What the dice promise, and what not</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Dice</th>
            {QUESTIONS.map(([, question]) => (
              <th key={question} scope="col">
                {question}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind.name}>
              <th scope="row">{kind.name}</th>
              {QUESTIONS.map(([key, question]) => (
                <td key={key} data-question={question}>
                  {kind[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>The host is who runs the server. In a match on this screen it is whoever owns the screen.</p>
    </details>
  );
}
