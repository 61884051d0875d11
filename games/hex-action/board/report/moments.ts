/** The lines of the log that decided the match, in order. */
import { type Decision, decisionsOf } from '@weathergage/web/toolkit/report/tally.ts';
import type { HexTold } from '../../rules/sea/told.ts';
import { logLine } from '../log/log-line.ts';
import type { Frame } from './tally.ts';

/** Collisions and fouls are grave enough for the log; a report keeps to what ended a ship's fight, or the match. */
const DECISIVE: ReadonlySet<HexTold['kind']> = new Set([
  'surrender',
  'recovered',
  'captured',
  'retaken',
  'left',
  'doomed',
  'ended',
  'resigned',
  'over',
]);

/** A doomed ship's die of every turn decides nothing before it ends her, and that is told. */
export const momentsOf = (frames: readonly Frame[]): readonly Decision[] =>
  decisionsOf(frames, DECISIVE, (told, desk) =>
    told.kind === 'doomed' && told.dice !== undefined ? null : logLine(told, desk),
  );
