import { describe, expect, it } from 'vitest';
import { advancedShip } from '../testing/advanced.ts';
import { sideBySide as pair } from '../testing/duel.ts';
import { answered, phaseAsks } from '../testing/play.ts';
import { context, testShip, viewOf } from '../testing/sea.ts';
import { grappleAsk, grappleModifiers, grapplingPhase } from './grappling.ts';
import { unfoulAsk, unfoulingPhase, unfoulModifiers } from './unfouling.ts';

const code = (refusal: { code: string; rule: string } | null) => refusal && [refusal.code, refusal.rule];

describe('unfouling told in full', () => {
  const fouled = () => pair({ fouls: [{ a: 'a', b: 'b' }], phase: 'unfouling' });
  const askAbout = (fouledWith: string[]) =>
    ({ id: 'x', seat: 'a-1', kind: 'unfoul', rule: '6.0', ship: 'a', fouledWith }) as const;

  it('[6.0] both are asked; a throw that succeeds frees both', () => {
    const state = fouled();
    const tools = context(5, 5);
    expect(phaseAsks(unfoulingPhase, state, tools)).toEqual([
      { id: expect.any(String), seat: 'a-1', kind: 'unfoul', rule: '6.0', ship: 'a', fouledWith: ['b'] },
      { id: expect.any(String), seat: 'b-1', kind: 'unfoul', rule: '6.0', ship: 'b', fouledWith: ['a'] },
    ]);
    const free = answered(unfoulingPhase, state, tools, {
      a: { attempts: [{ from: 'b', spend: false }] },
      b: { attempts: [{ from: 'a', spend: true }] },
    });
    expect(free).toBe('done');
    expect(tools.told).toEqual([
      {
        kind: 'unfoul',
        rule: '6.0',
        ship: 'a',
        from: 'b',
        spent: false,
        dice: [5, 5],
        modifiers: [],
        total: 10,
        needed: 10,
        success: true,
      },
    ]);
    expect(state.fouls).toEqual([]);
    expect(state.ships[1]!.rigging).toEqual([4, 4, 4, 4]);
  });

  it('[6.1] a rigging square given up adds one, and is lost either way', () => {
    const state = fouled();
    state.ships[0]!.rigging = [0, 1, 4, 4];
    const tools = context(4, 4);
    phaseAsks(unfoulingPhase, state, tools);
    answered(unfoulingPhase, state, tools, {
      a: { attempts: [{ from: 'b', spend: true }] },
      b: { attempts: [] },
    });
    expect(tools.told).toMatchObject([
      {
        spent: true,
        dice: [4, 4],
        modifiers: [{ what: 'a rigging square given up', by: 1, rule: '6.1' }],
        total: 9,
        success: false,
      },
    ]);
    expect(state.ships[0]!.rigging).toEqual([0, 0, 4, 4]);
    expect(state.fouls).toHaveLength(1);
  });

  it('[19.1] each of the two under full sails makes it harder', () => {
    const [plain, full] = (['battle', 'full'] as const).map((sail) =>
      advancedShip({ id: sail, at: 'K15', heading: 1, advanced: { sail } }),
    );
    const each = { what: 'full sails', by: -1, rule: '19.1' };
    expect(unfoulModifiers(plain!, plain!, false)).toEqual([]);
    expect(unfoulModifiers(full!, plain!, false)).toEqual([each]);
    expect(unfoulModifiers(full!, full!, true)).toEqual([
      { what: 'a rigging square given up', by: 1, rule: '6.1' },
      each,
      each,
    ]);
  });

  it('[6.0] [6.1] every way to answer with two, as many squares as she has', () => {
    const ways = (squares: number, others: string[]) => {
      const state = fouled();
      state.ships[0]!.rigging = [0, 0, 0, squares];
      const ask = askAbout(others);
      return [...unfoulAsk.choices(viewOf(state), ask)].map(({ attempts }) =>
        attempts.map(({ from, spend }) => `${from}${spend ? '!' : ''}`).join(' '),
      );
    };
    expect(ways(0, ['b'])).toEqual(['', 'b']);
    expect(ways(1, ['b'])).toEqual(['', 'b', 'b!']);
    expect(ways(1, ['b', 'c'])).toEqual(['', 'c', 'c!', 'b', 'b c', 'b c!', 'b!', 'b! c']);
    expect(ways(2, ['b', 'c', 'd', 'e'])).toEqual(['', 'b c d e', 'b! c! d e']);
    expect(ways(0, ['b', 'c', 'd', 'e'])).toEqual(['', 'b c d e']);
    expect(ways(4, ['b', 'c', 'd'])).toHaveLength(27);
  });

  it('[6.0] [6.1] what is refused', () => {
    const state = fouled();
    state.ships[0]!.rigging = [0, 0, 0, 1];
    const ask = askAbout(['b', 'c']);
    const check = (...attempts: [string, boolean][]) =>
      code(
        unfoulAsk.check(viewOf(state), ask, { attempts: attempts.map(([from, spend]) => ({ from, spend })) }),
      );
    expect(check(['b', true], ['c', false])).toBeNull();
    expect(check(['x', false])).toEqual(['not-fouled', '6.0']);
    expect(check(['b', false], ['b', false])).toEqual(['twice', '6.0']);
    expect(check(['b', true], ['c', true])).toEqual(['no-rigging', '6.1']);
    expect(unfoulAsk.check(viewOf(state), ask, { attempts: [{ from: 'x', spend: false }] })?.message).toBe(
      'She is not fouled with x: try one of b, c.',
    );
  });
});

