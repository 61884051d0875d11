/** Tasks that only some Classes may be given, and what Auxiliaries are made of. */
import { describe, expect, it } from 'vitest';
import { mayAssist, rangeOf } from '../auxiliaries/auxiliary.ts';
import { AUX_CLASSES } from '../module/vocabulary.ts';
import { raidColumn } from '../tasks/task-convoy.ts';
import { placeOfAux, tokenBehind } from '../testing/found.ts';
import { atWar, doing, tasking } from '../testing/search.ts';
import { stationAt, Umpire } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import { auxiliariesStep } from './auxiliary-step.ts';

describe('Auxiliaries by Class', () => {
  it('[6.26] of the fleet and of galleys: none but these help others into a Battle', () => {
    expect(AUX_CLASSES.filter((sort) => !mayAssist(sort))).toEqual(['Light', 'Fireship', 'Bomb', 'Marine']);
  });

  it('[6.27] of four Classes: these attack Convoys, others are refused', () => {
    const world = atWar({
      scenario: { convoys: [{ group: 'blue-trade', route: 1, at: 'w' }] },
      ports: { 'kings-port': 'red-fleet-1 red-50-1 red-light-2 red-fire-1' },
    });
    const against = tokenBehind(world, Object.keys(forcesOf(world, 'blue').convoys)[0]!).id;
    const umpire = tasking(world);
    const attack = (aux: string) =>
      umpire.check(doing({ task: 'ConvoyAttack', aux, at: 'w', against }))?.rule === '6.113';
    expect(['red-fleet-1', 'red-50-1', 'red-light-2', 'red-fire-1'].map(attack)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect((['Fleet', 'Fleet-50', 'Galley', 'Light'] as const).every((sort) => raidColumn(sort, 0) > 0)).toBe(
      true,
    );
  });

  it('[6.152] a Fleet Auxiliary made of Frigates goes five a Turn, a Fleet-50 made of SOL(D) four', () => {
    const world = stationAt({ ports: { 'kings-port': 'red-fleet-u red-50-u' } });
    expect(rangeOf(world, 'red', 'red-fleet-u')).toBe(5);
    expect(rangeOf(world, 'red', 'red-50-u')).toBe(4);
  });

  it('[6.311] Sail of mixed role become an Auxiliary, and an Auxiliary Sail again', () => {
    const idle = { toSail: [], assign: [], toAuxiliary: [] };
    const step = { step: 'auxiliaries', impulse: 0, increment: 0 } as const;
    const umpire = new Umpire(atWar({ ordinary: { 'kings-port': 'red-f' }, world: step }), auxiliariesStep);
    const from = [{ squadron: 'red-f', sail: 2 }];
    umpire.answer({ ...idle, toAuxiliary: [{ from }] }, idle);
    expect(placeOfAux(umpire.world, 'red-fleet-u')).toEqual({ in: 'available' });
    expect(forcesOf(umpire.world, 'red').squadrons['red-f']).toBeUndefined();
    const back = new Umpire(umpire.world, auxiliariesStep);
    back.answer({ ...idle, toSail: [{ aux: 'red-fleet-u', port: 'kings-port' }] }, idle);
    expect(placeOfAux(back.world, 'red-fleet-u').in).not.toBe('port');
    const squadrons = Object.values(forcesOf(back.world, 'red').squadrons);
    expect(squadrons.map(({ sail }) => sail)).toEqual([2]);
  });
});
