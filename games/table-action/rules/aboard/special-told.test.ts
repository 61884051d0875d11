import { d3, d6, type LoadedThrows } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { Activation } from '../table/state.ts';
import { testActivation } from '../testing/activation.ts';
import { TestPlay } from '../testing/play.ts';
import { type TestShip, testShip, testTable } from '../testing/table.ts';
import { lossTold } from '../testing/way-told.ts';
import { mayTry, rerollsOf } from './special-actions.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
/** One ship alone; what the activation of hers tells when that is declared. */
const opened = (text: string, mine: Partial<TestShip>, ...throws: LoadedThrows) => {
  const play = new TestPlay(testTable({ ships: [{ ...x, ...mine }] })).say(text, ...throws);
  return { told: play.news(), ship: play.ship('x'), play };
};
const activated = (opening: string | null, allHands = false) => ({
  kind: 'activated',
  rule: 'activation.step-order',
  ship: 'x',
  opening,
  allHands,
});
const special = (action: string, first: number[], again: number[], successes: number, needed = 3) => ({
  kind: 'special',
  rule: `${action}.${successes >= needed ? 'pass' : 'fail'}`,
  ship: 'x',
  action,
  first,
  again,
  successes,
  needed,
  passed: successes >= needed,
  dice: [...first, ...again],
});
const lost = (area: string, by: number, left: number, rule: string) =>
  lossTold('x', area, by, left, rule, 'failed');

describe('what is declared at the start, told in full', () => {
  it('[fight-fires.pass] three successes put out as many as a die of three says, and no more than burn', () => {
    const two = opened('act x fight-fires', { fires: 3 }, d6(4, 5, 4), d3(2));
    expect(two.told).toEqual([
      activated('fight-fires'),
      special('fight-fires', [4, 5, 4], [], 3),
      { kind: 'fires', rule: 'fight-fires.pass', ship: 'x', fires: 1, by: -2, ignored: false, dice: [2] },
    ]);
    const all = opened('act x fight-fires', { fires: 1 }, d6(4, 6, 1), d3(3));
    expect(all.told.at(-1)).toEqual({
      kind: 'fires',
      rule: 'fight-fires.pass',
      ship: 'x',
      fires: 0,
      by: -1,
      ignored: false,
      dice: [3],
    });
    expect(all.ship).toMatchObject({ fires: 0, crew: 70 });
  });

  it('[fight-fires.fail] failing costs two dice of crew, and the fires stay as they are', () => {
    const { told, ship } = opened('act x fight-fires', { fires: 2 }, d6(4, 4, 1, 1), d6(5, 6));
    expect(told).toEqual([
      activated('fight-fires'),
      special('fight-fires', [4, 4, 1], [1], 2),
      lost('crew', 11, 59, 'fight-fires.fail'),
    ]);
    expect(ship.fires).toBe(2);
  });

  it('[repair.pass] leaks by a die of three, or the rudder', () => {
    expect(opened('act x repair-leaks', { leaks: 3 }, d6(4, 5, 4), d3(2)).told).toEqual([
      activated('repair-leaks'),
      special('repair', [4, 5, 4], [], 3),
      { kind: 'leaks', rule: 'repair.pass', ship: 'x', leaks: 1, by: -2, ignored: false, dice: [2] },
    ]);
    expect(opened('act x repair-leaks', { leaks: 1 }, d6(4, 5, 4), d3(3)).told.at(-1)).toEqual({
      kind: 'leaks',
      rule: 'repair.pass',
      ship: 'x',
      leaks: 0,
      by: -1,
      ignored: false,
      dice: [3],
    });
    const rudder = opened('act x repair-rudder', { rudder: true }, d6(4, 5, 4));
    expect(rudder.told).toEqual([
      activated('repair-rudder'),
      special('repair', [4, 5, 4], [], 3),
      { kind: 'rudder-repaired', rule: 'repair.pass', ship: 'x' },
    ]);
    expect(rudder.ship.rudder).toBe(false);
  });

  it('[repair.fail] failing costs two dice of crew and mends nothing', () => {
    const { told, ship } = opened('act x repair-leaks', { leaks: 2 }, d6(4, 4, 1, 1), d6(5, 6));
    expect(told).toEqual([
      activated('repair-leaks'),
      special('repair', [4, 4, 1], [1], 2),
      lost('crew', 11, 59, 'repair.fail'),
    ]);
    expect(ship.leaks).toBe(2);
    expect(opened('act x repair-rudder', { rudder: true }, d6(1, 1, 1, 1, 1, 1)).ship.rudder).toBe(true);
  });

  it('[special.fires-ignored] [special.leaks-ignored] what is not seen to costs crew and grows by one', () => {
    const fires = { kind: 'fires', rule: 'special.fires-ignored', ship: 'x', fires: 2, by: 1, ignored: true };
    const leaks = { kind: 'leaks', rule: 'special.leaks-ignored', ship: 'x', leaks: 2, by: 1, ignored: true };
    expect(opened('act x', { fires: 1, leaks: 1 }, d6(1, 2), d6(3, 4)).told).toEqual([
      activated(null),
      lost('crew', 3, 67, 'special.fires-ignored'),
      fires,
      lost('crew', 7, 60, 'special.leaks-ignored'),
      leaks,
    ]);
    const fought = opened('act x fight-fires', { fires: 1, leaks: 1 }, d6(6, 4, 1), d3(1), d6(3, 4));
    expect(fought.told.slice(3)).toEqual([lost('crew', 7, 63, 'special.leaks-ignored'), leaks]);
    const mended = opened('act x repair-leaks', { fires: 1, leaks: 1 }, d6(6, 4, 1), d3(1), d6(3, 4));
    expect(mended.told.slice(3)).toEqual([lost('crew', 7, 63, 'special.fires-ignored'), fires]);
  });

  it('[special.leaks-ignored] fires that sank her leave nothing to leak', () => {
    const play = new TestPlay(testTable({ ships: [{ ...x, fires: 5, leaks: 1, crew: 20 }] }), d6(1, 2));
    expect(play.news()).toEqual([
      activated(null),
      lost('crew', 3, 17, 'special.fires-ignored'),
      { kind: 'fires', rule: 'special.fires-ignored', ship: 'x', fires: 6, by: 1, ignored: true },
      { kind: 'sunk', rule: 'critical.six-sinks', ship: 'x', why: 'fires' },
      { kind: 'done', rule: 'activation.marks-done', ship: 'x' },
    ]);
  });

  it('[all-hands.fourth-die] all hands throw four dice, and one again for an average crew', () =>
    expect(
      opened('act x all-hands repair-leaks', { leaks: 1 }, d6(4, 1, 1, 1, 6), d3(1)).told.slice(0, 2),
    ).toEqual([activated('repair-leaks', true), special('repair', [4, 1, 1, 1], [6], 3)]));

  it('[activation.step-order] a cable that is cut leaves her at easy sail', () => {
    const { told, ship } = opened('act x cut', { anchored: true });
    expect(told.slice(0, 2)).toEqual([
      activated('cut'),
      { kind: 'cut', rule: 'activation.step-order', ship: 'x' },
    ]);
    expect(ship).toMatchObject({ anchored: false, sail: 'easy' });
  });
});

