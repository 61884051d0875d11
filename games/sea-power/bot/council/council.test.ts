import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { seaPower } from '../../rules/index.ts';
import type { AnswerTo, SeaAsk } from '../../rules/world/asks.ts';
import { bots } from '../index.ts';
import { lordOf } from '../lords/index.ts';
import { FIRST_LORD } from './first-lord.ts';
import { type CouncilTerms, council } from './index.ts';
import { handInForce, yearPlans } from './plans.ts';
import { mindsOf } from './ways.ts';

const [WAR] = scenarios;
const PLAY_OUTS = 32;
/** One who thinks voyages over too. */
const WAKEFUL: CouncilTerms = { ...FIRST_LORD, weight: { sail: 1 } };

/** The answers of a first lord to so many of his first questions in a war, his enemy being a sea lord. */
function answersOf(own: string, questions: number): string[] {
  const dice = looseDice(3);
  const { choose } = council(PLAY_OUTS, FIRST_LORD);
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

  it('thinks a voyage over against others, within the play-outs he is given', { timeout: 60_000 }, () => {
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
    const [ask] = seaPower.asks(state).filter(({ seat }) => seat === 'english');
    const { plans, chance, playOuts, chosen } = council(PLAY_OUTS, WAKEFUL).weigh(view, ask!, looseDice(1));
    expect(playOuts).toBeLessThanOrEqual(PLAY_OUTS);
    expect(playOuts).toBeGreaterThan(PLAY_OUTS / 2);
    expect(plans.length).toBeGreaterThan(2);
    expect(plans.map(({ name }) => name)).toContain(chosen.name);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  });

  it('does as he would unasked where there is no time to think', () => {
    const dice = looseDice(3);
    const state = seaPower.setup(WAR!, {}, dice);
    const [ask] = seaPower.asks(state);
    const view = seaPower.view(state, ask!.seat);
    const hasty = council(1, FIRST_LORD).choose(view, ask!, looseDice(1), 0) as AnswerTo<'organise'>;
    const unasked = lordOf(FIRST_LORD.tempers)(view, ask!, looseDice(1)) as AnswerTo<'organise'>;
    // The squadrons are the same; their names tell that the usual orders are in force.
    const drawnUp = ({ squadrons }: AnswerTo<'organise'>) => squadrons.map(({ stacks }) => stacks);
    expect(drawnUp(hasty)).toEqual(drawnUp(unasked));
  });

  it('sails in the mind in which the year was drawn up', () => {
    const dice = looseDice(3);
    const own = FIRST_LORD.tempers[1].english;
    let state = seaPower.setup(WAR!, {}, dice);
    const [first] = seaPower.asks(state);
    const plans = yearPlans(own, seaPower.view(state, 'english'), first!, looseDice(1), 12);
    const waiting = mindsOf(own, 'english').findIndex(({ name }) => name === 'bases far apart');
    const asked = () => seaPower.asks(state).find(({ kind, seat }) => kind === 'place' && seat === 'english');
    while (asked() === undefined) {
      const answers = seaPower.asks(state).map((ask) => {
        const usual = bots['sea-lord'](seaPower.view(state, ask.seat), ask, dice) as never;
        const draws = ask.kind === 'organise' && ask.seat === 'english';
        return { ask, answer: draws ? plans[waiting]!.answer : usual };
      });
      state = seaPower.resolve(state, answers, dice).state;
    }
    const placing = asked()!;
    const view = seaPower.view(state, 'english');
    expect(handInForce(own, view, placing)).toBe(plans[waiting]!.hand);
    expect(handInForce(own, view, { ...placing, kind: 'line' } as SeaAsk)).toBe(
      handInForce(own, view, first!),
    );
  });
});
