/** The mortars of a bomb ketch (42.0): one target each, at what does not move. */
import { RuleLink } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import { check } from '../../../rules/answers.ts';
import type { AnswerTo } from '../../../rules/sea/asks.ts';
import type { Ship } from '../../../rules/sea/ship.ts';
import type { AskOf, HexDesk } from '../../look/types.ts';
import { nameOf } from '../../look/words.ts';

interface MortarCardProps {
  readonly view: HexDesk['view'];
  readonly ask: AskOf<'fire'>;
  readonly ship: Ship;
  readonly answer: AnswerTo<'fire'>;
  onChange(answer: AnswerTo<'fire'>): void;
}

/** Everything that lies still and is somebody else's. */
const marksFor = (view: HexDesk['view'], ship: Ship): string[] => [
  ...view.ships
    .filter(({ side, presence }) => side !== ship.side && presence === 'afloat')
    .map(({ id }) => id),
  ...(view.advanced?.batteries ?? []).filter(({ side }) => side !== ship.side).map(({ id }) => id),
];

export function MortarCard({ view, ask, ship, answer, onChange }: MortarCardProps): ReactNode {
  const mortars = ship.advanced?.mortars ?? [];
  if (mortars.length === 0) return null;
  const aimed = answer.mortars ?? mortars.map(() => null);
  const with_ = (at: number, target: string | null): AnswerTo<'fire'> => ({
    L: null,
    R: null,
    mortars: mortars.map((_, i) => (i === at ? target : (aimed[i] ?? null))),
  });
  return (
    <fieldset className="sea-choice hx-broadside">
      <legend>
        Mortars <RuleLink rule="42.1" />
      </legend>
      {mortars.map((turns, i) => {
        const refusal = marksFor(view, ship).map((id) => ({ id, why: check(view, ask, with_(i, id)) }));
        const lawful = refusal.filter(({ why }) => why === null);
        const first = refusal.find(({ why }) => why !== null)?.why;
        return (
          <div key={i}>
            {turns < 4 ? (
              <p className="hx-soft">
                Mortar {i + 1}: loaded for {turns} of 4 turns. <RuleLink rule="42.5" />
              </p>
            ) : (
              <label>
                <span className="visually-hidden">{`Target of mortar ${i + 1}`}</span>
                <select
                  data-testid={`mortar-${i + 1}`}
                  value={aimed[i] ?? ''}
                  onChange={({ target }) => onChange(with_(i, target.value === '' ? null : target.value))}
                >
                  <option value="">Hold the mortar</option>
                  {lawful.map(({ id }) => (
                    <option key={id} value={id}>
                      Bomb {nameOf(view, id)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {turns >= 4 && lawful.length === 0 && first != null && (
              <p className="hx-soft">
                {first.message} <RuleLink rule={first.rule} />
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
