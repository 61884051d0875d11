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

export function DiceTable(): ReactNode {
  return (
    <details className="dice-table">
      <summary>What the dice promise, and what not</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Dice</th>
            <th scope="col">Can they be steered?</th>
            <th scope="col">Can a player know them before choosing?</th>
            <th scope="col">Can a host who plays?</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map(({ name, steered, players, host }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{steered}</td>
              <td>{players}</td>
              <td>{host}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>The host is who runs the server. In a match on this screen it is whoever owns the screen.</p>
    </details>
  );
}
