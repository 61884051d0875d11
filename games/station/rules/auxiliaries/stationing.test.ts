import { describe, expect, it } from 'vitest';
import { isUp, placeOfAux, tokenBehind } from '../testing/found.ts';
import { atWar, doing, fleetRover, noTasks, search, tasking } from '../testing/search.ts';
import { formationIn, type Stated } from '../testing/station.ts';
import { moveTo } from '../umpire/tokens.ts';
import { view } from '../umpire/view.ts';
import type { TaskOrder } from '../world/asks.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { putOnStation } from './stationing.ts';

const station = (aux: string, at: string): TaskOrder => ({ task: 'Station', aux, at });
const atKingsPort = (stated: Stated = {}): State =>
  atWar({
    ports: { 'kings-port': 'red-fleet-1 red-fleet-2 red-light-2', ville: 'azure-fleet-1 azure-galley-1' },
    ...stated,
  });
const markerAt = (world: State, at: string): string => world.markers.find((one) => one.at === at)!.id;
const enters = (world: State, id: string): void => {
  formationIn(world, id).came = { how: 'with', from: 'x', clock: world.clock };
};

describe('Stationing', () => {
  it('[6.29] [6.291] Fleet, Fleet-50 and Galley, not Light, in Straits and at Enemy Ports', () => {
    const world = atKingsPort({
      put: [{ id: 'red-gf', at: 'x', squadrons: 'red-a', auxiliaries: 'red-50-1' }],
    });
    const umpire = tasking(world);
    const may = (order: TaskOrder) => umpire.check(doing(order))?.rule ?? null;
    expect(may(station('red-fleet-1', 'narrows'))).toBeNull();
    expect(may(station('red-50-1', 'ville'))).toBeNull();
    expect(may(station('red-light-2', 'narrows'))).toBe('6.113');
    expect(may(station('red-fleet-1', 'w'))).toBe('6.291');
    expect(may(station('red-fleet-1', 'kings-port'))).toBe('6.291');
    expect(may(station('red-fleet-2', 'ocean'))).toBe('6.291');
    expect(umpire.answer(noTasks).check(doing(station('azure-galley-1', 'ville')))?.rule).toBe('6.291');
  });

  it('[6.291] several may be Stationed in one place', () => {
    const world = atKingsPort();
    tasking(world).answer(doing(station('red-fleet-1', 'narrows'), station('red-fleet-2', 'narrows')));
    expect(world.markers.map(({ at }) => at)).toEqual(['narrows', 'narrows']);
  });

  it('[6.292] [6.293] as if Tasked there, face down: neither its Class nor what it is for is told', () => {
    const world = atKingsPort();
    const umpire = tasking(world).answer(doing(station('red-fleet-1', 'narrows')));
    expect(umpire.check(doing(station('red-fleet-2', 'cala')))).not.toBeNull();
    expect(view(world, 'blue').markers).toEqual([
      { id: markerAt(world, 'narrows'), side: 'red', kind: 'station', at: 'narrows', class: null },
    ]);
    const [told] = umpire.context.happenings.filter(({ truth }) => truth.kind === 'task');
    expect(told?.shown?.others).toMatchObject({ kind: 'task', class: null });
    expect(JSON.stringify(told?.shown?.others)).not.toContain('red-fleet-1');
  });

  it('[6.294] Screened freely as it comes, not afterwards', () => {
    const world = atKingsPort({
      put: [
        { id: 'red-gf', at: 'x', squadrons: 'red-a', auxiliaries: 'red-50-1' },
        { id: 'azure-flag', at: 'ville', squadrons: 'azure-a', fitting: true, auxiliaries: 'azure-fleet-u' },
      ],
    });
    const umpire = tasking(world).answer(doing(station('red-50-1', 'ville')));
    umpire.answer({ aux: 'azure-galley-1' });
    // The Galley fails, and has seen what it is.
    expect(world.markers[0]).toMatchObject({ kind: 'station', at: 'ville', class: 'Fleet-50' });
    const screens = [{ marker: markerAt(world, 'ville'), aux: 'azure-fleet-u' }];
    expect(umpire.check({ tasks: [], screens })?.rule).toBe('6.295');
  });

  it('[6.295] except from the Port at any time, or by a Formation that enters', () => {
    const world = atKingsPort({
      put: [{ id: 'azure-flag', at: 'ville', squadrons: 'azure-a', auxiliaries: 'azure-fleet-u' }],
    });
    putOnStation(world, 'red', 'red-fleet-1', 'ville', null);
    const marker = markerAt(world, 'ville');
    const umpire = tasking(world).answer(noTasks);
    expect(umpire.check({ tasks: [], screens: [{ marker, aux: 'azure-fleet-u' }] })?.code).toBe(
      'screen-entered',
    );
    formationIn(world, 'azure-flag').came = { how: 'with', from: 'x', clock: world.clock - 1 };
    expect(umpire.check({ tasks: [], screens: [{ marker, aux: 'azure-fleet-u' }] })?.code).toBe(
      'screen-entered',
    );
    enters(world, 'azure-flag');
    expect(umpire.check({ tasks: [], screens: [{ marker, aux: 'azure-fleet-u' }] })).toBeNull();
    umpire.answer({ tasks: [], screens: [{ marker, aux: 'azure-fleet-1' }] });
    expect([placeOfAux(world, 'red-fleet-1').in, placeOfAux(world, 'azure-fleet-1').in]).toEqual([
      'recovery',
      'recovery',
    ]);
    expect(world.markers).toEqual([]);
  });

  it('[6.295] a Screen that fails leaves it where it is, its Class known', () => {
    const world = atKingsPort();
    putOnStation(world, 'red', 'red-fleet-1', 'ville', null);
    const umpire = tasking(world).answer(noTasks);
    umpire.answer({ tasks: [], screens: [{ marker: markerAt(world, 'ville'), aux: 'azure-galley-1' }] });
    expect(world.markers[0]?.class).toBe('Fleet');
    expect(placeOfAux(world, 'azure-galley-1').in).toBe('recovery');
  });

  it('[6.296] there until it is Tasked: then it is gone', () => {
    const world = atKingsPort({ put: [{ id: 'cobalt-flag', at: 'narrows', squadrons: 'cobalt-a' }] });
    putOnStation(world, 'red', 'red-fleet-1', 'narrows', null);
    const umpire = tasking(world);
    umpire.answer(doing(search('red-fleet-1', 'narrows'))).answer({ aux: null });
    expect(placeOfAux(world, 'red-fleet-1').in).toBe('recovery');
    expect(world.markers).toEqual([]);
  });

  it('[6.297] in its own Space alone: Search, Shadow, Screen, Convoy Attack', () => {
    const world = atKingsPort({
      put: [{ id: 'azure-flag', at: 'ville', squadrons: 'azure-a azure-b' }],
      scenario: { convoys: [{ group: 'blue-troops', route: 2, at: 'ville' }] },
    });
    putOnStation(world, 'red', 'red-fleet-1', 'ville', null);
    const id = Object.keys(forcesOf(world, 'blue').convoys)[0]!;
    moveTo(world, 'blue', id, { at: 'ville', berth: 'sea' });
    const convoy = tokenBehind(world, id).id;
    const umpire = tasking(world, 1);
    expect(umpire.check(doing(search('red-fleet-1', 'x')))?.rule).toBe('6.297');
    expect(umpire.check(doing(station('red-fleet-1', 'ville')))?.rule).toBe('6.297');
    expect(
      umpire.check(doing({ task: 'ConvoyAttack', aux: 'red-fleet-1', at: 'ville', against: convoy })),
    ).toBeNull();
    umpire
      .answer(doing(search('red-fleet-1', 'ville')))
      .answer({ aux: null })
      .answer({ shadow: true });
    expect(isUp(world, 'azure-flag')).toBe(true);
    expect(placeOfAux(world, 'red-fleet-1').in).toBe('shadow');
  });

  it('[6.298] each acts when it likes and by itself; such a Task can be Screened too', () => {
    const world = atKingsPort({ put: [{ id: 'azure-flag', at: 'ville', squadrons: 'azure-a' }] });
    putOnStation(world, 'red', 'red-fleet-1', 'ville', null);
    putOnStation(world, 'red', 'red-fleet-2', 'ville', null);
    const umpire = tasking(world, 9).answer(doing(search('red-fleet-1', 'ville')));
    expect(umpire.asks[0]?.kind).toBe('screen');
    umpire.answer({ aux: null });
    expect(placeOfAux(world, 'red-fleet-2').in).toBe('station');
  });

  it('[6.299] at sea in a Zone it has its range of a Turn, Stationed none, and can’t be Screened before it acts', () => {
    const world = atKingsPort();
    world.markers.push({ id: 'z1', side: 'red', kind: 'zone', at: 'ocean', class: null });
    forcesOf(world, 'red').auxiliaries['red-fleet-u'] = { in: 'zone', at: 'ocean', marker: 'z1' };
    putOnStation(world, 'red', 'red-fleet-1', 'ville', null);
    const umpire = tasking(world);
    expect(umpire.check(doing(search('red-fleet-u', 'narrows')))).toBeNull();
    expect(umpire.check(doing(search('red-fleet-1', 'x')))).not.toBeNull();
    umpire.answer(noTasks);
    expect(umpire.check({ tasks: [], screens: [{ marker: 'z1', aux: 'azure-fleet-1' }] })?.code).toBe(
      'screen-target',
    );
  });
});

