import { describe, expect, it } from 'vitest';
import type { Anchored, Anchoring } from '../sea/advanced-log.ts';
import { type Direction, hexName, parseHex } from '../sea/hex.ts';
import { sternHex } from '../sea/ship.ts';
import { type AdvancedTestShip, advancedSea, advancedShip, squadronOf } from '../testing/advanced.ts';
import { nextTurn, offered, refused, sailOrders, write } from '../testing/orders.ts';
import { legalTexts } from '../testing/sailing.ts';
import { context, hexNamed, toldOf } from '../testing/sea.ts';
import { anchorBarsGuns, anchorFault, atAnchor, firesFromAnchor } from './anchoring.ts';
import { driftIsDue, hasChoice } from './held.ts';
import { judgePlot } from './plot.ts';

const holding = (how: Anchoring = 'A'): Anchored => ({ how, state: 'holding', turns: 0 });
const one = (stated: Partial<AdvancedTestShip> = {}, changes: Parameters<typeof advancedSea>[1] = {}) =>
  advancedSea([advancedShip({ id: 'x', at: 'K20', heading: 2, ...stated })], changes);
const anchored = (how: Anchoring = 'A', stated: Partial<AdvancedTestShip> = {}) =>
  one({ ...stated, advanced: { anchor: holding(how), ...stated.advanced } });
const log = (state: ReturnType<typeof one>) => state.ships[0]!.advanced;
const what = (told: ReturnType<typeof context>) => toldOf(told.told, 'anchor').map((each) => each.what);

describe('20.3 anchoring', () => {
  it('[20.3] is noted beside the move, where the scenario has it', () => {
    expect(refused(one(), 'x', { plot: '2L', anchor: 'A' })).toBeNull();
    const none = one({}, { advanced: { anchoringAllowed: false } });
    expect(refused(none, 'x', { plot: '0', anchor: 'A' })).toBe('no-anchoring');
  });

  it.each(['A', 'AB', 'AS'] as const)('[20.3.1] %s is one of three kinds, and one at a time', (how) => {
    const state = one();
    write(state, { x: { plot: '0', anchor: how } });
    nextTurn(state);
    expect(log(state).anchor).toMatchObject({ how, state: 'holding' });
    for (const other of ['A', 'AB', 'AS'] as const)
      expect(refused(state, 'x', { plot: '0', anchor: other })).toBe('already-anchored');
  });

  it('[20.3.2] she sails as she likes in the turn of the note and lies at anchor from the next on', () => {
    const state = one();
    const told = sailOrders(state, { x: { plot: '3', anchor: 'A' } });
    expect(atAnchor(state.ships[0]!)).toBe(false);
    expect(state.ships[0]!.lastPlot).toBe('3');
    expect(what(told)).toEqual([]);
    expect(what(nextTurn(state))).toEqual(['dropped']);
    expect(atAnchor(state.ships[0]!)).toBe(true);
    expect(refused(state, 'x', { plot: '1' })).toBe('anchored');
  });

  it('[20.3.2] a ship that surrenders meanwhile lets no anchor go', () => {
    const state = one();
    sailOrders(state, { x: { plot: '3', anchor: 'A' } });
    state.ships[0]!.surrender = 'striking';
    nextTurn(state);
    expect(log(state).anchor).toBeNull();
  });

  it('[20.3.3] at ordinary anchor she neither moves nor turns', () => {
    const state = anchored();
    expect(['1', 'L', 'R', 'B'].map((plot) => refused(state, 'x', { plot }))).toEqual(
      Array(4).fill('anchored'),
    );
    expect(legalTexts(state, state.ships[0]!)).toEqual(['0']);
    expect(hasChoice(state, state.ships[0]!)).toBe(false);
    // She is asked all the same: she can cut and weigh.
    expect(offered(state, 'x').map(({ anchor }) => anchor)).toEqual([undefined, 'up', 'cut']);
  });

  it('[20.3.3] an anchor holds her against the wind, and all that are bound to her', () => {
    const state = anchored('A', { still: 5 });
    expect(driftIsDue(state, state.ships[0]!)).toBe(false);
    sailOrders(state, {});
    expect(hexName(state.ships[0]!.bow)).toBe('K20');
    const bound = advancedSea(
      [
        advancedShip({ id: 'x', at: 'K20', heading: 1, still: 3, advanced: { anchor: holding() } }),
        advancedShip({ id: 'y', at: 'L20', heading: 1, still: 3, side: 'b' }),
      ],
      { fouls: [{ a: 'x', b: 'y' }] },
    );
    sailOrders(bound, {});
    expect(bound.ships.map(({ bow }) => hexName(bow))).toEqual(['K20', 'L20']);
  });

  it('[8.2.1] when the anchor is gone, the phases she lay there do not count towards her drift', () => {
    const state = anchored('A', { heading: 4 });
    for (let n = 0; n < 3; n++) {
      sailOrders(state, {});
      nextTurn(state);
    }
    sailOrders(state, { x: { plot: '0', anchor: 'cut' } });
    nextTurn(state);
    sailOrders(state, { x: '0' });
    expect(hexName(state.ships[0]!.bow)).toBe('K20');
    nextTurn(state);
    sailOrders(state, { x: '0' });
    expect(hexName(state.ships[0]!.bow)).toBe('K19');
  });

  it('[20.3.5] fires the steadier at anchor, and not before', () => {
    expect(firesFromAnchor(anchored().ships[0]!)).toBe(true);
    const ordered = one({ advanced: { anchor: { how: 'A', state: 'ordered', turns: 0 } } });
    expect(firesFromAnchor(ordered.ships[0]!)).toBe(false);
  });
});

