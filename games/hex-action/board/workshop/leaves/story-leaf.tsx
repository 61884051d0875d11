/** What stands on the scenario's card: title, place, date, briefing. */
import { TextField } from '@weathergage/web/toolkit/workshop/fields.tsx';
import type { Dispatch, ReactNode } from 'react';
import { type Bench, type Deed, setFrame } from '../edits/chosen.ts';

const FIELDS = [
  { key: 'title', label: 'Title', most: 80, long: false },
  { key: 'place', label: 'Place', most: 80, long: false },
  { key: 'date', label: 'Date', most: 20, long: false },
  { key: 'briefing', label: 'Briefing', most: 2000, long: true },
  { key: 'balance', label: 'How even it is', most: 400, long: true },
] as const;

export const StoryLeaf = ({
  bench,
  dispatch,
}: {
  readonly bench: Bench;
  readonly dispatch: Dispatch<Deed>;
}): ReactNode => (
  <div className="ws-card">
    {FIELDS.map(({ key, label, most, long }) => (
      <TextField
        key={key}
        label={label}
        path={`/${key}`}
        value={bench.now[key] ?? ''}
        most={most}
        long={long}
        testId={`story-${key}`}
        onChange={(value) =>
          dispatch({
            type: 'edit',
            edit: setFrame({ [key]: key === 'balance' && value === '' ? undefined : value }),
            stroke: key,
          })
        }
      />
    ))}
  </div>
);
