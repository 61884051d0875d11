/** 11.L: for each ship taken last year the captor has one of his own more, for this year only and beyond the base. */
import { refuse } from '@weathergage/kernel';
import type { Nation, Side } from '../../data/nations.ts';
import { SHIPS, type Ship, shipOf } from '../../data/ships.ts';
import type { SeaAsk } from '../world/asks.ts';
import { ownForces } from '../world/own-forces.ts';
import { type AskRules, askOf, type Context } from '../world/phase.ts';
import { bringIntoPlay, takeOutOfPlay } from '../world/pools.ts';
import type { ShipId } from '../world/squadron.ts';
import type { Forces, Open, State, View } from '../world/state.ts';
import { warOf } from '../world/war.ts';

const RULE = '11.L';

export function askCommission(world: Readonly<Open>, side: Side): SeaAsk[] {
  const captured = world.prizes.filter(({ by }) => by === side).map(({ ship }) => ship);
  return captured.length === 0 ? [] : [{ ...askOf(world, 'commission', side, RULE), captured }];
}

export function commissionShips(
  world: State,
  side: Side,
  captured: readonly ShipId[],
  ships: readonly ShipId[],
  context: Context,
): void {
  const forces = world.forces[side];
  const chosen = new Set(ships);
  for (const pool of Object.values(forces.pools))
    if (pool.ships.some((id) => chosen.has(id))) pool.ships = pool.ships.filter((id) => !chosen.has(id));
  bringIntoPlay(forces, ships);
  for (const [index, ship] of ships.entries()) {
    const told = { kind: 'commissioned', rule: RULE, side, captured: captured[index]! } as const;
    context.tellSide(side, { ...told, ship }, told);
  }
}

/** The year is over for which they were lent: they belong to another war and go out of this one. */
export function payOffCommissioned(world: State): void {
  const war = warOf(world);
  for (const forces of Object.values(world.forces)) {
    const lent = Object.keys(forces.ships).filter((id) => !shipOf(id).wars.includes(war));
    if (lent.length > 0) takeOutOfPlay(forces, new Set(lent), new Set());
  }
}

const apart = (one: Ship, other: Ship): number =>
  Math.abs(one.attack - other.attack) + Math.abs(one.defence - other.defence);

/** The ships that come into question for a prize: of another war before this one's pool, and the most alike of those. */
function closest(
  view: View,
  forces: Forces,
  nation: Nation,
  prize: ShipId,
  taken: ReadonlySet<ShipId>,
): ShipId[] {
  const war = warOf(view);
  const free = (id: ShipId): boolean =>
    !taken.has(id) && forces.ships[id] === undefined && !view.gone.includes(id);
  const lent = SHIPS.filter((ship) => ship.nation === nation && !ship.wars.includes(war) && free(ship.id));
  const unused = lent.length > 0 ? lent : (forces.pools[nation]?.ships ?? []).filter(free).map(shipOf);
  const model = shipOf(prize);
  let least = Number.POSITIVE_INFINITY;
  for (const ship of unused) least = Math.min(least, apart(ship, model));
  return unused.filter((ship) => apart(ship, model) === least).map(({ id }) => id);
}

const nationsOf = (view: View, side: Side): Nation[] =>
  view.prizes.filter(({ by }) => by === side).map(({ nation }) => nation);

export const commissionAsk: AskRules<'commission'> = {
  *choices(view, ask) {
    const { side, forces } = ownForces(view, ask);
    const nations = nationsOf(view, side);
    for (let variant = 0; variant < 4; variant++) {
      const taken = new Set<ShipId>();
      for (const [index, prize] of ask.captured.entries()) {
        const among = closest(view, forces, nations[index]!, prize, taken);
        if (among.length > 0) taken.add(among[(variant * (index + 1)) % among.length]!);
      }
      yield { ships: [...taken] };
    }
  },

  check(view, ask, answer) {
    const { side, forces } = ownForces(view, ask);
    const nations = nationsOf(view, side);
    const taken = new Set<ShipId>();
    for (const [index, prize] of ask.captured.entries()) {
      const among = closest(view, forces, nations[index]!, prize, taken);
      if (among.length === 0) continue;
      const ship = answer.ships[taken.size];
      if (ship === undefined) return refuse('too-few', RULE, `A ship is due for ${shipOf(prize).name}.`);
      if (!among.includes(ship))
        return refuse('not-alike', RULE, `${ship} is not the nearest like of ${shipOf(prize).name}.`);
      taken.add(ship);
    }
    if (answer.ships.length > taken.size)
      return refuse('too-many', RULE, 'One ship is due for each ship taken.');
    return null;
  },
};
