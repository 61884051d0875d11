/** Trafalgar entire in the Advanced Game: a whole turn of sixty ships through the umpire, and what one seat sees. */
import { hexAction as game } from '@weathergage/hex-action';
import { scenarios } from '@weathergage/hex-action/data/scenarios.ts';
import { anyAnswer, looseDice } from '@weathergage/kernel';
import { type Figure, rounded } from './figure.ts';
import { median } from './measure.ts';

const trafalgar = scenarios.find(({ id }) => id === 'trafalgar-1805')!;
const MATCHES = 3;
const TURNS = 20;

interface Sample {
  /** Milliseconds in `resolve` from one turn's first phase to the next's. */
  readonly turns: number[];
  readonly views: number[];
}

/** The first turns of one match by random answers; only `resolve` and `view` are on the clock. */
function watch(seed: number, sample: Sample): void {
  const dice = looseDice(seed);
  const choose = anyAnswer(game);
  let state = game.setup(trafalgar, {}, dice);
  let turn = state.turn;
  let spent = 0;
  while (game.outcome(state) === null && state.turn <= TURNS) {
    const views = new Map<string, ReturnType<typeof game.view>>();
    const viewOf = (seat: string) => {
      let view = views.get(seat);
      if (view === undefined) {
        const start = performance.now();
        view = game.view(state, seat);
        sample.views.push(performance.now() - start);
        views.set(seat, view);
      }
      return view;
    };
    const answers = game.asks(state).map((ask) => ({ ask, answer: choose(viewOf(ask.seat), ask, dice) }));
    const start = performance.now();
    state = game.resolve(state, answers, dice).state;
    spent += performance.now() - start;
    if (state.turn === turn) continue;
    sample.turns.push(spent);
    turn = state.turn;
    spent = 0;
  }
}

export function trafalgarTurn(): Figure[] {
  watch(0, { turns: [], views: [] });
  const sample: Sample = { turns: [], views: [] };
  for (let seed = 1; seed <= MATCHES; seed++) watch(seed, sample);
  return [
    { name: 'trafalgar-turn', value: rounded(median(sample.turns)), unit: 'ms', target: '< 50' },
    { name: 'trafalgar-turn-worst', value: rounded(Math.max(...sample.turns)), unit: 'ms' },
    { name: 'trafalgar-view', value: rounded(median(sample.views)), unit: 'ms', target: '< 2' },
  ];
}
