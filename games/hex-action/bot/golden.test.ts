/**
 * Matches of the admiral, kept by the hash of their last state: a hash that changes means that he, or the rules, play
 * otherwise than before. If that is meant, write the new hashes here.
 */
import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { squadronsAdvanced } from '../data/squadrons-advanced.ts';
import { hexAction } from '../rules/index.ts';
import { admiralOf } from './admiral.ts';

/** Not by the clock, so that it is the same on every machine. */
const ROUNDS = 2;

const GOLDEN = [
  { id: 'two-divisions', turns: 12, hash: 'ac885e57d7630d4c' },
  { id: 'two-commodores', turns: 10, hash: '8316768412a3f6b8' },
] as const;

describe('golden matches of the admiral', () => {
  for (const { id, turns, hash } of GOLDEN)
    it(`${id} ends as it did`, { timeout: 60_000 }, () => {
      const found = [...squadronsAdvanced, ...scenarios].find((each) => each.id === id)!;
      const scenario = { ...found, turnLimit: turns };
      const seats = scenario.sides.flatMap((side) => side.seats);
      const choosers = Object.fromEntries(seats.map((seat) => [seat.id, admiralOf({ rounds: ROUNDS })]));
      const course = playOut(hexAction, scenario, {}, { seed: 1805, choosers, checks: [] });
      expect(course.violations).toEqual([]);
      expect(course.hash.slice(0, 16)).toBe(hash);
    });
});
