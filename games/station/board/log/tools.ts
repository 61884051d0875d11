/** What all lines of the log are made with. */
import type { LogLine } from '@weathergage/web/toolkit/contract.ts';
import type { StationTold } from '../../rules/told/index.ts';
import type { View } from '../../rules/world/state.ts';
import { formationName, sideName } from '../look/words.ts';

export type Kind = StationTold['kind'];
export type ToldOf<K extends Kind> = Extract<StationTold, { kind: K }>;

/** The words of a line, what it is about, and how grave; null for what is no news to a reader. */
export interface Said {
  readonly text: string;
  readonly subjects?: readonly (string | null | undefined)[];
  readonly weight?: LogLine['weight'];
  readonly again?: true;
}
export type Teller<K extends Kind> = (told: ToldOf<K>, view: View) => Said | null;
export type Tellers<K extends Kind> = { readonly [Each in K]: Teller<Each> };

/** A Formation by its name where it is known, else by its side. */
export const whoIs = (
  view: View,
  told: { readonly side: string; readonly formation?: string | undefined },
): string =>
  told.formation === undefined
    ? `A Formation of ${sideName(view, told.side)}`
    : formationName(view, told.formation);

/**
 * Where the flags are that a line is about. A flag is no subject itself: those that lie face down in one place are
 * shuffled, and most are gone before the line is read.
 */
export const tokenPlaces = (view: View, ...tokens: readonly (string | null | undefined)[]): string[] => [
  ...new Set(view.tokens.filter(({ id }) => tokens.includes(id)).map(({ place }) => place.at)),
];
