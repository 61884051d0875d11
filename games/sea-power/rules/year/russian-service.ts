/** 11.O: the Russian forces of a year, drawn anew each time from all that are left, until they go home. */
import type { Context } from '../world/phase.ts';
import { bringIntoPlay, drawSome, leadersToPool, shipsToPool, takeOutOfPlay } from '../world/pools.ts';
import { isRussianLeader, isRussianShip } from '../world/russians.ts';
import type { State } from '../world/state.ts';

const FIRST_YEAR = 1795;
const LAST_YEAR = 1800;
/** 11.O/2: from the fourth year on a die up to this number sends them home for good. */
const HOME_ON: Readonly<Record<number, number>> = { 1798: 3, 1799: 4, 1800: 5 };
const FEWEST = 6;
const LEADERS = 2;

/** 11.O/1: all who are left go back to their pool, and some are drawn from it. */
export function musterRussians(world: State, context: Context): void {
  const forces = world.forces.english;
  const ships = new Set(Object.keys(forces.ships).filter(isRussianShip));
  const leaders = new Set(forces.leaders.filter(isRussianLeader));
  takeOutOfPlay(forces, ships, leaders);
  shipsToPool(world, [...ships]);
  leadersToPool(world, [...leaders]);
  const pool = forces.pools.Russia;
  if (pool === undefined || world.russiansGone || world.year < FIRST_YEAR) return;
  if (goHome(world, context)) {
    world.russiansGone = true;
    forces.pools.Russia = { ships: [], leaders: [] };
    return;
  }
  const die = context.dice.d6();
  const drawn = {
    ships: drawSome(pool.ships, die + FEWEST, context.dice),
    leaders: drawSome(pool.leaders, LEADERS, context.dice),
  };
  forces.pools.Russia = { ships: drawn.ships.rest, leaders: drawn.leaders.rest };
  bringIntoPlay(forces, drawn.ships.drawn, drawn.leaders.drawn);
  const told = { kind: 'russians', rule: '11.O/1', dice: [die], come: true } as const;
  context.tellSide('english', { ...told, ships: drawn.ships.drawn, leaders: drawn.leaders.drawn }, told);
}

function goHome(world: State, { dice, tell }: Context): boolean {
  if (world.year > LAST_YEAR) {
    tell({ kind: 'russians', rule: '11.O/2', come: false });
    return true;
  }
  const limit = HOME_ON[world.year];
  if (limit === undefined) return false;
  const die = dice.d6();
  if (die > limit) {
    tell({ kind: 'russians-stay', rule: '11.O/2', dice: [die] });
    return false;
  }
  tell({ kind: 'russians', rule: '11.O/2', dice: [die], come: false });
  return true;
}
