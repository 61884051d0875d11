import { describe, expect, it } from 'vitest';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { answered, phaseAsks } from '../testing/play.ts';
import { context, hexNamed, testSea, viewOf } from '../testing/sea.ts';
import { fireOut, fireOutLoads, fireOutNoted, outFault, spendBroadside } from './fire-out.ts';
import { gunsBarred, nationOfCrew, sectionsElsewhere } from './gunners.ts';
import { loadAsk, loadPhase } from './load.ts';
import { canRakeHull, yieldings } from './yielding.ts';

type Stated = Omit<Parameters<typeof advancedShip>[0], 'id' | 'at' | 'heading'>;
const one = (stated: Stated = {}) => advancedShip({ id: 'x', at: 'K15', heading: 1, ...stated });
const short = (fault: { code: string; rule: string } | null) => fault && [fault.code, fault.rule];
const aground = { difficulty: 3, from: { bow: hexNamed('K15'), heading: 1 as const }, lightened: false };

describe('who stands at the guns', () => {
  const bars: [string | null, string, Stated][] = [
    [null, '11.3.3', {}],
    ['no-gunners', '11.3.3', { surrender: 'firepower' }],
    ['no-gunners', '11.3.3', { advanced: { wounds: { waterline: 3 } } }],
    [null, '11.3.3', { advanced: { wounds: { waterline: 2 } } }],
    ['no-gunners', '11.3.3', { advanced: { wounds: { waterline: 2 }, notes: { sail: 'FS' } } }],
    ['repairing', '20.5.3', { advanced: { notes: { repair: 'RG' } } }],
    ['sprung', '20.3.4.2', { advanced: { did: { sprung: true } } }],
    ['weighing', '20.3.6.1', { advanced: { did: { weighed: true } } }],
    ['aground', '38.5', { advanced: { aground } }],
    ['wreckage', '36.2.2', { advanced: { wreckage: ['L'] } }],
    ['crew-gone', '11.3.3', { advanced: { lit: 1 } }],
  ];
  it.each(bars.map(([code, rule, stated]) => [rule, code, stated] as const))(
    '[%s] %s',
    (rule, code, stated) => {
      expect(short(gunsBarred(advancedSea([one(stated)]), one(stated)))).toEqual(
        code === null ? null : [code, rule],
      );
    },
  );

  it('[24.5.1] sections that are busy elsewhere', () => {
    const special = [{ id: 'boat-tow' as const, ships: ['x'] }];
    const calm = advancedSea([], { advanced: { velocity: 0, special } });
    expect(sectionsElsewhere(calm, one())).toBe(0);
    expect(
      sectionsElsewhere(
        calm,
        one({ advanced: { notes: { sail: 'BS' }, did: { turned: true }, wounds: { waterline: 1 } } }),
      ),
    ).toBe(3);
    expect(
      sectionsElsewhere(
        testSea({ ships: [] }),
        testSea({ ships: [{ id: 'x', at: 'K15', heading: 1 }] }).ships[0]!,
      ),
    ).toBe(0);
  });

  it('[24.2.2.4] a prize fights by the customs of her captors', () => {
    const prize = one({ captured: true, spec: { nation: 'French' } });
    const captor = advancedShip({ id: 'y', at: 'R15', heading: 1, spec: { nation: 'British' } });
    expect(nationOfCrew(advancedSea([prize, captor]), prize)).toBe('French');
    prize.sections.push({ ...prize.sections[0]!, no: 4, from: 'y', role: 'prize' });
    expect(nationOfCrew(advancedSea([prize, captor]), prize)).toBe('British');
  });
});

