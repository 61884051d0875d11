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
  ['admiral', 'first-cruise', 'blind', null, '78a9b3ff69add94b f684cfae13423b04 2ef52693eb4fe715'],
  ['admiral', 'valdoro-trade', 'markers', null, 'ea7ddd7c75cadaa8 2d37a4e1134725fe 8430dbafa78c2ef6'],
  ['admiral', 'intro-toulon', 'markers', null, '73d175b47fc1f470 5df8a0098272d838 9587797c9f6e37dd'],
  ['admiral', 'minor-1744', 'markers', 6, '1ec7795bf30b3ea6 066418680c7370c9 3ab8f61348cf009f'],
  ['admiral', 'minor-1746', 'markers', 4, '56b90ffc7e25aad8 01002b066fb08c3d 48ad54106f1fc187'],
  ['admiral', 'minor-1747', 'blind', 3, 'b9b3917bfcbfce9c e85c74d994a6aaf0 aed7b91ba3ad3970'],
  // Past the end of the first Year.
  ['admiral', 'campaign-1742', 'blind', 18, 'b093268c640f5938 513c627daf1e9541 4d33e844f4ad0d62'],
  ['commodore', 'minor-1742', 'markers', 6, 'a5daa35cab6aeb92 d35f569322ba86c6 a3923088a06e249f'],
  ['harbour', 'valdoro-trade', 'blind', null, '9702f4d7fb6ace7e c90bb561bf907c32 b1ebfbea13916a72'],
];

describe('golden matches of the bots', () => {
  it.each(GOLDEN)('%s: %s with %s ends as it did', (name, id, movement, turns, hashes) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const choosers = inOneHand(station, scenario, bots[name] as typeof bots.random);
    const options: Options = { movement, ...(turns === null ? {} : { turnLimit: turns }) };
    expect(goldenLine(station, scenario, options, { seed: 1805, choosers })).toBe(hashes);
  });
});
