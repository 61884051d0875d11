/** What is still wrong, as a list that leads to the place. */
import type { Flaw } from '@weathergage/kernel';
import type { ReactNode } from 'react';

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

function headOf(count: number): string {
  if (count === 0) return '✓ Sound: it can be played.';
  return `${count === 1 ? 'One thing' : `${count} things`} to mend before it can be played`;
}

export function FlawList<L extends FlawLine>({
  lines,
  remarks = [],
  onLead,
}: {
  readonly lines: readonly L[];
  readonly remarks?: readonly Remark[];
  onLead(line: NoInfer<L>): void;
}): ReactNode {
  return (
    <section
      className="ws-flaws"
      aria-label="What is still wrong"
      data-testid="flaws"
      data-sound={lines.length === 0 || undefined}
    >
      <p role="status">{headOf(lines.length)}</p>
      {lines.length + remarks.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={`${line.path} ${line.expected}`}>
              <button type="button" onClick={() => onLead(line)}>
                <strong>{line.where}:</strong> there should be {line.expected}.
              </button>
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
