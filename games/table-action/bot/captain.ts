/** The machine's captain: each question to the officer whose business it is. */
import type { Dice } from '@weathergage/kernel';
import type { Answer, TableAsk } from '../rules/table/asks.ts';
import type { View } from '../rules/table/state.ts';
import { chooseBattery, chooseBears, chooseFire, chooseSnap } from './gunner.ts';
import { chooseActivation, chooseSignal } from './lieutenant.ts';
import { chooseSegment } from './master.ts';

/** Half-made plans carried on, with little time and with the usual. */
const BEAM = { quick: 4, usual: 8 } as const;
/** With less than this many milliseconds he does not look so closely. */
const HURRIED = 10;

export function captainBot(view: View, ask: TableAsk, _dice: Dice, budgetMs?: number): Answer {
  switch (ask.kind) {
    case 'signal':
      return chooseSignal(view, ask);
    case 'activate':
      return chooseActivation(view, ask);
    case 'segment': {
      const hurried = budgetMs !== undefined && budgetMs < HURRIED;
      return chooseSegment(view, ask, { beam: hurried ? BEAM.quick : BEAM.usual });
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
}
