/** 10.123: a Convoy that is gathered together with its Escort, whose Order is taken as Issued before. */
import { type Refusal, refuse } from '@weathergage/kernel';
import type { Order } from '../module/orders.ts';
import type { ConvoyGroup } from '../module/organisations.ts';
import type { FormationId, PortId, SideId } from '../module/vocabulary.ts';
import { joinConvoy } from '../orders/escorts.ts';
import { suits } from '../orders/force-needed.ts';
import { issueOrder } from '../orders/issue.ts';
import { leavesOf } from '../orders/order-goals.ts';
import type { Context } from '../umpire/phase.ts';
import { type Convoy, type Forces, forcesOf } from '../world/forces.ts';
import { formationOf } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';

/** The chit by which somebody goes with Convoys of a group, where the module lets them gather together. */
export const escortOrder = (theatre: Theatre, { group, side, withEscort }: ConvoyGroup): Order | undefined =>
  withEscort === true
    ? theatre.module.orders.find(
        (one) =>
          one.side === side && leavesOf(one).some((leaf) => leaf.test === 'escort' && leaf.group === group),
      )
    : undefined;

/** Who lies Fitting Out in a Port without an Order and under nobody. */
export function freeAt({ formations, squadrons }: Readonly<Forces>, at: PortId): FormationId[] {
  const formed = Object.values(formations).filter(
    ({ kind, place, execution, under }) =>
      (kind === 'flotilla' || kind === 'squadron') &&
      place.at === at &&
      place.berth === 'harbour' &&
      execution === null &&
      under === null,
  );
  const alone = Object.values(squadrons).filter(
    ({ formation, port }) => formation === null && port?.state === 'FittingOut' && port.at === at,
  );
  return [...formed, ...alone].map(({ id }) => id);
}

/** Whether somebody may be gathered with a Convoy as its Escort. */
export function checkGatheredEscort(
  world: World,
  side: SideId,
  group: ConvoyGroup,
  at: PortId,
  id: FormationId,
): Refusal | null {
  const forces = forcesOf(world, side);
  const order = escortOrder(theatreOf(world), group);
  if (order === undefined) return refuse('escort', '10.123', 'That Convoy does not gather with an Escort.');
  if (Object.values(forces.formations).some(({ execution }) => execution?.order === order.id))
    return refuse('chit', '9.312', 'Somebody else is Executing that Order.');
  if (!freeAt(forces, at).includes(id))
    return refuse(
      'escort',
      '10.123',
      'An Escort must lie Fitting Out where the Convoy gathers, without an Order.',
    );
  return suits(world, side, id, order);
}

/** The chit is with him, wherever it lay, and he with the Convoy. */
export function giveEscort(
  world: State,
  context: Context,
  side: SideId,
  convoy: Convoy,
  id: FormationId,
): void {
  const theatre = theatreOf(world);
  const { desk } = forcesOf(world, side);
  const order = escortOrder(theatre, theatre.convoys.get(convoy.group)!)!;
  desk.pool = desk.pool.filter((one) => one !== order.id);
  desk.discards = desk.discards.filter((one) => one.order !== order.id);
  issueOrder(world, context, side, { order: order.id, formation: id, convoy: convoy.id });
  joinConvoy(world, context, convoy, formationOf(forcesOf(world, side), id));
}
