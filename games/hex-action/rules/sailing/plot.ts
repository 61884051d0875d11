/**
 * What a ship may do in one movement phase, decided on what everybody can see of her. The judge of a written plot and
 * the list of legal plots walk the same steps; other ships do not matter here, only wind and land.
 */
import type { Notes } from '../sea/advanced-log.ts';
import type { Position } from '../sea/hex.ts';
import type { Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { attitude } from '../sea/wind.ts';
import { advance, beginWalk, type Course, courseOf, type Judgement, type Walk } from './course.ts';
import { dismastedWait, driftIsDue, hasChoice, isEntering } from './held.ts';
import { type FaultCode, type Infraction, infractionOf } from './infractions.ts';
import { type Action, parsePlot, type Token } from './plot-notation.ts';

const NO_NOTES: Notes = {};

/** A ship as far as a plot has brought her. */
interface Walked {
  readonly walk: Walk;
  /** One sign a step. */
  readonly steps: string;
  readonly path: readonly Position[];
}

const atRest = (ship: Ship): Walked => ({ walk: beginWalk(ship), steps: '', path: [] });

function stepOn(course: Course, { walk, steps, path }: Walked, action: Action): Walked | FaultCode {
  const next = advance(course, walk, action);
  if (typeof next === 'string') return next;
  return { walk: next, steps: steps + action, path: [...path, { bow: next.bow, heading: next.heading }] };
}

function judgementOf(
  course: Course,
  { walk, steps, path }: Walked,
  fault: Infraction | null = null,
): Judgement {
  // Backing alone is lying still.
  const stirs = walk.backs < steps.length;
  return {
    legal: fault === null,
    infraction: fault,
    steps: stirs ? steps : '',
    path: stirs ? path : [],
    cost: walk.cost,
    hexes: walk.hexes,
    turns: course.total > 0 && course.springs === null ? walk.turns : 0,
    backs: walk.backs,
    attitude: attitude(walk.heading, course.sea.wind),
    leaves: walk.ended === 'left',
  };
}

/** Reads a plot as far as it is legal, with the notes that stand beside it. */
export function judgePlot(
  sea: Sea,
  ship: Ship,
  text: string,
  notes: Notes = ship.advanced?.notes ?? NO_NOTES,
): Judgement {
  const course = courseOf(sea, ship, notes);
  let walked = atRest(ship);
  const broken = (code: FaultCode, at: number): Judgement =>
    judgementOf(
      course,
      walked,
      infractionOf(code, at, {
        ship,
        start: attitude(ship.heading, sea.wind),
        allowances: course.allowances,
        wait: dismastedWait(ship.spec.turning),
        turning: course.manoeuvre.turning,
        now: attitude(walked.walk.heading, sea.wind),
      }),
    );
  const { tokens, unreadableAt } = parsePlot(text);
  // 7.2.4: sign by sign, in the order in which they stand.
  for (const token of tokens) {
    if (token.sign === 'still' || token.sign === 'D') {
      const code = restFault(course, token, tokens);
      if (code !== null) return broken(code, token.at);
      continue;
    }
    const first = tokens[0]!;
    if (first.sign === 'still') return broken('alone', token.at);
    if (first.sign === 'D') return broken('drift-alone', token.at);
    const action: Action = token.sign === 'hexes' ? 'F' : token.sign;
    for (let n = token.sign === 'hexes' ? token.hexes : 1; n > 0; n--) {
      const next = stepOn(course, walked, action);
      // 7.2.7, 20.4.2.1: the plot ends at the fault, and what stands before it counts.
      if (typeof next === 'string') return broken(next, token.at);
      walked = next;
    }
  }
  // 7.1.7: legal whether all her factors are spent or not.
  return unreadableAt === null ? judgementOf(course, walked) : broken('unreadable', unreadableAt);
}

/** What is wrong with a sign that is no step. */
function restFault(
  { sea, ship, total, held }: Course,
  token: Token,
  tokens: readonly Token[],
): FaultCode | null {
  if (token !== tokens[0]) return token.sign === 'D' ? 'drift-alone' : 'alone';
  if (token.sign === 'D') return driftIsDue(sea, ship) ? null : 'not-drifting';
  return isEntering(sea, ship) && held === null && total > 0 ? 'must-enter' : null;
}

const ACTIONS: readonly Action[] = ['F', 'L', 'R'];

/** A plot that stands as it is written, and what it comes to. */
export interface LegalPlot {
  readonly plot: string;
  readonly judgement: Judgement;
}

/**
 * Every legal plot, in the one way each can be written; lying still and drifting first. Those with a B are left out:
 * there are many thousands, and few are worth a thought. So are those that run her ashore (38.3).
 */
export function legalPlots(sea: Sea, ship: Ship, notes: Notes = NO_NOTES): LegalPlot[] {
  const course = courseOf(sea, ship, notes, true);
  const start = atRest(ship);
  const judgement = judgementOf(course, start);
  const plots: LegalPlot[] = [];
  if (ship.presence === 'afloat' || !hasChoice(sea, ship)) plots.push({ plot: '0', judgement });
  if (driftIsDue(sea, ship)) plots.push({ plot: 'D', judgement });
  if (course.held === null) collect(course, start, '', 0, plots);
  return plots;
}

/** `written` is the plot up to the hexes ahead that are still being counted in `run`. */
function collect(course: Course, walked: Walked, written: string, run: number, plots: LegalPlot[]): void {
  for (const action of ACTIONS) {
    const next = stepOn(course, walked, action);
    if (typeof next === 'string') continue;
    const judgement = judgementOf(course, next);
    if (action === 'F') {
      plots.push({ plot: `${written}${run + 1}`, judgement });
      collect(course, next, written, run + 1, plots);
    } else {
      const plot = run > 0 ? `${written}${run}${action}` : written + action;
      plots.push({ plot, judgement });
      collect(course, next, plot, 0, plots);
    }
  }
}
