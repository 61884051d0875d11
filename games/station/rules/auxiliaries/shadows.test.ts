import { describe, expect, it } from 'vitest';
import { impulseEnd } from '../impulse-end.ts';
import { joinFormation, unform } from '../organisation/organisation.ts';
import { doAct } from '../reorganisation/acts.ts';
import { isUp, placeOfAux, tokenBehind } from '../testing/found.ts';
import { atWar, doing, noTasks, playOut, search, tasking } from '../testing/search.ts';
import { type Stated, scripted, Umpire } from '../testing/station.ts';
import { moveTo } from '../umpire/tokens.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { beginShadow, endShadow, settleShadows } from './shadows.ts';
import { settleSpotting } from './spotting.ts';

/** Red looks for Cobalt in w from Kings Port and follows it. */
function shadowed(more: Stated = {}, aux = 'red-fleet-1'): { world: State; umpire: Umpire } {
  const world = atWar({
    put: [{ id: 'cobalt-flag', at: 'w', squadrons: 'cobalt-a cobalt-b', auxiliaries: 'cobalt-fleet-1' }],
    ports: { 'kings-port': aux },
    ...more,
  });
  const umpire = tasking(world, 2)
    .answer(doing(search(aux, 'w')))
    .answer({ aux: null });
  umpire.answer({ shadow: true });
  return { world, umpire };
}

const markerOf = (world: State): string => world.markers.find(({ kind }) => kind === 'shadow')!.id;

