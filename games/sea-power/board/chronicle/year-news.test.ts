import { describe, expect, it } from 'vitest';
import type { SeaTold } from '../../rules/world/told.ts';
import { pastBattles } from '../battle/past-battles.ts';
import { deskOf, seenBy, smallSea } from '../testing/desk.ts';
import { newsOf, toldIn } from './year-news.ts';

const at = (year: number) => ({ ...seenBy(smallSea()), year });
const step = (n: number, year: number, told: SeaTold[]) => ({
  n,
  step: n,
  told,
  after: { ...deskOf(), view: at(year) },
});

const battle: SeaTold[] = [
  { kind: 'battle', rule: '7.1', area: 'azores', tokens: { english: 'E3', european: 'P1' } },
];
const end: SeaTold[] = [
  {
    kind: 'damage',
    rule: '7.31/3',
    area: 'azores',
    side: 'european',
    ship: 'fra-achille-64',
    damage: 9,
    fate: 'sunk',
  },
  { kind: 'battle-over', rule: '7.6', area: 'azores', winner: 'english' },
];
const past = [
  step(1, 1778, [{ kind: 'year', rule: '4.0', year: 1778 } as SeaTold]),
  step(2, 1778, battle),
  step(3, 1778, end),
  step(4, 1778, [
    {
      kind: 'assault',
      rule: '6.23/2',
      side: 'english',
      area: 'eastern-caribbean',
      port: 'st-lucia',
      totals: { attack: 8, defence: 5 },
      taken: true,
    },
    { kind: 'lost', rule: '11.A2', side: 'english', ships: ['eng-victory'], why: 'storm' },
  ]),
  step(5, 1779, [{ kind: 'year', rule: '4.0', year: 1779 } as SeaTold]),
];

describe('battles that were fought', () => {
  it('are gathered whole, over as many steps as they took', () => {
    const [found, ...more] = pastBattles(past);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ year: 1778, area: 'azores' });
    expect(found?.told.map(({ kind }) => kind)).toEqual(['battle', 'damage', 'battle-over']);
  });
});

describe('the report of a year', () => {
  const view = {
    ...at(1779),
    ledger: [
      { year: 1778, side: 'english', points: 1, source: 'sunk', of: 'fra-achille-64' },
      { year: 1778, side: 'european', points: 24, source: 'area', of: 'western-med' },
    ] as const,
  };
  const { sections } = newsOf({ ...view, ledger: [...view.ledger] }, past, pastBattles(past), 1778);
  const lines = (title: string) => sections.find((each) => each.title === title)?.lines ?? [];

  it('tells who had the day, what was lost, and shows where', () => {
    expect(lines('Battles')).toHaveLength(1);
    expect(lines('Battles')[0]).toMatchObject({ place: 'azores', side: 'english', grave: true });
    expect(lines('Battles')[0]?.text).toContain('the English have the day; the Europeans lose');
  });

  it('tells of ports and of ships lost without a battle', () => {
    expect(lines('Losses and gains').map(({ text }) => text)).toEqual([
      'The English attack St. Lucia, 8 against 5: it is taken.',
      expect.stringMatching(/^The English lose .* in a storm\.$/),
    ]);
    expect(lines('Losses and gains')[0]?.place).toBe('st-lucia');
  });

  it('tells what moved the score, each sea with its place', () => {
    expect(lines('What moved the score')).toMatchObject([
      { side: 'english', place: null },
      { side: 'european', place: 'western-med', text: expect.stringContaining('the Western Med') },
    ]);
  });

  it('keeps to its own year', () => {
    expect(toldIn(past, 1779).map(({ kind }) => kind)).toEqual(['year']);
    expect(newsOf({ ...view, ledger: [...view.ledger] }, past, [], 1777).sections).toHaveLength(1);
  });
});
