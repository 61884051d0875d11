import { lateOrders } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { choices } from '../rules/answers.ts';
import { station } from '../rules/index.ts';
import { carryOn } from './carry-on.ts';

const LEAST: Readonly<Record<string, object>> = {
  shadow: { shadow: false },
  engage: { fight: false },
  intensity: { intensity: 'Light' },
  double: { adds: [] },
  fireships: { attacks: [] },
};

describe('an admiral who does not come', () => {
  it('seeks no Battle, and fights one that finds him no hotter than he must', () => {
    const met = new Set<string>();
    for (const [seed, scenario] of scenarios.entries())
      for (const { view, ask, answer, isProposed } of lateOrders(station, carryOn, {
        scenario,
        seed,
        most: 900,
      })) {
        if (isProposed || LEAST[ask.kind] === undefined) continue;
        // His Orders may bind him to fight.
        const isFree = [...choices(view, ask)].some((one) => !('fight' in one) || !one.fight);
        if (!isFree) continue;
        met.add(ask.kind);
        expect(answer, ask.kind).toMatchObject(LEAST[ask.kind]!);
      }
    expect([...met]).toEqual(expect.arrayContaining(['shadow', 'engage', 'intensity', 'double']));
  });
});
