import { expect, it } from 'vitest';
import { looseDice } from '../dice.ts';
import { Match } from '../match.ts';
import { fleetGame, fleetOf } from '../toys/fleet.ts';
import { anyAnswer } from './chooser.ts';

const opening = {
  game: fleetGame.id,
  rulesVersion: fleetGame.rulesVersion,
  scenario: fleetOf(6, 4),
  options: {},
  dice: { kind: 'seeded', seed: 1 },
} as const;

it('takes every legal answer about as often as any other', () => {
  const match = Match.begin(fleetGame, opening, null);
  const [ask] = match.asks;
  const view = match.view(ask!.seat);
  const answers = [...fleetGame.choices(view, ask!)].map((answer) => JSON.stringify(answer));
  const dice = looseDice(3);
  const choose = anyAnswer(fleetGame);
  const counts = new Map<string, number>();
  const draws = 6000;
  for (let i = 0; i < draws; i++) {
    const answer = JSON.stringify(choose(view, ask!, dice));
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([...answers].sort());
  const expected = draws / answers.length;
  // Six standard deviations: the seed is fixed, and a lopsided draw is far outside.
  for (const count of counts.values())
    expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected));
});
