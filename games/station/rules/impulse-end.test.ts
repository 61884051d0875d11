import { describe, expect, it } from 'vitest';
import { impulseEnd } from './impulse-end.ts';
import type { Order } from './module/orders.ts';
import { testModule } from './testing/module.ts';
import { atWar } from './testing/search.ts';
import { allTold, formationIn, putAt, Umpire } from './testing/station.ts';
import { faceOf, tokenOf } from './umpire/tokens.ts';
import type { State } from './world/state.ts';

/** Red has kept the Narrows for an Impulse of the two its Order wants, and has been there all this one. */
function keeping(impulses: number): State {
  const world = atWar({
    put: [
      { id: 'red-flag', at: 'narrows', squadrons: 'red-a red-b', leader: 'r-birch', order: 'red-strait' },
    ],
    stations: { red: 'r-ash' },
    mess: 'r-ash',
    world: { step: 'impulse-end', impulse: 2, increment: 4, clock: 8 },
  });
  const formation = formationIn(world, 'red-flag');
  const { execution } = formation;
  formation.execution = {
    ...execution!,
    progress: {
      ...execution!.progress,
      steady: 'narrows',
      reached: true,
      runs: [{ at: 'narrows', impulses }],
    },
  };
  return world;
}

/** Red's Order is met, and with it the Azure are Neutral; at the same moment a met Order of theirs. */
function neutralised(extendable: boolean): State {
  const show = testModule.orders.find(({ id }) => id === 'red-show')!;
  const station = { ...show, targets: 'none', extendable: false } as unknown as Order;
  const orders: Order[] = [
    {
      ...station,
      id: 'red-keeps',
      fulfil: { test: 'station', at: ['den'], impulses: 1 },
      effects: [{ do: 'contingent', contingent: 'Azure', is: 'Neutral' }],
    },
    {
      ...station,
      id: 'azure-keeps',
      side: 'blue',
      command: 'north',
      extendable,
      fulfil: { test: 'station', at: ['x'], impulses: 1 },
      effects: [],
    },
  ];
  const world = atWar({
    put: [
      { id: 'red-flag', at: 'den', squadrons: 'red-a red-b', leader: 'r-birch', order: 'red-keeps' },
      { id: 'azure-flag', at: 'x', squadrons: 'azure-a', leader: 'a-clerc', order: 'azure-keeps' },
    ],
    stations: { red: 'r-ash' },
    mess: 'r-ash',
    scenario: { module: { ...testModule, orders: [...testModule.orders, ...orders] } },
    world: { step: 'impulse-end', impulse: 2, increment: 4, clock: 8 },
  });
  for (const [id, at] of [
    ['red-flag', 'den'],
    ['azure-flag', 'x'],
  ] as const) {
    const formation = formationIn(world, id);
    const { execution } = formation;
    const progress = { ...execution!.progress, steady: at, reached: true, runs: [{ at, impulses: 1 }] };
    formation.execution = { ...execution!, progress };
  }
  return world;
}

