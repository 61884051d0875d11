import { playOut } from '@weathergage/kernel/harness/index.ts';
import { describe, expect, it } from 'vitest';
import { battles } from '../../data/battles/index.ts';
import { hexAction } from '../../rules/index.ts';
import type { Direction } from '../../rules/sea/hex.ts';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { hexNamed } from '../../rules/testing/sea.ts';
import { admiralOf } from '../admiral.ts';
import type { Aim } from './aims.ts';
import { passageOf, turnsFrom } from './passage.ts';

const board = { columns: 51, rows: 35, fixed: true };
const ship = advancedShip({ id: 'one', at: 'M20', heading: 1 });
const turns = (aim: Aim, at: string, heading: Direction, wind: Direction = 1): number => {
  const sea = advancedSea([ship], { board, wind });
  return turnsFrom(sea, passageOf(sea, ship, aim), aim, { ...hexNamed(at), heading });
};

describe('a passage', () => {
  it('is longer against the wind than before it, and longer for a ship that heads the wrong way', () => {
    const mark: Aim = { kind: 'reach', hex: hexNamed('M15') };
    expect(turns(mark, 'M15', 3)).toBe(0);
    expect(turns(mark, 'M25', 1, 1)).toBeLessThan(turns(mark, 'M25', 1, 4));
    expect(turns(mark, 'M25', 1)).toBeLessThan(turns(mark, 'M25', 4));
  });

  it('leads over the edge that is asked for, whichever way she lies', () => {
    const east: Aim = { kind: 'exit', edge: '2-3' };
    const west: Aim = { kind: 'exit', edge: '5-6' };
    expect(turns(east, 'XX20', 2)).toBeLessThan(2);
    expect(turns(west, 'XX20', 2)).toBeGreaterThan(8);
  });

  it('takes a commodore round the marks of the first lesson in the time there is', {
    timeout: 20_000,
  }, () => {
    const race = battles.find(({ id }) => id === 'tut-1-sailing')!;
    const commodore = admiralOf({ rounds: 1 });
    const choosers = { 'blue-1': commodore, 'red-1': commodore };
    const ends = [1, 2, 3, 4].map(
      (seed) => playOut(hexAction, race, {}, { seed, choosers, checks: [] }).outcome,
    );
    expect(ends.filter((end) => end?.reason === 'race').length).toBeGreaterThanOrEqual(3);
  });
});
