import { describe, expect, it } from 'vitest';
import { sternHex } from '../sea/ship.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context, hexNamed } from '../testing/sea.ts';
import {
  followTower,
  heldByIrons,
  heldByTow,
  isTowed,
  liesForTow,
  makeFast,
  partTows,
  settleTows,
  towAttempts,
  towCandidates,
  towFault,
  towingLoss,
} from './towing.ts';

type Stated = Omit<Parameters<typeof advancedShip>[0], 'id' | 'at' | 'heading'> & { at?: string };
/** 'x' lies ahead of 'y', her stern where the bow of 'y' points. */
const pair = (x: Stated = {}, y: Stated = {}, changes: Parameters<typeof advancedSea>[1] = {}) =>
  advancedSea(
    [
      advancedShip({ id: 'x', heading: 1, ...x, at: x.at ?? 'K12' }),
      advancedShip({ id: 'y', heading: 1, ...y, at: y.at ?? 'K14' }),
    ],
    { rules: { towing: true }, ...changes },
  );
const short = (fault: { code: string; rule: string } | null) => fault && [fault.code, fault.rule];
const fault = (
  x: Stated = {},
  y: Stated = {},
  changes: Parameters<typeof advancedSea>[1] = {},
  target = 'y',
) => {
  const sea = pair(x, y, changes);
  return short(towFault(sea, sea.ships[0]!, target));
};
const aground = { difficulty: 3, from: { bow: hexNamed('K15'), heading: 1 as const }, lightened: false };
const anchor = { how: 'A', state: 'holding', turns: 0 } as const;
const GRAPPLED = { grapples: [{ a: 'x', b: 'y', count: 1 }] };

describe('who may be taken in tow', () => {
  it('[35.1] a friend on the sea, where towing is played', () => {
    expect(fault()).toBeNull();
    expect(fault({}, {}, { rules: {} })).toEqual(['no-towing', '35.0']);
    const noFriend = ['no-friend', '35.1'];
    expect(fault({}, {}, {}, 'z')).toEqual(noFriend);
    expect(fault({}, {}, {}, 'x')).toEqual(noFriend);
    expect(fault({}, { side: 'b' })).toEqual(noFriend);
    expect(fault({}, { presence: 'gone' })).toEqual(noFriend);
  });

  it.each([0, 1, 2, 3, 4, 5, 6] as const)('[35.4.4] in velocity %i', (velocity) => {
    const serves = velocity >= 2 && velocity <= 4;
    expect(fault({}, {}, { rules: { towing: true }, advanced: { velocity } })).toEqual(
      serves ? null : ['wind', '35.4.4'],
    );
  });

  it.each<[string, Stated]>([
    ['aground', { advanced: { aground } }],
    ['at anchor', { advanced: { anchor } }],
    ['lit', { advanced: { lit: 1 } }],
    ['doomed', { advanced: { doom: 'sinking' } }],
    ['moored', { special: { traits: ['moored-hulk'] } }],
  ])('[35.4.1] neither of the two may be %s', (_, stated) => {
    expect(fault(stated)).toEqual(['not-free', '35.4.1']);
    expect(fault({}, stated)).toEqual(['not-free', '35.4.1']);
  });

  it('[35.4.1] neither may be fouled, grappled or in tow', () => {
    const notFree = ['not-free', '35.4.1'];
    for (const id of ['x', 'y']) {
      expect(fault({}, {}, { rules: { towing: true }, fouls: [{ a: id, b: 'z' }] })).toEqual(notFree);
      expect(fault({}, {}, { rules: { towing: true }, grapples: [{ a: id, b: 'z', count: 1 }] })).toEqual(
        notFree,
      );
    }
    expect(fault({ advanced: { tows: 'y' } })).toEqual(notFree);
    expect(fault({}, { advanced: { tows: 'x' } })).toEqual(notFree);
  });

  it('[35.4.1] [35.1] who is near enough to be noted, and who lies right', () => {
    const named = (y: Stated, rules = { towing: true }) => {
      const sea = pair({}, y, { rules });
      return towCandidates(sea, sea.ships[0]!).map(({ id }) => id);
    };
    expect(named({})).toEqual(['y']);
    expect(named({ at: 'K15' })).toEqual(['y']);
    expect(named({ at: 'K16' })).toEqual([]);
    expect(named({ side: 'b' })).toEqual([]);
    expect(named({}, {} as never)).toEqual([]);
    const [x, y] = pair().ships;
    expect(liesForTow(x!, y!)).toBe(true);
    expect(liesForTow(y!, x!)).toBe(false);
    expect(sternHex(x!)).toEqual(hexNamed('K13'));
  });
});

