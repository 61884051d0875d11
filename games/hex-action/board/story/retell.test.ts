import { describe, expect, it } from 'vitest';
import type { State } from '../../rules/sea/state.ts';
import type { HexTold } from '../../rules/sea/told.ts';
import { advancedOf, advancedSea, advancedShip } from '../../rules/testing/advanced.ts';
import { afterTold } from './retell.ts';
import { scenesOf } from './script.ts';

const sea = advancedSea([advancedShip({ id: 'victory', at: 'K10', heading: 1 })]);
const after = (told: HexTold, before: State = sea) => advancedOf(afterTold(before, told));
const log = (told: HexTold) => after(told).ships[0]!.advanced;

describe('a story of the Advanced Game', () => {
  it('shows sails, anchors and fires as they are told', () => {
    expect(log({ kind: 'sails', rule: '27.0', ship: 'victory', sail: 'full', why: 'noted' }).sail).toBe(
      'full',
    );
    const anchored = after({
      kind: 'anchor',
      rule: '20.3',
      ship: 'victory',
      what: 'dropped',
      how: 'AB',
      left: 2,
    });
    expect(anchored.ships[0]!.advanced.anchor).toMatchObject({ how: 'AB', state: 'holding' });
    const cut: HexTold = { kind: 'anchor', rule: '20.3.7', ship: 'victory', what: 'cut', how: 'AB', left: 0 };
    expect(after(cut, anchored).ships[0]!.advanced).toMatchObject({ anchor: null, anchors: 0 });
    const fire: HexTold = {
      kind: 'fire-aboard',
      rule: '16.1.2.2',
      ship: 'victory',
      what: 'breaks-out',
      turns: 3,
    };
    expect(log(fire).fire).toBe(3);
    expect(log({ ...fire, what: 'out', turns: 0 }).fire).toBeNull();
    expect(log({ kind: 'mast', rule: '36.2.2', ship: 'victory', hangs: 'R' }).wreckage).toEqual(['R']);
    expect(log({ kind: 'doomed', rule: '24.3.2.2', ship: 'victory', doom: 'sinking' }).doom).toBe('sinking');
  });

  it('turns the wind, and takes a lost ship off the chart', () => {
    const veered = after({
      kind: 'wind',
      rule: '18.1.3',
      direction: 4,
      velocity: 5,
      changeNumber: 9,
      scheduled: false,
    });
    expect([veered.wind, veered.advanced.velocity, veered.advanced.changeNumber]).toEqual([4, 5, 9]);
    const gone = afterTold(sea, { kind: 'ended', rule: '24.3.2.3', ship: 'victory', how: 'exploded' });
    expect(gone.ships[0]!.presence).toBe('gone');
  });

  it('takes no longer for a hundred lines than a reader has patience for', () => {
    const line: HexTold = {
      kind: 'critical',
      rule: '16.1.2.2',
      ship: 'victory',
      from: 'victory',
      aim: 'hull',
      row: 7,
      effect: 'none',
      table: 'criticals',
    };
    const whole = scenesOf(
      sea,
      Array.from({ length: 100 }, () => line),
    );
    expect(whole.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(18_000);
    expect(scenesOf(sea, [line])[0]!.ms).toBe(1700);
  });
});
