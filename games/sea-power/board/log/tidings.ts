/** What was thrown and drawn before the first question, in the words of the log, which begins only with the answers. */
import type { LogLine } from '@weathergage/web/toolkit/contract.ts';
import type { View } from '../../rules/world/state.ts';
import { logLine } from './log-line.ts';

export const tidingsOf = (view: View): LogLine[] =>
  view.prologue.flatMap((told) => logLine(told, { view }) ?? []);
