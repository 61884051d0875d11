import type { Halt } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import type { Answer, HexAsk } from '../rules/sea/asks.ts';
import type { View } from '../rules/sea/state.ts';
import type { HexTold } from '../rules/sea/told.ts';
import { type TestShip, testSea, viewOf } from '../rules/testing/sea.ts';
import { carryOn } from './carry-on.ts';

const ask = (kind: string, ship = 'shannon', more: object = {}): HexAsk =>
  ({ id: `${kind}-${ship}`, seat: 'a-1', kind, rule: '7.2', ship, ...more }) as unknown as HexAsk;

const sea = (her: Partial<TestShip> = {}, enemy = 'K30', more: Partial<View> = {}): View => ({
  ...viewOf(
    testSea({
      ships: [
        { id: 'shannon', at: 'K10', heading: 1, lastPlot: '2', ...her },
        { id: 'chesapeake', at: enemy, heading: 1, side: 'b' },
      ],
    }),
  ),
  ...more,
});

const on = (
  now: View,
  asks: readonly HexAsk[],
  ticked: readonly string[] = [],
  since: View = sea(),
  told: readonly HexTold[] = [],
) => carryOn.carry({ since, now, told, asks }, new Set(ticked));
const answers = (...from: Parameters<typeof on>): readonly Answer[] | null => {
  const carried = on(...from);
  return 'answers' in carried ? carried.answers : null;
};
const halt = (...from: Parameters<typeof on>): Halt | null => {
  const carried = on(...from);
  return 'halt' in carried ? carried.halt : null;
};

describe('carrying on in a duel', () => {
  it('plots as in the last turn, or straight on where that is said or nothing was', () => {
    expect(answers(sea(), [ask('plot')])).toEqual([{ plot: '2' }]);
    const [far] = answers(sea(), [ask('plot')], ['straight'])! as [{ plot: string }];
    expect(Number(far.plot)).toBeGreaterThan(2);
    expect(answers(sea({ lastPlot: null }), [ask('plot')])).toEqual([far]);
  });

  it('stops when an enemy comes near, not for one who was', () => {
    const near = sea({}, 'K14');
    expect(halt(near, [ask('plot')], ['near'])).toMatchObject({ stop: 'near', at: 'chesapeake' });
    expect(halt(near, [ask('plot')], ['near'])?.words).toMatch(/^chesapeake is \d+ hexes from shannon$/);
    expect(halt(near, [ask('plot')], ['near'], near)).toBeNull();
    expect(halt(near, [ask('plot')], [])).toBeNull();
  });

  it('stops for a hit on one of ours, not on one of theirs', () => {
    const fire = (ship: string, target: string, H: number): HexTold =>
      ({ kind: 'fire', rule: '11.1', ship, target, hits: { H, G: 0, C: 0, R: 0 } }) as unknown as HexTold;
    const stop = (told: HexTold, ticked = ['hit']) => halt(sea(), [ask('plot')], ticked, sea(), [told]);
    expect(stop(fire('chesapeake', 'shannon', 2))?.words).toBe('chesapeake has hit shannon');
    expect(stop(fire('chesapeake', 'shannon', 0))).toBeNull();
    expect(stop(fire('shannon', 'chesapeake', 2))).toBeNull();
    expect(stop(fire('chesapeake', 'shannon', 2), [])).toBeNull();
  });

  it('stops where the guns bear if that is ticked, and fires as proposed if not', () => {
    const abeam = sea({}, 'M11');
    const firing = [ask('fire')];
    expect(halt(abeam, firing, ['range'])).toMatchObject({ stop: 'range', at: 'shannon' });
    expect(answers(abeam, firing)).toEqual([expect.objectContaining({ R: expect.anything() })]);
    expect(halt(sea(), firing, ['range'])).toBeNull();
  });

  it('counts turns, and looks at the wind', () => {
    expect(halt(sea({}, 'K30', { turn: 4 }), [ask('plot')], ['three'])?.words).toBe('Turn 4 has begun');
    expect(halt(sea({}, 'K30', { turn: 3 }), [ask('plot')], ['three'])).toBeNull();
    expect(halt(sea({}, 'K30', { turn: 2 }), [ask('plot')], ['turn'])?.stop).toBe('turn');
    expect(halt(sea({}, 'K30', { wind: 3 }), [ask('plot')], ['wind'])?.words).toBe('The wind has changed');
  });

  it('leaves to the captain what lies alongside, and never runs one of ours into another', () => {
    const grapple = ask('grapple', 'shannon', { targets: ['chesapeake'] });
    expect(halt(sea({}, 'L10'), [grapple])).toMatchObject({ stop: 'asked' });
    const two = viewOf(
      testSea({
        ships: [
          { id: 'shannon', at: 'K10', heading: 1, lastPlot: '3' },
          { id: 'tenedos', at: 'K7', heading: 1, lastPlot: '0' },
          { id: 'chesapeake', at: 'K30', heading: 1, side: 'b' },
        ],
      }),
    );
    const both = [ask('plot'), ask('plot', 'tenedos')];
    const told = carryOn.carry({ since: two, now: two, told: [], asks: both }, new Set());
    expect('halt' in told ? told.halt.words : '').toMatch(
      /shannon and tenedos would meet|tenedos and shannon would meet/,
    );
  });

  it('stops after what nobody could foresee, whatever was ticked', () => {
    const struck = {
      kind: 'surrender',
      rule: '15.0',
      ship: 'shannon',
      how: 'struck',
      to: null,
    } as unknown as HexTold;
    expect(halt(sea(), [ask('plot')], [], sea(), [struck])?.words).toBe('shannon has struck');
  });
});
