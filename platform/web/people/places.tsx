/** The ways between the pages about people: a quiet row under the bar, the same on each of them. */
import type { ReactNode } from 'react';
import { addressOf, type Route } from '../router.ts';
import { WORDS } from './words.ts';

const PLACES = [
  { route: { at: 'lobby' }, label: WORDS.places.lobby },
  { route: { at: 'ratings', game: null }, label: WORDS.places.ratings },
  { route: { at: 'tournaments' }, label: WORDS.places.tournaments },
  { route: { at: 'account', letter: null }, label: WORDS.you },
] as const satisfies readonly { readonly route: Route; readonly label: string }[];

export type Place = (typeof PLACES)[number]['route']['at'];

/** `here`: the place that is open; null on a page that only leads back to them. */
export const Places = ({ here }: { readonly here: Place | null }): ReactNode => (
  <nav className="people-places" aria-label={WORDS.places.title}>
    {PLACES.map(({ route, label }) => (
      <a
        key={label}
        href={addressOf(route)}
        aria-current={route.at === here ? 'page' : undefined}
        data-testid={`to-${route.at}`}
      >
        {label}
      </a>
    ))}
  </nav>
);
