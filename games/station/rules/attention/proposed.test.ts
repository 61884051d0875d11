import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { check } from '../answers.ts';
import { station } from '../index.ts';
import { proposedAnswer } from './proposed.ts';

describe('what is answered for who carries on', () => {
  it.each(['first-cruise', 'minor-1744', 'marrick-1757'])('is lawful through two Turns of %s', (id) => {
    const scenario = scenarios.find((one) => one.id === id)!;
    const dice = looseDice(1805);
    let world = station.setup(scenario, {}, dice);
    const kinds = new Set<string>();
    for (let steps = 0; steps < 400 && world.turn < 2 && world.outcome === null; steps++) {
      const asks = station.asks(world);
      const answers = asks.map((ask) => {
        const view = station.view(world, ask.seat);
        const answer = proposedAnswer(view, ask);
        kinds.add(ask.kind);
        if (answer !== null) expect(check(view, ask, answer), ask.kind).toBeNull();
        for (const open of station.choices(view, ask)) return { ask, answer: answer ?? open };
        throw new Error(`nothing to answer to ${ask.kind}`);
      });
      world = station.resolve(world, answers, dice).state;
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['plot', 'orders', 'reorganise']));
  });
});
