/** The lines of the log that decided the match, in order. */
import { type Decision, decisionsOf } from '@weathergage/web/toolkit/report/tally.ts';
import type { TableTold } from '../../rules/table/told.ts';
import { logLine } from '../log/log-line.ts';
import type { Frame } from './tally.ts';

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
  decisionsOf(frames, DECISIVE, logLine);
