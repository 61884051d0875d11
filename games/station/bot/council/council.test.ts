import { answersInTwoWorlds } from '@weathergage/bots/testing/in-two-worlds.ts';
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { station } from '../../rules/index.ts';
import type { Answer, StationAsk } from '../../rules/world/asks.ts';
import type { State } from '../../rules/world/state.ts';
import { bots } from '../index.ts';
import { council } from './index.ts';

const TRADE = scenarios.find(({ id }) => id === 'valdoro-trade')!;

/** What a council answers to its side's questions of these kinds, both sides being led by the fleet admiral otherwise. */
function counselled(
  kinds: readonly StationAsk['kind'][],
  many: number,
): { given: string[]; refused: number } {
  const dice = looseDice(11);
  const wise = council(2);
  let state = station.setup(TRADE, {}, dice) as State;
  const given: string[] = [];
  let refused = 0;
  while (given.length < many && station.outcome(state) === null) {
    const answers = station.asks(state).map((ask) => {
      const view = station.view(state, ask.seat);
      const answer = bots['fleet-admiral'](view, ask, dice) as Answer;
      if (ask.seat === 'crown' && kinds.includes(ask.kind)) {
        const other = wise(view, ask, looseDice(given.length)) as Answer;
        given.push(JSON.stringify(other));
        if (station.check(view, ask, other) !== null) refused++;
      }
      return { ask, answer };
    });
    state = station.resolve(state, answers, dice).state as State;
  }
  return { given, refused };
}

describe('the council', () => {
  it('gives lawful answers, the same ones when asked again', { timeout: 120_000 }, () => {
    const first = counselled(['plot', 'engage', 'withdraw', 'intensity'], 12);
    expect(first.refused).toBe(0);
    expect(first.given.length).toBe(12);
    expect(counselled(['plot', 'engage', 'withdraw', 'intensity'], 12).given).toEqual(first.given);
  });

  it('answers alike in two worlds that look alike', { timeout: 120_000 }, async () => {
    const { asked, differed } = await answersInTwoWorlds(station, TRADE, {}, council(1), 20);
    expect(asked).toBeGreaterThan(5);
    expect(differed).toEqual([]);
  });
});
