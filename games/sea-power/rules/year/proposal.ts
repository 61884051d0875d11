/**
 * A plausible disposition of all that a side has: which ships and leaders sail together and from where. A default for
 * whoever does not want to arrange three hundred counters, and the stock from which random play draws.
 */
import { ratingOf } from '../../data/leaders.ts';
import { type Nation, type Side, sideOf as sideOfNation } from '../../data/nations.ts';
import { homePortsOf, PORT_IDS, portOf } from '../../data/ports.ts';
import { shipOf } from '../../data/ships.ts';
import { holderOf } from '../chart/chart.ts';
import { leadersOfNation } from '../chart/disposition.ts';
import { type Below, chanceOf, shuffled } from '../world/chance.ts';
import { flagOf } from '../world/own-forces.ts';
import { isRussianShip } from '../world/russians.ts';
import {
  type Berth,
  LEADER_LIMIT,
  type LeaderId,
  type PortId,
  type ShipId,
  type SquadronId,
} from '../world/squadron.ts';
import type { Forces, View } from '../world/state.ts';
import { isFirstYear, nationsAtWar, warOf } from '../world/war.ts';
import type { Drafted } from './drafted.ts';
import { dealShips, drawUp } from './draw-up.ts';
import { embarkGuests, embarkRussians } from './guests.ts';

export interface Proposal {
  readonly squadrons: {
    readonly squadron: SquadronId;
    readonly port: PortId | null;
    readonly stacks: Berth[][];
  }[];
  readonly ashore: { readonly ship: ShipId; readonly port: PortId }[];
}

/** What one proposal is like. */
export interface Style {
  /** How far leaders are spread over squadrons of their own, from none to all that can be. */
  readonly spread: 'few' | 'some' | 'many';
  readonly decoys: 'none' | 'some' | 'all';
  /** Leaders whom no squadron needs: ashore, aboard as extras, or each with a stack of his own. */
  readonly extras: 'ashore' | 'aboard' | 'stacks';
  /** Whether ships with heavy damage sail too. */
  readonly crippled: boolean;
  /** Most of a port's ships in one squadron. */
  readonly heavy: boolean;
  readonly flagAhead: boolean;
  /** Ships in a friend's port sail in his squadrons. */
  readonly mixed: boolean;
  /** How many groups the Russians form (11.O). */
  readonly russians: 0 | 1 | 2;
  /** Squadron markers in another order than that of the display. */
  readonly shuffled: boolean;
}

export const PLAIN_STYLE: Style = {
  spread: 'some',
  decoys: 'some',
  extras: 'aboard',
  crippled: false,
  heavy: false,
  flagAhead: false,
  mixed: false,
  russians: 1,
  shuffled: false,
};

/** One of the others. */
export function anyStyle(below: Below): Style {
  const one = <T>(...of: T[]): T => of[below(of.length)]!;
  return {
    spread: one('few', 'some', 'many'),
    decoys: one('none', 'some', 'some', 'all'),
    extras: one('ashore', 'aboard', 'stacks'),
    crippled: one(true, false, false),
    heavy: one(true, false),
    flagAhead: one(true, false),
    mixed: one(true, false, false),
    russians: one(0, 1, 2, 2),
    shuffled: true,
  };
}

const PROPOSALS = 8;

/** The default and others that differ from year to year. */
export function* variantsOf(view: View): Iterable<number> {
  for (let index = 0; index < PROPOSALS; index++) yield index === 0 ? 0 : view.year * PROPOSALS + index;
}

/** Variant 0 is the default. Every proposal is legal; what it leaves out stays in port, with a port for new ships. */
export function proposeDisposition(view: View, variant: number): Proposal {
  const below = chanceOf(variant);
  return arrangeForces(view, variant === 0 ? PLAIN_STYLE : anyStyle(below), below);
}

