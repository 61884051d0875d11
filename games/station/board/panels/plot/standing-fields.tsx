/** What Auxiliaries do unasked, where Tasks go by standing instructions. Nobody else sees this. */
import type { ReactNode } from 'react';
import type { Standing } from '../../../rules/world/forces.ts';

const SEARCH: readonly (readonly [Standing['search'], string])[] = [
  ['never', 'nothing'],
  ['passing', 'what comes to a place of ours'],
  ['reach', 'anything within reach'],
];
const MOST_KEPT = 20;

export function StandingFields({
  standing,
  onChange,
}: {
  readonly standing: Standing;
  onChange(standing: Standing): void;
}): ReactNode {
  return (
    <>
      <label className="st-field">
        Unasked, search
        <select
          value={standing.search}
          data-testid="standing-search"
          onChange={(event) => onChange({ ...standing, search: event.target.value as Standing['search'] })}
        >
          {SEARCH.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <label className="st-field">
        Auxiliaries kept back
        <input
          type="number"
          min={0}
          max={MOST_KEPT}
          value={standing.keep}
          onChange={(event) =>
            onChange({ ...standing, keep: Math.max(0, Math.min(MOST_KEPT, Number(event.target.value))) })
          }
        />
      </label>
    </>
  );
}
