/** Which way a Convoy goes (M5.1): by sea rather than along the Enemy's coast, and not for longer than need be. */
import { expedient } from '../rules/chart/expedient.ts';
import { atPeace } from '../rules/chart/politics.ts';
import { rangesFrom } from '../rules/chart/ranges.ts';
import type { ConvoyGroup } from '../rules/module/organisations.ts';
import type { LocationId } from '../rules/module/vocabulary.ts';
import { newFormation } from '../rules/world/new-forces.ts';
import { commandOf } from '../rules/world/theatre.ts';
import { type Answerer, type Desk, withForces, worthMost } from './desk.ts';

/** How far cruisers come out of their Ports, in Movement Points. */
const CRUISE = 3;

/** Raiders that each Space may bring down on a Convoy, at most. */
const MOST = 4;
/** Before an Enemy Port whatever lies in it comes out; before one's own there are Screens. */
const AT_PORT = 3;
const AT_HOME = 0.25;
/** In the open sea time costs little. */
const HASTE = 0.05;

/** Enemy Ports from which each Space can be raided; in Sea Zones nobody is (5.27). */
function dangers({ view, theatre, side, enemy }: Desk): ReadonlyMap<LocationId, number> {
  const found = new Map<LocationId, number>();
  for (const { id, contingent } of theatre.module.ports) {
    if (view.ports[id]?.side !== enemy || atPeace(view, side, commandOf(theatre, contingent))) continue;
    for (const at of rangesFrom(view, id, CRUISE, 'Fleet').keys())
      if (theatre.spaces.has(at)) found.set(at, (found.get(at) ?? 0) + (at === id ? AT_PORT : 1));
  }
  for (const [at, count] of found) {
    const most = Math.min(MOST, count);
    found.set(at, view.ports[at]?.side === side ? most * AT_HOME : most);
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
  const found = worthMost(routes, ({ path }) => {
    const way = wayAlong(desk, path);
    return -way.reduce((sum, at) => sum + (danger.get(at) ?? 0), 0) - HASTE * way.length;
  });
  return found?.number ?? 0;
}

export const answerRoute: Answerer<'route'> = (desk, ask) => ({
  routes: ask.convoys.map(({ group }) => safest(desk, desk.theatre.convoys.get(group)!)),
});
