/** The row of things to do with the whole scenario. */
import type { ReactNode } from 'react';
import { Button, IconButton } from '../controls.tsx';
import { BENCH_WORDS as WORDS } from './bench-words.ts';
import type { Bench } from './history.ts';

export interface BarDeeds {
  /** Lays an empty sheet on the bench. */
  fresh(): void;
  start(): void;
  undo(): void;
  redo(): void;
  save(): void;
  exportFile(): void;
  importFile(): void;
  play(against: 'machine' | 'same-screen'): void;
}

const Icon = ({ path }: { readonly path: string }): ReactNode => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
const BACK = 'M4 8h8a4.5 4.5 0 0 1 0 9H8M4 8l4 -4M4 8l4 4';
const AGAIN = 'M16 8H8a4.5 4.5 0 0 0 0 9h4M16 8l-4 -4M16 8l-4 4';

export interface BenchBarProps {
  readonly bench: Bench<{ readonly title: string }, unknown>;
  readonly sound: boolean;
  readonly said: string;
  readonly deeds: BarDeeds;
}

export function BenchBar({ bench, sound, said, deeds }: BenchBarProps): ReactNode {
  const { title } = bench.now;
  const altered = bench.saved !== bench.now;
  return (
    <div className="ws-bar">
      <Button onClick={deeds.fresh} data-testid="bench-new">
        {WORDS.fresh}
      </Button>
      <Button onClick={deeds.start} data-testid="bench-start">
        {WORDS.start}
      </Button>
      <IconButton label={WORDS.undo} disabled={bench.past.length === 0} onClick={deeds.undo}>
        <Icon path={BACK} />
      </IconButton>
      <IconButton label={WORDS.redo} disabled={bench.future.length === 0} onClick={deeds.redo}>
        <Icon path={AGAIN} />
      </IconButton>
      <p className="ws-bar-title">
        <strong>{title || WORDS.nameless}</strong>
        <small role="status">{said || (altered ? WORDS.altered : WORDS.unaltered)}</small>
      </p>
      <Button onClick={deeds.importFile} data-testid="bench-import">
        {WORDS.load}
      </Button>
      <Button onClick={deeds.exportFile} data-testid="bench-export">
        {WORDS.export}
      </Button>
      <Button onClick={deeds.save} data-testid="bench-save">
        {WORDS.save}
      </Button>
      <Button disabled={!sound} onClick={() => deeds.play('same-screen')} data-testid="bench-play-both">
        {WORDS.playBoth}
      </Button>
      <Button look="brass" disabled={!sound} onClick={() => deeds.play('machine')} data-testid="bench-play">
        {WORDS.play}
      </Button>
    </div>
  );
}
