import { describe, expect, it } from 'vitest';
import { scenarios } from '../../../data/scenarios.ts';
import { hexName } from '../../../rules/sea/hex.ts';
import { hexesOrThrow, hexOrThrow } from '../../../rules/sea/hex-run.ts';
import { afterEdits } from '../../testing/benches.ts';
import { addBattery } from '../edits/edit-ships.ts';
import { readHexes, readRuns, setOf, writeRuns } from '../edits/hex-sets.ts';
import { batteryPlace } from '../edits/places.ts';
import { emptySea } from '../edits/starts.ts';
import { type Brush, paintHexes, strokeBetween, underBrush } from './brush.ts';

const hexes = (...names: readonly string[]) => names.map(hexOrThrow);
const brush = (paint: Brush['paint'], depth = 10): Brush => ({ paint, rings: 0, depth, battery: 'battery' });
const paint = (kind: Brush['paint'], names: readonly string[], depth?: number) =>
  paintHexes(brush(kind, depth), hexes(...names));

describe('runs of hexes', () => {
  it('are written column by column, one run for hexes that follow each other', () =>
    expect(writeRuns(setOf(hexes('K7', 'K5', 'L2', 'K6', 'AA3', 'K9')))).toEqual([
      'K5-7',
      'K9',
      'L2',
      'AA3',
    ]));

  it('leave hexes above the first row alone', () =>
    expect(writeRuns(setOf(hexes('K-1', 'K0', 'K1', '-B4', '-B5')))).toEqual(['-B4-5', 'K-1', 'K0-1']));

  it('say the same as the files of the game, and never at more length', () => {
    for (const { land = [], depths = [] } of scenarios)
      for (const runs of [land, ...depths.map((shoal) => shoal.hexes)]) {
        const written = writeRuns(readRuns(runs));
        expect(hexesOrThrow(written).length).toBe(readRuns(runs).size);
        expect(new Set(readRuns(written).keys())).toEqual(new Set(readRuns(runs).keys()));
        expect(written.length).toBeLessThanOrEqual(runs.length);
      }
  });

  it('are read from what is typed, or not at all', () => {
    expect(readHexes('k5, L6  m-2')).toEqual(['K5', 'L6', 'M-2']);
    expect(readHexes('K5, somewhere')).toBeNull();
    expect(readHexes('K5-9')).toBeNull();
  });
});

describe('the brush', () => {
  it('covers rings of hexes round the hand', () => {
    expect([0, 1, 2].map((rings) => underBrush(hexOrThrow('K10'), rings).length)).toEqual([1, 7, 19]);
  });

  it('leaves no gap when the hand is quick', () => {
    const [from, to] = hexes('C3', 'M9') as [ReturnType<typeof hexOrThrow>, ReturnType<typeof hexOrThrow>];
    const stroke = [from, ...strokeBetween(from, to)];
    expect(stroke.at(-1)).toEqual(to);
    for (const [index, hex] of stroke.slice(1).entries())
      expect(underBrush(stroke[index]!, 1)).toContainEqual(hex);
  });

  it('paints land over depths and booms, and water over land', () => {
    const shoal = afterEdits(emptySea(), paint('depth', ['K5', 'K6', 'K7'], 12), paint('boom', ['L5', 'L6']));
    expect(shoal).toMatchObject({ depths: [{ depth: 12, hexes: ['K5-7'] }], booms: ['L5', 'L6'] });
    const coast = afterEdits(shoal, paint('land', ['K6', 'L6']));
    expect(coast).toMatchObject({
      land: ['K6', 'L6'],
      depths: [{ depth: 12, hexes: ['K5', 'K7'] }],
      booms: ['L5'],
    });
    const washed = afterEdits(coast, paint('erase', ['K5', 'K6', 'K7', 'L5', 'L6']));
    for (const key of ['land', 'depths', 'booms']) expect(washed).not.toHaveProperty(key);
  });

  it('adds ground to a battery beside what it has, and moves it elsewhere', () => {
    const fort = afterEdits(emptySea(), addBattery('first', hexOrThrow('K10')), paint('battery', ['K11']));
    expect(fort).toMatchObject({ land: ['K10-11'], batteries: [{ hexes: ['K10', 'K11'] }] });
    const moved = afterEdits(fort, paint('battery', ['P4']));
    expect(moved).toMatchObject({ land: ['K10-11', 'P4'], batteries: [{ hexes: ['P4'] }] });
    expect(afterEdits(fort, paint('erase', ['K11'])).batteries).toMatchObject([{ hexes: ['K10'] }]);
    expect(hexName(batteryPlace(moved, 'first'))).toBe('K11');
  });

  it('gives a hex one depth: the last', () => {
    const shoal = afterEdits(emptySea(), paint('depth', ['K5', 'K6'], 12), paint('depth', ['K6'], 4));
    expect(shoal.depths).toEqual([
      { depth: 4, hexes: ['K6'] },
      { depth: 12, hexes: ['K5'] },
    ]);
  });
});
