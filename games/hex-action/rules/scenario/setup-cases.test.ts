/** Launching and laying out: each way in which a scenario may differ from the plainest. */
import { describe, expect, it } from 'vitest';
import { PLAIN_RULES } from '../sea/rule-set.ts';
import type { SpecialRule } from '../sea/special-rules.ts';
import { soundScenario, spoilt } from '../testing/scenario.ts';
import { examine } from './examine.ts';
import { launch } from './launch.ts';
import type { Scenario } from './scenario.ts';
import { editionOf, setup } from './setup.ts';
import { together } from './together.ts';

type ScenarioShip = Scenario['ships'][number];
const sound = soundScenario();
const ENTRY: ScenarioShip = sound.ships[0]!;
const SEATS = [{ id: 'a-1', side: 'a', name: 'A' }];
const launched = (changes: Partial<ScenarioShip>, special: SpecialRule[] = [], bombs = false) =>
  launch({ ...ENTRY, ...changes }, SEATS, { rules: { ...PLAIN_RULES, bombs }, special });

describe('a ship on the day', () => {
  it('short of hands in one section, if her side is, and never below none', () => {
    const left = (side: string, section: number, squaresLost: number) =>
      launched({}, [{ id: 'short-handed', side, section, squaresLost } as SpecialRule]).sections.map(
        (each) => each.left,
      );
    const full = left('b', 2, 1);
    expect(left('a', 2, 1)).toEqual(full.with(1, full[1]! - 1));
    expect(left('a', 1, 99)).toEqual(full.with(0, 0));
    expect(left('a', 9, 1)).toEqual(full);
  });

  it('[20.1] under battle sails unless the scenario says otherwise', () => {
    expect([launched({}).advanced.sail, launched({ sail: 'full' }).advanced.sail]).toEqual([
      'battle',
      'full',
    ]);
  });

  it('[20.3] at anchor if the scenario says so', () => {
    expect(launched({}).advanced.anchor).toBeNull();
    expect(launched({ anchored: 'AS' }).advanced.anchor).toEqual({ how: 'AS', state: 'holding', turns: 0 });
  });

  it('[42.6] the boxes of mortars stand for carronades only where a ship has mortars', () => {
    const plain = launched({}).spec.carronades;
    expect(launched({}, [], true).spec.carronades).toEqual(plain);
    const log = { mortars: 2 } as never;
    expect(launched({ log }, [], true).spec.carronades).toEqual({ L: 1, R: 1 });
    expect(launched({ log }).spec.carronades).toEqual(plain);
  });
});

describe('the game that a scenario is played by', () => {
  const bare = {
    ...sound,
    victory: { type: 'points' as const, margin: 1 },
    special: [],
    depths: [],
    batteries: [],
    booms: [],
  };
  const REACH = { test: 'reach', ship: 'a1', hexes: ['K1'] } as const;

  it.each([
    ['nothing of its own', {}, 'basic'],
    ['a victory of its own', { victory: sound.victory }, 'advanced'],
    ['another victory', { victory: { type: 'single-ship' } }, 'basic'],
    [
      'points for a test',
      { victory: { type: 'points', margin: 1, bonus: [{ side: 'a', points: 1, if: REACH }] } },
      'advanced',
    ],
    ['a boom', { booms: ['F5'] }, 'advanced'],
    ['a ship at anchor', { ships: [{ ...ENTRY, anchored: 'A' }] }, 'advanced'],
  ])('with %s the Basic Game asked for becomes %j', (_what, change, expected) => {
    expect(editionOf({ ...bare, ...change } as Scenario, { edition: 'basic' })).toBe(expected);
    expect(editionOf({ ...bare, ...change } as Scenario, {})).toBe('advanced');
    expect(editionOf({ ...bare, ...change } as Scenario, { edition: 'advanced' })).toBe('advanced');
  });

  it('a scenario of the Basic Game keeps it whatever it has', () => {
    const basic = { ...sound, edition: 'basic' } as Scenario;
    expect([editionOf(basic, {}), editionOf(basic, { edition: 'basic' })]).toEqual(['basic', 'basic']);
  });
});

