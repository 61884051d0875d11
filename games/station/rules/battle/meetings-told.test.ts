import { describe, expect, it } from 'vitest';
import { came, type Meets, meeting } from '../testing/battle.ts';
import { putConvoy } from '../testing/convoys.ts';
import { askedOf, battling, playTo } from '../testing/fighting.ts';
import { drawsFirst, drawsLast } from '../testing/imagined.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { allTold, force, formationIn, scripted, type Umpire } from '../testing/station.ts';
import { atSea, inHarbour, moveTo, putToken } from '../umpire/tokens.ts';
import type { Meeting } from '../world/battle-state.ts';
import { newFormation } from '../world/new-forces.ts';
import type { State } from '../world/state.ts';
import { drawMeetings, interdictionAt, metHere, opponents } from './meetings.ts';

const RED: Meets = force('red-gf w r-ash red-a:4');
const AZURE: Meets = force('azure-flag w a-aubin azure-a:4');
const COLE: Meets = force('red-det-1 w r-cole red-b:4');
const BRUN: Meets = force('azure-det w a-brun azure-b:4');
const NO = { fight: false, formation: null };
const here = (at: string): Meeting => ({ at, between: null, passed: [] });
const sea = (...put: readonly Meets[]): State => meeting({ stations, put });

/** A Dummy of a side's, face down. */
const dummyAt = (world: State, side: string, command: string | null, at: string): State => {
  const formation = newFormation(`${side}-dummy`, 'dummy', command, atSea(at), 0);
  world.forces[side]!.formations[formation.id] = formation;
  putToken(world, side, formation);
  return world;
};
/** They have exchanged the Spaces that they are in now, in pairs. */
const passed = (world: State, ...pairs: readonly (readonly [string, string])[]): State => {
  world.passed = pairs.map(([a, b]) => ({
    a: formationIn(world, a).token!,
    b: formationIn(world, b).token!,
    spaces: [],
  }));
  return world;
};
const meetingsOf = (world: State, dice = drawsFirst): Meeting[] =>
  drawMeetings(world, { ...scripted(world), dice });
const exchanged = (one: Meets, other: Meets): Meets[] => [
  { ...one, ...came('with', other.at) },
  { ...other, ...came('with', one.at) },
];

