/** Why it was carried on no further, in a line. */
import { dateOf } from '../rules/umpire/phase.ts';
import type { StationAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import { askTitle } from './ask-titles.ts';
import { formationName, orderName, placeName, squadronName } from './names.ts';
import { perilWords } from './peril-words.ts';
import { type Peril, perilsOf } from './perils.ts';
import type { Found } from './stops.ts';

const turnName = (view: View): string => {
  const { turn, year } = dateOf(view, view.turn);
  return `Turn ${turn} of ${year}`;
};

/** What the end of an Order gave: points at once where the scenario says so, else when the Year is counted (9.385). */
function worthWords({ scenario: { scoreOrders } }: View, end: 'fulfilled' | 'failed'): string {
  if (scoreOrders === undefined)
    return end === 'fulfilled'
      ? 'it counts for you when the Orders of the Year are compared'
      : 'it counts against you when the Orders of the Year are compared';
  const points = scoreOrders[end];
  return `${points > 0 ? '+' : '−'}${Math.abs(points)} Prestige`;
}

function becameWords(view: View, became: Found['became']): string {
  switch (became) {
    case 'fulfilled':
      return `Fulfilled, ${worthWords(view, 'fulfilled')}`;
    case 'failed':
      return `Failed, ${worthWords(view, 'failed')}`;
    case 'met':
      return `its task is done, ${worthWords(view, 'fulfilled')}`;
    case 'invalid':
      return 'overtaken by events, and it counts for nobody';
    case 'handed-over':
      return 'handed over';
    case 'arrived':
      return 'the ships have arrived';
    default:
      return 'to be done again';
  }
}

export function haltWords(
  view: View,
  { stop, at, formation, squadron, order, became, threatens }: Found,
  ask: StationAsk,
): string {
  const where = at === null ? '' : `, ${placeName(view, at)}`;
  const who = formation === undefined ? '' : formationName(view, formation);
  switch (stop) {
    case 'loss': {
      const peril: Peril | undefined = threatens
        ? perilsOf(view).find((one) => one.squadron === squadron)
        : undefined;
      if (peril !== undefined) return perilWords(view, peril);
      return `${squadron === undefined ? 'A loss' : `Ships of ${squadronName(view, squadron)} are lost`}${where}`;
    }
    case 'sight':
      return `${who === '' ? 'An enemy' : who} is in sight${where}`;
    case 'meet':
      return `${who} could meet an enemy${where}`;
    case 'gale':
      return `A gale is over ${who}${where}`;
    case 'order':
      if (order === undefined) return 'Orders from home wait for a decision';
      return threatens
        ? `${orderName(view, order)} must be done in this Turn, ${who}${where}`
        : `${orderName(view, order)}${who === '' ? '' : `, ${who}`}${where}: ${becameWords(view, became)}`;
    case 'worn':
      return `${squadronName(view, squadron!)} is worn, and could be laid up${where}`;
    case 'arrived':
      return `${who} has arrived${where}`;
    case 'turn':
      return `The Turn is over: ${turnName(view)} begins`;
    case 'impulse':
      return `Impulse ${view.impulse} begins`;
    case 'asked':
      return `Only you can answer: ${askTitle(ask).replace('?', '')}${where}`;
  }
}