describe('20.3.4 springs', () => {
  const headings: Record<string, Direction> = { L: 1, LL: 6, R: 3, RR: 4 };

  it.each(['L', 'LL', 'R', 'RR'])('[20.3.4] [20.3.4.1] %s by the bow turns her about her bow hex', (plot) => {
    const state = anchored('AB');
    expect(refused(state, 'x', { plot })).toBeNull();
    sailOrders(state, { x: plot });
    expect(state.ships[0]).toMatchObject({ bow: hexNamed('K20'), heading: headings[plot], lastPlot: plot });
  });

  it.each(['L', 'LL', 'R', 'RR'])(
    '[20.3.4] [20.3.4.1] %s by the stern turns her about her stern hex',
    (plot) => {
      const state = anchored('AS');
      const before = sternHex(state.ships[0]!);
      expect(refused(state, 'x', { plot })).toBeNull();
      sailOrders(state, { x: plot });
      expect(sternHex(state.ships[0]!)).toEqual(before);
      expect(state.ships[0]!.heading).toBe(headings[plot]);
      expect(state.ships[0]!.bow).not.toEqual(hexNamed('K20'));
    },
  );

  it('[20.3.4.1] up to 120 degrees one way, noted in the move, and no other movement', () => {
    const state = anchored('AB');
    expect(['LLL', 'LR', 'RL'].map((plot) => refused(state, 'x', { plot }))).toEqual(
      Array(3).fill('springs'),
    );
    expect(['1', 'L1', 'B'].map((plot) => refused(state, 'x', { plot }))).toEqual(Array(3).fill('anchored'));
    expect(legalTexts(state, state.ships[0]!)).toEqual(['0', 'L', 'LL', 'R', 'RR']);
  });

  it('[20.3.4.1] neither wind nor a helm nor a turn before keeps her from it', () => {
    const state = anchored('AB', { heading: 4, advanced: { stood: true, wounds: { helm: 1 } } });
    expect(refused(state, 'x', { plot: 'LL' })).toBeNull();
  });

  it('[20.3.4.1] no end of her can swing over land, not even on the way', () => {
    // By the bow with heading 2 the stern swings right over K21 or left over J20 first.
    const swungTo = (plot: string, land: readonly string[]) =>
      refused(
        one({ advanced: { anchor: holding('AB') } }, { land: land.map((name) => parseHex(name)!) }),
        'x',
        {
          plot,
        },
      );
    const open = anchored('AB');
    sailOrders(open, { x: 'L' });
    const first = hexName(sternHex(open.ships[0]!));
    expect([swungTo('L', [first]), swungTo('LL', [first]), swungTo('RR', [first])]).toEqual([
      'land',
      'land',
      null,
    ]);
  });

  it('[20.3.4.1] [8.3.1] an end that swings into another ship collides, and she stops where she was', () => {
    const open = anchored('AS');
    sailOrders(open, { x: 'R' });
    const into = open.ships[0]!.bow;
    const state = advancedSea([
      advancedShip({ id: 'x', at: 'K20', heading: 2, advanced: { anchor: holding('AS') } }),
      advancedShip({ id: 'y', at: hexName(into), heading: 3, side: 'b' }),
    ]);
    const told = sailOrders(state, { x: 'RR', y: '0' }, context(1, 1));
    expect(toldOf(told.told, 'collision')[0]).toMatchObject({ holder: 'y', hex: into });
    expect(state.ships[0]).toMatchObject({ bow: hexNamed('K20'), heading: 2, lastPlot: '0' });
  });

  it('[20.3.4.1] [8.3.2] a bow that sails in has the hex before one that swings on springs', () => {
    const open = anchored('AS');
    sailOrders(open, { x: 'R' });
    const { bow } = open.ships[0]!;
    const behind = hexName(sternHex({ bow, heading: 1 }));
    const state = advancedSea([
      advancedShip({ id: 'x', at: 'K20', heading: 2, advanced: { anchor: holding('AS') } }),
      advancedShip({ id: 'y', at: behind, heading: 1, side: 'b' }),
    ]);
    const told = sailOrders(state, { x: 'R', y: '1' }, context(1, 1));
    expect(toldOf(told.told, 'contest')).toEqual([]);
    expect(toldOf(told.told, 'collision')[0]).toMatchObject({ holder: 'y' });
    expect(state.ships[0]!.heading).toBe(2);
  });

  it('[20.3.4.2] turned on springs she neither loads nor fires that turn', () => {
    const state = anchored('AB');
    write(state, { x: 'L' });
    expect(anchorBarsGuns(state.ships[0]!)).toBe(true);
    nextTurn(state);
    expect(anchorBarsGuns(state.ships[0]!)).toBe(false);
    write(state, { x: '0' });
    expect(anchorBarsGuns(state.ships[0]!)).toBe(false);
  });

  it('[20.3.4.2] [20.5.4] but repairs can be made: the turn costs no factor', () => {
    const state = anchored('AB', { hull: 5 });
    expect(refused(state, 'x', { plot: 'LL', repair: 'RH' })).toBeNull();
    sailOrders(state, { x: { plot: 'LL', repair: 'RH' } });
    expect(log(state).did.turned).toBeUndefined();
  });

  it('a moored line has no springs and does not weigh', () => {
    const special = [{ id: 'moored-line', side: 'a', crewBack: 1, everyTurns: 2 }] as const;
    const state = one({ advanced: { anchor: holding('AB') } }, { advanced: { special } });
    expect(refused(state, 'x', { plot: 'L' })).toBe('anchored');
    expect(refused(state, 'x', { plot: '0', anchor: 'up' })).toBe('moored-line');
    expect(refused(state, 'x', { plot: '0', anchor: 'cut' })).toBeNull();
  });
});

