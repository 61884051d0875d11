import { d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { baseOf, shipOf } from '../table/state.ts';
import { TestPlay, testContext } from '../testing/play.ts';
import { groundAt, type TestShip, type TestTable, testShip, testTable } from '../testing/table.ts';
import { isBerth, otherBases, putAt } from './collision.ts';
import { driftWrecks } from './drift.ts';
import { edgePassed } from './way.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const y: TestShip = { id: 'y', side: 'b', at: [24, 20], heading: 0 };
const scene = (table: TestTable) => new TestPlay(testTable(table));
const place = (x: number, y: number, heading = 900) => ({ at: { x, y }, heading });
const activated = {
  kind: 'activated',
  rule: 'activation.step-order',
  ship: 'x',
  opening: null,
  allHands: false,
};
const done = { kind: 'done', rule: 'activation.marks-done', ship: 'x' };
const moved = (from: object, to: object, distance: number, segment = 1, disposition = 'reaching') => ({
  kind: 'moved',
  rule: 'move.three-segments',
  ship: 'x',
  from,
  to,
  distance,
  segment,
  disposition,
});
const turned = (from: object, to: object, by: number) => ({
  kind: 'turned',
  rule: 'move.one-turn-a-segment',
  ship: 'x',
  from,
  to,
  by,
});

describe('a way told in full', () => {
  it('[move.three-segments] [move.one-turn-a-segment] three segments, each with its turn at the end', () => {
    const play = scene({ ships: [x] })
      .say('move 4 R30')
      .say('move 4 L10')
      .say('move 2; done');
    expect(play.news()).toEqual([
      activated,
      moved(place(20_000, 20_000), place(24_000, 20_000), 4000),
      turned(place(24_000, 20_000), place(24_000, 20_000, 1200), 300),
      moved(place(24_000, 20_000, 1200), place(27_464, 22_000, 1200), 4000, 2),
      turned(place(27_464, 22_000, 1200), place(27_464, 22_000, 1100), -100),
      moved(place(27_464, 22_000, 1100), place(29_343, 22_684, 1100), 2000, 3),
      done,
    ]);
  });

  it('[aback.damage-by-sail] [aback.may-turn] [aback.continues] taken aback she turns, then loses rigging, and goes on', () => {
    const play = scene({ ships: [{ ...x, heading: 0, sail: 'full' }] }).say('move 0 R30', d6(1, 2, 3, 4, 5));
    expect(play.news()).toEqual([
      activated,
      turned(place(20_000, 20_000, 0), place(20_000, 20_000, 300), 300),
      {
        kind: 'aback',
        rule: 'aback.damage-by-sail',
        ship: 'x',
        sail: 'full',
        segment: 1,
        dice: [1, 2, 3, 4, 5],
      },
      {
        kind: 'damage',
        rule: 'aback.damage-by-sail',
        ship: 'x',
        area: 'rigging',
        by: 15,
        left: 45,
        why: 'aback',
      },
    ]);
    expect(play.ask).toMatchObject({ kind: 'segment', segment: 2, segments: 3, disposition: 'aback' });
  });

  it('[aground.removed] she is taken off where she struck, and the ground is named', () => {
    const rock = { ...groundAt('land', [23, 15], [30, 15], [30, 25], [23, 25]), name: 'Rock' };
    const play = scene({ ships: [x], terrain: [rock] }).say('move 4 R30');
    expect(play.news()).toEqual([
      activated,
      moved(place(20_000, 20_000), place(21_750, 20_000), 1750),
      { kind: 'aground', rule: 'aground.removed', ship: 'x', on: 'land', name: 'Rock' },
      done,
    ]);
    expect(play.ship('x').fate).toBe('aground');
  });

  it('[turn.phases] past the edge she has left, and the rest of her orders with her', () => {
    const play = scene({ ships: [{ ...x, at: [70, 20] }] }).say('move 4 R30');
    expect(play.news()).toEqual([
      activated,
      moved(place(70_000, 20_000), place(74_000, 20_000), 4000),
      { kind: 'left', rule: 'turn.phases', ship: 'x', edge: 'east' },
      done,
    ]);
    expect(play.ship('x')).toMatchObject({ fate: 'left', exit: 'east' });
  });

  it('[collision.contact] [collision.damage-by-size] [collision.align] a collision in the order in which it comes about', () => {
    const play = scene({ ships: [x, y] }).say('move 4 R10', d6(1, 2, 3, 4), d6(5, 6, 1, 2));
    const damage = (ship: string, by: number) => ({
      kind: 'damage',
      rule: 'collision.damage-by-size',
      ship,
      area: 'hull',
      by,
      left: 140 - by,
      why: 'collision',
    });
    expect(play.news()).toEqual([
      activated,
      moved(place(20_000, 20_000), place(22_300, 20_000), 2300),
      { kind: 'collision', rule: 'collision.contact', ship: 'x', with: 'y' },
      damage('x', 10),
      damage('y', 14),
      {
        kind: 'aligned',
        rule: 'collision.align',
        ship: 'x',
        from: place(22_300, 20_000),
        to: place(22_405, 20_105, 450),
      },
      {
        kind: 'aligned',
        rule: 'collision.align',
        ship: 'y',
        from: place(24_000, 20_000, 0),
        to: place(23_894, 19_894, 450),
      },
    ]);
    expect(play.state.activation).toMatchObject({ stage: 'parting', segment: 4, course: null });
  });

  it('[collision.contact] held by a ship she lies against she is told to be, and turns all the same', () => {
    const play = scene({ ships: [x, { ...y, at: [22.504, 20], heading: 90, acted: true }] }).say('move 4');
    const news = play.news();
    expect(news.map(({ kind }) => kind)).toEqual(['activated', 'moved', 'blocked']);
    expect(news[2]).toEqual({ kind: 'blocked', rule: 'collision.contact', ship: 'x', by: 'y' });
    expect(play.ask).toMatchObject({ kind: 'segment', segment: 2 });
  });

  it('[drift.one-inch-downwind] [drift.no-rigging] a demasted ship drifts in her activation, a wreck after all', () => {
    const wreck: TestShip = { ...y, at: [50, 10], heading: 0, colours: 'struck' };
    const play = scene({ ships: [{ ...x, rigging: 0 }, wreck] });
    expect(play.news()).toEqual([
      activated,
      {
        kind: 'drifted',
        rule: 'drift.one-inch-downwind',
        ship: 'x',
        from: place(20_000, 20_000),
        to: place(20_000, 21_000),
      },
      done,
      {
        kind: 'drifted',
        rule: 'drift.one-inch-downwind',
        ship: 'y',
        from: place(50_000, 10_000, 0),
        to: place(50_000, 11_000, 0),
      },
    ]);
    expect(play.progress).toBe('done');
  });

  it.each([
    ['one that fights', { colours: 'flying' }],
    ['one at anchor', { anchored: true }],
    ['one that has sunk', { fate: 'sunk' }],
  ] as const)('[struck] of wrecks only those that are free drift: not %s', (_which, more) => {
    const state = testTable({ ships: [{ ...x, colours: 'struck', ...more }] });
    const log = testContext();
    driftWrecks(state, log);
    expect(log.told).toEqual([]);
  });

  it('[struck] nor one held in a boarding action; and who is shaken by a wreck is tested then', () => {
    const boardings = [{ attacker: 'x', defender: 'y' }];
    const log = testContext();
    driftWrecks(testTable({ ships: [{ ...x, colours: 'struck' }], boardings }), log);
    expect(log.told).toEqual([]);
    const shaken = testContext(d6(4, 4, 4));
    driftWrecks(testTable({ ships: [{ ...x, shaken: true }] }), shaken);
    expect(shaken.told.map(({ kind }) => kind)).toEqual(['morale']);
  });

  it('[fire.any-point-of-move] what she sailed is told before what she fires, and the rest after', () => {
    const play = scene({ ships: [x, { ...y, at: [20, 30], heading: 90, sail: 'full', acted: true }] });
    play.news();
    play.say('move 4 R30; @1 R y rigging; done', d10(1, 10, 4), d6(3, 1));
    expect(play.news()).toEqual([
      moved(place(20_000, 20_000), place(21_000, 20_000), 1000),
      {
        kind: 'fire',
        rule: 'fire.to-hit-rigging',
        ship: 'x',
        side: 'starboard',
        target: 'y',
        aim: 'rigging',
        how: 'broadside',
        distance: 10_049,
        range: 'close',
        needed: 6,
        modifiers: [{ what: 'target-full-sail', by: 1, rule: 'fire.modifiers-target' }],
        rake: null,
        halved: 0,
        large: { count: 2, faces: [1, 10, 4], hits: 1 },
        regular: { count: 1, faces: [3], hits: 0 },
        hits: 1,
        dice: [1, 10, 4, 3],
      },
      {
        kind: 'damage',
        rule: 'fire.to-hit-rigging',
        ship: 'y',
        area: 'rigging',
        by: 1,
        left: 59,
        why: 'broadside',
      },
      { kind: 'critical-check', rule: 'critical.roll-once', ship: 'y', die: 1, critical: false, dice: [1] },
      moved(place(21_000, 20_000), place(24_000, 20_000), 3000),
      turned(place(24_000, 20_000), place(24_000, 20_000, 1200), 300),
    ]);
  });
});

describe('the edges', () => {
  const past = (x: number, y: number) =>
    edgePassed({ size: { width: 72_000, height: 48_000 } }, { at: { x, y } });

  it('[turn.phases] the edge itself is on the table; of two edges the one she is farther past', () => {
    expect([past(0, 0), past(72_000, 48_000), past(36_000, 24_000)]).toEqual([null, null, null]);
    expect([past(5, -1), past(72_001, 5), past(5, 48_001), past(-1, 5)]).toEqual([
      'north',
      'east',
      'south',
      'west',
    ]);
    expect([past(72_002, -1), past(72_001, -2), past(-2, 48_001), past(-1, 48_002)]).toEqual([
      'east',
      'north',
      'west',
      'south',
    ]);
  });
});

describe('room to lie in', () => {
  const terrain = [groundAt('shoal', [40, 10], [50, 10], [50, 20], [40, 20])];
  const table = testTable({ ships: [x, y, { ...y, id: 'gone', at: [30, 30], fate: 'sunk' }], terrain });
  const berth = (at: readonly [number, number], others: readonly TestShip[] = []) =>
    isBerth(
      table,
      baseOf(testShip({ ...x, at })),
      others.map((ship) => baseOf(testShip(ship))),
    );

  it('[collision.align] on the table by her centre, edges and corners included', () => {
    for (const at of [
      [0, 0],
      [72, 48],
      [0, 48],
      [72, 0],
    ] as const)
      expect(berth(at)).toBe(true);
    for (const at of [
      [-0.001, 5],
      [5, -0.001],
      [72.001, 5],
      [5, 48.001],
    ] as const)
      expect([at, berth(at)]).toEqual([at, false]);
  });

  it('[collision.align] off the ground, and on top of nobody', () => {
    // Her base is 2.5 by 0.9 inches and lies east and west; a touch of the ground counts, of a ship does not.
    expect([berth([45, 9.549]), berth([45, 9.55])]).toEqual([true, false]);
    const other: TestShip = { ...y, at: [30, 30], heading: 90 };
    expect([berth([30, 30.9], [other]), berth([30, 30.8], [other])]).toEqual([true, false]);
  });

  it('[collision.contact] the bases of all on the table but those that are named', () => {
    expect(otherBases(table)).toEqual([baseOf(shipOf(table, 'x')), baseOf(shipOf(table, 'y'))]);
    expect(otherBases(table, 'x')).toEqual([baseOf(shipOf(table, 'y'))]);
    expect(otherBases(table, 'x', 'y')).toEqual([]);
  });

  it('[collision.align] whoever is not stirred is not told of', () => {
    const put = (at: readonly [number, number], heading: number) => {
      const log = testContext();
      putAt(testShip(x), baseOf(testShip({ ...x, at, heading })), log);
      return log.told;
    };
    expect(put([20, 20], 90)).toEqual([]);
    for (const [at, heading] of [
      [[21, 20], 90],
      [[20, 21], 90],
      [[20, 20], 91],
    ] as const)
      expect(put(at, heading)).toEqual([
        {
          kind: 'aligned',
          rule: 'collision.align',
          ship: 'x',
          from: place(20_000, 20_000),
          to: { at: { x: at[0] * 1000, y: at[1] * 1000 }, heading: heading * 10 },
        },
      ]);
  });

  it.each([
    ['the one she struck', groundAt('land', [24.6, 18.9], [26, 18.9], [26, 19.6], [24.6, 19.6])],
    ['she', groundAt('land', [21, 20.6], [22.5, 20.6], [22.5, 21.5], [21, 21.5])],
  ])('[collision.align] where %s would find no room both stay as they struck', (_who, ground) => {
    const play = new TestPlay(testTable({ ships: [x, y], terrain: [ground] }));
    play.say('move 4', d6(1, 1, 1, 1, 1, 1, 1, 1));
    expect(play.told('collision')).toHaveLength(1);
    expect(play.told('aligned')).toEqual([]);
  });
});

describe('coming alongside, told in full', () => {
  const other: TestShip = { ...y, at: [26, 22], heading: 70, acted: true };
  const boards = { kind: 'boards', rule: 'boarding.within-two-inches', ship: 'x', target: 'y' };
  const berth = {
    kind: 'aligned',
    rule: 'boarding.align-free',
    ship: 'x',
    from: place(22_250, 20_000),
    to: place(24_516, 21_578, 700),
  };
  const way = moved(place(20_000, 20_000), place(22_250, 20_000), 2250);
  const loaded = { broadside: { large: [3, 0, 0, 0], regular: [1, 0, 0, 0] }, musketry: 5 } as const;

  it('[boarding.within-two-inches] [boarding.align-free] she comes within two inches and is laid alongside', () => {
    const play = scene({ ships: [x, other] }).say('move 4; board y');
    expect(play.news()).toEqual([activated, way, { ...boards, reached: true, gap: 1946 }, berth, done]);
    expect(play.state.boardings).toEqual([{ attacker: 'x', defender: 'y' }]);
  });

  it('[boarding.within-two-inches] or she does not, and is told how far she missed by', () => {
    const play = scene({ ships: [x, { ...other, at: [60, 40] }] }).say('move 4 R30; board y');
    expect(play.news()).toEqual([
      activated,
      moved(place(20_000, 20_000), place(24_000, 20_000), 4000),
      { ...boards, reached: false, gap: 38_721 },
      turned(place(24_000, 20_000), place(24_000, 20_000, 1200), 300),
    ]);
    expect(play.state.boardings).toEqual([]);
  });

  it('[boarding.struck-surrenders] one that has struck is taken there and then', () => {
    const play = scene({ ships: [x, { ...other, colours: 'struck', crew: 4 }] }).say('move 4; board y');
    expect(play.news()).toEqual([
      activated,
      way,
      { ...boards, reached: true, gap: 1946 },
      berth,
      { kind: 'captured', rule: 'boarding.struck-surrenders', ship: 'y', by: 'x', side: 'a', crew: 14 },
      done,
      {
        kind: 'drifted',
        rule: 'drift.one-inch-downwind',
        ship: 'y',
        from: place(26_000, 22_000, 700),
        to: place(26_000, 23_000, 700),
      },
    ]);
  });

  it('[boarding.snap-fire] snap fire is asked for, may be at hull or rigging or not at all, and comes before her end', () => {
    const play = scene({ ships: [x, { ...other, acted: false, spec: loaded }] }).say('move 4; board y');
    play.news();
    expect(play.ask).toEqual({
      id: '1.t1.snap.y',
      seat: 'b-1',
      kind: 'snap',
      rule: 'boarding.snap-fire',
      ship: 'y',
      boarder: 'x',
    });
    expect(play.offered).toEqual(['snap hull', 'snap rigging', 'no snap']);
    play.say('snap rigging', d10(9, 2), d6(3, 1, 4, 3, 2));
    expect(play.news()).toEqual([
      {
        kind: 'fire',
        rule: 'boarding.snap-fire',
        ship: 'y',
        side: 'larboard',
        target: 'x',
        aim: 'rigging',
        how: 'snap',
        distance: 1542,
        range: 'pointBlank',
        needed: 5,
        modifiers: [],
        rake: null,
        halved: 1,
        large: { count: 2, faces: [9, 2], hits: 1 },
        regular: { count: 1, faces: [3], hits: 0 },
        hits: 1,
        dice: [9, 2, 3],
      },
      {
        kind: 'damage',
        rule: 'fire.to-hit-rigging',
        ship: 'x',
        area: 'rigging',
        by: 1,
        left: 59,
        why: 'broadside',
      },
      { kind: 'critical-check', rule: 'critical.roll-once', ship: 'x', die: 1, critical: false, dice: [1] },
      {
        kind: 'musketry',
        rule: 'musketry.dice',
        ship: 'y',
        target: 'x',
        count: 3,
        faces: [4, 3, 2],
        again: [],
        hits: 1,
        dice: [4, 3, 2],
      },
      { kind: 'damage', rule: 'musketry.dice', ship: 'x', area: 'crew', by: 1, left: 69, why: 'musketry' },
      done,
      { ...activated, ship: 'y' },
      { ...done, ship: 'y' },
    ]);
  });

  it('[boarding.snap-fire] let be', () => {
    const play = scene({ ships: [x, { ...other, acted: false, spec: loaded }] }).say('move 4; board y');
    play.news();
    play.say('no snap');
    expect(play.news()[0]).toEqual({
      kind: 'snap-declined',
      rule: 'boarding.snap-fire',
      ship: 'y',
      boarder: 'x',
    });
    expect(play.state.snap).toBeNull();
  });

  it.each([
    ['a prize', { colours: 'prize', owner: 'a', crew: 9 }, {}],
    ['one that has acted', { acted: true }, {}],
    ['anybody while fire is forbidden', {}, { noFireBefore: 2 }],
  ] as const)('[boarding.snap-fire] not asked of %s', (_whom, theirs, rest) => {
    const play = scene({ ships: [x, { ...other, acted: false, ...theirs }], ...rest }).say('move 4; board y');
    expect(play.state.snap).toBeNull();
    expect(play.told('boards')).toMatchObject([{ reached: true }]);
  });

  it.each([
    ['larboard', [26, 22.3], 90],
    ['starboard', [26, 22.3], 270],
  ] as const)('[boarding.snap-fire] from the side that she lies on: %s', (side, at, heading) => {
    const play = scene({ ships: [x, { ...other, at, heading, acted: false, spec: loaded }] }).say(
      'move 4; board y',
    );
    expect(play.state.snap).toEqual({ ship: 'y', boarder: 'x', side });
  });
});
