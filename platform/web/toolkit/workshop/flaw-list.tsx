/** What is still wrong, as a list that leads to the place; and a file that is broken, place by place. */
import type { Flaw } from '@weathergage/kernel';
import type { ReactNode } from 'react';

export interface FlawLine extends Flaw {
  /** What the place is called. */
  readonly where: string;
}

function headOf(count: number): string {
  if (count === 0) return '✓ Sound: it can be played.';
  return `${count === 1 ? 'One thing' : `${count} things`} to mend before it can be played`;
}

export function FlawList<L extends FlawLine>({
  lines,
  onLead,
}: {
  readonly lines: readonly L[];
  onLead(line: L): void;
}): ReactNode {
  return (
    <section
      className="ws-flaws"
      aria-label="What is still wrong"
      data-testid="flaws"
      data-sound={lines.length === 0 || undefined}
    >
      <p role="status">{headOf(lines.length)}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={`${line.path} ${line.expected}`}>
              <button type="button" onClick={() => onLead(line)}>
                <strong>{line.where}:</strong> there should be {line.expected}.
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** More than this nobody mends by hand. */
const MOST_SHOWN = 20;

export const BrokenFile = ({
  name,
  flaws,
}: {
  readonly name: string;
  readonly flaws: readonly Flaw[];
}): ReactNode => (
  <div className="ws-broken" data-testid="broken-file">
    <p>
      {name} was not read; the bench is as it was. {flaws.length > 1 ? 'These places are' : 'This place is'}{' '}
      broken:
    </p>
    <ul>
      {flaws.slice(0, MOST_SHOWN).map(({ path, expected }) => (
        <li key={`${path} ${expected}`}>
          <code>{path}</code> should be {expected}.
        </li>
      ))}
    </ul>
    {flaws.length > MOST_SHOWN && <p>And {flaws.length - MOST_SHOWN} more.</p>}
  </div>
);
