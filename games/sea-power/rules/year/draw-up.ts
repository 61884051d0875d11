/** Drawing up a squadron: leaders and ships in, stacks in the order of the line out. */
import { leaderOf } from '../../data/leaders.ts';
import { shipOf } from '../../data/ships.ts';
import type { Below } from '../world/chance.ts';
import { type Berth, LEADER_LIMIT, type LeaderId, type ShipId } from '../world/squadron.ts';

/**
 * Stacks under these leaders, the first of them in command. Ships beyond sixteen a leader are left out, which the
 * caller sees by their absence. Leaders whom no stack needs sail as extras, or get a stack of their own if `split`.
 */
export function drawUp(
  ships: readonly ShipId[],
  leaders: readonly LeaderId[],
  how: { readonly split?: boolean; readonly flagAhead?: boolean } = {},
): Berth[][] {
  const line = ships.slice(0, leaders.length * LEADER_LIMIT);
  const needed = Math.ceil(line.length / LEADER_LIMIT);
  const count = how.split ? Math.min(leaders.length, line.length) : needed;
  const stacks: { ship: ShipId; leader: LeaderId | null }[][] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    const size = Math.ceil((line.length - at) / (count - index));
    stacks.push(line.slice(at, at + size).map((ship) => ({ ship, leader: null })));
    at += size;
  }
  for (const [index, leader] of leaders.entries()) {
    const stack = stacks[index % count]!;
    const first = how.flagAhead ? 0 : Math.floor(stack.length / 2);
    // A flagship of his own nation that nobody else is aboard, from the middle or the head of the stack onwards.
    for (let step = 0; step < stack.length; step++) {
      const berth = stack[(first + step) % stack.length]!;
      if (berth.leader !== null || shipOf(berth.ship).nation !== leaderOf(leader).nation) continue;
      berth.leader = leader;
      break;
    }
  }
  return stacks;
}

/** A body of ships in one port, and the leaders of each squadron that is to be made of it. */
export interface Body {
  readonly ships: readonly ShipId[];
  /** One list of leaders a squadron: at least one squadron, and one leader in each. */
  readonly squadrons: readonly (readonly LeaderId[])[];
}

/**
 * Deals the ships of a body over its squadrons. Evenly, or with all that the first can lead in the first and two for
 * each other; a squadron never gets more than its leaders can take, and one ship at least as long as there are any.
 */
export function dealShips({ ships, squadrons }: Body, heavy: boolean, below: Below): ShipId[][] {
  const hands: ShipId[][] = squadrons.map(() => []);
  const room = (index: number): number => squadrons[index]!.length * LEADER_LIMIT - hands[index]!.length;
  const queue = [...ships];
  const least = heavy ? 2 : 1;
  for (let round = 0; round < least; round++)
    for (const hand of hands) {
      const ship = queue.shift();
      if (ship !== undefined) hand.push(ship);
    }
  if (heavy) while (queue.length > 0 && room(0) > 0) hands[0]!.push(queue.shift()!);
  let turn = below(hands.length);
  let full = 0;
  while (queue.length > 0 && full < hands.length) {
    if (room(turn) > 0) {
      hands[turn]!.push(queue.shift()!);
      full = 0;
    } else full++;
    turn = (turn + 1) % hands.length;
  }
  return hands;
}
