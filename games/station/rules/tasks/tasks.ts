/** Tasks of an Increment (6.14): round by round, player A and then B, until nobody declares any more. */
import { mayBeScreened, mightScreen, readiestScreen, screenersAt } from '../auxiliaries/screening.ts';
import { beginShadow, endShadow } from '../auxiliaries/shadows.ts';
import { keepSighted, settleSpotting, sightToken } from '../auxiliaries/spotting.ts';
import { behindMarker, screenStationed } from '../auxiliaries/stationing.ts';
import type { AuxId, SideId } from '../module/vocabulary.ts';
import { answersOf, askOf, type Context, type Progress, type StepRules, sidesOf } from '../umpire/phase.ts';
import type { AnswerTo, StationAsk, TaskOrder } from '../world/asks.ts';
import type { Tasking } from '../world/forces.ts';
import { forcesOf } from '../world/forces.ts';
import type { Declared, Open, Stage, State } from '../world/state.ts';
import { otherSide, theatreOf } from '../world/theatre.ts';
import { standingTasks } from './standing.ts';
import { checkTask } from './task-check.ts';
import { auxSent, carryOut, type Halt } from './task-resolve.ts';
import { lookFor } from './task-search.ts';

type TaskStage = Extract<Stage, { kind: 'tasks' }>;

const stageOf = (world: Readonly<Open>): TaskStage => {
  if (world.stage?.kind !== 'tasks') throw new Error('no Tasks are being declared');
  return world.stage;
};

export const tasksStep: StepRules = {
  enter(world, context) {
    world.raided = [];
    keepSighted(world);
    if (world.increment === 1) {
      for (const side of sidesOf(world)) {
        world.searched = { ...world.searched, [side]: [] };
        forcesOf(world, side).tasked = [];
      }
    }
    settleSpotting(world, context);
    return turnOf(world, context, sidesOf(world)[0], 1, false);
  },
  asks(world) {
    const { side, now, declared } = stageOf(world);
    if (now === null) return [askOf(world, 'tasks', side, '6.14')];
    if (now.waits === 'shadow') return [{ ...askOf(world, 'shadow', side, '7.131'), token: now.found! }];
    const other = otherSide(theatreOf(world), side);
    return [{ ...askOf(world, 'screen', other, '6.28'), against: declared[now.index]! }] as StationAsk[];
  },
  resolve(world, given, context) {
    const { side, now } = stageOf(world);
    const [declared] = answersOf(world, given, 'tasks');
    if (declared !== undefined) return declare(world, context, side, declared.answer);
    const [screened] = answersOf(world, given, 'screen');
    if (screened !== undefined) return send(world, context, now!.index, screened.answer.aux);
    const [shadowed] = answersOf(world, given, 'shadow');
    return decideShadow(world, context, shadowed!.answer.shadow);
  },
};

/** A side's turn in a round: asked, or served by its standing instructions. */
function turnOf(world: State, context: Context, side: SideId, round: number, anyone: boolean): Progress {
  world.stage = { kind: 'tasks', side, round, anyone, declared: [], now: null };
  forcesOf(world, side).tasking = [];
  if (world.watch[side]?.tasks === 'ask') return 'waits';
  return declare(world, context, side, { tasks: standingTasks(world, side) });
}

/** 6.141: player A, then B, round by round; nobody need act before he likes (6.298). */
function nextTurn(world: State, context: Context): Progress {
  const { side, round, anyone } = stageOf(world);
  const [a, b] = sidesOf(world);
  forcesOf(world, side).tasking = [];
  if (side === a) return turnOf(world, context, b, round, anyone);
  return anyone ? turnOf(world, context, a, round + 1, false) : 'done';
}

/** What is not a Task comes first: Formations shown, shadows called off, Stationed Enemies Screened. */
function declare(world: State, context: Context, side: SideId, answer: AnswerTo<'tasks'>): Progress {
  const forces = forcesOf(world, side);
  for (const id of answer.reveal ?? []) {
    const token = forces.formations[id]?.token ?? null;
    if (token !== null) sightToken(world, context, token, 'shown');
  }
  for (const marker of answer.release ?? []) {
    const aux = behindMarker(world, side, marker);
    if (aux !== null) endShadow(world, context, side, aux, '7.132');
  }
  for (const order of answer.screens ?? []) screenStationed(world, context, side, order);
  const stage = stageOf(world);
  const declared = answer.tasks.map(
    ({ task, at, against }): Declared => ({ side, task, at, against: against ?? null }),
  );
  const anyone = stage.anyone || declared.length > 0 || (answer.reveal ?? []).length > 0;
  world.stage = { ...stage, anyone, declared };
  forces.tasking = answer.tasks.map(({ aux, ifScreened }) => ({ aux, ifScreened: ifScreened ?? null }));
  return workOn(world, context, 0);
}

