import { expect, it } from 'vitest';
import { twoFleets } from '../rules/testing/battle.ts';
import { view as viewOf } from '../rules/umpire/view.ts';
import { situationOf } from './situation.ts';

const view = viewOf(twoFleets(), 'red');

it('tells the day, one’s own with their plans, the Enemy’s flags by place', () => {
  const lines = situationOf(view, null);
  expect(lines[0]).toMatch(/^Turn \d+ of \d+, .+\. Prestige: .+ \d+, .+ \d+\.$/);
  expect(lines.some((line) => /, (stays where it is|bound for|cruises|keeps company)/.test(line))).toBe(true);
  expect(lines.some((line) => line.startsWith('Enemy '))).toBe(true);
});

it('says what is undecided', () => {
  const ask = { id: 'x', seat: 'red', rule: '5.1', kind: 'plot' } as const;
  expect(situationOf(view, ask).at(-1)).toMatch(/^Undecided: .+[.?]$/);
});
