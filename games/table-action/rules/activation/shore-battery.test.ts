import { d6, d10 } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { fortCrippled } from '../aboard/crippled.ts';
import { batteryLoses } from '../aboard/damage.ts';
import { testTheShaken } from '../aboard/morale.ts';
import { endPhase } from '../end.ts';
import { batteryOf } from '../table/state.ts';
import { TestPlay, testContext, toldOf } from '../testing/play.ts';
import { groundAt, type TestBattery, type TestShip, testBattery, testTable } from '../testing/table.ts';

const x: TestShip = { id: 'x', at: [20, 20], heading: 90 };
const fort: TestBattery = { id: 'fort', at: [20, 27] };
/** The battery acts first, if it is to act at all. */
const scene = (
  of: Partial<TestBattery> = {},
  mine: Partial<TestShip> = {},
  first = true,
  terrain = [] as const,
) => {
  const state = testTable({ ships: [{ ...x, ...mine }], batteries: [{ ...fort, ...of }], terrain });
  return new TestPlay({ ...state, order: first ? [{ squadron: 'fort', total: 9 }] : state.order });
};
const hurt = (area: 'fort' | 'crew', points: number, of: Partial<TestBattery> = {}) => {
  const hit = testBattery({ ...fort, ...of });
  const log = testContext();
  batteryLoses(hit, area, points, 'test', 'test', log);
  return { hit, told: log.told };
};

