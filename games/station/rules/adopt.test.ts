import { readFileSync } from 'node:fs';
import { adoptMatch, type Match, type Opening, type Snapshot } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { station } from './index.ts';
import type { Station } from './types.ts';

/** A first cruise under way, as the umpire of rules 1 left it in the midst of a Turn. */
const begun = (): { readonly opening: Opening; readonly snapshot: Snapshot<Station> } =>
  JSON.parse(readFileSync(new URL('./testing/begun-under-rules-1.json', import.meta.url), 'utf8'));

function finish(match: Match<Station>): void {
  while (match.outcome === null)
    for (const ask of match.asks) {
      const [answer] = station.choices(match.desk(ask.seat).view, ask);
      expect(match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer: answer! })).not.toHaveProperty(
        'refusal',
      );
    }
}

describe('a match begun under rules 1', () => {
  it('goes on with the courses free, as it was begun', () => {
    const { opening, snapshot } = begun();
    expect([opening.rulesVersion, snapshot.rulesVersion]).toEqual(['1', '1']);
    const { match, entry } = adoptMatch(station, opening, null, snapshot);
    expect(entry).toMatchObject({ type: 'adopt', rulesVersion: station.rulesVersion });
    expect(match.state.options).toEqual({ freeCourses: true });
    // Under Orders for another Port it may still be sent home.
    const [ask] = match.asks;
    const plan = { kind: 'voyage', to: 'pelham', arrive: 'hold' } as const;
    expect(match.state.forces['crown']!.formations['crown-flag']!.execution?.order).toBe('cr-show');
    expect(
      station.check(match.desk(ask!.seat).view, ask!, { plans: [{ formation: 'crown-flag', plan }] }),
    ).toBeNull();
  });

  it('can be finished, and is sound at every step', () => {
    const { opening, snapshot } = begun();
    const { match } = adoptMatch(station, opening, null, snapshot);
    expect(station.invariants(match.state)).toEqual([]);
    finish(match);
    expect(match.outcome).not.toBeNull();
    expect(station.invariants(match.state)).toEqual([]);
  });

  it('a match of these rules is left as it is', () => {
    const { opening, snapshot } = begun();
    const own = { ...snapshot, rulesVersion: station.rulesVersion };
    expect(adoptMatch(station, opening, null, own).match.state.options).toEqual({});
  });
});
