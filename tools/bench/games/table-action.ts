/** Table Action at 24 ships: a ship's whole activation through the umpire, and the list of her moves. */
import { anyAnswer, looseDice } from '@weathergage/kernel';
import { tableAction as game } from '@weathergage/table-action';
import { scenarios } from '@weathergage/table-action/data/scenarios.ts';
import { type Figure, rounded } from '../figure.ts';
import { median, overMatches } from '../measure.ts';

const shipsIn = ({ squadrons }: (typeof scenarios)[number]): number =>
  squadrons.reduce((sum, { ships }) => sum + ships.length, 0);
const largest = scenarios.reduce((a, b) => (shipsIn(b) > shipsIn(a) ? b : a));

const MATCHES = 6;

/** Milliseconds in `resolve` from a ship's first order to the next ship's, and in a list of choices. */
const sample = () => ({ activations: [] as number[], choices: [] as number[] });

/** One match by random answers; only `resolve` and the whole list of a segment's choices are on the clock. */
function watch(seed: number, { activations, choices }: ReturnType<typeof sample>): void {
  const dice = looseDice(seed);
  const choose = anyAnswer(game);
  let state = game.setup(largest, {}, dice);
  let acting: string | null = null;
  let spent = 0;
  while (game.outcome(state) === null) {
    const answers = game.asks(state).map((ask) => {
      const view = game.view(state, ask.seat);
      if (ask.kind === 'segment') {
        const start = performance.now();
        for (const _ of game.choices(view, ask)) void _;
        choices.push(performance.now() - start);
      }
      return { ask, answer: choose(view, ask, dice) };
    });
    const start = performance.now();
    state = game.resolve(state, answers, dice).state;
    spent += performance.now() - start;
    const now = state.activation?.ship ?? null;
    if (now === acting) continue;
    if (acting !== null) activations.push(spent);
    acting = now;
    spent = 0;
  }
}

export function tableAction(): Figure[] {
  const { activations, choices } = overMatches(MATCHES, sample, watch);
  return [
    {
      name: 'table-action-activation',
      value: rounded(median(activations)),
      unit: 'ms',
      target: '< 1',
    },
    { name: 'table-action-choices', value: rounded(median(choices)), unit: 'ms', target: '< 5' },
    { name: 'table-action-choices-worst', value: rounded(Math.max(...choices)), unit: 'ms' },
  ];
}
