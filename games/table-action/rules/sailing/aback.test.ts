import { d6 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { TestPlay } from '../testing/play.ts';
import { groundAt, type TestShip, testShip, testTable } from '../testing/table.ts';
import { dispositionOf } from './sailing.ts';

const head = (more: Partial<TestShip> = {}) =>
  new TestPlay(testTable({ ships: [{ id: 'x', at: [20, 20], heading: 10, ...more }] }));

describe('taken aback', () => {
  it('[aback.stops] she does not move at all', () => {
    const play = head();
    expect(play.ask).toMatchObject({ disposition: 'aback', most: 0, least: 0, turn: 300 });
    expect(play.refusal('move 0.1')).toBe('aback aback.stops');
    play.say('move 0', d6(1, 1, 1, 1));
    expect(play.ship('x').at).toEqual({ x: 20_000, y: 20_000 });
  });

  it('[aback.stops] [tack.pass] so she lies whoever looks; one who has tacked moves as if beating', () => {
    const ship = testShip({ id: 'x', at: [20, 20], heading: 10 });
    const lying = (activation: { tacked: boolean } | null, heading = 100) =>
      dispositionOf({ wind: 1800 }, { ...ship, heading }, activation);
    expect([lying(null), lying({ tacked: false }), lying({ tacked: true })]).toEqual([
      'aback',
      'aback',
      'beating',
    ]);
    expect(lying({ tacked: true }, 1800)).toBe(lying(null, 1800));
  });

  it('[aback.may-turn] she may turn once, up to her allowance', () => {
    expect(head().refusal('move 0 R30.1')).toBe('too-sharp move.turn-allowance');
    const play = head().say('move 0 R30', d6(1, 1, 1, 1));
    expect(play.ship('x').heading).toBe(400);
  });

  it('[aback.damage-by-sail] five, four or two dice of rigging by the sail she carries', () => {
    expect(
      head({ sail: 'full' })
        .say('move 0', d6(6, 6, 6, 1, 1))
        .ship('x').rigging,
    ).toBe(40);
    expect(
      head({ sail: 'battle' })
        .say('move 0', d6(6, 6, 1, 1))
        .ship('x').rigging,
    ).toBe(46);
    expect(head({ sail: 'easy' }).say('move 0', d6(6, 5)).ship('x').rigging).toBe(49);
    const shortened = head().say('sail easy').say('move 0', d6(1, 1));
    expect(shortened.ship('x').rigging).toBe(58);
  });

  it('[aback.continues] the segments left follow, and she may be taken aback again', () => {
    const play = head().say('move 0 R30', d6(1, 1, 1, 1));
    expect(play.ask).toMatchObject({ segment: 2, disposition: 'aback' });
    play.say('move 0 R30', d6(1, 1, 1, 1));
    expect(play.ask).toMatchObject({ segment: 3, disposition: 'beating', most: 3000 });
    expect(play.say('move 3').progress).toBe('done');
    expect(play.ship('x').rigging).toBe(52);
  });

  it('[aback.damage-by-sail] a turn that ends in a collision does not save her rigging', () => {
    const play = new TestPlay(
      testTable({
        ships: [
          { id: 'x', at: [20, 20], heading: 10 },
          { id: 'y', side: 'b', at: [21.08, 20.19], heading: 10 },
        ],
      }),
    ).say('move 0 R30', d6(...Array<number>(8).fill(1), 6, 6, 1, 1));
    expect(play.told('collision')).toHaveLength(1);
    expect(play.told('aback')).toHaveLength(1);
    expect(play.ship('x')).toMatchObject({ hull: 136, rigging: 46 });
  });

  it('[aground.removed] one who turns on to land is gone, and loses no rigging', () => {
    const terrain = [groundAt('land', [20.9, 18], [24, 18], [24, 20], [20.9, 20])];
    const play = new TestPlay(testTable({ ships: [{ id: 'x', at: [20, 20], heading: 10 }], terrain }));
    play.say('move 0 R30');
    expect(play.ship('x')).toMatchObject({ fate: 'aground', rigging: 60 });
  });

  it('[aback.damage-by-sail] losing her last rigging so ends her movement', () => {
    const play = head({ rigging: 4 }).say('move 0', d6(1, 1, 1, 1, 4, 4, 4));
    expect(play.progress).toBe('done');
    expect(play.told('demasted')).toHaveLength(1);
  });
});
