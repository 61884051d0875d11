/** The lines of the log that decided the match, in order. */
import type { TableTold } from '../../rules/told.ts';
import { logLine } from '../log-line.ts';
import type { Frame } from './tally.ts';

export interface Decision {
  readonly key: string;
  readonly turn: number;
  readonly text: string;
}

/** A report keeps to what ended a ship's fight, or the match. */
const DECISIVE: ReadonlySet<TableTold['kind']> = new Set([
  'sunk',
  'exploded',
  'aground',
  'demasted',
  'struck',
  'captured',
  'retaken',
  'left',
  'destroyed',
  'surrendered',
  'resigned',
  'over',
]);

export const momentsOf = (frames: readonly Frame[]): readonly Decision[] =>
  frames.flatMap(({ desk, told }, frame) =>
    told.flatMap((one, index) => {
      const line = DECISIVE.has(one.kind) ? logLine(one, desk) : null;
      // What a step tells happened in the turn before it ended.
      const turn = frames[frame - 1]?.turn ?? desk.view.turn;
      return line === null ? [] : [{ key: `${frame}.${index}`, turn, text: line.text }];
    }),
  );
