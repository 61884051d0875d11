/** What is still wrong, as a list that leads to the place; or that it is ready to be played. */
import type { ReactNode } from 'react';
import type { Scenario, ScenarioShip } from '../../rules/scenario.ts';
import { type Flaw, type FlawPlace, inNames, placeOfFlaw } from './flaw-place.ts';

interface FlawListProps {
  readonly scenario: Scenario;
  readonly flaws: readonly Flaw[];
  /** Ships that hang over the table's edge: allowed, but worth a look. */
  readonly overEdge: readonly ScenarioShip[];
  onLead(place: FlawPlace): void;
}

function headOf(count: number): string {
  if (count === 0) return '✓ Sound: it can be played.';
  return `${count === 1 ? 'One thing' : `${count} things`} to mend before it can be played`;
}

export function FlawList({ scenario, flaws, overEdge, onLead }: FlawListProps): ReactNode {
  return (
    <section
      className="tw-flaws"
      aria-label="What is still wrong"
      data-testid="flaws"
      data-sound={flaws.length === 0 || undefined}
    >
      <p role="status">{headOf(flaws.length)}</p>
      {flaws.length + overEdge.length > 0 && (
        <ul>
          {flaws.map(({ path, expected }) => {
            const place = placeOfFlaw(scenario, path);
            return (
              <li key={`${path} ${expected}`}>
                <button type="button" onClick={() => onLead(place)}>
                  <strong>{place.where}:</strong> there should be {inNames(scenario, expected)}.
                </button>
              </li>
            );
          })}
          {overEdge.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onLead({ where: name, leaf: 'unit', chosen: { kind: 'ship', id } })}
              >
                <em>{name}</em> hangs over the edge of the table.
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

/** A file that is broken: where, and what should stand there. */
export const BrokenFile = ({
  name,
  flaws,
}: {
  readonly name: string;
  readonly flaws: readonly Flaw[];
}): ReactNode => (
  <div className="tw-broken" data-testid="broken-file">
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