describe('20.3.6 weighing', () => {
  const up = { x: { plot: '0', anchor: 'up' as const } };

  it('[20.3.6] takes two turns running; on the one after she sails', () => {
    const state = anchored();
    expect(what(sailOrders(state, up))).toEqual(['weighing']);
    expect(nextTurn(state).told).toEqual([]);
    expect(refused(state, 'x', { plot: '1' })).toBe('weighing');
    sailOrders(state, up);
    expect(what(nextTurn(state))).toEqual(['weighed']);
    expect(log(state).anchor).toBeNull();
    expect(log(state).anchors).toBe(2);
    expect(refused(state, 'x', { plot: '1' })).toBeNull();
    expect(refused(state, 'x', { plot: '0', anchor: 'AS' })).toBeNull();
  });

  it('[20.3.6] an anchor weighed one turn only goes down again', () => {
    const state = anchored();
    sailOrders(state, up);
    nextTurn(state);
    expect(what(sailOrders(state, { x: '0' }))).toEqual(['dropped']);
    expect(atAnchor(state.ships[0]!)).toBe(true);
    nextTurn(state);
    sailOrders(state, up);
    nextTurn(state);
    expect(log(state).anchor).toMatchObject({ state: 'weighing', turns: 1 });
  });

  it('[20.3.6] [8.2.4] who would have drifted while she weighed lies still without a fault when it goes down', () => {
    const state = anchored('A', { still: 3 });
    sailOrders(state, up);
    nextTurn(state);
    state.ships[0]!.still = 3;
    expect(driftIsDue(state, state.ships[0]!)).toBe(true);
    const told = sailOrders(state, { x: 'D' });
    expect(what(told)).toEqual(['dropped']);
    expect(toldOf(told.told, 'infraction')).toEqual([]);
    expect(toldOf(told.told, 'moved')).toEqual([]);
  });

  it('[20.3.6.1] nobody weighs while her crew is in a melee, but may cut', () => {
    const state = anchored();
    state.melees = [{ a: 'x', b: 'y', since: 1 }];
    expect(refused(state, 'x', { plot: '0', anchor: 'up' })).toBe('in-melee');
    expect(refused(state, 'x', { plot: '0', anchor: 'cut' })).toBeNull();
    state.melees = [{ a: 'y', b: 'z', since: 1 }];
    expect(refused(state, 'x', { plot: '0', anchor: 'up' })).toBeNull();
  });

  it('[20.3.6] only an anchored ship weighs, and not before the scenario lets her', () => {
    expect(refused(one(), 'x', { plot: '0', anchor: 'up' })).toBe('not-anchored');
    const state = anchored();
    state.advanced = {
      ...state.advanced,
      squadrons: [squadronOf('van', ['x'])],
      special: [{ id: 'holds-anchor', squadron: 'van', untilTurn: 3 }],
    };
    expect(refused(state, 'x', { plot: '0', anchor: 'up' })).toBe('holds-anchor');
    expect(refused(state, 'x', { plot: '0', anchor: 'cut' })).toBe('holds-anchor');
    expect(refused({ ...state, turn: 4 }, 'x', { plot: '0', anchor: 'up' })).toBeNull();
  });

  it('[20.3.6.1] in both turns she neither loads, fires nor repairs', () => {
    const state = anchored('A', { hull: 5 });
    expect(refused(state, 'x', { plot: '0', anchor: 'up', repair: 'RH' })).toBe('repairing');
    for (let n = 0; n < 2; n++) {
      sailOrders(state, up);
      expect(anchorBarsGuns(state.ships[0]!)).toBe(true);
      nextTurn(state);
    }
    expect(anchorBarsGuns(state.ships[0]!)).toBe(false);
  });

  it('[20.3.6.2] she counts as not anchored: no steadier fire, no springs, and the wind has her', () => {
    const state = anchored('AB', { heading: 4, still: 1 });
    expect(refused(state, 'x', { plot: 'L', anchor: 'up' })).toBe('anchored');
    sailOrders(state, up);
    expect(firesFromAnchor(state.ships[0]!)).toBe(false);
    expect(hexName(state.ships[0]!.bow)).toBe('K19');
  });
});

