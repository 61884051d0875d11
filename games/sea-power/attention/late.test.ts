import { lateOrders } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { seaPower } from '../rules/index.ts';
import type { AnswerTo } from '../rules/world/asks.ts';
import { carryOn } from './carry-on.ts';
import { proposedPlace } from './stations.ts';

describe('an admiral who does not come', () => {
  it('storms no port, bids nothing, looks for nobody, and lays his squadrons on their stations', () => {
    const met = new Map<string, number>();
    for (const [seed, scenario] of scenarios.entries())
      for (const { view, ask, answer, isProposed } of lateOrders(seaPower, carryOn, {
        scenario,
        seed,
        most: 700,
      })) {
        if (isProposed) continue;
        met.set(ask.kind, (met.get(ask.kind) ?? 0) + 1);
        if (ask.kind === 'assault') expect(answer).toEqual({ areas: [] });
        if (ask.kind === 'bid') expect((answer as AnswerTo<'bid'>).points).toBe(0);
        if (ask.kind === 'place') expect(answer).toEqual(proposedPlace(view, ask));
        if (ask.kind === 'sail') expect((answer as AnswerTo<'sail'>).order?.end).not.toBe('sea');
      }
    for (const kind of ['assault', 'place', 'sail', 'organise', 'demobilise'])
      expect(met.get(kind), kind).toBeGreaterThan(0);
  });
});
