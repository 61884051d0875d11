import { d6 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { overlaps, touches } from '../geometry/base.ts';
import { baseOf } from '../table/state.ts';
import { TestPlay } from '../testing/play.ts';
import { groundAt, type TestShip, testTable } from '../testing/table.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const meeting = (other: Partial<TestShip>, mine: Partial<TestShip> = {}) =>
  new TestPlay(
    testTable({
      ships: [
        { ...x, ...mine },
        { id: 'y', side: 'b', at: [24, 20], heading: 180, ...other },
      ],
    }),
  );
const ones = (count: number): number[] => Array<number>(count).fill(1);

describe('collisions', () => {
  it('[collision.contact] a ship that would pass through another stops at first contact', () => {
    const play = meeting({}).say('move 4', d6(...ones(8)));
    expect(play.told('collision')).toMatchObject([{ ship: 'x', with: 'y' }]);
    expect(play.told('moved')[0]!.distance).toBeLessThan(2400);
    expect(play.told('moved')[0]!.distance).toBeGreaterThan(2200);
  });

  it('[collision.contact] friends collide as enemies do', () => {
    const play = meeting({ side: 'a' })
      .say('act x')
      .say('move 4', d6(...ones(8)));
    expect(play.told('collision')).toHaveLength(1);
  });

  it('[collision.contact] a turn may bring her into contact too', () => {
    const play = meeting({ at: [25, 21.3], heading: 90 }).say('move 4 R30', d6(...ones(8)));
    expect(play.told('collision')).toHaveLength(1);
    expect(play.told('turned')[0]!.by).toBeLessThan(300);
  });

  it('[collision.damage-by-size] each takes the dice of the other: five for large, four for medium, three for small', () => {
    const size = (of: 'large' | 'medium' | 'small') => ({ spec: { size: of } });
    const play = meeting(size('large'), size('small')).say('move 5', d6(1, 2, 3, 4, 5, 6, 6, 6));
    expect(play.ship('x').hull).toBe(140 - 15);
    expect(play.ship('y').hull).toBe(140 - 18);
    const equal = meeting({}).say('move 4', d6(1, 1, 1, 2, 6, 6, 6, 6));
    expect([equal.ship('x').hull, equal.ship('y').hull]).toEqual([135, 116]);
  });

  it('[collision.align] both take the line between their headings, in contact, and her movement is over', () => {
    const play = meeting({ heading: 150 }).say('move 4', d6(...ones(8)));
    const [one, other] = [play.ship('x'), play.ship('y')];
    expect([one.heading, other.heading]).toEqual([1200, 1200]);
    expect(touches(baseOf(one), baseOf(other))).toBe(true);
    expect(overlaps(baseOf(one), baseOf(other))).toBe(false);
    expect(play.ask.kind).toBe('fire');
  });

  it('[collision.align] past a right angle they end on one line, heading opposite ways; at it, between the headings', () => {
    const blunt = meeting({ heading: 220 }).say('move 4', d6(...ones(8)));
    expect([blunt.ship('x').heading, blunt.ship('y').heading]).toEqual([650, 2450]);
    const square = meeting({ heading: 180 }).say('move 4', d6(...ones(8)));
    expect([square.ship('x').heading, square.ship('y').heading]).toEqual([1350, 1350]);
  });

  it('[collision.contact] ships that lie together already do not collide anew: they part, or are held', () => {
    const along = meeting({ at: [20, 20.904], heading: 90 }).say('move 4');
    expect(along.ship('x').at.x).toBe(24_000);
    const held = meeting({ at: [22.504, 20], heading: 90 }).say('move 4');
    expect(held.ship('x').at.x).toBeLessThan(20_010);
    expect(held.told('blocked')).toMatchObject([{ ship: 'x', by: 'y' }]);
    expect(held.told('collision')).toEqual([]);
    expect(held.ask).toMatchObject({ kind: 'segment', segment: 2 });
  });

  it('[collision.contact] in a row of ships stem to stern nobody is hurt by pushing, and the turn still ends', () => {
    const row = [15, 17.504, 20.008].map((x, index) => ({
      id: `r${index}`,
      at: [x, 20] as const,
      heading: 90,
    }));
    const play = new TestPlay(testTable({ ships: row }));
    for (const [index, id] of ['r0', 'r1', 'r2'].entries()) {
      if (play.ask.kind === 'activate') play.say(`act ${id}`);
      for (const segment of [1, 2, 3]) {
        expect(play.ask).toMatchObject({ kind: 'segment', ship: id, segment });
        play.say(index < 2 ? 'move 4 R30' : 'move 4');
      }
    }
    expect(play.progress).toBe('done');
    expect(play.told('collision')).toEqual([]);
    expect(play.told('blocked').length).toBeGreaterThan(0);
    expect([play.ship('r0').at.x, play.ship('r1').at.x].every((x) => x < 18_000)).toBe(true);
    expect(play.ship('r2').at.x).toBe(32_008);
  });

  it('[collision.align] where there is no room, and in a boarding action, they stay as they struck', () => {
    const walls = [
      groundAt('land', [15, 15], [24.5, 15], [24.5, 19.4], [15, 19.4]),
      groundAt('land', [15, 20.6], [24.5, 20.6], [24.5, 25], [15, 25]),
    ];
    const other: TestShip = { id: 'y', side: 'b', at: [25.5, 20], heading: 180 };
    const tight = new TestPlay(testTable({ ships: [x, other], terrain: walls })).say(
      'move 4',
      d6(...ones(8)),
    );
    expect(tight.told('collision')).toHaveLength(1);
    expect(tight.told('aligned')).toEqual([]);
    const locked = new TestPlay(
      testTable({
        ships: [x, { id: 'y', side: 'b', at: [24, 20], heading: 180 }],
        boardings: [{ attacker: 'z', defender: 'y' }],
      }),
    ).say('move 4', d6(...ones(8)));
    expect(locked.told('collision')).toHaveLength(1);
    expect(locked.told('aligned')).toEqual([]);
  });

  it('[collision.damage-by-size] a ship sunk by it is gone, and the other stays as she was', () => {
    const play = meeting({ hull: 10 }).say('move 4', d6(...ones(4), 3, 3, 3, 3));
    expect(play.ship('y').fate).toBe('sunk');
    expect(play.ship('x').heading).toBe(900);
  });
});

describe('the ground and the edges', () => {
  const island = (kind: 'land' | 'shoal') => [groundAt(kind, [23, 15], [30, 15], [30, 25], [23, 25])];

  it('[aground.removed] running on land or shoal takes her off the table at once', () => {
    for (const kind of ['land', 'shoal'] as const) {
      const play = new TestPlay(testTable({ ships: [x], terrain: island(kind) })).say('move 4');
      expect(play.ship('x').fate).toBe('aground');
      expect(play.told('aground')).toMatchObject([{ ship: 'x', on: kind }]);
      expect(play.progress).toBe('done');
    }
  });

  it('[aground.removed] so does swinging on to it', () => {
    const terrain = [groundAt('land', [20, 20.7], [40, 20.7], [40, 30], [20, 30])];
    const play = new TestPlay(testTable({ ships: [x], terrain })).say('move 4 R30');
    expect(play.ship('x').fate).toBe('aground');
  });

  it('[move.three-segments] a ship whose centre crosses an edge has left by it', () => {
    const play = new TestPlay(testTable({ ships: [{ ...x, at: [70, 20] }] })).say('move 4');
    expect(play.ship('x')).toMatchObject({ fate: 'left', exit: 'east' });
    expect(play.told('left')).toMatchObject([{ edge: 'east' }]);
    const met: TestShip = { id: 'y', side: 'b', at: [71.9, 18.2], heading: 90 };
    const past = new TestPlay(testTable({ ships: [{ ...x, at: [71.5, 20.4], heading: 50 }, met] })).say(
      'move 3',
    );
    expect(past.ship('x')).toMatchObject({ fate: 'left', exit: 'east' });
    expect(past.told('collision')).toEqual([]);
    const corner = new TestPlay(testTable({ ships: [{ ...x, at: [71, 47], heading: 120 }] })).say('move 4');
    expect(corner.ship('x')).toMatchObject({ fate: 'left', exit: 'east' });
  });
});
