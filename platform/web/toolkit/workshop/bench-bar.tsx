/** The row of things to do with the whole scenario. */
import type { ReactNode } from 'react';
import { Button, IconButton } from '../controls.tsx';

export interface BarDeeds {
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

export function BenchBar(props: {
  readonly title: string;
  /** What there is to take back and to do again, and whether anything is not saved. */
  readonly back: boolean;
  readonly again: boolean;
  readonly altered: boolean;
  readonly sound: boolean;
  readonly said: string;
  readonly deeds: BarDeeds;
}): ReactNode {
  const { title, back, again, altered, sound, said, deeds } = props;
  return (
    <div className="ws-bar">
      <Button onClick={deeds.start} data-testid="bench-start">
        Open…
      </Button>
      <IconButton label="Take back" disabled={!back} onClick={deeds.undo}>
        <Icon path={BACK} />
      </IconButton>
      <IconButton label="Do again" disabled={!again} onClick={deeds.redo}>
        <Icon path={AGAIN} />
      </IconButton>
      <p className="ws-bar-title">
        <strong>{title || 'Without a title'}</strong>
        <small role="status">{said || (altered ? 'not saved yet' : 'nothing changed')}</small>
      </p>
      <Button onClick={deeds.importFile} data-testid="bench-import">
        Import
      </Button>
      <Button onClick={deeds.exportFile} data-testid="bench-export">
        Export
      </Button>
      <Button onClick={deeds.save} data-testid="bench-save">
        Save
      </Button>
      <Button disabled={!sound} onClick={() => deeds.play('same-screen')} data-testid="bench-play-both">
        Play both sides
      </Button>
      <Button look="brass" disabled={!sound} onClick={() => deeds.play('machine')} data-testid="bench-play">
        Play it
      </Button>
    </div>
  );
}