describe('shore batteries', () => {
  it('[shore.own-squadron] each is a squadron by itself: one question in its turn, one shot', () => {
    const play = scene();
    expect(play.ask).toMatchObject({ kind: 'battery', battery: 'fort', seat: 'b-1' });
    play.say('battery x hull', d10(2, 2), d6(1));
    expect(play.progress).toBe('done');
    expect(batteryOf(play.state, 'fort').acted).toBe(true);
    expect(scene().say('no battery').told('battery-held')).toHaveLength(1);
  });

  it('[shore.own-squadron] with nothing to fire at it is not asked, and the log says that it was silent', () => {
    const idle = scene({}, { at: [70, 47], fate: 'sunk' });
    expect(idle.progress).toBe('done');
    expect(idle.told('battery-held')).toMatchObject([{ ship: 'fort', idle: true }]);
    expect(scene({ fort: 0, state: 'destroyed' }).told('battery-held')).toEqual([]);
    expect(scene().say('no battery').told('battery-held')[0]).not.toHaveProperty('idle');
  });

  it('[shore.own-squadron] [morale.when] its turn ends with the tests of those it has shaken, and comes again next turn', () => {
    const play = scene({}, { hull: 47 }).say('battery x hull', d10(2, 2), d6(1, 4, 4, 1));
    expect(play.told('morale')).toMatchObject([{ ship: 'x', passed: true }]);
    endPhase.enter(play.state, testContext());
    expect(batteryOf(play.state, 'fort').acted).toBe(false);
  });

  it('[shore.never-moves] it never moves: it is asked about its fire alone', () => {
    const play = scene();
    expect(play.choices).toEqual([
      { shot: { target: 'x', aim: 'hull' } },
      { shot: { target: 'x', aim: 'rigging' } },
      { shot: null },
    ]);
    play.say('battery x hull', d10(2, 2), d6(1));
    expect(batteryOf(play.state, 'fort').at).toEqual({ x: 20_000, y: 27_000 });
  });

  it('[shore.fort-points] ships fire at it as at a hull', () => {
    const play = scene({}, {}, false).say('fire R fort hull', d10(3, 2), d6(3, 2));
    expect(batteryOf(play.state, 'fort').fort).toBe(58);
    expect(scene({}, {}, false).refusal('fire R fort rigging')).toBe('no-rigging shore.fort-points');
  });

  it('[shore.crippled-third] a third of its fort points gone halves its dice', () => {
    const walls = (gone: number) => fortCrippled(testBattery({ ...fort, fullFort: 40, fort: 40 - gone }));
    expect([walls(12), walls(13)]).toEqual([false, true]);
    expect(scene({ fort: 40 }).say('battery x hull', d10(1)).told('fire')[0]).toMatchObject({
      halved: 1,
      large: { count: 1 },
    });
    const { told, hit } = hurt('fort', 20);
    expect(toldOf(told, 'crippled')).toMatchObject([{ area: 'fort', rule: 'shore.crippled-third' }]);
    expect(hit.shaken).toBe(false);
  });

  it('[shore.crew-morale] a crippled crew is tested, and again with each loss; failing, it surrenders', () => {
    expect(hurt('crew', 19).hit.shaken).toBe(false);
    expect(hurt('crew', 20).hit.shaken).toBe(true);
    expect(hurt('crew', 1, { crew: 8 }).hit.shaken).toBe(true);
    const muskets = { spec: { musketry: 2 } };
    const play = scene({ crew: 11 }, muskets, false).say('fire R fort hull', d10(1, 1), d6(1, 1, 4, 4));
    expect(batteryOf(play.state, 'fort')).toMatchObject({ crew: 9, shaken: true });
    play
      .say('move 4')
      .say('move 4')
      .say('move 4; done', d6(4, 1, 1, 1));
    expect(play.told('morale')).toMatchObject([{ ship: 'fort', rule: 'shore.crew-morale', passed: false }]);
    expect(batteryOf(play.state, 'fort').state).toBe('surrendered');
    expect(play.progress).toBe('done');
  });

  it('[shore.crew-morale] [morale.flagship-12-inches] the flagship heartens ships, not batteries', () => {
    const state = testTable({
      ships: [{ id: 'flag', side: 'b', at: [20, 26], heading: 90, flagship: true }],
      batteries: [{ ...fort, quality: 'poor', shaken: true }],
    });
    const log = testContext(d6(4, 1, 1));
    testTheShaken(state, log);
    expect(toldOf(log.told, 'morale')).toMatchObject([{ ship: 'fort', flagship: false, passed: false }]);
    expect(batteryOf(state, 'fort').state).toBe('surrendered');
  });

  it('[shore.destroyed] without fort points it is a ruin that does nothing', () => {
    const { hit, told } = hurt('fort', 60);
    expect(hit).toMatchObject({ fort: 0, state: 'destroyed' });
    expect(toldOf(told, 'destroyed')).toHaveLength(1);
    expect(scene({ state: 'destroyed' }).progress).toBe('done');
    expect(scene({ state: 'destroyed' }, {}, false).refusal('fire R fort hull')).toBe(
      'out-of-action shore.destroyed',
    );
  });

  it('[shore.surrendered] without crew it surrenders and takes no further part', () => {
    const { hit, told } = hurt('crew', 30);
    expect(hit.state).toBe('surrendered');
    expect(toldOf(told, 'surrendered')).toMatchObject([{ why: 'crew' }]);
    expect(scene({ state: 'surrendered' }).progress).toBe('done');
  });

  it('[shore.no-criticals] it suffers no critical hits', () => {
    const play = scene({}, {}, false).say('fire R fort hull', d10(9, 9), d6(5, 5));
    expect(play.told('critical-check')).toEqual([]);
    expect(play.told('critical')).toEqual([]);
  });

  it('[shore.plus-one] its fixed guns always add one', () => {
    const shot = scene().say('battery x hull', d10(2, 2), d6(1)).told('fire')[0]!;
    expect(shot).toMatchObject({ needed: 3, hits: 2, modifiers: [{ what: 'shore-battery', by: 1 }] });
  });

  it('[shore.all-round-arc] it bears all round, unless a scenario says otherwise', () => {
    for (const at of [
      [20, 34],
      [27, 27],
      [13, 27],
    ] as const)
      expect(scene({}, { at }).refusal('battery x hull')).toBeNull();
    const narrow = scene({ arc: { from: 450, to: 1350 } }, { at: [27, 27] });
    expect(narrow.refusal('battery x hull')).toBeNull();
    expect(scene({ arc: { from: 450, to: 1350 } }).progress).toBe('done');
  });

  it('[shore.all-round-arc] the land it stands on does not hide it; other land does', () => {
    const own = [groundAt('land', [15, 24], [25, 24], [25, 30], [15, 30])] as never;
    expect(scene({}, {}, true, own).refusal('battery x hull')).toBeNull();
    const between = [groundAt('land', [15, 23], [25, 23], [25, 24], [15, 24])] as never;
    expect(scene({}, {}, true, between).progress).toBe('done');
  });
});