/** From a Task of the list on, until somebody must be asked. */
function workOn(world: State, context: Context, from: number): Progress {
  const { side, declared } = stageOf(world);
  for (let index = from; index < declared.length; index++)
    if (begin(world, context, side, index) === 'waits') return 'waits';
  return nextTurn(world, context);
}

/** Null in a world that is only imagined, where nobody knows who was to be sent. */
const taskingAt = (world: State, index: number): Tasking | null =>
  forcesOf(world, stageOf(world).side).tasking?.[index] ?? null;

function orderAt(world: State, index: number): TaskOrder | null {
  const { task, at, against } = stageOf(world).declared[index]!;
  const tasking = taskingAt(world, index);
  return tasking === null ? null : { task, at, aux: tasking.aux, ...(against === null ? {} : { against }) };
}

/** Opens one. What an earlier one has made impossible is let go, and its Auxiliary stays where it is. */
function begin(world: State, context: Context, side: SideId, index: number): Progress {
  const order = orderAt(world, index);
  if (order === null || checkTask(world, side, order) !== null) return 'done';
  if (order.task === 'Search')
    world.searched = { ...world.searched, [side]: [...(world.searched[side] ?? []), order.at] };
  if (order.task === 'ConvoyAttack') world.raided.push(order.at);
  const other = otherSide(theatreOf(world), side);
  if (!mayBeScreened(order.task) || !mightScreen(world, other, order.at))
    return finish(world, index, go(world, context, index, null));
  const { screen } = world.watch[other]!;
  if (screen === 'ask') {
    world.stage = { ...stageOf(world), now: { index, waits: 'screen', left: [], found: null } };
    return 'waits';
  }
  const screener = screen === 'always' ? readiestScreen(world, other, order.at) : null;
  return finish(world, index, go(world, context, index, screener));
}

function go(world: State, context: Context, index: number, screener: AuxId | null): Halt | null {
  const { side, declared } = stageOf(world);
  const forces = forcesOf(world, side);
  const task = declared[index]!;
  const tasking = taskingAt(world, index);
  if (tasking === null) return null;
  const aux = auxSent(tasking, screener !== null);
  forces.tasking![index] = { aux, ifScreened: null };
  const halt = carryOut(world, context, task, aux, screener);
  // By standing instructions whatever may be Shadowed is.
  if (halt === null || world.watch[side]?.tasks === 'ask') return halt;
  beginShadow(world, context, side, aux, halt.found);
  return null;
}

function finish(world: State, index: number, halt: Halt | null): Progress {
  if (halt === null) {
    world.stage = { ...stageOf(world), now: null };
    return 'done';
  }
  const { found, left, partly } = halt;
  world.stage = { ...stageOf(world), now: { index, waits: 'shadow', found, left, partly } };
  return 'waits';
}

/** The answer to a Task declared: an Auxiliary that Screens, or none. */
function send(world: State, context: Context, index: number, aux: AuxId | null): Progress {
  const { side, declared } = stageOf(world);
  const other = otherSide(theatreOf(world), side);
  const able = aux !== null && screenersAt(world, other, declared[index]!.at).includes(aux);
  if (finish(world, index, go(world, context, index, able ? aux : null)) === 'waits') return 'waits';
  return workOn(world, context, index + 1);
}

/** 7.131: Shadowing gives up whatever was still to be looked for. */
function decideShadow(world: State, context: Context, shadow: boolean): Progress {
  const { side, now, declared } = stageOf(world);
  const { index, found, left, partly = false } = now!;
  const aux = taskingAt(world, index)?.aux;
  if (aux === undefined) return workOn(world, context, index + 1);
  if (shadow) beginShadow(world, context, side, aux, found!);
  else {
    context.tell({ kind: 'shadowing', rule: '7.131', side, token: found!, on: false });
    const halt = lookFor(world, context, { side, aux, at: declared[index]!.at, partly }, left);
    if (finish(world, index, halt === null ? null : { ...halt, partly }) === 'waits') return 'waits';
  }
  world.stage = { ...stageOf(world), now: null };
  return workOn(world, context, index + 1);
}
