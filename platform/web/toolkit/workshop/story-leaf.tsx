/** What stands on the scenario's card: title, place, date, briefing. */
import type { ReactNode } from 'react';
import { TextField } from './fields.tsx';

const FIELDS = {
  title: { label: 'Title', most: 80, long: false },
  place: { label: 'Place', most: 80, long: false },
  date: { label: 'Date', most: 20, long: false },
  briefing: { label: 'Briefing', most: 2000, long: true },
  balance: { label: 'How even it is', most: 400, long: true },
} as const;
type StoryKey = keyof typeof FIELDS;

interface StoryLeafProps<K extends StoryKey> {
  readonly story: { readonly [Key in K]?: string | undefined };
  /** Which of them the game's scenarios have, in the order of the leaf. */
  readonly fields: readonly K[];
  onChange(field: K, value: string): void;
}

export const StoryLeaf = <K extends StoryKey>({ story, fields, onChange }: StoryLeafProps<K>): ReactNode => (
  <div className="ws-card">
    {fields.map((field) => (
      <TextField
        key={field}
        {...FIELDS[field]}
        path={`/${field}`}
        value={story[field] ?? ''}
        testId={`story-${field}`}
        onChange={(value) => onChange(field, value)}
      />
    ))}
  </div>
);
