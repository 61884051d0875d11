/**
 * A world as it is likely to be: what the rules let one imagine (`imagine`) deals the enemy's ships evenly, and no enemy
 * of any sense does. Here they stand as a commander would have drawn them up: the Europeans often in one great fleet.
 */

import type { Dice } from '@weathergage/kernel';
import { type Nation, type Side, sideOf as sideOfNation } from '../data/nations.ts';
import { portOf } from '../data/ports.ts';
import { shipOf } from '../data/ships.ts';
import { areaPoints } from '../rules/chart/control.ts';
import { leadersOfNation } from '../rules/chart/disposition.ts';
import { imagine } from '../rules/imagine.ts';
import { isInLine } from '../rules/world/in-line.ts';
import {
  berthsOf,
  LEADER_LIMIT,
  type LeaderId,
  type Marker,
  type ShipId,
  type Squadron,
} from '../rules/world/squadron.ts';
import type { Forces, State, View } from '../rules/world/state.ts';
import { isFirstYear, otherSide, plansAtWar, warOf } from '../rules/world/war.ts';
import { type Below, streamOf } from './chance.ts';
import { drawnUp } from './line.ts';

/** How often the Europeans are taken to keep one great fleet, in a hundred. */
const GREAT = 75;
/** Ships of a fleet where there is no great one, and squadrons of two beside the fleets. */
const FLEET: Readonly<Record<Side, number>> = { english: 12, european: 6 };
const PAIRS: Readonly<Record<Side, number>> = { english: 3, european: 2 };
const PAIR = 2;

export function imagineLikely(view: View, dice: Dice): State {
  const state = imagine(view, dice);
  if (view.side === null) return state;
  const enemy = otherSide(view.side);
  if (view.forces[enemy] !== undefined) return state;
  const likely = DRAWN_UP.has(view.phase) ? drawnUpLikely : MUSTERING.has(view.phase) ? raisedForces : null;
  if (likely === null) return state;
  const forces = likely(view, enemy, state.forces[enemy], streamOf(dice));
  return { ...state, forces: { ...state.forces, [enemy]: forces } };
}

/** Phases in which squadrons lie or sail as they were drawn up for the year. */
const DRAWN_UP: ReadonlySet<View['phase']> = new Set(['frigates', 'movement', 'combat', 'assault', 'return']);

/** Phases in which a side has all that the year allows it, and has still to draw it up. */
const MUSTERING: ReadonlySet<View['phase']> = new Set(['organise', 'reorganise']);

/** 5.1, 5.2: what a nation is to have this year and does not lie in any harbour waits to be drawn up. */
function raisedForces(view: View, side: Side, imagined: Forces, below: Below): Forces {
  const { ships, ...others } = drawnUpLikely(view, side, imagined, below, 'last year');
  // 3.7: as a war begins nobody lies anywhere yet.
  const nowhere = (): Forces['ships'] =>
    Object.fromEntries(Object.entries(ships).map(([ship, one]) => [ship, { ...one, port: null }]));
  const forces: Forces = {
    ...others,
    ships: isFirstYear(view) ? nowhere() : { ...ships },
    leaders: [...others.leaders],
    pools: { ...others.pools },
  };
  for (const { nation, base, new: levy } of plansAtWar(view)) {
    const pool = forces.pools[nation];
    if (pool === undefined || sideOfNation(nation) !== side) continue;
    const ships = [...pool.ships];
    const leaders = [...pool.leaders];
    const take = <T>(items: T[]): T => items.splice(below(items.length), 1)[0]!;
    let afloat = Object.keys(forces.ships).filter((ship) => shipOf(ship).nation === nation).length;
    for (; afloat < base.ships + levy.ships && ships.length > 0; afloat++)
      forces.ships[take(ships)] = { port: null, damage: 0, sailed: true };
    let ashore = leadersOfNation(forces.leaders, nation).length;
    for (; ashore < base.leaders + levy.leaders && leaders.length > 0; ashore++)
      forces.leaders.push(take(leaders));
    forces.pools[nation] = { ships, leaders };
  }
  return forces;
}

function drawnUpLikely(
  view: View,
  side: Side,
  imagined: Forces,
  below: Below,
  when: 'this year' | 'last year' = 'this year',
): Forces {
  const forces: Forces = {
    ...imagined,
    ships: { ...imagined.ships },
    leaders: [...imagined.leaders],
    squadrons: imagined.squadrons.map((one) => ({ ...one })),
    pools: { ...imagined.pools },
  };
  for (const { nation, base, new: levy } of plansAtWar(view))
    if (sideOfNation(nation) === side)
      when === 'this year'
        ? dealNation(view, forces, nation, base.ships + levy.ships, base.leaders + levy.leaders, below)
        : dealNation(view, forces, nation, base.ships, base.leaders, below);
  return forces;
}

