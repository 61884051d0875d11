/**
 * Matches of the bots, kept by hashes of their course: a hash that changes means that they, or the rules, play otherwise
 * than before. If that is meant, write the new hashes here.
 */
import { type GoldenMatch, goldenOf } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import type { Options } from '../rules/world/options.ts';
import { bots } from './index.ts';

type Bot = keyof typeof bots;
type Hashes = Omit<GoldenMatch, 'finished'>;
const GOLDEN: readonly (readonly [bot: Bot, id: string, options: Options, hashes: Hashes])[] = [
  [
    'admiral',
    'first-cruise',
    { movement: 'blind' },
    { state: '17f2cfb65d66cf58', tale: 'b0e1ae2778ca6c87', seen: 'fd15a7f9f09d63cf' },
  ],
  [
    'admiral',
    'valdoro-trade',
    { movement: 'markers' },
    { state: '0bfa4cef915a8f3b', tale: '8ce3991c9499fc46', seen: 'fb6ade06f06acd53' },
  ],
  [
    'admiral',
    'intro-toulon',
    { movement: 'markers' },
    { state: '0a137947457da652', tale: '2171c4d6d1277918', seen: '0425b2a9c26837b9' },
  ],
  [
    'admiral',
    'minor-1744',
    { movement: 'markers', turnLimit: 6 },
    { state: '9ad91193447bf9cf', tale: 'bc4605237f7e75c5', seen: '245d30160acac90b' },
  ],
  [
    'admiral',
    'minor-1746',
    { movement: 'markers', turnLimit: 4 },
    { state: '27aa8e68dce23614', tale: '346c60e01ea13910', seen: '6838a587f7ca6873' },
  ],
  [
    'admiral',
    'minor-1747',
    { movement: 'blind', turnLimit: 3 },
    { state: 'cf2e72aefc74a5b5', tale: '4ea1f55641e60158', seen: 'ce4e131de0c7431c' },
  ],
  // Past the end of the first Year.
  [
    'admiral',
    'campaign-1742',
    { movement: 'blind', turnLimit: 18 },
    { state: 'f71fd08d2661f007', tale: '662bb3e1bca2e126', seen: 'a91472c68701766f' },
  ],
  [
    'commodore',
    'minor-1742',
    { movement: 'markers', turnLimit: 6 },
    { state: '7650ff2defa95989', tale: 'dfeaab242a4150c6', seen: 'e3af85e93d456ccc' },
  ],
  [
    'harbour',
    'valdoro-trade',
    { movement: 'blind' },
    { state: '9702f4d7fb6ace7e', tale: '8bd527acd17b3429', seen: 'ddd89870b286fe8e' },
  ],
];

describe('golden matches of the bots', () => {
  it.each(GOLDEN)('%s: %s with %o ends as it did', (name, id, options, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const bot = bots[name] as typeof bots.random;
    const choosers = Object.fromEntries(station.seats(scenario).map((seat) => [seat.id, bot]));
    const golden = goldenOf(station, scenario, options, { seed: 1805, choosers });
    expect(golden).toEqual({ finished: true, ...hashes });
  });
});