describe('towing told in full', () => {
  it('[35.4.1] what the notes ask for, and why it comes to nothing', () => {
    const attempt = (x: Stated, y: Stated = {}, changes: Parameters<typeof advancedSea>[1] = {}) => {
      const tools = context();
      const found = towAttempts(
        pair({ ...x, advanced: { notes: { tow: 'y' }, ...x.advanced } }, y, changes),
        tools,
      );
      return [found.map(({ ship, tow }) => [ship.id, tow.id]), tools.told];
    };
    const voided = (code: string) => [
      [],
      [{ kind: 'note-void', rule: '35.4.1', ship: 'x', note: 'tow', code }],
    ];
    expect(attempt({})).toEqual([[['x', 'y']], []]);
    expect(attempt({ at: 'L12' })).toEqual(voided('not-in-place'));
    expect(attempt({}, { side: 'b' })).toEqual(voided('no-friend'));
    expect(attempt({ presence: 'gone' })).toEqual([[], []]);
    expect(attempt({}, {}, { rules: {} })).toEqual([[], []]);
    expect(attempt({ advanced: { notes: {} } })).toEqual([[], []]);
  });

  it('[35.4.1] [35.4.2] made fast', () => {
    const sea = pair({}, {}, { ...GRAPPLED, rules: { towing: true } });
    const tools = context();
    makeFast(sea.ships[0]!, sea.ships[1]!, tools);
    expect(tools.told).toEqual([
      { kind: 'tow', rule: '35.4.1', ship: 'x', tows: 'y', begins: true, why: 'taken' },
    ]);
    expect(sea.ships.map((ship) => [isTowed(sea, ship), heldByIrons(sea, ship)])).toEqual([
      [false, false],
      [true, false],
    ]);
    expect(heldByTow(sea, sea.ships[0]!)).toBeNull();
    sea.fouls = [{ a: 'y', b: 'z' }];
    expect(heldByTow(sea, sea.ships[0]!)).toBe('fouled');
    sea.fouls = [];
    sea.ships.push(advancedShip({ id: 'z', at: 'L14', heading: 1, side: 'b' }));
    sea.grapples = [...sea.grapples, { a: 'y', b: 'z', count: 1 }];
    expect(heldByTow(sea, sea.ships[0]!)).toBe('grappled');
    expect(heldByTow(sea, sea.ships[1]!)).toBeNull();
  });

  it('[35.2] what it costs', () => {
    const loss = (rated: number) => {
      const sea = pair({ advanced: { tows: 'y' }, spec: { rated: 36 } }, { spec: { rated } });
      return towingLoss(sea, sea.ships[0]!);
    };
    expect(loss(36)).toEqual([{ what: 'towing y', by: -1, rule: '35.2' }]);
    expect(loss(37)).toEqual([{ what: 'towing y', by: -2, rule: '35.2' }]);
    expect(towingLoss(pair(), pair().ships[0]!)).toEqual([]);
  });

  it.each([
    ['cast-off', '35.4.3'],
    ['cut', '35.4.3.1'],
    ['wind', '35.4.4'],
  ] as const)('[35.4.3] [35.4.3.1] [35.4.4] ended: %s', (why, rule) => {
    for (const by of [0, 1]) {
      const sea = pair({ advanced: { tows: 'y' } }, {}, GRAPPLED);
      const other = advancedShip({ id: 'v', at: 'T12', heading: 1, advanced: { tows: 'w' } });
      sea.ships.push(other);
      sea.grapples = [...sea.grapples, { a: 'v', b: 'w', count: 1 }];
      const tools = context();
      expect(partTows(sea, sea.ships[by]!, why, tools)).toBe(true);
      expect(tools.told).toEqual([{ kind: 'tow', rule, ship: 'x', tows: 'y', begins: false, why }]);
      expect(sea.ships[0]!.advanced.tows).toBeNull();
      expect(sea.grapples).toEqual([{ a: 'v', b: 'w', count: 1 }]);
      expect(other.advanced.tows).toBe('w');
    }
    expect(partTows(pair(), pair().ships[0]!, why, context())).toBe(false);
  });

  it.each<[string, Stated, Stated, Parameters<typeof advancedSea>[1], string | null]>([
    ['nothing', {}, {}, {}, null],
    ['the wind', {}, {}, { advanced: { velocity: 5 } }, 'wind'],
    ['no grapple', {}, {}, { grapples: [] }, 'cast-off'],
    ['other colours', {}, { side: 'b' }, {}, 'cast-off'],
    ['a surrender', { surrender: 'firepower' }, {}, {}, 'cast-off'],
    ['her anchor', { advanced: { tows: 'y', anchor } }, {}, {}, 'cast-off'],
    ['the other’s anchor', {}, { advanced: { anchor } }, {}, 'cast-off'],
    ['rules without towing', {}, {}, { rules: {}, advanced: { velocity: 5 } }, null],
  ])('[35.4.3] [35.4.4] what ends it: %s', (_, x, y, changes, why) => {
    const sea = pair({ advanced: { tows: 'y' }, ...x }, y, {
      rules: { towing: true },
      ...GRAPPLED,
      ...changes,
    });
    const tools = context();
    settleTows(sea, tools);
    expect(tools.told.map((each) => each.kind === 'tow' && each.why)).toEqual(why === null ? [] : [why]);
    expect(sea.ships[0]!.advanced.tows).toBe(why === null ? 'y' : null);
  });
});

describe('in the wake', () => {
  const at = (bow: string, heading: 1 | 2 | 3 | 4 | 5 | 6) => ({ bow: hexNamed(bow), heading });
  it('[35.4.2] she follows into the hex that the stern has left', () => {
    expect(followTower(at('K14', 1), at('K12', 1), at('K11', 1))).toEqual(at('K13', 1));
    // The line is slack.
    expect(followTower(at('K13', 1), at('K12', 1), at('K11', 1))).toBeNull();
  });

  it('[35.4.2] where the other turned she comes into her stern’s hex, else straight ahead, else round', () => {
    expect(followTower(at('K14', 1), at('K12', 2), at('L11', 2))).toEqual(at('K13', 1));
    // Both hexes between are free: she keeps her heading.
    expect(followTower(at('K14', 1), at('L12', 5), at('M11', 2))).toMatchObject({ heading: 1 });
    // The other comes into the only hex between: there is nowhere to go.
    expect(followTower(at('K14', 1), at('K12', 4), at('K13', 4))).toBeNull();
  });
});
