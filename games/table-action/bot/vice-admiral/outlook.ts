/** What a table promises a side when an activation begins: its chance to win, as play has taught it. */
import { INITIATIVE } from '../../data/tables.ts';
import { fights, isCrippled } from '../../rules/aboard/crippled.ts';
import { shipOf, type Table } from '../../rules/table/state.ts';
import { pairsOf, type Role } from './pair-features.ts';
import { evidenceOf, type PairWeights } from './pair-network.ts';

const chanceOf = (evidence: number): number => 1 / (1 + Math.exp(-Math.max(-12, Math.min(12, evidence))));

/** Ways of two dice against two, by how much the first has more: the chance to act first with so much added. */
const ADVANTAGE = 1296;
function actsFirst(added: number): number {
  const ways = (sum: number): number => 6 - Math.abs(sum - 7);
  let more = 0;
  for (let mine = 2; mine <= 12; mine++)
    for (let theirs = 2; theirs <= 12; theirs++) {
      const lead = mine + added - theirs;
      more += ways(mine) * ways(theirs) * (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);
    }
  return more / ADVANTAGE;
}

/** The side that acts now. */
export function actingSide(table: Table): string {
  const { activation, order, acting, squadrons, sides } = table;
  if (activation !== null) return shipOf(table, activation.ship).side;
  const squadron = squadrons.find(({ id }) => id === order[acting]?.squadron);
  return squadron?.side ?? sides[0]!.id;
}

function sees(weights: PairWeights, table: Table, side: string, acting: string | null, role: Role): number {
  let evidence = 0;
  for (const features of pairsOf(table, side, acting, role)) evidence += evidenceOf(weights, features);
  return chanceOf(evidence);
}

/** With a turn before both, one or the other acts first. */
function atDawn(weights: PairWeights, table: Table, side: string): number {
  const other = table.sides.find(({ id }) => id !== side)!.id;
  const alone = (whose: string): string | null => {
    const ships = table.ships.filter((ship) => ship.side === whose && fights(ship));
    return ships.length === 1 ? ships[0]!.id : null;
  };
  const added = (whose: string): number =>
    table.ships.some((ship) => ship.side === whose && fights(ship) && isCrippled(ship))
      ? INITIATIVE.data.crippled
      : 0;
  const first = actsFirst(added(side) - added(other));
  const mine = sees(weights, table, side, alone(side), 1);
  const theirs = sees(weights, table, other, alone(other), -1);
  return first * mine + (1 - first) * (1 - theirs);
}

/** That side chooses by it, and the other does not. */
export function outlookOf(weights: PairWeights, table: Table, side: string): number {
  if (table.outcome !== null) {
    const { winners } = table.outcome;
    return winners.length !== 1 ? 0.5 : winners[0] === side ? 1 : 0;
  }
  const stand = (own: boolean): boolean =>
    table.ships.some((ship) => fights(ship) && (ship.side === side) === own);
  if (!stand(true) || !stand(false)) return stand(true) ? 1 : stand(false) ? 0 : 0.5;
  if (table.squadrons.length === 2 && !table.ships.some(({ acted }) => acted))
    return atDawn(weights, table, side);
  const acting = actingSide(table);
  const ship = table.activation?.ship ?? null;
  return acting === side ? sees(weights, table, acting, ship, 1) : 1 - sees(weights, table, acting, ship, -1);
}
