/** An order typed by hand: read, judged, and only then taken into the draft, so that nothing typed can harm the board. */
import type { MoveOrder } from '../../rules/table/asks.ts';
import type { View } from '../../rules/table/state.ts';
import { orderOf } from '../look/notation.ts';
import type { AskOf } from '../look/types.ts';
import { faultIn } from './defaults.ts';

export type Typed =
  | { readonly order: MoveOrder; readonly fault: null }
  | { readonly order: null; readonly fault: string };

const NOT_READ =
  'This is no order. M 4 R20 is four inches, then twenty degrees to starboard (L: to larboard).';

/** The move that a line says, if the umpire would take it; else what is wrong with it. */
export function typedMove(view: View, ask: AskOf<'segment'>, text: string): Typed {
  const order = orderOf('segment', text);
  if (order === null || !('do' in order) || order.do !== 'move') return { order: null, fault: NOT_READ };
  const refusal = faultIn(view, ask, order);
  return refusal === null ? { order, fault: null } : { order: null, fault: refusal.message };
}
