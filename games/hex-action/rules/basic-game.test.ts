/** What the Advanced Game adds to sailing is not there in the Basic Game, and nobody stumbles over it. */
import { describe, expect, it } from 'vitest';
import { commanded, squadronOf, turnsToWrite } from './orders/command-lag.ts';
import { canSignal, readers } from './orders/messages.ts';
import { anchorBarsGuns, atAnchor, firesFromAnchor, isWeighing, springsOf } from './sailing/anchoring.ts';
import { blockedWindLoss, canvasOf } from './sailing/blocked-wind.ts';
import { foulBottomLoss } from './sailing/copper.ts';
import { fireshipPlot, fireshipRule, isExplosionVessel, isFireship, isLit } from './sailing/fireships.ts';
import { countWeatherly, weatherlyHexes } from './sailing/fore-and-aft.ts';
import { boatsAway, mayRow, rowsOnly, turnsByBoats, underOars } from './sailing/oars.ts';
import { isTowed, partTows, towCandidates, towedBy, towFault, towingLoss, towOf } from './sailing/towing.ts';
import { manoeuvreOf } from './sailing/turning.ts';
import { wreckageLoss } from './sailing/wreckage.ts';
import { loneLog, loneSea, loneShip } from './testing/lone.ts';
import { context, testSea } from './testing/sea.ts';

const sea = testSea({
  ships: [
    { id: 'x', at: 'K20', heading: 1 },
    { id: 'y', at: 'K22', heading: 1 },
  ],
});
const ship = sea.ships[0]!;
const plain = testSea({ ships: [{ id: 'x', at: 'K20', heading: 1, spec: { turning: 2 } }] });

describe('in the Basic Game', () => {
  it.each([
    [
      '20.3',
      'anchors',
      () => [atAnchor(ship), isWeighing(ship), firesFromAnchor(ship)],
      [false, false, false],
    ],
    ['20.3.4', 'springs', () => [springsOf(sea, ship), anchorBarsGuns(ship)], [null, false]],
    ['32.0', 'command lag', () => [commanded(sea, ship), turnsToWrite(sea, ship)], ['directly', []]],
    ['32.1', 'squadrons', () => [squadronOf(sea, 'x')], [undefined]],
    ['35.0', 'towing', () => [towOf(sea, ship), towedBy(sea, ship), isTowed(sea, ship)], [null, null, false]],
    [
      '35.1',
      'ships to tow',
      () => [towCandidates(sea, ship), towFault(sea, ship, 'y')?.code],
      [[], 'no-towing'],
    ],
    ['35.2', 'drag of a tow', () => [towingLoss(sea, ship)], [[]]],
    ['35.4.3', 'lines to part', () => [partTows(sea, ship, 'cut', context())], [false]],
    ['36.2.2', 'wreckage', () => [wreckageLoss(ship)], [[]]],
    ['37.0', 'blocked wind', () => [blockedWindLoss(sea, ship), canvasOf(ship)], [[], 1]],
    ['40.0', 'fore and aft rigging', () => [weatherlyHexes(sea, ship)], [0]],
    ['41.1.1', 'foul bottoms', () => [foulBottomLoss(sea, ship)], [[]]],
  ])('[%s] there is none of: %s', (_rule, _what, found, expected) => {
    expect(found()).toEqual(expected);
  });

  it('[7.1.9] a ship turns as often as her log says', () => {
    expect(manoeuvreOf(plain, plain.ships[0]!)).toEqual({
      turning: 2,
      alone: null,
      barred: null,
      wreckage: false,
    });
  });

  it('[40.0] nothing is counted for a hex to windward', () => {
    const before = structuredClone(ship);
    countWeatherly(sea, ship, 4, false);
    expect(ship).toEqual(before);
  });

  it('[31.0] nobody is sent a written message', () => {
    expect([canSignal(sea, ship), readers(sea, ship)]).toEqual([false, ['a-1']]);
  });

  it('no ship has oars, boats or fire aboard', () => {
    expect([underOars(ship), rowsOnly(ship), mayRow(sea, ship)]).toEqual([false, false, false]);
    expect([boatsAway(sea, ship), turnsByBoats(sea, ship)]).toEqual([false, false]);
    expect([isFireship(ship), isExplosionVessel(ship), isLit(ship)]).toEqual([false, false, false]);
    expect([fireshipRule(sea), fireshipPlot(sea, ship)]).toEqual([undefined, null]);
  });
});

describe('in the Advanced Game', () => {
  it('[36.2.2] each mast over the side takes a hex', () => {
    expect(wreckageLoss(loneLog({ wreckage: ['L'] }))).toEqual([
      { what: 'wreckage over the side', by: -1, rule: '36.2.2' },
    ]);
    expect(wreckageLoss(loneLog({ wreckage: ['L', 'R'] }))).toMatchObject([{ by: -2 }]);
    expect(wreckageLoss(loneShip())).toEqual([]);
  });

  it('[37.1] a ship without sails or rigging blocks no wind', () => {
    expect(canvasOf(loneShip({ special: { traits: ['no-sail'] } }))).toBe(0);
    expect(canvasOf(loneShip({ rigging: [0, 0, 0, 0] }))).toBe(0);
    expect(canvasOf(loneLog({ sail: 'full' }))).toBe(2);
  });

  it('[41.1.1] one of several rules about bottoms is enough', () => {
    const foul = (...sides: string[][]) => {
      const state = loneSea(
        loneLog({ sail: 'full' }),
        {},
        sides.map((each) => ({ id: 'uncoppered', sides: each })),
      );
      state.advanced = { ...state.advanced, rules: { ...state.advanced.rules, copperBottoms: true } };
      return foulBottomLoss(state, state.ships[0]!);
    };
    expect(foul(['b'], ['a'])).toEqual([{ what: 'no copper', by: -1, rule: '41.1.1' }]);
    expect([foul(['b']), foul()]).toEqual([[], []]);
  });
});
