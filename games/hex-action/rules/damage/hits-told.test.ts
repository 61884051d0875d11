import { describe, expect, it } from 'vitest';
import type { AdvancedLog } from '../sea/advanced-log.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context } from '../testing/sea.ts';
import { blowFrom, markBlows, nearSection } from './advanced-damage.ts';
import { EFFECTS, type Stroke } from './critical-effects.ts';

type Stated = Omit<Parameters<typeof advancedShip>[0], 'id' | 'at' | 'heading'>;
const one = (stated: Stated = {}) => advancedShip({ id: 'x', at: 'K15', heading: 1, ...stated });
const log = (advanced: Partial<AdvancedLog>) => one({ advanced });
const told = (act: (tools: ReturnType<typeof context>) => unknown, ...dice: number[]) => {
  const tools = context(...dice);
  act(tools);
  expect(tools.dice.left).toBe(0);
  return tools.told;
};
describe('hits told in full', () => {
  const hits = (change: object) => ({ H: 0, G: 0, C: 0, R: 0, ...change });
  it('[11.4] [24.1.7] hull, crew and rigging, and guns of the section that is nearer', () => {
    const ship = one();
    const sea = advancedSea([ship]);
    const blow = { hits: hits({ H: 2, G: 1, C: 4, R: 3 }), side: 'L' as const, section: 'stern' as const };
    ship.carronades = { L: 0, R: 0 };
    ship.advanced.forward.carronades = { L: 0, R: 0 };
    expect(told((tools) => markBlows(sea, ship, [blow], tools))).toEqual([
      {
        kind: 'damage',
        rule: '11.4',
        ship: 'x',
        hull: 2,
        crew: [
          { section: 1, squares: 3 },
          { section: 2, squares: 1 },
        ],
        rigging: 3,
        guns: { L: 1, R: 0 },
        carronades: { L: 0, R: 0 },
      },
    ]);
    expect(ship.guns).toEqual({ L: 4, R: 5 });
    expect(ship.advanced.forward.guns).toEqual({ L: 3, R: 3 });
    expect(sea.gunHits).toEqual([]);
    expect(told((tools) => markBlows(sea, ship, [{ ...blow, hits: hits({}) }], tools))).toEqual([]);
  });

  it('[24.1.7] where there is a choice it waits, beside that of other ships', () => {
    const ship = one();
    const sea = advancedSea([ship], { gunHits: [{ ship: 'y', side: 'L', section: null }] });
    const blow = { hits: hits({ G: 1 }), side: 'L' as const, section: null };
    expect(told((tools) => markBlows(sea, ship, [blow], tools))).toEqual([]);
    expect(sea.gunHits).toEqual([
      { ship: 'y', side: 'L', section: null },
      { ship: 'x', side: 'L', section: null },
    ]);
    told((tools) => markBlows(sea, ship, [blow], tools));
    expect(sea.gunHits.filter((hit) => hit.ship === 'x')).toHaveLength(2);
  });

  it('[11.4.3.2] [24.3.1] gun hits on nothing open the hull, and the last square strikes', () => {
    const ship = one();
    Object.assign(ship, { hull: 2, guns: { L: 0, R: 0 }, carronades: { L: 0, R: 0 } });
    ship.advanced.forward = { guns: { L: 0, R: 0 }, carronades: { L: 0, R: 0 } };
    const sea = advancedSea([ship]);
    const found = told(
      (tools) => markBlows(sea, ship, [{ hits: hits({ H: 1, G: 1 }), side: 'L', section: null }], tools),
      1,
    );
    expect(found.map(({ kind, rule }) => [kind, rule]).slice(0, 2)).toEqual([
      ['damage', '11.4'],
      ['surrender', '11.4.1.2'],
    ]);
    expect(found[2]).toMatchObject({ kind: 'destroyed-hull', ship: 'x', dice: [1] });
    expect(ship).toMatchObject({ hull: 0, surrender: 'striking' });
  });

  it('[24.1.7] the end that is nearer to the guns that fired', () => {
    const target = one();
    const at = (bow: string) => advancedShip({ id: 'f', at: bow, heading: 1, side: 'b' });
    expect(nearSection(target, [at('K10').bow])).toBe('bow');
    expect(nearSection(target, [at('K20').bow])).toBe('stern');
    expect(blowFrom(at('M15'), undefined, target, hits({ H: 1 }))).toEqual({
      hits: hits({ H: 1 }),
      side: 'R',
      section: null,
    });
    expect(blowFrom(at('M15'), 'bow', target, hits({})).section).not.toBe('stern');
    expect(blowFrom(at('I17'), 'stern', target, hits({}))).toMatchObject({ side: 'L', section: 'stern' });
  });
});