describe('who passed each other', () => {
  const two = (one: string, other: string, a = RED, b = AZURE): Meets[] =>
    exchanged({ ...a, at: one }, { ...b, at: other });

  it('[8.122] on the Lane between them and on no other', () => {
    expect(meetingsOf(passed(sea(...two('x', 'ville')), ['red-gf', 'azure-flag']))).toEqual([
      { at: 'ville', between: ['ville', 'x'], passed: ['t1', 't2'] },
    ]);
    expect(meetingsOf(passed(sea(...two('y', 'x')), ['red-gf', 'azure-flag']))).toEqual([
      { at: 'm3', between: null, passed: ['t1', 't2'] },
    ]);
  });

  it('[8.122] on two Lanes they are two Meetings; two pairs on one Lane are one', () => {
    const apart = sea(...two('x', 'ville'), ...two('y', 'coast', COLE, BRUN));
    expect(
      meetingsOf(passed(apart, ['red-gf', 'azure-flag'], ['red-det-1', 'azure-det']), drawsLast),
    ).toEqual([
      { at: 'ville', between: ['ville', 'x'], passed: ['t1', 't3'] },
      { at: 'coast', between: ['coast', 'y'], passed: ['t2', 't4'] },
    ]);
    const together = sea(...two('x', 'ville'), ...two('ville', 'x', BRUN, COLE));
    expect(
      meetingsOf(passed(together, ['red-gf', 'azure-flag'], ['red-det-1', 'azure-det']), drawsLast)[0],
    ).toEqual({
      at: 'ville',
      between: ['ville', 'x'],
      passed: ['t1', 't3', 't2', 't4'],
    });
  });

  it('[8.122] whoever has gone into Port since, or is no more, has met nobody', () => {
    const gone = passed(sea(...two('x', 'ville')), ['red-gf', 'azure-flag']);
    gone.tokens = gone.tokens.filter(({ id }) => id !== 't1');
    expect(meetingsOf(gone)).toEqual([]);
    const moored = passed(sea(...two('x', 'ville')), ['red-gf', 'azure-flag']);
    moveTo(moored, 'blue', 'azure-flag', inHarbour('ville'));
    expect(meetingsOf(moored)).toEqual([]);
  });

  it('[8.122] [8.12] those who lie at an end of the Lane have a Meeting of their own', () => {
    const world = passed(sea(...two('x', 'ville'), { ...COLE, at: 'ville' }), ['red-gf', 'azure-flag']);
    expect(meetingsOf(world, drawsLast)).toEqual([
      { at: 'ville', between: ['ville', 'x'], passed: ['t1', 't3'] },
      here('ville'),
    ]);
    expect(metHere(world, { at: 'ville', between: ['ville', 'x'], passed: ['t1', 't3'] })!.tokens).toEqual({
      red: ['t1'],
      blue: ['t3'],
    });
  });

  it('[8.122] in a Small Space they meet who lies there, each once', () => {
    const world = passed(sea(...two('x', 'w'), { ...COLE, at: 'm2' }, { ...BRUN, at: 'm2' }), [
      'red-gf',
      'azure-flag',
    ]);
    formationIn(world, 'red-gf').place = atSea('m2');
    world.tokens.find(({ id }) => id === 't1')!.place = atSea('m2');
    expect(metHere(world, { at: 'm2', between: null, passed: ['t1', 't3'] })!.tokens).toEqual({
      red: ['t1', 't2'],
      blue: ['t3', 't4'],
    });
  });

  it('[8.122] [8.125] declared in the Small Space, all are taken there and seen', () => {
    const [one, other] = two('x', 'w');
    const world = passed(sea(one!, { ...other!, hidden: true }), ['red-gf', 'azure-flag']);
    const umpire = playTo(battling(world), 'withdraw', { engage: { fight: true, formation: null } });
    expect([formationIn(world, 'red-gf').place.at, formationIn(world, 'azure-flag').place.at]).toEqual([
      'm2',
      'm2',
    ]);
    expect(umpire.told('spotted')).toEqual([
      {
        kind: 'spotted',
        rule: '7.111',
        side: 'blue',
        token: 't2',
        face: { formation: 'azure-flag', squadrons: 1, auxiliaries: [], convoy: null },
        why: 'battle',
      },
    ]);
  });

  it('[8.122] [8.125] on a Lane without one they are seen before anybody chooses where', () => {
    const [one, other] = two('x', 'ville');
    const world = passed(dummyAt(sea(one!, { ...other!, hidden: true }), 'blue', 'north', 'ville'), [
      'red-gf',
      'azure-flag',
    ]);
    const umpire = playTo(battling(world), 'withdraw', { engage: { fight: true, formation: null } });
    expect(umpire.told('spotted').map(({ token, why }) => [token, why])).toEqual([['t2', 'battle']]);
    expect(umpire.world.battle!.tokens).toEqual({ red: ['t1'], blue: ['t2'] });
  });

  it('[7.223] [8.122] who Interdicts one end forces nobody who passed on the Lane', () => {
    const guard: Meets = { ...force('red-det-1 narrows r-cole red-b'), order: 'red-strait' };
    const world = passed(sea(guard, ...two('w', 'narrows')), ['red-gf', 'azure-flag']);
    const lane = { at: 'narrows', between: ['narrows', 'w'], passed: ['t2', 't3'] } as const;
    expect(metHere(world, lane)!.forced).toBe(false);
    expect(metHere(world, here('narrows'))!.forced).toBe(true);
  });
});

