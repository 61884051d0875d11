/** A small bay to try the rules in: a shoal and two coves under the land, open water below. */
import { d6, loadedDice, type Resolution } from '@weathergage/kernel';
import type { Square } from '../chart.ts';
import { cutterAndBrig } from '../index.ts';
import type { CutterAndBrig, PlanAnswer, State } from '../types.ts';

const BAY: CutterAndBrig['scenario'] = {
  id: 'bay',
  title: 'The bay',
  date: '',
  place: '',
  briefing: '',
  turnLimit: 6,
  chart: ['#########', '#a.....b#', '#~~.....#', '.........', 'R........', '.........', '........1'],
  coves: [
    { mark: 'a', name: 'Alder' },
    { mark: 'b', name: 'Birch' },
  ],
  cutter: 'Nancy',
  brig: 'Vigilant',
  wind: 6,
};

export const square = (x: number, y: number): Square => ({ x, y });

export const opened = (): State => cutterAndBrig.setup(BAY, {}, loadedDice());

/** The answers in the order of the asks, with dice that fall as told. */
export function answered(
  state: State,
  answers: readonly CutterAndBrig['answer'][],
  ...dice: readonly number[]
): Resolution<CutterAndBrig> {
  const asks = cutterAndBrig.asks(state);
  const given = asks.map((ask, i) => ({ ask, answer: answers[i]! }));
  return cutterAndBrig.resolve(state, given, loadedDice(d6(...dice)));
}

export const planned = (plan: PlanAnswer): Resolution<CutterAndBrig> => answered(opened(), [plan]);

/** The first turn with both ships where they are wanted, a west wind, and the lights in Birch. */
export function night(cutter: Square, brig: Square, more: Partial<State> = {}): State {
  const { state } = planned({ landfall: square(8, 6), lights: 'b' });
  return { ...state, cutter: { at: cutter, heading: 0 }, brig: { at: brig, heading: 0 }, ...more };
}

export const sailed = (state: State, cutter: Square, brig: Square, ...dice: readonly number[]) =>
  answered(state, [{ to: cutter }, { to: brig }], ...dice);
