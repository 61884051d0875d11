import { describe, expect, it } from 'vitest';
import type { AnswerTo } from '../sea/asks.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { openAsks } from '../testing/play.ts';
import { context, testSea, testShip, viewOf } from '../testing/sea.ts';
import { boardingAsk, boardingPhase } from './boarding.ts';
import { type BoardingOrders, boardingRefusal } from './boarding-orders.ts';
import { boardersBarred, callToDefence, sectionAloft, sectionsBusy } from './men-aloft.ts';

type Order = AnswerTo<'boarding'>['parties'][number];
const ship = testShip({ id: 'x', at: 'K15', heading: 1 });
const enemy = testShip({ id: 'e', at: 'L15', heading: 1, side: 'b' });
const other = testShip({ id: 'f', at: 'J15', heading: 1, side: 'b' });
const friend = testShip({ id: 'g', at: 'K13', heading: 1 });
const orders = (parties: readonly Order[], change: Partial<BoardingOrders> = {}): BoardingOrders => ({
  ship,
  parties,
  free: ship.sections,
  locked: [],
  boardable: [enemy],
  transferable: [enemy, friend],
  aloft: null,
  busy: 0,
  barred: null,
  ...change,
});
const OBP = (sections: number[], target: string | null = 'e'): Order => ({ type: 'OBP', sections, target });
const DBP = (sections: number[], target: string | null = null): Order => ({ type: 'DBP', sections, target });
const TBP = (sections: number[], target: string | null = 'g', stay?: boolean): Order => ({
  type: 'TBP',
  sections,
  target,
  ...(stay !== undefined && { stay }),
});
const barred = { code: 'convoy', rule: '10.2.2', message: 'No.' };
const locked = [{ type: 'OBP' as const, sections: [2], target: 'e' }];
type Row = [code: string | null, rule: string, parties: Order[], change?: Partial<BoardingOrders>];