describe('who is in it', () => {
  it('[8.125] no Dummy, once all have been seen; and who wanted it is noted', () => {
    const world = dummyAt(sea(RED, AZURE), 'blue', 'north', 'w');
    const umpire = battling(world);
    expect(umpire.world.battle!.tokens).toEqual({ red: ['t1'], blue: ['t2', 't3'] });
    umpire.answer({ fight: true, formation: null }, { fight: false, formation: null });
    expect(umpire.world.battle!.tokens).toEqual({ red: ['t1'], blue: ['t2'] });
    expect(umpire.world.battle!.wants).toEqual({ red: true, blue: false });
  });

  it('[8.122] whoever lies at the end of the Lane at which it is fought', () => {
    const put = exchanged({ ...RED, at: 'x' }, { ...AZURE, at: 'ville' });
    const world = passed(sea(...put, { ...COLE, at: 'ville' }), ['red-gf', 'azure-flag']);
    const umpire = battling(world);
    while (umpire.world.battle!.between === null) umpire.answer(...umpire.asks.map(() => NO));
    umpire.answer(...umpire.asks.map(() => ({ fight: true, formation: null })));
    umpire.answer({ formations: [], at: 'ville' });
    expect(umpire.world.battle!.tokens).toEqual({ red: ['t1', 't2'], blue: ['t3'] });
  });
});

describe('the order of Meetings', () => {
  it('[8.12] is drawn by lot', () => {
    const world = (): State =>
      sea({ ...RED, at: 'x' }, { ...AZURE, at: 'x' }, { ...COLE, at: 'y' }, { ...BRUN, at: 'y' });
    expect(meetingsOf(world(), drawsLast)).toEqual([here('x'), here('y')]);
    expect(meetingsOf(world(), drawsFirst)).toEqual([here('y'), here('x')]);
  });
});

describe('what may be attacked', () => {
  it('[10.156] no Dummy is a Convoy, wherever it lies', () => {
    const world = dummyAt(sea({ ...RED, at: 'narrows', hidden: true }), 'blue', 'north', 'narrows');
    expect(metHere(world, here('narrows'))).toBeNull();
  });

  it('[10.157] a Scattered Convoy is let alone beside one that is Spotted', () => {
    const world = sea({ ...RED, hidden: true });
    putConvoy(world, { group: 'blue-trade', at: 'w', scattered: true });
    world.sighted = [formationIn(world, 'blue-trade').token!];
    expect(metHere(world, here('w'))!.scattered).toBe(true);
    putConvoy(world, { group: 'blue-troops', at: 'w', next: 1 });
    expect(metHere(world, here('w'))!.scattered).toBe(false);
    const umpire = playTo(battling(world, 0, 0, 0), 'line-up', { engage: { fight: true, formation: null } });
    expect(umpire.told('battle')[0]!.initial).toEqual({ red: 'red-gf', blue: 'blue-troops' });
  });

  it('[10.156] found by a Search, in a Strait, or before a Port that is not its own', () => {
    const asked = (at: string, sighted = false): string[] => {
      const world = sea({ ...RED, at, hidden: true });
      putConvoy(world, { group: 'blue-trade', at, scattered: true, next: 1 });
      if (sighted) world.sighted = [formationIn(world, 'blue-trade').token!];
      return askedOf(battling(world));
    };
    expect([asked('w'), asked('w', true), asked('narrows'), asked('kings-port'), asked('ville')]).toEqual([
      [],
      ['engage:red'],
      ['engage:red'],
      ['engage:red'],
      [],
    ]);
  });
});

