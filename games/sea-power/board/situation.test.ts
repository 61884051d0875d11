import { expect, it } from 'vitest';
import { situationOf } from './situation.ts';
import { seenBy, smallSea } from './testing/desk.ts';

const view = seenBy(smallSea());

it('tells the points, both fleets at sea, and who has not moved', () => {
  const lines = situationOf(view, null);
  expect(lines[0]).toMatch(/^1778, movement\. English \d+, Europeans \d+\. /);
  expect(lines).toContain('Europeans at sea: P1 in the Bay of Biscay.');
  expect(lines.find((line) => line.startsWith('English at sea'))).toMatch(/ in the Azores\.$/);
  expect(lines.at(-1)).toMatch(
    /^2 squadrons in port and not yet moved: .+ in Portsmouth and .+ in Gibraltar\.$/,
  );
});

it('tells of the squadron in hand which enemies it could come up with, and what that costs', () => {
  const lines = situationOf(view, 'E1');
  expect(lines[1]).toMatch(/^In hand: .+ in Portsmouth, 6 ships, .+ \(4\)\.$/);
  expect(lines[2]).toMatch(/^Within its reach: P1 in the Bay of Biscay, which costs \d\.$/);
});

it('keeps the enemy’s strength to himself', () => {
  expect(situationOf(seenBy(smallSea(), 'european'), null).join(' ')).not.toMatch(/6 ships/);
});