describe('parties that are refused', () => {
  const rows: Row[] = [
    ['aloft', '23.0', [OBP([1])], { aloft: 1 }],
    ['aloft', '23.0', [DBP([2]), TBP([1])], { aloft: 1 }],
    [null, '23.0', [DBP([1])], { aloft: 1 }],
    [null, '23.0', [OBP([2])], { aloft: 1 }],
    ['skipped', '10.1.2.2', [OBP([3])], { aloft: 1 }],
    ['in-melee', '12.3.4', [OBP([2])], { locked }],
    [null, '12.3.4', [OBP([1])], { locked }],
    ['not-available', '10.1.2.1', [OBP([4])]],
    ['not-available', '10.1.2.1', [OBP([1])], { free: ship.sections.slice(1) }],
    [null, '10.1.2.1', [OBP([2])], { free: ship.sections.slice(1) }],
    ['at-the-pumps', '10.1.2.1', [OBP([1, 2])], { busy: 2 }],
    [null, '10.1.2.1', [OBP([1])], { busy: 2 }],
    [null, '10.1.2.1', [DBP([1, 2, 3])], { busy: 4 }],
    ['at-the-pumps', '10.1.2.1', [TBP([1])], { busy: 4 }],
    ['at-the-pumps', '10.1.2.1', [OBP([2, 3])], { busy: 1, aloft: 1 }],
    ['section-twice', '10.1.1', [OBP([1]), DBP([1])]],
    ['skipped', '10.1.2.2', [OBP([2])]],
    ['skipped', '10.1.2.2', [OBP([1, 3])]],
    [null, '10.1.2.2', [OBP([2]), DBP([1])]],
    ['party-twice', '10.2.3', [DBP([1]), DBP([2])]],
    [null, '10.2.3', [OBP([1]), DBP([2]), TBP([3])]],
    ['convoy', '10.2.2', [OBP([1])], { barred }],
    [null, '10.2.2', [DBP([1]), TBP([2])], { barred }],
    ['stay', '12.1.3', [{ ...DBP([1]), stay: false }]],
    ['stay', '12.1.3', [{ ...OBP([1]), stay: true }]],
    ['which-ship', '10.2.4', [OBP([1], null)], { boardable: [enemy, other] }],
    [null, '10.2.4', [OBP([1], null)]],
    [null, '10.2.4', [OBP([1], 'f')], { boardable: [enemy, other] }],
    ['not-bound', '10.0', [OBP([1], 'f')]],
    ['not-bound', '10.0', [OBP([1], null)], { boardable: [] }],
    ['defenders-stay', '10.2.2', [DBP([1], 'e')]],
    ['not-bound', '10.0', [DBP([1])], { boardable: [] }],
    ['not-adjacent', '10.2.6', [TBP([1], 'f')]],
    ['not-adjacent', '10.2.6', [TBP([1], null)]],
    [null, '10.2.6', [TBP([1], 'e')]],
    [null, '12.1.3', [TBP([1], 'g', true)]],
    ['stay', '12.1.3', [TBP([1], 'e', true)]],
    [null, '12.1.3', [TBP([1], 'e', false)]],
    [null, '10.2.1', []],
  ];
  it.each(rows.map(([code, rule, ...rest]) => [rule, code, ...rest] as const))(
    '[%s] %s: %j',
    (rule, code, parties, change) => {
      const refusal = boardingRefusal(orders(parties, change));
      expect(refusal === null ? null : [refusal.code, refusal.rule]).toEqual(
        code === null ? null : [code, rule],
      );
    },
  );

  it('[10.1.2.1] [10.2.4] [10.2.6] the sentence says what is free and who can be reached', () => {
    const words = (parties: Order[], change: Partial<BoardingOrders> = {}) =>
      boardingRefusal(orders(parties, change))?.message;
    expect(words([OBP([4])])).toBe('Section 4 has no men free; available: 1, 2, 3.');
    expect(words([OBP([4])], { aloft: 1 })).toBe('Section 4 has no men free; available: 2, 3.');
    expect(words([OBP([2])], { locked })).toBe('Section 2 is in a melee and can’t leave it; free: 1, 2, 3.');
    expect(words([OBP([1], null)], { boardable: [enemy, other] })).toBe(
      'Say which ship is to be boarded: e or f.',
    );
    expect(words([OBP([1], 'f')], { boardable: [] })).toBe(
      'Boarders need an enemy fouled or grappled with her: none now.',
    );
    expect(words([TBP([1], 'f')])).toBe('Crews can be sent to adjacent ships: e or g.');
  });
});

