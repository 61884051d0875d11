/** What must be true of every world between two questions. */
import { leaderOf, leaderPool } from '../data/leaders.ts';
import { SIDES, type Side } from '../data/nations.ts';
import { portOf } from '../data/ports.ts';
import { shipOf, shipPool } from '../data/ships.ts';
import { inLine } from './world/in-line.ts';
import { berthsOf, isEmpty, LEADER_LIMIT } from './world/squadron.ts';
import type { State } from './world/state.ts';
import { otherSide, warOf, warPlan } from './world/war.ts';

export function invariants(world: State): string[] {
  const faults: string[] = [];
  const fault = (words: string): void => void faults.push(words);
  for (const side of SIDES) {
    squadrons(world, side, fault);
    harbours(world, side, fault);
  }
  oneOfEach(world, fault);
  seas(world, fault);
  track(world, fault);
  return faults;
}

type Report = (words: string) => void;

/** Markers and squadrons stand for one another; stacks are led; ships at sea and in port are where the marker is. */
function squadrons(world: State, side: Side, fault: Report): void {
  const { squadrons, ships, leaders } = world.forces[side];
  const markers = new Map(
    world.markers.filter((marker) => marker.side === side).map((one) => [one.token, one]),
  );
  const tokens = squadrons.flatMap(({ token }) => (token === null ? [] : [token]));
  if (new Set(tokens).size < tokens.length) fault(`a token of the ${side} stands for two squadrons`);
  for (const token of markers.keys())
    if (!tokens.includes(token)) fault(`marker ${token} stands for nothing`);
  for (const squadron of squadrons) {
    const marker = squadron.token === null ? null : markers.get(squadron.token);
    if (marker === undefined) fault(`${squadron.id} has token ${squadron.token} and no marker`);
    if (isEmpty(squadron)) continue;
    if (marker === null && !world.forces[side].mustered.includes(squadron.id))
      fault(`${squadron.id} holds ships and is not in play`);
    if (squadron.stacks.some((stack) => stack.length === 0)) fault(`${squadron.id} has an empty stack`);
    if (squadron.stacks.some((stack) => stack.length > LEADER_LIMIT))
      fault(`more than ${LEADER_LIMIT} ships under one leader in ${squadron.id}`);
    for (const { ship, leader } of berthsOf(squadron)) {
      const inPlay = ships[ship];
      if (inPlay === undefined) fault(`${ship} of ${squadron.id} is not in play`);
      else if (marker != null && inPlay.port !== ('port' in marker.at ? marker.at.port : null))
        fault(`${ship} lies in ${inPlay.port}, ${squadron.id} elsewhere`);
      if (leader === null) continue;
      if (!leaders.includes(leader)) fault(`${leader} of ${squadron.id} is not in play`);
      if (leaderOf(leader).nation !== shipOf(ship).nation) fault(`${leader} is aboard ${ship}`);
    }
  }
}

/** 6.21: no port holds more squadrons with ships than its number. */
function harbours(world: State, side: Side, fault: Report): void {
  const { squadrons, ships } = world.forces[side];
  const filled = new Map<string, number>();
  for (const marker of world.markers) {
    if (marker.side !== side || !('port' in marker.at)) continue;
    const squadron = squadrons.find((one) => one.token === marker.token);
    if (squadron === undefined || isEmpty(squadron)) continue;
    filled.set(marker.at.port, (filled.get(marker.at.port) ?? 0) + 1);
  }
  for (const [port, count] of filled)
    if (count > portOf(port).number) fault(`${count} squadrons of the ${side} in ${port}`);
  for (const [id, { damage }] of Object.entries(ships))
    if (damage < 0 || damage > shipOf(id).defence) fault(`${id} is afloat with ${damage} damage`);
}

/** No ship and no leader is in two places, and none of this war's has dropped off the table. */
function oneOfEach(world: State, fault: Report): void {
  const places = new Map<string, string>();
  const put = (id: string, where: string): void => {
    const before = places.get(id);
    if (before !== undefined) fault(`${id} is ${before} and ${where}`);
    places.set(id, where);
  };
  for (const side of SIDES) {
    const { pools, ships, leaders, squadrons, purged } = world.forces[side];
    for (const pool of Object.values(pools)) {
      for (const id of pool.ships) put(id, 'in the pool');
      for (const id of pool.leaders) put(id, 'in the pool');
    }
    for (const id of Object.keys(ships)) put(id, 'in play');
    for (const id of leaders) put(id, 'in play');
    for (const id of purged) put(id, 'set aside');
    for (const { ship, leader } of inLine(world, side)) {
      put(ship, 'in the line');
      if (leader !== null) put(leader, 'in the line');
    }
    const berths = squadrons.flatMap(berthsOf);
    const aboard = berths.flatMap(({ leader }) => leader ?? []);
    if (new Set(berths.map((one) => one.ship)).size < berths.length)
      fault(`a ship of the ${side} sails twice`);
    if (new Set(aboard).size < aboard.length) fault(`a leader of the ${side} is aboard two ships`);
  }
  for (const { ship } of world.sunk) put(ship, 'sunk');
  for (const ship of world.gone) put(ship, 'gone');
  for (const { leader } of world.absent) put(leader, 'away');
  for (const leader of world.dead) put(leader, 'dead');
  for (const { nation } of warPlan(world).forces)
    for (const { id } of [...shipPool(nation, warOf(world)), ...leaderPool(nation, warOf(world))])
      if (!places.has(id)) fault(`${id} is nowhere`);
}

/** 6.1/6, 6.5: one squadron a side at sea in an area; both sides only under a battle marker. */
function seas(world: State, fault: Report): void {
  const inBattle = new Set(world.markers.filter((marker) => marker.battle).map((marker) => marker.token));
  for (const marker of world.markers) {
    if (!('area' in marker.at) || marker.token === world.voyage?.token) continue;
    const { area } = marker.at;
    for (const other of world.markers) {
      if (other === marker || other.token === world.voyage?.token) continue;
      if (!('area' in other.at) || other.at.area !== area) continue;
      if (other.side === marker.side) fault(`two squadrons of the ${marker.side} at sea in ${area}`);
      else if (!inBattle.has(marker.token)) fault(`both sides at sea in ${area} and no battle`);
    }
  }
  for (const area of world.battles)
    for (const side of SIDES)
      if (
        !world.markers.some(
          (one) => one.side === side && one.battle && 'area' in one.at && one.at.area === area,
        )
      )
        if (world.battle?.area !== area) fault(`a battle in ${area} without the ${otherSide(side)}'s enemy`);
}

/** The track is the sum of its entries. */
function track(world: State, fault: Report): void {
  for (const side of SIDES) {
    let sum = 0;
    for (const score of world.ledger) if (score.side === side) sum += score.points;
    if (sum !== world.points[side]) fault(`${side} stands at ${world.points[side]}, entries sum to ${sum}`);
  }
}
