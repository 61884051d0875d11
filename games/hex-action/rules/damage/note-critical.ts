/** Possible critical hits, noted as the dice fall and kept until the firing is over (16.1.2.2). */
import { CRITICALS } from '../../data/criticals.ts';
import type { Critical } from '../sea/advanced-sea.ts';
import type { AdvancedState } from '../sea/edition.ts';
import type { Context } from '../sea/phase.ts';

/** 16.1.2.2: the face marked with an asterisk on every Hit Table. */
const MARKED = 6;

/** After each die on a Hit Table: a six is kept with its own dice until the Combat Phase is over (16.1.2.2.1). */
export function noteCritical(
  sea: AdvancedState,
  die: number,
  shot: Omit<Critical, 'dice'>,
  context: Context,
): void {
  const { advanced } = sea;
  if (die !== MARKED) return;
  const first = context.dice.d6();
  const two = CRITICALS[advanced.rules.tables.criticals].data.dice === 2;
  const dice = two ? ([first, context.dice.d6()] as const) : ([first] as const);
  advanced.criticals = [...advanced.criticals, { ...shot, dice }];
}
