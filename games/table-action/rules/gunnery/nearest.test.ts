/** Which of several is fired at, and at what part of her. */
import { d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { TestPlay } from '../testing/play.ts';
import { type TestShip, testTable } from '../testing/table.ts';
import type { Laid } from './gunnery.ts';
import { nearestOfEach } from './shots.ts';

const laid = (side: 'larboard' | 'starboard', target: string, distance: number): Laid => ({
  side,
  target,
  distance,
  aim: 'hull',
  range: 'close',
  large: 4,
  regular: 4,
  musketry: 0,
  needed: 8,
  modifiers: [],
  rake: null,
  halved: 0,
});

describe('targets', () => {
  it('the nearest of each broadside, of two as near the first', () => {
    const both = [
      laid('larboard', 'far', 9000),
      laid('larboard', 'near', 4000),
      laid('larboard', 'as-near', 4000),
      laid('starboard', 'close', 1000),
      laid('starboard', 'off', 1001),
    ];
    expect(nearestOfEach(both)).toEqual([
      { side: 'larboard', target: 'near', aim: 'hull' },
      { side: 'starboard', target: 'close', aim: 'hull' },
    ]);
    expect(nearestOfEach([])).toEqual([]);
  });

  it('[fire-as-she-bears.pass] a standing order for rigging fires at a ship’s rigging, whatever battery is about', () => {
    const guard: TestShip = { id: 'x', at: [30, 10], heading: 90, anchored: true };
    const passer: TestShip = { id: 'y', side: 'b', at: [14, 30], heading: 90, sail: 'full' };
    const state = testTable({ ships: [guard, passer], batteries: [{ id: 'fort', at: [70, 46] }] });
    const play = new TestPlay(state).say('act x').say('bears any fire rigging', d6(4, 4, 1));
    play.say('move 5', d10(2), d6(2));
    expect(play.told('fire')).toMatchObject([{ ship: 'x', target: 'y', aim: 'rigging', how: 'bears' }]);
  });
});
