/** Whom a board may ask for advice: a good officer who sees what the seat sees. */
import type { Advice, Ask } from '@weathergage/kernel';
import { createContext } from 'react';

export interface Adviser {
  /** What he would answer to each of these questions, and why. */
  advise(view: unknown, asks: readonly Ask[]): Promise<readonly Advice[]>;
}

/** Null where nobody may be asked: at a table with other screens, before everybody's eyes, in a replay. */
export const AdviserContext = createContext<Adviser | null>(null);
