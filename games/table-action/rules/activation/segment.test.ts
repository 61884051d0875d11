import { d3, d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { leastOf, limitsOf, rateOf, segmentsOf, turnOf } from '../sailing/sailing.ts';
import { TestPlay } from '../testing/play.ts';
import { type TestShip, testShip, testTable } from '../testing/table.ts';

const mover = (heading: number, more: Partial<TestShip> = {}): TestShip => ({
  id: 'x',
  at: [20, 20],
  heading,
  ...more,
});
/** One ship alone: nothing to fire at, so only her movement is asked about. */
const alone = (heading: number, more: Partial<TestShip> = {}) =>
  new TestPlay(testTable({ ships: [mover(heading, more)] }));
const small = { spec: { size: 'small', length: 2000, width: 800 } } as const;
const large = { spec: { size: 'large', length: 3000, width: 1000 } } as const;

describe('segments', () => {
  it('[move.three-segments] [activation.marks-done] three segments, then her wake is turned over', () => {
    const play = alone(90);
    for (const segment of [1, 2, 3]) {
      expect(play.ask).toMatchObject({ kind: 'segment', ship: 'x', segment, segments: 3 });
      expect(play.ship('x').acted).toBe(false);
      play.say('move 4');
    }
    expect(play.progress).toBe('done');
    expect(play.ship('x')).toMatchObject({ acted: true, at: { x: 32_000, y: 20_000 }, heading: 900 });
    expect(play.told('moved').map(({ distance }) => distance)).toEqual([4000, 4000, 4000]);
  });

  it('[move.rate-table] a rate for each size and sail', () => {
    const rates = [large, {}, small].map((size) =>
      (['easy', 'battle', 'full'] as const).map((sail) =>
        rateOf(testShip(mover(90, size)), sail, 'reaching'),
      ),
    );
    expect(rates).toEqual([
      [2000, 3000, 4000],
      [3000, 4000, 5000],
      [4000, 5000, 6000],
    ]);
  });

  it('[move.rate-table] no farther than the rate', () => {
    expect(alone(90).refusal('move 4.001')).toBe('too-far move.rate-table');
    expect(alone(90).refusal('move 4')).toBeNull();
  });

  it('[move.minimum-half] at least half of the changed rate, fractions kept', () => {
    expect(alone(90).refusal('move 1.999')).toBe('too-near move.minimum-half');
    expect(alone(90).refusal('move 2')).toBeNull();
    expect(leastOf(3000)).toBe(1500);
    expect(alone(50).refusal('move 1.499')).toBe('too-near move.minimum-half');
    expect(alone(50).refusal('move 1.5')).toBeNull();
  });

  it('[move.one-turn-a-segment] she turns once, at the end of the segment', () => {
    const play = alone(90).say('move 4 R30');
    expect(play.ship('x')).toMatchObject({ at: { x: 24_000, y: 20_000 }, heading: 1200 });
    expect(play.ask).toMatchObject({ segment: 2 });
    expect(play.told('turned')).toMatchObject([{ by: 300 }]);
  });

  it('[move.turn-allowance] 15, 30 or 45 degrees by her size', () => {
    expect([large, {}, small].map((size) => turnOf(testShip(mover(90, size)), 1))).toEqual([150, 300, 450]);
    expect(alone(90).refusal('move 4 L30')).toBeNull();
    expect(alone(90).refusal('move 4 L30.1')).toBe('too-sharp move.turn-allowance');
  });

  it('[move.crippled-rigging] [crippled.rigging] a third of her rigging leaves her one segment', () => {
    expect(segmentsOf({ fluky: false }, testShip(mover(90, { rigging: 21 })))).toBe(3);
    const play = alone(90, { rigging: 20 });
    expect(play.ask).toMatchObject({ segment: 1, segments: 1 });
    expect(play.say('move 4').progress).toBe('done');
  });

  it('[wind.disposition-at-segment-start] the wind is taken anew at each segment', () => {
    const play = alone(110);
    expect(play.ask).toMatchObject({ disposition: 'reaching', most: 4000 });
    play.say('move 4 R30');
    expect(play.ask).toMatchObject({ disposition: 'running', most: 5000, least: 2500 });
    play.say('move 5 R30');
    expect(play.ask).toMatchObject({ disposition: 'running' });
  });

  const limits = (heading: number, more: Partial<TestShip> = {}) =>
    limitsOf({ wind: 1800 }, testShip(mover(heading, more)), { tacked: false, segment: 1 });

  it('[wind.running] an inch more before the wind', () =>
    expect(limits(180)).toMatchObject({ disposition: 'running', most: 5000 }));
  it('[wind.reaching] the rate as it is across the wind', () =>
    expect(limits(270)).toMatchObject({ disposition: 'reaching', most: 4000 }));
  it('[wind.beating] an inch less close to the wind', () =>
    expect(limits(45)).toMatchObject({ disposition: 'beating', most: 3000 }));

  it('[wind.beating] a rate never falls below nothing', () => {
    const easy = { sail: 'easy', leaks: 2, ...large } as const;
    expect(limits(45, easy)).toMatchObject({ most: 0, least: 0 });
  });

  it('[sails.one-level] sail goes up or down by one level, once a turn, before she moves', () => {
    const play = alone(90);
    expect(play.refusal('sail battle')).toBe('one-level sails.one-level');
    expect(alone(90, { sail: 'easy' }).refusal('sail full')).toBe('one-level sails.one-level');
    play.say('sail full');
    expect(play.ship('x').sail).toBe('full');
    expect(play.ask).toMatchObject({ segment: 1, most: 5000 });
    expect(play.refusal('sail battle')).toBe('sail-changed sails.one-level');
    play.say('move 5');
    expect(alone(90).say('move 4').refusal('sail easy')).toBe('too-late activation.step-order');
    expect(
      alone(90)
        .say('tack', d6(4, 4, 1))
        .refusal('sail easy'),
    ).toBe('too-late activation.step-order');
  });

  it('[activation.step-order] declaration, sail, movement and fire, then the wake', () => {
    const play = new TestPlay(
      testTable({ ships: [mover(90, { fires: 1 }), { id: 'y', side: 'b', at: [26, 30], heading: 90 }] }),
    );
    expect(play.ask).toMatchObject({ kind: 'activate', rule: 'activation.step-order', ships: ['x'] });
    play.say('act x fight-fires', d6(4, 5, 6), d3(2));
    expect(play.told('special')).toMatchObject([{ action: 'fight-fires', passed: true }]);
    play.say('sail easy').say('move 3; @1 R y hull', d10(1, 1), d6(1));
    expect(play.told('fire')).toHaveLength(1);
    play.say('move 3').say('move 3');
    expect(play.context.told.map(({ kind }) => kind).filter((kind) => kind === 'done')).toHaveLength(1);
    const kinds = play.context.told.map(({ kind }) => kind);
    const order = ['activated', 'special', 'sail', 'moved', 'fire', 'done'].map((kind) =>
      kinds.indexOf(kind as (typeof kinds)[number]),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('[move.three-segments] a segment without dice is a step of its own', () => {
    const play = alone(90);
    play.say('move 4 R30');
    expect(play.context.dice.rolled).toBe(0);
    expect(play.ask.kind).toBe('segment');
  });

  it('[move.three-segments] in a fluky wind nobody moves more than a segment', () =>
    expect(segmentsOf({ fluky: true }, testShip(mover(90)))).toBe(1));

  it('[move.three-segments] at anchor she does not move; cutting takes the whole activation', () => {
    const play = alone(90, { anchored: true });
    expect(play.ask).toMatchObject({ kind: 'activate' });
    play.say('act x cut');
    expect(play.progress).toBe('done');
    expect(play.ship('x')).toMatchObject({ anchored: false, sail: 'easy', at: { x: 20_000, y: 20_000 } });
    expect(alone(90, { anchored: true }).say('act x').ship('x').anchored).toBe(true);
    expect(() => alone(90, { anchored: true, spec: { blockship: true } }).ask).toThrow('over');
  });
});
