/** What Auxiliaries do unasked, where Tasks go by standing instructions. Nobody else sees this. */
import { NumberField, PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import type { ReactNode } from 'react';
import type { Standing } from '../../../rules/world/forces.ts';

const SEARCH = [
  { value: 'never', words: 'nothing' },
  { value: 'passing', words: 'what comes to a place of ours' },
  { value: 'reach', words: 'anything within reach' },
] as const;
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
      <PickField
        label="Unasked, search"
        value={standing.search}
        options={SEARCH}
        testId="standing-search"
        onPick={(search) => onChange({ ...standing, search })}
      />
      <NumberField
        label="Auxiliaries kept back"
        value={standing.keep}
        most={MOST_KEPT}
        onChange={(keep) => onChange({ ...standing, keep })}
      />
    </>
  );
}
