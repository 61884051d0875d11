/** A battle is about to be fought: by the tables, ship by ship, or by the machines on the board while one watches. */

import type { Means, Refusal } from '@weathergage/kernel';
import { type ReactNode, useState } from 'react';
import { KEY_GROUPS, MEANS_WORDS as WORDS } from '../board-words.ts';
import { Button } from '../controls.tsx';
import { useKeys } from '../keys.ts';
import { SelectOptions } from '../select-options.tsx';
import { AskFrame } from './ask-frame.tsx';

interface MeansPanelProps {
  readonly title: string;
  readonly ask: { readonly kind: string; readonly rule: string };
  readonly ways: readonly string[];
  readonly given: Means | null;
  readonly readOnly: boolean;
  /** What it is called to fight it out oneself, where that is not ship by ship. */
  readonly board?: string;
  give(means: Means): Promise<Refusal | null> | Refusal | null;
  /** What one would command, and the odds. */
  readonly children?: ReactNode;
}

/** A way as its game is called: `hex-action` is Hex Action. */
const wayName = (way: string): string =>
  way
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export function MeansPanel({
  title,
  ask,
  ways,
  given,
  readOnly,
  board = WORDS.board,
  give,
  children,
}: MeansPanelProps): ReactNode {
  const [way, setWay] = useState(given?.way ?? ways[0]!);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const choose = async (by: Means['by']): Promise<void> => {
    if (!readOnly) setRefused(await give({ by, way: by === 'tables' ? null : way }));
  };
  useKeys([
    { keys: 's', label: board, group: KEY_GROUPS.orders, run: () => void choose('board') },
    { keys: 'm', label: WORDS.machines, group: KEY_GROUPS.orders, run: () => void choose('machines') },
    { keys: 't', label: WORDS.tables, group: KEY_GROUPS.orders, run: () => void choose('tables') },
  ]);
  const button = (
    by: Means['by'],
    look: 'danger' | 'brass' | 'plain',
    key: string,
    words: string,
  ): ReactNode => (
    <Button
      look={look}
      shortcut={key}
      disabled={readOnly}
      data-testid={`means-${by}`}
      aria-pressed={given?.by === by}
      onClick={() => void choose(by)}
    >
      {words}
    </Button>
  );
  return (
    <AskFrame
      title={title}
      ask={ask}
      readOnly={readOnly}
      // All three stay in sight, however much there is to read.
      extra={
        <div className="means-choices">
          {button('board', 'danger', 's', board)}
          {button('tables', 'plain', 't', WORDS.tables)}
          {button('machines', 'brass', 'm', WORDS.machines)}
        </div>
      }
    >
      {children}
      {ways.length > 1 && (
        <label className="ask-field">
          <span>{WORDS.onBoard}</span>
          <select value={way} disabled={readOnly} onChange={(event) => setWay(event.target.value)}>
            <SelectOptions of={ways} words={wayName} />
          </select>
        </label>
      )}
      <p>{WORDS.note(wayName(way))}</p>
      {refused !== null && <p role="alert">{refused.message}</p>}
    </AskFrame>
  );
}
