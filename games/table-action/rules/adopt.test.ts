import { adoptMatch, anyAnswer, looseDice, type Opening, type Snapshot } from '@weathergage/kernel';
import { expect, it } from 'vitest';
import { type TableAction, tableAction } from './index.ts';
import begun from './testing/begun-under-1.json' with { type: 'json' };

/** A duel as rules 1 left it in its second turn; its state is made as states are now. */
const OPENING = begun.opening as unknown as Opening;

it('a match begun under rules 1 is finished under these', () => {
  const saved = structuredClone(begun.snapshot) as unknown as Snapshot<TableAction>;
  expect([OPENING.rulesVersion, tableAction.rulesVersion]).toEqual(['1', '2']);
  const { match, entry } = adoptMatch(tableAction, OPENING, null, saved);
  expect(entry).toMatchObject({ type: 'adopt', rulesVersion: '2', step: saved.step });
  expect(tableAction.invariants(match.state)).toEqual([]);
  const choose = anyAnswer(tableAction);
  const dice = looseDice(7);
  while (match.outcome === null) {
    const ask = match.asks.find(({ id }) => match.pendingAnswer(id) === undefined)!;
    const answer = choose(match.view(ask.seat), ask, dice);
    const verdict = match.do({ type: 'answer', seat: ask.seat, ask: ask.id, answer });
    if (!verdict.ok) throw new Error(verdict.refusal.code);
  }
  expect(match.outcome).toMatchObject({ rule: 'turn.phases' });
});
