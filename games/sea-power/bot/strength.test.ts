/** How well it plays, and that no bot answers what the rules forbid. The long ladder is run by `weathergage ladder`. */
import { winRateOf } from '@weathergage/bots/testing/win-rate.ts';
import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { SIDES } from '../data/nations.ts';
import { scenarios } from '../data/scenarios.ts';
import { seaPower } from '../rules/index.ts';
import type { Options } from '../rules/world/options.ts';
import type { Scenario } from '../rules/world/scenario.ts';
import { admiral } from './admiral.ts';
import { bots } from './index.ts';

type Bot = typeof bots.random;

const [WAR] = scenarios as readonly [Scenario];
/** The first years of a scenario's first war, and no more of it. */
const briefly = (scenario: Scenario, years: number): Scenario => {
  const [war] = scenario.wars;
  return { ...scenario, wars: [{ ...war!, last: war!.first + years - 1 }] };
};

function winRate(rival: Bot, matches: number, hero = admiral as Bot): number {
  return winRateOf(matches, SIDES, (own, other, seed) => {
    const choosers = { [own]: hero, [other]: rival };
    return playOut(seaPower, WAR, {}, { seed, choosers, checks: [] }).outcome;
  });
}

describe('the strength of the admiral', () => {
  it('beats random play from either side', { timeout: 60_000 }, () => {
    expect(winRate(bots.random, 2)).toBe(1);
  });
  it('beats going for the nearest points from either side', { timeout: 60_000 }, () => {
    expect(winRate(bots.nearest as Bot, 4)).toBeGreaterThanOrEqual(0.75);
  });
});

/** Every switch is on in one of them. */
const OPTIONS: readonly Options[] = [
  { bidding: true, seaTime: true, capture: true, northernAlliances: true, earlySpain: true },
  { weather: true, delayedRepair: true, permanentlySunk: true, simplifiedCombat: true, openPlay: true },
  { russians: true, revolution: true, nelsonsYearOff: true, automaticVictory: true, seaTime: true },
];

describe('the strength of the sea lord', () => {
  it('beats the admiral', { timeout: 60_000 }, () => {
    expect(winRate(admiral as Bot, 8, bots['sea-lord'] as Bot)).toBeGreaterThanOrEqual(0.6);
  });
});

describe('the lawfulness of all of them', () => {
  it.each(scenarios.map((scenario, index) => ({ scenario, index })))(
    '$scenario.id: no bot gives an answer the rules refuse',
    { timeout: 60_000 },
    ({ scenario, index }) => {
      const years = briefly(scenario, 2);
      const names = ['sea-lord', 'admiral', 'rear-admiral', 'commodore', 'nearest'] as const;
      for (const [turn, name] of names.entries()) {
        let asked = 0;
        // Random play brings about what sensible play never would; every question is put to the bot as well.
        const probing: Bot = (view, ask, dice) => {
          const answer = (bots[name] as Bot)(view, ask, dice);
          expect(
            seaPower.check(view, ask, answer),
            `${name}: ${ask.kind} ${JSON.stringify(answer)}`,
          ).toBeNull();
          return asked++ % 3 === 0 ? bots.random(view, ask, dice) : answer;
        };
        const choosers = { english: probing, european: probing };
        const options = OPTIONS[(index + turn) % OPTIONS.length]!;
        const course = playOut(seaPower, years, options, { seed: 7 + index, choosers, checks: QUICK_CHECKS });
        expect(course.violations).toEqual([]);
        expect(course.finished).toBe(true);
        expect(asked).toBeGreaterThan(40);
      }
    },
  );

  it('comes to the same end when played again', { timeout: 60_000 }, () => {
    const play = () =>
      playOut(
        seaPower,
        briefly(WAR, 2),
        {},
        {
          seed: 11,
          choosers: { english: admiral as Bot, european: admiral as Bot },
          checks: [],
        },
      );
    expect(play().hash).toBe(play().hash);
  });
});
