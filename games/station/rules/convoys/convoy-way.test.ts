import { describe, expect, it } from 'vitest';
import { settleSpotting } from '../auxiliaries/spotting.ts';
import { nearestPort } from '../chart/expedient.ts';
import { convoyAt, escort, escortedBy, putConvoy } from '../testing/convoys.ts';
import { tokenBehind } from '../testing/found.ts';
import { afloat, endIncrement, sailOn, whereIs } from '../testing/sailing.ts';
import { atWar, doing, playOut, tasking } from '../testing/search.ts';
import { formationIn, putAt, scripted, stationAt, Umpire } from '../testing/station.ts';
import { convoyMove, hurtConvoy, scatter } from './convoy-way.ts';
import { convoyStep } from './convoys.ts';

const trade = { group: 'blue-trade', at: 'narrows' } as const;
const guard = { id: 'red-flag', at: 'narrows', squadrons: 'red-a:2', order: 'red-strait' };

describe('Scatter', () => {
  it('[10.15] [10.151] at so many points from Battle and Tasks, or in all, at the end of the Increment', () => {
    for (const [battle, weather, scattered] of [
      [7, 0, false],
      [8, 0, true],
      [0, 11, false],
    ] as const) {
      const { world, convoy } = convoyAt(trade);
      hurtConvoy(world, scripted(world), 'blue', 'blue-trade', battle, 'battle');
      hurtConvoy(world, scripted(world), 'blue', 'blue-trade', weather, 'gale');
      expect(convoy.scattered).toBe(false);
      endIncrement(world);
      expect(convoy.scattered).toBe(scattered);
    }
  });

  it('[10.151] a Troop Convoy at half as many', () => {
    const { world, convoy } = convoyAt({ group: 'blue-troops', at: 'x', route: 2 });
    hurtConvoy(world, scripted(world), 'blue', 'blue-troops', 4, 'task');
    endIncrement(world);
    expect(convoy.scattered).toBe(true);
  });

  it('[10.114] [10.15] a Convoy that must enter an Interdicted Space can’t, and Scatters', () => {
    const { world, convoy } = convoyAt({ ...trade, at: 'ocean' }, { put: [guard] });
    const before = sailOn(world);
    expect(whereIs(world, 'blue-trade')).toBe('ocean');
    expect(before.told('convoy')).toEqual([]);
    endIncrement(world);
    expect(convoy.scattered).toBe(true);
  });

  it('[10.114] unless its Escort has more Sail of the line than the Interdicting Formation', () => {
    for (const [sail, scattered] of [
      [2, true],
      [3, false],
    ] as const) {
      const { world, convoy } = convoyAt(
        { ...trade, at: 'ocean' },
        {
          put: [guard, { ...escort, at: 'ocean', squadrons: `azure-a:${sail}` }],
        },
      );
      escortedBy(world, 'blue-trade', 'azure-det');
      sailOn(world);
      endIncrement(world);
      expect(convoy.scattered).toBe(scattered);
    }
  });

  it('[10.152] its counter is turned over: Scattered and Unspotted', () => {
    const { world, convoy } = convoyAt(trade);
    expect(tokenBehind(world, 'blue-trade').face).not.toBeNull();
    const context = scripted(world);
    scatter(world, context, 'blue', 'blue-trade');
    expect(convoy.scattered).toBe(true);
    expect(tokenBehind(world, 'blue-trade').face).toBeNull();
    expect(context.told('convoy')).toMatchObject([{ what: 'scattered', rule: '10.152' }]);
  });

  it('[10.153] it goes on along its route whatever stood in its way, and still unloads', () => {
    const { world } = convoyAt({ ...trade, at: 'ocean', scattered: true }, { put: [guard] });
    expect(convoyMove(world, 'blue', 'blue-trade')).toEqual({ do: 'leave', to: 'narrows' });

    const troops = convoyAt({ group: 'blue-troops', at: 'coast', scattered: true, dp: 5, next: 2 });
    sailOn(troops.world);
    expect(troops.world.forces.blue!.convoys).toEqual({});
    expect(troops.world.lasting).toContainEqual({ what: 'troops', points: 1, until: 4 });
  });

  it('[10.154] its Escort’s Order has Failed; an Independent Squadron goes home, a Flotilla does as it likes', () => {
    const flotilla = convoyAt(trade, { put: [escort] });
    escortedBy(flotilla.world, 'blue-trade', 'azure-det');
    scatter(flotilla.world, scripted(flotilla.world), 'blue', 'blue-trade');
    expect(flotilla.world.record.blue!.failed).toBe(1);
    expect(formationIn(flotilla.world, 'azure-det')).toMatchObject({ under: null, execution: null });
    expect(formationIn(flotilla.world, 'azure-det').token).not.toBeNull();
    expect(flotilla.convoy.escort).toBeNull();

    const alone = convoyAt({ ...trade, at: 'x' }, { put: [{ id: 'azure-i', at: 'x' }] });
    escortedBy(alone.world, 'blue-trade', 'azure-i');
    scatter(alone.world, scripted(alone.world), 'blue', 'blue-trade');
    expect(nearestPort(alone.world, 'blue', 'azure-i')).toBe('ville');
    alone.world.blowing = ['Souther'];
    sailOn(alone.world);
    expect(whereIs(alone.world, 'azure-i')).toBe('ville');
  });

  it('[10.154] Auxiliaries that went with it go to Recovery', () => {
    const { world } = convoyAt(trade, { available: 'azure-fleet-1 azure-fleet-2' });
    const convoy = formationIn(world, 'blue-trade');
    for (const aux of ['azure-fleet-1', 'azure-fleet-2']) {
      world.forces.blue!.auxiliaries[aux] = { in: 'formation', formation: 'blue-trade' };
      convoy.auxiliaries.push(aux);
    }
    scatter(world, scripted(world), 'blue', 'blue-trade');
    expect(convoy.auxiliaries).toEqual([]);
    expect(world.forces.blue!.auxiliaries).toMatchObject({
      'azure-fleet-1': { in: 'recovery' },
      'azure-fleet-2': { in: 'recovery' },
    });
  });

  it('[10.155] [10.156] it stays Unspotted, and where Formations are seen by themselves it is not', () => {
    const { world } = convoyAt({ ...trade, scattered: true }, { put: [{ ...guard, at: 'narrows' }] });
    settleSpotting(world, scripted(world));
    expect(tokenBehind(world, 'blue-trade').face).toBeNull();
  });

  it('[10.159] [10.155] each attack on it needs a Search of its own', () => {
    const world = atWar({
      put: [
        { id: 'red-gf', at: 'x', squadrons: 'red-a', auxiliaries: 'red-fleet-1 red-fleet-2 red-light-1' },
      ],
    });
    putConvoy(world, { ...trade, at: 'x', scattered: true });
    const token = tokenBehind(world, 'blue-trade').id;
    const raid = { task: 'ConvoyAttack', aux: 'red-light-1', at: 'x', against: token } as const;
    expect(tasking(world).check(doing(raid))).not.toBeNull();
    const umpire = tasking(world, 0, 0, 0, 0, 0, 0);
    umpire.answer(doing({ task: 'Search', aux: 'red-fleet-1', at: 'x' }));
    playOut(umpire);
    const found = world.forces.blue!.convoys['blue-trade']!;
    expect(tokenBehind(world, 'blue-trade').face).toBeNull();
    expect(found.scattered).toBe(true);
    // The next Increment begins anew.
    world.clock++;
    expect(tasking(world).check(doing(raid))).not.toBeNull();
  });

  it('[10.18] Auxiliaries of the four Classes may attack it, Scattered or not; others may not', () => {
    const world = atWar({
      put: [putAt('red-gf', 'narrows', 'red-a', 'red-fleet-1 red-50-1 red-light-1 red-fire-1 red-bomb-1')],
    });
    putConvoy(world, trade);
    const against = tokenBehind(world, 'blue-trade').id;
    const umpire = tasking(world);
    const may = ['red-fleet-1', 'red-50-1', 'red-light-1', 'red-fire-1', 'red-bomb-1'].map(
      (aux) => umpire.check(doing({ task: 'ConvoyAttack', aux, at: 'narrows', against })) === null,
    );
    expect(may).toEqual([true, true, true, false, false]);
  });
});

describe('arrival of a Scattered Convoy', () => {
  it('[10.153] even in a Port that has changed hands', () => {
    const { world } = convoyAt({ ...trade, at: 'ville', scattered: true });
    world.ports.ville!.side = 'red';
    sailOn(world);
    expect(world.forces.blue!.convoys).toEqual({});
  });

  it('[10.114] while one that is whole Scatters before it', () => {
    const { world, convoy } = convoyAt({ ...trade, at: 'ville' });
    world.ports.ville!.side = 'red';
    sailOn(world);
    endIncrement(world);
    expect(convoy.scattered).toBe(true);
  });

  it('[4.3] what lies in its Port is Disbanded in the Convoy Step, Scattered or not', () => {
    const world = stationAt({ world: { step: 'convoys' } });
    putConvoy(world, { ...trade, at: 'ville', fitting: true, scattered: true });
    expect(new Umpire(world, convoyStep).told('convoy')).toMatchObject([{ what: 'arrived' }]);
    expect(afloat().tokens).toEqual([]);
  });
});
