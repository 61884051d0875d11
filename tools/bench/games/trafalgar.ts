/** Trafalgar entire in the Advanced Game: a whole turn of sixty ships through the umpire, and what one seat sees. */
import { hexAction as game } from '@weathergage/hex-action';
import { scenarios } from '@weathergage/hex-action/data/scenarios.ts';
import { anyAnswer, looseDice } from '@weathergage/kernel';
import { type Figure, rounded } from '../figure.ts';
import { median, overMatches } from '../measure.ts';

const trafalgar = scenarios.find(({ id }) => id === 'trafalgar-1805')!;
const MATCHES = 3;
const TURNS = 20;

/** Milliseconds in `resolve` from one turn's first phase to the next's, and in a view. */
const sample = () => ({ turns: [] as number[], views: [] as number[] });

/** The first turns of one match by random answers; only `resolve` and `view` are on the clock. */
function watch(seed: number, { turns, views }: ReturnType<typeof sample>): void {
  const dice = looseDice(seed);
  const choose = anyAnswer(game);
  let state = game.setup(trafalgar, {}, dice);
  let turn = state.turn;
  let spent = 0;
  while (game.outcome(state) === null && state.turn <= TURNS) {
    const seen = new Map<string, ReturnType<typeof game.view>>();
    const viewOf = (seat: string) => {
      let view = seen.get(seat);
      if (view === undefined) {
        const start = performance.now();
        view = game.view(state, seat);
        views.push(performance.now() - start);
        seen.set(seat, view);
      }
      return view;
    };
    const answers = game.asks(state).map((ask) => ({ ask, answer: choose(viewOf(ask.seat), ask, dice) }));
    const start = performance.now();
    state = game.resolve(state, answers, dice).state;
    spent += performance.now() - start;
    if (state.turn === turn) continue;
    turns.push(spent);
    turn = state.turn;
    spent = 0;
  }
}

export function trafalgarTurn(): Figure[] {
  const { turns, views } = overMatches(MATCHES, sample, watch);
  return [
    { name: 'trafalgar-turn', value: rounded(median(turns)), unit: 'ms', target: '< 50' },
    { name: 'trafalgar-turn-worst', value: rounded(Math.max(...turns)), unit: 'ms' },
    { name: 'trafalgar-view', value: rounded(median(views)), unit: 'ms', target: '< 2' },
  ];
}
