/** What ships are called, and the few words that are said of them in passing. */
import type { Critical } from '../data/tables.ts';
import type { Table } from '../rules/table/state.ts';

type Named = Pick<Table, 'ships' | 'batteries'>;

/** A ship's or a battery's name. */
export const nameOf = ({ ships, batteries }: Named, id: string): string =>
  ships.find((ship) => ship.id === id)?.spec.name ??
  batteries.find((battery) => battery.id === id)?.name ??
  id;

export const CRITICAL_WORDS: Readonly<Record<Critical, string>> = {
  rudder: 'her rudder is hit',
  mast: 'a mast is damaged',
  fire: 'a fire breaks out',
  fires: 'two fires break out',
  leak: 'she is holed at the waterline',
  magazine: 'her magazine is hit',
};

/** Inches to a tenth, as a tape shows them: 12.5″. */
export const inchesText = (length: number): string => `${(Math.round(length / 100) / 10).toFixed(1)}″`;
