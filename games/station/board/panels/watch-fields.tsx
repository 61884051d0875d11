/** What is done unasked. Everybody sees these. */
import { PickField } from '@weathergage/web/toolkit/board-panel/fields.tsx';
import type { ReactNode } from 'react';
import type { Watch } from '../../rules/world/state.ts';

/** Courses are asked for at every Impulse and where something can meet; who wants fewer questions carries on. */
type Wish = Exclude<keyof Watch, 'plot'>;

const FIELDS: {
  readonly [K in Wish]: {
    readonly label: string;
    readonly choices: readonly (readonly [Watch[K], string])[];
  };
} = {
  tasks: {
    label: 'Tasks',
    choices: [
      ['ask', 'ask me'],
      ['standing', 'by standing instructions'],
    ],
  },
  screen: {
    label: 'Screening',
    choices: [
      ['ask', 'ask me'],
      ['always', 'always, with what is readiest'],
      ['never', 'never'],
    ],
  },
  withdraw: {
    label: 'With the weather gauge',
    choices: [
      ['ask', 'ask me'],
      ['outnumbered', 'withdraw if outnumbered'],
      ['never', 'never withdraw'],
    ],
  },
  mulligan: {
    label: 'Rolling again for Prestige',
    choices: [
      ['never', 'never'],
      ['ask', 'ask me'],
    ],
  },
};

export function WatchFields({
  watch,
  onChange,
  children,
}: {
  readonly watch: Watch;
  onChange(watch: Watch): void;
  /** What nobody else sees. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <details className="st-watch">
      <summary>Standing instructions</summary>
      {(Object.keys(FIELDS) as Wish[]).map((key) => (
        <PickField
          key={key}
          label={FIELDS[key].label}
          value={watch[key]}
          options={FIELDS[key].choices.map(([value, words]) => ({ value, words }))}
          testId={`watch-${key}`}
          onPick={(value) => onChange({ ...watch, [key]: value })}
        />
      ))}
      {watch.tasks === 'standing' && children}
    </details>
  );
}
