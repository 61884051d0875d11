/** The Auxiliary Step (4.3): recovery, back to Sail, Assignment, Sail into Auxiliaries. */
import { type Refusal, refuse } from '@weathergage/kernel';
import { assignmentLimit } from '../auxiliaries/auxiliary.ts';
import { rollRecovery, sweepAuxiliaries } from '../auxiliaries/recovery.ts';
import { settleShadows } from '../auxiliaries/shadows.ts';
import { recallStationed } from '../auxiliaries/stationing.ts';
import type { SideId } from '../module/vocabulary.ts';
import { type AskRules, answersOf, askOf, type Context, type StepRules, sidesOf } from '../umpire/phase.ts';
import { refreshFaces } from '../umpire/tokens.ts';
import type { AnswerTo } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import { topOf } from '../world/formations.ts';
import type { State, View, World } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import { checkPost, postAuxiliary } from './auxiliary-acts.ts';
import { auxiliaryChoices } from './auxiliary-choices.ts';
import { checkConvertInPort, checkToSail, convertInPort, convertToSail, type Given } from './conversion.ts';

type AuxAnswer = AnswerTo<'auxiliaries'>;
type Assignment = AuxAnswer['assign'][number];

export const auxiliariesStep: StepRules = {
  enter(world, context) {
    sweepAuxiliaries(world);
    settleShadows(world, context);
    for (const side of sidesOf(world)) rollRecovery(world, context, side);
    recallStationed(world);
    world.stage = { kind: 'waits', sides: sidesOf(world) };
    return 'waits';
  },
  asks: (world) => sidesOf(world).map((side) => askOf(world, 'auxiliaries', side, '6.13')),
  resolve(world, given, context) {
    for (const { side, answer } of answersOf(world, given, 'auxiliaries'))
      carryOut(world, context, side, answer);
    refreshFaces(world, context);
    return 'done';
  },
};

function carryOut(world: State, context: Context, side: SideId, answer: AuxAnswer): void {
  for (const order of answer.toSail)
    if (checkToSail(world, side, order) === null) convertToSail(world, context, side, order);
  const done: { aux: string; to: string }[] = [];
  for (const order of answer.assign) {
    if (checkAssign(world, side, order) !== null) continue;
    postAuxiliary(world, side, order.aux, order.to);
    done.push({ aux: order.aux, to: 'port' in order.to ? order.to.port : order.to.formation });
  }
  if (done.length > 0) context.tellSide(side, { kind: 'assigned', rule: '6.13', side, aux: done }, null);
  for (const { from } of answer.toAuxiliary) convertInPort(world, context, side, from);
}

/** 6.13, 6.132: from the Available Box, to a Friendly Port or to a Formation that is Fitting Out. */
export function checkAssign(world: World, side: SideId, { aux, to }: Assignment): Refusal | null {
  if (world.forces[side]?.auxiliaries[aux]?.in !== 'available')
    return refuse('assign-available', '6.12', 'Only an Available Auxiliary is Assigned.');
  const flaw = checkPost(world, side, aux, to);
  if (flaw !== null || 'port' in to) return flaw;
  return topOf(forcesOf(world, side), to.formation).place.berth === 'harbour'
    ? null
    : refuse('assign-ready', '6.132', 'To a Ready Formation they come by Transfer alone.');
}

export const auxiliariesAsk: AskRules<'auxiliaries'> = {
  choices: (view) => auxiliaryChoices(view, view.side!),
  check: (view, _ask, answer) => checkAll(view, view.side!, answer),
};

function checkAll(view: View, side: SideId, answer: AuxAnswer): Refusal | null {
  const used = [...answer.toSail, ...answer.assign].map(({ aux }) => aux);
  if (new Set(used).size !== used.length)
    return refuse('aux-twice', '6.13', 'Each Auxiliary is Assigned or Converted once.');
  for (const order of answer.toSail) {
    const flaw = checkToSail(view, side, order);
    if (flaw !== null) return flaw;
  }
  return (
    checkAssignments(view, side, answer.assign) ??
    checkConversions(
      view,
      side,
      answer.toAuxiliary.map(({ from }) => from),
    )
  );
}

/** Each by itself, and all together within the limits of 6.131. */
function checkAssignments(view: View, side: SideId, assign: readonly Assignment[]): Refusal | null {
  const theatre = theatreOf(view);
  const added = new Map<string, number>();
  for (const order of assign) {
    const flaw = checkAssign(view, side, order);
    if (flaw !== null) return flaw;
    if ('port' in order.to) continue;
    const id = order.to.formation;
    added.set(id, (added.get(id) ?? 0) + 1);
    const formation = forcesOf(view, side).formations[id]!;
    if (formation.auxiliaries.length + added.get(id)! > assignmentLimit(theatre, formation))
      return refuse('assign-limit', '6.131', 'A Detachment or Convoy has at most two Auxiliaries.');
  }
  return null;
}

/** No Sail may be given twice. Counters run out one by one: what is left of them is seen as each is done. */
function checkConversions(view: View, side: SideId, all: readonly (readonly Given[])[]): Refusal | null {
  const squadrons = all.flatMap((from) => from.map(({ squadron }) => squadron));
  if (new Set(squadrons).size !== squadrons.length)
    return refuse('convert-twice', '6.321', 'Name each Squadron once.');
  for (const from of all) {
    const flaw = checkConvertInPort(view, side, from);
    if (flaw !== null) return flaw;
  }
  return null;
}
