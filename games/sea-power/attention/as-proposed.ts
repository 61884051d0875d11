/** What the rules propose: the nearest port, the fullest yard, the course held. */
import { check, choices } from '../rules/answers.ts';
import type { Answer, SeaAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';

/** The first answer that they propose, if it is lawful. */
export function asProposed(view: View, ask: SeaAsk): Answer | null {
  for (const choice of choices(view, ask)) return check(view, ask, choice) === null ? choice : null;
  return null;
}
