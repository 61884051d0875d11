/** A full state that agrees with a view: what stands behind the other side's markers is dealt from what it may have. */
import type { Dice } from '@weathergage/kernel';
import { leaderPool } from '../data/leaders.ts';
import { type Nation, SIDES, type Side, sideOf as sideOfNation } from '../data/nations.ts';
import { type PortId, portOf } from '../data/ports.ts';
import { shipPool } from '../data/ships.ts';
import { friendlyPorts } from './chart/chart.ts';
import { inLine, isInLine } from './world/in-line.ts';
import { emptyForces } from './world/pools.ts';
import type { Berth, LeaderId, Marker, ShipId, Stack } from './world/squadron.ts';
import type { Forces, State, View } from './world/state.ts';
import { nationsAtWar, plansAtWar, warOf } from './world/war.ts';

export function imagine(seen: View, dice: Dice): State {
  const { seat: _seat, side: _side, glimpse: _glimpse, forces, prologue, ...open } = seen;
  const dealt = Object.fromEntries(
    SIDES.map((side) => [side, withOrders(seen, side, forces[side] ?? deal(seen, side, dice), dice)]),
  );
  return { ...open, forces: dealt as State['forces'], prologue: prologue.map((truth) => ({ truth })) };
}

/** Sailing orders for a squadron on its way whose commander keeps them to himself, also in open play (11.G). */
function withOrders(seen: View, side: Side, forces: Forces, dice: Dice): Forces {
  const { voyage } = seen;
  if (voyage?.side !== side || forces.orders !== null) return forces;
  const wear = voyage.waits === 'wear' ? wearOf(forces, voyage.token, dice) : 0;
  return {
    ...forces,
    orders: { left: dice.below(4), path: [], end: 'sea', under: null, onStation: false, wear },
  };
}

function deal(seen: View, side: Side, dice: Dice): Forces {
  const pools = fullPools(seen, side);
  const forces = emptyForces(side, pools);
  const hand = new Hand(seen, pools, dice);
  // Whoever has a glimpse sees his own forces, so that it is always of the side being dealt.
  if (seen.glimpse !== null) hand.set(seen.glimpse.flat());
  dealMarkers(seen, side, forces, hand);
  dealMustered(seen, side, forces, hand);
  dealHarbours(seen, side, forces, hand);
  return forces;
}

/** Pools that are being drawn from. */
type Cards = Partial<Record<Nation, { ships: ShipId[]; leaders: LeaderId[] }>>;

/** What each nation of the side may have: those of this war who are not known to be elsewhere. */
function fullPools(seen: View, side: Side): Cards {
  const war = warOf(seen);
  const lines = inLine(seen, side);
  const ships = new Set<ShipId>([
    ...lines.map((one) => one.ship),
    ...seen.sunk.map((one) => one.ship),
    ...seen.gone,
  ]);
  const leaders = new Set<LeaderId>([
    ...lines.flatMap((one) => one.leader ?? []),
    ...seen.absent.map((one) => one.leader),
    ...seen.dead,
  ]);
  const pools: Cards = {};
  for (const { nation } of seen.scenario.wars[seen.war]!.forces)
    if (sideOfNation(nation) === side)
      pools[nation] = {
        ships: shipPool(nation, war)
          .map((ship) => ship.id)
          .filter((id) => !ships.has(id)),
        leaders: leaderPool(nation, war)
          .map((leader) => leader.id)
          .filter((id) => !leaders.has(id)),
      };
  return pools;
}

/** Draws from the pools, by chance, up to what each nation may have in play this year. */
class Hand {
  readonly #pools: Cards;
  readonly #dice: Dice;
  readonly #left = new Map<Nation, { ships: number; leaders: number }>();

  constructor(seen: View, pools: Cards, dice: Dice) {
    this.#pools = pools;
    this.#dice = dice;
    for (const { nation, base, new: levy } of plansAtWar(seen))
      this.#left.set(nation, { ships: base.ships + levy.ships, leaders: base.leaders + levy.leaders });
  }