describe('Corsairs at sea', () => {
  const pirates = (active: boolean, more: Stated['scenario'] = {}): State => {
    const world = atWar({
      scenario: {
        convoys: [{ group: 'blue-trade', route: 1, at: 'w' }],
        auxiliaries: [{ id: 'rover-1', at: 'den' }],
        ...more,
      },
      world: { corsairs: active ? { side: 'red', bases: ['den'] } : null, blowing: ['Norther'] },
    });
    return world;
  };

  it('[10.214] [10.22] only Active ones, by who plays them, against Convoys or on a Station', () => {
    const asleep = tasking(pirates(false));
    expect(asleep.check(doing(station('rover-1', 'narrows')))?.rule).toBe('6.12');
    const umpire = tasking(pirates(true));
    expect(umpire.check(doing(station('rover-1', 'narrows')))).toBeNull();
    expect(umpire.check(doing(station('rover-1', 'ocean')))).toBeNull();
    expect(umpire.check(doing(search('rover-1', 'w')))).toBeNull();
    const cover: TaskOrder = { task: 'CoverTrade', aux: 'rover-1', at: 'x' };
    expect(umpire.check(doing(cover))?.rule).toBe('6.113');
    expect(tasking(pirates(true, { module: fleetRover })).check(doing(cover))?.rule).toBe('10.22');
  });

  it('[10.221] what they find is not Spotted; a Scattered Convoy they attack at once', () => {
    const world = pirates(true);
    const [convoy] = Object.values(forcesOf(world, 'blue').convoys);
    convoy!.scattered = true;
    const token = tokenBehind(world, convoy!.id);
    token.face = null;
    const umpire = tasking(world, 4, 0)
      .answer(doing(search('rover-1', 'w')))
      .answer({ aux: null });
    expect(token.face).toBeNull();
    expect(umpire.told('task').at(-1)).toMatchObject({ task: 'ConvoyAttack', dice: [0], dp: 3 });
    expect(placeOfAux(world, 'rover-1').in).toBe('recovery');
  });

  it('[10.222] privateers are Stationed at sea under their rule, never at Ports', () => {
    const world = atWar({
      scenario: {
        auxiliaries: [
          { id: 'privateer-1', at: 'ville' },
          { id: 'cobalt-fleet-1', at: 'cala' },
        ],
      },
      world: { rules: ['course'] },
    });
    const umpire = tasking(world).answer(noTasks);
    expect(umpire.check(doing(station('privateer-1', 'gulf')))).toBeNull();
    // The rule is that of one Command.
    expect(umpire.check(doing(station('cobalt-fleet-1', 'gulf')))?.rule).toBe('6.291');
    expect(umpire.check(doing(station('privateer-1', 'ferry')))?.rule).toBe('10.222');
    world.rules = [];
    expect(umpire.check(doing(station('privateer-1', 'gulf')))?.rule).toBe('6.291');
  });
});
