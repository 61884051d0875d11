/** Remembers each ship as she was before her newest damage, so that the newest crosses can be marked. */
import { useEffect, useRef, useState } from 'react';
import type { Ship } from '../../rules/table/ship.ts';

export function useFreshDamage(ships: readonly Ship[]): ReadonlyMap<string, Ship> {
  const last = useRef<ReadonlyMap<string, Ship>>(new Map());
  const [before, setBefore] = useState<ReadonlyMap<string, Ship>>(new Map());
  useEffect(() => {
    const hurt = ships.flatMap((ship) => {
      const was = last.current.get(ship.id);
      if (was === undefined) return [];
      const same = was.hull === ship.hull && was.rigging === ship.rigging && was.crew === ship.crew;
      return same ? [] : [[ship.id, was] as const];
    });
    if (hurt.length > 0) setBefore((known) => new Map([...known, ...hurt]));
    last.current = new Map(ships.map((ship) => [ship.id, ship]));
  }, [ships]);
  return before;
}
