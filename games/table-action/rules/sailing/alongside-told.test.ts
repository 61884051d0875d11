import { d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { type TestShip, testTable } from '../testing/table.ts';
import { activated, done, moved, place, scene, turned, x, y } from '../testing/way-told.ts';
import { snapAsks } from './alongside.ts';

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

  it('[boarding.snap-fire] nobody is asked for snap fire where nobody has come alongside', () => {
    const table = testTable({ ships: [x, other] });
    expect(snapAsks(table)).toEqual([]);
    table.snap = { ship: 'y', boarder: 'x', side: 'larboard' };
    expect(snapAsks(table)).toMatchObject([
      { seat: 'b-1', kind: 'snap', rule: 'boarding.snap-fire', ship: 'y', boarder: 'x' },
    ]);
  });
});
