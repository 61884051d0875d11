/** The chronicle: Turn by Turn what nobody should forget, and what it brought to either side. */
import { Pennant, RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import type { View } from '../../rules/world/state.ts';
import { PrestigeTrack } from '../desk/prestige-track.tsx';
import { marksOf } from '../look/side-mark.ts';
import { SOURCE_WORDS } from '../look/source-words.ts';
import { signed, turnWords } from '../look/words.ts';
import { byTurn, type Line } from './annals.ts';
import { Placed } from './placed.tsx';
import './chronicle.css';

export function Chronicle({
  view,
  annals,
  onPlace,
  onBattle,
}: {
  readonly view: View;
  readonly annals: readonly Line[];
  onPlace(place: string): void;
  /** Shows the Battle again that was decided in a step. */
  onBattle(n: number): void;
}): ReactNode {
  const turns = byTurn(annals, view.ledger).filter(({ lines, scores }) => lines.length + scores.length > 0);
  return (
    <section className="st-desk st-chronicle" data-testid="chronicle">
      <PrestigeTrack view={view} />
      {turns.length === 0 && <p className="ask-says">Nothing of note has happened yet.</p>}
      {turns.map(({ turn, lines, scores }) => (
        <article key={turn}>
          <h3>{turnWords(view, turn)}</h3>
          <ul>
            {lines.map(({ n, text, rule, at, battle }, index) => (
              <li key={`${n}/${index}`}>
                <Placed at={at} onPlace={onPlace}>
                  {text}
                </Placed>{' '}
                {rule !== '' && <RuleLink rule={rule} />}{' '}
                {battle && (
                  <button
                    type="button"
                    className="ask-link"
                    data-testid="battle-again"
                    onClick={() => onBattle(n)}
                  >
                    See the Battle again
                  </button>
                )}
              </li>
            ))}
            {scores.map(({ side, points, source }, index) => (
              <li key={`score${index}`} className="st-chronicle-score">
                <Pennant {...marksOf(view, side)} size={13} /> <b>{signed(points)}</b> {SOURCE_WORDS[source]}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
