/** The year's end and beginning: repairs (9.2), refuge (7.31/2), who goes back to the pools (5.0), prizes, wear. */
import { leaderOf, ratingOf } from '../data/leaders.ts';
import { portOf } from '../data/ports.ts';
import { shipOf } from '../data/ships.ts';
import { berthsOf, type ShipId } from '../rules/world/squadron.ts';
import { plansAtWar } from '../rules/world/war.ts';
import { type Answerer, commandOf, type Desk } from './desk.ts';

/** A leader below this is exchanged for whoever is drawn next. */
const WEAK = 2;

const strength = ({ forces }: Desk, id: ShipId): number =>
  2 * shipOf(id).attack + shipOf(id).defence - 6 * forces.ships[id]!.damage;

/** 5.0: the damaged and the weak leaders go; their places are filled from the pool at once. */
export const answerDemobilise: Answerer<'demobilise'> = (desk) => {
  const { view, forces, war } = desk;
  const ships: ShipId[] = [];
  const leaders: string[] = [];
  for (const { nation, base } of plansAtWar(view)) {
    const own = Object.keys(forces.ships)
      .filter((id) => shipOf(id).nation === nation && shipOf(id).wars.includes(war))
      .sort((one, other) => strength(desk, other) - strength(desk, one));
    ships.push(...own.filter((id, index) => index >= base.ships || forces.ships[id]!.damage > 0));
    const men = forces.leaders
      .filter((id) => leaderOf(id).nation === nation)
      .sort((one, other) => ratingOf(other, war) - ratingOf(one, war));
    leaders.push(...men.filter((id, index) => index >= base.leaders || ratingOf(id, war) < WEAK));
  }
  return { ships, leaders };
};

/** 7.31/2: to the biggest yard. */
export const answerRefuge: Answerer<'refuge'> = (_desk, { ships }) => ({
  ports: ships.map(({ ship, ports }) => ({
    ship,
    port: ports.reduce((found, port) => (portOf(port).number > portOf(found).number ? port : found)),
  })),
});

/** 11.A: on as few ships as can bear it, from the tail of the line up: a ship with one point is as hurt as one with three. */
export const answerWear: Answerer<'wear'> = (desk, { token }) => {
  const { forces } = desk;
  let left = forces.orders?.wear ?? 0;
  const damage: { ship: ShipId; points: number }[] = [];
  for (const { ship } of berthsOf(commandOf(desk, token).squadron).toReversed()) {
    const points = Math.min(left, shipOf(ship).defence - forces.ships[ship]!.damage);
    if (points > 0) damage.push({ ship, points });
    left -= Math.max(0, points);
  }
  // Where it would sink somebody the rules' own proposal shares it out.
  return left > 0 ? null : { damage };
};
