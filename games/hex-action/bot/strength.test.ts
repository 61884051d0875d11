/** How well it plays, and that it never answers what the rules forbid. The long ladder is run by `simulate`. */
import { winRateOf } from '@weathergage/bots/testing/win-rate.ts';
import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { hexAction } from '../rules/index.ts';
import type { Scenario } from '../rules/scenario/scenario.ts';
import { captainBot } from './captain.ts';
import { bots } from './index.ts';
import type { straightBot } from './straight.ts';

/** Two equal frigates that see each other in the same way, the wind between them. */
const EVEN: Scenario = {
  id: 'even',
  title: 'Two sisters',
  date: '1800',
  place: 'Nowhere',
  briefing: '',
  edition: 'basic',
  board: { columns: 51, rows: 35, fixed: false },
  wind: 1,
  sides: [
    { id: 'a', name: 'A', seats: [{ id: 'a-1', name: 'A' }] },
    { id: 'b', name: 'B', seats: [{ id: 'b-1', name: 'B' }] },
  ],
  ships: [
    { id: 'left', name: 'Left', class: 'br-f3-38', side: 'a', quality: 'average', bow: 'O20', heading: 2 },
    { id: 'right', name: 'Right', class: 'br-f3-38', side: 'b', quality: 'average', bow: 'AA20', heading: 6 },
  ],
  victory: { type: 'single-ship' },
  provenance: {},
};

const LAWFUL = ['captain', 'midshipman', 'straight', 'commodore'] as const;

function winRate(rival: (typeof bots)[keyof typeof bots], matches: number): number {
  return winRateOf(matches, ['a', 'b'], (own, other, seed) => {
    const choosers = { [`${own}-1`]: captainBot, [`${other}-1`]: rival as typeof straightBot };
    return playOut(hexAction, EVEN, { turnLimit: 100 }, { seed, choosers, checks: [] }).outcome;
  });
}

describe('the strength of the captain', () => {
  it('beats random play in nine of ten duels and more', { timeout: 120_000 }, () => {
    expect(winRate(bots.random, 24)).toBeGreaterThanOrEqual(0.9);
  });

  it('beats sailing straight and firing in seven of ten and more', { timeout: 120_000 }, () => {
    expect(winRate(bots.straight, 24)).toBeGreaterThanOrEqual(0.7);
  });
});

/** Between them every kind of question but the mortars': fireships, lag, oars, batteries, chosen fleets, convoys, shoals. */
const ALL_ROUND = [
  'tutorial-first-duel',
  'mars-hercule-1798',
  'constitution-cyane-levant-1815',
  'two-commodores',
  'flamborough-head-1779',
  'alvoen-1808',
  'basque-roads-1809',
  'chesapeake-capes-1781',
  'chosen-frigates',
  'granville-1803',
  'lake-champlain-1814',
  'algeciras-1801',
];

describe('the lawfulness of all of them', () => {
  it.each(ALL_ROUND)('%s: no bot gives an answer the rules refuse', { timeout: 120_000 }, (id) => {
    const scenario = scenarios.find((each) => each.id === id)!;
    const fleet = scenario.edition === 'advanced';
    const seats = scenario.sides.flatMap((side) => side.seats);
    let asked = 0;
    // Random play brings about what sensible play never would; every question is put to all bots as well.
    const probing: typeof captainBot = (view, ask, dice) => {
      const answers = LAWFUL.map((name) => {
        const answer = (bots[name] as typeof captainBot)(view, ask, dice);
        const refusal = hexAction.check(view, ask, answer);
        expect(refusal, `${name}: ${ask.kind} ${JSON.stringify(answer)}`).toBeNull();
        return answer;
      });
      const turn = asked++ % (LAWFUL.length + 2);
      return answers[turn] ?? (bots.random as typeof captainBot)(view, ask, dice);
    };
    const choosers = Object.fromEntries(seats.map((seat) => [seat.id, probing]));
    const played = { ...scenario, turnLimit: fleet ? 2 : 14 };
    const course = playOut(hexAction, played, {}, { seed: 1, choosers, checks: QUICK_CHECKS });
    expect(course.violations).toEqual([]);
    expect(asked).toBeGreaterThan(12);
  });

  it('comes to the same end when played again', { timeout: 60_000 }, () => {
    const play = () =>
      playOut(
        hexAction,
        EVEN,
        { turnLimit: 40 },
        { seed: 7, choosers: { 'a-1': captainBot, 'b-1': captainBot }, checks: [] },
      );
    expect(play().hash).toBe(play().hash);
  });
});
