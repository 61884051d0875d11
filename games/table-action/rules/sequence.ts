/** The sequence of play: four phases a turn, each run until it must ask; judged when a turn ends. */
import type { Answered, Dice, Happening, Resolution } from '@weathergage/kernel';
import { boarding } from './aboard/boarding.ts';
import { activation } from './activation/activation.ts';
import { initiative } from './activation/initiative.ts';
import { end } from './end.ts';
import { judge } from './scenario/victory.ts';
import type { TableAsk } from './table/asks.ts';
import { privateCopy } from './table/copy.ts';
import type { Context, PhaseRules, Progress } from './table/phase.ts';
import { PHASES, type Phase, type State } from './table/state.ts';
import type { TableTold } from './table/told.ts';
import type { TableAction } from './types.ts';

const RULES: Readonly<Record<Phase, PhaseRules>> = { initiative, activation, boarding, end };

export const asks = (table: State): TableAsk[] => RULES[table.phase].asks(table);

/** Opens the first turn: runs on to the first question. */
export function open(table: State, dice: Dice): State {
  const copy = privateCopy(table);
  const { context, happenings } = listening(dice);
  context.tell({ kind: 'turn', rule: 'turn.phases', turn: copy.turn });
  if (RULES[copy.phase].enter(copy, context) === 'done') runOn(copy, context);
  copy.prologue = happenings.map(({ truth }) => truth);
  return copy;
}

export function resolve(
  table: State,
  answers: readonly Answered<TableAction>[],
  dice: Dice,
): Resolution<TableAction> {
  const copy = privateCopy(table);
  const { context, happenings } = listening(dice);
  for (const told of copy.prologue) context.tell(told);
  copy.prologue = [];
  copy.asked++;
  if (RULES[copy.phase].resolve(copy, answers, context) === 'done') runOn(copy, context);
  return { state: copy, happenings };
}

/** Goes through the phases until one waits for somebody or the match is decided. */
function runOn(table: State, context: Context): void {
  let progress: Progress = 'done';
  while (progress === 'done') {
    const at = PHASES.indexOf(table.phase);
    if (at === PHASES.length - 1) {
      const outcome = judge(table);
      if (outcome !== null) {
        table.outcome = outcome;
        context.tell({ kind: 'over', rule: outcome.rule, outcome });
        return;
      }
      table.turn++;
      context.tell({ kind: 'turn', rule: 'turn.phases', turn: table.turn });
    }
    table.phase = PHASES[(at + 1) % PHASES.length]!;
    progress = RULES[table.phase].enter(table, context);
  }
}

function listening(dice: Dice): { context: Context; happenings: Happening<TableTold>[] } {
  const happenings: Happening<TableTold>[] = [];
  const context: Context = { dice, tell: (truth, how) => void happenings.push({ truth, ...how }) };
  return { context, happenings };
}
