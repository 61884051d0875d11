import { describe, expect, it } from 'vitest';
import { check } from '../rules/answers.ts';
import { battlesStep } from '../rules/battle/battles.ts';
import { twoFleets } from '../rules/testing/battle.ts';
import { Umpire } from '../rules/testing/station.ts';
import { view as viewOf } from '../rules/umpire/view.ts';
import type { StationAsk } from '../rules/world/asks.ts';
import type { View } from '../rules/world/state.ts';
import { carryOn } from './carry-on.ts';
import { nextCombat } from './combats.ts';

const FACES = Array.from({ length: 200 }, (_, i) => (i * 7 + 2) % 10);

/** A Battle fought as far as somebody is asked who goes into the next Combat, with the view in which it began. */
function atCombat(): { readonly before: View; readonly now: View; readonly ask: StationAsk } {
  const world = twoFleets();
  const umpire = new Umpire(world, battlesStep, ...FACES);
  const before = structuredClone(viewOf(umpire.world, 'red'));
  for (let turns = 0; umpire.progress === 'waits' && turns < 60; turns++) {
    const ask = umpire.asks.find(({ kind }, at) => kind === 'combat' && umpire.choices(at).length > 1);
    if (ask !== undefined) return { before, now: viewOf(umpire.world, ask.seat), ask };
    umpire.answer(...umpire.asks.map((_, index) => umpire.choices(index)[0]!));
  }
  throw new Error('no Combat was to be chosen');
}

describe('carrying on amid the Combats of a Battle', () => {
  const { before, now, ask } = atCombat();
  const carried = (since: View) => carryOn.carry({ since, now, told: [], asks: [ask] }, new Set(['loss']));

  it('puts up who is laid ready, wherever it is carried on', () => {
    const answer = nextCombat(now, ask);
    expect(check(now, ask, answer)).toBeNull();
    expect(carried(now)).toEqual({ answers: [answer] });
  });

  it('waits for the commander where it was begun before, or in another Battle', () => {
    expect(carried(before)).toMatchObject({ halt: { stop: 'asked' } });
    expect(carried({ ...now, turn: now.turn - 1 })).toMatchObject({ halt: { stop: 'asked' } });
    expect(carried({ ...now, battle: { ...now.battle!, step: 'intensity' } })).toMatchObject({
      halt: { stop: 'asked' },
    });
  });
});
