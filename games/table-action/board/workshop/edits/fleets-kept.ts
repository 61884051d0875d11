/** The two fleets as they are kept between visits: by the ids of their ships, so that a design altered since is built anew. */
import type { Draft } from '@weathergage/web/toolkit/workshop.ts';
import type { Company } from '../../../data/meeting.ts';
import type { RosterShip } from '../../../data/roster.ts';
import { NATIONS } from '../../../data/words.ts';
import { emptyFleets, enlist, type Fleets } from './designs.ts';

export const FLEETS_DRAFT = 'fleets';

export const writeFleets = ({ budget, companies }: Fleets): unknown => ({
  budget,
  companies: companies.map(({ name, nation, ships, flagship }) => ({
    name,
    nation,
    flagship,
    ships: ships.map(({ id }) => id),
  })),
});

/** The ship of an id; a sister's id is her design's with a number behind it. */
const shipOf = (pool: readonly RosterShip[], id: unknown): RosterShip | undefined =>
  pool.find((ship) => ship.id === id) ??
  pool.find((ship) => typeof id === 'string' && id.replace(/-\d+$/, '') === ship.id);

function companyFrom(value: unknown, usual: Company, pool: readonly RosterShip[]): Company {
  const { name, nation, ships, flagship } = (value ?? {}) as Partial<Record<keyof Company, unknown>>;
  const bare: Company = {
    name: typeof name === 'string' ? name : usual.name,
    nation: NATIONS.find((each) => each === nation) ?? usual.nation,
    ships: [],
    flagship: '',
  };
  const full = (Array.isArray(ships) ? ships : []).reduce<Company>((fleet, id) => {
    const ship = shipOf(pool, id);
    return ship === undefined ? fleet : enlist(fleet, ship, true);
  }, bare);
  return full.ships.some(({ id }) => id === flagship) ? { ...full, flagship: String(flagship) } : full;
}

/** What was kept, without the ships that are no more; empty fleets where nothing was. */
export function keptFleets(drafts: readonly Draft[], pool: readonly RosterShip[]): Fleets {
  const content = drafts.find(({ id, kind }) => id === FLEETS_DRAFT && kind === 'roster')?.content;
  const { budget, companies } = (content ?? {}) as Partial<Record<keyof Fleets, unknown>>;
  const [one, other] = Array.isArray(companies) ? companies : [];
  return {
    budget:
      typeof budget === 'number' && Number.isInteger(budget) && budget > 0 ? budget : emptyFleets.budget,
    companies: [
      companyFrom(one, emptyFleets.companies[0], pool),
      companyFrom(other, emptyFleets.companies[1], pool),
    ],
  };
}
