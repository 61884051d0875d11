/** The situation in a list of sentences, on a key and a button: for those who hear the page, and for a glance. */
import { type ReactNode, useState } from 'react';
import { useKeys } from '../keys.ts';
import './situation.css';
import { KEY_GROUPS, PANEL_WORDS as WORDS } from '../board-words.ts';

export interface Situation {
  /** Who lies where, who threatens whom, what is undecided, a sentence each; null where there is nothing to tell. */
  lines(): readonly string[] | null;
  /** With another moment what was told has grown old. */
  readonly moment: unknown;
}

interface Telling {
  readonly told: readonly string[] | null;
  /** Tells; what stands there already is put away. */
  tell(): boolean;
}

const NOTHING: Situation = { lines: () => null, moment: null };

export function useSituation(situation: Situation = NOTHING): Telling {
  const { lines, moment } = situation;
  const [last, setLast] = useState<{ readonly lines: readonly string[]; readonly moment: unknown } | null>(
    null,
  );
  const told = last !== null && last.moment === moment ? last.lines : null;
  const tell = (): boolean => {
    const now = lines();
    if (now === null) return false;
    setLast(told === null ? { lines: now, moment } : null);
    return true;
  };
  useKeys([{ keys: 't', label: WORDS.tell, group: KEY_GROUPS.orders, run: tell }]);
  return { told, tell };
}

/** A speaking trumpet. */
export const TellButton = ({ onTell }: { onTell(): void }): ReactNode => (
  <button
    type="button"
    className="board-panel-tell"
    aria-label={WORDS.tell}
    aria-keyshortcuts="t"
    title={WORDS.tellKey}
    onClick={onTell}
  >
    <svg viewBox="0 0 24 20" width="24" height="20" aria-hidden="true">
      <path
        d="M2 8.5h4l11-6v15l-11-6H2z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M20 6.5q2 3.5 0 7" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  </button>
);

/** Always on the page, so that what comes to stand in it is spoken. */
export const Told = ({ lines }: { readonly lines: readonly string[] | null }): ReactNode => (
  <div role="status" aria-label={WORDS.situation}>
    {lines !== null && (
      <ul className="plain-list board-panel-told" data-testid="situation" tabIndex={0}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </div>
);
