/** The entries of Prestige, a line for each Turn and reason, the newest first, with what either side had then. */
import type { SideId, When } from '../../rules/module/vocabulary.ts';
import { dateOf } from '../../rules/umpire/phase.ts';
import type { Source, View } from '../../rules/world/state.ts';

export interface LedgerLine {
  /** Null for what a side began with. */
  readonly date: When | null;
  readonly source: Source;
  /** Only of the sides that it touched. */
  readonly points: Readonly<Record<SideId, number>>;
  readonly totals: Readonly<Record<SideId, number>>;
}

/** What a side began with, in this order whoever was entered first. */
const BEFORE: readonly Source[] = ['start', 'handicap'];

export function ledgerLines(view: Pick<View, 'ledger' | 'scenario' | 'prestige'>): LedgerLine[] {
  const lines: LedgerLine[] = [];
  let totals: Record<SideId, number> = Object.fromEntries(
    Object.keys(view.prestige).map((side) => [side, 0]),
  );
  let turn = -1;
  const begun = BEFORE.flatMap((source) => view.ledger.filter((one) => one.source === source));
  const since = view.ledger.filter(({ source }) => !BEFORE.includes(source));
  for (const { turn: when, side, points, source } of [...begun, ...since]) {
    totals = { ...totals, [side]: (totals[side] ?? 0) + points };
    const last = lines.at(-1);
    // Ships lost by the one are won by the other in the same breath: one line for both.
    if (last !== undefined && last.source === source && turn === when) {
      const sum = (last.points[side] ?? 0) + points;
      lines[lines.length - 1] = { ...last, points: { ...last.points, [side]: sum }, totals };
      continue;
    }
    turn = when;
    const date = BEFORE.includes(source) ? null : dateOf(view, when);
    lines.push({ date, source, points: { [side]: points }, totals });
  }
  return lines.toReversed();
}
