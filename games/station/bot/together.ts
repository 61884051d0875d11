/** Orders that nobody could have as he is, weighed for a fleet that can be brought together for them (3.33, 9.36). */
import type { Order } from '../rules/module/orders.ts';
import type { FormationId, PortId } from '../rules/module/vocabulary.ts';
import { mayCommand } from '../rules/organisation/seniority.ts';
import { inHarbour } from '../rules/umpire/tokens.ts';
import type { Formation } from '../rules/world/forces.ts';
import { newFormation } from '../rules/world/new-forces.ts';
import { type Desk, squadronsOf } from './desk.ts';
import { counters, gatheringFor, MANY, partsOf } from './gathering.ts';
import { type Prospect, prospect } from './prospects.ts';

/** The chance that Admirals agree to all that brings a fleet together, before it is too late. */
const AGREED = 0.85;
/** Turns that go by over it. */
const DELAY = 1;

/** The desk as it would be with the parts in one Flotilla. */
export function joined(
  desk: Desk,
  port: PortId,
  under: FormationId,
  parts: readonly FormationId[],
  command: Formation['command'],
): Desk {
  const { forces, view, side } = desk;
  const squadrons = parts.flatMap((id) => squadronsOf(desk, id).map((one) => one.id));
  // 3.44: nobody leads more than he can keep in hand, so that it matters who it is.
  const leader =
    Object.keys(forces.leaders).find(
      (id) => ['mess', 'posted'].includes(forces.leaders[id]!.at) && mayCommand(view, side, id, under),
    ) ?? null;
  const paper = newFormation(under, 'flotilla', command, inHarbour(port), view.clock);
  const fleet = { ...paper, squadrons, leader };
  const others = Object.values(forces.formations).filter(
    ({ id, under: top }) => !parts.includes(id) && !parts.includes(top ?? ''),
  );
  const formations = Object.fromEntries([...others, fleet].map((one) => [one.id, one]));
  const after = { ...forces, formations };
  return { ...desk, forces: after, view: { ...view, forces: { ...view.forces, [side]: after } } };
}

/** What a fleet made of those who are free could make of an Order; null where there is none, or another is waited for. */
export function together(desk: Desk, order: Order, free: readonly FormationId[]): Prospect | null {
  const { theatre, forces, temper } = desk;
  if (!temper.fleets || order.force.line < MANY) return null;
  const isFleet = (one: Order): boolean => one.force.line >= MANY;
  if (forces.desk.hand.some((one) => isFleet(theatre.orders.get(one.order)!))) return null;
  const fleet = gatheringFor(desk, order);
  if (fleet === null) return null;
  const [flotillas, loose] = partsOf(desk, fleet);
  const parts = [...flotillas.map(({ id }) => id), ...loose];
  if (parts.some((id) => !free.includes(id))) return null;
  const kindOf = (id: FormationId) => theatre.flotillas.get(id)!.kind;
  const host = flotillas.find(({ id }) => order.formations.includes(kindOf(id)))?.id;
  const under = host ?? counters(desk, order)[0];
  if (under === undefined) return null;
  const { command } = theatre.flotillas.get(under)!;
  const found = prospect(joined(desk, fleet.port, under, parts, command), order, under, desk.left - DELAY);
  return found === null ? null : { ...found, chance: found.chance * AGREED };
}
