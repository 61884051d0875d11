/** A Battle told as beats: one for each Combat with its die, then what came of it, then who has the day. */
import type { BattleTold } from '../../rules/told/battle.ts';

type Told<K extends BattleTold['kind']> = Extract<BattleTold, { kind: K }>;

export type Beat =
  | { readonly kind: 'lines'; readonly told: readonly BattleTold[]; readonly ms: number }
  | { readonly kind: 'combat'; readonly told: Told<'combat'>; readonly ms: number }
  | { readonly kind: 'end'; readonly told: Told<'victor'>; readonly ms: number };

const COMBAT_MS = 1100;
const LINE_MS = 320;
const LONGEST_LINES_MS = 3200;
const END_MS = 2600;
/** Said already by the scene in which it was chosen. */
const SILENT: ReadonlySet<string> = new Set(['pick', 'meeting']);

export function beatsOf(told: readonly BattleTold[]): Beat[] {
  const beats: Beat[] = [];
  let lines: BattleTold[] = [];
  const close = (): void => {
    if (lines.length > 0)
      beats.push({
        kind: 'lines',
        told: lines,
        ms: Math.min(LONGEST_LINES_MS, 500 + LINE_MS * lines.length),
      });
    lines = [];
  };
  for (const one of told) {
    if (SILENT.has(one.kind)) continue;
    if (one.kind === 'combat') {
      close();
      beats.push({ kind: 'combat', told: one, ms: COMBAT_MS });
    } else if (one.kind === 'victor') {
      close();
      beats.push({ kind: 'end', told: one, ms: END_MS });
    } else lines.push(one);
  }
  close();
  return beats;
}