function dealNation(
  view: View,
  forces: Forces,
  nation: Nation,
  mostShips: number,
  mostLeaders: number,
  below: Below,
): void {
  const side = sideOfNation(nation);
  const markers = new Map(view.markers.map((marker) => [marker.token, marker]));
  const isKnown = ({ token }: Squadron): boolean =>
    isInLine(view, side, token!) || (view.glimpse !== null && view.battle?.tokens[side] === token);
  const shown = forces.squadrons.filter((one) => one.token !== null);
  const open = shown.filter((one) => one.nation === nation && !isKnown(one));
  if (open.length === 0) return;
  // Ships that have been seen may stand behind a squadron that was taken for another nation's.
  const seen = shown.filter(isKnown).flatMap(berthsOf);
  const fast = new Set<string>(
    seen.flatMap(({ ship, leader }) => (leader === null ? [ship] : [ship, leader])),
  );
  const known = seen.filter(({ ship }) => shipOf(ship).nation === nation);
  const inLine = view.battle?.lines?.[side].filter(({ ship }) => shipOf(ship).nation === nation) ?? [];
  const sunk = view.sunk.filter(({ ship }) => shipOf(ship).nation === nation).length;
  const pool = forces.pools[nation] ?? { ships: [], leaders: [] };
  const all = [
    ...Object.keys(forces.ships).filter((ship) => shipOf(ship).nation === nation && !fast.has(ship)),
    ...pool.ships,
  ];
  const ships = all.slice(0, Math.max(0, mostShips - known.length - inLine.length - sunk));
  const busy = [...known, ...inLine].filter(({ leader }) => leader !== null).length;
  const leaders = [
    ...leadersOfNation(forces.leaders, nation).filter((leader) => !fast.has(leader)),
    ...pool.leaders,
  ].slice(0, Math.max(0, mostLeaders - busy));
  for (const one of open) {
    for (const { ship } of berthsOf(one)) delete forces.ships[ship];
    one.stacks = [];
  }
  const taken = new Set<string>(leaders);
  forces.leaders = [...forces.leaders.filter((leader) => !taken.has(leader)), ...leaders];
  const hands = handsOf(side, ships, leaders, open.length, below);
  const free = [...open];
  // 6.21: a port holds so many squadrons with ships, whatever nations they are of.
  const hasRoom = ({ token }: Squadron): boolean => {
    const { at } = markers.get(token!)!;
    if (!('port' in at)) return true;
    const lying = shown.filter((one) => {
      const there = markers.get(one.token!)!.at;
      return one.stacks.length > 0 && 'port' in there && there.port === at.port;
    });
    return lying.length < portOf(at.port).number;
  };
  for (const hand of hands) {
    const squadron = drawnFor(hand, free.filter(hasRoom), markers, view, below);
    if (squadron === null) break;
    free.splice(free.indexOf(squadron), 1);
    const marker = markers.get(squadron.token!)!;
    const port = 'port' in marker.at ? marker.at.port : null;
    squadron.stacks = drawnUp(hand.ships, hand.leaders, () => 0, warOf(view));
    for (const { ship } of berthsOf(squadron))
      forces.ships[ship] = { port, damage: 0, sailed: port === null };
  }
  // Who found no squadron and lies in no harbour is not in play.
  forces.pools[nation] = {
    ships: all.filter((ship) => forces.ships[ship] === undefined),
    leaders: pool.leaders.filter((leader) => !taken.has(leader)),
  };
}

interface Hand {
  readonly ships: readonly ShipId[];
  readonly leaders: readonly LeaderId[];
}

/** Ships and leaders shared out over squadrons, the greatest first. */
function handsOf(
  side: Side,
  ships: readonly ShipId[],
  leaders: readonly LeaderId[],
  markers: number,
  below: Below,
): Hand[] {
  const most = Math.min(markers, leaders.length);
  if (most === 0 || ships.length === 0) return [];
  const sizes: number[] = [];
  if (side === 'european' && below(100) < GREAT) {
    const flags = Math.ceil(ships.length / LEADER_LIMIT);
    const pairs = Math.max(0, Math.min(markers - 1, most - flags));
    const fleet = Math.max(1, ships.length - PAIR * pairs);
    sizes.push(fleet, ...Array.from({ length: pairs }, () => PAIR));
  } else {
    const pairs = Math.max(0, Math.min(PAIRS[side], most - 1, Math.floor(ships.length / FLEET[side])));
    const fleets = Math.max(
      1,
      Math.min(most - pairs, Math.round((ships.length - PAIR * pairs) / FLEET[side])),
    );
    const each = Math.floor((ships.length - PAIR * pairs) / fleets);
    sizes.push(...Array.from({ length: fleets }, () => each), ...Array.from({ length: pairs }, () => PAIR));
  }
  let [ship, leader] = [0, 0];
  return sizes
    .map((size, index) => {
      const own = ships.slice(ship, ship + size);
      ship += size;
      const wanted = Math.max(1, Math.ceil(own.length / LEADER_LIMIT));
      const spare = index === 0 ? Math.max(wanted, leaders.length - (sizes.length - 1)) : 1;
      const flags = leaders.slice(leader, leader + (index === 0 ? Math.min(spare, wanted + 1) : 1));
      leader += flags.length;
      return { ships: own, leaders: flags };
    })
    .filter((hand) => hand.ships.length > 0 && hand.leaders.length > 0);
}

/** Which marker such a hand stands behind: who fights or storms is real, and the great lie where much is to be had. */
function drawnFor(
  hand: Hand,
  free: readonly Squadron[],
  markers: ReadonlyMap<string, Marker>,
  view: View,
  below: Below,
): Squadron | null {
  if (free.length === 0) return null;
  const weights = free.map(({ token }) => {
    const { at, battle, side } = markers.get(token!)!;
    if ('port' in at) return hand.ships.length > PAIR && portOf(at.port).home ? 20 : 10;
    const storms = view.assaults.some((assault) => assault.side === side && assault.area === at.area);
    if (battle || storms) return 1000;
    return 5 + (hand.ships.length > PAIR ? areaPoints(view, at.area) : 5);
  });
  let drawn = below(weights.reduce((sum, each) => sum + each, 0));
  for (const [index, weight] of weights.entries()) {
    drawn -= weight;
    if (drawn < 0) return free[index]!;
  }
  return free.at(-1)!;
}
