/** Desks for tests of Orders, Events and Prestige: Admirals in their Stations, chits where a test says. */
import type { Refusal } from '@weathergage/kernel';
import type { Module } from '../module/module.ts';
import type { Order } from '../module/orders.ts';
import { checkOrdersAct } from '../orders/order-acts.ts';
import { ordersStep } from '../orders/orders-step.ts';
import { noteMove, noteTime, testOrders } from '../orders/progress.ts';
import { atSea, moveTo } from '../umpire/tokens.ts';
import type { OrdersAct } from '../world/asks.ts';
import type { Execution } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { newExecution } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { testModule } from './module.ts';
import { force, formationIn, type Scripted, type Stated, stationAt, Umpire } from './station.ts';

/** Ash's Strategy Rating is 5, Clerc's 3, Cano's 4. */
export const STATIONS = { red: 'r-ash', blue: 'a-aubin', north: 'a-clerc', south: 'c-cano' } as const;

export interface Desks extends Stated {
  /** Chits in Hand, by side, and of those the Mandatory ones. */
  readonly hand?: Readonly<Record<string, string>>;
  readonly mandatory?: string;
  /** The pool of red, said outright. */
  readonly pool?: string;
  /** Turns since the beginning. */
  readonly turn?: number;
  readonly module?: Partial<Module>;
}

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '');

export function desksAt(stated: Desks = {}): State {
  const { hand = {}, pool, turn, module, ...rest } = stated;
  const world = stationAt({
    stations: STATIONS,
    ...rest,
    scenario: { ...(module === undefined ? {} : { module: { ...testModule, ...module } }), ...rest.scenario },
  });
  if (turn !== undefined) world.turn = turn;
  for (const [side, orders] of Object.entries(hand)) {
    const { desk } = forcesOf(world, side);
    const mandatory = words(stated.mandatory);
    desk.hand = words(orders).map((order) => ({
      order,
      received: world.turn,
      mandatory: mandatory.includes(order),
    }));
    desk.pool = desk.pool.filter((one) => !words(orders).includes(one));
  }
  if (pool !== undefined) world.forces.red!.desk.pool = words(pool);
  world.step = 'orders';
  return world;
}

/** Red's chits, made of one of his: for tests that need many. */
export const chitLike = (id: string, change: Partial<Order> = {}): Order => ({
  ...testModule.orders.find((order) => order.id === 'red-cruise')!,
  id,
  name: id,
  ...change,
});

/** The Orders Step on any Turn but a Quarterly one, unless the world says otherwise. */
/** The desk of a side in Turn 1, with one Formation Fitting Out and one chit in hand; what comes before is passed over. */
export const holding = (formation: string, chit: string): Umpire =>
  atDesk(desksAt({ put: [force(formation, { fitting: true })], hand: { blue: chit }, turn: 1 })).answer(
    NOTHING,
  );

type Part = Extract<NonNullable<Order['fulfil']>, { test: 'allOf' }>['of'][number];

/** Parts of an Order: a Station held for an Impulse, a Port Bombarded, a Space come to. */
export const standsAt = (at: string): Part => ({ test: 'station', at: [at], impulses: 1 });
export const bombards = (port: string): Part => ({
  test: 'task',
  task: 'BombardPort',
  at: [port],
  successes: 1,
});
export const arrives = (at: string): Part => ({ test: 'arrive', at: [at], state: 'Ready' });

/** Fulfilled by all of them, in any order. */
export const allOf = (...of: Part[]): Partial<Order> => ({ fulfil: { test: 'allOf', of } });

export const atDesk = (world: State, ...faces: readonly number[]): Umpire =>
  new Umpire(world, ordersStep, ...faces);

/** One side's acts, and no more of them. */
export const ordersActs = (...all: readonly OrdersAct[]) => ({ acts: [...all], done: true });
export const goOn = (...all: readonly OrdersAct[]) => ({ acts: [...all], done: false });
export const NOTHING = { acts: [], done: true };

/** As if Issued before. */
export function executes(
  world: State,
  formation: string,
  order: string,
  more: Partial<Execution> = {},
): void {
  const chit = theatreOf(world).orders.get(order);
  formationIn(world, formation).execution = {
    ...newExecution(order, world.turn, chit?.fulfil ?? null),
    ...more,
  };
  for (const { desk } of Object.values(world.forces)) desk.pool = desk.pool.filter((one) => one !== order);
}

export const handOf = (world: State, side = 'red'): string[] =>
  forcesOf(world, side).desk.hand.map(({ order }) => order);

/** One Impulse as Orders see it; `during` moves things in each Increment before its end. Says which Orders are Fulfilled. */
export function playImpulse(
  world: State,
  context: Scripted,
  during: (increment: number) => void = () => {},
): string[] {
  world.impulse = (world.impulse % 4) + 1;
  noteTime(world, context, 'impulse');
  for (let increment = 1; increment <= 4; increment++) {
    during(increment);
    noteTime(world, context, 'increment');
  }
  return testOrders(world, context).map(({ order }) => order);
}

/** Moves a Formation over Spaces, as the umpire of sailing would. */
export function formationGoes(world: State, side: string, id: string, ...over: readonly string[]): void {
  moveTo(world, side, id, atSea(over.at(-1)!));
  noteMove(world, side, id, over);
}

/** A later Turn, begun as Turns begin. */
export function turnTo(world: State, turn: number): void {
  world.turn = turn;
  for (const { desk } of Object.values(world.forces)) desk.tried = [];
}

export interface JudgedOrders {
  readonly desks: Desks;
  readonly act: OrdersAct;
  readonly side?: 'red' | 'blue';
  readonly change?: (world: State) => void;
}

/** What is said of an act at the desk, on the second Turn unless it is said otherwise. */
export function judgeOrders({ desks, act, side = 'red', change }: JudgedOrders): Refusal | null {
  const world = desksAt({ turn: 1, ...desks });
  change?.(world);
  return checkOrdersAct(world, side, act);
}
