import { describe, expect, it } from 'vitest';
import { TASKS } from '../module/vocabulary.ts';
import { testModule } from '../testing/module.ts';
import { afloat } from '../testing/sailing.ts';
import { atWar } from '../testing/search.ts';
import { putAt } from '../testing/station.ts';
import type { State } from '../world/state.ts';
import { theatreOf } from '../world/theatre.ts';
import {
  isInshore,
  mayBeScreened,
  mightScreen,
  readiestScreen,
  screenersAt,
  screenResult,
} from './screening.ts';

const theatre = theatreOf({ scenario: { module: testModule } });

describe('Screens', () => {
  const SORTS = ['Fleet', 'Fleet-50', 'Galley', 'Light'] as const;
  it('[6.28] the Screening Matrix, in the open and inshore', () => {
    const table = (inshore: boolean) =>
      [...SORTS, 'Bomb' as const].map(
        (tasked) => `${tasked}: ${SORTS.map((sort) => screenResult(tasked, sort, inshore)).join(' ')}`,
      );
    expect([table(false), table(true)]).toEqual([
      [
        'Fleet: screened partly failed failed',
        'Fleet-50: screened partly failed failed',
        'Galley: screened screened screened partly',
        'Light: screened screened partly screened',
        'Bomb: screened partly failed failed',
      ],
      [
        'Fleet: screened partly failed failed',
        'Fleet-50: screened partly failed failed',
        'Galley: failed failed screened failed',
        'Light: screened screened partly screened',
        'Bomb: screened partly failed failed',
      ],
    ]);
    expect(() => screenResult('Fleet', 'Bomb', false)).toThrow("Bomb can't Screen");
    expect(
      [...testModule.spaces, ...testModule.zones].map(({ id }) => id).filter((at) => isInshore(theatre, at)),
    ).toEqual(['narrows', 'kings-port', 'den', 'ville', 'ferry', 'cala', 'haven']);
  });

  it('[6.281] [7.124] which Tasks are Screened', () => {
    expect(TASKS.filter(mayBeScreened)).toEqual(['Search', 'Station', 'ConvoyAttack', 'CoverTrade']);
  });

  const guarded = (more: Partial<State> = {}): State => {
    const one = atWar({
      put: [putAt('azure-flag', 'ville', 'azure-a', 'azure-fleet-u azure-fire-1')],
      ports: { ville: 'azure-light-1 azure-galley-1', cala: 'cobalt-fleet-1' },
      world: more,
    });
    one.forces.blue!.auxiliaries['azure-fleet-1'] = { in: 'station', at: 'ville', marker: 'm1' };
    one.markers = [{ id: 'm1', side: 'blue', kind: 'station', at: 'ville', class: null }];
    return one;
  };
  it('[6.28] [6.282] [6.297] who may Screen in a Space, and who goes unasked', () => {
    const one = guarded();
    expect([
      screenersAt(one, 'blue', 'ville'),
      screenersAt(one, 'blue', 'x'),
      screenersAt(one, 'red', 'ville'),
    ]).toEqual([['azure-fleet-1', 'azure-fleet-u', 'azure-light-1', 'azure-galley-1'], [], []]);
    const readiest = (...gone: string[]) => {
      const other = guarded();
      for (const aux of gone) other.forces.blue!.auxiliaries[aux] = { in: 'recovery' };
      return readiestScreen(other, 'blue', 'ville');
    };
    expect([
      readiest(),
      readiest('azure-fleet-1', 'azure-fleet-u'),
      readiest('azure-fleet-1', 'azure-fleet-u', 'azure-light-1'),
      readiest('azure-fleet-1', 'azure-fleet-u', 'azure-light-1', 'azure-galley-1'),
    ]).toEqual(['azure-fleet-1', 'azure-light-1', 'azure-galley-1', null]);
    expect(screenersAt({ ...one, forces: {} }, 'blue', 'ville')).toEqual([]);
  });

  it('[6.28] [13.2] who might have a Screen there, as far as all can see', () => {
    const one = guarded();
    const bare = afloat();
    const might = (world: State, side: string, ...places: string[]) =>
      places.map((at) => mightScreen(world, side, at));
    expect([
      might(one, 'blue', 'ville', 'x', 'cala'),
      might(one, 'red', 'ville', 'kings-port', 'haven'),
      might({ ...bare, hired: true }, 'red', 'haven'),
      might({ ...bare, hired: true }, 'blue', 'haven'),
      might({ ...bare, hired: true }, 'red', 'den'),
      might({ ...bare, options: { movement: 'blind' } }, 'red', 'x'),
      might({ ...bare, markers: one.markers }, 'blue', 'ville', 'x'),
      might({ ...bare, markers: [{ ...one.markers[0]!, at: 'x' }] }, 'blue', 'x'),
      might({ ...bare, markers: [{ ...one.markers[0]!, at: 'x', kind: 'shadow' }] }, 'blue', 'x'),
      might({ ...bare, markers: [{ ...one.markers[0]!, at: 'x' }] }, 'red', 'x'),
    ]).toEqual([
      [true, false, true],
      [false, true, false],
      [true],
      [false],
      [false],
      [true],
      [true, false],
      [true],
      [false],
      [false],
    ]);
  });
});
