/** What a broadside may be expected to do, laid at any range: the sums of 11.2 and 11.3 for ships not yet there. */
import { HIT_DETERMINATION, HIT_TABLES, RANGES } from '../data/tables.ts';
import { sectionsLost, squaresAt } from '../rules/gunnery/broadside.ts';
import { crewLeft, hands, type Ship } from '../rules/sea/ship.ts';
import type { Broadside } from '../rules/sea/words.ts';

export const TABLES: readonly number[] = HIT_TABLES.data.map((_, table) => table);

export interface Circumstances {
  readonly range: number;
  readonly rake: boolean;
  /** Whether the bonus of a broadside never fired before counts (11.3.4). */
  readonly initial: boolean;
  /** Crew sections told off for boarding that are not yet in her parties. */
  readonly away: number;
}

/** The hit table of one broadside, or null where it would miss without a die. */
export function tableFor(
  ship: Ship,
  side: Broadside,
  { range, rake, initial, away }: Circumstances,
): number | null {
  if (range < 1 || range > RANGES.data.guns) return null;
  const { guns, carronades } = squaresAt(ship, side, range);
  if (guns + carronades === 0 || crewLeft(ship) === 0) return null;
  // 10.2.5: with every section away nobody is left at the guns.
  if (away > 0 && away >= hands(ship).filter(({ left }) => left > 0).length) return null;
  const { rows, crewSectionLost, captured, highest } = HIT_DETERMINATION.data;
  const row = rows.find(({ upTo }) => guns + carronades <= upTo)!;
  let table = row.byRange[range - 1]! + row.quality[ship.quality];
  table += ship.captured ? captured : crewSectionLost * (sectionsLost(ship) + away);
  if (initial) table += row.initial;
  if (rake) table += row.rake;
  return table < 0 ? null : Math.min(table, highest);
}