describe('what keeps a crew from boarding', () => {
  const log = (advanced: object) => advancedShip({ id: 'x', at: 'K15', heading: 1, advanced });
  it('[20.3.6.1] [20.5.6] [23.0] repairs, the capstan and the rigging', () => {
    const sea = advancedSea([log({})]);
    expect(boardersBarred(sea, log({}))).toBeNull();
    expect(boardersBarred(sea, log({ notes: { repair: 'RH' } }))).toMatchObject({
      code: 'repairing',
      rule: '20.5.6',
    });
    expect(boardersBarred(sea, log({ did: { weighed: true } }))).toMatchObject({
      code: 'weighing',
      rule: '20.3.6.1',
    });
    expect(sectionAloft(log({}))).toBeNull();
    expect(sectionAloft(log({ notes: { sail: 'FS' } }))).toBe(1);
    const nobody = log({ notes: { sail: 'FS' } });
    for (const section of nobody.sections) section.left = 0;
    expect(sectionAloft(nobody)).toBeNull();
    expect(sectionAloft(ship)).toBeNull();
    expect(boardersBarred(testSea({ ships: [] }), ship)).toBeNull();
    expect(sectionsBusy(sea, log({ notes: { sail: 'FS' } }))).toBe(0);
    expect(sectionsBusy(sea, log({ notes: { sail: 'FS' }, wounds: { waterline: 2 } }))).toBe(2);
    expect(sectionsBusy(sea, log({ wounds: { waterline: 1 } }))).toBe(1);
  });

  it('[10.2.2] a convoy sends nobody', () => {
    const sea = advancedSea([log({})], {
      advanced: {
        special: [{ id: 'convoy', squadrons: ['trade'] }],
        squadrons: [{ id: 'trade', name: 'Trade', side: 'a', seat: 'a-1', ships: ['x'], flagship: 'x' }],
      },
    });
    expect(boardersBarred(sea, sea.ships[0]!)).toMatchObject({ code: 'convoy', rule: '10.2.2' });
  });

  const defence = (advanced: object, ...parties: Order[]) => {
    const each = log(advanced);
    const told = context();
    callToDefence(each, parties, told);
    return told.told;
  };
  it('[20.5.6] [23.0] defenders come down from the rigging and leave the work, told in full', () => {
    const busy = { notes: { sail: 'FS', repair: 'RH' } };
    expect(defence(busy, DBP([1]))).toEqual([
      { kind: 'note-void', rule: '23.0', ship: 'x', note: 'sail', code: 'defending' },
      { kind: 'repair-void', rule: '20.5.6', ship: 'x', repair: 'RH', code: 'defending' },
    ]);
    expect(defence({ notes: { sail: 'FS' } }, DBP([2]))).toEqual([]);
    expect(defence(busy, OBP([1]))).toEqual([]);
    expect(defence({}, DBP([1]))).toEqual([]);
  });

  it('[20.3.6] defenders let the anchor go again that they were weighing', () => {
    const anchor = { how: 'AB', state: 'weighing', turns: 1 };
    expect(defence({ anchor }, DBP([1]))).toEqual([
      { kind: 'anchor', rule: '20.3.6', ship: 'x', what: 'dropped', how: 'AB', left: 2 },
    ]);
    const basic = testShip({ id: 'x', at: 'K15', heading: 1 });
    const told = context();
    callToDefence(basic, [DBP([1])], told);
    expect(told.told).toEqual([]);
  });
});

describe('what is offered', () => {
  const two = (sections: number[]) => {
    const sea = testSea({
      ships: [
        { id: 'x', at: 'K15', heading: 1 },
        { id: 'e', at: 'L15', heading: 1, side: 'b' },
        { id: 'g', at: 'J15', heading: 1 },
      ],
      turn: 2,
      grapples: [{ a: 'e', b: 'x', count: 1 }],
    });
    for (const section of sea.ships[0]!.sections) if (!sections.includes(section.no)) section.left = 0;
    return sea;
  };
  it('[10.2.1] [10.2.2] none, defenders, boarders, transfers to the one and to the other', () => {
    const sea = two([2]);
    const [ask] = openAsks(boardingPhase, sea);
    expect(ask).toMatchObject({ kind: 'boarding', rule: '10.2.1', ship: 'x', seat: 'a-1' });
    expect([...boardingAsk.choices(viewOf(sea), ask as never)]).toEqual([
      { parties: [] },
      { parties: [DBP([2])] },
      { parties: [OBP([2])] },
      { parties: [TBP([2], 'e')] },
      { parties: [TBP([2], 'g')] },
      { parties: [TBP([2], 'g', true)] },
    ]);
  });

  it('[10.1.2.1] [10.1.2.2] with two sections also a split of both, the lower boarding', () => {
    const sea = two([1, 3]);
    const [ask] = openAsks(boardingPhase, sea);
    expect([...boardingAsk.choices(viewOf(sea), ask as never)].slice(6)).toEqual([
      { parties: [DBP([1, 3])] },
      { parties: [OBP([1]), DBP([3])] },
      { parties: [OBP([1, 3])] },
      { parties: [TBP([1, 3], 'e')] },
      { parties: [TBP([1, 3], 'g')] },
      { parties: [TBP([1, 3], 'g', true)] },
    ]);
  });
});