describe('a sea laid out', () => {
  it('[15.0] edges that are real until a turn are real at the beginning, in the Advanced Game', () => {
    const fixed = (board: object) =>
      setup({ ...sound, board: { columns: 30, rows: 30, fixed: false, ...board } }, {}).board.fixed;
    expect([fixed({}), fixed({ fixedUntilTurn: 4 }), fixed({ fixed: true })]).toEqual([false, true, true]);
  });

  it('[38.0] without depths there are none; a secret is kept from the side that does not know them', () => {
    const { depths: _depths, ...deep } = sound;
    expect(setup(deep as Scenario, {}).advanced!.depths).toEqual({});
    const sounded = (...sides: string[]) =>
      Object.keys(
        setup(
          {
            ...sound,
            special: sides.map((side) => ({ id: 'secret-depths', side })) as SpecialRule[],
          },
          {},
        ).advanced!.sounded,
      );
    expect([sounded(), sounded('a'), sounded('a', 'b')]).toEqual([[], ['a'], ['a', 'b']]);
  });

  it('[32.1] where a side has no squadrons the ships of each chair are one', () => {
    const squadrons = (list: unknown) =>
      setup(
        {
          ...spoilt(sound, '/sides/0/squadrons', list),
          ships: sound.ships.map((ship, index) => (index === 1 ? { ...ship, seat: 'a-2' } : ship)),
        } as Scenario,
        {},
      ).advanced!.squadrons.map(({ id, seat, ships, flagship, provisional }) => [
        id,
        seat,
        ships.join(),
        flagship,
        provisional,
      ]);
    const chairs = [
      ['a-1', 'a-1', 'a1', 'a1', true],
      ['a-2', 'a-2', 'a2', 'a2', true],
      ['b-1', 'b-1', 'b1,b2', 'b1', true],
    ];
    expect(squadrons([])).toEqual(chairs);
    expect(squadrons(undefined)).toEqual(chairs);
  });
});

describe('chairs that are joined', () => {
  const six = (count: number, seat: string, prefix: string): ScenarioShip[] =>
    Array.from(
      { length: count },
      (_, index) => ({ ...ENTRY, id: `${prefix}${index}`, seat }) as ScenarioShip,
    );
  const side = (first: number, second: number): Scenario => {
    const { squadrons: _none, ...bare } = sound.sides[0]!;
    return {
      ...sound,
      sides: [bare, sound.sides[1]!],
      ships: [...six(first, 'a-1', 'p'), ...six(second, 'a-2', 'q'), { ...ENTRY, id: 'b1', side: 'b' }],
      batteries: [
        { ...sound.batteries![0]!, seat: 'b-1' },
        { ...sound.batteries![0]!, side: 'a', seat: 'a-2' },
      ],
    } as Scenario;
  };
  const divided = (scenario: Scenario, groups = [['a-1', 'a-2']]) =>
    together(scenario, groups).sides.map(({ squadrons }) =>
      squadrons?.map(({ id, seat, flagship }) => [id, seat, flagship]),
    );

  it('[32.1] keep their divisions, of one to six ships', () => {
    const both = [
      ['a-1', 'a-1', 'p0'],
      ['a-2', 'a-1', 'q0'],
    ];
    expect(divided(side(1, 6))).toEqual([both, undefined]);
    expect(divided(side(6, 1))[0]?.length).toBe(2);
    expect(divided(side(1, 7))).toEqual([undefined, undefined]);
    expect(divided(side(2, 0))).toEqual([undefined, undefined]);
    expect(divided(side(1, 6), [])).toEqual([undefined, undefined]);
    expect(divided(sound)[0]?.map(([id]) => id)).toEqual(['van', 'rear']);
  });

  it('[32.1] their ships belong to the division of the chair they had, the others’ to none', () => {
    const { ships, batteries } = together(side(1, 1), [['a-1', 'a-2']]);
    expect(ships.map((ship) => [ship.id, ship.seat, ship.squadron])).toEqual([
      ['p0', 'a-1', 'a-1'],
      ['q0', 'a-1', 'a-2'],
      ['b1', undefined, 'van'],
    ]);
    expect(Object.hasOwn(ships[2]!, 'seat')).toBe(false);
    expect(batteries?.map(({ seat }) => seat)).toEqual(['b-1', 'a-1']);
    const { batteries: _none, ...unfortified } = side(1, 1);
    expect(together(unfortified as Scenario, [['a-1', 'a-2']])).not.toHaveProperty('batteries');
  });
});

