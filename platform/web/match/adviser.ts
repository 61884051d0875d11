/** Who may be asked for advice at a table: nobody where an opponent sits at another screen, or looks on at this one. */
import { officerHouse } from '../bot/bot-house.ts';
import { GAMES } from '../games.ts';
import type { Table } from '../tables/table.ts';
import type { Adviser } from '../toolkit/advice/adviser.ts';

export function adviserFor(table: Pick<Table, 'kind' | 'now'>, openly: boolean): Adviser | null {
  const { gameId } = table.now();
  const entry = GAMES.find(({ id }) => id === gameId);
  if (table.kind !== 'local' || openly || entry?.officer === undefined) return null;
  return { advise: (view, asks) => officerHouse.advise({ gameId, view, asks }) };
}
