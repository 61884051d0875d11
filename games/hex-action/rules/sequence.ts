/** The sequence of play (5.0): eight phases a turn, each run until it must ask; the match stops when it is decided. */
import type { Answered, Dice, Happening, Outcome, Resolution } from '@weathergage/kernel';
import type { HexAsk } from './asks.ts';
import { boarding } from './boarding.ts';
import { combat } from './combat.ts';
import { privateCopy } from './copy.ts';
import { execution } from './execution.ts';
import { grappling } from './grappling.ts';
import { gunLosses } from './gun-losses.ts';
import { load } from './load.ts';
import { melee } from './melee.ts';
import { notation } from './notation.ts';
import type { Context, PhaseRules, Progress } from './phase.ts';
import { PHASES, type Phase, type State } from './state.ts';
import { recover } from './surrender.ts';
import type { HexTold } from './told.ts';
import type { HexAction } from './types.ts';
import { unfouling } from './unfouling.ts';
import { ungrappling } from './ungrappling.ts';
import { judge, stalemate } from './victory.ts';

const RULES: Readonly<Record<Phase, PhaseRules>> = {
  unfouling,
  notation,
  execution,
  grappling,
  ungrappling,
  boarding,
  combat,
  'gun-losses': gunLosses,
  melee,
  load,
};

export const asks = (sea: State): HexAsk[] => RULES[sea.phase].asks(sea);

/** Opens the first turn: runs on to the first question. */
export function open(sea: State, dice: Dice): State {
  const copy = privateCopy(sea);
  const { context } = listening(dice);
  if (RULES[copy.phase].enter(copy, context) === 'done') runOn(copy, context);
  return copy;
}

export function resolve(
  sea: State,
  answers: readonly Answered<HexAction>[],
  dice: Dice,
): Resolution<HexAction> {
  const copy = privateCopy(sea);
  const { context, happenings } = listening(dice);
  // The first turn begins with its first answers; nobody was there to be told when the sea was laid out.
  if (copy.asked === 0) context.tell({ kind: 'turn', rule: '5.0', turn: copy.turn });
  copy.asked++;
  const progress = RULES[copy.phase].resolve(copy, answers, context);
  if (!decided(copy, context) && progress === 'done') runOn(copy, context);
  return { state: copy, happenings };
}

/** Turns in a row without a question to anybody after which nothing will ever change again. */
const DEAD_WATER = 60;

/** Goes through the phases until one waits for somebody or the match is decided. */
function runOn(sea: State, context: Context): void {
  const from = sea.turn;
  let progress: Progress = 'done';
  while (progress === 'done') {
    const at = PHASES.indexOf(sea.phase);
    if (at === PHASES.length - 1) {
      if (sea.turn - from >= DEAD_WATER) {
        end(sea, stalemate(sea), context);
        return;
      }
      sea.turn++;
      context.tell({ kind: 'turn', rule: '5.0', turn: sea.turn });
      recover(sea, context);
    }
    sea.phase = PHASES[(at + 1) % PHASES.length]!;
    progress = RULES[sea.phase].enter(sea, context);
    // 14.1.4: the match stops there; the rest of the turn is not played.
    if (decided(sea, context)) return;
  }
}

function decided(sea: State, context: Context): boolean {
  if (sea.outcome !== null) return true;
  const outcome = judge(sea);
  if (outcome !== null) end(sea, outcome, context);
  return outcome !== null;
}

function end(sea: State, outcome: Outcome, context: Context): void {
  sea.outcome = outcome;
  context.tell({ kind: 'over', rule: outcome.rule, outcome });
}

function listening(dice: Dice): { context: Context; happenings: Happening<HexTold>[] } {
  const happenings: Happening<HexTold>[] = [];
  const context: Context = { dice, tell: (truth, how) => void happenings.push({ truth, ...how }) };
  return { context, happenings };
}
