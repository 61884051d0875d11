/** The clock that is agreed on by sitting down, or by entering a tournament. */
import type { ClockTerms } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { clockWords } from './clock-words.ts';

export default function ClockNote({ terms }: { readonly terms: ClockTerms | null }): ReactNode {
  return (
    <p className="match-note" data-testid="clock-note">
      {clockWords(terms)}
    </p>
  );
}
