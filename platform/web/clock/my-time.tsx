/** In a list of matches: how much time there is, one's own or that of whom one waits for, and what was missed. */
import type { MyMatch } from '@weathergage/kernel/people/people-protocol.ts';
import type { ReactNode } from 'react';
import { clockName, momentWords, spanWords, CLOCK_WORDS as WORDS } from './clock-words.ts';
import { useLeft } from './time-left.ts';

export function MyTime({ match: { clock, turns, mySeat, status } }: { readonly match: MyMatch }): ReactNode {
  const mine = turns.find(({ seat }) => seat === mySeat);
  const pressing = turns.filter(({ deadline }) => deadline !== null);
  const shown = mine ?? pressing.toSorted((one, other) => one.deadline! - other.deadline!)[0];
  const left = useLeft(shown?.deadline ?? null);
  if (clock === null || status === 'over') return null;
  const time =
    left === null || !shown?.deadline
      ? null
      : `${WORDS.yours(spanWords(left))}, ${WORDS.until(momentWords(shown.deadline, Date.now()))}`;
  const missed = shown === undefined || shown.missed === 0 ? null : WORDS.missed(shown.missed, shown.missed);
  return (
    <span className="saved-glance" data-testid="my-time">
      {[clockName(clock), time, missed].filter((part) => part !== null).join(' · ')}
    </span>
  );
}
