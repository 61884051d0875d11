import { describe, expect, it } from 'vitest';
import type { HexAsk } from '../../rules/sea/asks.ts';
import { hexName } from '../../rules/sea/hex.ts';
import { advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { aheadOf, beingWritten, shipAfter } from '../courses/ahead.ts';
import {
  asLastTurn,
  type Draft,
  inDivision,
  isWritten,
  ownCrossings,
  plotsIn,
  straightDrafts,
} from './plans.ts';

const line = (...rows: readonly number[]) =>
  advancedSea(
    rows.map((row, i) => advancedShip({ id: `s${i + 1}`, at: `K${row}`, heading: 1 })),
    { wind: 2 },
  );
const about = (ship: string) => ({ id: `x${ship}`, seat: 'a-1', rule: '7.2', ship });
const plot = (ship: string, written = ''): Draft => ({
  ask: { ...about(ship), kind: 'plot' },
  answer: { plot: written },
});
const orders = (ship: string, turns: readonly number[], ...plots: readonly string[]): Draft => ({
  ask: { ...about(ship), kind: 'orders', turns } as HexAsk,
  answer: { orders: turns.map((_, i) => ({ plot: plots[i] ?? '' })) },
});

describe('orders for many ships at once', () => {
  it('straight on for the rest, and last turn’s plot again', () => {
    const waters = line(10, 14);
    expect(straightDrafts(waters, [plot('s1'), plot('s2')]).flatMap(plotsIn)).toEqual(['4', '4']);
    waters.ships[0]!.lastPlot = '2R1';
    expect(asLastTurn(waters, [plot('s1')]).flatMap(plotsIn)).toEqual(['2R1']);
  });

  it('[32.3] straight on for three turns where orders are written ahead', () => {
    const [draft] = straightDrafts(line(30), [orders('s1', [1, 2, 3])]);
    expect(plotsIn(draft!)).toEqual(['4', '4', '4']);
    expect(isWritten(draft!)).toBe(true);
    expect(isWritten(orders('s1', [1, 2], '1'))).toBe(false);
  });

  it('keep the notes that stand beside the plots', () => {
    const noted: Draft = { ask: plot('s1').ask, answer: { plot: '', sail: 'FS' } };
    expect(straightDrafts(line(10), [noted])[0]!.answer).toEqual({ plot: '4', sail: 'FS' });
  });

  it('a division follows its leader through every turn written ahead', () => {
    const waters = line(30, 33);
    const drafts = [orders('s1', [1, 2], '1R2', '3'), orders('s2', [1, 2])];
    const [lead, follower] = inDivision(waters, drafts, 'succession', 's1');
    expect(plotsIn(lead!)).toEqual(['1R2', '3']);
    const ahead = aheadOf(
      waters,
      waters.ships[1]!,
      [1, 2],
      plotsIn(follower!).map((each) => ({ plot: each })),
    );
    const turns = ahead.flatMap(({ judgement }) => judgement.path).filter(({ heading }) => heading === 2);
    expect(hexName(turns[0]!.bow)).toBe('K29');
  });

  it('[8.3.1] warn of own ships that would meet, written or lying still', () => {
    const waters = line(10, 13);
    expect(ownCrossings(waters, 'a-1', [plot('s2', '3')])).toMatchObject([{ ships: ['s2', 's1'], step: 2 }]);
    expect(ownCrossings(waters, 'a-1', [plot('s1', '3'), plot('s2', '3')])).toEqual([]);
    expect(ownCrossings(waters, 'b-1', [])).toEqual([]);
  });
});

describe('turns ahead', () => {
  it('[20.4.2] [20.1.5.2] remember what the next turn hangs on', () => {
    const waters = line(20);
    const after = shipAfter(waters, waters.ships[0]!, { plot: '1R', sail: 'FS' });
    expect(after.advanced).toMatchObject({ endedOnTurn: true, stood: false, sail: 'full' });
    expect(shipAfter(waters, waters.ships[0]!, { plot: '0' })).toMatchObject({ still: 1 });
    expect(shipAfter(waters, waters.ships[0]!, { plot: '0', anchor: 'AS' }).advanced?.anchor?.state).toBe(
      'holding',
    );
  });

  it('[32.3] begin where the orders already written have brought her', () => {
    const waters = line(30);
    waters.ships[0]!.advanced.orders = [{ plot: '4' }, { plot: '4' }];
    const ahead = aheadOf(waters, waters.ships[0]!, [3], [{ plot: '2' }]);
    expect(ahead.map(({ turn, ship }) => [turn, hexName(ship.bow)])).toEqual([
      [1, 'K30'],
      [2, 'K26'],
      [3, 'K22'],
    ]);
    expect(beingWritten(ahead, [3]).map(({ turn }) => turn)).toEqual([3]);
  });
});
