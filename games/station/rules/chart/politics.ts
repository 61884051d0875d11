/** Who is whose friend: Ports, Contingents, undeclared war (2.32, 5.28 and the module). */
import type {
  CommandId,
  ContingentId,
  FormationId,
  LocationId,
  PortId,
  SideId,
  TokenId,
} from '../module/vocabulary.ts';
import type { Context } from '../umpire/phase.ts';
import { score } from '../umpire/prestige.ts';
import type { Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, squadronsIn, topOf } from '../world/formations.ts';
import type { Open, State, World } from '../world/state.ts';
import { commandOf, hullOwner, type Theatre, theatreOf } from '../world/theatre.ts';

/** 2.32: whether a Contingent fights for the side now; the hired one while it is paid (M6.3). */
export function serves(world: Readonly<Open>, side: SideId, contingent: ContingentId): boolean {
  const { hired } = theatreOf(world).module;
  if (hired !== undefined && hired.contingent === contingent) return world.hired && hired.side === side;
  return world.contingents[contingent] === side;
}

/** 2.322: a Port Friendly to the side; of a Command where Commands share only some. */
export function isFriendlyPort(world: World, side: SideId, command: CommandId | null, port: PortId): boolean {
  const theatre = theatreOf(world);
  const { hired, politics } = theatre.module;
  if (hired?.base === port && hired.side === side && world.hired) return true;
  if (world.ports[port]?.side !== side) return false;
  const owner = commandOf(theatre, theatre.ports.get(port)!.contingent);
  if (command === null || owner === null || owner === command) return true;
  return politics.openPorts.some(
    (one) =>
      one.command === owner &&
      one.to === command &&
      (one.from === null || world.events[one.from]?.implemented === true),
  );
}

/** No Squadron may come or go (the plague of M4.3). */
export const isClosed = (world: Readonly<Open>, port: PortId): boolean =>
  (world.ports[port]?.closedUntil ?? 0) > world.turn;

/** Squadrons of the side that Fit Out in a Port, save those of one Formation. */
function fittingOutAt(world: World, side: SideId, port: PortId, without: FormationId): number {
  const forces = forcesOf(world, side);
  return Object.values(forces.squadrons).filter((squadron) => {
    if (squadron.formation === null)
      return squadron.port?.at === port && squadron.port.state === 'FittingOut';
    const top = topOf(forces, squadron.formation);
    return top.id !== without && top.place.at === port && top.place.berth === 'harbour';
  }).length;
}

/** 2.351, 5.282: Friendly, or neutral and open to the side (M1.7), and not closed by plague: never the Enemy's. */
export function mayFitOut(world: World, side: SideId, formation: FormationId, port: PortId): boolean {
  const theatre = theatreOf(world);
  const counter = theatre.ports.get(port);
  const forces = world.forces[side];
  if (counter === undefined || forces === undefined || isClosed(world, port)) return false;
  if (isFriendlyPort(world, side, commandOfFormation(world, side, formation), port)) return true;
  // 2.321: nobody's, and used as the module says.
  if (world.ports[port]!.side !== null || !counter.neutralUse.includes(side)) return false;
  const own = forces.formations[formation] === undefined ? 1 : squadronsIn(forces, formation).length;
  return fittingOutAt(world, side, port, formation) + own <= theatre.module.politics.neutralPort.most;
}

/** The Command of a Formation, or of a Squadron that lies alone. */
export function commandOfFormation(world: World, side: SideId, id: FormationId): CommandId | null {
  const formation = world.forces[side]?.formations[id];
  return formation === undefined ? hullOwner(theatreOf(world), id) : formation.command;
}

/** `only.map`: a Small Space is on the map if both ends of its Lane are. */
function onMap(theatre: Theatre, only: readonly LocationId[] | undefined, at: LocationId): boolean {
  if (only === undefined || only.includes(at)) return true;
  // A Lane of any other Space has that Space itself at one end.
  return (theatre.links.get(at) ?? []).some(({ a, b }) => only.includes(a) && only.includes(b));
}

/** M1.9: the Contingent whose waters count for a Formation: that of most of its Squadrons, the first on a tie. */
function contingentOf(world: World, side: SideId, formation: FormationId): ContingentId | null {
  const theatre = theatreOf(world);
  const counts = new Map<ContingentId, number>();
  for (const { id } of squadronsIn(forcesOf(world, side), formation)) {
    const contingent = theatre.hulls.get(id)!.contingent;
    counts.set(contingent, (counts.get(contingent) ?? 0) + 1);
  }
  let most: ContingentId | null = null;
  for (const [contingent, count] of counts) if (most === null || count > counts.get(most)!) most = contingent;
  return most;
}

