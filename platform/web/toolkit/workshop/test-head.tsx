/** The head of one of the tests that decide a match: what it is, and the buttons that move it up or take it away. */
import type { ReactNode } from 'react';
import { Button } from '../controls.tsx';

import { FORCE_WORDS as WORDS } from './bench-words.ts';

interface TestHeadProps {
  readonly title: string;
  /** What it is called aloud: "test 2". */
  readonly name: string;
  /** Left out where the order says nothing. */
  readonly onEarlier?: () => void;
  readonly first?: boolean;
  /** There must be one left. */
  readonly kept?: boolean;
  onRemove(): void;
}

export const TestHead = ({ title, name, onEarlier, first, kept, onRemove }: TestHeadProps): ReactNode => (
  <div className="ws-test-head">
    <strong>{title}</strong>
    {onEarlier !== undefined && (
      <Button look="quiet" aria-label={WORDS.earlier(name)} disabled={first} onClick={onEarlier}>
        ↑
      </Button>
    )}
    <Button look="quiet" aria-label={WORDS.remove(name)} disabled={kept} onClick={onRemove}>
      ✕
    </Button>
  </div>
);
