/** Mixed-Role Sail become Auxiliaries and back (6.3). */
import { type Refusal, refuse } from '@weathergage/kernel';
import { auxCommand, counterOf, isMixedRole, MIXED_ROLE } from '../auxiliaries/auxiliary.ts';
import { isBlockaded } from '../auxiliaries/interdiction.ts';
import { isFriendlyPort } from '../chart/politics.ts';
import type { AuxId, PortId, SideId, SquadronId } from '../module/vocabulary.ts';
import { freeToGive } from '../orders/order-changes.ts';
import { dissolveEmpty } from '../organisation/organisation.ts';
import { spareCounters } from '../organisation/sail-received.ts';
import { takeSail } from '../umpire/damage.ts';
import type { Context } from '../umpire/phase.ts';
import type { Squadron } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import { hullsOf, portOf, stateOf } from '../world/formations.ts';
import type { State, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';

export interface Given {
  readonly squadron: SquadronId;
  readonly sail: number;
}

/** 6.321: so many for one Auxiliary. */
const SAIL_FOR_ONE = 2;
/** 6.325: the DPs of a Squadron that takes Sail in. */
const WEAR = 1;

/** 6.325: not with more DPs than half its Damage Rating. */
export const tooWorn = (world: World, squadron: Squadron): boolean =>
  2 * squadron.dp > hullsOf(theatreOf(world), squadron.id).dr;

/** 6.321, 6.325: two Sail of one Class and Contingent that can be given up. */
export function checkSailGiven(world: World, side: SideId, from: readonly Given[]): Refusal | null {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  if (from.reduce((sum, { sail }) => sum + sail, 0) !== SAIL_FOR_ONE)
    return refuse('convert-two', '6.321', 'Two Sail make one Auxiliary.');
  if (new Set(from.map(({ squadron }) => squadron)).size !== from.length)
    return refuse('convert-twice', '6.321', 'Name each Squadron once.');
  const kinds = new Set<string>();
  for (const { squadron, sail } of from) {
    const own = forces.squadrons[squadron];
    if (own === undefined || own.sail < sail)
      return refuse('convert-sail', '6.321', 'The Squadron has not so many Sail.');
    const hulls = hullsOf(theatre, squadron);
    if (hulls.flagship || hulls.corsair !== undefined || !Object.values(MIXED_ROLE).includes(hulls.class))
      return refuse('convert-class', '6.312', 'Only Frigates and SOL(D) are Mixed-Role Sail.');
    if (tooWorn(world, own))
      return refuse('convert-worn', '6.325', 'A Squadron with DPs over half its DR is not Converted.');
    kinds.add(`${hulls.class}/${hulls.contingent}`);
  }
  return kinds.size > 1 ? refuse('convert-mixed', '6.321', 'Classes can’t be mixed.') : null;
}

/** 6.32, M2.5: the first counter of that Class and Contingent that is not in play; the counters are the limit. */
export function spareCounter(world: World, side: SideId, from: readonly Given[]): AuxId | null {
  const theatre = theatreOf(world);
  const hulls = hullsOf(theatre, from[0]!.squadron);
  const spare = theatre.module.auxiliaries.find(
    (counter) =>
      isMixedRole(counter) &&
      MIXED_ROLE[counter.class] === hulls.class &&
      counter.contingent === hulls.contingent &&
      forcesOf(world, side).auxiliaries[counter.id]!.in === 'future',
  );
  return spare?.id ?? null;
}

export function giveSail(world: State, context: Context, side: SideId, from: readonly Given[]): void {
  for (const { squadron, sail } of from) takeSail(forcesOf(world, side), squadron, sail);
  dissolveEmpty(world, context, side, false);
}

/** 6.323: in the Auxiliary Step, of Squadrons in Port. */
export function checkConvertInPort(world: World, side: SideId, from: readonly Given[]): Refusal | null {
  const flaw = checkSailGiven(world, side, from);
  if (flaw !== null) return flaw;
  const forces = forcesOf(world, side);
  for (const { squadron } of from)
    if (stateOf(forces, forces.squadrons[squadron]!) === 'Ready')
      return refuse('convert-port', '6.323', 'In the Auxiliary Step only Squadrons in Port are Converted.');
  return spareCounter(world, side, from) === null
    ? refuse('convert-counter', '6.32', 'There is no counter left to Convert into.')
    : null;
}

/** Sail of an Interdicted Port can't be used; which Ports are is known to the umpire alone (7.222). Orders go first (9.388). */
export function convertInPort(world: State, context: Context, side: SideId, from: readonly Given[]): boolean {
  const aux = spareCounter(world, side, from);
  if (aux === null || checkConvertInPort(world, side, from) !== null) return false;
  const forces = forcesOf(world, side);
  const shut = from.some(({ squadron }) =>
    isBlockaded(world, side, portOf(forces, forces.squadrons[squadron]!)!),
  );
  const done = !shut && freeToGive(world, context, side, from);
  if (done) {
    // 6.322: the Sail out of play, the Auxiliary in their stead.
    forces.auxiliaries[aux] = { in: 'available' };
    giveSail(world, context, side, from);
  }
  const squadrons = from.map((one) => one.squadron);
  context.tellSide(
    side,
    { kind: 'converted', rule: '6.323', side, aux, into: 'auxiliary', squadrons, done },
    null,
  );
  return done;
}

/** Squadrons at a Port that could take a Sail: In Ordinary, then Fitting Out (11.14), none that is too worn. */
function takers(world: World, side: SideId, aux: AuxId, port: PortId): Squadron[] {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const { class: sort, contingent } = counterOf(world, aux);
  const fits = Object.values(forces.squadrons).filter((one) => {
    const hulls = hullsOf(theatre, one.id);
    return (
      hulls.class === MIXED_ROLE[sort] &&
      hulls.contingent === contingent &&
      stateOf(forces, one) !== 'Ready' &&
      portOf(forces, one) === port &&
      !tooWorn(world, one)
    );
  });
  const ordinary = fits.filter((one) => one.port?.state === 'InOrdinary');
  return [...ordinary, ...fits.filter((one) => !ordinary.includes(one))];
}

/** 6.324: an Available one, back to two Sail at a Friendly Port where there is room for them. */
export function checkToSail(
  world: World,
  side: SideId,
  { aux, port }: { readonly aux: AuxId; readonly port: PortId },
): Refusal | null {
  const theatre = theatreOf(world);
  if (world.forces[side]?.auxiliaries[aux]?.in !== 'available')
    return refuse('sail-available', '6.324', 'Only Available Auxiliaries are Converted back.');
  const counter = counterOf(world, aux);
  if (!isMixedRole(counter)) return refuse('sail-mixed', '6.324', 'It is no Mixed-Role Auxiliary.');
  if (!isFriendlyPort(world, side, auxCommand(world, aux), port))
    return refuse('sail-port', '6.324', 'Sail come back at a Friendly Port.');
  const room =
    takers(world, side, aux, port).reduce(
      (sum, one) => sum + hullsOf(theatre, one.id).capacity - one.sail,
      0,
    ) +
    spareCounters(world, side, counter.contingent, MIXED_ROLE[counter.class]!).reduce(
      (sum, id) => sum + hullsOf(theatre, id).capacity,
      0,
    );
  return room < SAIL_FOR_ONE ? refuse('sail-room', '6.324', 'There is no Squadron to take the Sail.') : null;
}

/** 6.324, 6.325: every Squadron that takes any is given a DP. */
export function convertToSail(
  world: State,
  context: Context,
  side: SideId,
  { aux, port }: { readonly aux: AuxId; readonly port: PortId },
): void {
  const theatre = theatreOf(world);
  const forces = forcesOf(world, side);
  const { class: sort, contingent } = counterOf(world, aux);
  const squadrons: SquadronId[] = [];
  let left = SAIL_FOR_ONE;
  const give = (squadron: Squadron): void => {
    const taken = Math.min(left, hullsOf(theatre, squadron.id).capacity - squadron.sail);
    if (taken === 0) return;
    squadron.sail += taken;
    squadron.dp += WEAR;
    left -= taken;
    squadrons.push(squadron.id);
  };
  for (const squadron of takers(world, side, aux, port)) give(squadron);
  for (const id of spareCounters(world, side, contingent, MIXED_ROLE[sort]!)) {
    if (left === 0) break;
    forces.squadrons[id] = { id, sail: 0, dp: 0, formation: null, port: { at: port, state: 'FittingOut' } };
    give(forces.squadrons[id]);
  }
  forces.auxiliaries[aux] = { in: 'future' };
  context.tellSide(
    side,
    { kind: 'converted', rule: '6.324', side, aux, into: 'sail', squadrons, done: true },
    null,
  );
}
