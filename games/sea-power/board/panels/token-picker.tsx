/** Lets squadrons be chosen on the chart while a list of them is open. */
import { type ReactNode, useEffect } from 'react';
import type { Token } from '../../rules/world/squadron.ts';
import type { ChartMarks } from '../look/types.ts';

export function TokenPicker({
  tokens,
  readOnly,
  mark,
  onToken,
}: {
  readonly tokens: ReadonlyMap<Token, string>;
  readonly readOnly: boolean;
  mark(marks: ChartMarks | null): void;
  onToken(token: Token): void;
}): ReactNode {
  useEffect(() => {
    if (readOnly) return;
    mark({ tokens, onToken });
    return () => mark(null);
  }, [tokens, readOnly, mark, onToken]);
  return null;
}
