/** The End Phase: the wind's whims, and the table made ready for the next turn. */
import type { PhaseRules } from './table/phase.ts';
import type { State } from './table/state.ts';

function tidy(table: State): void {
  for (const ship of table.ships) ship.acted = false;
  for (const battery of table.batteries) battery.acted = false;
  table.order = [];
  table.acting = 0;
  table.signalled = [];
}

export const endPhase: PhaseRules = {
  enter(table, context) {
    tidy(table);
    if (!table.flukyWind) return 'done';
    const die = context.dice.d6();
    table.fluky = die === 1;
    context.tell({ kind: 'fluky', rule: 'turn.phases', die, fluky: table.fluky, dice: [die] });
    return 'done';
  },
  asks: () => [],
  resolve: () => 'done',
};
