/** A ship in a list to choose from: her flag, her name, what she is, and a button that takes her. */
import type { ReactNode } from 'react';
import { EnsignIcon, type Nation } from '../at-sea/ensign.tsx';
import { Button } from '../controls.tsx';
import { countedWords } from '../phrases.ts';
import { FORCE_WORDS as WORDS } from './bench-words.ts';

interface ShipRowProps {
  readonly nation: Nation;
  readonly name: string;
  /** Stands behind the name. */
  readonly mark?: ReactNode;
  readonly note: ReactNode;
  /** Why she cannot be taken, on the button and in full; null if she can. */
  readonly gone: { readonly word: string; readonly words: string } | null;
  readonly testId: string;
  onTake(): void;
}

export const ShipRow = ({ nation, name, mark, note, gone, testId, onTake }: ShipRowProps): ReactNode => (
  <li>
    <EnsignIcon nation={nation} />
    <span>
      <strong>{name}</strong>
      {mark}
      <small>{note}</small>
    </span>
    <Button
      disabled={gone !== null}
      data-testid={testId}
      aria-label={gone?.words ?? WORDS.takeShip(name)}
      onClick={onTake}
    >
      {gone?.word ?? WORDS.take}
    </Button>
  </li>
);

/** How many were found, and their rows. */
export const FoundShips = ({
  count,
  children,
}: {
  readonly count: number;
  readonly children: ReactNode;
}): ReactNode => (
  <>
    <p role="status" className="ws-soft">
      {count === 0 ? WORDS.noShip : countedWords(count, 'ship')}
    </p>
    <ul className="ws-ships">{children}</ul>
  </>
);
