import { describe, expect, it } from 'vitest';
import type { End } from '../sea/advanced-log.ts';
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { Victory, VictoryTest } from '../sea/victory-language.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { hexNamed } from '../testing/sea.ts';
import { judge, passMarks, pointsOf } from './victory.ts';
import { edgeLeftBy, testHolds } from './victory-clauses.ts';

function fleets(
  change: (ships: { one: AdvancedShip; two: AdvancedShip; enemy: AdvancedShip }) => void = () => {},
  victory?: Victory,
): AdvancedState {
  const one = advancedShip({ id: 'one', at: 'M20', heading: 2 });
  const two = advancedShip({ id: 'two', at: 'M24', heading: 2 });
  const enemy = advancedShip({ id: 'enemy', at: 'Z10', heading: 2, side: 'b' });
  change({ one, two, enemy });
  return advancedSea([one, two, enemy], {
    ...(victory && { victory }),
    phase: 'load',
    turnLimit: 20,
    turn: 5,
    board: { columns: 51, rows: 35, fixed: true },
  });
}
const gone = (ship: AdvancedShip, end: End, at?: string): void => {
  ship.presence = 'gone';
  ship.advanced.end = end;
  if (at !== undefined) ship.bow = hexNamed(at);
};
const yes = (sea: AdvancedState, test: VictoryTest): boolean => testHolds(sea, test, pointsOf(sea));

describe('the tests of the victory language', () => {
  it('[14.2] captured: an enemy prize crew holds her', () => {
    const sea = fleets(({ one }) => Object.assign(one, { captured: true, side: 'b' }));
    expect(yes(sea, { test: 'captured', ships: ['one'], atLeast: 1 })).toBe(true);
    expect(yes(sea, { test: 'captured', side: 'a', atLeast: 2 })).toBe(false);
  });

  it('[14.2] anySurrender: in any of the four ways; surrenderedOrLost: also sunk, burnt, exploded, wrecked', () => {
    const sea = fleets(({ one, two }) => {
      one.surrender = 'immobility';
      gone(two, 'sunk');
    });
    expect(yes(sea, { test: 'anySurrender', side: 'a', atLeast: 1 })).toBe(true);
    expect(yes(sea, { test: 'anySurrender', side: 'a', atLeast: 2 })).toBe(false);
    expect(yes(sea, { test: 'surrenderedOrLost', side: 'a' })).toBe(true);
    expect(yes(sea, { test: 'surrenderedOrLost', ships: ['enemy'] })).toBe(false);
  });

  it('[14.2] exit: by the edge named, and not as a prize if so asked', () => {
    const sea = fleets(({ one, two }) => {
      gone(one, 'left', 'M0');
      gone(two, 'left', 'M40');
      two.surrender = 'striking';
    });
    expect(sea.ships.map((ship) => edgeLeftBy(sea, ship))).toEqual(['1', '4', null]);
    expect(yes(sea, { test: 'exit', side: 'a', edge: '1', atLeast: 1 })).toBe(true);
    expect(yes(sea, { test: 'exit', side: 'a', edge: '4', atLeast: 1, notSurrendered: true })).toBe(false);
    expect(yes(sea, { test: 'exit', side: 'a', edge: 'any', atLeast: 2 })).toBe(true);
    const wrecked = fleets(({ one }) => gone(one, 'wrecked', 'M0'));
    expect(yes(wrecked, { test: 'exit', side: 'a', edge: 'any', atLeast: 1 })).toBe(false);
  });

  it('[14.2] survive: unsurrendered at the end of the turn', () => {
    const test: VictoryTest = { test: 'survive', ships: ['one'], untilTurn: 5 };
    expect(yes(fleets(), test)).toBe(true);
    expect(yes({ ...fleets(), turn: 4 }, test)).toBe(false);
    expect(
      yes(
        fleets(({ one }) => gone(one, 'burnt')),
        test,
      ),
    ).toBe(false);
  });

  it('[14.2] destroyed: by land, by fire, by anything; burnt counts fire and explosion', () => {
    const ashore = fleets(({ one }) => gone(one, 'wrecked'));
    expect(yes(ashore, { test: 'destroyed', ships: ['one'], by: 'land' })).toBe(true);
    expect(yes(ashore, { test: 'destroyed', ships: ['one'], by: 'fire' })).toBe(false);
    expect(yes(ashore, { test: 'destroyed', ships: ['one', 'two'], by: 'any' })).toBe(false);
    const blown = fleets(({ one }) => gone(one, 'exploded'));
    expect(yes(blown, { test: 'destroyed', ships: ['one'], by: 'fire' })).toBe(true);
    expect(yes(blown, { test: 'burnt', side: 'a', atLeast: 1 })).toBe(true);
    expect(yes(ashore, { test: 'burnt', side: 'a', atLeast: 1 })).toBe(false);
  });

  it('[14.2] aground, batterySilenced and pointsAtLeast', () => {
    const sea = fleets(({ one, enemy }) => {
      one.advanced.aground = { difficulty: 3, from: { bow: one.bow, heading: 2 }, lightened: false };
      enemy.surrender = 'striking';
    });
    expect(yes(sea, { test: 'aground', side: 'a', atLeast: 1 })).toBe(true);
    expect(yes(sea, { test: 'pointsAtLeast', side: 'a', points: 10 })).toBe(true);
    expect(yes(sea, { test: 'pointsAtLeast', side: 'a', points: 11 })).toBe(false);
    const battery = {
      id: 'fort',
      name: 'Fort',
      side: 'b',
      seat: 'b-1',
      hexes: [],
      quality: 'average' as const,
    };
    const works = { ...battery, arc: [], guns: 4, total: { guns: 4, hull: 9, crew: 4 }, hull: 9, crew: 0 };
    const shore = { ...sea, advanced: { ...sea.advanced, batteries: [works] } };
    expect(yes(shore, { test: 'batterySilenced', batteries: ['fort'] })).toBe(true);
    works.crew = 1;
    expect(yes(shore, { test: 'batterySilenced', batteries: ['fort'] })).toBe(false);
  });

  it('[14.2] reach: all hexes, in order if asked', () => {
    const inOrder: VictoryTest = { test: 'reach', ship: 'one', hexes: ['M15', 'M10'], inOrder: true };
    const victory: Victory = {
      type: 'special',
      wins: [{ side: 'a', when: 'each-turn', if: inOrder }],
      otherwise: 'draw',
    };
    const sea = fleets(undefined, victory);
    passMarks(sea, sea.ships[0]!, [hexNamed('M10'), hexNamed('M15')]);
    expect(yes(sea, inOrder)).toBe(false);
    expect(yes(sea, { test: 'reach', ship: 'one', hexes: ['M15', 'M10'] })).toBe(true);
    passMarks(sea, sea.ships[0]!, [hexNamed('M10')]);
    expect(yes(sea, inOrder)).toBe(true);
  });

  it('[14.2] all, any and not', () => {
    const sea = fleets(({ one }) => gone(one, 'sunk'));
    const lost: VictoryTest = { test: 'surrenderedOrLost', ships: ['one'] };
    const other: VictoryTest = { test: 'surrenderedOrLost', ships: ['two'] };
    expect(yes(sea, { test: 'all', of: [lost, other] })).toBe(false);
    expect(yes(sea, { test: 'any', of: [lost, other] })).toBe(true);
    expect(yes(sea, { test: 'not', of: [other] })).toBe(true);
  });
});

