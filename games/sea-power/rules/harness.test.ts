import { anyAnswer, type QuickChooser } from '@weathergage/kernel';
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { type SeaPower, seaPower } from './index.ts';
import type { AnswerTo } from './world/asks.ts';
import type { Options } from './world/options.ts';
import type { Scenario } from './world/scenario.ts';

/**
 * A scenario of one or two small years a war, so that every phase is looked at after each step. Whole matches take all
 * the checks a minute each and are the command line's business: `weathergage simulate`.
 */
const inSmall = (scenario: Scenario): Scenario => ({
  ...scenario,
  wars: scenario.wars.map((war) => {
    // The third war from where Spain, the Netherlands and the Russians are in it.
    const first = war.war === 3 ? 1797 : war.first;
    const last = first + (scenario.wars.length > 1 || war.war === 3 ? 0 : 1);
    return {
      ...war,
      first,
      last,
      forces: war.forces
        .filter(({ enters }) => enters <= last)
        .map((plan) => ({
          ...plan,
          base: { ships: Math.ceil(plan.base.ships / 8), leaders: 1 },
          new: { ships: 2, leaders: 2 },
          frigates: 1,
          enters: Math.max(first, plan.enters),
        })),
      changes: war.changes.filter(({ year }) => year >= first && year <= last),
    };
  }),
});

const random = anyAnswer(seaPower);

/** Random, but one decoy is enough and a fight is welcome, so that few steps see many battles. */
const warlike: QuickChooser<SeaPower> = (view, ask, dice) => {
  const answer = random(view, ask, dice);
  if (ask.kind === 'search' && dice.below(4) > 0) return { choice: 'fight' };
  if (ask.kind === 'gauge' && dice.below(4) > 0) return { withdraw: null };
  if (ask.kind === 'organise' || ask.kind === 'reorganise') {
    const { squadrons, ...rest } = answer as AnswerTo<'organise'>;
    const decoy = squadrons.find(({ stacks }) => stacks.length === 0);
    return { ...rest, squadrons: squadrons.filter((one) => one === decoy || one.stacks.length > 0) };
  }
  return answer;
};

const ROUGH = { seaTime: true, weather: true, delayedRepair: true, northernAlliances: true } as const;
const BLOODY = { capture: true, permanentlySunk: true, nelsonsYearOff: true } as const;

const OPTIONS: Readonly<Record<string, Options>> = {
  'seven-years-war-1756': { ...ROUGH, ...BLOODY, earlySpain: true, bidding: true },
  'maritime-war-1778': {},
  'napoleonic-wars-1793': { ...ROUGH, ...BLOODY, russians: true, revolution: true },
  'short-campaign-1778': { openPlay: true, seaTime: true, automaticVictory: true },
  'long-campaign-1756': { simplifiedCombat: true, russians: true, handicap: { english: 3, european: 0 } },
};

/** Every promise of the umpire, on random legal play: see the harness for what is looked at after each step. */
describe('Sea Power keeps the promises of every game', () => {
  it('in all its scenarios', () => {
    expect(Object.keys(OPTIONS)).toEqual(scenarios.map(({ id }) => id));
    for (const scenario of scenarios) expect(seaPower.examine(inSmall(scenario))).toEqual([]);
  });

  for (const scenario of scenarios)
    it(`${scenario.id}: no violation in random play of small years`, () => {
      const choosers = { english: warlike, european: warlike };
      const course = playOut(seaPower, inSmall(scenario), OPTIONS[scenario.id]!, { seed: 5, choosers });
      expect(course.violations).toEqual([]);
      expect(course.finished).toBe(true);
    });

  it('with its battles fought out in matches of their own: whatever may come of them', () => {
    const options = { capture: true, foughtOut: { ways: ['here', 'there'] } };
    const scenario = inSmall(scenarios[1]!);
    const choosers = { english: warlike, european: warlike };
    const courses = [1, 2, 3].map((seed) => playOut(seaPower, scenario, options, { seed, choosers }));
    expect(courses.flatMap(({ violations }) => violations)).toEqual([]);
    const reports = courses.flatMap(({ journal }) => journal.entries.filter(({ type }) => type === 'report'));
    expect(reports.length).toBeGreaterThan(0);
  });

  it('through a whole long campaign, as far as its invariants and questions go', () => {
    const campaign = scenarios.find(({ wars }) => wars.length === 3)!;
    const options = { ...ROUGH, ...BLOODY, revolution: true, russians: true };
    const course = playOut(seaPower, campaign, options, { seed: 3, checks: ['invariants', 'asks'] });
    expect(course.violations).toEqual([]);
    expect(course.finished).toBe(true);
  });
});
