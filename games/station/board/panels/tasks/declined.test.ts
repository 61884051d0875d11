import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../data/scenarios.ts';
import { setup } from '../../../rules/scenario/setup.ts';
import { view as viewOf } from '../../../rules/umpire/view.ts';
import type { StationAsk } from '../../../rules/world/asks.ts';
import type { View } from '../../../rules/world/state.ts';
import { declinedBy, isDeclined } from './declined.ts';

const cruise = scenarios.find(({ id }) => id === 'first-cruise')!;
const quiet = viewOf(setup(cruise, {}), 'crown');
const ask: StationAsk = { id: '1', seat: 'crown', kind: 'tasks', rule: '6.14' } as StationAsk;
const none = { tasks: [] };

/** An unknown flag of the League comes where the Crown's scouts can look. */
const seen = (view: View, token: string, at = 'west-reach'): View => ({
  ...view,
  tokens: view.tokens.map((one) => (one.id === token ? { ...one, place: { at, berth: 'sea' } } : one)),
});

describe('Tasks declined', () => {
  it('are not offered again while there is nothing new', () => {
    const sighted = seen(quiet, 't3');
    const declined = declinedBy(sighted, ask, none, null);
    expect(declined?.known).not.toEqual([]);
    expect(isDeclined(sighted, ask, declined)).toBe(true);
    expect(isDeclined(sighted, ask, null)).toBe(false);
  });

  it('are offered again for a flag that was not there before', () => {
    const declined = declinedBy(seen(quiet, 't3'), ask, none, null);
    const both = seen(seen(quiet, 't3'), 't4');
    expect(isDeclined(both, ask, declined)).toBe(false);
    const again = declinedBy(both, ask, none, declined);
    expect(isDeclined(both, ask, again)).toBe(true);
  });

  it('are offered again in the next Impulse if anything is in reach, and in the next Turn always', () => {
    const sighted = seen(quiet, 't3');
    const declined = declinedBy(sighted, ask, none, null);
    expect(isDeclined({ ...sighted, impulse: sighted.impulse + 1 }, ask, declined)).toBe(false);
    expect(isDeclined({ ...quiet, impulse: quiet.impulse + 1 }, ask, declined)).toBe(true);
    expect(isDeclined({ ...quiet, turn: quiet.turn + 1 }, ask, declined)).toBe(false);
  });

  it('are forgotten when a Task is given, and are not touched by other answers', () => {
    const declined = declinedBy(quiet, ask, none, null);
    const search = { tasks: [{ task: 'Search' as const, aux: 'aux-crown-fleet-1', at: 'west-reach' }] };
    expect(declinedBy(quiet, ask, search, declined)).toBeNull();
    const shadow = { ...ask, kind: 'shadow', token: 't3' } as StationAsk;
    expect(declinedBy(quiet, shadow, { shadow: true }, declined)).toBe(declined);
  });
});
