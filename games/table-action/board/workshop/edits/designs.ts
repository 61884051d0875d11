/** Ships and fleets of one's own as they are kept between visits, and how fleets are put together. */
import { freeId } from '@weathergage/web/toolkit/workshop/scenario-file.ts';
import type { Draft } from '@weathergage/web/toolkit/workshop.ts';
import { costOf, type Design, designShip, fillFleet, fleetPoints } from '../../../data/build.ts';
import type { Company } from '../../../data/meeting.ts';
import type { RosterShip } from '../../../data/roster.ts';
import { NAVIES, type Nation } from '../../../data/words.ts';
import { bestOf } from './starts.ts';

export interface Kept {
  readonly draft: string;
  readonly design: Design;
  readonly ship: RosterShip;
}

/** The designs among the drafts that still make a ship. */
export function keptDesigns(drafts: readonly Draft[]): readonly Kept[] {
  return drafts.flatMap(({ id, kind, content }) => {
    if (kind !== 'roster') return [];
    const made = designShip(content);
    return made.ok ? [{ draft: id, design: content as Design, ship: made.value }] : [];
  });
}

export interface Fleets {
  readonly budget: number;
  readonly companies: readonly [Company, Company];
}

const company = (nation: Nation): Company => ({ name: NAVIES[nation], nation, ships: [], flagship: '' });

export const emptyFleets: Fleets = { budget: 200, companies: [company('British'), company('French')] };

export const withCompany = (fleets: Fleets, side: 0 | 1, next: Company): Fleets => ({
  ...fleets,
  companies: side === 0 ? [next, fleets.companies[1]] : [fleets.companies[0], next],
});

/** A ship of the roster sails once; of a design one may build sisters, numbered. */
export function enlist(fleet: Company, ship: RosterShip, mayRepeat: boolean): Company {
  const taken = fleet.ships.map(({ id }) => id);
  if (taken.includes(ship.id) && !mayRepeat) return fleet;
  const id = freeId(ship.id, taken);
  const entry = id === ship.id ? ship : { ...ship, id, name: `${ship.name} ${id.slice(ship.id.length + 1)}` };
  const ships = [...fleet.ships, entry];
  return { ...fleet, ships, flagship: fleet.flagship || entry.id };
}

export function discharge(fleet: Company, id: string): Company {
  const ships = fleet.ships.filter((ship) => ship.id !== id);
  return { ...fleet, ships, flagship: fleet.flagship === id ? bestOf(ships) : fleet.flagship };
}

/** What is left of the budget spent on ships of the fleet's nation; the flag is paid for first. */
export function fillRest(fleet: Company, pool: readonly RosterShip[], budget: number): Company {
  const theirs = pool.filter((ship) => ship.nation === fleet.nation);
  if (fleet.ships.length > 0) return { ...fleet, ...fillFleet(fleet, theirs, budget) };
  const flag = theirs
    .filter((ship) => costOf(ship, ship.id) <= budget)
    .toSorted((a, b) => costOf(b, b.id) - costOf(a, a.id))[0];
  if (flag === undefined) return fleet;
  return { ...fleet, ...fillFleet({ ships: [flag], flagship: flag.id }, theirs, budget) };
}

export const leftOf = (fleet: Company, budget: number): number => budget - fleetPoints(fleet);
