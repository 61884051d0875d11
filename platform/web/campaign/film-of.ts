/** Where the match on the screen is found when it is over. */
import { type ReplayOf, routeOf, useAddress } from '../router.ts';
import type { Table } from '../tables/table.ts';

export function useFilmOf({ kind, id }: Pick<Table, 'kind' | 'id'>): ReplayOf {
  const route = routeOf(useAddress());
  if (kind === 'local') return { kind, id };
  return { kind, id, token: route.at === 'match' || route.at === 'watch' ? route.token : null };
}
