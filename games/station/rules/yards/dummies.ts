/** At the start of an Impulse: Dummies put down (7.15) and Mixed-Role Sail made Auxiliaries at sea (6.323). */
import { type Refusal, refuse } from '@weathergage/kernel';
import { assignmentLimit } from '../auxiliaries/auxiliary.ts';
import type { CommandId, FormationId, LocationId, SideId } from '../module/vocabulary.ts';
import { freeToGive } from '../orders/order-changes.ts';
import type { Context } from '../umpire/phase.ts';
import { checkRating } from '../umpire/strategy-checks.ts';
import { atSea, putToken, refreshFaces, shuffle } from '../umpire/tokens.ts';
import type { Formation } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { formationOf, topOf } from '../world/formations.ts';
import { newFormation } from '../world/new-forces.ts';
import type { State, World } from '../world/state.ts';
import { type Theatre, theatreOf } from '../world/theatre.ts';
import { checkSailGiven, type Given, giveSail, spareCounter } from './conversion.ts';

export interface DummyOrder {
  readonly at: LocationId;
  readonly command: CommandId | null;
}

/** 7.153: by side, or by Command where a side has Commands. */
const dummyLimit = (theatre: Theatre, side: SideId, command: CommandId | null): number =>
  theatre.module.counters[command ?? side]?.dummies ?? 0;

const dummiesOf = (world: World, side: SideId, command: CommandId | null): Formation[] =>
  Object.values(world.forces[side]?.formations ?? {}).filter(
    (one) => one.kind === 'dummy' && one.command === command,
  );

/** 7.151: Sea Zones in which the module lets new forces appear. */
export const isEntry = (theatre: Theatre, at: LocationId): boolean =>
  theatre.zones.has(at) &&
  (theatre.module.schedule.some((entry) => entry.at === at) ||
    theatre.module.packages.some((entry) => entry.at === at) ||
    theatre.module.requests?.arrivals.some((entry) => entry.at === at && entry.state === 'Ready') === true);

/** 7.151, 7.153: all of one answer together. */
export function checkDummies(world: World, side: SideId, dummies: readonly DummyOrder[]): Refusal | null {
  const theatre = theatreOf(world);
  const commands = theatre.sides.get(side)?.commands ?? [];
  const wanted = new Map<CommandId | null, number>();
  for (const { at, command } of dummies) {
    const known = commands.length === 0 ? command === null : commands.some((one) => one.id === command);
    if (!known) return refuse('dummy-command', '7.153', 'Dummies are those of a Command.');
    wanted.set(command, (wanted.get(command) ?? 0) + 1);
    if (isEntry(theatre, at)) continue;
    const here = world.tokens.filter((one) => one.place.at === at && one.place.berth === 'sea');
    if (!theatre.spaces.has(at) || here.length === 0)
      return refuse(
        'dummy-place',
        '7.151',
        'A Dummy is put down with a Formation, or where one enters the map.',
      );
    if (here.some((one) => one.side !== side || one.face !== null))
      return refuse('dummy-seen', '7.151', 'All that is in the Space must be Friendly and Unspotted.');
  }
  for (const [command, count] of wanted)
    if (dummiesOf(world, side, command).length + count > dummyLimit(theatre, side, command))
      return refuse('dummy-limit', '7.153', 'There are no more Dummies.');
  return null;
}

/** Dealt among the counters that lie there, so that nobody knows which they are. */
export function placeDummies(
  world: State,
  context: Context,
  side: SideId,
  dummies: readonly DummyOrder[],
): void {
  if (dummies.length === 0 || checkDummies(world, side, dummies) !== null) return;
  for (const { at, command } of dummies) {
    // 7.152: without Squadrons, leader, Auxiliaries or an Order.
    const dummy = newFormation(`dummy-${world.numbered + 1}`, 'dummy', command, atSea(at), world.clock);
    forcesOf(world, side).formations[dummy.id] = dummy;
    putToken(world, side, dummy);
  }
  for (const at of new Set(dummies.map((one) => one.at))) shuffle(world, context, atSea(at), side);
  // A stack that grows is seen to grow, where counters are seen at all.
  context.tellSide(
    side,
    { kind: 'dummies', rule: '7.151', side, count: dummies.length },
    world.options.movement === 'blind' ? null : { kind: 'dummies', rule: '7.151', side },
  );
}

/** 6.321, 6.323, 6.325: one Conversion at sea. */
export function checkConvertAtSea(
  world: World,
  side: SideId,
  id: FormationId,
  from: readonly Given[],
): Refusal | null {
  const forces = forcesOf(world, side);
  const formation = forces.formations[id];
  if (formation === undefined || formation.kind !== 'flotilla')
    return refuse('convert-formation', '6.323', 'The Sail must belong to a Flotilla.');
  if (topOf(forces, formation.id).place.berth === 'harbour')
    return refuse('convert-ready', '6.323', 'Only Ready Squadrons are Converted at sea.');
  const flaw = checkSailGiven(world, side, from);
  if (flaw !== null) return flaw;
  for (const { squadron } of from)
    if (forces.squadrons[squadron]!.formation !== formation.id)
      return refuse('convert-squadron', '6.323', 'The Sail must belong to one Formation.');
  if (formation.auxiliaries.length >= assignmentLimit(theatreOf(world), formation))
    return refuse('convert-limit', '6.131', 'It has as many Auxiliaries as it may.');
  if (spareCounter(world, side, from) === null)
    return refuse('convert-counter', '6.32', 'There is no counter left to Convert into.');
  return null;
}

/** 6.121, 6.323: a Leadership Check first. The new Auxiliary is Assigned to the Formation at once. */
export function convertAtSea(
  world: State,
  context: Context,
  side: SideId,
  id: FormationId,
  from: readonly Given[],
): void {
  if (checkConvertAtSea(world, side, id, from) !== null) return;
  const forces = forcesOf(world, side);
  const formation = formationOf(forces, id);
  const aux = spareCounter(world, side, from)!;
  const done =
    freeToGive(world, context, side, from) &&
    checkRating(world, context, {
      side,
      leader: formation.leader,
      rating: 'lr',
      rule: '6.323',
      for: 'convert',
    });
  if (done) {
    forces.auxiliaries[aux] = { in: 'formation', formation: id };
    formation.auxiliaries.push(aux);
    giveSail(world, context, side, from);
    refreshFaces(world, context);
  }
  const squadrons = from.map((one) => one.squadron);
  context.tellSide(
    side,
    { kind: 'converted', rule: '6.323', side, aux, into: 'auxiliary', formation: id, squadrons, done },
    null,
  );
}
