/** How a Convoy ends: Disbanded where it was bound (10.115), or lost on the way (M5.2). */
import { toRecovery } from '../auxiliaries/recovery.ts';
import type { FormationId, SideId } from '../module/vocabulary.ts';
import { leaveConvoy } from '../orders/escorts.ts';
import { endOrder } from '../orders/order-ends.ts';
import type { Context } from '../umpire/phase.ts';
import { countOrders } from '../umpire/prestige.ts';
import { liftToken } from '../umpire/tokens.ts';
import type { Convoy, Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf } from '../world/formations.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { groupOf } from './convoy-route.ts';

/** Troops count for a Campaign that long (M5.7). */
const TROOPS_COUNT = 4;
/** Cleared with the Year. */
export const TROOPS_LANDED = 'troopPointsLandedThisYear';
export const assembledKey = (group: string): string => `${group}.assembled`;

/** Its Escort stays behind, had it an Order or none (10.123), and its Auxiliaries have nothing left to Screen. */
export function leaveAlone(world: State, context: Context, side: SideId, convoy: Formation): void {
  for (const other of Object.values(forcesOf(world, side).formations))
    if (other.under === convoy.id) leaveConvoy(world, context, side, other);
  for (const aux of convoy.auxiliaries) toRecovery(world, side, aux);
}

/** Off the map. */
export function removeConvoy(world: State, context: Context, side: SideId, id: FormationId): void {
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, id);
  leaveAlone(world, context, side, formation);
  delete forces.convoys[id];
  liftToken(world, formation);
  delete forces.formations[id];
}

/** 10.124, M3.3: Fulfilled with the Convoy whole, the Escort with it and not too much harm done. */
export function endEscort(world: State, context: Context, side: SideId, convoy: Convoy, home: boolean): void {
  const theatre = theatreOf(world);
  for (const formation of Object.values(forcesOf(world, side).formations)) {
    if (formation.execution?.convoy !== convoy.id) continue;
    const fulfil = theatre.orders.get(formation.execution.order)?.fulfil;
    const within = fulfil?.test === 'escort' && convoy.dp <= fulfil.maxDP;
    const done = home && !convoy.scattered && formation.under === convoy.id && within;
    endOrder(
      world,
      context,
      side,
      formation.id,
      done ? { what: 'fulfilled' } : { what: 'failed', why: 'convoy' },
    );
  }
}

/** 10.164, M5.7: Troop Points by the harm done on the way. */
export const troopsLeft = (
  { troopPoints = [] }: { readonly troopPoints?: readonly { dp: number; points: number }[] },
  dp: number,
): number => troopPoints.find((row) => dp <= row.dp)?.points ?? 0;

/** 10.115, 10.163: what it brought is landed, its Escort's Order ends, the counter comes off. */
export function disband(world: State, context: Context, side: SideId, convoy: Convoy): void {
  const group = groupOf(theatreOf(world), convoy.group);
  const formation = forcesOf(world, side).formations[convoy.id]!;
  const { at } = formation.place;
  let points = 0;
  if (group.kind === 'troop') {
    points = troopsLeft(group, convoy.dp);
    if (points > 0) world.lasting.push({ what: 'troops', points, until: world.turn + TROOPS_COUNT });
    world.counters[TROOPS_LANDED] = (world.counters[TROOPS_LANDED] ?? 0) + points;
  }
  if (group.kind === 'victualing') {
    points = convoy.repairPoints;
    world.ports[at]!.repairPoints += points;
  }
  context.tell(
    {
      kind: 'convoy',
      rule: group.kind === 'troop' ? '10.163' : '10.115',
      side,
      group: group.group,
      what: 'arrived',
      token: formation.token,
      at,
      points,
    },
    { news: true },
  );
  endEscort(world, context, side, convoy, true);
  removeConvoy(world, context, side, convoy.id);
}

/** M5.2: nothing is left of it, and its owner has one more Failed Order. */
export function loseConvoy(world: State, context: Context, side: SideId, convoy: Convoy): void {
  const { token } = formationOf(forcesOf(world, side), convoy.id);
  context.tell(
    { kind: 'convoy', rule: '10.142', side, group: convoy.group, what: 'lost', token },
    { news: true },
  );
  endEscort(world, context, side, convoy, false);
  countOrders(world, context, side, { failed: 1 });
  removeConvoy(world, context, side, convoy.id);
}
