/** The way from a battle back to its war, for who has a part in both. */
import { visitsKept } from '../lobby/rooms.ts';
import type { Route } from '../router.ts';
import { savedMatches } from '../tables/saved-matches.ts';
import type { Table, TableNow } from '../tables/table.ts';

export interface WayBack {
  readonly title: string;
  readonly route: Route;
}

/** Null where the match is no battle of another, or that is not open from here: a captain knows his own ships alone. */
export function wayBack({ kind }: Pick<Table, 'kind'>, { of }: TableNow): WayBack | null {
  if (!of) return null;
  const { match: id } = of;
  if (kind === 'local') {
    const war = savedMatches.list().find((one) => one.id === id);
    return war === undefined ? null : { title: war.title, route: { at: 'local', id } };
  }
  const visit = visitsKept().find((one) => one.id === id);
  return visit === undefined ? null : { title: visit.title, route: { at: 'match', id, token: visit.token } };
}