describe('fired out', () => {
  const nothing = {
    kind: 'fire',
    rule: '13.4',
    ship: 'x',
    target: null,
    aim: 'hull',
    shot: 'R',
    guns: 5,
    carronades: 1,
    range: 0,
    base: 0,
    modifiers: [],
    table: null,
    rake: false,
    hits: { H: 0, G: 0, C: 0, R: 0 },
  };
  it('[13.4] [24.2.5] a broadside at nothing, told as news', () => {
    const ship = one();
    const tools = context();
    fireOut(ship, 'L', tools);
    expect(tools.happenings).toEqual([{ truth: { ...nothing, side: 'L' }, news: true }]);
    expect(ship).toMatchObject({ loaded: { L: false, R: true }, initial: { L: false, R: true }, empty: 1 });
    expect(ship.advanced).toMatchObject({ shot: { L: null, R: 'R' }, did: { fired: true } });
    spendBroadside(ship, 'R');
    expect(ship.empty).toBe(2);
  });

  it('[24.2.5] what was noted goes off, if it can', () => {
    const noted = (stated: Stated) => {
      const tools = context();
      fireOutNoted(advancedSea([one(stated)]), tools);
      return tools.told.length;
    };
    const notes = { out: 'L' as const };
    expect(noted({ advanced: { notes } })).toBe(1);
    expect(noted({ advanced: { notes: {} } })).toBe(0);
    expect(noted({ advanced: { notes, did: { fired: true } } })).toBe(0);
    expect(noted({ loaded: { L: false, R: true }, advanced: { notes } })).toBe(0);
    expect(noted({ guns: { L: 0, R: 5 }, carronades: { L: 0, R: 1 }, advanced: { notes } })).toBe(0);
    expect(noted({ advanced: { notes, aground } })).toBe(0);
  });

  it('[20.5.3] [24.2.5] a note that may not stand', () => {
    const fault = (stated: Stated, notes: object, rest: object = {}) =>
      short(outFault(advancedSea([one(stated)], rest), one(stated), { out: 'L', ...notes }));
    expect(fault({}, {})).toBeNull();
    expect(fault({}, {}, { noCombat: true })).toEqual(['no-combat', '24.0']);
    expect(fault({}, { repair: 'RH' })).toEqual(['repairing', '20.5.3']);
    expect(fault({ guns: { L: 0, R: 5 }, carronades: { L: 0, R: 1 } }, {})).toEqual(['no-guns', '24.2.5']);
  });

  it('[24.2.5] [24.2.2.4] the other kinds that may take its place', () => {
    const kinds = (stated: Stated) =>
      fireOutLoads(advancedSea([one(stated)]), one(stated), 'L').map(({ shot, out }) => [shot, out]);
    const french = { spec: { nation: 'French' as const } };
    expect(kinds(french).sort()).toEqual([
      ['C', true],
      ['D', true],
      ['G', true],
    ]);
    expect(kinds({}).sort()).toEqual([
      ['D', true],
      ['G', true],
    ]);
    expect(kinds({ loaded: { L: false, R: true } })).toEqual([]);
    expect(kinds({ advanced: { aground } })).toEqual([]);
    expect(kinds({ advanced: { did: { bombarded: true } } })).toEqual([]);
    expect(kinds({ guns: { L: 0, R: 5 }, carronades: { L: 0, R: 1 } })).toEqual([]);
  });
});