/** On its way home: on a voyage into a Friendly Port. */
function homeward(world: World, side: SideId, formation: Formation): boolean {
  const { plan } = formation;
  return (
    plan.kind === 'voyage' &&
    plan.arrive === 'put-in' &&
    isFriendlyPort(world, side, formation.command, plan.to)
  );
}

/**
 * 9.313: whether a Formation may be sent there: with an Order or without, save what the module closes to those without
 * (M1.9) and `only.map`. Convoys and Dummies go by their own rules; a Squadron by itself is on its way home (3.355).
 */
export function mayEnter(world: World, side: SideId, id: FormationId, at: LocationId): boolean {
  const theatre = theatreOf(world);
  if (!onMap(theatre, world.scenario.only?.map, at)) return false;
  const formation = world.forces[side]?.formations[id];
  if (formation?.kind !== 'flotilla') return true;
  if (formation.execution !== null || homeward(world, side, formation)) return true;
  const closed = theatre.module.politics.closedWithoutOrders[contingentOf(world, side, id) ?? ''];
  return closed === undefined || !closed.includes(at);
}

/** M1.4: whether the war between the side and the Contingent is still undeclared. */
export function undeclaredNow(world: Readonly<Open>): boolean {
  const { undeclared } = theatreOf(world).module.politics;
  if (undeclared === undefined || world.rules.includes(undeclared.until)) return false;
  return world.events[undeclared.until]?.implemented !== true;
}

/** M1.4 a: a side and a Command that are at peace with each other: no Interdiction, no Tasks but to look. */
export function atPeace(world: Readonly<Open>, side: SideId, command: CommandId | null): boolean {
  const theatre = theatreOf(world);
  const { undeclared } = theatre.module.politics;
  if (command === null || !undeclaredNow(world)) return false;
  return side === undeclared!.side && command === commandOf(theatre, undeclared!.contingent);
}

/** M1.7: in a neutral Port Space nobody fights unless somebody there has Orders against it. */
export function isSanctuary(world: World, at: LocationId): boolean {
  const theatre = theatreOf(world);
  if (!theatre.ports.has(at) || world.ports[at]!.side !== null) return false;
  return !Object.values(world.forces).some((forces) =>
    Object.values(forces!.formations).some(({ place, execution }) => {
      const order =
        place.at === at && place.berth === 'sea' ? theatre.orders.get(execution?.order ?? '') : undefined;
      return (
        order !== undefined &&
        NEUTRAL_PORT_ORDERS.includes(order.type) &&
        aimedAt(order, at, execution!.target)
      );
    }),
  );
}
const NEUTRAL_PORT_ORDERS: readonly string[] = ['Interdiction', 'Blockade', 'Show of Force'];
const aimedAt = (order: { readonly fulfil: object }, at: LocationId, target: LocationId | null): boolean =>
  target === null
    ? 'at' in order.fulfil && (order.fulfil.at as readonly string[]).includes(at)
    : target === at;

/** M6.3: hired Squadrons fight nobody but Corsairs unless they Escort. */
function hiredOnly(world: World, side: SideId, own: FormationId): boolean {
  const { hired } = theatreOf(world).module;
  if (hired?.side !== side) return false;
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, own);
  if (formation.under !== null && forces.convoys[formation.under] !== undefined) return false;
  const squadrons = squadronsIn(forces, own);
  return squadrons.length > 0 && squadrons.every(({ id }) => hired.squadrons.includes(id));
}

/**
 * M1.4: whether a side may fight the Formation behind a token: freely, at a price, or not at all. With `own` also
 * whether that Formation of the side may start it.
 */
export function mayFight(world: World, side: SideId, id: TokenId, own?: FormationId): 'yes' | 'price' | 'no' {
  const theatre = theatreOf(world);
  const token = world.tokens.find((one) => one.id === id);
  if (token === undefined || token.side === side || isSanctuary(world, token.place.at)) return 'no';
  if (own !== undefined && hiredOnly(world, side, own)) return 'no';
  const { undeclared } = theatre.module.politics;
  if (!undeclaredNow(world)) return 'yes';
  if (side === undeclared!.side) {
    if (atPeace(world, side, token.command)) return 'price';
    const combined = token.command === null && theatre.sides.get(token.side)!.commands.length > 0;
    return combined && token.place.berth === 'harbour' && token.place.at === undeclared!.combinedSafeIn
      ? 'price'
      : 'yes';
  }
  const mine = own === undefined ? null : commandOfFormation(world, side, own);
  return atPeace(world, undeclared!.side, mine) ? 'no' : 'yes';
}

/** M1.4 b: a Battle or a Task against those with whom there is no war. */
export function breakPeace(world: State, context: Context, side: SideId): void {
  const { undeclared } = theatreOf(world).module.politics;
  if (undeclared === undefined) return;
  score(world, context, side, -undeclared.cost, 'undeclared');
  world.counters[undeclared.counter] = (world.counters[undeclared.counter] ?? 0) + 1;
}
