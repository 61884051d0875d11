/** What an owner may do for his Convoys and Corsairs in a Reorganisation (10.16, 10.17, 10.223 and the module). */
import { type Refusal, refuse } from '@weathergage/kernel';
import { isPirate } from '../auxiliaries/auxiliary.ts';
import { interdictorsAt } from '../auxiliaries/interdiction.ts';
import { isFriendlyPort } from '../chart/politics.ts';
import type { SideId } from '../module/vocabulary.ts';
import { type Context, ownForces, today } from '../umpire/phase.ts';
import { canPay } from '../umpire/prestige.ts';
import type { ActOf, ReorganisationAct } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State, View, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { endEscort, removeConvoy } from './convoy-ends.ts';
import { groupOf, routePath } from './convoy-route.ts';
import { appear, gatherConvoy, mayGather } from './convoys.ts';
import { hireCorsairs } from './corsairs.ts';
import { checkGatheredEscort, freeAt, giveEscort } from './gathered-escort.ts';

/**
 * 10.16, 10.161: a Troop Convoy at its Port, or Victuallers off the map (10.172). Whether an Enemy before the Port has
 * Orders to Blockade it the umpire alone knows: then nothing comes of it.
 */
export function checkAssemble(
  world: World,
  side: SideId,
  { group: id, route, escort }: ActOf<'assemble'>,
): Refusal | null {
  const theatre = theatreOf(world);
  const group = theatre.convoys.get(id);
  const gathers = group?.assembles.find(({ turn }) => turn === null);
  if (group === undefined || group.side !== side || gathers === undefined)
    return refuse('group', '10.16', 'You gather no such Convoy yourself.');
  if (!group.routes.some(({ number }) => number === route))
    return refuse('route', '10.114', 'That is none of its routes.');
  if (!mayGather(world, group)) return refuse('limit', '10.161', 'No more of these may gather now.');
  const { at } = gathers;
  if (!theatre.ports.has(at))
    return escort === undefined
      ? null
      : refuse('escort', '10.123', 'That Convoy does not gather with an Escort.');
  if (!isFriendlyPort(world, side, group.command, at))
    return refuse('port', '10.16', 'The Port where it gathers is not Friendly.');
  if (interdictorsAt(world, at).some((one) => one.side !== side))
    return refuse('blockade', '7.23', 'The Port where it gathers is Blockaded.');
  return escort === undefined ? null : checkGatheredEscort(world, side, group, at, escort);
}

export function doAssemble(
  world: State,
  context: Context,
  side: SideId,
  { group, route, escort }: ActOf<'assemble'>,
): boolean {
  const theatre = theatreOf(world);
  const { kind, assembles } = groupOf(theatre, group);
  const { leg, at } = assembles.find(({ turn }) => turn === null)!;
  const convoy = gatherConvoy(
    world,
    context,
    { side, group, leg },
    route,
    kind === 'victualing' ? 'gathering' : null,
  );
  // 10.162: Fitting Out where it was gathered, for all to see.
  if (kind !== 'victualing' && theatre.ports.has(at)) appear(world, context, side, convoy);
  if (escort !== undefined) giveEscort(world, context, side, convoy, escort);
  return true;
}

/** 10.172: the Victuallers are ready. */
export function checkSailVictuals(
  world: World,
  side: SideId,
  { convoy: id }: ActOf<'sail-victuals'>,
): Refusal | null {
  const convoy = forcesOf(world, side).convoys[id];
  if (convoy?.waits !== 'gathering') return refuse('convoy', '10.172', 'No such Convoy is gathering.');
  return convoy.repairPoints > 0 ? null : refuse('empty', '10.172', 'It has nothing to carry yet.');
}

/** Off the map it waits for its die; at a Port it Fits Out and sails (10.173). */
export function doSailVictuals(
  world: State,
  context: Context,
  side: SideId,
  act: ActOf<'sail-victuals'>,
): boolean {
  const convoy = forcesOf(world, side).convoys[act.convoy]!;
  const theatre = theatreOf(world);
  const from = routePath(groupOf(theatre, convoy.group), convoy.route, convoy.leg)[0]!;
  if (theatre.ports.has(from)) appear(world, context, side, convoy);
  else convoy.waits = 'ready';
  return true;
}

