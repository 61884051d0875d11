/** Why it was carried on no further, in a line; and what may be wished for. */
import { type Peril, perilsOf } from '../../rules/attention/perils.ts';
import type { Halt, Stop } from '../../rules/attention/stops.ts';
import type { StationAsk } from '../../rules/world/asks.ts';
import type { View } from '../../rules/world/state.ts';
import { perilWords } from '../desk/peril-words.ts';
import { askTitle } from '../look/answer-words.ts';
import { formationName, orderName, placeName, squadronName, turnWords } from '../look/words.ts';

export const STOP_WORDS: Readonly<Record<Stop, string>> = {
  loss: 'a loss, or ships in danger',
  sight: 'an enemy in sight',
  meet: 'somebody new could meet you',
  gale: 'a gale over ships of yours',
  order: 'an Order done, due or to be given',
  arrived: 'somebody has arrived',
  turn: 'the Turn’s end',
  impulse: 'every Impulse',
};

export function haltWords(
  view: View,
  { stop, at, formation, squadron, order, threatens }: Halt,
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
        : `There is news of ${orderName(view, order)}${who === '' ? '' : `, ${who}`}${where}`;
    case 'arrived':
      return `${who} has arrived${where}`;
    case 'turn':
      return `The Turn is over: ${turnWords(view, view.turn)} begins`;
    case 'impulse':
      return `Impulse ${view.impulse} begins`;
    case 'asked':
      return `Only you can answer: ${askTitle(ask).replace('?', '')}${where}`;
  }
}

/** What is being answered while it is carried on. */
export const carryingWords = (ask: StationAsk | null): string =>
  ask === null ? 'Carrying on …' : `Carrying on: ${askTitle(ask)}`;