  /** Cards that are known are taken out by name. */
  set(berths: readonly Berth[]): void {
    for (const pool of Object.values(this.#pools)) {
      pool.ships = pool.ships.filter((id) => !berths.some((berth) => berth.ship === id));
      pool.leaders = pool.leaders.filter((id) => !berths.some((berth) => berth.leader === id));
    }
  }

  below(n: number): number {
    return this.#dice.below(n);
  }

  /** How many ships and leaders a nation may still have in play. */
  left(nation: Nation): { readonly ships: number; readonly leaders: number } {
    const left = this.#left.get(nation)!;
    const pool = this.#pools[nation]!;
    return {
      ships: Math.min(left.ships, pool.ships.length),
      leaders: Math.min(left.leaders, pool.leaders.length),
    };
  }

  ship(nation: Nation): ShipId {
    const pool = this.#pools[nation]!;
    const [drawn] = pool.ships.splice(this.#dice.below(pool.ships.length), 1);
    this.#left.get(nation)!.ships--;
    return drawn!;
  }

  leader(nation: Nation): LeaderId {
    const pool = this.#pools[nation]!;
    const [drawn] = pool.leaders.splice(this.#dice.below(pool.leaders.length), 1);
    this.#left.get(nation)!.leaders--;
    return drawn!;
  }
}

/** A squadron behind every marker: the one glimpsed as it is, those in line of battle with nothing left behind. */
function dealMarkers(seen: View, side: Side, forces: Forces, hand: Hand): void {
  const filled = new Map<string, number>();
  const { battle, glimpse } = seen;
  // A squadron known to be real is dealt first, while there is something to deal.
  const markers = seen.markers.filter((marker) => marker.side === side);
  for (const marker of markers.toSorted((a, b) => Number(storms(seen, b)) - Number(storms(seen, a)))) {
    const squadron = forces.squadrons.find(
      (one) => one.token === null && nationsAtWar(seen, side).includes(one.nation),
    );
    if (squadron === undefined) throw new Error(`more markers of the ${side} than squadrons`);
    squadron.token = marker.token;
    const inBattle = battle !== null && battle.tokens[side] === marker.token;
    if (isInLine(seen, side, marker.token)) continue;
    if (inBattle && glimpse !== null) {
      squadron.stacks = glimpse.map((stack) => stack.map(({ ship, leader }) => ({ ship, leader })));
      for (const { ship, leader, damage } of glimpse.flat()) {
        forces.ships[ship] = { port: null, damage, sailed: true };
        if (leader !== null) forces.leaders.push(leader);
      }
      continue;
    }
    if (!hasRoom(marker, filled)) continue;
    const port = 'port' in marker.at ? marker.at.port : null;
    squadron.stacks = dealStacks(squadron.nation, forces, hand, port, storms(seen, marker) ? 2 : 0);
    if (squadron.stacks.length > 0 && 'port' in marker.at)
      filled.set(marker.at.port, (filled.get(marker.at.port) ?? 0) + 1);
  }
}

/** 6.23/1: whoever attacks a port has shown that he has two ships and a leader. */
const storms = (seen: View, { side, at }: Marker): boolean =>
  'area' in at && seen.assaults.some((assault) => assault.side === side && assault.area === at.area);

const hasRoom = ({ at }: Marker, filled: ReadonlyMap<string, number>): boolean =>
  !('port' in at) || (filled.get(at.port) ?? 0) < portOf(at.port).number;

/** One stack under one leader, or none at all: every third marker is taken for a decoy. */
function dealStacks(nation: Nation, forces: Forces, hand: Hand, port: PortId | null, least = 0): Stack[] {
  const { ships, leaders } = hand.left(nation);
  if (ships === 0 || leaders === 0 || (least === 0 && hand.below(3) === 0)) return [];
  // Eleven ships at most, which one leader can take (6.4/4).
  const size = Math.min(ships, Math.max(least, 1 + hand.below(6) + hand.below(6)));
  const leader = hand.leader(nation);
  forces.leaders.push(leader);
  const stack = Array.from({ length: size }, (_, index): Berth => {
    const ship = hand.ship(nation);
    forces.ships[ship] = { port, damage: 0, sailed: port === null };
    return { ship, leader: index === 0 ? leader : null };
  });
  return [stack];
}

/** 3.7: squadrons mustered behind the screen and not yet placed. Their number is open. */
function dealMustered(seen: View, side: Side, forces: Forces, hand: Hand): void {
  if (seen.phase !== 'place') return;
  const nations = nationsAtWar(seen, side);
  for (const squadron of forces.squadrons) {
    if (forces.mustered.length === seen.inHand[side]) return;
    if (squadron.token !== null || !nations.includes(squadron.nation)) continue;
    squadron.stacks = dealStacks(squadron.nation, forces, hand, null);
    forces.mustered.push(squadron.id);
  }
}

/** Some ships that sail in no squadron, in a port of their own. */
function dealHarbours(seen: View, side: Side, forces: Forces, hand: Hand): void {
  for (const nation of nationsAtWar(seen, side)) {
    const ports = friendlyPorts(seen, side).filter((port) => seen.ports[port]!.owner === nation);
    const spare = Math.min(4, hand.left(nation).ships);
    for (let count = 0; count < spare; count++)
      forces.ships[hand.ship(nation)] = { port: ports[hand.below(ports.length)]!, damage: 0, sailed: false };
  }
}

function wearOf(forces: Forces, token: string, dice: Dice): number {
  const squadron = forces.squadrons.find((one) => one.token === token);
  return squadron === undefined || squadron.stacks.length === 0 ? 0 : dice.d6();
}
