/** All puzzles, by game, with what the player has done with each. */
import type { Puzzle, PuzzleBook } from '@weathergage/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { TopBar } from '../match/top-bar.tsx';
import { addressOf } from '../router.ts';
import { troubleOf } from '../salvage.tsx';

import { Unrolling, Wrecked } from '../unrolling.tsx';
import { Difficulty } from './difficulty.tsx';
import { loadBooks } from './open-puzzle.ts';
import { puzzleKey, useProgress, useProgressOf } from './progress.ts';
import '../styles/puzzles.css';
import { HOUSE } from '../page-words.ts';
import { PUZZLE_WORDS as WORDS } from './puzzle-words.ts';

type Books = Awaited<ReturnType<typeof loadBooks>>;

const TITLE = WORDS.all;

export default function PuzzlesScreen(): ReactNode {
  const [books, setBooks] = useState<Books | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${TITLE} · ${HOUSE}`;
    loadBooks().then(setBooks, (error: unknown) => setTrouble(troubleOf(error)));
  }, []);
  if (trouble !== null) return <Wrecked words={trouble} />;
  if (books === null) return <Unrolling />;
  return (
    <div className="match-page">
      <TopBar title={TITLE} headline={null} connection="local" unsent={0} since={null} />
      <main className="reading-screen puzzles-screen" data-testid="puzzles" aria-label={TITLE}>
        <p className="puzzles-lead">{WORDS.lead}</p>
        {books.map(({ id, title, book }) => (
          <Section key={id} gameId={id} title={title} book={book} />
        ))}
      </main>
    </div>
  );
}

function Section({
  gameId,
  title,
  book: { puzzles },
}: {
  readonly gameId: string;
  readonly title: string;
  readonly book: PuzzleBook;
}): ReactNode {
  const solved = useProgress(
    ({ done }) => puzzles.filter(({ id }) => done[puzzleKey(gameId, id)]?.solved === true).length,
  );
  return (
    <section aria-label={title}>
      <h2 className="puzzles-game">
        {title}{' '}
        <span className="puzzles-tally" data-testid={`tally-${gameId}`}>
          {WORDS.tally(solved, puzzles.length)}
        </span>
      </h2>
      <ol className="puzzles-list">
        {puzzles.map((puzzle) => (
          <Item key={puzzle.id} gameId={gameId} puzzle={puzzle} />
        ))}
      </ol>
    </section>
  );
}

function Item({ gameId, puzzle }: { readonly gameId: string; readonly puzzle: Puzzle }): ReactNode {
  const { id, title, difficulty, teaches, turns } = puzzle;
  const progress = useProgressOf(puzzleKey(gameId, id));
  return (
    <li>
      <a
        className="boxed puzzle-link"
        href={addressOf({ at: 'puzzle', game: gameId, id })}
        data-testid={`puzzle-${id}`}
        data-solved={progress.solved}
      >
        <span className="puzzle-link-title">{title}</span>
        <Difficulty of={difficulty} />
        <span className="puzzle-link-note">{WORDS.about(teaches, turns)}</span>
        <span className="puzzle-link-done">{WORDS.progress(progress)}</span>
      </a>
    </li>
  );
}
