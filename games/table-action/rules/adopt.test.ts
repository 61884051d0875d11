import { adoptMatch, anyAnswer, looseDice, type Opening, type Snapshot } from '@weathergage/kernel';
import { finishMatch } from '@weathergage/kernel/harness/index.ts';
import { expect, it } from 'vitest';
import { type TableAction, tableAction } from './index.ts';
import begun from './testing/begun-under-1.json' with { type: 'json' };

/** A duel as rules 1 left it in its second turn; its state is made as states are now. */
const OPENING = begun.opening as unknown as Opening;

it('a match begun under rules 1 is finished under these', () => {
  const saved = structuredClone(begun.snapshot) as unknown as Snapshot<TableAction>;
  expect([OPENING.rulesVersion, tableAction.rulesVersion]).toEqual(['1', '2']);
  const { match, entry } = adoptMatch(tableAction, OPENING, null, saved, []);
  expect(entry).toMatchObject({ type: 'adopt', rulesVersion: '2', step: saved.step });
  expect(tableAction.invariants(match.state)).toEqual([]);
  finishMatch(tableAction, match, anyAnswer(tableAction), looseDice(7));
  expect(match.outcome).toMatchObject({ rule: 'turn.phases' });
});
