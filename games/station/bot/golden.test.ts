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
  ['admiral', 'intro-toulon', 'markers', null, 'dd66a5bc3bfdf8f9 8eecda54bdb2f3a9 bf0f23e3788d29b3'],
  ['admiral', 'minor-1744', 'markers', 6, '28c215c22b2fa976 84023941bb33cffa 480f9df4fd809db9'],
  ['admiral', 'minor-1746', 'markers', 4, '47df5ed6fa30de7e 01002b066fb08c3d c33d48638952db9b'],
  ['admiral', 'minor-1747', 'blind', 3, '62ba746f2b50698b e85c74d994a6aaf0 a340f8e82debeddb'],
  // Past the end of the first Year.
  ['admiral', 'campaign-1742', 'blind', 18, 'b093268c640f5938 513c627daf1e9541 4d33e844f4ad0d62'],
  ['commodore', 'minor-1742', 'markers', 6, '5ac9c007ad58d644 d35f569322ba86c6 9ae8673092f26c15'],
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
