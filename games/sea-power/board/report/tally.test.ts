import { quietDesk } from '@weathergage/kernel/harness/testing/quiet-desk.ts';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../data/scenarios.ts';
import { view as viewOf } from '../../rules/view.ts';
import type { LineShip } from '../../rules/world/squadron.ts';
import type { State } from '../../rules/world/state.ts';
import type { SeaTold, Shot } from '../../rules/world/told.ts';
import { setup } from '../../rules/year/setup.ts';
import { gunneryWords } from './fortune-words.ts';
import {
  battlesOf,
  type Frame,
  gunneryOf,
  lossesOf,
  luckRun,
  pointsRun,
  searchesOf,
  toldByYear,
  yearsPlayed,
} from './tally.ts';

function frame(
  year: number,
  told: readonly SeaTold[] = [],
  change: (world: State) => void = () => {},
): Frame {
  const world = setup({ ...scenarios[0]!, start: { english: 0, european: 0 } }, {});
  world.year = year;
  change(world);
  const view = viewOf(world, 'english');
  const desk = quietDesk('english', view);
  return { desk, told, turn: year };
}

const area = 'bay-of-biscay';
const ship = (id: string): LineShip => ({ ship: id, leader: null, damage: 0, disabled: false });
const shot = (side: Shot['side'], dice: readonly number[]): SeaTold => ({
  kind: 'fire',
  rule: '7.31/1',
  area,
  round: 1,
  shot: {
    side,
    by: ['eng-mars'],
    at: 'fra-souverain',
    dice,
    bonus: 0,
    damage: [],
    disabled: false,
    boarding: [],
    captured: false,
  },
});
const battle: readonly SeaTold[] = [
  { kind: 'battle', rule: '7.1', area, tokens: { english: 'E1', european: 'P1' } },
  {
    kind: 'lines',
    rule: '7.3/1',
    area,
    round: 1,
    lines: { english: [ship('eng-mars')], european: [ship('fra-souverain'), ship('fra-superbe')] },
    joint: false,
  },
  shot('english', [6, 5, 1, 2, 3, 4]),
  { kind: 'damage', rule: '7.31/3', area, side: 'european', ship: 'fra-souverain', damage: 7, fate: 'sunk' },
  {
    kind: 'damage',
    rule: '7.31/3',
    area,
    side: 'european',
    ship: 'fra-superbe',
    damage: 1,
    fate: 'disabled',
  },
  { kind: 'battle-over', rule: '7.6/2', area, winner: 'english' },
];
const search = (
  english: 'fight' | 'avoid',
  result: 'battle' | 'avoided' | 'decoy',
  thrown: boolean,
): SeaTold => ({
  kind: 'search',
  rule: '6.5/4',
  area,
  mover: 'E1',
  other: 'P1',
  choices: { english, european: english === 'fight' ? 'avoid' : 'fight' },
  throws: thrown ? [{ english: [3], european: [1, 2, 3] }] : [],
  result,
});

const frames: readonly Frame[] = [
  frame(1756),
  frame(1756, [
    search('fight', 'battle', true),
    search('fight', 'avoided', true),
    search('avoid', 'decoy', false),
  ]),
  frame(1756, battle),
  frame(1757, [
    { kind: 'year', rule: '4.0/1', year: 1757, war: 'The Seven Years War' },
    shot('english', [6, 6]),
  ]),
  frame(
    1757,
    [{ kind: 'lost', rule: '6.22/2', side: 'english', ships: ['eng-mars', 'eng-namur'], why: 'port' }],
    (world) => {
      world.ledger.push(
        { year: 1756, side: 'english', points: 2, source: 'sunk', of: 'fra-souverain' },
        { year: 1757, side: 'english', points: -2, source: 'lost', of: 'eng-mars' },
      );
    },
  ),
];
const years = yearsPlayed(frames);

describe('the tally of a war', () => {
  it('knows the years, and in which of them a thing was told', () => {
    expect(years).toEqual([1756, 1757]);
    expect(
      toldByYear(frames)
        .filter(({ told }) => told.kind === 'fire')
        .map(({ year }) => year),
    ).toEqual([1756, 1757]);
  });

  it('sums up points and losses year by year', () => {
    expect(pointsRun(frames, years, 'english')).toEqual([2, 0]);
    expect(lossesOf(frames, years)).toEqual({
      sunk: { english: [0, 2], european: [1, 1] },
      disabled: { english: [0, 0], european: [1, 1] },
    });
  });

  it('lists the battles', () => {
    expect(battlesOf(frames)).toEqual([
      {
        year: 1756,
        area,
        ships: { english: 1, european: 2 },
        rounds: 1,
        lost: { english: [], european: ['fra-souverain'] },
        disabled: { english: 0, european: 1 },
        winner: 'english',
        withdrew: null,
      },
    ]);
  });

  it('holds the dice against what was due', () => {
    expect(gunneryOf(frames, 'english')).toMatchObject({ dice: 8, sixes: 3, fives: 1 });
    expect(gunneryOf(frames, 'english').luck).toBeCloseTo(4 - 8 / 3);
    expect(luckRun(frames, years, 'english').at(-1)).toBeCloseTo(4 - 8 / 3);
    expect(gunneryWords(frames, 'english')).toContain(
      'threw 8 dice of battle: 3 sixes and 1 five, where 1.3 of each were due',
    );
    expect(gunneryWords(frames, 'european')).toBe('The Europeans never fired.');
  });

  it('counts who had his way in a search that dice decided', () => {
    expect(searchesOf(frames)).toEqual({ all: 3, contested: 2, won: { english: 1, european: 1 }, decoys: 1 });
  });
});