export function arrangeForces(view: View, style: Style, below: Below): Proposal {
  const side = view.side;
  const forces = side === null ? undefined : view.forces[side];
  if (side === null || forces === undefined) throw new Error('a seat without forces arranges nothing');
  const free = new Map<Nation, SquadronId[]>();
  for (const nation of nationsAtWar(view, side)) {
    const ids = forces.squadrons.filter((squadron) => squadron.nation === nation).map(({ id }) => id);
    free.set(nation, style.shuffled ? shuffled(ids, below) : ids);
  }
  const drafts: Drafted[] = [];
  const idle: LeaderId[] = [];
  const holders = new Map(PORT_IDS.map((port) => [port, holderOf(view, port)]));
  const rooms = new Map<PortId, number>(PORT_IDS.map((port) => [port, portOf(port).number]));
  for (const [nation, markers] of free)
    arrangeNation({ view, side, forces, nation, markers, holders, rooms, drafts, idle, style, below });
  if (style.mixed) embarkGuests(view, forces, drafts, idle);
  embarkRussians(forces, drafts, free.get('England') ?? [], rooms, style.russians, isFirstYear(view));
  for (const [nation, markers] of free)
    addDecoys(isFirstYear(view), holders, nation, markers, drafts, style, below);
  return {
    squadrons: drafts.map(({ squadron, port, stacks }) => ({ squadron, port, stacks })),
    ashore: isFirstYear(view) ? [] : leftAshore(forces, drafts, below),
  };
}

/** Who holds each port and is at war; looked up once, since it is asked for every ship. */
type Holders = ReadonlyMap<PortId, Nation | null>;

interface Desk {
  readonly view: View;
  readonly side: Side;
  readonly forces: Forces;
  readonly nation: Nation;
  /** Squadron markers not used yet. */
  readonly markers: SquadronId[];
  readonly holders: Holders;
  /** 6.21: squadrons that each port can still take. */
  readonly rooms: Map<PortId, number>;
  readonly drafts: Drafted[];
  /** Leaders without a command. */
  readonly idle: LeaderId[];
  readonly style: Style;
  readonly below: Below;
}

interface Group {
  readonly port: PortId | null;
  readonly ships: ShipId[];
  readonly squadrons: LeaderId[][];
}

/** One nation's ships over squadrons in the ports where they lie, each under a leader of the nation. */
function arrangeNation(desk: Desk): void {
  const { view, forces, nation, markers, drafts, idle, style, below } = desk;
  const war = warOf(view);
  const leaders = leadersOfNation(forces.leaders, nation).sort((a, b) => ratingOf(b, war) - ratingOf(a, war));
  const groups = groupsOf(desk);
  assignLeaders(desk, groups, leaders);
  for (const group of groups) {
    if (group.squadrons.length === 0) continue;
    const hands = dealShips(group, style.heavy, below);
    for (const [index, ships] of hands.entries()) {
      const aboard = group.squadrons[index]!;
      if (ships.length === 0) {
        idle.push(...aboard);
        continue;
      }
      const stacks = drawUp(ships, aboard, {
        split: style.extras === 'stacks',
        flagAhead: style.flagAhead,
      });
      drafts.push({ squadron: markers.shift()!, nation, port: group.port, stacks });
    }
  }
  idle.push(...leaders);
}

/** Ships by the port they lie in, those that must leave it first and the biggest before the smaller; new ones at home. */
function groupsOf({ view, side, forces, nation, holders, style, below }: Desk): Group[] {
  const first = isFirstYear(view);
  const byPort = new Map<PortId | null, ShipId[]>();
  const ports = first ? [] : portsForNew(holders, nation, below);
  const isSafe = (port: PortId | null): boolean => {
    const holder = port === null ? nation : (holders.get(port) ?? null);
    return holder !== null && sideOfNation(holder) === side;
  };
  let turn = 0;
  const strength = (id: ShipId): number => shipOf(id).attack + shipOf(id).defence - forces.ships[id]!.damage;
  const ships = Object.keys(forces.ships).filter((id) => flagOf(id) === nation && !isRussianShip(id));
  for (const id of ships.sort((a, b) => strength(b) - strength(a))) {
    const { port, damage } = forces.ships[id]!;
    const lies = port ?? (first ? null : ports[turn++ % ports.length]!);
    const mustLeave = !isSafe(lies);
    if (damage * 2 > shipOf(id).defence && !style.crippled && !mustLeave) continue;
    if (style.mixed && lies !== null && !mustLeave && holders.get(lies) !== nation) continue;
    const group = byPort.get(lies);
    if (group === undefined) byPort.set(lies, [id]);
    else group.push(id);
  }
  const groups: Group[] = [...byPort].map(([port, ships]) => ({ port, ships, squadrons: [] }));
  const urgent = ({ port }: Group): number => (isSafe(port) ? 0 : 1);
  return groups.sort((a, b) => urgent(b) - urgent(a) || b.ships.length - a.ships.length);
}

