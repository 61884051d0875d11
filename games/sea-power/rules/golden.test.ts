import { goldenLine } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { AREA_IDS } from '../data/areas.ts';
import type { Nation } from '../data/nations.ts';
import { seaPower } from './index.ts';
import type { Options } from './world/options.ts';
import type { Scenario, WarPlan } from './world/scenario.ts';

/**
 * Finished matches of random play, by hashes of their course. A hash that changes means that a journal written
 * yesterday would come out differently today: give the rules a new version, then write the new hashes here. A journal
 * brings its scenario with it, so these have their own, which no balancing of ours touches.
 */
const RULES_VERSION = '2';

const war = (
  number: WarPlan['war'],
  [first, last]: readonly [number, number],
  enters: Partial<Record<Nation, number>>,
  changes: WarPlan['changes'] = [],
): WarPlan => ({
  war: number,
  title: `War ${number}`,
  first,
  last,
  forces: Object.entries(enters).map(([nation, year]) => ({
    nation: nation as Nation,
    base: { ships: nation === 'England' ? 24 : 14, leaders: 4 },
    new: { ships: 5, leaders: 1 },
    frigates: 2,
    enters: year,
  })),
  changes,
});

const FIRST = war(1, [1756, 1759], { England: 1756, France: 1756, Spain: 1758 });
const SECOND = war(2, [1778, 1780], { England: 1778, France: 1778, Netherlands: 1779 });
const THIRD = war(3, [1793, 1801], { England: 1793, France: 1793, Netherlands: 1795, Spain: 1797 }, [
  { year: 1798, port: 'valletta', owner: 'France' },
]);

const scenario = (...wars: WarPlan[]): Scenario => ({
  id: 'golden',
  title: 'Golden',
  date: '',
  place: 'The oceans of the world',
  briefing: '',
  wars,
  values: Object.fromEntries(AREA_IDS.map((id, index) => [id, index % 4])),
  provenance: {},
});

const MANY: Options = {
  seaTime: true,
  weather: true,
  revolution: true,
  delayedRepair: true,
  bidding: true,
  handicap: { english: 5, european: 0 },
  northernAlliances: true,
  nelsonsYearOff: true,
  capture: true,
  permanentlySunk: true,
  russians: true,
};
const OPEN: Options = { openPlay: true, automaticVictory: true, simplifiedCombat: true, earlySpain: true };

const GOLDEN: readonly (readonly [name: string, scenario: Scenario, options: Options, hashes: string])[] = [
  ['a war by the plain rules', scenario(FIRST), {}, 'c5acaf46fdcc3a2c 36074ef05355d1c3 9b8abb70c276eb39'],
  ['a war with many options', scenario(THIRD), MANY, 'd30b039eb9b47895 cd52184324fe8cc9 dd4c2ec3a75ab9f9'],
  [
    'a campaign in the open',
    scenario(FIRST, SECOND),
    OPEN,
    'e13475318120f595 1d6a885346ce1af3 c4b881c187b5cd2d',
  ],
];

describe('golden matches', () => {
  it('are those of this version of the rules', () => {
    expect(seaPower.rulesVersion).toBe(RULES_VERSION);
  });

  it.each(GOLDEN)('%s ends as it did', (_, plan, options, hashes) => {
    expect(seaPower.examine(plan)).toEqual([]);
    expect(goldenLine(seaPower, plan, options, { seed: 1805 })).toBe(hashes);
  });
});
