/**
 * Matches of the bots, kept by hashes of their course: a hash that changes means that they, or the rules, play otherwise
 * than before. If that is meant, write the new hashes here.
 */
import { goldenLine, inOneHand } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { station } from '../rules/index.ts';
import type { Options } from '../rules/world/options.ts';
import { bots } from './index.ts';

type Bot = keyof typeof bots;
type Movement = NonNullable<Options['movement']>;
type Row = readonly [bot: Bot, id: string, movement: Movement, turns: number | null, hashes: string];
const GOLDEN: readonly Row[] = [
  ['admiral', 'first-cruise', 'blind', null, '78a9b3ff69add94b 79c35e9d5c2a2910 de37001fba3e387d'],
  ['admiral', 'valdoro-trade', 'markers', null, '4c11076ebdc2ee5a d9f75de80c77322b a9ed514793eb0af0'],
  ['admiral', 'marrick-1757', 'blind', 10, 'b003c603f34da70e 721a0db4b504f34b 3b3ad176608d5800'],
  // Past the end of the first Year.
  ['admiral', 'campaign-1757', 'markers', 18, '7fe35ec68ff2b9f7 b25c99328acd45fc 142758e256260a46'],
  ['admiral', 'intro-toulon', 'markers', null, '649a0c8096634be8 22357ad5ce411548 2f7b0ca690880350'],
  ['admiral', 'minor-1744', 'markers', 6, '78c06cf452adc518 c7dd5ddf28a37a3f 641f4a7e8c4ea067'],
  ['admiral', 'minor-1746', 'markers', 4, '83ae8112be17e7ad 4251cf2d6a00541e eebc070df768654e'],
  ['admiral', 'minor-1747', 'blind', 3, 'b9b3917bfcbfce9c 841151a563cc62b5 c228803a35789784'],
  // Past the end of the first Year.
  ['admiral', 'campaign-1742', 'blind', 18, '63c6be01fa3fbc7e d9c60f4d08e6a7d8 1e0ba71a729b85f6'],
  ['commodore', 'minor-1742', 'markers', 6, '6c6818cabb386328 a87d07b6051a74ae 27c34e2df42237d0'],
  ['harbour', 'valdoro-trade', 'blind', null, 'c98c6cdd905c20c1 9f044def0fa60996 3d527ed13de0a19a'],
];

describe('golden matches of the bots', () => {
  it.each(GOLDEN)('%s: %s with %s ends as it did', (name, id, movement, turns, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const choosers = inOneHand(station, scenario, bots[name] as typeof bots.random);
    const options: Options = { movement, ...(turns === null ? {} : { turnLimit: turns }) };
    expect(goldenLine(station, scenario, options, { seed: 1805, choosers })).toBe(hashes);
  });
});