describe('flaws that are told from what is sound', () => {
  const paths = (path: string, value: unknown) =>
    examine(spoilt(sound, path, value)).map((flaw) => flaw.path);

  it('[18.2.2.2] a hurricane may come later, but not on the first turn', () => {
    expect(paths('/windSchedule', [{ turn: 1, direction: 2, velocity: 7 }])).toEqual([
      '/windSchedule/0/velocity',
    ]);
    expect(paths('/windSchedule', [{ turn: 1, direction: 2, velocity: 6 }])).toEqual([]);
    expect(paths('/windSchedule', [{ turn: 2, direction: 2, velocity: 7 }])).toEqual([]);
    expect(paths('/windSchedule', undefined)).toEqual([]);
    expect([paths('/special', undefined), paths('/depths', undefined), paths('/booms', undefined)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('[14.2] a victory tested each turn needs no last turn, one tested at the end does', () => {
    const limitless = (when: string) => {
      const wins = [{ side: 'a', when, if: { test: 'captured', side: 'b', atLeast: 1 } }];
      const scenario = spoilt(sound, '/victory', { type: 'special', wins, otherwise: 'draw' });
      return examine(spoilt(scenario, '/turnLimit', undefined)).map(({ path }) => path);
    };
    expect([limitless('each-turn'), limitless('end')]).toEqual([[], ['/turnLimit']]);
  });

  it('[14.2] a test speaks of a side or of ships, and other victories of neither', () => {
    const wins = (test: object) =>
      paths('/victory', { type: 'special', wins: [{ side: 'a', when: 'end', if: test }], otherwise: 'draw' });
    const AT = '/victory/wins/0/if';
    expect(wins({ test: 'captured', side: 'b', atLeast: 1 })).toEqual([]);
    expect(wins({ test: 'captured', side: 'c', atLeast: 1 })).toEqual([`${AT}/side`]);
    expect(wins({ test: 'captured', ships: ['b1'], atLeast: 1 })).toEqual([]);
    expect(wins({ test: 'captured', ships: ['b9'], atLeast: 1 })).toEqual([`${AT}/ships/0`]);
    expect(wins({ test: 'captured', atLeast: 1 })).toEqual([AT]);
    expect(wins({ test: 'reach', ship: 'b1', hexes: ['K1'] })).toEqual([]);
    expect(paths('/victory', { type: 'points', margin: 1 })).toEqual([]);
    const bonus = { side: 'c', points: 1, if: { test: 'captured', ships: ['b1'], atLeast: 1 } };
    expect(paths('/victory', { type: 'points', margin: 1, bonus: [bonus] })).toEqual([
      '/victory/bonus/0/side',
    ]);
  });

  it('[8.1.2] a ship that could never enter against the wind of the Basic Game', () => {
    const late = { ...ENTRY, class: 'no-such', entryTurn: 2 };
    const scenario = { ...spoilt(sound, '/ships/0', late), edition: 'basic' } as Scenario;
    expect(examine(scenario).map(({ path }) => path)).toContain('/ships/0/class');
    const upwind = { ...ENTRY, entryTurn: 2, heading: 4 };
    const heads = (edition: string) =>
      examine({ ...spoilt(sound, '/ships/0', upwind), edition } as Scenario).filter(
        ({ path }) => path === '/ships/0/heading',
      ).length;
    expect([heads('basic'), heads('advanced')]).toEqual([1, 0]);
  });
});
