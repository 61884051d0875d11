/** Writing a plot sign by sign, the same whether it is typed, clicked or steered with the arrow keys. */
import { type Action, parsePlot, writeSteps } from '../../rules/sailing/plot-notation.ts';

/** A draft that lies still or drifts has nothing before it: any other sign replaces it. */
const moving = (draft: string): string => (draft === '0' || draft === 'D' ? '' : draft);

/** The steps of a draft that can be read; null where it can't be. */
function stepsOf(draft: string): string | null {
  const { tokens, unreadableAt } = parsePlot(draft);
  if (draft !== '' && unreadableAt !== null) return null;
  let steps = '';
  for (const { sign, hexes } of tokens) {
    if (sign === 'hexes') steps += 'F'.repeat(hexes);
    else if (sign === 'L' || sign === 'R' || sign === 'B') steps += sign;
  }
  return steps;
}

/** One step more: a hex ahead adds to the number it follows. */
export function withStep(draft: string, step: Action): string {
  const base = moving(draft);
  const steps = stepsOf(base);
  return steps === null ? base + (step === 'F' ? '1' : step) : writeSteps(steps + step);
}

/** One step less: three hexes become two. */
export function withoutStep(draft: string): string {
  const steps = stepsOf(moving(draft));
  return steps === null ? draft.slice(0, -1) : writeSteps(steps.slice(0, -1));
}

/** The last sign taken back, a number with all its digits. */
export const withoutSign = (draft: string): string => draft.replace(/(\d+|\D)$/, '');

/** A key's sign after the draft, as typed. */
export function withSign(draft: string, sign: string): string {
  const upper = sign.toUpperCase();
  if (upper === '0' || upper === 'D') return /\d$/.test(draft) && upper === '0' ? draft + upper : upper;
  return moving(draft) + upper;
}

/** What a text field holds, brought into the notation: capitals, no blanks, no longer than a log's line. */
export const cleaned = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9LRBD]/g, '')
    .slice(0, 24);
