/** How well it plays, and that it never answers what the rules forbid. The long ladder is run by `simulate`. */
import { winRateOf } from '@weathergage/bots/testing/win-rate.ts';
import { playOut, QUICK_CHECKS } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../data/scenarios.ts';
import { hexAction } from '../rules/index.ts';
import type { Scenario } from '../rules/scenario/scenario.ts';
import { DIRECTIONS, hexName, neighbour } from '../rules/sea/hex.ts';
import { hexNamed } from '../rules/testing/sea.ts';
import { admiralOf } from './admiral.ts';
import { captainBot } from './captain.ts';
import { bots } from './index.ts';
import type { straightBot } from './straight.ts';
import { outsiders } from './trials/outsiders.ts';
import { TRIALS } from './trials/scenarios.ts';

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

const LAWFUL = ['captain', 'midshipman', 'landsman', 'lieutenant', 'commander', 'commodore'] as const;

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

/** An enemy who neither moves nor fires, twelve hexes off in each direction, and a ship that heads in each. */
function takenOf36(id: string, edition: Scenario['edition']): number {
  const trial = TRIALS.find((each) => each.id === id)!;
  const [own, foe] = trial.ships;
  const start = hexNamed('Z18');
  let taken = 0;
  for (const bearing of DIRECTIONS)
    for (const heading of DIRECTIONS) {
      let there = start;
      for (let hexes = 0; hexes < 12; hexes++) there = neighbour(there, bearing);
      const ships = [
        { ...own!, bow: hexName(start), heading },
        { ...foe!, bow: hexName(there), heading: 2 as const },
      ];
      const scenario = { ...trial, edition, victory: { type: 'points', margin: 1 } as const, ships };
      const choosers = { 'a-1': admiralOf({ rounds: 6 }), 'b-1': outsiders.still };
      const { outcome } = playOut(
        hexAction,
        scenario,
        {},
        { seed: 10 * bearing + heading, choosers, checks: [] },
      );
      if (outcome?.winners.includes('a')) taken++;
    }
  return taken;
}

describe('the admiral against an enemy who lies still', () => {
  it.each([
    ['trial-38', 'basic'],
    ['trial-74', 'basic'],
    ['trial-38', 'advanced'],
    ['trial-74', 'advanced'],
  ] as const)('takes %s in the %s game from nearly everywhere', { timeout: 240_000 }, (id, edition) => {
    expect(takenOf36(id, edition)).toBeGreaterThanOrEqual(31);
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
