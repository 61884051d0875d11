/** The card of a puzzle: its task, a hint, and the verdict as soon as there is one. */
import type { Desk, PuzzleVerdict } from '@weathergage/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addressOf, goTo } from '../router.ts';
import { Button, IconButton, RuleLink } from '../toolkit/controls.tsx';
import { useKeys } from '../toolkit/keys.ts';
import { useLanding } from '../toolkit/landing.ts';
import { Difficulty } from './difficulty.tsx';
import type { PuzzleSet, PuzzleTable } from './open-puzzle.ts';
import { puzzleKey, useProgress } from './progress.ts';
import '../styles/puzzles.css';
import { PUZZLE_WORDS as WORDS } from './puzzle-words.ts';

/** A puzzle as the match before the screen has it. */
export interface PuzzlePlayed {
  readonly set: PuzzleSet;
  readonly on: PuzzleTable;
  /** Whether the solution is being shown. */
  readonly shown: boolean;
  /** Puts it again: for another try, or to be shown. */
  onAgain(shown: boolean): void;
}

interface PuzzleCardProps extends PuzzlePlayed {
  readonly desk: Desk;
  readonly verdict: PuzzleVerdict | null;
  /** A step is still being told: nothing can be ordered. */
  readonly telling: boolean;
  onOrders(orders: ReturnType<PuzzleTable['solve']>): void;
}

/** Where the card takes room from the chart, and so folds when a hand reaches for it; the style sheet has the same. */
const NARROW = '(max-width: 760px), (max-height: 500px)';

export function PuzzleCard(props: PuzzleCardProps): ReactNode {
  const { set, on, shown, desk, verdict, onAgain } = props;
  const { loaded, book, puzzle, number } = set;
  const [folded, setFolded] = useState(false);
  const [hinted, setHinted] = useState(false);
  const key = puzzleKey(loaded.id, puzzle.id);
  const note = useProgress((progress) => progress.note);
  const landing = useLanding<HTMLElement>(verdict?.solved ?? null);
  const decided = verdict === null ? null : verdict.solved;
  const noted = useRef<boolean | null>(null);
  useEffect(() => {
    if (decided === null || shown || noted.current === decided) return;
    noted.current = decided;
    setFolded(false);
    note(key, (was) => ({ ...was, tries: was.tries + 1, solved: was.solved || decided }));
  }, [decided, shown, key, note]);
  useEffect(() => {
    if (shown) note(key, (was) => ({ ...was, shown: was.shown || !was.solved }));
  }, [shown, key, note]);
  useEffect(() => {
    if (folded) return;
    const reach = ({ target }: PointerEvent): void => {
      if (matchMedia(NARROW).matches && !landing.current?.contains(target as Node)) setFolded(true);
    };
    document.addEventListener('pointerdown', reach);
    return () => document.removeEventListener('pointerdown', reach);
  }, [folded, landing]);
  useKeys(
    [
      { keys: 'z', label: WORDS.restart, group: WORDS.group, run: () => onAgain(false) },
      { keys: 'k', label: WORDS.aHint, group: WORDS.group, run: () => setHinted(true) },
    ],
    'back',
  );
  const left = on.turnsLeft(desk.view);
  return (
    <section
      ref={landing}
      tabIndex={-1}
      className="puzzle-card"
      aria-label={WORDS.name}
      data-testid="puzzle"
      data-folded={folded}
      data-verdict={verdict === null ? undefined : verdict.solved ? 'solved' : 'failed'}
    >
      <IconButton
        label={folded ? WORDS.unfold : WORDS.fold}
        className="guide-fold puzzle-fold"
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        {folded ? '▴' : '▾'}
      </IconButton>
      <p className="guide-count puzzle-count">
        {WORDS.place(number, book.puzzles.length)} <Difficulty of={puzzle.difficulty} />
        {verdict === null && <span className="puzzle-left">{WORDS.left(left)}</span>}
      </p>
      <h2 className="guide-title puzzle-title">{puzzle.title}</h2>
      {!folded && (
        <div className="puzzle-words">
          <div aria-live="polite">
            {verdict === null ? (
              <p className="guide-text puzzle-task">{puzzle.task}</p>
            ) : (
              <Verdict {...props} />
            )}
            {verdict === null && hinted && <p className="puzzle-hint">{WORDS.hintIs(puzzle.hint)}</p>}
            {shown && verdict === null && <SolutionWords lines={puzzle.solution.words} />}
          </div>
          <p className="guide-small">
            {puzzle.teaches}.{' '}
            {puzzle.rules.map((rule) => (
              <RuleLink key={rule} rule={rule} />
            ))}
          </p>
          <Foot {...props} hinted={hinted} onHint={() => setHinted(true)} />
        </div>
      )}
    </section>
  );
}

const SolutionWords = ({ lines }: { readonly lines: readonly string[] }): ReactNode => (
  <ol className="puzzle-solution" data-testid="puzzle-solution">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ol>
);

function Verdict({ set: { puzzle }, shown, verdict }: PuzzleCardProps): ReactNode {
  if (verdict?.solved === false)
    return (
      <p className="puzzle-verdict" data-testid="puzzle-verdict">
        <strong>{WORDS.notSo}</strong> {verdict.why}
      </p>
    );
  const { ways } = puzzle;
  return (
    <>
      <p className="puzzle-verdict" data-testid="puzzle-verdict">
        <strong>{shown ? WORDS.shown : WORDS.solved}</strong> {ways !== undefined && WORDS.ways(ways)}
      </p>
      <SolutionWords lines={puzzle.solution.words} />
    </>
  );
}

function Foot(props: PuzzleCardProps & { readonly hinted: boolean; onHint(): void }): ReactNode {
  const { set, on, shown, desk, verdict, telling, hinted, onAgain, onHint, onOrders } = props;
  const { loaded, next } = set;
  if (verdict?.solved === true)
    return (
      <div className="puzzle-foot">
        <a className="button button-quiet" href={addressOf({ at: 'puzzles' })}>
          {WORDS.toAll}
        </a>
        <Button look={shown ? 'brass' : 'plain'} onClick={() => onAgain(false)} data-testid="puzzle-again">
          {shown ? WORDS.nowYou : WORDS.again}
        </Button>
        {next !== null && (
          <Button
            look={shown ? 'plain' : 'brass'}
            data-testid="puzzle-next"
            onClick={() => goTo({ at: 'puzzle', game: loaded.id, id: next.id })}
          >
            {WORDS.next}
          </Button>
        )}
      </div>
    );
  const orders = telling ? [] : on.solve(desk);
  return (
    <div className="puzzle-foot">
      {!hinted && !shown && (
        <Button look="quiet" onClick={onHint} data-testid="puzzle-hint">
          {WORDS.hint}
        </Button>
      )}
      {!shown && (
        <Button look="quiet" onClick={() => onAgain(true)} data-testid="puzzle-show">
          {WORDS.show}
        </Button>
      )}
      {shown && verdict === null && (
        <Button
          look="brass"
          disabled={orders.length === 0}
          onClick={() => onOrders(orders)}
          data-testid="puzzle-order"
        >
          {WORDS.order}
        </Button>
      )}
      <Button
        look={verdict === null ? 'quiet' : 'brass'}
        onClick={() => onAgain(false)}
        data-testid="puzzle-again"
      >
        {shown ? WORDS.tryIt : WORDS.begin}
      </Button>
    </div>
  );
}
