/**
 * The Movement Execution Phase (8.0): all ships move at once, step by step, as their logs say; collisions are settled
 * in the step they happen in; drift comes last (8.3.3). Only a contested hex interrupts it with a question.
 */
import { refuse } from '@weathergage/kernel';
import { strainAtBoom } from '../afloat/boom.ts';
import { collide, noteCollision } from '../afloat/fouling.ts';
import { leaveSea } from '../afloat/leaving.ts';
import { isLit, runOf } from '../sailing/fireships.ts';
import { inPlay, startOf } from '../sailing/held.ts';
import type { FaultCode } from '../sailing/infractions.ts';
import { noteMovement } from '../sailing/movement-log.ts';
import { turnsByBoats } from '../sailing/oars.ts';
import { judgePlot } from '../sailing/plot.ts';
import { type Action, writeSteps } from '../sailing/plot-notation.ts';
import { towOf } from '../sailing/towing.ts';
import { passMarks } from '../scenario/victory.ts';
import type { AnswerTo, HexAsk } from '../sea/asks.ts';
import { isAdvanced, isAdvancedShip } from '../sea/edition.ts';
import type { Position } from '../sea/hex.ts';
import { type AskRules, askId, type Context, type PhaseRules, type Progress } from '../sea/phase.ts';
import { adjacent, dismasted, type Ship } from '../sea/ship.ts';
import { type Retrace, type Sea, type State, shipOf } from '../sea/state.ts';
import { afterMovement } from './after-movement.ts';
import { type Contest, layOut, type Meeting, meetings, type Step, settle } from './collision.ts';
import { driftShips } from './drift.ts';
import { entersHex } from './entered-hex.ts';
import { enterShips } from './entering.ts';

/** The retrace while it is being worked on; `Retrace` is the form it rests in between questions. */
interface Movement {
  step: number;
  readonly plots: Readonly<Record<string, string>>;
  readonly steps: Record<string, string>;
  readonly from: Record<string, Position>;
  readonly ways: Record<string, Position[]>;
  readonly blocked: Set<string>;
  readonly stopped: Set<string>;
  /** Told when the ways have been told, so that a reader knows the courses before what befell them. */
  readonly events: Parameters<Context['tell']>[];
}

/** 21.0: one phase for both games. */
export const executionPhase: PhaseRules = {
  enter(sea, context) {
    const movement = openOrders(sea, context);
    const quiet = listenIn(context, movement);
    movement.step = 1;
    enterShips(sea, movement, context);
    return run(sea, movement, quiet, context);
  },

  asks(sea) {
    const contest = sea.execution?.contest;
    if (!contest) return [];
    const { decider, hex, ships } = contest;
    const { seat } = shipOf(sea, decider);
    const id = askId(sea, 'contested', decider);
    return [{ id, seat, kind: 'contested', rule: '8.3.2', ship: decider, hex, ships }] satisfies HexAsk[];
  },

  resolve(sea, answers, context) {
    const movement = revive(sea);
    const chosen = (answers[0]!.answer as AnswerTo<'contested'>).ship;
    for (const id of sea.execution!.contest!.ships) if (id !== chosen) movement.blocked.add(id);
    return run(sea, movement, listenIn(context, movement), context);
  },
};

/** Reads every log, cuts the plots that break a rule (7.2.7) and notes what each ship was meant to do. */
function openOrders(sea: State, context: Context): Movement {
  const plots = sea.execution?.plots ?? {};
  const movement: Movement = {
    step: 0,
    plots,
    steps: {},
    from: {},
    ways: {},
    blocked: new Set(),
    stopped: new Set(),
    events: [],
  };
  for (const ship of sea.ships) {
    if (!inPlay(sea, ship)) continue;
    const plot = plots[ship.id] ?? '0';
    const { infraction, steps, cost, hexes, turns, backs } = isLit(ship)
      ? runOf(sea, ship)
      : judgePlot(sea, ship, plot);
    if (infraction !== null && !stillsTheDrift(sea, infraction.code)) {
      const { at, code, rule } = infraction;
      context.tell({ kind: 'infraction', rule, ship: ship.id, plot, at, code });
    }
    movement.steps[ship.id] = isAdvanced(sea) ? strainAtBoom(sea, ship, steps, context) : steps;
    movement.from[ship.id] = startOf(ship);
    movement.ways[ship.id] = [];
    // What is spent in place is no movement that others could feel (8.3.5.7, 9.1.4.5).
    ship.noted = { factors: cost - backs, hexes };
    if (ship.advanced && (turns > 0 || (/[LR]/.test(steps) && turnsByBoats(sea, ship))))
      ship.advanced.did.turned = true;
  }
  return movement;
}

