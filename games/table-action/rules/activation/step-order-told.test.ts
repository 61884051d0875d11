/** What is left to a ship after she has cut, been boarded, waited or fired on her way. */
import { d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { TestPlay } from '../testing/play.ts';
import { type TestShip, testTable } from '../testing/table.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
/** Within her starboard guns, and sailing away. */
const y: TestShip = { id: 'y', side: 'b', at: [20, 26], heading: 90 };
const PASS = d6(4, 4, 1);

describe('the order of an activation', () => {
  it('[activation.step-order] cutting is all she does: though she bears on an enemy he is the next', () => {
    const anchored = { ...x, anchored: true };
    const play = new TestPlay(testTable({ ships: [anchored, y] }));
    expect(play.say('act x').ask).toMatchObject({ kind: 'fire', ship: 'x' });
    const cut = new TestPlay(testTable({ ships: [anchored, y] })).say('act x cut');
    expect(cut.ask).toMatchObject({ ship: 'y' });
    expect(cut.ship('x')).toMatchObject({ acted: true, anchored: false });
  });

  it('[boarding.victor-moves-off] while the boarding lasts she neither moves nor fires', () => {
    const z: TestShip = { id: 'z', side: 'b', at: [20, 14], heading: 90 };
    const boardings = [{ attacker: 'x', defender: 'y' }];
    const play = new TestPlay(testTable({ ships: [x, { ...y, at: [20, 21] }, z], boardings }));
    expect(play.ship('x')).toMatchObject({ acted: true, at: { x: 20_000, y: 20_000 } });
    expect(play.told('activated').map(({ ship }) => ship)).toContain('x');
    expect(play.asks.every((ask) => !('ship' in ask) || ask.ship !== 'x')).toBe(true);
  });

  it('[sails.one-level] [activation.step-order] sail is changed before she moves or fires; to wait for a chance is neither', () => {
    const begun = () => new TestPlay(testTable({ ships: [x, y] }));
    const late = 'too-late activation.step-order';
    expect(begun().say('bears any ask hull', PASS).refusal('sail easy')).toBeNull();
    expect(begun().say('bears any ask hull', PASS).say('sail easy').ship('x').sail).toBe('easy');
    expect(begun().say('move 4').refusal('sail easy')).toBe(late);
    expect(begun().say('sail easy').refusal('sail battle')).toBe('sail-changed sails.one-level');
    const fired = begun().say('fire R y hull', d10(1, 1), d6(1, 1));
    expect(fired.refusal('sail easy')).toBe(late);
  });

  it('[fire.any-point-of-move] both broadsides on one way, each at its own point', () => {
    const z: TestShip = { id: 'z', side: 'b', at: [20, 14], heading: 90 };
    const play = new TestPlay(testTable({ ships: [x, y, z] }));
    play.say('move 4; @1 R y hull; @2 L z hull; done', d10(1, 1), d6(1, 1), d10(1, 1), d6(1, 1));
    expect(play.told('fire').map(({ ship, target }) => [ship, target])).toEqual([
      ['x', 'y'],
      ['x', 'z'],
    ]);
    expect(play.ship('x').fired).toEqual({ larboard: true, starboard: true });
  });
});
