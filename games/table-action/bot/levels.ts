/**
 * Easier opponents than the commodore. Those who see as he does slip now and then; the others come as they are and are
 * slow at the guns. Every step between them was weighed (docs/ladder.md).
 */
import type { Dice, QuickChooser } from '@weathergage/kernel';
import type { TableAction } from '../rules/types.ts';
import { commodoreBot } from './captain.ts';
import { closeBot } from './close.ts';

/** Of a hundred thoughts so many are the first that comes to mind. */
const slipping =
  (slips: number): QuickChooser<TableAction> =>
  (view, ask, dice) =>
    dice.below(100) < slips ? closeBot(view, ask) : commodoreBot(view, ask, dice);

/** Of a hundred chances to fire so many go by: the guns are not run out in time. */
const slowAtGuns =
  (missed: number): QuickChooser<TableAction> =>
  (view, ask, dice: Dice) => {
    const answer = closeBot(view, ask);
    if (!('do' in answer) || dice.below(100) >= missed) return answer;
    if (answer.do === 'move' && answer.shots !== undefined) {
      const { shots: _, ...silent } = answer;
      return silent;
    }
    return ask.kind === 'fire' ? { do: 'done' } : answer;
  };

export const levels = {
  landsman: slowAtGuns(93),
  volunteer: slowAtGuns(71),
  mate: slowAtGuns(41),
  lieutenant: slipping(62),
  commander: slipping(29),
} as const;
