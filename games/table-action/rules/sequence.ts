/** The sequence of play: four phases a turn, each run until it must ask; judged when a turn ends. */
import { listening, playingOf } from '@weathergage/kernel';
import { boardingPhase } from './aboard/boarding.ts';
import { activationPhase } from './activation/activation.ts';
import { initiativePhase } from './activation/initiative.ts';
import { endPhase } from './end.ts';
import { judge } from './scenario/victory.ts';
import { privateCopy } from './table/copy.ts';
import type { Context, PhaseRules, Play } from './table/phase.ts';
import { PHASES, type Phase, type State } from './table/state.ts';

const RULES: Readonly<Record<Phase, PhaseRules>> = {
  initiative: initiativePhase,
  activation: activationPhase,
  boarding: boardingPhase,
  end: endPhase,
};

export const { asks, open, resolve } = playingOf<Play>({
  copy: privateCopy,
  listen: (_, dice) => listening(dice),
  rulesOf: ({ phase }) => RULES[phase],
  advance,
  begin: (table, context) => context.tell({ kind: 'turn', rule: 'turn.phases', turn: table.turn }),
  keep: (table, happenings) => {
    table.prologue = happenings.map(({ truth }) => truth);
  },
  tellKept: (table, context) => {
    for (const told of table.prologue) context.tell(told);
    table.prologue = [];
  },
});

function advance(table: State, context: Context): void {
  const at = PHASES.indexOf(table.phase);
  if (at === PHASES.length - 1) {
    table.outcome = judge(table);
    if (table.outcome !== null) {
      context.tell({ kind: 'over', rule: table.outcome.rule, outcome: table.outcome });
      return;
    }
    table.turn++;
    context.tell({ kind: 'turn', rule: 'turn.phases', turn: table.turn });
  }
  table.phase = PHASES[(at + 1) % PHASES.length]!;
}
