/** Ships in squadrons that are not their nation's: Russians with the English (11.O), guests with their hosts (9.1/2). */
import { leaderOf } from '../../data/leaders.ts';
import { shipOf } from '../../data/ships.ts';
import { holderOf } from '../chart/chart.ts';
import { firstHomeOf, flagOf } from '../world/own-forces.ts';
import { isEuropeanPort, isRussianLeader, isRussianShip } from '../world/russians.ts';
import { LEADER_LIMIT, type LeaderId, type PortId, type ShipId, type SquadronId } from '../world/squadron.ts';
import type { Forces, View } from '../world/state.ts';
import type { Drafted } from './drafted.ts';
import { drawUp } from './draw-up.ts';

/** Ships in a friend's port go into his squadrons there, as far as these have room; a leader of theirs may come along. */
export function embarkGuests(view: View, forces: Forces, drafts: Drafted[], idle: LeaderId[]): void {
  const hosts = new Map<string, Drafted>();
  for (const draft of drafts) if (draft.port !== null) hosts.set(`${draft.nation} ${draft.port}`, draft);
  const sailing = new Set(drafts.flatMap(({ stacks }) => stacks.flat().map(({ ship }) => ship)));
  const guests = new Map<Drafted, ShipId[]>();
  for (const [id, { port }] of Object.entries(forces.ships)) {
    if (port === null || sailing.has(id)) continue;
    const holder = holderOf(view, port);
    const host = holder === null || holder === flagOf(id) ? undefined : hosts.get(`${holder} ${port}`);
    if (host !== undefined) guests.set(host, [...(guests.get(host) ?? []), id]);
  }
  for (const [host, ships] of guests) {
    let left = ships;
    host.stacks = host.stacks.map((stack) => {
      const room = Math.max(0, LEADER_LIMIT - stack.length);
      const joining = left.slice(0, room).map((ship) => ({ ship, leader: leaderFor(ship, idle) }));
      left = left.slice(room);
      return [...stack, ...joining];
    });
  }
}

/** An idle leader of her nation, taken from the list. */
function leaderFor(ship: ShipId, idle: LeaderId[]): LeaderId | null {
  const at = idle.findIndex((leader) => leaderOf(leader).nation === shipOf(ship).nation);
  return at < 0 ? null : idle.splice(at, 1)[0]!;
}

/** Russian stacks behind the ships of English squadrons in European ports; under a marker of their own if there is none. */
export function embarkRussians(
  forces: Forces,
  drafts: Drafted[],
  markers: SquadronId[],
  rooms: Map<PortId, number>,
  groups: 0 | 1 | 2,
  first: boolean,
): void {
  const ships = Object.keys(forces.ships).filter(isRussianShip);
  const leaders = forces.leaders.filter(isRussianLeader);
  const count = Math.min(groups, leaders.length, ships.length);
  if (count === 0) return;
  const hosts = drafts.filter(({ port }) => port === null || isEuropeanPort(port)).slice(0, count);
  const home = firstHomeOf('Russia');
  while (hosts.length < count && markers.length > 0 && (first || rooms.get(home)! > 0)) {
    rooms.set(home, rooms.get(home)! - 1);
    const port: PortId | null = first ? null : home;
    const draft: Drafted = { squadron: markers.shift()!, nation: 'England', port, stacks: [] };
    hosts.push(draft);
    drafts.push(draft);
  }
  for (const [index, host] of hosts.entries()) {
    const own = (_: unknown, at: number): boolean => at % hosts.length === index;
    host.stacks = [...host.stacks, ...drawUp(ships.filter(own), leaders.filter(own))];
  }
}