describe('what is declared on the way, told in full', () => {
  const begun = (mine: Partial<TestShip> = {}) => {
    const play = new TestPlay(testTable({ ships: [{ ...x, ...mine }] }));
    play.news();
    return play;
  };

  it('[tack.pass] two successes', () => {
    const play = begun({ heading: 0 }).say('tack', d6(4, 4, 1));
    expect(play.news()).toEqual([special('tack', [4, 4, 1], [], 2, 2)]);
    expect(play.state.activation).toMatchObject({ tacked: true, special: 'tack', underWay: true });
    expect(play.ask).toMatchObject({ disposition: 'beating', most: 3000 });
  });

  it('[tack.fail] one success: two dice of rigging', () => {
    const play = begun({ heading: 0 }).say('tack', d6(4, 1, 1, 1), d6(3, 4));
    expect(play.news()).toEqual([special('tack', [4, 1, 1], [1], 1, 2), lost('rigging', 7, 53, 'tack.fail')]);
    expect(play.state.activation).toMatchObject({ tacked: false, special: 'tack' });
    expect(play.ask).toMatchObject({ disposition: 'aback', most: 0, least: 0 });
  });

  it('[boxhaul.pass] a segment and half a circle, to the side that was named', () => {
    const from = { at: { x: 24_000, y: 20_000 }, heading: 900 };
    const moved = {
      kind: 'moved',
      rule: 'move.three-segments',
      ship: 'x',
      from: { at: { x: 20_000, y: 20_000 }, heading: 900 },
      to: from,
      distance: 4000,
      segment: 1,
      disposition: 'reaching',
    };
    for (const side of ['L', 'R']) {
      const play = begun().say(`boxhaul 4 ${side}`, d6(4, 4, 4));
      expect(play.news()).toEqual([
        special('boxhaul', [4, 4, 4], [], 3),
        moved,
        { kind: 'boxhauled', rule: 'boxhaul.pass', ship: 'x', from, to: { ...from, heading: 2700 } },
        { kind: 'done', rule: 'activation.marks-done', ship: 'x' },
      ]);
    }
  });

  it('[boxhaul.fail] a quarter to the side that was named, then two dice of rigging', () => {
    const at = { x: 20_000, y: 20_000 };
    for (const [side, by, heading] of [
      ['L', -900, 0],
      ['R', 900, 1800],
    ] as const) {
      const play = begun().say(`boxhaul 4 ${side}`, d6(4, 4, 1, 1), d6(3, 4));
      expect(play.news()).toEqual([
        special('boxhaul', [4, 4, 1], [1], 2),
        {
          kind: 'turned',
          rule: 'boxhaul.fail',
          ship: 'x',
          from: { at, heading: 900 },
          to: { at, heading },
          by,
        },
        lost('rigging', 7, 53, 'boxhaul.fail'),
        { kind: 'done', rule: 'activation.marks-done', ship: 'x' },
      ]);
    }
  });
});

describe('whether she may try', () => {
  const barred = (mine: Partial<TestShip>, more: Partial<Activation> = {}) => {
    const refusal = mayTry(testShip({ ...x, ...mine }), testActivation(more));
    return refusal === null ? null : `${refusal.code} ${refusal.rule}`;
  };

  it('[special.one-a-turn] [special.crippled-crew] [all-hands.only-move] the reasons why not, in their order', () => {
    expect(barred({})).toBeNull();
    expect(barred({ crew: 23 }, { special: 'tack', allHands: true })).toBe(
      'special-spent special.one-a-turn',
    );
    expect(barred({ crew: 23 }, { allHands: true })).toBe('crew-crippled special.crippled-crew');
    expect(barred({ crew: 24 }, { allHands: true })).toBe('all-hands all-hands.only-move');
  });

  it('[reroll.good] [reroll.average] [reroll.poor] [reroll.flagship] how many dice are thrown again', () => {
    const again = (quality: 'good' | 'average' | 'poor', flagship: boolean) =>
      rerollsOf(testShip({ ...x, quality, flagship }));
    expect([again('good', false), again('average', false), again('poor', false)]).toEqual([2, 1, 0]);
    expect([again('good', true), again('average', true), again('poor', true)]).toEqual([3, 2, 1]);
  });
});