describe('The end of an Impulse', () => {
  it('[3.13] what an Order met brings about takes ships off the map, and their Order with them', () => {
    for (const extendable of [false, true]) {
      const umpire = new Umpire(neutralised(extendable), impulseEnd);
      expect(umpire.progress).toBe('done');
      expect(umpire.world.forces.blue!.formations['azure-flag']).toBeUndefined();
      expect(umpire.told('order')).toMatchObject([
        { order: 'red-keeps', what: 'fulfilled' },
        { order: 'azure-keeps', what: 'failed', why: 'unformed' },
      ]);
    }
  });

  it('[4.24] [7.221] an Interdiction is Fulfilled when it has lasted as long as its Order wants', () => {
    expect(new Umpire(keeping(0), impulseEnd).progress).toBe('done');
    const umpire = new Umpire(keeping(1), impulseEnd);
    expect(umpire.asks).toMatchObject([{ kind: 'extend', seat: 'red', orders: ['red-strait'] }]);
    umpire.answer({ orders: [] });
    expect(umpire.told('order')).toMatchObject([
      { order: 'red-strait', what: 'met' },
      { order: 'red-strait', what: 'fulfilled' },
    ]);
    expect(formationIn(umpire.world, 'red-flag').execution).toBeNull();
  });

  it('[4.24] [9.39] its owner may have it Extended instead, by a Strategy Check', () => {
    const umpire = new Umpire(keeping(1), impulseEnd, 5).answer({ orders: ['red-strait'] });
    expect(umpire.told('order').map(({ what }) => what)).toContain('extended');
    expect(formationIn(umpire.world, 'red-flag').execution?.order).toBe('red-strait');
    const failed = new Umpire(keeping(1), impulseEnd, 6).answer({ orders: ['red-strait'] });
    expect(formationIn(failed.world, 'red-flag').execution).toBeNull();
    expect(failed.told('order').filter(({ what }) => what === 'fulfilled')).toHaveLength(1);
  });

  it('[9.39] only what has just been Fulfilled', () => {
    expect(new Umpire(keeping(1), impulseEnd).check({ orders: ['red-blockade'] })?.rule).toBe('9.39');
  });

  it('[7.231] who has Interdicted in the Impulse will wear for it', () => {
    const world = keeping(0);
    new Umpire(world, impulseEnd);
    expect(formationIn(world, 'red-flag').interdicted).toBe('narrows');
  });

  it('[9.39] [9.322] who is asked, told in full: the chit is shown, then ended or Extended', () => {
    const umpire = new Umpire(keeping(1), impulseEnd, 5);
    expect(umpire.world.stage).toEqual({
      kind: 'impulse-end',
      waits: 'extend',
      sides: ['red'],
      orders: [{ side: 'red', order: 'red-strait', token: formationIn(umpire.world, 'red-flag').token }],
    });
    expect(umpire.asks).toEqual([
      { id: '0.extend.red', seat: 'red', kind: 'extend', rule: '9.39', orders: ['red-strait'] },
    ]);
    expect(umpire.choices()).toEqual([{ orders: [] }, { orders: ['red-strait'] }]);
    expect(allTold(umpire.context)).toEqual([
      expect.objectContaining({ kind: 'spotted', why: 'strait' }),
      {
        kind: 'order',
        rule: '9.38',
        side: 'red',
        order: 'red-strait',
        formation: 'red-flag',
        what: 'met',
        news: true,
      },
    ]);
    expect(umpire.check({ orders: ['red-strait'] })).toBeNull();
    expect(umpire.check({ orders: ['red-strait', 'red-show'] })).toMatchObject({
      code: 'extend-order',
      rule: '9.39',
    });
    // Not one that the Formation has no more.
    formationIn(umpire.world, 'red-flag').execution = null;
    expect(umpire.check({ orders: ['red-strait'] })?.code).toBe('extend-order');
    expect(umpire.answer({ orders: [] }).progress).toBe('done');
    expect(umpire.told('order')).toHaveLength(1);
  });

  it('[9.38] an Order that can’t be Extended is Fulfilled unasked', () => {
    const world = keeping(1);
    world.forces.red!.desk.extended['red-strait'] = 2;
    const umpire = new Umpire(world, impulseEnd);
    expect(umpire.progress).toBe('done');
    expect(umpire.told('order').map(({ what }) => what)).toEqual(['fulfilled']);
  });
});

