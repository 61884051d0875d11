/** Remembers each ship as she was before her newest damage, so that the newest crosses can be marked. */
import { useEffect, useRef, useState } from 'react';
import type { Ship } from '../../rules/sea/ship.ts';

const marksOf = ({ hull, sections, guns, carronades, rigging }: Ship): string =>
  JSON.stringify([hull, sections.map(({ no, left }) => [no, left]), guns, carronades, rigging]);

export function useFreshDamage(ships: readonly Ship[]): ReadonlyMap<string, Ship> {
  const last = useRef<ReadonlyMap<string, Ship>>(new Map());
  const [before, setBefore] = useState<ReadonlyMap<string, Ship>>(new Map());
  useEffect(() => {
    const hurt = ships.filter((ship) => {
      const was = last.current.get(ship.id);
      return was !== undefined && marksOf(was) !== marksOf(ship);
    });
    if (hurt.length > 0)
      setBefore(
        (known) => new Map([...known, ...hurt.map(({ id }) => [id, last.current.get(id)!] as const)]),
      );
    last.current = new Map(ships.map((ship) => [ship.id, ship]));
  }, [ships]);
  return before;
}
