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
  ['admiral', 'first-cruise', 'blind', null, '78a9b3ff69add94b 9d5a7d72d2473cb9 1f51a85f8d34bfcf'],
  ['admiral', 'valdoro-trade', 'markers', null, 'ea7ddd7c75cadaa8 2d37a4e1134725fe 40bccbc56736343d'],
  ['admiral', 'marrick-1757', 'blind', 10, 'b003c603f34da70e 898daa6510692cca 0ea7cb6a2858fe8c'],
  // Past the end of the first Year.
  ['admiral', 'campaign-1757', 'markers', 18, '7fe35ec68ff2b9f7 5e827078c57cd74d 382f9cb037ac6338'],
  ['admiral', 'intro-toulon', 'markers', null, '649a0c8096634be8 31da8354af1bb200 53f3b1d735623497'],
  ['admiral', 'minor-1744', 'markers', 6, '78c06cf452adc518 7635bb8d71864611 a4e3f29466a39980'],
  ['admiral', 'minor-1746', 'markers', 4, '83ae8112be17e7ad 4a7b7710a8935fd8 445a5f9b6150e299'],
  ['admiral', 'minor-1747', 'blind', 3, 'b9b3917bfcbfce9c 18140671dd8b9b7a aed7b91ba3ad3970'],
  // Past the end of the first Year.
  ['admiral', 'campaign-1742', 'blind', 18, '63c6be01fa3fbc7e 2b5c253a951e7139 41441a23b4053925'],
  ['commodore', 'minor-1742', 'markers', 6, '6c6818cabb386328 d9e2abdf78dca3f7 328b9b691b113ba0'],
  ['harbour', 'valdoro-trade', 'blind', null, '9702f4d7fb6ace7e c90bb561bf907c32 45d3be7f8854128d'],
];

describe('golden matches of the bots', () => {
  it.each(GOLDEN)('%s: %s with %s ends as it did', (name, id, movement, turns, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const choosers = inOneHand(station, scenario, bots[name] as typeof bots.random);
    const options: Options = { movement, ...(turns === null ? {} : { turnLimit: turns }) };
    expect(goldenLine(station, scenario, options, { seed: 1805, choosers })).toBe(hashes);
  });
});
