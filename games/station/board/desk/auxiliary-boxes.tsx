/** Where one's Auxiliaries are in their cycle. */
import type { ReactNode } from 'react';
import { ownForces } from '../../rules/umpire/phase.ts';
import type { AuxPlace } from '../../rules/world/forces.ts';
import type { View } from '../../rules/world/state.ts';
import { auxName, formationName, placeName } from '../look/words.ts';

function boxWords(view: View, place: AuxPlace): string {
  switch (place.in) {
    case 'port':
      return placeName(view, place.port);
    case 'formation':
      return formationName(view, place.formation);
    case 'station':
      return `on station at ${placeName(view, place.at)}`;
    case 'zone':
      return `cruising in ${placeName(view, place.at)}`;
    case 'shadow':
      return 'following the enemy';
    case 'recovery':
      return 'recovering';
    default:
      return 'available';
  }
}

export function AuxiliaryBoxes({ view }: { readonly view: View }): ReactNode {
  const inPlay = Object.entries(ownForces(view).auxiliaries).filter(
    ([, { in: where }]) => where !== 'future' && where !== 'gone',
  );
  return (
    <section>
      <h3>Auxiliaries</h3>
      <ul className="st-plain">
        {inPlay.map(([id, place]) => (
          <li key={id} data-box={place.in}>
            {auxName(view, id)} <small>{boxWords(view, place)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