describe('Shadowing', () => {
  it('[7.13] [6.22] [7.132] after a Search that allows it the Auxiliary stays with the Formation it found', () => {
    const { world, umpire } = shadowed();
    expect(placeOfAux(world, 'red-fleet-1')).toMatchObject({
      in: 'shadow',
      token: tokenBehind(world, 'cobalt-flag').id,
    });
    expect(tokenBehind(world, 'cobalt-flag').shadow).toBe(markerOf(world));
    playOut(umpire);
    moveTo(world, 'blue', 'cobalt-flag', { at: 'x', berth: 'sea' });
    settleSpotting(world, scripted(world));
    expect(world.markers[0]?.at).toBe('x');
  });

  it('[7.13] a die that allows no Shadow is not asked about', () => {
    const world = atWar({
      put: [{ id: 'cobalt-flag', at: 'w', squadrons: 'cobalt-a' }],
      ports: { 'kings-port': 'red-fleet-1' },
    });
    const umpire = tasking(world, 3)
      .answer(doing(search('red-fleet-1', 'w')))
      .answer({ aux: null });
    expect(umpire.asks[0]).toMatchObject({ kind: 'tasks', seat: 'blue' });
    expect(placeOfAux(world, 'red-fleet-1').in).toBe('recovery');
  });

  it('[7.131] decided at once; who Shadows gives up what was still to be looked for', () => {
    const two = (): { world: State; umpire: Umpire } => {
      const world = atWar({
        put: [
          { id: 'cobalt-flag', at: 'w', squadrons: 'cobalt-a' },
          { id: 'azure-flag', at: 'w', squadrons: 'azure-a' },
        ],
        ports: { 'kings-port': 'red-fleet-1' },
      });
      return {
        world,
        umpire: tasking(world, 0, 5)
          .answer(doing(search('red-fleet-1', 'w')))
          .answer({ aux: null }),
      };
    };
    const follows = two();
    expect(follows.umpire.asks[0]?.kind).toBe('shadow');
    follows.umpire.answer({ shadow: true });
    expect(follows.umpire.told('looked')).toHaveLength(1);
    const looksOn = two();
    looksOn.umpire.answer({ shadow: false });
    expect(looksOn.umpire.told('looked')).toHaveLength(2);
    expect([isUp(looksOn.world, 'cobalt-flag'), isUp(looksOn.world, 'azure-flag')]).toEqual([true, true]);
  });

  it('[7.132] called off by its owner', () => {
    const { world, umpire } = shadowed();
    umpire.answer(noTasks).answer({ tasks: [], release: [markerOf(world)] });
    expect(placeOfAux(world, 'red-fleet-1').in).toBe('recovery');
    expect(tokenBehind(world, 'cobalt-flag').shadow).toBeNull();
  });

  it('[7.132] [7.137] lost in a Gale and in a Harbour, not in a Sea Zone', () => {
    const goes = (at: string, berth: 'sea' | 'harbour', blows = false): string => {
      const { world } = shadowed();
      moveTo(world, 'blue', 'cobalt-flag', { at, berth });
      if (blows) {
        world.gales = [{ wind: 'Norther', force: 9, at, start: at, born: 0 }];
        world.blowing = ['Norther'];
      }
      settleSpotting(world, scripted(world));
      return placeOfAux(world, 'red-fleet-1').in;
    };
    expect(goes('x', 'sea')).toBe('shadow');
    expect(goes('x', 'sea', true)).toBe('recovery');
    expect(goes('cala', 'harbour')).toBe('recovery');
    expect(goes('gulf', 'sea')).toBe('shadow');
  });

  it('[7.137] a Galley gives up at the edge of a Sea Zone; no shadow needs to stay within its range', () => {
    const world = atWar({
      put: [{ id: 'red-flag', at: 'coast', squadrons: 'red-a red-b' }],
      ports: { ville: 'azure-galley-1' },
    });
    const umpire = tasking(world, 1)
      .answer(noTasks)
      .answer(doing(search('azure-galley-1', 'coast')));
    umpire.answer({ aux: null }).answer({ shadow: true });
    moveTo(world, 'red', 'red-flag', { at: 'w', berth: 'sea' });
    settleShadows(world, scripted(world));
    expect(placeOfAux(world, 'azure-galley-1').in).toBe('shadow');
    moveTo(world, 'red', 'red-flag', { at: 'gulf', berth: 'sea' });
    settleShadows(world, scripted(world));
    expect(placeOfAux(world, 'azure-galley-1').in).toBe('recovery');
  });

  it('[7.133] when it stops the Auxiliary goes to Recovery and its marker comes off', () => {
    const { world } = shadowed();
    endShadow(world, scripted(world), 'red', 'red-fleet-1', '7.132');
    expect([placeOfAux(world, 'red-fleet-1').in, world.markers, forcesOf(world, 'blue').followed]).toEqual([
      'recovery',
      [],
      [],
    ]);
  });

  it('[7.134] a Formation that a Shadowed one joins is Spotted and Shadowed with it', () => {
    const { world } = shadowed({
      put: [
        { id: 'cobalt-galleys', at: 'w', squadrons: 'cobalt-a' },
        { id: 'cobalt-flag', at: 'x', squadrons: 'cobalt-b cobalt-d' },
      ],
    });
    moveTo(world, 'blue', 'cobalt-galleys', { at: 'x', berth: 'sea' });
    joinFormation(world, scripted(world), 'blue', 'cobalt-galleys', 'cobalt-flag');
    settleSpotting(world, scripted(world));
    expect(tokenBehind(world, 'cobalt-flag').shadow).toBe(markerOf(world));
    expect(isUp(world, 'cobalt-flag')).toBe(true);
  });

  it('[7.135] [7.136] when it is Unformed or divides, the shadow follows one of those that have its Squadrons', () => {
    const { world } = shadowed();
    unform(world, scripted(world), 'blue', 'cobalt-flag', '3.34');
    settleSpotting(world, scripted(world));
    const followed = world.tokens.filter(({ shadow }) => shadow !== null);
    expect(followed).toHaveLength(1);
    expect(['cobalt-a', 'cobalt-b']).toContain(followed[0]?.face?.formation);
    expect(placeOfAux(world, 'red-fleet-1')).toMatchObject({ in: 'shadow', token: followed[0]?.id });
  });

  it('[7.136] its owner may have told it to stay with the one it followed', () => {
    const divided = (follow?: 'largest' | 'same'): string | undefined => {
      const { world } = shadowed({
        put: [
          { id: 'cobalt-flag', at: 'w', squadrons: 'cobalt-d' },
          { id: 'cobalt-galleys', at: 'w', squadrons: 'cobalt-a cobalt-b', under: 'cobalt-flag' },
        ],
      });
      if (follow !== undefined) forcesOf(world, 'red').standing = { search: 'never', keep: 0, follow };
      const act = { do: 'detach', formation: 'cobalt-galleys' } as const;
      doAct(world, scripted(world), 'blue', act, { free: true, at: 'w' });
      settleSpotting(world, scripted(world));
      return world.tokens.find(({ shadow }) => shadow !== null)?.face?.formation;
    };
    expect(divided()).toBe('cobalt-galleys');
    expect(divided('largest')).toBe('cobalt-galleys');
    expect(divided('same')).toBe('cobalt-flag');
  });

  it('[7.136] not the smaller part, and of equal ones the one it followed', () => {
    const kept = (flag: string, galleys: string): string | undefined => {
      const { world } = shadowed({
        put: [
          { id: 'cobalt-flag', at: 'w', squadrons: flag },
          { id: 'cobalt-galleys', at: 'w', squadrons: galleys, under: 'cobalt-flag' },
        ],
      });
      const act = { do: 'detach', formation: 'cobalt-galleys' } as const;
      doAct(world, scripted(world), 'blue', act, { free: true, at: 'w' });
      settleSpotting(world, scripted(world));
      return world.tokens.find(({ shadow }) => shadow !== null)?.face?.formation;
    };
    expect(kept('cobalt-a cobalt-b', 'cobalt-d')).toBe('cobalt-flag');
    expect(kept('cobalt-a', 'cobalt-d')).toBe('cobalt-flag');
  });

  it('[7.132] [7.138] what becomes of one shadow is nothing to another; in a Gale its Formation is lost from sight', () => {
    const { world } = shadowed({
      put: [
        { id: 'cobalt-flag', at: 'w', squadrons: 'cobalt-a cobalt-b' },
        { id: 'azure-flag', at: 'x', squadrons: 'azure-a' },
      ],
      ports: { 'kings-port': 'red-fleet-1 red-fleet-2' },
    });
    beginShadow(world, scripted(world), 'red', 'red-fleet-2', tokenBehind(world, 'azure-flag').id);
    const second = tokenBehind(world, 'azure-flag').shadow;
    unform(world, scripted(world), 'blue', 'cobalt-flag', '3.34');
    expect(placeOfAux(world, 'red-fleet-2')).toMatchObject({ in: 'shadow', marker: second });
    expect(tokenBehind(world, 'azure-flag').shadow).toBe(second);
    settleSpotting(world, scripted(world));
    expect(isUp(world, 'azure-flag')).toBe(true);
    world.gales = [{ wind: 'Norther', force: 9, at: 'x', start: 'x', born: 0 }];
    world.blowing = ['Norther'];
    settleShadows(world, scripted(world));
    expect([placeOfAux(world, 'red-fleet-2').in, isUp(world, 'azure-flag')]).toEqual(['recovery', false]);
  });

  it('[7.138] one Auxiliary alone Shadows a Formation', () => {
    const { world, umpire } = shadowed({ ports: { 'kings-port': 'red-fleet-1 red-fleet-2' } });
    playOut(umpire);
    world.impulse = 2;
    world.increment = 1;
    tokenBehind(world, 'cobalt-flag').face = null;
    const again = tasking(world);
    expect(isUp(world, 'cobalt-flag')).toBe(true);
    again.answer(doing(search('red-fleet-2', 'w'))).answer({ aux: null });
    expect(again.told('looked')).toEqual([]);
    expect(world.markers.filter(({ kind }) => kind === 'shadow')).toHaveLength(1);
  });
});

