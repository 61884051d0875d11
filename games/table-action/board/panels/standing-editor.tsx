/** What a ship that fires as she bears waits for: "hold until…". */
import { SelectOptions } from '@weathergage/web/toolkit/select-options.tsx';
import type { ReactNode } from 'react';
import { isAfloat } from '../../rules/aboard/crippled.ts';
import { AIMS } from '../../rules/table/asks.ts';
import type { Ship } from '../../rules/table/ship.ts';
import { type Standing, WHENS } from '../../rules/table/standing.ts';
import type { View } from '../../rules/table/state.ts';
import { AIM_WORDS, WHEN_WORDS } from '../look/words.ts';

interface StandingEditorProps {
  readonly view: View;
  readonly ship: Ship;
  readonly standing: Standing;
  onChange(standing: Standing): void;
}

/** The same for an answer that says what is waited for. */
export const StandingOf = <A extends { readonly standing: Standing }>({
  answer,
  onChange,
  ...props
}: Pick<StandingEditorProps, 'view' | 'ship'> & {
  readonly answer: A;
  onChange(answer: NoInfer<A>): void;
}): ReactNode => (
  <StandingEditor
    {...props}
    standing={answer.standing}
    onChange={(standing) => onChange({ ...answer, standing })}
  />
);

export function StandingEditor({ view, ship, standing, onChange }: StandingEditorProps): ReactNode {
  const enemies = view.ships.filter((other) => isAfloat(other) && other.side !== ship.side);
  const { ship: only, ...rest } = standing;
  return (
    <div className="ta-standing">
      <label>
        <span>Hold until a chance comes</span>
        <select
          data-testid="standing-when"
          value={standing.when}
          onChange={({ target }) => onChange({ ...standing, when: target.value as Standing['when'] })}
        >
          <SelectOptions of={WHENS} words={(when) => WHEN_WORDS[when]} />
        </select>
      </label>
      <label>
        <span>on</span>
        <select
          value={only ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? rest : { ...rest, ship: target.value })}
        >
          <option value="">any enemy</option>
          {enemies.map(({ id, spec }) => (
            <option key={id} value={id}>
              {spec.name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>then</span>
        <select
          data-testid="standing-do"
          value={standing.do === 'ask' ? 'ask' : standing.aim}
          onChange={({ target }) =>
            onChange(
              target.value === 'ask'
                ? { ...standing, do: 'ask', aim: 'hull' }
                : { ...standing, do: 'fire', aim: target.value as Standing['aim'] },
            )
          }
        >
          <option value="ask">ask me</option>
          <SelectOptions of={AIMS} words={(aim) => `fire at once at her ${AIM_WORDS[aim]}`} />
        </select>
      </label>
    </div>
  );
}
