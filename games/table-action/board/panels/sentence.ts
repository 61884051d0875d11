/** The head of the page: turn, phase, wind; and one sentence that says what the umpire asks now. */
import { verdictSentence, waitingSentence } from '@weathergage/web/toolkit/at-sea/verdict-words.ts';
import { countedWords } from '@weathergage/web/toolkit/phrases.ts';
import type { AskKind, TableAsk } from '../../rules/table/asks.ts';
import { inchesText } from '../look/chart-units.ts';
import type { AskOf, TableDesk } from '../look/types.ts';
import { windWords } from '../look/wind-words.ts';
import { DISPOSITION_WORDS, nameOf, PHASE_WORDS, reasonWords, squadronName, theSide } from '../look/words.ts';

type View = TableDesk['view'];

export function headline({ view, outcome }: TableDesk): { turn: string; phase: string; detail: string } {
  const acting = view.phase === 'activation' ? view.order[view.acting] : undefined;
  return {
    turn: `Turn ${view.turn} of ${view.turnLimit}`,
    phase:
      outcome !== null
        ? 'The fight is over'
        : acting === undefined
          ? PHASE_WORDS[view.phase]
          : squadronName(view, acting.squadron),
    detail: `Wind ${windWords(view.wind)}${view.fluky ? ', failing' : ''}`,
  };
}

type Sentences = { readonly [K in AskKind]: (ask: AskOf<K>, view: View) => string };

const SENTENCES: Sentences = {
  signal: (ask, view) => `${nameOf(view, ask.ship)} can make one signal before the dice: to whom?`,
  activate: (ask, view) =>
    ask.ships.length === 1
      ? `${nameOf(view, ask.ships[0]!)} is to act: what does she declare?`
      : `${squadronName(view, ask.squadron)} is to act: order all of its ${countedWords(ask.ships.length, 'ship')}, or one alone.`,
  segment: (ask, view) =>
    ask.disposition === 'aback'
      ? `${nameOf(view, ask.ship)} is taken aback in segment ${ask.segment}: turn her head off the wind.`
      : `${nameOf(view, ask.ship)}, segment ${ask.segment} of ${ask.segments}, ${DISPOSITION_WORDS[ask.disposition]}: sail ${inchesText(ask.least)} to ${inchesText(ask.most)}, then turn.`,
  fire: (ask, view) =>
    `${nameOf(view, ask.ship)} has done moving: fire, keep her guns ready, or end her turn.`,
  bears: (ask, view) =>
    `${nameOf(view, ask.mover)} comes into ${nameOf(view, ask.ship)}’s fire: now, or hold?`,
  snap: (ask, view) =>
    `${nameOf(view, ask.boarder)} is alongside ${nameOf(view, ask.ship)}: snap fire before they come over?`,
  battery: (ask, view) => `${nameOf(view, ask.battery)} may fire: at whom?`,
};

export const askSentence = (ask: TableAsk, view: View): string =>
  (SENTENCES[ask.kind] as (ask: TableAsk, view: View) => string)(ask, view);

export function sentence(desk: TableDesk): string {
  const { view, outcome } = desk;
  if (outcome !== null)
    return verdictSentence(outcome, (side) => theSide(view, side), reasonWords(view, outcome));
  const first = desk.asks.find(({ answer }) => answer === null);
  if (first !== undefined) return askSentence(first.ask, view);
  return waitingSentence(desk, view, PHASE_WORDS[view.phase]);
}
