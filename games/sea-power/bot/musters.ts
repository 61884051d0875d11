/** Squadrons for the year (3.7, 5.3): how many, of which ships, under whom, and from which ports. */
import { ratingOf } from '../data/leaders.ts';
import { type Nation, sideOf as sideOfNation } from '../data/nations.ts';
import { homePortsOf, PORT_IDS, type PortId, portOf } from '../data/ports.ts';
import { shipOf } from '../data/ships.ts';
import { holderOf } from '../rules/chart/chart.ts';
import { leadersOfNation } from '../rules/chart/disposition.ts';
import { worthOf } from '../rules/ports/points.ts';
import { flagOf } from '../rules/world/own-forces.ts';
import { isRussianShip } from '../rules/world/russians.ts';
import { LEADER_LIMIT, type LeaderId, type ShipId, type SquadronId } from '../rules/world/squadron.ts';
import { isFirstYear, nationsAtWar } from '../rules/world/war.ts';
import type { Drafted } from '../rules/year/drafted.ts';
import { embarkRussians } from '../rules/year/guests.ts';
import type { Answerer, Desk } from './desk.ts';
import { Berths } from './harbours.ts';
import { drawnUp } from './line.ts';
import type { Temper } from './temper.ts';

/** From this many ships on a squadron is a fleet, below it a cruising squadron. */
const FLEET = 4;

/** A squadron in the making. */
interface Slot {
  readonly port: PortId | null;
  readonly ships: ShipId[];
  readonly leaders: LeaderId[];
}

export const answerOrganise =
  (temper: Temper): Answerer<'organise'> =>
  (desk) => ({
    squadrons: drafted(desk, temper).map(({ squadron, stacks }) => ({ squadron, stacks })),
  });

export const answerReorganise =
  (temper: Temper): Answerer<'reorganise'> =>
  (desk) => ({
    squadrons: drafted(desk, temper).map(({ squadron, port, stacks }) => ({ squadron, port: port!, stacks })),
    // New ships that stay behind lie in the first port of their nation.
    ashore: [],
  });

function drafted(desk: Desk, temper: Temper): Drafted[] {
  const { view, side, forces } = desk;
  const first = isFirstYear(view);
  const drafts: Drafted[] = [];
  const berths = new Berths(desk, temper);
  const spare = new Map<Nation, SquadronId[]>();
  const rooms = new Map<PortId, number>(PORT_IDS.map((port) => [port, portOf(port).number]));
  for (const nation of nationsAtWar(view, side)) {
    const markers = forces.squadrons.filter((one) => one.nation === nation).map(({ id }) => id);
    for (const slot of slotsOf(desk, temper, nation, markers.length, rooms, berths)) {
      const stacks = drawnUp(slot.ships, slot.leaders, (id) => forces.ships[id]!.damage, desk.war);
      drafts.push({ squadron: markers.shift()!, nation, port: slot.port, stacks });
    }
    spare.set(nation, markers);
  }
  embarkRussians(forces, drafts, spare.get('England') ?? [], rooms, 1, first);
  if (temper.decoys)
    for (const [nation, markers] of spare)
      for (const squadron of markers) {
        const port = first ? null : berths.forDecoy(nation);
        drafts.push({ squadron, nation, port, stacks: [] });
      }
  return drafts;
}

/** Who is sent first: the English send their best, the Europeans what is cheapest to lose. */
function order(desk: Desk, one: ShipId, other: ShipId): number {
  const strength = (id: ShipId): number =>
    2 * shipOf(id).attack + shipOf(id).defence - 2 * desk.forces.ships[id]!.damage;
  if (desk.side === 'english') return strength(other) - strength(one);
  return worthOf(one) - worthOf(other) || strength(other) - strength(one);
}

function slotsOf(
  desk: Desk,
  temper: Temper,
  nation: Nation,
  markers: number,
  rooms: Map<PortId, number>,
  berths: Berths,
): Slot[] {
  const { view, side, forces, war } = desk;
  const leaders = leadersOfNation(forces.leaders, nation).sort((a, b) => ratingOf(b, war) - ratingOf(a, war));
  const size = temper.size[side];
  const groups = new Map<PortId | null, ShipId[]>();
  const fresh: ShipId[] = [];
  for (const id of Object.keys(forces.ships).sort((a, b) => order(desk, a, b))) {
    if (flagOf(id) !== nation || isRussianShip(id)) continue;
    const { port, damage } = forces.ships[id]!;
    if (port === null) fresh.push(id);
    else if (damage * 2 <= shipOf(id).defence || mustLeave(desk, port))
      groups.set(port, [...(groups.get(port) ?? []), id]);
  }
  const most = Math.min(leaders.length, markers);
  if (temper.grand && side === 'european') {
    const slots = grandSlots(desk, temper.pair, nation, groups, fresh, most, berths, rooms);
    command(slots, leaders);
    return slots.filter((slot) => slot.leaders.length > 0);
  }
  const slots: Slot[] = [];
  const take = (port: PortId | null, ships: ShipId[]): void => {
    slots.push({ port, ships, leaders: [] });
    if (port === null) return;
    rooms.set(port, rooms.get(port)! - 1);
    berths.take(port);
  };
  const byNeed = [...groups].sort(
    ([one, a], [other, b]) =>
      Number(mustLeave(desk, other!)) - Number(mustLeave(desk, one!)) || b.length - a.length,
  );
  for (const [port, ships] of byNeed) {
    const wanted = mustLeave(desk, port!)
      ? 1
      : Math.min(rooms.get(port!)!, Math.floor(ships.length / size) || 1);
    const among = Math.min(wanted, most - slots.length);
    const own = holderOf(view, port!) === nation;
    while (own && ships.length < among * 2 && fresh.length > 0) ships.push(fresh.shift()!);
    const each = temper.all[side] || mustLeave(desk, port!) ? Number.POSITIVE_INFINITY : size;
    for (const hand of dealt(ships, among, each)) take(port, hand);
  }
  const due = isFirstYear(view) ? homePortsOf(nation).length : 0;
  const lone = slots.filter(({ ships }) => ships.length < FLEET).length;
  const wanting = temper.all[side] ? Math.min(temper.cruisers - lone, most - slots.length - due) : 0;
  const small = wanting > 0 ? fresh.splice(-2 * wanting) : [];
  const cruisers = dealt(small, Math.floor(small.length / 2), 2);
  const free = most - slots.length - cruisers.length;
  const more = Math.min(free, Math.max(due, Math.floor(fresh.length / size)));
  const hands = dealt(fresh, more, temper.all[side] ? Number.POSITIVE_INFINITY : size);
  for (const hand of [...hands, ...cruisers]) {
    const port = isFirstYear(view) ? null : berths.forNew(nation, rooms);
    if (port === undefined) break;
    take(port, hand);
  }
  if (temper.all[side] && hands.length === 0) reinforce(desk, nation, slots, fresh);
  command(slots, leaders);
  return slots.filter((slot) => slot.leaders.length > 0);
}

