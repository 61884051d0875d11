/**
 * What a ship may do in one movement phase, decided on what everybody can see of her. The judge of a written plot and
 * the list of legal plots walk the same steps; other ships do not matter here, only wind and land.
 */
import type { Notes } from '../sea/advanced-log.ts';
import type { Position } from '../sea/hex.ts';
import type { Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import { attitude } from '../sea/wind.ts';
import { advance, begin, type Course, courseOf, type Judgement, type Walk } from './course.ts';
import { dismastedWait, driftIsDue, hasChoice, isEntering } from './held.ts';
import { type FaultCode, infraction } from './infractions.ts';
import { type Action, parsePlot, type Token } from './plot-notation.ts';

const NO_NOTES: Notes = {};

/** Reads a plot as far as it is legal, with the notes that stand beside it. */
export function judgePlot(
  sea: Sea,
  ship: Ship,
  text: string,
  notes: Notes = ship.advanced?.notes ?? NO_NOTES,
): Judgement {
  const course = courseOf(sea, ship, notes);
  const path: Position[] = [];
  let walk = begin(ship);
  let steps = '';
  const judged = (code: FaultCode | null, at: number): Judgement => {
    const now = attitude(walk.heading, sea.wind);
    const facts = () => ({
      ship,
      start: attitude(ship.heading, sea.wind),
      allowances: course.allowances,
      wait: dismastedWait(ship.spec.turning),
      turning: course.manoeuvre.turning,
      now,
    });
    // Backing alone is lying still.
    const stirs = walk.backs < steps.length;
    return {
      legal: code === null,
      infraction: code === null ? null : infraction(code, at, facts()),
      steps: stirs ? steps : '',
      path: stirs ? path : [],
      cost: walk.cost,
      hexes: walk.hexes,
      turns: course.total > 0 && course.springs === null ? walk.turns : 0,
      backs: walk.backs,
      attitude: now,
      leaves: walk.ended === 'left',
    };
  };
  const { tokens, unreadableAt } = parsePlot(text);
  // 7.2.4: sign by sign, in the order in which they stand.
  for (const token of tokens) {
    if (token.sign === 'still' || token.sign === 'D') {
      const code = restFault(course, token, tokens);
      if (code !== null) return judged(code, token.at);
      continue;
    }
    const first = tokens[0]!;
    if (first.sign === 'still') return judged('alone', token.at);
    if (first.sign === 'D') return judged('drift-alone', token.at);
    const action: Action = token.sign === 'hexes' ? 'F' : token.sign;
    for (let n = token.sign === 'hexes' ? token.hexes : 1; n > 0; n--) {
      const next = advance(course, walk, action);
      // 7.2.7, 20.4.2.1: the plot ends at the fault, and what stands before it counts.
      if (typeof next === 'string') return judged(next, token.at);
      walk = next;
      steps += action;
      path.push({ bow: walk.bow, heading: walk.heading });
    }
  }
  // 7.1.7: legal whether all her factors are spent or not.
  return unreadableAt === null ? judged(null, 0) : judged('unreadable', unreadableAt);
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

/**
 * Every legal plot, in the one way each can be written; lying still and drifting first. Those with a B are left out:
 * there are many thousands, and few are worth a thought. So are those that run her ashore (38.3).
 */
export function legalPlots(sea: Sea, ship: Ship, notes: Notes = NO_NOTES): string[] {
  const course = courseOf(sea, ship, notes, true);
  const plots: string[] = [];
  if (ship.presence === 'afloat' || !hasChoice(sea, ship)) plots.push('0');
  if (driftIsDue(sea, ship)) plots.push('D');
  if (course.held === null) collect(course, begin(ship), '', 0, plots);
  return plots;
}

/** `written` is the plot up to the hexes ahead that are still being counted in `run`. */
function collect(course: Course, walk: Walk, written: string, run: number, plots: string[]): void {
  for (const action of ACTIONS) {
    const next = advance(course, walk, action);
    if (typeof next === 'string') continue;
    if (action === 'F') {
      plots.push(`${written}${run + 1}`);
      collect(course, next, written, run + 1, plots);
    } else {
      const longer = run > 0 ? `${written}${run}${action}` : written + action;
      plots.push(longer);
      collect(course, next, longer, 0, plots);
    }
  }
}
