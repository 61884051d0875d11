import { describe, expect, it } from 'vitest';
import { AREA_IDS } from '../../data/areas.ts';
import { Table, testSea } from '../testing/seas.ts';
import { frigatesOf } from './frigates.ts';

const frigateTable = (year = 1778): Table => {
  const world = testSea({ year, squadrons: [] });
  world.phase = 'frigates';
  world.frigates = { english: ['java-sea'], european: ['red-sea'] };
  return new Table(world);
};

describe('frigates', () => {
  it('[6.31/1] each nation at war brings the number its scenario gives it', () => {
    const world = testSea({ year: 1778, squadrons: [] });
    expect([frigatesOf(world, 'english'), frigatesOf(world, 'european')]).toEqual([6, 3]);
    world.year = 1781;
    expect(frigatesOf(world, 'european')).toBe(3 + 1 + 1);
    expect(frigatesOf(testSea({ war: 1, options: { earlySpain: true }, squadrons: [] }), 'european')).toBe(3);
  });

  it('[6.31/2] all of them are in hand again each year, wherever they were', () => {
    const { world } = frigateTable();
    expect(world.frigates).toEqual({ english: [], european: [] });
    expect(world.inHand).toEqual({ english: 6, european: 3 });
  });

  it('[6.32] one at a time by turns, the English first; who has more places the rest', () => {
    const table = frigateTable();
    const order: string[] = [];
    while (table.progress === 'waits') {
      order.push(table.asks[0]!.seat);
      expect(table.asks).toHaveLength(1);
      table.answer({ area: 'north-sea' });
    }
    expect(order.map((seat) => seat[1]).join('')).toBe('nununu' + 'nnn');
    // No limit to how many lie in one area, of one side or of both.
    expect(table.world.frigates.english).toEqual(Array(6).fill('north-sea'));
    expect(table.world.frigates.european).toEqual(Array(3).fill('north-sea'));
  });

  it('[6.32] any sea area will do, and nobody has to place them all', () => {
    const table = frigateTable();
    expect(new Set(table.choices<'frigate'>().map(({ area }) => area))).toEqual(new Set([...AREA_IDS, null]));
    for (const area of AREA_IDS) expect(table.check({ area })).toBeNull();
    expect(table.check({ area: 'paris' })?.code).toBe('no-area');
    table.answer({ area: null }).answer({ area: 'azores' });
    expect(table.asks[0]!.seat).toBe('european');
    table.answer({ area: null });
    expect(table.progress).toBe('done');
    expect(table.world.frigates).toEqual({ english: [], european: ['azores'] });
    expect(table.told('frigate').map(({ area }) => area)).toEqual([null, 'azores', null]);
    expect(table.happenings.every(({ shown }) => shown === undefined)).toBe(true);
  });
});
