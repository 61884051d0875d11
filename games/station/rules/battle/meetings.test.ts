import { describe, expect, it } from 'vitest';
import { galeAt } from '../chart/gale-effects.ts';
import { waysOf } from '../sailing/plans.ts';
import {
  BLUE_FLEET as BLUE,
  CLOCK,
  isFaceUp,
  meeting,
  RED_FLEET as RED,
  tokenIdOf,
  twoFleets,
} from '../testing/battle.ts';
import { askedOf, battling, playOut, playTo } from '../testing/fighting.ts';
import { formationIn } from '../testing/station.ts';
import { atSea, moveTo, putToken, tokenOf } from '../umpire/tokens.ts';
import { newFormation } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';

/** The two have exchanged Spaces over a Lane. */
function passing(one: string, other: string, hidden?: true): State {
  const world = meeting({
    put: [
      { ...RED, at: other, came: 'with', from: one },
      { ...BLUE, at: one, came: 'against', from: other, ...(hidden === undefined ? {} : { hidden }) },
    ],
  });
  world.passed = [{ a: tokenIdOf(world, 'red-gf'), b: tokenIdOf(world, 'azure-flag'), spaces: [one, other] }];
  return world;
}

describe('when and where', () => {
  it('[2.35] [8.12] opposing Formations in one Space may fight if one of them is Spotted', () => {
    expect(askedOf(battling(twoFleets()))).toEqual(['engage:red', 'engage:blue']);
    const unseen = meeting({
      put: [
        { ...RED, hidden: true },
        { ...BLUE, hidden: true },
      ],
    });
    expect(battling(unseen).progress).toBe('done');
    const apart = meeting({ put: [RED, { ...BLUE, at: 'x' }] });
    expect(battling(apart).progress).toBe('done');
  });

  it('[2.313] who is Spotted can be attacked, who is not can’t be', () => {
    const asked = (red: boolean, blue: boolean): string[] =>
      askedOf(
        battling(
          meeting({
            put: [
              { ...RED, ...(red ? {} : { hidden: true as const }) },
              { ...BLUE, ...(blue ? {} : { hidden: true as const }) },
            ],
          }),
        ),
      );
    expect(asked(false, true)).toEqual(['engage:red']);
    expect(asked(true, false)).toEqual(['engage:blue']);
    expect(asked(false, false)).toEqual([]);
  });

  it('[2.351] nobody goes into an Enemy Harbour: before Ville there is no way in for Red', () => {
    const world = meeting({ put: [{ ...RED, at: 'ville' }] });
    const ways = waysOf(world, 'red', formationIn(world, 'red-gf'));
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.some(({ place }) => place.at === 'ville' && place.berth === 'harbour')).toBe(false);
  });

  it('[8.121] in Spaces, not in Sea Zones', () => {
    const world = meeting({
      put: [
        { ...RED, at: 'w' },
        { ...BLUE, at: 'w' },
      ],
    });
    for (const id of ['red-gf', 'azure-flag']) {
      formationIn(world, id).place = atSea('gulf');
      tokenOf(world, tokenIdOf(world, id)).place = atSea('gulf');
    }
    expect(battling(world).progress).toBe('done');
  });

  it('[8.122] on a Lane with a Small Space between, it is fought there', () => {
    const world = passing('w', 'x');
    const umpire = playTo(battling(world, 5, 5, 9, 9, 9, 9), 'intensity');
    expect(umpire.world.battle).toMatchObject({ at: 'm2', between: null });
    expect(formationIn(world, 'red-gf').place).toEqual(atSea('m2'));
    expect(formationIn(world, 'azure-flag').place).toEqual(atSea('m2'));
  });

  it('[8.122] so it is if one has only come to the Small Space that the other went past', () => {
    const world = passing('w', 'x');
    moveTo(world, 'blue', 'azure-flag', atSea('m2'));
    formationIn(world, 'azure-flag').came = { how: 'against', from: 'x', clock: CLOCK };
    const umpire = playTo(battling(world, 5, 5, 9, 9, 9, 9), 'intensity');
    expect(umpire.world.battle).toMatchObject({ at: 'm2', between: null });
    expect(formationIn(world, 'red-gf').place).toEqual(atSea('m2'));
    // Who was in it already has nothing between himself and the other.
    const near = passing('w', 'm2');
    expect(playTo(battling(near, 5, 5, 9, 9), 'withdraw').world.battle).toMatchObject({
      between: ['m2', 'w'],
    });
  });

  it('[8.122] without one, who holds the Gauge chooses an end, and all are taken there', () => {
    const world = passing('x', 'ville');
    const umpire = playTo(battling(world), 'withdraw');
    expect(umpire.world.battle).toMatchObject({ between: ['ville', 'x'], gauge: 'red' });
    expect(umpire.check({ formations: [], at: 'w' })).toMatchObject({ rule: '8.122' });
    umpire.answer({ formations: [], at: 'x' });
    expect(umpire.world.battle!.at).toBe('x');
    expect(formationIn(world, 'red-gf').place).toEqual(atSea('x'));
  });

  it('[8.122] [8.124] not asked for, they go on where they were going', () => {
    const world = passing('x', 'ville', true);
    const umpire = battling(world);
    expect(askedOf(umpire)).toEqual(['engage:blue']);
    umpire.answer({ fight: false, formation: null });
    expect(umpire.told('no-battle')).toMatchObject([{ rule: '8.124', why: 'declined' }]);
    expect(formationIn(world, 'red-gf').place).toEqual(atSea('ville'));
  });

  it('[8.123] not in a Gale, nor on a Lane with an end in one', () => {
    const gale = { wind: 'Norther', force: 10, start: 'w', born: 0 } as const;
    const here = twoFleets();
    here.gales = [{ ...gale, at: 'w' }];
    expect(battling(here).progress).toBe('done');
    const lane = passing('x', 'ville');
    expect(askedOf(battling(lane))).toEqual(['engage:red', 'engage:blue']);
    const shut = passing('x', 'ville');
    shut.gales = [{ ...gale, force: 8, at: 'ville' }];
    expect([galeAt(shut, 'x'), galeAt(shut, 'ville')?.force]).toEqual([null, 8]);
    expect(battling(shut).progress).toBe('done');
  });

  it('[8.124] only the side that sees the other is asked, and may decline', () => {
    const world = meeting({ put: [RED, { ...BLUE, hidden: true }] });
    const umpire = battling(world);
    expect(askedOf(umpire)).toEqual(['engage:blue']);
    umpire.answer({ fight: false, formation: null });
    expect(umpire.progress).toBe('done');
    expect(isFaceUp(world, 'azure-flag')).toBe(false);
    expect(world.fought).toBeUndefined();
  });

  it('[8.125] all in the Battle Space are Spotted, and everything Engaged lies open', () => {
    const world = meeting({
      put: [
        RED,
        { ...BLUE, hidden: true },
        { id: 'azure-c', at: 'w', squadrons: 'azure-c:2/3', hidden: true },
      ],
    });
    const umpire = playTo(battling(world, 5, 5), 'intensity');
    expect(['azure-flag', 'azure-c'].map((id) => isFaceUp(world, id))).toEqual([true, true]);
    expect(umpire.world.battle!.squadrons.red).toMatchObject([
      { squadron: 'red-a', sail: 4, dp: 0 },
      { squadron: 'red-b', sail: 4, dp: 0 },
    ]);
  });

  it('[8.125] Dummies among them are found out', () => {
    const world = meeting({ put: [RED, BLUE] });
    const dummy = newFormation('d1', 'dummy', 'north', atSea('w'), 0);
    world.forces.blue!.formations.d1 = dummy;
    putToken(world, 'blue', dummy);
    const umpire = playTo(battling(world), 'withdraw');
    expect(umpire.told('dummy-found')).toHaveLength(1);
  });

  it('[8.11] each in turn: declared, Gauge, Withdrawal, Reinforcement, leaders, Intensity, Combats, damage, the end', () => {
    const world = meeting({ put: [RED, BLUE, { id: 'azure-c', at: 'w', squadrons: 'azure-c:2' }] });
    const umpire = playOut(battling(world, 9, 6, 5, 5, 9, 9, 9, 9));
    const kinds = umpire.context.happenings.map(({ truth }) => truth.kind);
    const order = 'meeting battle gauge reinforced line intensity pick combat hurt victor'.split(' ');
    const first = order.map((kind) => kinds.indexOf(kind as (typeof kinds)[number]));
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    expect(first[0]).toBeGreaterThanOrEqual(0);
  });

  it('[8.111] one throw for each Combat and no second round', () => {
    const umpire = playOut(battling(twoFleets(), 6, 5, 5));
    expect(umpire.told('combat').map(({ dice }) => dice)).toEqual([[5], [5]]);
    expect(umpire.context.left).toBe(0);
  });
});

