/** Remembers each ship as she was before her newest damage, so that the newest crosses can be marked. */
import { useEffect, useRef, useState } from 'react';

type Known<S> = ReadonlyMap<string, S>;

/** `same` says whether two logs of a ship show the same damage; give one that is always the same function. */
export function useFreshDamage<S extends { readonly id: string }>(
  ships: readonly S[],
  same: (was: S, now: S) => boolean,
): Known<S> {
  const last = useRef<Known<S>>(new Map());
  const [before, setBefore] = useState<Known<S>>(new Map());
  useEffect(() => {
    const hurt = ships.flatMap((ship) => {
      const was = last.current.get(ship.id);
      return was === undefined || same(was, ship) ? [] : [[ship.id, was] as const];
    });
    if (hurt.length > 0) setBefore((known) => new Map([...known, ...hurt]));
    last.current = new Map(ships.map((ship) => [ship.id, ship]));
  }, [ships, same]);
  return before;
}
