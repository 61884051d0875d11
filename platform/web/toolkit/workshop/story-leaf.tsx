/** What stands on the scenario's card: title, place, date, briefing. */
import type { ReactNode } from 'react';
import { STORY_WORDS as WORDS } from './bench-words.ts';
import { TextField } from './fields.tsx';

const FIELDS = {
  title: { label: WORDS.title, most: 80, long: false },
  place: { label: WORDS.place, most: 80, long: false },
  date: { label: WORDS.date, most: 20, long: false },
  briefing: { label: WORDS.briefing, most: 2000, long: true },
  balance: { label: WORDS.howEven, most: 400, long: true },
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