/** D was lawful when it was written; an anchor that goes down with the opening of the logs leaves her lying still. */
const stillsTheDrift = (sea: Sea, code: FaultCode): boolean =>
  sea.advanced !== undefined && code === 'not-drifting';

/** The same dice, but what is told is kept until the ways have been told. */
const listenIn = ({ dice }: Context, movement: Movement): Context => ({
  dice,
  tell: (...told) => void movement.events.push(told),
});

/** 8.1.1: one step of all ships at once after the other, until all are made or somebody must be asked. */
function run(sea: State, movement: Movement, quiet: Context, context: Context): Progress {
  const last = Math.max(0, ...Object.values(movement.steps).map((steps) => steps.length));
  for (; movement.step <= last; movement.step++) {
    const step = layOut(sea, (ship) => actionOf(movement, ship));
    const contest = settle(step, movement.blocked);
    if (contest !== null) {
      sea.execution = rest(movement, contest, throwForHex(contest, quiet));
      for (const told of movement.events) context.tell(...told);
      return 'waits';
    }
    carryOut(sea, movement, step, quiet);
    movement.blocked.clear();
  }
  finish(sea, movement, context);
  return 'done';
}

const actionOf = ({ step, steps, stopped, ways }: Movement, ship: Ship): Action | undefined =>
  stopped.has(ship.id) || (ways[ship.id]?.length ?? 0) >= step
    ? undefined
    : (steps[ship.id]?.[step - 1] as Action | undefined);

/** Puts everybody where the step takes her, stops those who met, and throws for fouling. */
function carryOut(sea: State, movement: Movement, step: Step, quiet: Context): void {
  const gone: Ship[] = [];
  const moved = new Map<Ship, Position>();
  for (const { id, after, leaves } of step.intents.values()) {
    if (movement.blocked.has(id)) continue;
    const ship = shipOf(sea, id);
    moved.set(ship, { bow: ship.bow, heading: ship.heading });
    ship.bow = after.bow;
    ship.heading = after.heading;
    movement.ways[id]!.push(after);
    if (leaves) gone.push(ship);
  }
  for (const ship of gone) leaveSea(sea, ship, quiet);
  if (sea.advanced) backSails(sea, movement);
  const met = meetings(step, movement.blocked);
  for (const { hex, holder, ships } of met) {
    // 8.3.4: their movement is over.
    for (const id of ships) movement.stopped.add(id);
    noteCollision(sea, ships);
    quiet.tell({ kind: 'collision', rule: '8.3.1', hex, step: movement.step, holder, ships });
  }
  // 8.3.5: whoever collided may foul, and the throw is made at once.
  for (const [a, b] of pairsOf(sea, met)) collide(sea, a, b, quiet);
  if (!sea.advanced) return;
  for (const [ship, from] of moved) afterStep(sea, movement, ship, from, quiet);
  stopTows(sea, movement, step);
}

/** 35.4.2: what stops one of two ships on a line stops the other; the one that is drawn keeps step on her way. */
function stopTows(sea: State, { stopped, ways, blocked }: Movement, step: Step): void {
  for (const ship of sea.ships) {
    const tow = towOf(sea, ship);
    if (tow === null) continue;
    if (stopped.has(ship.id) || stopped.has(tow.id)) stopped.add(ship.id).add(tow.id);
    const keepsStep = step.intents.has(ship.id) && !blocked.has(ship.id) && !step.intents.has(tow.id);
    if (keepsStep) ways[tow.id]!.push({ bow: tow.bow, heading: tow.heading });
  }
}

/** 20.2: who backs stays where she is for this step; it is a part of her way all the same. */
function backSails(sea: State, movement: Movement): void {
  for (const ship of sea.ships)
    if (ship.presence === 'afloat' && actionOf(movement, ship) === 'B')
      movement.ways[ship.id]!.push({ bow: ship.bow, heading: ship.heading });
}

/** What the hex she has come into does to a ship; whatever stops her ends her movement like a collision. */
function afterStep(sea: State, movement: Movement, ship: Ship, from: Position, quiet: Context): void {
  if (ship.presence === 'afloat' && entersHex(sea, ship, from, quiet)) movement.stopped.add(ship.id);
}

