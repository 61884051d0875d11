/** One puzzle at its address: put, put again, and shown. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { MatchScreen } from '../match/match-screen.tsx';
import { troubleOf } from '../salvage.tsx';
import { useOnTable } from '../sheets.ts';
import { Unrolling, Wrecked } from '../unrolling.tsx';
import { loadPuzzle, openPuzzle, type PuzzleSet } from './open-puzzle.ts';

export default function PuzzleScreen({
  gameId,
  id,
}: {
  readonly gameId: string;
  readonly id: string;
}): ReactNode {
  const [set, setSet] = useState<PuzzleSet | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    loadPuzzle(gameId, id).then(setSet, (error: unknown) => setTrouble(troubleOf(error)));
  }, [gameId, id]);
  if (trouble !== null) return <Wrecked words={trouble} />;
  return set === null ? <Unrolling /> : <Put set={set} />;
}

function Put({ set }: { readonly set: PuzzleSet }): ReactNode {
  const [attempt, setAttempt] = useState({ number: 1, shown: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has a table of its own
  const on = useMemo(() => openPuzzle(set), [set, attempt.number]);
  useEffect(() => () => on.table.close(), [on]);
  useOnTable(set.loaded.id);
  const again = (shown: boolean): void => setAttempt(({ number }) => ({ number: number + 1, shown }));
  return (
    <MatchScreen
      key={attempt.number}
      table={on.table}
      loaded={set.loaded}
      puzzle={{ set, on, shown: attempt.shown, onAgain: again }}
      onReplay={() => again(false)}
      onReport={null}
      onRematch={() => again(false)}
    />
  );
}
