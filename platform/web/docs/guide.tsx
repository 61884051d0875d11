/** How a game is played, as a leaf of its rulebook. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Rulebook } from '../toolkit/rulebook/rulebook.ts';
import { DOCS_WORDS } from './docs-words.ts';
import { LeafPage } from './leaf-page.tsx';
import { type Leaf, loadLeaf } from './leaves.ts';

/** A leaf once it is there, or why it is not. */
export function useLeafAt(path: string): { readonly leaf: Leaf | null; readonly trouble: unknown } {
  const [found, setFound] = useState<{ path: string; leaf: Leaf | null; trouble: unknown } | null>(null);
  useEffect(() => {
    let wanted = true;
    loadLeaf(path).then(
      (leaf) => wanted && setFound({ path, leaf, trouble: null }),
      (trouble: unknown) => wanted && setFound({ path, leaf: null, trouble }),
    );
    return () => {
      wanted = false;
    };
  }, [path]);
  return found?.path === path ? found : { leaf: null, trouble: null };
}

export function Guide({
  game,
  book,
  over,
  onRule,
}: {
  readonly game: string;
  readonly book: Rulebook;
  readonly over: boolean;
  onRule(rule: string): void;
}): ReactNode {
  const { leaf, trouble } = useLeafAt(game);
  if (trouble !== null) return <p role="alert">{DOCS_WORDS.noGuide}</p>;
  if (leaf === null) return <article className="rulebook-page" aria-busy="true" />;
  return <LeafPage leaf={leaf} path={game} book={book} over={over} onRule={onRule} />;
}