describe('Shadows shaken off', () => {
  /** Two of Red’s Formations followed by Blue, one of them since this Increment. */
  function followed(clock = 8): Umpire {
    const world = atWar({
      put: [
        putAt('red-gf', 'x', 'red-a', 'red-fleet-1 red-bomb-1', { leader: 'r-ash' }),
        putAt('red-flag', 'x', 'red-b', 'red-fleet-2', { under: 'red-gf', leader: 'r-birch' }),
        putAt('red-det-1', 'y', 'red-c', 'red-50-1', { leader: 'r-cole' }),
        putAt('azure-flag', 'w', 'azure-a', 'azure-fire-1', { leader: 'a-aubin' }),
      ],
      world: { step: 'impulse-end', impulse: 2, increment: 4, clock: 8 },
    });
    const follow = (aux: string, marker: string, formation: string, since: number): void => {
      const token = tokenOf(world, formationIn(world, formation).token!);
      token.shadow = marker;
      token.face = faceOf(world, 'red', formationIn(world, formation));
      world.markers.push({
        id: marker,
        side: 'blue',
        kind: 'shadow',
        at: token.place.at,
        class: null,
        since,
      });
      world.forces.blue!.auxiliaries[aux] = { in: 'shadow', marker, token: token.id };
      world.forces.red!.followed = [
        ...(world.forces.red!.followed ?? []),
        { marker, formation, squadrons: formationIn(world, formation).squadrons },
      ];
    };
    follow('azure-fleet-1', 'm1', 'red-gf', 5);
    follow('azure-galley-1', 'm2', 'red-det-1', clock);
    return new Umpire(world, impulseEnd);
  }

  it('[7.14] [7.141] who is asked, and of which shadows; what is offered: scouts with the Formation and under it', () => {
    const umpire = followed();
    const { world } = umpire;
    expect(world.stage).toEqual({ kind: 'impulse-end', waits: 'counter-shadow', sides: ['red'], orders: [] });
    expect(umpire.asks).toEqual([
      { id: '0.counter-shadow.red', seat: 'red', kind: 'counter-shadow', rule: '7.14', markers: ['m1'] },
    ]);
    expect(umpire.choices()).toEqual([
      { screens: [] },
      { screens: [{ marker: 'm1', aux: 'red-fleet-1' }] },
      { screens: [{ marker: 'm1', aux: 'red-fleet-2' }] },
    ]);
    expect(followed(7).asks).toMatchObject([{ markers: ['m1', 'm2'] }]);
  });

  it.each([
    ['shadow-marker', '7.14', [{ marker: 'm2', aux: 'red-50-1' }]],
    ['shadow-marker', '7.14', [{ marker: 'm9', aux: 'red-fleet-1' }]],
    ['shadow-aux', '7.14', [{ marker: 'm1', aux: 'red-50-1' }]],
    ['shadow-aux', '7.14', [{ marker: 'm1', aux: 'red-bomb-1' }]],
    [
      'shadow-twice',
      '6.28',
      [
        { marker: 'm1', aux: 'red-fleet-1' },
        { marker: 'm1', aux: 'red-fleet-2' },
      ],
    ],
    ['may', '', [{ marker: 'm1', aux: 'red-fleet-2' }]],
  ])('[7.14] %s (%s): %j', (code, rule, screens) => {
    const refusal = followed().check({ screens });
    expect(refusal === null ? ['may', ''] : [refusal.code, refusal.rule]).toEqual([code, rule]);
  });

  it('[7.14] [6.28] told in full: Screened it goes, met by the wrong Class it stays', () => {
    const umpire = followed(7).answer({
      screens: [
        { marker: 'm1', aux: 'red-fleet-1' },
        { marker: 'm2', aux: 'red-50-1' },
      ],
    });
    const task = { kind: 'task', rule: '7.14', side: 'red', task: 'CounterShadow', news: true };
    const off = (formation: string) => ({
      kind: 'shadowing',
      rule: '7.14',
      side: 'blue',
      token: formationIn(umpire.world, formation).token,
      on: false,
    });
    const concealed = (formation: string) => ({
      kind: 'concealed',
      rule: '7.112',
      side: 'red',
      token: formationIn(umpire.world, formation).token,
    });
    expect(allTold(umpire.context)).toEqual([
      {
        ...task,
        at: 'x',
        class: 'Fleet',
        screen: { class: 'Fleet', result: 'screened' },
        result: 'done',
        against: 'm1',
      },
      off('red-gf'),
      {
        ...task,
        at: 'y',
        class: 'Fleet-50',
        screen: { class: 'Galley', result: 'screened' },
        result: 'done',
        against: 'm2',
      },
      off('red-det-1'),
      concealed('red-gf'),
      concealed('red-det-1'),
    ]);
    expect(umpire.world.forces.red!.followed).toEqual([]);
    expect(umpire.world.markers).toEqual([]);
    const { auxiliaries } = umpire.world.forces.blue!;
    expect([auxiliaries['azure-fleet-1'], auxiliaries['azure-galley-1']]).toEqual([
      { in: 'recovery' },
      { in: 'recovery' },
    ]);
  });

  it('[7.14] [6.28] a Fleet-50 meets a Fleet but in part: the shadow stays', () => {
    const umpire = followed();
    Object.assign(umpire.world.forces.red!.formations['red-flag']!, { auxiliaries: ['red-50-u'] });
    umpire.world.forces.red!.auxiliaries['red-fleet-2'] = { in: 'available' };
    umpire.world.forces.red!.auxiliaries['red-50-u'] = { in: 'formation', formation: 'red-flag' };
    umpire.answer({ screens: [{ marker: 'm1', aux: 'red-50-u' }] });
    expect(umpire.told('task')).toMatchObject([{ result: 'failed', screen: { result: 'partly' } }]);
    expect(umpire.world.markers.map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(umpire.world.forces.red!.auxiliaries['red-50-u']).toEqual({ in: 'recovery' });
  });
});
