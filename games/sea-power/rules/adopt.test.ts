import { adoptMatch, anyAnswer, looseDice, type Opening, type Snapshot } from '@weathergage/kernel';
import { finishMatch } from '@weathergage/kernel/harness/index.ts';
import { expect, it } from 'vitest';
import { type SeaPower, seaPower } from './index.ts';
import begun from './testing/begun-under-1.json' with { type: 'json' };

/** A small war as rules 1 left it in its first year, in the middle of the movement phase. */
const OPENING = begun.opening as unknown as Opening;
const saved = (): Snapshot<SeaPower> => structuredClone(begun.snapshot) as unknown as Snapshot<SeaPower>;

it('a match begun under rules 1 is finished under these', () => {
  expect([OPENING.rulesVersion, saved().state]).toEqual(['1', expect.not.objectContaining({ prologue: [] })]);
  const { match, entry } = adoptMatch(seaPower, OPENING, null, saved(), []);
  expect(entry).toMatchObject({ type: 'adopt', rulesVersion: seaPower.rulesVersion });
  expect(seaPower.invariants(match.state)).toEqual([]);
  finishMatch(seaPower, match, anyAnswer(seaPower), looseDice(7));
  expect(match.outcome).toMatchObject({ rule: '8.5' });
  expect(match.state.year).toBe(1757);
});