/** The home ports, the biggest yards first, and now and then one further away. */
function portsForNew(holders: Holders, nation: Nation, below: Below): PortId[] {
  const homes = homePortsOf(nation).map(({ id }) => id);
  const away = PORT_IDS.filter((port) => holders.get(port) === nation && portOf(port).number > 2);
  return [...homes, ...homes, ...(away.length > 0 ? [away[below(away.length)]!] : [])];
}

/** Takes leaders from the list: one for each body of ships, more where there are too many ships, then by style. */
function assignLeaders(desk: Desk, groups: readonly Group[], leaders: LeaderId[]): void {
  const { view, nation, markers, rooms, style, below } = desk;
  let free = markers.length;
  const found = ({ port, ships, squadrons }: Group): boolean => {
    const room = port === null ? 1 : rooms.get(port)!;
    if (free === 0 || room === 0 || squadrons.length >= ships.length) return false;
    squadrons.push([leaders.shift()!]);
    free--;
    if (port !== null) rooms.set(port, room - 1);
    return true;
  };
  for (const group of groups) if (leaders.length > 0) found(group);
  const due = isFirstYear(view) ? homePortsOf(nation).length : 0;
  for (const group of groups) while (leaders.length > 0 && group.squadrons.length < due && found(group));
  const led = groups.filter(({ squadrons }) => squadrons.length > 0);
  for (const group of led)
    while (leaders.length > 0 && group.ships.length > group.squadrons.flat().length * LEADER_LIMIT)
      if (style.spread === 'few' || below(2) === 0 || !found(group))
        group.squadrons[0]!.push(leaders.shift()!);
  const enough = { few: Number.POSITIVE_INFINITY, some: 5, many: 2 }[style.spread];
  for (const group of led)
    while (leaders.length > 0 && group.ships.length >= enough * (group.squadrons.length + 1) && found(group));
  if (style.extras === 'ashore' || led.length === 0) return;
  for (let turn = 0; leaders.length > 0 && turn < 2 * led.length; turn++) {
    const group = led[turn % led.length]!;
    if (group.ships.length > group.squadrons.flat().length + 2) group.squadrons[0]!.push(leaders.shift()!);
  }
}

function addDecoys(
  first: boolean,
  holders: Holders,
  nation: Nation,
  markers: SquadronId[],
  drafts: Drafted[],
  { decoys }: Style,
  below: Below,
): void {
  const count = { none: 0, some: Math.ceil(markers.length / 3), all: markers.length }[decoys];
  const ports = PORT_IDS.filter((port) => holders.get(port) === nation);
  for (const squadron of markers.splice(0, count)) {
    if (ports.length === 0) return;
    const port = first ? null : ports[below(ports.length)]!;
    drafts.push({ squadron, nation, port, stacks: [] });
  }
}

/** New ships that nobody took along lie in a port of their nation. */
function leftAshore(forces: Forces, drafts: readonly Drafted[], below: Below): Proposal['ashore'] {
  const sailing = new Set(drafts.flatMap(({ stacks }) => stacks.flat().map(({ ship }) => ship)));
  return Object.entries(forces.ships).flatMap(([ship, { port }]) => {
    if (port !== null || sailing.has(ship)) return [];
    const homes = homePortsOf(flagOf(ship));
    return [{ ship, port: homes[below(homes.length)]!.id }];
  });
}
