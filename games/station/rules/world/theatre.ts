/** A module with everything in it found by its id. Made once for each module and kept as long as the module is. */

import { modules } from '../../data/modules.ts';
import type {
  AuxiliaryCounter,
  Contingent,
  FlotillaCounter,
  LeaderCounter,
  SideInfo,
  SquadronCounter,
} from '../module/forces.ts';
import type { Link, Port, Space, Wind, Zone } from '../module/map.ts';
import type { Module } from '../module/module.ts';
import type { Campaign, Order, StrategicEvent } from '../module/orders.ts';
import type { ConvoyGroup } from '../module/organisations.ts';
import type {
  AuxId,
  CampaignId,
  CommandId,
  ContingentId,
  EventId,
  FormationId,
  LeaderId,
  LocationId,
  OrderId,
  PortId,
  SailClass,
  SideId,
  SquadronId,
  WindId,
} from '../module/vocabulary.ts';
import { entryIn } from './entries.ts';
import type { Scenario } from './scenario.ts';

/** A Squadron's or a Flagship's counter (10.311). */
export interface Hulls {
  readonly id: SquadronId;
  readonly name: string;
  readonly contingent: ContingentId;
  readonly class: SailClass;
  readonly capacity: number;
  readonly ma: number;
  readonly dr: number;
  readonly shift: number;
  /** The shift at ten Damage Points or more. */
  readonly shiftHigh: number;
  readonly flagship: boolean;
  /** 10.23 */
  readonly corsair?: NonNullable<SquadronCounter['corsair']>;
}

export interface Theatre {
  readonly module: Module;
  readonly spaces: ReadonlyMap<LocationId, Space>;
  readonly zones: ReadonlyMap<LocationId, Zone>;
  readonly ports: ReadonlyMap<PortId, Port>;
  readonly winds: ReadonlyMap<WindId, Wind>;
  /** Links that end at a Large Space, or on which a Small Space lies. */
  readonly links: ReadonlyMap<LocationId, readonly Link[]>;
  /** Zones that name a location on one of their edges. */
  readonly zonesBeside: ReadonlyMap<LocationId, readonly Zone[]>;
  readonly hulls: ReadonlyMap<SquadronId, Hulls>;
  readonly leaders: ReadonlyMap<LeaderId, LeaderCounter>;
  readonly auxiliaries: ReadonlyMap<AuxId, AuxiliaryCounter>;
  readonly flotillas: ReadonlyMap<FormationId, FlotillaCounter>;
  readonly contingents: ReadonlyMap<ContingentId, Contingent>;
  readonly sides: ReadonlyMap<SideId, SideInfo>;
  readonly orders: ReadonlyMap<OrderId, Order>;
  readonly events: ReadonlyMap<EventId, StrategicEvent>;
  readonly campaigns: ReadonlyMap<CampaignId, Campaign>;
  readonly convoys: ReadonlyMap<string, ConvoyGroup>;
  readonly a: SideId;
  readonly b: SideId;
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));

function gathered<T>(pairs: Iterable<readonly [LocationId, T]>): ReadonlyMap<LocationId, readonly T[]> {
  const lists = new Map<LocationId, T[]>();
  for (const [at, one] of pairs) {
    const list = lists.get(at);
    if (list === undefined) lists.set(at, [one]);
    else if (!list.includes(one)) list.push(one);
  }
  return lists;
}

function build(module: Module): Theatre {
  const hulls: Hulls[] = [
    ...module.squadrons.map((one) => ({
      ...one,
      name: one.letter,
      shiftHigh: one.shift,
      flagship: false,
    })),
    // 3.223: a ship with a counter of her own is a Squadron of one Sail.
    ...module.flagships.map((one) => ({ ...one, class: 'SOL' as const, capacity: 1, flagship: true })),
  ];
  const player = (which: 'A' | 'B'): SideId => module.sides.find((side) => side.player === which)?.id ?? '';
  return {
    module,
    spaces: byId(module.spaces),
    zones: byId(module.zones),
    ports: byId(module.ports),
    winds: byId(module.winds),
    links: gathered(
      module.links.flatMap((link) =>
        [link.a, link.b, link.small].filter((at) => at !== null).map((at) => [at, link] as const),
      ),
    ),
    zonesBeside: gathered(
      module.zones.flatMap((zone) =>
        zone.edges.flatMap(({ exits }) => exits.map((at) => [at, zone] as const)),
      ),
    ),
    hulls: byId(hulls),
    leaders: byId(module.leaders),
    auxiliaries: byId(module.auxiliaries),
    flotillas: byId(module.flotillas),
    contingents: byId(module.contingents),
    sides: byId(module.sides),
    orders: byId(module.orders),
    events: byId(module.events),
    campaigns: byId(module.campaigns),
    convoys: new Map(module.convoys.map((one) => [one.group, one])),
    a: player('A'),
    b: player('B'),
  };
}

const known = new WeakMap<Module, Theatre>();

export function theatreOfModule(module: Module): Theatre {
  let theatre = known.get(module);
  if (theatre === undefined) {
    theatre = build(module);
    known.set(module, theatre);
  }
  return theatre;
}

/** The module that a scenario names or brings along; undefined where there is none of that name. */
export const moduleOf = (scenario: Pick<Scenario, 'module'>): Module | undefined =>
  typeof scenario.module !== 'string'
    ? scenario.module
    : Object.hasOwn(modules, scenario.module)
      ? modules[scenario.module]
      : undefined;

/** The theatre of anything that has a sound scenario: a state, a view. */
export function theatreOf(world: { readonly scenario: Pick<Scenario, 'module'> }): Theatre {
  const module = moduleOf(world.scenario);
  if (module === undefined) throw new Error(`there is no module ${String(world.scenario.module)}`);
  return theatreOfModule(module);
}

export const otherSide = (theatre: Theatre, side: SideId): SideId =>
  side === theatre.a ? theatre.b : theatre.a;

/** The side a Contingent's counters are kept with: its own Fleet's, Friendly or not yet (M1.7). */
export const keeperOf = (theatre: Theatre, contingent: ContingentId): SideId | null =>
  theatre.contingents.get(contingent)?.side ?? null;

/** The Command a Contingent serves in; null where its Fleet has none. */
export const commandOf = (theatre: Theatre, contingent: ContingentId | undefined): CommandId | null =>
  entryIn(theatre.contingents, contingent)?.command ?? null;

/** The Command of a Squadron's or a Flagship's Contingent. */
export const hullOwner = (theatre: Theatre, squadron: SquadronId): CommandId | null =>
  commandOf(theatre, theatre.hulls.get(squadron)?.contingent);