describe('several in one Increment', () => {
  it('[8.12] each Space has its Battle, one after the other', () => {
    const world = meeting({
      put: [
        RED,
        BLUE,
        { id: 'red-flag', at: 'y', leader: 'r-birch', squadrons: 'red-c:4' },
        { id: 'cobalt-flag', at: 'y', leader: 'c-cano', squadrons: 'cobalt-a:4', came: 'against' },
      ],
    });
    const umpire = playOut(battling(world, 9, 9, 9, 9, 9, 9));
    expect(
      umpire
        .told('battle')
        .map(({ at }) => at)
        .toSorted(),
    ).toEqual(['w', 'y']);
    expect(umpire.world.battle).toBeNull();
  });
});

describe('Engaged Formations', () => {
  const more = [RED, { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-c:4' }, BLUE] as const;

  it('[8.21] the owner chooses which of his Formations begins it', () => {
    const umpire = battling(meeting({ put: more }), 1, 2);
    umpire.answer({ fight: true, formation: null }, { fight: false, formation: null });
    expect(askedOf(umpire)).toEqual(['engage:red']);
    umpire.answer({ fight: true, formation: 'red-flag' });
    expect(umpire.told('battle')).toMatchObject([{ initial: { red: 'red-flag', blue: 'azure-flag' } }]);
  });

  it('[8.211] one Fitting Out does not begin it', () => {
    const at = 'kings-port';
    const world = meeting({
      put: [
        { ...RED, at },
        { ...more[1], at, fitting: true },
        { ...BLUE, at },
      ],
    });
    const umpire = battling(world);
    umpire.answer({ fight: true, formation: null }, { fight: true, formation: null });
    expect(umpire.told('battle')[0]!.initial.red).toBe('red-gf');
  });

  it('[8.212] [8.213] the others take no part until they come up: only the Engaged are in the line', () => {
    const umpire = battling(meeting({ put: more }), 9);
    umpire.answer({ fight: true, formation: null }, { fight: true, formation: null });
    umpire.answer({ fight: true, formation: 'red-gf' });
    playTo(umpire, 'intensity');
    expect(umpire.told('reinforced')).toMatchObject([{ formation: 'red-flag', joined: false }]);
    expect(umpire.world.battle!.formations.red!.map(({ formation }) => formation)).toEqual(['red-gf']);
    expect(umpire.world.battle!.squadrons.red!.map(({ squadron }) => squadron)).toEqual(['red-a', 'red-b']);
  });
});

describe('Interdiction and peace', () => {
  it('[8.12] who enters an Interdicted Space must fight, asked or not', () => {
    const world = meeting({
      put: [
        { ...RED, at: 'narrows', order: 'red-strait' },
        { ...BLUE, at: 'narrows', came: 'with', from: 'w' },
      ],
    });
    const umpire = battling(world);
    expect(umpire.told('battle')).toMatchObject([{ initial: { red: 'red-gf', blue: 'azure-flag' } }]);
    expect(askedOf(umpire)[0]).toMatch(/^withdraw/);
  });

  it('[8.124] before the war Red may fight the north at a price, and the north may not begin', () => {
    const umpire = battling(twoFleets('w', { events: '' }));
    expect(askedOf(umpire)).toEqual(['engage:red']);
    umpire.answer({ fight: true, formation: null });
    expect(umpire.world.prestige.red).toBe(2);
    expect(umpire.world.counters.incidents).toBe(1);
  });

  it('[8.253] those not at war are left alone where there are others to fight', () => {
    const world = meeting({
      events: '',
      put: [RED, BLUE, { id: 'cobalt-flag', at: 'w', leader: 'c-cano', squadrons: 'cobalt-a:3' }],
    });
    const umpire = battling(world);
    umpire.answer(...umpire.asks.map(() => ({ fight: true, formation: null })));
    expect(umpire.world.prestige.red).toBe(5);
    expect(umpire.told('battle')[0]!.initial.blue).toBe('cobalt-flag');
    expect(umpire.world.battle!.aside).toEqual([tokenIdOf(world, 'azure-flag')]);
  });

  it('[8.12] in a Neutral Port Space nobody fights unless somebody has Orders against it', () => {
    const put = [
      { ...RED, at: 'haven' },
      { id: 'cobalt-a', at: 'haven' },
    ] as const;
    expect(battling(meeting({ put })).progress).toBe('done');
    const show = [{ ...RED, at: 'haven', order: 'red-show', target: 'haven' }, put[1]] as const;
    expect(askedOf(battling(meeting({ put: show })))).toEqual(['engage:red', 'engage:blue']);
  });
});

describe('the Disorganised', () => {
  it('[8.45] may not seek Battle', () => {
    const world = twoFleets();
    formationIn(world, 'red-gf').disorganised = true;
    const umpire = battling(world);
    expect(umpire.check({ fight: true, formation: null }, 0)).toMatchObject({ rule: '8.45' });
    expect(umpire.check({ fight: true, formation: null }, 1)).toBeNull();
  });

  it('[8.451] may be brought to it only where nobody sound is with them', () => {
    const put = [RED, BLUE, { id: 'azure-det', at: 'w', leader: 'a-brun', squadrons: 'azure-c:4' }] as const;
    const world = meeting({ put });
    formationIn(world, 'azure-flag').disorganised = true;
    const umpire = battling(world, 1, 2);
    umpire.answer({ fight: true, formation: null }, { fight: false, formation: null });
    // Asked as if he had a choice, or the Enemy would know who is Disorganised.
    expect(umpire.check({ fight: true, formation: 'azure-flag' })).toMatchObject({ code: 'not-that' });
    umpire.answer({ fight: true, formation: 'azure-det' });
    expect(umpire.told('battle')[0]!.initial.blue).toBe('azure-det');

    const alone = twoFleets();
    formationIn(alone, 'azure-flag').disorganised = true;
    const other = battling(alone);
    other.answer({ fight: true, formation: null }, { fight: false, formation: null });
    expect(other.told('battle')[0]!.initial.blue).toBe('azure-flag');
  });
});

describe('Withdrawing from an Interdictor', () => {
  it('[7.223] who Withdraws from an Interdictor goes back whence he came; his own friends need not', () => {
    const blockade = (out: string, came: 'with' | 'against') => {
      const world = meeting({
        put: [
          { id: 'red-flag', at: 'ville', leader: 'r-birch', squadrons: 'red-a red-b', order: 'red-blockade' },
          { id: 'red-det-1', at: 'ville', leader: 'r-cole', squadrons: 'red-c', came: 'with', from: 'x' },
          { id: 'azure-flag', at: 'ville', leader: 'a-aubin', squadrons: 'azure-f', came, from: 'x' },
        ],
      });
      const umpire = battling(world, ...Array.from({ length: 30 }, () => 9));
      playOut(umpire, {
        withdraw: (side) => ({ formations: (side === 'red') === out.startsWith('red') ? [out] : [] }),
      });
      return formationIn(world, out).bound;
    };
    // The wind that brought Blue in gives him the Gauge; against it Red has it.
    expect(blockade('azure-flag', 'with')).toMatchObject({ leave: true, back: 'x' });
    expect(blockade('red-det-1', 'against')).toMatchObject({ leave: true, back: null });
  });
});
