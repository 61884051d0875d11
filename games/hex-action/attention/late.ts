/** What is done for a captain who does not come, where carrying on would have asked him: nobody is boarded in his name. */
import { firstWished } from '@weathergage/kernel';
import { check, choices } from '../rules/answers.ts';
import { legalPlots } from '../rules/sailing/plot.ts';
import type { Answer, HexAsk } from '../rules/sea/asks.ts';
import { shipOf, type View } from '../rules/sea/state.ts';
import { straightOn } from './courses.ts';
import { defaultAnswer } from './defaults.ts';
import { groundingOn } from './plot-choices.ts';

const turnsIn = (plot: string): number => plot.replace(/[^LR]/g, '').length;

/** The straightest and longest way that does not end on the ground; lying still where every way does. */
function clearPlot(view: View, ask: Extract<HexAsk, { kind: 'plot' }>): Answer {
  const ship = shipOf(view, ask.ship);
  const [best] = legalPlots(view, ship)
    .filter(({ judgement }) => groundingOn(view, ship, judgement.path) === null)
    .toSorted(
      (a, b) => turnsIn(a.plot) - turnsIn(b.plot) || b.judgement.path.length - a.judgement.path.length,
    );
  return { plot: best?.plot ?? '0' };
}

function wantedAnswer(view: View, ask: HexAsk): Answer {
  switch (ask.kind) {
    case 'plot':
      return clearPlot(view, ask);
    case 'orders':
      return { orders: ask.turns.map(() => ({ plot: straightOn(view, shipOf(view, ask.ship)) })) };
    case 'board-on':
      return { board: false };
    default:
      return defaultAnswer(view, ask);
  }
}

export function lateAnswer(view: View, ask: HexAsk): Answer | null {
  const wanted = wantedAnswer(view, ask);
  return check(view, ask, wanted) === null
    ? wanted
    : firstWished(choices(view, ask), (answer) => check(view, ask, answer) === null);
}
