/** The machine's captain: each question to the officer whose business it is. */
import type { Dice } from '@weathergage/kernel';
import type { Answer, TableAsk } from '../rules/table/asks.ts';
import type { View } from '../rules/table/state.ts';
import { chooseBattery, chooseBears, chooseFire, chooseSnap } from './gunner.ts';
import { chooseActivation, chooseSignal } from './lieutenant.ts';
import { chooseSegment } from './master.ts';
import { EVEN_TEMPER, TEMPERS, type Temper } from './temper.ts';

/** Half-made plans carried on: with little time, by the captain, and by the commodore, who sees more of what may come. */
const BEAM = { quick: 4, usual: 8, wide: 128 } as const;
/** With less than this many milliseconds he does not look so closely. */
const HURRIED = 10;

/** `beam` is how many half-made plans of a move he carries on; the commodores cut a cable where lying at it does harm. */
const officerOf =
  (beam: number, temper?: Temper, mayCut = false) =>
  (view: View, ask: TableAsk, _dice: Dice, budgetMs?: number): Answer => {
    switch (ask.kind) {
      case 'signal':
        return chooseSignal(view, ask);
      case 'activate':
        return chooseActivation(view, ask, mayCut);
      case 'segment': {
        const hurried = budgetMs !== undefined && budgetMs < HURRIED;
        return chooseSegment(view, ask, { beam: hurried ? BEAM.quick : beam, temper });
      }
      case 'fire':
        return chooseFire(view, ask);
      case 'bears':
        return chooseBears(view, ask);
      case 'snap':
        return chooseSnap(view, ask);
      case 'battery':
        return chooseBattery(view, ask);
    }
  };

export const captainBot = officerOf(BEAM.usual);
export const commodoreBot = officerOf(BEAM.wide, EVEN_TEMPER, true);
/** A commodore who never cuts a cable; for the ladder. */
export const keptAtAnchor = officerOf(BEAM.wide);

/** Commodores of other tempers. */
export const commodores = {
  'commodore-bold': officerOf(BEAM.wide, TEMPERS.bold, true),
  'commodore-wary': officerOf(BEAM.wide, TEMPERS.wary, true),
  'commodore-methodical': officerOf(BEAM.wide, TEMPERS.methodical, true),
} as const;
