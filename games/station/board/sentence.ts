/** What the umpire asks of this seat now, in one sentence, and the short facts at the top of the page. */
import { today } from '../rules/umpire/phase.ts';
import type { AskKind } from '../rules/world/asks.ts';
import { theatreOf } from '../rules/world/theatre.ts';
import { askTitle } from './look/answer-words.ts';
import type { StationDesk } from './look/types.ts';
import { list, STEP_WORDS, seasonWords, sideName, turnInYear, turnTitle, windName } from './look/words.ts';

export function headline({ view }: StationDesk): {
  readonly turn: string;
  readonly phase: string;
  readonly detail: string;
} {
  const phase =
    view.impulse === 0
      ? STEP_WORDS[view.step]
      : `Impulse ${view.impulse}.${view.increment}, ${STEP_WORDS[view.step]}`;
  const winds =
    view.blowing.length === 0
      ? 'the prevailing winds'
      : list(
          view.blowing.map((wind) =>
            `${windName(view, wind)} ${theatreOf(view).winds.get(wind)?.blows ?? ''}`.trim(),
          ),
        );
  return { turn: turnTitle(today(view)), phase, detail: `${seasonWords(view, view.turn)}; ${winds}` };
}

/** What has to be decided, where the name of the question alone does not say it. */
const DECIDES: Readonly<Partial<Record<AskKind, string>>> = {
  plot: 'where is each Formation to go?',
  tasks: 'shall scouts be sent out?',
  dockyard: 'who is repaired, and who comes out?',
  'lay-up': 'who goes into the yards to be repaired?',
  orders: 'which do you take, and who gets them?',
  auxiliaries: 'where shall the scouts serve?',
  reorganise: 'is anything to be put in order?',
  extend: 'shall one be begun again?',
  combat: 'who fights next?',
};

const askSentence = (ask: StationDesk['asks'][number]['ask']): string => {
  const decides = DECIDES[ask.kind];
  return decides === undefined ? `${askTitle(ask)}.`.replace('?.', '?') : `${askTitle(ask)}: ${decides}`;
};

/** `Turn 9, early July (1 of 4 to play)`; the year stands above it. */
const countedTurn = (view: StationDesk['view']): string =>
  `${turnInYear(view, view.turn)} (${view.turn + 1} of ${view.scenario.turns} to play)`;

export function sentence(desk: StationDesk): string {
  const { view, asks } = desk;
  if (view.outcome !== null) return outcomeWords(desk);
  const open = asks.find(({ answer }) => answer === null);
  if (open !== undefined) return `${countedTurn(view)}. ${askSentence(open.ask)}`;
  if (asks.length > 0) return 'Your orders are given; the other side has still to answer.';
  return `${countedTurn(view)}: ${STEP_WORDS[view.step]}. The umpire waits for the other side.`;
}

export function outcomeWords({ view }: StationDesk): string {
  const { outcome } = view;
  if (outcome === null) return '';
  const points = Object.entries(view.prestige)
    .map(([side, prestige]) => `${sideName(view, side)} ${prestige}`)
    .join(', ');
  if (outcome.winners.length === 0) return `A draw: ${points} in Prestige.`;
  return `${list(outcome.winners.map((side) => sideName(view, side)))} ${outcome.reason === 'resigned' ? 'wins, the other having given up' : `has the better of it (${outcome.reason})`}: ${points} in Prestige.`;
}