/** One great fleet of all that can be brought together in one port, and pairs: in each home port as a war begins, later where ships lie. */
function grandSlots(
  desk: Desk,
  pair: number,
  nation: Nation,
  groups: ReadonlyMap<PortId | null, ShipId[]>,
  fresh: readonly ShipId[],
  most: number,
  berths: Berths,
  rooms: Map<PortId, number>,
): Slot[] {
  const { view } = desk;
  const lying = [...groups].sort(([, a], [, b]) => b.length - a.length);
  const own = lying.find(([port]) => holderOf(view, port!) === nation);
  const port = isFirstYear(view) ? null : (own?.[0] ?? berths.forNew(nation, rooms) ?? null);
  if (port === null && !isFirstYear(view)) return [];
  const fleet = [...(port === null ? [] : (groups.get(port) ?? [])), ...fresh];
  // A second leader takes what one can't (6.4/4), and is missing elsewhere.
  const flags = (ships: number): number => Math.max(1, Math.ceil(ships / LEADER_LIMIT));
  const pairs: Slot[] = [];
  const room = (): boolean => pairs.length + flags(fleet.length - pair) < most && fleet.length > 3 * pair;
  const others = lying.filter(([where]) => where !== port);
  for (const [where, ships] of others)
    if (pairs.length + flags(fleet.length) < most) pairs.push({ port: where, ships, leaders: [] });
  const wanted = isFirstYear(view)
    ? homePortsOf(nation).length - 1
    : most - pairs.length - flags(fleet.length);
  for (let count = 0; count < wanted && room(); count++)
    pairs.push({ port, ships: fleet.splice(0, pair), leaders: [] });
  const slots = fleet.length > 0 ? [{ port, ships: fleet, leaders: [] }, ...pairs] : pairs;
  for (const slot of slots)
    if (slot.port !== null) {
      rooms.set(slot.port, rooms.get(slot.port)! - 1);
      berths.take(slot.port);
    }
  return slots;
}

const mustLeave = ({ view, side }: Desk, port: PortId): boolean => {
  const holder = holderOf(view, port);
  return holder === null || sideOfNation(holder) !== side;
};

/** The ships over so many hands as evenly as can be, none with more than `each`. */
function dealt(ships: readonly ShipId[], hands: number, each: number): ShipId[][] {
  if (hands <= 0) return [];
  const found = Array.from({ length: hands }, (): ShipId[] => []);
  for (const [index, ship] of ships.slice(0, Math.min(ships.length, hands * each)).entries())
    found[index % hands]!.push(ship);
  return found.filter((hand) => hand.length > 0);
}

/** New ships where there are few, in ports of their own nation. */
function reinforce({ view }: Desk, nation: Nation, slots: readonly Slot[], fresh: ShipId[]): void {
  const own = slots.filter(({ port }) => port !== null && holderOf(view, port) === nation);
  const fleets = own.filter(({ ships }) => ships.length >= FLEET);
  const open = fleets.length > 0 ? fleets : own;
  while (open.length > 0 && fresh.length > 0) {
    open.sort((one, other) => one.ships.length - other.ships.length);
    open[0]!.ships.push(fresh.shift()!);
  }
}

/** The best leaders to the biggest squadrons; those left over sail with them too, as far as there are ships. */
function command(slots: readonly Slot[], leaders: readonly LeaderId[]): void {
  const bySize = [...slots].sort((one, other) => other.ships.length - one.ships.length);
  const idle = [...leaders];
  for (const slot of bySize) if (idle.length > 0) slot.leaders.push(idle.shift()!);
  for (const slot of bySize)
    while (idle.length > 0 && slot.ships.length > slot.leaders.length * LEADER_LIMIT)
      slot.leaders.push(idle.shift()!);
  for (let turn = 0; idle.length > 0 && turn < bySize.length * 3; turn++) {
    const slot = bySize[turn % bySize.length]!;
    if (slot.leaders.length > 0 && slot.ships.length > slot.leaders.length * 3)
      slot.leaders.push(idle.pop()!);
  }
}
