/** The national pools (3.6/4, 5.1, 5.2): what a nation has not in play, drawn from at random and given back to. */
import type { Dice } from '@weathergage/kernel';
import { leaderOf, leaderPool } from '../../data/leaders.ts';
import { NATIONS, type Nation, type Side, sideOf as sideOfNation } from '../../data/nations.ts';
import { shipOf, shipPool } from '../../data/ships.ts';
import { squadronsOf } from '../../data/squadrons.ts';
import type { Options } from './options.ts';
import type { Context } from './phase.ts';
import type { WarPlan } from './scenario.ts';
import type { Berth, LeaderId, ShipId } from './squadron.ts';
import type { Forces, Pool, State } from './state.ts';
import { plansAtWar, warOf } from './war.ts';

/**
 * 3.6/4, 3.7/1: a side as a war begins, with everybody of that war in the pools of his nation, ships and leaders apart,
 * and nobody in play. `away` are those who can't be had.
 */
export function freshForces(
  side: Side,
  plan: WarPlan,
  options: Options,
  away: ReadonlySet<string> = new Set(),
): Forces {
  const nations = new Set<Nation>(plan.forces.map(({ nation }) => nation));
  nations.delete('Russia');
  if (options.russians === true) nations.add('Russia');
  const pools: Partial<Record<Nation, Pool>> = {};
  for (const nation of NATIONS) {
    if (!nations.has(nation) || sideOfNation(nation) !== side) continue;
    const ids = (all: readonly { readonly id: string }[]): string[] =>
      all.map(({ id }) => id).filter((id) => !away.has(id));
    pools[nation] = { ships: ids(shipPool(nation, plan.war)), leaders: ids(leaderPool(nation, plan.war)) };
  }
  return emptyForces(side, pools);
}

/** Nothing drawn yet: all there is lies in the pools, and every squadron is idle. */
export const emptyForces = (side: Side, pools: Forces['pools']): Forces => ({
  pools,
  ships: {},
  leaders: [],
  squadrons: NATIONS.filter((nation) => sideOfNation(nation) === side)
    .flatMap((nation) => squadronsOf(nation))
    .map(({ id, nation }) => ({ id, nation, token: null, stacks: [] })),
  purged: [],
  orders: null,
  mustered: [],
});

/** 3.6/4: some at random and the rest, each as likely as any other; all where there are no more than asked for. */
export function drawSome<T>(items: readonly T[], count: number, dice: Dice): { drawn: T[]; rest: T[] } {
  const rest = [...items];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0) {
    const at = dice.below(rest.length);
    drawn.push(rest[at]!);
    // The last one fills the gap: in which order a pool lies means nothing.
    const last = rest.pop()!;
    if (at < rest.length) rest[at] = last;
  }
  return { drawn, rest };
}

/** Ships go back to the pools of their nations (5.0, 8.3). Those of another war were only lent to this one (11.L). */
export function shipsToPool(world: State, ships: readonly ShipId[]): void {
  const war = warOf(world);
  for (const ship of ships) {
    const { nation, wars } = shipOf(ship);
    const pool = world.forces[sideOfNation(nation)].pools[nation];
    if (pool !== undefined && wars.includes(war)) pool.ships = [...pool.ships, ship];
  }
}

export function leadersToPool(world: State, leaders: readonly LeaderId[]): void {
  for (const leader of leaders) {
    const { nation } = leaderOf(leader);
    const pool = world.forces[sideOfNation(nation)].pools[nation];
    if (pool !== undefined) pool.leaders = [...pool.leaders, leader];
  }
}

/** Takes ships and leaders out of play, out of their squadrons too; where they go is the caller's to say. */
export function takeOutOfPlay(
  forces: Forces,
  ships: ReadonlySet<ShipId>,
  leaders: ReadonlySet<LeaderId>,
): void {
  for (const ship of ships) delete forces.ships[ship];
  forces.leaders = forces.leaders.filter((leader) => !leaders.has(leader));
  const isLeft = ({ leader }: Berth): boolean => leader !== null && leaders.has(leader);
  for (const squadron of forces.squadrons)
    squadron.stacks = squadron.stacks
      .map((stack) =>
        stack
          .filter(({ ship }) => !ships.has(ship))
          .map((berth) => (isLeft(berth) ? { ...berth, leader: null } : berth)),
      )
      .filter((stack) => stack.length > 0);
}

/** Ships come into play without a port: where they lie is settled when squadrons are formed. */
export function bringIntoPlay(
  forces: Forces,
  ships: readonly ShipId[],
  leaders: readonly LeaderId[] = [],
): void {
  for (const ship of ships) forces.ships[ship] = { port: null, damage: 0, sailed: true };
  forces.leaders.push(...leaders);
}

/** 4.0/4, 5.0/3, 5.1/1: base forces are made up to their level, then comes what is new this year. */
export function drawForces(world: State, context: Context): void {
  for (const { nation, base, new: fresh } of plansAtWar(world)) {
    const side = sideOfNation(nation);
    const forces = world.forces[side];
    const pool = forces.pools[nation];
    if (pool === undefined) continue;
    const inPlay = {
      ships: shipsInPlay(forces, nation, world).length,
      leaders: forces.leaders.filter((leader) => leaderOf(leader).nation === nation).length,
    };
    const levies = [
      { levy: 'base', ships: base.ships - inPlay.ships, leaders: base.leaders - inPlay.leaders },
      { levy: 'new', ships: fresh.ships, leaders: fresh.leaders },
    ] as const;
    for (const { levy, ...wanted } of levies) {
      const ships = drawSome(pool.ships, wanted.ships, context.dice);
      // 4.0/5, 4.0/6, 5.2: leaders come at the same time, from a pool of their own.
      const leaders = drawSome(pool.leaders, wanted.leaders, context.dice);
      pool.ships = ships.rest;
      pool.leaders = leaders.rest;
      bringIntoPlay(forces, ships.drawn, leaders.drawn);
      const told = { kind: 'drawn', rule: levy === 'base' ? '5.0/3' : '5.1/1', side, nation, levy } as const;
      context.tellSide(side, { ...told, ships: ships.drawn, leaders: leaders.drawn }, told);
    }
  }
}

/** A nation's own ships in play. Those lent for a prize belong to another war and are not counted (11.L). */
export function shipsInPlay(forces: Forces, nation: Nation, world: Parameters<typeof warOf>[0]): ShipId[] {
  const war = warOf(world);
  return Object.keys(forces.ships).filter((id) => {
    const ship = shipOf(id);
    return ship.nation === nation && ship.wars.includes(war);
  });
}
