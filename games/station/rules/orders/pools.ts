/** The Orders Pool and the Hand (9.34, 9.35). */
import type { Order } from '../module/orders.ts';
import type { OrderId, SideId } from '../module/vocabulary.ts';
import { holds } from '../umpire/conditions.ts';
import type { Context } from '../umpire/phase.ts';
import { forcesOf } from '../world/forces.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';

/** M3.7: whether a scenario knows Orders beyond those Issued. */
export const drawsOrders = (world: Pick<World, 'scenario'>): boolean =>
  world.scenario.only?.without?.includes('draws') !== true;

/** Chits that are neither in the pool nor free to come into it. */
function elsewhere(world: State, side: SideId): ReadonlySet<OrderId> {
  const { desk, formations } = forcesOf(world, side);
  return new Set([
    ...desk.hand.map(({ order }) => order),
    ...desk.drawn,
    ...desk.discards.map(({ order }) => order),
    ...Object.values(formations).flatMap(({ execution }) => (execution === null ? [] : [execution.order])),
  ]);
}

/**
 * 9.34, 9.341: on Quarterly Turns discards come back, on Turn 1 all of them, and the pool holds what is possible now.
 * Chits that go round at once, and Mandatory ones, follow their conditions in every Turn. What is possible may hang on
 * where the Enemy lies: a pool that has changed tells its owner of it.
 */
export function composePool(
  world: State,
  context: Context,
  side: SideId,
  when: 'year' | 'quarter' | 'turn',
): void {
  if (!drawsOrders(world)) return;
  const { desk } = forcesOf(world, side);
  if (when !== 'turn')
    desk.discards = desk.discards.filter(
      ({ back }) => back === 'never' || (back === 'year' && when === 'quarter'),
    );
  const away = elsewhere(world, side);
  const before = desk.pool;
  const changes = (order: Order): boolean =>
    when !== 'turn' || order.recycle === 'immediate' || order.mandatoryWhen !== null;
  desk.pool = theatreOf(world)
    .module.orders.filter((order) => order.side === side && !away.has(order.id))
    .filter((order) => (changes(order) ? holds(world, order.poolWhen) : desk.pool.includes(order.id)))
    .map(({ id }) => id);
  const come = desk.pool.filter((id) => !before.includes(id));
  const gone = before.filter((id) => !desk.pool.includes(id));
  if (come.length + gone.length > 0)
    context.tellSide(side, { kind: 'pool', rule: '9.341', side, come, gone }, null);
}

/** 9.35: from the pool into the Hand; some chits are shown to the Enemy as they come (9.323). */
function receive(world: State, context: Context, side: SideId, id: OrderId, mandatory: boolean): void {
  const { desk } = forcesOf(world, side);
  desk.pool = desk.pool.filter((one) => one !== id);
  desk.hand.push({ order: id, received: world.turn, mandatory });
  if (theatreOf(world).orders.get(id)!.shown === true)
    context.tell({ kind: 'shown-chit', rule: '9.323', side, order: id }, { news: true });
}

/** 9.351, first way: at the earliest opportunity. */
export function receiveMandatory(world: State, context: Context, side: SideId): void {
  const { orders } = theatreOf(world);
  const due = forcesOf(world, side).desk.pool.filter((id) => {
    const when = orders.get(id)!.mandatoryWhen;
    return when !== null && holds(world, when);
  });
  if (due.length === 0) return;
  for (const id of due) receive(world, context, side, id, true);
  context.tellSide(
    side,
    { kind: 'drew', rule: '9.351', side, orders: due, way: 'mandatory', count: due.length },
    { kind: 'drew', rule: '9.351', side, way: 'mandatory', count: due.length },
  );
}

/** 9.352: blindly out of the pool. */
function blind(world: State, context: Context, side: SideId, count: number): OrderId[] {
  const { desk } = forcesOf(world, side);
  const drawn: OrderId[] = [];
  while (drawn.length < count && desk.pool.length > 0) {
    const [one] = desk.pool.splice(context.dice.below(desk.pool.length), 1);
    drawn.push(one!);
  }
  return drawn;
}

/** How many are drawn blind, of which one is kept: the module's number and what Events do to it. */
export function drawCount(world: World, side: SideId): number {
  const more = world.lasting
    .filter((one) => one.what === 'draws')
    .filter((one) => one.side === side && (one.until === null || one.until > world.turn))
    .reduce((sum, { value }) => sum + value, 0);
  return Math.max(1, theatreOf(world).module.orderRules.drawBlind + more);
}

/** Second way: some, of which the player will keep one. */
export function drawOrders(world: State, context: Context, side: SideId): void {
  const { desk } = forcesOf(world, side);
  desk.drawn = blind(world, context, side, drawCount(world, side));
  desk.tried.push(RANDOM);
  const count = desk.drawn.length;
  context.tellSide(
    side,
    { kind: 'drew', rule: '9.351', side, orders: [...desk.drawn], way: 'blind', count },
    { kind: 'drew', rule: '9.351', side, way: 'blind', count },
  );
}

export function keepOrder(world: State, context: Context, side: SideId, id: OrderId): void {
  const { desk } = forcesOf(world, side);
  desk.pool.push(...desk.drawn);
  desk.drawn = [];
  receive(world, context, side, id, false);
  context.tellSide(
    side,
    { kind: 'drew', rule: '9.351', side, orders: [id], way: 'keep', count: 1 },
    { kind: 'drew', rule: '9.351', side, way: 'keep', count: 1 },
  );
}

/** Third way: those chosen, then one blind for each (9.353); all are kept. */
export function chooseOrders(world: State, context: Context, side: SideId, chosen: readonly OrderId[]): void {
  const { desk } = forcesOf(world, side);
  for (const id of chosen) receive(world, context, side, id, false);
  const more = blind(world, context, side, chosen.length);
  for (const id of more) receive(world, context, side, id, false);
  desk.tried.push(RANDOM);
  const orders = [...chosen, ...more];
  context.tellSide(
    side,
    { kind: 'drew', rule: '9.351', side, orders, way: 'choose', count: orders.length },
    { kind: 'drew', rule: '9.351', side, way: 'choose', count: orders.length },
  );
}

/** 9.353: marks that something was drawn by chance in this Orders Step. */
export const RANDOM = 'random';