describe('who must fight an Interdictor', () => {
  const guard: Meets = { ...force('red-flag narrows r-birch red-a'), order: 'red-strait' };
  const entered = (one: Meets, events = 'war', clock = 3): readonly string[] | null => {
    const world = meeting({
      stations,
      events,
      put: [guard, { ...one, at: 'narrows', ...came('with', 'w') }],
    });
    formationIn(world, one.id).came = { how: 'with', from: 'w', clock };
    return interdictionAt(world, 'narrows')?.entered ?? null;
  };
  it('[7.223] who came in now, not before; and nobody with whom there is no war', () => {
    expect(entered(AZURE)).toEqual(['t2']);
    expect(entered(AZURE, 'war', 2)).toBeNull();
    expect(entered(AZURE, '')).toBeNull();
  });

  it('[7.223] [7.15] no Dummy', () => {
    const world = dummyAt(sea(guard), 'blue', 'north', 'narrows');
    formationIn(world, 'blue-dummy').came = { how: 'with', from: 'w', clock: 3 };
    expect(interdictionAt(world, 'narrows')).toBeNull();
  });

  it('[7.223] [8.451] the Disorganised among them too', () => {
    const world = sea(
      guard,
      { ...AZURE, at: 'narrows', ...came('with', 'w') },
      { ...BRUN, at: 'narrows', ...came('with', 'w') },
    );
    formationIn(world, 'azure-flag').disorganised = true;
    const umpire = battling(world);
    expect(askedOf(umpire)).toEqual(['engage:blue']);
    expect(umpire.choices<'engage'>()).toEqual([
      { fight: true, formation: 'azure-flag' },
      { fight: true, formation: 'azure-det' },
    ]);
  });
});

describe('before the war', () => {
  it('[8.12] M1.4: those at peace may not ask for it, though others of their side are there', () => {
    const COBALT: Meets = force('cobalt-flag w c-cano cobalt-a:4');
    const world = meeting({ stations, events: '', put: [RED, AZURE, COBALT] });
    const blue = (umpire: Umpire) => umpire.check({ fight: true, formation: null }, 1);
    expect(blue(battling(structuredClone(world)))).toBeNull();
    formationIn(world, 'cobalt-flag').disorganised = true;
    const umpire = battling(world);
    expect(blue(umpire)).toMatchObject({ code: 'may-not', rule: '8.12' });
    expect(umpire.choices<'engage'>(1)).toEqual([{ fight: false, formation: null }]);
  });

  it('[2.221] M1.4: a Dummy of those at war is nobody to fight: what is left is fought at a price', () => {
    const world = dummyAt(meeting({ stations, events: '', put: [RED, AZURE] }), 'blue', 'south', 'w');
    const battle = metHere(world, here('w'))!;
    expect(battle.tokens.blue).toEqual(['t2', 't3']);
    expect(opponents(world, battle, 'red')).toEqual({ ids: ['t2'], price: true });
  });
});

describe('who may demand a Battle', () => {
  it('[7.152] not one who has nothing but Dummies there', () => {
    const world = dummyAt(sea({ ...AZURE }), 'red', null, 'w');
    const umpire = battling(world);
    expect(askedOf(umpire)).toEqual(['engage:red']);
    expect(umpire.choices<'engage'>()).toEqual([{ fight: false, formation: null }]);
    expect(umpire.check({ fight: true, formation: null })).toMatchObject({ code: 'may-not', rule: '7.152' });
  });

  it('[8.232] all having Withdrawn there is no Battle, and that is told', () => {
    const world = sea({ ...RED, ...came('with', 'narrows') }, { ...AZURE, ...came('against', 'x') });
    const umpire = playTo(battling(world), 'withdraw');
    umpire.context.happenings.length = 0;
    umpire.answer({ formations: ['red-gf'] });
    expect(allTold(umpire.context)).toEqual([
      { kind: 'withdrew', rule: '8.23', side: 'red', tokens: ['t1'] },
      { kind: 'no-battle', rule: '8.232', at: 'w', why: 'withdrawn' },
    ]);
    expect(umpire.world.battle?.step ?? 'over').toBe('over');
  });

  it('[8.23] [8.21] the first having Withdrawn another is named, by who has him alone', () => {
    const world = sea(
      { ...RED, ...came('with', 'narrows') },
      { ...COLE, ...came('with', 'narrows') },
      { ...force('red-flag w r-birch red-c:4'), ...came('with', 'narrows') },
      { ...AZURE, ...came('against', 'x') },
      { ...BRUN, ...came('against', 'x') },
    );
    const umpire = playTo(battling(world), 'withdraw');
    umpire.answer({ formations: [umpire.world.battle!.initial.red!] });
    expect(askedOf(umpire)).toEqual(['engage:red']);
  });
});