describe('victory by the scenario’s own tests', () => {
  const victory = (otherwise: string): Victory => ({
    type: 'special',
    wins: [
      { side: 'b', when: 'each-turn', if: { test: 'surrenderedOrLost', ships: ['one'] } },
      { side: 'a', when: 'end', if: { test: 'survive', ships: ['two'], untilTurn: 20 } },
    ],
    otherwise,
  });

  it('[14.2] each-turn tests decide when the fighting of a turn is over, not before', () => {
    const sea = fleets(({ one }) => gone(one, 'sunk'), victory('draw'));
    expect(judge({ ...sea, phase: 'combat' })).toBeNull();
    expect(judge(sea)).toMatchObject({ winners: ['b'] });
  });

  it('[14.2] end tests wait for the last turn; then what is left decides', () => {
    const sea = fleets(undefined, victory('b'));
    expect(judge(sea)).toBeNull();
    expect(judge({ ...sea, turn: 20 })).toMatchObject({ winners: ['a'] });
    const struck = fleets(({ two }) => Object.assign(two, { surrender: 'striking' }), victory('b'));
    expect(judge({ ...struck, turn: 20 })).toMatchObject({ winners: ['b'] });
    expect(judge({ ...struck, turn: 20, victory: victory('draw') })).toMatchObject({ winners: [] });
    expect(judge({ ...struck, turn: 20, victory: victory('points') })).toMatchObject({
      winners: ['b'],
      points: { a: 0, b: 10 },
    });
  });

  it('[14.2] points count lost ships too, with bonus and handicap', () => {
    const sea = fleets(({ one }) => gone(one, 'exploded'), {
      type: 'points',
      margin: 1,
      bonus: [{ side: 'b', points: 5, if: { test: 'burnt', side: 'a', atLeast: 1 } }],
      handicap: [{ side: 'a', points: 4 }],
    });
    expect(judge({ ...sea, turn: 20 })).toMatchObject({ winners: ['b'], points: { a: 4, b: 15 } });
  });

  it('[14.2] a fireship that her own crew has lit is won by nobody, however she ends', () => {
    const points = (lit: number | null, end: End): number =>
      pointsOf(
        fleets(({ one }) => {
          gone(one, end);
          one.advanced.lit = lit;
        }),
      ).b!;
    expect([points(null, 'burnt'), points(3, 'burnt'), points(3, 'wrecked')]).toEqual([10, 0, 0]);
    const struck = fleets(({ one }) => {
      one.surrender = 'striking';
      one.advanced.lit = 3;
    });
    expect(pointsOf(struck).b).toBe(0);
  });

  it('[14.2] treasure that goes down is worth nothing; driven ashore it can be salved', () => {
    const special = [{ id: 'treasure' as const, side: 'a' }];
    const points = (end: End): number => {
      const sea = fleets(({ one }) => gone(one, end));
      return pointsOf({ ...sea, advanced: { ...sea.advanced, special } }).b!;
    };
    expect(['sunk', 'burnt', 'exploded', 'wrecked'].map((end) => points(end as End))).toEqual([0, 0, 0, 10]);
  });
});