describe('critical hits', () => {
  const stroke = (ship: ReturnType<typeof one>, change: Partial<Stroke> = {}, ...dice: number[]): Stroke => {
    const tools = context(...dice);
    return {
      sea: advancedSea([ship], { turn: 4 }),
      ship,
      critical: {
        ship: 'x',
        firer: 'y',
        aim: 'hull',
        dice: [6, 6],
        table: 3,
        range: 2,
        rake: false,
        side: 'L',
        hits: { H: 2, G: 0, C: 1, R: 0 },
        shot: 'R',
      },
      row: { effect: 'none' } as never,
      context: tools,
      die: () => tools.dice.d6(),
      ...change,
    };
  };
  it('[16.1.2.2.3] [16.1.2.2.4] each does what it says, and the like adds up', () => {
    expect(EFFECTS.none(stroke(one()))).toBe(false);
    const ship = one({ rigging: [0, 3, 4, 4] });
    expect(EFFECTS.mast(stroke(ship))).toBe(3);
    expect(ship.rigging).toEqual([0, 0, 4, 4]);
    expect(EFFECTS.mast(stroke(one({ rigging: [0, 0, 0, 0] })))).toBe(false);
    const hit = one();
    for (const count of [1, 2]) {
      expect(EFFECTS.helm(stroke(hit))).toBe(true);
      expect(EFFECTS.rudder(stroke(hit))).toBe(true);
      expect(EFFECTS.waterline(stroke(hit))).toBe(true);
      expect(hit.advanced.wounds).toMatchObject({ helm: 5, turning: count, waterline: count });
    }
    const steered = one();
    EFFECTS.rudder(stroke(steered));
    expect(steered.advanced.wounds.helm).toBeUndefined();
    EFFECTS.rudder(stroke(steered, { row: { effect: 'rudder', also: 'helm' } as never }));
    expect(steered.advanced.wounds).toEqual({ turning: 2, helm: 5 });
  });

  it('[16.1.2.2] hits that count twice, by the letters of the row', () => {
    const ship = one();
    expect(EFFECTS.doubled(stroke(ship, { row: { effect: 'doubled', letters: ['H', 'C'] } as never }))).toBe(
      3,
    );
    expect(ship.hull).toBe(8);
    expect(EFFECTS.doubled(stroke(one(), { row: { effect: 'doubled', letters: ['G'] } as never }))).toBe(
      false,
    );
    expect(EFFECTS.doubled(stroke(one(), { row: { effect: 'doubled' } as never }))).toBe(false);
  });

  it('[16.1.2.2] men aloft fall only where there are some', () => {
    expect(EFFECTS.aloft(stroke(one()))).toBe(false);
    expect(EFFECTS.aloft(stroke(log({ notes: { repair: 'RH' } })))).toBe(false);
    for (const notes of [{ sail: 'FS' }, { repair: 'RR' }] as const) {
      const ship = log({ notes });
      const squares = EFFECTS.aloft(stroke(ship));
      expect(9 - ship.sections.reduce((sum, { left }) => sum + left, 0)).toBe(squares);
    }
  });
});
