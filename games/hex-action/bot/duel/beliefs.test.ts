/** An enemy who is no captain is seen through by what she did last, and a captain is taken for one. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { hexAction } from '../../rules/index.ts';
import { hasChoice } from '../../rules/sailing/held.ts';
import { legalPlots } from '../../rules/sailing/plot.ts';
import type { AnswerTo } from '../../rules/sea/asks.ts';
import type { State, View } from '../../rules/sea/state.ts';
import { captainBot } from '../captain.ts';
import { TRIALS } from '../trials/scenarios.ts';
import { expectedOf } from './beliefs.ts';
import { CaptainsMind } from './captains-mind.ts';
import { learntNets } from './kept-nets.ts';
import { duelOf } from './logs.ts';
import { waysOf } from './ways.ts';

const trial = TRIALS.find(({ id }) => id === 'trial-38')!;

/** How often a plot of the second ship's was expected: by what she did before, and of a captain. */
function foreseen(view: View, plot: string): { readonly seen: number; readonly plain: number } {
  const foe = view.ships[1]!;
  const { path } = legalPlots(view, foe).find((each) => each.plot === plot)!.judgement;
  const { bow, heading } = path.at(-1) ?? foe;
  const ways = waysOf(view, foe, foe.rigging)[foe.heading];
  const at = ways.findIndex(
    ({ end }) => foe.bow.q + end.q === bow.q && foe.bow.r + end.r === bow.r && end.heading === heading,
  );
  return {
    seen: expectedOf(view, 0, learntNets()).get(ways[at]!.plot)!,
    plain: new CaptainsMind(duelOf(view), 1).mixture()[at]!,
  };
}

describe('what an enemy is taken for', () => {
  it('is one who makes straight for us, where she goes on doing so and nobody fires', () => {
    const begun = hexAction.setup(trial, {}, looseDice(1));
    const [own, foe] = begun.ships;
    const ships = [
      { ...own!, bow: { q: 39, r: 0 }, heading: 2 as const, hull: 8, lastPlot: 'R1L' },
      { ...foe!, bow: { q: 34, r: 4 }, heading: 3 as const, hull: 8, lastPlot: '1' },
    ];
    const expectedAt = (turn: number) =>
      foreseen(hexAction.view({ ...begun, turn, phase: 'notation', ships }, 'a-1'), '1');
    const { seen, plain } = expectedAt(14);
    expect(plain).toBeLessThan(0.05);
    expect(seen).toBeGreaterThan(0.3);
    expect(expectedAt(6).seen).toBeLessThan(seen);
  });

  it('is a captain, where she sails as captains do', () => {
    const sums = { seen: 0, plain: 0 };
    let plots = 0;
    for (const seed of [3, 4, 5]) {
      const dice = looseDice(seed);
      let state: State = hexAction.setup({ ...trial, turnLimit: 12 }, {}, looseDice(1));
      while (hexAction.outcome(state) === null) {
        const answers = hexAction
          .asks(state)
          .map((ask) => ({ ask, answer: captainBot(hexAction.view(state, ask.seat), ask, dice) }));
        const written = answers.find(({ ask: { kind, seat } }) => kind === 'plot' && seat === 'b-1');
        const view = hexAction.view(state, 'a-1');
        if (written !== undefined && state.turn > 2 && hasChoice(view, view.ships[1]!)) {
          const { seen, plain } = foreseen(view, (written.answer as AnswerTo<'plot'>).plot);
          sums.seen += seen;
          sums.plain += plain;
          plots++;
        }
        state = hexAction.resolve(state, answers, dice).state;
      }
    }
    expect(plots).toBeGreaterThan(10);
    expect(sums.seen).toBeGreaterThan(0.85 * sums.plain);
  });
});
