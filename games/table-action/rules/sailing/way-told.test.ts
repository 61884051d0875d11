import { d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/play.ts';
import { groundAt, type TestShip, testTable } from '../testing/table.ts';
import { activated, done, moved, place, scene, turned, x, y } from '../testing/way-told.ts';
import { driftWrecks } from './drift.ts';

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
