import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { tableAction } from '../rules/index.ts';
import type { TableAsk } from '../rules/table/asks.ts';
import type { View } from '../rules/table/state.ts';
import { captainBot } from './captain.ts';
import { chooseSegment } from './master.ts';
import { TEMPERS } from './temper.ts';
import { TRIALS } from './trials/scenarios.ts';

const [trial] = TRIALS;

/** How often each would have moved otherwise than an even-tempered captain did, in a few matches of his. */
function departures(): Readonly<Record<keyof typeof TEMPERS, number>> {
  const found = { bold: 0, wary: 0, methodical: 0 };
  const beam = 8;
  const watched = (view: View, ask: TableAsk, dice: Parameters<typeof captainBot>[2]) => {
    const answer = captainBot(view, ask, dice);
    if (ask.kind === 'segment')
      for (const name of ['bold', 'wary', 'methodical'] as const) {
        const other = chooseSegment(view, ask, { beam, temper: TEMPERS[name] });
        expect(tableAction.check(view, ask, other)).toBeNull();
        if (JSON.stringify(other) !== JSON.stringify(answer)) found[name]++;
      }
    return answer;
  };
  const choosers = Object.fromEntries(tableAction.seats(trial!).map(({ id }) => [id, watched]));
  for (const seed of [1, 2, 3, 4, 5, 6]) playOut(tableAction, trial!, {}, { seed, choosers, checks: [] });
  return found;
}

describe('a captain’s temper', () => {
  it('shows in what he does, and never against the rules', { timeout: 60_000 }, () => {
    const { bold, wary, methodical } = departures();
    expect(bold).toBeGreaterThan(0);
    expect(wary).toBeGreaterThan(0);
    expect(methodical).toBeGreaterThan(0);
  });
});
