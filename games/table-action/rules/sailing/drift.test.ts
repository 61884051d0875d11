import { d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { TestPlay } from '../testing/play.ts';
import { type TestShip, testTable } from '../testing/table.ts';

const adrift = (more: Partial<TestShip> = {}, others: readonly TestShip[] = []) =>
  new TestPlay(
    testTable({ ships: [{ id: 'x', at: [20, 20], heading: 90, rigging: 0, ...more }, ...others] }),
  );

describe('adrift', () => {
  it('[drift.no-rigging] [drift.one-inch-downwind] without rigging she goes an inch down the wind, heading kept', () => {
    const play = adrift();
    expect(play.progress).toBe('done');
    expect(play.ship('x')).toMatchObject({ at: { x: 20_000, y: 21_000 }, heading: 900, acted: true });
    expect(play.told('drifted')).toHaveLength(1);
    expect(play.told('moved')).toHaveLength(0);
  });

  it('[drift.no-rigging] she has no sail and no turning, but fires before and after', () => {
    const play = adrift({ sail: 'easy' }, [
      { id: 'y', side: 'b', at: [20, 30], heading: 90, rigging: 0, sail: 'full' },
    ]);
    expect(play.ask).toMatchObject({ kind: 'fire', ship: 'x' });
    play.say('done');
    expect(play.ship('x').at.y).toBe(21_000);
    expect(play.ask.kind).toBe('fire');
    play.say('fire R y hull', d10(1, 1), d6(1));
    expect(play.told('fire')[0]).toMatchObject({ modifiers: [], distance: 9000 });
  });

  it('[drift.one-inch-downwind] [struck] ships that have struck drift when all squadrons have acted', () => {
    const play = adrift({ rigging: 60, colours: 'struck' }, [{ id: 'z', at: [50, 10], heading: 90 }]);
    expect(play.ship('x').at.y).toBe(20_000);
    play.say('move 4').say('move 4').say('move 4; done');
    expect(play.progress).toBe('done');
    expect(play.ship('x')).toMatchObject({ at: { x: 20_000, y: 21_000 }, acted: false });
  });

  it('[drift.one-inch-downwind] an anchor holds her', () => {
    const play = adrift({ rigging: 60, colours: 'struck', anchored: true });
    expect(play.ship('x').at.y).toBe(20_000);
  });

  it('[drift.one-inch-downwind] nor does she drift while she is locked in a boarding action', () => {
    const state = testTable({
      ships: [{ id: 'x', at: [20, 20], heading: 90, colours: 'struck' }],
      boardings: [{ attacker: 'x', defender: 'y' }],
    });
    expect(new TestPlay(state).ship('x').at.y).toBe(20_000);
  });

  it('[demasted] a ship that is shot to pieces this turn drifts from her next activation', () => {
    const play = adrift({ rigging: 1, crew: 70 });
    expect(play.ask).toMatchObject({ kind: 'segment', segments: 1 });
    play.say('tack', d6(1, 1, 1, 1, 5, 5, 4, 4, 4));
    expect(play.ship('x')).toMatchObject({ rigging: 0, at: { x: 20_000, y: 20_000 } });
    expect(play.told('demasted')).toMatchObject([{ ship: 'x', rule: 'demasted' }]);
    expect(play.progress).toBe('done');
  });
});
