/** Who sits at an online match, by name. */
import type { Seat } from '@weathergage/kernel';
import type { Sitter } from '@weathergage/kernel/people/people-protocol.ts';
import { useEffect, useState } from 'react';
import { routeOf, useAddress } from '../router.ts';
import { serverApi } from '../tables/api.ts';
import type { Table, TableNow } from '../tables/table.ts';

/** Whoever has only just sat down says a moment later who he is. */
const AGAIN_MS = 3000;

export function useSitters(table: Table, now: TableNow): ReadonlyMap<Seat, Sitter> {
  const [sitters, setSitters] = useState<ReadonlyMap<Seat, Sitter>>(new Map());
  const route = routeOf(useAddress());
  const token = route.at === 'match' || route.at === 'watch' ? route.token : null;
  const seated = now.seats
    .filter(({ taken, bot }) => taken && bot === null)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (table.kind !== 'online' || seated === '') return;
    let wanted = true;
    // Names are a comfort: where they can't be had the table is none the worse.
    const look = (): void =>
      void serverApi.sitters(table.id, token).then(
        (found) => wanted && setSitters(new Map(found.map((sitter) => [sitter.seat, sitter]))),
        () => undefined,
      );
    look();
    const again = setTimeout(look, AGAIN_MS);
    return () => {
      wanted = false;
      clearTimeout(again);
    };
  }, [table, token, seated]);
  return sitters;
}
