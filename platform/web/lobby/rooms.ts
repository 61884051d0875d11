/** Online matches that this browser has to do with: the links it made, and the seats it took. */
import type { Seat } from '@weathergage/kernel';
import { keepValue, readKept } from '../tables/browser-keep.ts';

/** A match made here: its links can't be asked for again, so they are kept. */
export interface Room {
  readonly id: string;
  readonly title: string;
  readonly gameId: string;
  readonly mine: Seat;
  readonly tokens: Readonly<Record<Seat, string>>;
  readonly gallery: { readonly open: boolean; readonly token: string | null };
}

/** A seat taken from this browser, for finding the way back. */
export interface Visit {
  readonly id: string;
  readonly token: string;
  readonly title: string;
  readonly seat: string;
  readonly touched: number;
}

const MOST = 20;
const isArray = <E>(value: unknown): value is E[] => Array.isArray(value);

export const roomOf = (id: string): Room | null => readKept(`room.${id}`) as Room | null;
export const keepRoom = (room: Room): void => void keepValue(`room.${room.id}`, room);

export function visitsKept(): readonly Visit[] {
  const value = readKept('visits');
  return isArray<Visit>(value) ? value : [];
}

export function keepVisit(visit: Visit): void {
  const others = visitsKept().filter((other) => other.id !== visit.id || other.token !== visit.token);
  keepValue('visits', [visit, ...others].slice(0, MOST));
}
