import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';
import { bots } from '../index.ts';
import { council } from './index.ts';

const [WAR] = scenarios;
const PLAY_OUTS = 3;

/** The answers of a first lord to so many of his first questions in a war, his enemy being a sea lord. */
function answersOf(own: string, questions: number): string[] {
  const dice = looseDice(3);
  const { choose } = council(PLAY_OUTS);
  let state = seaPower.setup(WAR!, {}, dice);
  const given: string[] = [];
  while (given.length < questions) {
    const answers = seaPower.asks(state).map((ask) => {
      const view = seaPower.view(state, ask.seat);
      const bot = ask.seat === own ? choose : bots['sea-lord'];
      const answer = bot(view, ask, looseDice(given.length)) as never;
      expect(seaPower.check(view, ask, answer)).toBeNull();
      if (ask.seat === own) given.push(JSON.stringify(answer));
      return { ask, answer };
    });
    state = seaPower.resolve(state, answers, dice).state;
  }
  return given;
}

describe('the first lord', () => {
  it('gives lawful orders, the same ones when asked again', { timeout: 120_000 }, () => {
    for (const side of ['english', 'european']) expect(answersOf(side, 24)).toEqual(answersOf(side, 24));
  });

  it('thinks a voyage over against others, and against nobody sailing', { timeout: 60_000 }, () => {
    const dice = looseDice(3);
    let state = seaPower.setup(WAR!, {}, dice);
    const sails = () => seaPower.asks(state).find(({ kind, seat }) => kind === 'sail' && seat === 'english');
    while (sails() === undefined) {
      const answers = seaPower.asks(state).map((ask) => {
        const view = seaPower.view(state, ask.seat);
        return { ask, answer: bots['sea-lord'](view, ask, dice) as never };
      });
      state = seaPower.resolve(state, answers, dice).state;
    }
    const view = seaPower.view(state, 'english');
    const { plans, playOuts } = council(PLAY_OUTS).weigh(view, 'english', looseDice(1));
    expect(playOuts).toBe(PLAY_OUTS);
    expect(plans.length).toBeGreaterThan(3);
    expect(plans.map(({ plan }) => plan.name)).toContain('wait');
    expect(plans.every(({ worth }) => worth > 0 && worth < 1)).toBe(true);
  });
});
