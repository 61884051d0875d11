/** Where a ship or a battery is. */
import type { Point } from '../../rules/geometry/point.ts';
import type { Table } from '../../rules/table/state.ts';

export const placeOf = (
  { ships, batteries }: Pick<Table, 'ships' | 'batteries'>,
  id: string | null,
): Point | null =>
  ships.find((ship) => ship.id === id)?.at ?? batteries.find((battery) => battery.id === id)?.at ?? null;

/** Everything that can be pointed at. */
export const unitsOn = ({ ships, batteries }: Pick<Table, 'ships' | 'batteries'>): string[] => [
  ...ships.filter(({ fate }) => fate === 'afloat').map(({ id }) => id),
  ...batteries.map(({ id }) => id),
];

/** The next of a list, or the one before; null at its end, so that the keys do not go round for ever. */
export function nextOf(list: readonly string[], now: string | null, back: boolean): string | null {
  const at = now === null ? -1 : list.indexOf(now);
  if (at < 0) return (back ? list.at(-1) : list[0]) ?? null;
  return list[at + (back ? -1 : 1)] ?? null;
}
