/** The ledger of points, gathered by year and by source. */
import { SIDES, type Side } from '../../data/nations.ts';
import type { Score, Source } from '../../rules/world/score.ts';
import type { Open } from '../../rules/world/state.ts';

export interface SourceSum {
  readonly source: Source;
  readonly points: number;
  readonly scores: readonly Score[];
}

export interface YearOfPoints {
  readonly year: number;
  readonly sides: Readonly<Record<Side, readonly SourceSum[]>>;
  readonly gained: Readonly<Record<Side, number>>;
  /** The track at the end of the year. */
  readonly totals: Readonly<Record<Side, number>>;
}

function sumsOf(scores: readonly Score[], side: Side): SourceSum[] {
  const bySource = Map.groupBy(
    scores.filter((score) => score.side === side),
    ({ source }) => source,
  );
  return [...bySource].map(([source, each]) => ({ source, points: total(each), scores: each }));
}

const total = (scores: readonly Score[]): number => scores.reduce((sum, { points }) => sum + points, 0);

/** Every year that has points, in order. */
export function yearsOf({ ledger }: Pick<Open, 'ledger'>): YearOfPoints[] {
  const running = { english: 0, european: 0 };
  return [...Map.groupBy(ledger, ({ year }) => year)]
    .sort(([one], [other]) => one - other)
    .map(([year, scores]) => {
      const gained = { english: 0, european: 0 };
      for (const side of SIDES) {
        gained[side] = total(scores.filter((score) => score.side === side));
        running[side] += gained[side];
      }
      return {
        year,
        sides: { english: sumsOf(scores, 'english'), european: sumsOf(scores, 'european') },
        gained,
        totals: { ...running },
      };
    });
}

/** Over the whole match. */
export const sourcesOf = ({ ledger }: Pick<Open, 'ledger'>, side: Side): SourceSum[] =>
  sumsOf(ledger, side).toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
