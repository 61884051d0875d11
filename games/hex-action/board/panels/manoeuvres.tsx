/** Words for a whole division: its leader has a plot, and the others go by her. */
import { Button } from '@weathergage/web/toolkit/controls.tsx';
import type { ReactNode } from 'react';
import type { Manoeuvre } from '../fleet/division-orders.ts';
import type { Fleet, FleetDivision } from '../orders/use-fleet.ts';

export const MANOEUVRES: readonly {
  readonly id: Manoeuvre;
  readonly words: string;
  readonly key: string;
  readonly title: string;
}[] = [
  { id: 'follow', words: 'Follow', key: 'f', title: 'Each ship makes for the wake of the next ahead' },
  {
    id: 'succession',
    words: 'In succession',
    key: 'i',
    title: 'Each ship turns where the next ahead turned',
  },
  { id: 'together', words: 'Together', key: 'e', title: 'All carry out the leader’s plot at once' },
];

interface ManoeuvresProps {
  readonly division: FleetDivision;
  readonly fleet: Fleet;
}

/** The word that stands is pressed, until a plot of it is changed by hand. */
export function Manoeuvres({ division: { id, word }, fleet }: ManoeuvresProps): ReactNode {
  return (
    <>
      {MANOEUVRES.map((each) => (
        <Button
          key={each.id}
          title={each.title}
          shortcut={each.key}
          aria-pressed={word === each.id}
          data-testid={`${each.id}-${id || 'ships'}`}
          onClick={() => fleet.order(id, each.id)}
        >
          {each.words}
        </Button>
      ))}
      <Button
        title="Last turn’s plots once more"
        aria-pressed={word === 'again'}
        data-testid={`again-${id || 'ships'}`}
        onClick={() => fleet.again(id)}
      >
        As last turn
      </Button>
    </>
  );
}

/** Beside the leader’s own plot, where the list of the fleet is not in sight. */
export function LeadersWord({ fleet, ship }: { readonly fleet: Fleet; readonly ship: string }): ReactNode {
  const division = fleet.divisions.find(({ leader, drafts }) => leader === ship && drafts.length > 1);
  if (division === undefined) return null;
  return (
    <div className="hx-manoeuvres" role="group" aria-label={`The others of ${division.name}`}>
      <span className="hx-soft hx-all">The others</span>
      <Manoeuvres division={division} fleet={fleet} />
    </div>
  );
}
