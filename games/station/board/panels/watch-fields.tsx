/** How often one wants to be asked, and what is done unasked. Everybody sees these. */
import type { ReactNode } from 'react';
import type { Watch } from '../../rules/world/state.ts';

const FIELDS: {
  readonly [K in keyof Watch]: {
    readonly label: string;
    readonly choices: readonly (readonly [Watch[K], string])[];
  };
} = {
  plot: {
    label: 'Ask for courses',
    choices: [
      ['increment', 'at every Increment'],
      ['impulse', 'at every Impulse'],
      ['turn', 'only when something can meet'],
    ],
  },
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
      {(Object.keys(FIELDS) as (keyof Watch)[]).map((key) => (
        <label key={key} className="st-field">
          {FIELDS[key].label}
          <select
            value={watch[key]}
            data-testid={`watch-${key}`}
            onChange={(event) => onChange({ ...watch, [key]: event.target.value })}
          >
            {FIELDS[key].choices.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
      {watch.tasks === 'standing' && children}
    </details>
  );
}
