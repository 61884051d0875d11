/**
 * The ships of the roster. A row states what history says of a ship and our judgement of her crew; her statistics are
 * derived from the sheet's tables.
 */
import { britishRoster } from './british.ts';
import { deriveShip, type ShipStatistics } from './derive.ts';
import { frenchRoster } from './french.ts';
import { american, danish, dutch } from './others.ts';
import type { RosterRow } from './roster-row.ts';
import { spanish } from './spanish.ts';
import type { Nation, Quality, Special } from './words.ts';

/** A ship of the roster with everything that the rules need to know of her. */
export interface RosterShip extends ShipStatistics {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly year: number;
  readonly armament: string;
  readonly quality: Quality;
  readonly specials: readonly Special[];
}

const ROWS: Readonly<Record<Nation, readonly RosterRow[]>> = {
  British: britishRoster,
  French: frenchRoster,
  Spanish: spanish,
  American: american,
  Danish: danish,
  Dutch: dutch,
};

export const roster: readonly RosterShip[] = Object.entries(ROWS).flatMap(([nation, rows]) =>
  rows.map(([id, name, year, guns, armament, quality, specials]) => ({
    id,
    name,
    nation: nation as Nation,
    year,
    armament,
    quality,
    specials,
    ...deriveShip(guns, armament),
  })),
);

const byId = new Map(roster.map((ship) => [ship.id, ship]));

export function rosterShip(id: string): RosterShip {
  const ship = byId.get(id);
  if (ship === undefined) throw new RangeError(`no ship of the roster is called ${id}`);
  return ship;
}
