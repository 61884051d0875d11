/**
 * The sequence of play: eight phases a turn (5.0), ten in the Advanced Game (17.0), each run until it must ask; the
 * match stops when it is decided.
 */
import type { Answered, Dice, Happening, Outcome, Resolution } from '@weathergage/kernel';
import { recover } from './afloat/surrender.ts';
import { boarding } from './boarding/boarding.ts';
import { grappling } from './boarding/grappling.ts';
import { melee } from './boarding/melee.ts';
import { unfouling } from './boarding/unfouling.ts';
import { ungrappling } from './boarding/ungrappling.ts';
import { closeTurn } from './close-turn.ts';
import { criticals } from './damage/criticals.ts';
import { gunLosses } from './damage/gun-losses.ts';
import { combat } from './gunnery/combat.ts';
import { load } from './gunnery/load.ts';
import { reload } from './gunnery/reload.ts';
import { execution } from './movement/execution.ts';
import { windPhase } from './movement/wind-phase.ts';
import { muster } from './orders/muster.ts';
import { notation } from './orders/notation.ts';
import { prepare } from './orders/prepare.ts';
import { fullSail, takeInSails } from './sailing/full-sail.ts';
import { judge, stalemate } from './scenario/victory.ts';
import type { AdvancedSea } from './sea/advanced-sea.ts';
import type { HexAsk } from './sea/asks.ts';
import { privateCopy } from './sea/copy.ts';
import type { Context, PhaseRules, Progress } from './sea/phase.ts';
import type { Phase, Sea, State } from './sea/state.ts';
import type { HexTold } from './sea/told.ts';
import type { HexAction } from './types.ts';

const RULES: Readonly<Record<Phase, PhaseRules>> = {
  muster,
  prepare,
  wind: windPhase,
  unfouling,
  notation,
  execution,
  grappling,
  ungrappling,
  boarding,
  combat,
  'gun-losses': gunLosses,
  criticals,
  melee,
  load,
  'full-sail': fullSail,
};

/** 5.0: grappling and ungrappling are one phase of the eight, gun losses a part of the combat. */
const BASIC_TURN: readonly Phase[] = [
  'unfouling',
  'notation',
  'execution',
  'grappling',
  'ungrappling',
  'boarding',
  'combat',
  'gun-losses',
  'melee',
  'load',
];
/** 17.0: the wind comes first and the sails last; critical hits close the combat. */
const ADVANCED_TURN: readonly Phase[] = [
  'wind',
  'unfouling',
  'notation',
  'execution',
  'grappling',
  'ungrappling',
  'boarding',
  'combat',
  'gun-losses',
  'criticals',
  'melee',
  'load',
  'full-sail',
];
/** Once, before the first turn of the Advanced Game. */
const BEFORE: readonly Phase[] = ['muster', 'prepare'];

export const turnOf = (sea: Sea): readonly Phase[] => (sea.advanced ? ADVANCED_TURN : BASIC_TURN);
const rulesOf = (sea: Sea): PhaseRules => (sea.phase === 'load' && sea.advanced ? reload : RULES[sea.phase]);

export const asks = (sea: State): HexAsk[] => rulesOf(sea).asks(sea);

/** Opens the first turn: runs on to the first question. */
export function open(sea: State, dice: Dice): State {
  const copy = privateCopy(sea);
  const { context, happenings } = listening(dice);
  if (rulesOf(copy).enter(copy, context) === 'done') runOn(copy, context);
  if (copy.advanced && happenings.length > 0) copy.advanced.opening = happenings;
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
  if (copy.asked === 0) tellOpening(copy, context);
  copy.asked++;
  const progress = rulesOf(copy).resolve(copy, answers, context);
  takeInSails(copy, context);
  if (!decided(copy, context) && progress === 'done') runOn(copy, context);
  return { state: copy, happenings };
}

/** With what took place before anybody was asked: the first wind, and whatever the umpire could settle alone. */
function tellOpening(sea: State, context: Context): void {
  const { opening, ...advanced } = sea.advanced ?? {};
  context.tell({ kind: 'turn', rule: '5.0', turn: opening === undefined ? sea.turn : 1 });
  if (opening === undefined) return;
  for (const { truth, ...how } of opening) context.tell(truth, how);
  sea.advanced = advanced as AdvancedSea;
}

/** Turns in a row without a question to anybody after which nothing will ever change again. */
const DEAD_WATER = 60;

/** Goes through the phases until one waits for somebody or the match is decided. */
function runOn(sea: State, context: Context): void {
  const from = sea.turn;
  let progress: Progress = 'done';
  while (progress === 'done') {
    const phases = turnOf(sea);
    const at = phases.indexOf(sea.phase);
    if (at === phases.length - 1) {
      if (sea.turn - from >= DEAD_WATER) {
        end(sea, stalemate(sea), context);
        return;
      }
      sea.turn++;
      context.tell({ kind: 'turn', rule: sea.advanced ? '17.0' : '5.0', turn: sea.turn });
      closeTurn(sea, context);
      recover(sea, context);
    }
    // What comes before the first turn leads into its first phase.
    const before = BEFORE.indexOf(sea.phase);
    sea.phase = before >= 0 ? (BEFORE[before + 1] ?? phases[0]!) : phases[(at + 1) % phases.length]!;
    progress = rulesOf(sea).enter(sea, context);
    takeInSails(sea, context);
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