describe('loading in the Basic Game', () => {
  const fired = (change: object = {}, rest: object = {}) =>
    testSea({
      ships: [
        {
          id: 'x',
          at: 'K15',
          heading: 1,
          loaded: { L: false, R: false },
          initial: { L: false, R: false },
          empty: 2,
          ...change,
        },
      ],
      phase: 'load',
      ...rest,
    });
  it('[13.1] [7.2.5] one of two, chosen in secret', () => {
    const sea = fired();
    const tools = context();
    const asks = phaseAsks(loadPhase, sea, tools);
    expect(asks).toEqual([{ id: expect.any(String), seat: 'a-1', kind: 'load', rule: '13.1', ship: 'x' }]);
    expect([...loadAsk.choices(viewOf(sea), asks[0] as never)]).toEqual([{ side: 'L' }, { side: 'R' }]);
    expect(answered(loadPhase, sea, tools, { x: { side: 'R' } })).toBe('done');
    const truth = { kind: 'loaded', rule: '13.1', ship: 'x', side: 'R' };
    expect(tools.happenings).toEqual([{ truth, shown: { others: null, seats: { 'a-1': truth } } }]);
    expect(sea.ships[0]).toMatchObject({ loaded: { L: false, R: true }, empty: 1 });
    expect(loadAsk.check(viewOf(sea), asks[0] as never, { side: 'R' })).toMatchObject({
      code: 'nothing-to-load',
      rule: '13.1',
    });
  });

  it.each<[string, object, object, object]>([
    [
      'the only empty one is loaded',
      { loaded: { L: true, R: false }, empty: 1 },
      {},
      { loaded: { L: true, R: true }, empty: 0 },
    ],
    [
      'the only one with guns is loaded',
      { guns: { L: 0, R: 5 }, carronades: { L: 0, R: 0 } },
      {},
      { loaded: { L: false, R: true }, empty: 1 },
    ],
    [
      'one is loaded without any gun',
      { guns: { L: 0, R: 0 }, carronades: { L: 0, R: 0 } },
      {},
      { loaded: { L: true, R: false }, empty: 1 },
    ],
    [
      'both that were put off are loaded',
      { initial: { L: true, R: true } },
      {},
      { loaded: { L: true, R: true }, empty: 0 },
    ],
    [
      'nobody loads who has surrendered',
      { surrender: 'firepower' },
      {},
      { loaded: { L: false, R: false }, empty: 2 },
    ],
    [
      'nobody loads where nobody fights',
      {},
      { noCombat: true },
      { loaded: { L: false, R: false }, empty: 2 },
    ],
  ])('[13.0] [13.1] [13.5] %s', (_, change, rest, after) => {
    const sea = fired(change, rest);
    expect(loadPhase.enter(sea, context())).toBe('done');
    expect(sea.ships[0]).toMatchObject(after);
  });
});

describe('surrender to the guns', () => {
  const two = (b: object, rest: object = {}) =>
    testSea({
      ships: [
        { id: 'a', at: 'K15', heading: 3 },
        { id: 'b', at: 'K17', heading: 4, side: 'b', ...b },
      ],
      ...rest,
    });
  const NO_GUNS = { guns: { L: 0, R: 0 }, carronades: { L: 0, R: 0 } };
  const found = (sea: ReturnType<typeof two>, fired = true) =>
    yieldings(sea, new Map(fired ? [['b', [sea.ships[0]!]]] : [])).map(({ ship, how, to }) => [
      ship.id,
      how,
      to.id,
    ]);

  it('[11.4.3.2] without a gun she yields to a broadside from the next hex', () => {
    expect(found(two(NO_GUNS))).toEqual([['b', 'firepower', 'a']]);
    expect(found(two(NO_GUNS), false)).toEqual([]);
    expect(found(two({}))).toEqual([]);
    expect(found(two({ ...NO_GUNS, at: 'K20' }))).toEqual([]);
    expect(found(two({ ...NO_GUNS, surrender: 'striking' }))).toEqual([]);
    expect(found(two({ ...NO_GUNS, presence: 'gone' }))).toEqual([]);
    expect(found(two({ ...NO_GUNS, guns: { L: 0, R: 1 } }))).toEqual([]);
  });

  it('[11.4.4.2] without rigging, to one who can rake her hull', () => {
    const sea = two({ rigging: [0, 0, 0, 0], at: 'K18', heading: 1 });
    const [a, b] = sea.ships;
    expect(canRakeHull(sea, b!, b!)).toBe(false);
    expect(found(sea, false).length).toBe(canRakeHull(sea, a!, b!) ? 1 : 0);
    a!.loaded = { L: false, R: false };
    expect(canRakeHull(sea, a!, b!)).toBe(false);
    expect(found(sea, false)).toEqual([]);
  });
});