describe('20.3.6.2 weighing and the wind', () => {
  it('[20.3.6.2] [8.2.1] she drifts in the second turn of weighing, not in the first: the turns at anchor do not count', () => {
    const state = anchored('A', { heading: 4 });
    const up = { x: { plot: '0', anchor: 'up' as const } };
    const lay = hexName(state.ships[0]!.bow);
    sailOrders(state, up);
    expect(hexName(state.ships[0]!.bow)).toBe(lay);
    nextTurn(state);
    const told = sailOrders(state, up);
    expect(hexName(state.ships[0]!.bow)).not.toBe(lay);
    expect(toldOf(told.told, 'moved')).toMatchObject([{ ship: 'x', drift: true }]);
    expect(what(nextTurn(state))).toEqual(['weighed']);
  });
});

describe('20.3.7 cutting, 20.3.8 anchors lost', () => {
  it('[20.3.7] she lies at anchor in the turn of the note and sails in the next', () => {
    const state = anchored();
    expect(refused(state, 'x', { plot: '1', anchor: 'cut' })).toBe('anchored');
    sailOrders(state, { x: { plot: '0', anchor: 'cut' } });
    expect(atAnchor(state.ships[0]!)).toBe(true);
    expect(what(nextTurn(state))).toEqual(['cut']);
    expect(refused(state, 'x', { plot: '1' })).toBeNull();
  });

  it('[20.3.7.1] and never anchors again', () => {
    const state = anchored();
    sailOrders(state, { x: { plot: '0', anchor: 'cut' } });
    nextTurn(state);
    expect(log(state).anchors).toBe(0);
    expect(refused(state, 'x', { plot: '0', anchor: 'A' })).toBe('no-anchor');
    expect(anchorFault(state, state.ships[0]!, 'A')?.rule).toBe('20.3.7.1');
  });

  it('[20.3.8] [20.3.8.1] [20.3.8.2] with one anchor of two she holds, but fires no better and turns no more', () => {
    const state = anchored('AB', { still: 4, advanced: { anchors: 1, anchor: holding('AB') } });
    expect(firesFromAnchor(state.ships[0]!)).toBe(false);
    expect(refused(state, 'x', { plot: 'L' })).toBe('anchored');
    expect(judgePlot(state, state.ships[0]!, 'L').infraction?.rule).toBe('20.3.8.2');
    expect(judgePlot(anchored('A'), anchored('A').ships[0]!, 'L').infraction?.rule).toBe('20.3.3');
    expect(driftIsDue(state, state.ships[0]!)).toBe(false);
    expect(firesFromAnchor(anchored('AB').ships[0]!)).toBe(true);
  });

  it('[20.3.8.3] with one left she can still anchor, with none she can’t', () => {
    expect(refused(one({ advanced: { anchors: 1 } }), 'x', { plot: '0', anchor: 'A' })).toBeNull();
    const none = one({ advanced: { anchors: 0 } });
    expect(refused(none, 'x', { plot: '0', anchor: 'A' })).toBe('no-anchor');
    expect(anchorFault(none, none.ships[0]!, 'A')?.rule).toBe('20.3.8.3');
  });
});