/** One throw for each pair that met, if they lie alongside each other now that the hex has been given. */
function pairsOf(sea: Sea, met: readonly Meeting[]): [Ship, Ship][] {
  const pairs: [Ship, Ship][] = [];
  for (const { ships } of met)
    for (const [index, a] of ships.entries())
      for (const b of ships.slice(index + 1)) {
        const pair: [Ship, Ship] = [shipOf(sea, a), shipOf(sea, b)];
        if (adjacent(...pair) && !pairs.some((other) => other.includes(pair[0]) && other.includes(pair[1])))
          pairs.push(pair);
      }
  return pairs;
}

/** 8.3.2: a die for each ship, equal highest again; the ship with the high die is returned. */
function throwForHex({ hex, ships }: Contest, quiet: Context): string {
  const dice: number[] = [];
  let highest: readonly string[] = ships;
  while (highest.length > 1) {
    const thrown = highest.map((id) => ({ id, die: quiet.dice.d6() }));
    dice.push(...thrown.map(({ die }) => die));
    const best = Math.max(...thrown.map(({ die }) => die));
    highest = thrown.filter(({ die }) => die === best).map(({ id }) => id);
  }
  const decider = highest[0]!;
  quiet.tell({ kind: 'contest', rule: '8.3.2', hex, ships, decider, dice });
  return decider;
}

function rest(movement: Movement, contest: Contest, decider: string): NonNullable<Sea['execution']> {
  const { step, plots, steps, from, ways, blocked, stopped } = movement;
  const retrace: Retrace = { steps, from, ways, blocked: [...blocked] };
  return { step, plots, stopped: [...stopped], contest: { ...contest, decider }, retrace };
}

/** A copy: what rests in the state may be shared with other states. */
function revive(sea: State): Movement {
  const { step, plots, stopped, retrace } = sea.execution!;
  const { steps, from, ways, blocked } = retrace!;
  return {
    step,
    plots,
    steps: { ...steps },
    from: { ...from },
    ways: Object.fromEntries(Object.entries(ways).map(([id, way]) => [id, [...way]])),
    blocked: new Set(blocked),
    stopped: new Set(stopped),
    events: [],
  };
}

/** Tells the ways, then what happened on them; counts the phase; lets the wind have those who lay still. */
function finish(sea: State, movement: Movement, context: Context): void {
  for (const ship of sea.ships) {
    const way = movement.ways[ship.id];
    if (way === undefined || way.length === 0) continue;
    const from = movement.from[ship.id]!;
    context.tell({ kind: 'moved', rule: '8.1.1', ship: ship.id, from, steps: way, drift: false });
  }
  for (const told of movement.events) context.tell(...told);
  for (const ship of sea.ships) countPhase(ship, movement, context);
  // 8.3.3: the wind has its turn when every step is made.
  const drifted = driftShips(sea, movement.stopped, movement.step, context);
  for (const ship of sea.ships) {
    const way = movement.ways[ship.id];
    if (way === undefined) continue;
    // 8.3.4: the log says what was really done; a ship that had to wait outside has done nothing.
    const done = writeSteps(movement.steps[ship.id]!.slice(0, way.length));
    // 8.2.4: a turn of drifting is a D.
    ship.lastPlot = done === '' ? (drifted.has(ship.id) ? 'D' : '0') : done;
    ship.allBoarding = false;
    // A mark of a race is rounded by sailing and by drifting alike.
    const bows = way.map(({ bow }) => bow);
    passMarks(sea, ship, drifted.has(ship.id) ? [...bows, ship.bow] : bows);
  }
  sea.execution = null;
  if (isAdvanced(sea)) afterMovement(sea, movement, drifted, context);
}

/** 8.2.1 asks whether the bow really came into another hex under sail; 8.2.5 counts a dismasted ship's waiting. */
function countPhase(ship: Ship, { ways, steps }: Movement, context: Context): void {
  const way = ways[ship.id];
  if (way === undefined || ship.presence === 'due') return;
  const done = steps[ship.id]!.slice(0, way.length);
  ship.still = done.includes('F') ? 0 : ship.still + 1;
  // 8.2.5.4: a turn begins the waiting anew.
  ship.sinceTurn = dismasted(ship) && done === '' ? ship.sinceTurn + 1 : 0;
  if (isAdvancedShip(ship)) noteMovement(ship, done, context);
}

export const contestedAsk: AskRules<'contested'> = {
  *choices(_view, ask) {
    for (const ship of ask.ships) yield { ship };
  },
  check: (_view, ask, answer) =>
    ask.ships.includes(answer.ship)
      ? null
      : refuse('not-contesting', '8.3.2', `The hex can go to one of ${ask.ships.join(', ')} only.`),
};