describe('Countering shadows', () => {
  const atEnd = (clock = 4): { world: State; umpire: Umpire } => {
    const { world, umpire } = shadowed();
    playOut(umpire);
    Object.assign(world, { step: 'impulse-end', increment: 4, clock });
    return { world, umpire: new Umpire(world, impulseEnd) };
  };

  it('[7.14] [6.22] at an Impulse’s end an Auxiliary of the Formation may Screen its shadow off', () => {
    const { world, umpire } = atEnd();
    expect(umpire.asks).toMatchObject([{ kind: 'counter-shadow', seat: 'blue', markers: [markerOf(world)] }]);
    umpire.answer({ screens: [{ marker: markerOf(world), aux: 'cobalt-fleet-1' }] });
    expect([placeOfAux(world, 'red-fleet-1').in, placeOfAux(world, 'cobalt-fleet-1').in]).toEqual([
      'recovery',
      'recovery',
    ]);
    expect(isUp(world, 'cobalt-flag')).toBe(false);
  });

  it('[7.14] unless it does the Formation stays Shadowed and Spotted (7.111)', () => {
    const { world, umpire } = atEnd();
    umpire.answer({ screens: [] });
    expect(placeOfAux(world, 'red-fleet-1').in).toBe('shadow');
    expect(isUp(world, 'cobalt-flag')).toBe(true);
  });

  it('[7.14] only Auxiliaries Assigned to the Formation can', () => {
    const { world, umpire } = atEnd();
    const other = { screens: [{ marker: markerOf(world), aux: 'azure-fleet-1' }] };
    expect(umpire.check(other)?.code).toBe('shadow-aux');
  });

  it('[7.141] a shadow that began in the last Increment can’t be shaken off in that Impulse', () => {
    expect(atEnd(3).umpire.progress).toBe('done');
  });
});
