/** A fight between ships in numbers: where its turns ended, who hit whom from how far, and how the dice fell. */
import type { Desk, GameTypes } from '@weathergage/kernel';
import type { LogLine, ReportFrame } from '../contract.ts';
import { type Chance, type Luck, luckOf } from '../luck.ts';

/** The moments that the charts have a place for: the opening, and the end of every turn. */
export interface Moment {
  readonly turn: number;
  readonly frame: number;
}

/** A turn ends in the step that opens the next; the last one ends with the match. */
export function turnEnds(frames: readonly Pick<ReportFrame, 'turn'>[]): readonly Moment[] {
  const ends: Moment[] = [];
  frames.forEach(({ turn }, frame) => {
    if (turn !== frames[frame - 1]?.turn) ends.push({ turn: turn - 1, frame });
  });
  const last = frames.length - 1;
  const turn = frames[last]?.turn ?? 0;
  return ends.at(-1)?.frame === last ? ends : [...ends, { turn, frame: last }];
}

/** A broadside that was fired at somebody. */
export interface Shot<Range = unknown> {
  readonly frame: number;
  readonly ship: string;
  readonly side: string;
  readonly target: string;
  readonly range: Range;
  readonly rake: boolean;
  readonly hits: number;
  /** Null where no die fell. */
  readonly chance: Chance | null;
}

export const hitsOf = (shots: readonly Shot[]): number => shots.reduce((sum, { hits }) => sum + hits, 0);

export const hitsAt = <Range>(shots: readonly Shot<Range>[], side: string, range: Range): number =>
  hitsOf(shots.filter((shot) => shot.side === side && shot.range === range));

const chancesOf = (shots: readonly Shot[], side: string): readonly Chance[] =>
  shots.flatMap((shot) => (shot.side === side && shot.chance !== null ? [shot.chance] : []));

/** Hits beyond expectation that a side had scored by the end of each turn. */
export const luckRun = (shots: readonly Shot[], ends: readonly Moment[], side: string): readonly number[] =>
  ends.map(({ frame }) => {
    const fired = shots.filter((shot) => shot.frame <= frame);
    return luckOf(chancesOf(fired, side)).at(-1)?.luck ?? 0;
  });

export interface Fortune extends Luck {
  readonly hits: number;
  readonly expected: number;
}

export function fortuneOf(shots: readonly Shot[], side: string): Fortune {
  const chances = chancesOf(shots, side);
  const { luck, spread } = luckOf(chances).at(-1) ?? { luck: 0, spread: 0 };
  const sum = (of: 'rolled' | 'expected'): number => chances.reduce((all, chance) => all + chance[of], 0);
  return { hits: sum('rolled'), expected: sum('expected'), luck, spread };
}

export interface Decision {
  readonly key: string;
  readonly turn: number;
  readonly text: string;
}

/** The lines of the log that decided the match, in order. */
export const decisionsOf = <T extends GameTypes>(
  frames: readonly ReportFrame<T>[],
  decisive: ReadonlySet<T['told']['kind']>,
  logLine: (told: T['told'], desk: Desk<T>) => LogLine | null,
): readonly Decision[] =>
  frames.flatMap(({ desk, told, turn: now }, frame) =>
    told.flatMap((one, index) => {
      const line = decisive.has(one.kind) ? logLine(one, desk) : null;
      // What a step tells happened in the turn before it ended.
      const turn = frames[frame - 1]?.turn ?? now;
      return line === null ? [] : [{ key: `${frame}.${index}`, turn, text: line.text }];
    }),
  );
