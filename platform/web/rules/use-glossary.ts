/** The glossary of a game, fetched once somebody can use it. */

import type { Glossary } from '@weathergage/kernel';
import { useEffect, useState } from 'react';
import type { GameBoard } from '../toolkit/contract.ts';

const NONE: Glossary = [];
const fetched = new WeakMap<GameBoard, Glossary>();

/** Empty until it is there, and where a game has none. */
export function useGlossary(board: GameBoard): Glossary {
  const [, setThere] = useState<Glossary | null>(null);
  useEffect(() => {
    if (fetched.has(board)) return;
    board.glossary?.().then(
      (glossary) => {
        fetched.set(board, glossary);
        setThere(glossary);
      },
      // Words that are not explained are no reason to stop a match.
      () => {},
    );
  }, [board]);
  return fetched.get(board) ?? NONE;
}
