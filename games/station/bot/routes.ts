/** Which way a Convoy goes (M5.1): by sea rather than along the Enemy's coast, and not for longer than need be. */
import { expedient } from '../rules/expedient.ts';
import { rangesFrom } from '../rules/lanes.ts';
import type { ConvoyGroup } from '../rules/module/organisations.ts';
import { newFormation } from '../rules/new-forces.ts';
import { atPeace } from '../rules/politics.ts';
import { commandOf } from '../rules/theatre.ts';
import type { LocationId } from '../rules/vocabulary.ts';
import { type Answerer, best, type Desk, withForces } from './desk.ts';

/** How far cruisers come out of their Ports, in Movement Points. */
const CRUISE = 3;

/** Enemy Ports from which each Space can be raided; in Sea Zones nobody is (5.27). */
function dangers({ view, theatre, side, enemy }: Desk): ReadonlyMap<LocationId, number> {
  const found = new Map<LocationId, number>();
  for (const { id, contingent } of theatre.module.ports) {
    if (view.ports[id]?.side !== enemy || atPeace(view, side, commandOf(theatre, contingent))) continue;
    for (const at of rangesFrom(view, id, CRUISE, 'Fleet').keys())
      if (theatre.spaces.has(at)) found.set(at, (found.get(at) ?? 0) + 1);
  }
  return found;
}

/** Every place between those that the chart names. */
function wayAlong(desk: Desk, path: readonly LocationId[]): LocationId[] {
  const id = 'convoy on paper';
  const way: LocationId[] = [path[0]!];
  for (const [index, to] of path.slice(1).entries()) {
    const place = { at: path[index]!, berth: 'sea' } as const;
    const paper = newFormation(id, 'convoy', null, place, desk.view.clock);
    const world = withForces(desk, { formations: { ...desk.forces.formations, [id]: paper } });
    const leg = expedient(world, desk.side, id, to, { arrive: 'hold' });
    way.push(...(leg === null ? [to] : leg.path.map(({ at }) => at)));
  }
  return way;
}

/** The number of the route with least danger along it. */
export function safest(desk: Desk, { routes }: Pick<ConvoyGroup, 'routes'>): number {
  const danger = dangers(desk);
  const found = best(routes, ({ path }) => {
    const way = wayAlong(desk, path);
    return -way.reduce((sum, at) => sum + Math.min(2, danger.get(at) ?? 0), 0) - 0.25 * way.length;
  });
  return found?.number ?? 0;
}

export const route: Answerer<'route'> = (desk, ask) => ({
  routes: ask.convoys.map(({ group }) => safest(desk, desk.theatre.convoys.get(group)!)),
});
