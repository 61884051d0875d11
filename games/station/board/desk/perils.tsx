/** Warnings while there is still time: on the desk all of them, beside the confirmation the worst. */
import type { ReactNode } from 'react';
import { perilWords } from '../../attention/peril-words.ts';
import { type Peril, perilsOf } from '../../attention/perils.ts';
import type { View } from '../../rules/world/state.ts';
import { count } from '../look/words.ts';

interface PerilsProps {
  readonly view: View;
  onPlace(place: string): void;
}

const PerilButton = ({ view, peril, onPlace }: PerilsProps & { readonly peril: Peril }): ReactNode => (
  <button type="button" className="ask-link st-peril" onClick={() => onPlace(peril.at)}>
    {perilWords(view, peril)}
  </button>
);

export function Perils({ view, onPlace }: PerilsProps): ReactNode {
  const perils = perilsOf(view);
  if (perils.length === 0) return null;
  return (
    <section data-testid="perils">
      <h3>In danger</h3>
      <ul className="st-plain">
        {perils.map((peril) => (
          <li key={peril.squadron}>
            <PerilButton view={view} peril={peril} onPlace={onPlace} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** So many are written out beside the confirmation. */
const FEW = 2;

export function PerilNotice({ view, onPlace }: PerilsProps): ReactNode {
  const perils = perilsOf(view);
  if (perils.length === 0) return null;
  return (
    <div className="st-perils" role="note" data-testid="peril-notice">
      {perils.slice(0, FEW).map((peril) => (
        <PerilButton key={peril.squadron} view={view} peril={peril} onPlace={onPlace} />
      ))}
      {perils.length > FEW && <small>and {count(perils.length - FEW, 'more Squadron')}: see the Desk</small>}
    </div>
  );
}
