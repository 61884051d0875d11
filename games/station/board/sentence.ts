/** What the umpire asks of this seat now, in one sentence, and the short facts at the top of the page. */
import { today } from '../rules/umpire/phase.ts';
import { askTitle } from './look/answer-words.ts';
import type { StationDesk } from './look/types.ts';
import { list, STEP_WORDS, seasonWords, sideName, turnWords, windName } from './look/words.ts';

export function headline({ view }: StationDesk): {
  readonly turn: string;
  readonly phase: string;
  readonly detail: string;
} {
  const { year, turn } = today(view);
  const phase =
    view.impulse === 0
      ? STEP_WORDS[view.step]
      : `Impulse ${view.impulse}.${view.increment}, ${STEP_WORDS[view.step]}`;
  const winds =
    view.blowing.length === 0
      ? 'the prevailing winds'
      : list(view.blowing.map((wind) => windName(view, wind)));
  return { turn: `${year}, Turn ${turn}`, phase, detail: `${seasonWords(view, view.turn)}; ${winds}` };
}

export function sentence(desk: StationDesk): string {
  const { view, asks } = desk;
  if (view.outcome !== null) return outcomeWords(desk);
  const open = asks.find(({ answer }) => answer === null);
  if (open !== undefined) return `${turnWords(view, view.turn)}: ${askTitle(open.ask)}.`.replace('?.', '?');
  if (asks.length > 0) return 'Your orders are given; the other side has still to answer.';
  return `${turnWords(view, view.turn)}: ${STEP_WORDS[view.step]}. The umpire waits for the other side.`;
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
