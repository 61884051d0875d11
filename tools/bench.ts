/** Everything that is measured, in the order it is printed. `weathergage bench` runs it. */
import type { Figure } from './bench/figure.ts';
import { hexAction } from './bench/hex-action.ts';
import { kernelCycle } from './bench/kernel-cycle.ts';
import { matchLoad } from './bench/match-load.ts';
import { pageWeight } from './bench/page-weight.ts';
import { seaPower } from './bench/sea-power.ts';
import { serverAnswers } from './bench/server-answers.ts';
import { station } from './bench/station.ts';
import { tableAction } from './bench/table-action.ts';
import { trafalgarTurn } from './bench/trafalgar.ts';
import { trafalgarPage } from './bench/trafalgar-page.ts';

export type { Figure } from './bench/figure.ts';

export const FIGURES: Readonly<Record<string, () => readonly Figure[] | Promise<readonly Figure[]>>> = {
  'kernel-cycle': kernelCycle,
  'hex-action': hexAction,
  trafalgar: trafalgarTurn,
  'table-action': tableAction,
  'sea-power': seaPower,
  station,
  'match-load': matchLoad,
  'server-answers': serverAnswers,
  'page-weight': pageWeight,
  'trafalgar-page': trafalgarPage,
};