describe('grappling told in full', () => {
  it('[9.1.2] [9.1.4] an attempt at an enemy', () => {
    const state = pair({ phase: 'grappling' });
    for (const ship of state.ships) ship.noted = { factors: 1, hexes: 1 };
    const tools = context(5, 5, 4, 5);
    expect(phaseAsks(grapplingPhase, state, tools)[0]).toEqual({
      id: expect.any(String),
      seat: 'a-1',
      kind: 'grapple',
      rule: '9.1.2',
      ship: 'a',
      targets: ['b'],
    });
    expect(answered(grapplingPhase, state, tools, { a: { targets: ['b'] }, b: { targets: ['a'] } })).toBe(
      'done',
    );
    const thrown = { kind: 'grapple', rule: '9.1.4', modifiers: [], needed: 10 };
    expect(tools.told).toEqual([
      { ...thrown, ship: 'a', target: 'b', dice: [5, 5], total: 10, success: true },
      { ...thrown, ship: 'b', target: 'a', dice: [4, 5], total: 9, success: false },
    ]);
    expect(state.grapples).toEqual([{ a: 'a', b: 'b', count: 1 }]);
  });

  it('[9.1.3] [9.1.5.1] a friend is thrown for too, and each grapple counts', () => {
    const state = pair({ phase: 'grappling', grapples: [{ a: 'a', b: 'b', count: 2 }] }, {});
    const tools = context(6, 6);
    phaseAsks(grapplingPhase, state, tools);
    answered(grapplingPhase, state, tools, { a: { targets: ['b'] }, b: { targets: [] } });
    expect(tools.told).toMatchObject([{ rule: '9.1.3', success: true, total: 18 }]);
    expect(state.grapples).toEqual([{ a: 'a', b: 'b', count: 3 }]);
  });

  it('[9.1.4.1] [9.1.4.3] [9.1.4.4] [9.1.4.5] its modifiers, line by line', () => {
    const at = (quality: 'elite' | 'average' | 'poor', hexes: number, factors: number, side = 'a') =>
      testShip({ id: 'x', at: 'K15', heading: 1, quality, side, noted: { hexes, factors } });
    expect(grappleModifiers(at('elite', 1, 1), at('average', 1, 1, 'b'))).toEqual([
      { what: 'crew quality', by: 2, rule: '9.1.4.1' },
    ]);
    expect(grappleModifiers(at('poor', 0, 0), at('average', 3, 4, 'b'))).toEqual([
      { what: 'crew quality', by: -2, rule: '9.1.4.1' },
      { what: 'one ship motionless', by: 1, rule: '9.1.4.3' },
      { what: 'movement of the target', by: -3, rule: '9.1.4.5' },
    ]);
    expect(grappleModifiers(at('elite', 0, 1), at('average', 0, 2))).toEqual([
      { what: 'crew quality', by: 2, rule: '9.1.4.1' },
      { what: 'both ships friendly', by: 4, rule: '9.1.4.2' },
      { what: 'both ships motionless', by: 2, rule: '9.1.4.4' },
      { what: 'movement of the target', by: -1, rule: '9.1.4.5' },
    ]);
  });

  it.each([
    [1, [{ what: 'wind velocity', by: 1, rule: '22.1.1' }]],
    [2, []],
    [4, []],
    [5, [{ what: 'wind velocity', by: -1, rule: '22.1.2' }]],
    [6, [{ what: 'wind velocity', by: -2, rule: '22.1.3' }]],
  ] as const)('[22.1.1] [22.1.2] [22.1.3] velocity %i', (velocity, expected) => {
    const ship = testShip({ id: 'x', at: 'K15', heading: 1, noted: { hexes: 1, factors: 1 } });
    expect(grappleModifiers(ship, { ...ship, side: 'b' }, velocity)).toEqual(expected);
  });

  it('[9.1.2] only adjacent ships, all or some of them', () => {
    const ask = {
      id: 'x',
      seat: 'a-1',
      kind: 'grapple' as const,
      rule: '9.1.2',
      ship: 'a',
      targets: ['b', 'c'],
    };
    const view = viewOf(pair());
    expect([...grappleAsk.choices(view, ask)]).toEqual([
      { targets: ['b', 'c'] },
      { targets: ['c'] },
      { targets: ['b'] },
      { targets: [] },
    ]);
    expect(grappleAsk.check(view, ask, { targets: ['c'] })).toBeNull();
    expect(grappleAsk.check(view, ask, { targets: ['b', 'd'] })).toEqual({
      code: 'not-adjacent',
      rule: '9.1.2',
      message: 'Only a ship in an adjacent hex can be grappled, each once a turn: b, c.',
    });
  });
});
