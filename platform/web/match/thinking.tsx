/** What the machine is about, how long it may take by what it took before, and how long it has been. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Pace, Thought } from '../tables/pace.ts';
import { Chip } from '../toolkit/controls.tsx';
import { BAR_WORDS as WORDS } from './match-words.ts';

/** Seconds from which on one likes to know how long it has been, and from which on it is worth a word beforehand. */
const LONG = 3;
const WORTH = 1500;

const seconds = (ms: number): number => Math.max(1, Math.round(ms / 1000));

/** What is said behind "is thinking". */
export function thinkingWords(pace: Pace | null, gone: number): string {
  const soFar = Math.floor(gone / 1000);
  const counted = soFar >= LONG ? WORDS.soFar(soFar) : null;
  if (pace === null || pace.long < WORTH) return counted === null ? '' : `, ${counted}`;
  const { usual, long } = pace;
  const [u, l] = [usual === null ? null : seconds(usual), seconds(long)];
  if (soFar > l) return `, ${WORDS.tooLong(WORDS.soFar(soFar), l)}`;
  const foretold = u === null ? WORDS.upTo(l) : u === l ? WORDS.usually(u) : WORDS.usuallyUpTo(u, l);
  return counted === null ? `, ${foretold}` : `, ${counted}; ${foretold}`;
}

export function Thinking({ name, thought }: { readonly name: string; readonly thought: Thought }): ReactNode {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Chip>
      <span data-testid="thinking">
        {WORDS.isThinking(name, thinkingWords(thought.pace, now - thought.since))}
      </span>
    </Chip>
  );
}
