/** What is still wrong, as a list that leads to the place. */
import type { Flaw } from '@weathergage/kernel';
import type { ReactNode } from 'react';
import { Button } from '../controls.tsx';
import { FLAW_WORDS as WORDS } from './bench-words.ts';

export interface FlawLine extends Flaw {
  /** What the place is called. */
  readonly where: string;
}

/** What is allowed, but worth a look. */
interface Remark {
  readonly key: string;
  readonly words: ReactNode;
  onLead(): void;
}

/** What one press would do about a flaw. */
export interface Mend {
  readonly words: string;
  onMend(): void;
}

export function FlawList<L extends FlawLine>({
  lines,
  remarks = [],
  blank = false,
  onLead,
  mendOf,
}: {
  readonly lines: readonly L[];
  /** Nothing was laid on the sheet yet: nothing is wrong with it, it only lacks things. */
  readonly blank?: boolean;
  readonly remarks?: readonly Remark[];
  onLead(line: NoInfer<L>): void;
  /** Null for what only its maker can decide. */
  mendOf?(line: NoInfer<L>): Mend | null;
}): ReactNode {
  return (
    <section
      className="ws-flaws"
      aria-label={WORDS.title}
      data-testid="flaws"
      data-sound={lines.length === 0 || undefined}
      data-blank={(blank && lines.length > 0) || undefined}
    >
      <p role="status">{WORDS.head(lines.length, blank)}</p>
      {lines.length + remarks.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={`${line.path} ${line.expected}`}>
              <button type="button" onClick={() => onLead(line)}>
                <strong>{WORDS.where(line.where)}</strong> {WORDS.what(line.expected, blank)}
              </button>
              <MendButton mend={mendOf?.(line) ?? null} />
            </li>
          ))}
          {remarks.map((remark) => (
            <li key={remark.key}>
              <button type="button" onClick={() => remark.onLead()}>
                {remark.words}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const MendButton = ({ mend }: { readonly mend: Mend | null }): ReactNode =>
  mend === null ? null : (
    <Button data-testid="mend" onClick={mend.onMend}>
      {mend.words}
    </Button>
  );