/** 10.172: Repair Points put ashore where they lie. */
export function checkUnload(
  world: World,
  side: SideId,
  { convoy: id, points }: ActOf<'unload'>,
): Refusal | null {
  const convoy = forcesOf(world, side).convoys[id];
  const place = forcesOf(world, side).formations[id]?.place;
  const calls = convoy === undefined ? undefined : groupOf(theatreOf(world), convoy.group).victuals?.calls;
  if (convoy === undefined || place?.berth !== 'harbour' || calls?.includes(place.at) !== true)
    return refuse('place', '10.172', 'It lies in none of its Ports of call.');
  return points <= convoy.repairPoints ? null : refuse('points', '10.172', 'It carries no so many points.');
}

/** 10.17, 10.171: out of the Convoy into the Port, where they are Repair rolls. */
export function doUnload(
  world: State,
  context: Context,
  side: SideId,
  { convoy: id, points }: ActOf<'unload'>,
): boolean {
  const convoy = forcesOf(world, side).convoys[id]!;
  const { at } = forcesOf(world, side).formations[id]!.place;
  convoy.repairPoints -= points;
  world.ports[at]!.repairPoints += points;
  context.tell({ kind: 'convoy', rule: '10.172', side, group: convoy.group, what: 'unloaded', at, points });
  // Empty it is Unformed, and another may gather at once.
  if (convoy.repairPoints === 0) {
    endEscort(world, context, side, convoy, true);
    removeConvoy(world, context, side, id);
  }
  return true;
}

/** M6.3: on Turn 1, and when a scenario begins. */
export function checkHire(world: World, side: SideId, _act: ActOf<'hire'>): Refusal | null {
  const { hired } = theatreOf(world).module;
  if (hired === undefined || hired.side !== side) return refuse('hire', '12.31', 'There is nobody to hire.');
  if (world.hired) return refuse('hired', '12.31', 'They serve you already.');
  if (today(world).turn !== 1 && world.turn !== 0)
    return refuse('date', '12.31', 'They are hired on Turn 1.');
  return canPay(world, side, hired.prestige)
    ? null
    : refuse('prestige', '12.3', 'You have not the Prestige for it.');
}

export function doHire(world: State, context: Context, _side: SideId, _act: ActOf<'hire'>): boolean {
  hireCorsairs(world, context);
  return true;
}

/** M6.2: whoever plays them puts a Corsair that has Recovered to any base that has not been Neutralised. */
export function checkBase(world: World, side: SideId, { aux, port }: ActOf<'base'>): Refusal | null {
  const rules = theatreOf(world).module.corsairs;
  if (
    rules === undefined ||
    forcesOf(world, side).auxiliaries[aux]?.in !== 'available' ||
    !isPirate(world, aux)
  )
    return refuse('corsair', '10.223', 'No such Corsair waits for a base.');
  if (!rules.bases.includes(port)) return refuse('base', '10.223', 'That is no base of theirs.');
  if (world.ports[port]!.neutralisedUntil > world.turn)
    return refuse('neutralised', '10.215', 'That base has been Neutralised.');
  return null;
}

export function doBase(world: State, _context: Context, side: SideId, { aux, port }: ActOf<'base'>): boolean {
  forcesOf(world, side).auxiliaries[aux] = { in: 'port', port };
  return true;
}

/** What of all this there might be to do, lawful or not. */
export function* convoyActs(view: View): Iterable<ReorganisationAct> {
  const { module } = theatreOf(view);
  const forces = ownForces(view);
  const { convoys, formations, auxiliaries } = forces;
  yield { do: 'hire' };
  for (const one of module.convoys) {
    const { group, routes, assembles, withEscort } = one;
    const gathers = assembles.find(({ turn }) => turn === null);
    if (gathers === undefined) continue;
    const escorts = withEscort === true ? freeAt(forces, gathers.at) : [];
    for (const { number } of routes) {
      yield { do: 'assemble', group, route: number };
      for (const escort of escorts) yield { do: 'assemble', group, route: number, escort };
    }
  }
  for (const { id, repairPoints, waits } of Object.values(convoys)) {
    if (waits === 'gathering') yield { do: 'sail-victuals', convoy: id };
    if (formations[id]?.place.berth !== 'harbour' || repairPoints === 0) continue;
    yield { do: 'unload', convoy: id, points: repairPoints };
    if (repairPoints > 1) yield { do: 'unload', convoy: id, points: Math.ceil(repairPoints / 2) };
  }
  for (const [aux, place] of Object.entries(auxiliaries))
    if (place.in === 'available' && isPirate(view, aux))
      for (const port of module.corsairs?.bases ?? []) yield { do: 'base', aux, port };
}
