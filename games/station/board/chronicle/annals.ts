/** What has happened by Turn: lines nobody should forget, and what each Turn brought in Prestige. */
import type { LocationId } from '../../rules/module/vocabulary.ts';
import type { StationTold } from '../../rules/told/index.ts';
import type { Score, View } from '../../rules/world/state.ts';
import { theatreOf } from '../../rules/world/theatre.ts';
import { datedOf, type PastStep } from './dated.ts';
import { loserOf } from './losses.ts';

export interface Line {
  /** The step in which it was told. */
  readonly n: number;
  /** The Turn of the match. */
  readonly turn: number;
  readonly text: string;
  readonly rule: string;
  readonly at: LocationId | null;
  /** The end of a Battle, which can be seen again. */
  readonly battle: boolean;
}

/** Grave in the log of the day, but no matter for a chronicle: it has who won, and the Prestige of each Turn. */
const DETAILS: ReadonlySet<StationTold['kind']> = new Set<StationTold['kind']>([
  'combat',
  'hurt',
  'prestige',
  'port-side',
]);
const isDetail = (told: StationTold): boolean =>
  DETAILS.has(told.kind) || (told.kind === 'event' && told.what === 'implemented');

/** The grave lines of all that has been told, and every loss, under the Turn in which it happened. */
export function annalsOf(steps: readonly PastStep[], view: View): Line[] {
  const theatre = theatreOf(view);
  return datedOf(steps, view).flatMap(({ n, turn, told, line, at }): Line[] => {
    if (line === null) return [];
    const kept = loserOf(theatre, told) !== null || (line.weight === 'grave' && !isDetail(told));
    return kept ? [{ n, turn, text: line.text, rule: line.rule, at, battle: told.kind === 'victor' }] : [];
  });
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
    scores: scoresOf(ledger, turn),
  }));
}

/** What a Turn brought: one line for each side and source; what came and went again is left out. */
export function scoresOf(ledger: readonly Score[], turn: number): Score[] {
  const sums = new Map<string, Score>();
  for (const score of ledger) {
    if (score.turn !== turn || score.source === 'start' || score.source === 'handicap') continue;
    const key = `${score.side}/${score.source}`;
    sums.set(key, { ...score, points: score.points + (sums.get(key)?.points ?? 0) });
  }
  return [...sums.values()].filter(({ points }) => points !== 0);
}
