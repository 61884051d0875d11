/** What has happened by Turn: lines nobody should forget, and what each Turn brought in Prestige. */
import type { Score, View } from '../../rules/state.ts';
import type { StationTold } from '../../rules/told/index.ts';
import { logLine } from '../log-line.ts';

export interface Line {
  /** The step in which it was told, so that an undo can strike it out. */
  readonly n: number;
  /** The Turn of the match. */
  readonly turn: number;
  readonly text: string;
  readonly rule: string;
}

/** The grave lines of a step written after those before it; what was undone is struck out. */
export function annalsAfter(
  annals: readonly Line[],
  story: { readonly n: number; readonly told: readonly StationTold[] },
  view: View,
): readonly Line[] {
  const kept = annals.filter(({ n }) => n < story.n);
  // A step may run on into the next Turn: what was told before that began belongs to the one before.
  let turn = view.turn - story.told.filter(({ kind }) => kind === 'turn').length;
  const lines = story.told.flatMap((told): Line[] => {
    if (told.kind === 'turn') turn++;
    const line = logLine(told, { view });
    return line?.weight === 'grave' ? [{ n: story.n, turn, text: line.text, rule: line.rule }] : [];
  });
  return [...kept, ...lines];
}

export interface TurnOfAnnals {
  readonly turn: number;
  readonly lines: readonly Line[];
  readonly scores: readonly Score[];
}

/** The newest Turn first; a Turn in which nothing was written is left out. */
export function byTurn(annals: readonly Line[], ledger: readonly Score[]): TurnOfAnnals[] {
  const turns = [...new Set([...annals, ...ledger].map(({ turn }) => turn))].toSorted((a, b) => b - a);
  return turns.map((turn) => ({
    turn,
    lines: annals.filter((one) => one.turn === turn),
    scores: ledger.filter((one) => one.turn === turn && one.source !== 'start' && one.source !== 'handicap'),
  }));
}
