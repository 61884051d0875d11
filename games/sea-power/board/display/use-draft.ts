/** A draft with its past: every move can be taken back until the orders are given. */
import { useDrafted } from '@weathergage/web/toolkit/drafts.ts';
import type { Draft } from './draft.ts';

const MEMORY = 40;

export interface DraftDesk {
  readonly draft: Draft;
  readonly canUndo: boolean;
  change(next: Draft): void;
  undo(): void;
  /** Back to how it stood at that moment, as when a ship is put down again unmoved. */
  undoTo(draft: Draft): void;
}

/** By the question's id it is found again after a reload. */
export function useDraft(ask: string, start: () => Draft): DraftDesk {
  const [past, setPast] = useDrafted<readonly Draft[]>(`${ask} display`, () => [start()]);
  const draft = past.at(-1)!;
  return {
    draft,
    canUndo: past.length > 1,
    change: (next) => {
      if (next !== draft) setPast((was) => [...was.slice(-MEMORY), next]);
    },
    undo: () => setPast((was) => (was.length > 1 ? was.slice(0, -1) : was)),
    undoTo: (then) =>
      setPast((was) => {
        const at = was.lastIndexOf(then);
        return at < 0 ? was : was.slice(0, at + 1);
      }),
  };
}
