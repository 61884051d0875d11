/** Goes on to the next of those that a question still leaves open, by one press or key, and round again. */
import { type ReactNode, useRef } from 'react';
import { KEY_GROUPS } from '../board-words.ts';
import { useKeys } from '../keys.ts';
import { capital } from '../phrases.ts';

/** The first behind the one in hand; null where no other is open. */
export function nextOpen<T>(all: readonly T[], inHand: T | null, isOpen: (one: T) => boolean): T | null {
  const from = inHand === null ? 0 : all.indexOf(inHand) + 1;
  return [...all.slice(from), ...all.slice(0, from)].find((one) => one !== inHand && isOpen(one)) ?? null;
}

const KEY = '.';

export function NextLink({
  words,
  onNext,
}: {
  /** As in a sentence: "next squadron". */
  readonly words: string;
  onNext(): void;
}): ReactNode {
  const link = useRef<HTMLButtonElement>(null);
  useKeys([
    {
      keys: KEY,
      label: capital(words),
      group: KEY_GROUPS.orders,
      // Under another leaf nothing is taken in hand by a key.
      run: () => (link.current?.closest('[hidden]') === null ? onNext() : false),
    },
  ]);
  return (
    <button ref={link} type="button" className="ask-link" data-testid="next-open" onClick={onNext}>
      {words} <kbd className="button-key">{KEY}</kbd>
    </button>
  );
}
