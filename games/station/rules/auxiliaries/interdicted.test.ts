/** Who obstructs a Space, and who does not. */
import { describe, expect, it } from 'vitest';
import { atWar } from '../testing/search.ts';
import { interdictorsAt } from './interdiction.ts';

const off = (order?: string) =>
  atWar({
    put: [
      {
        id: 'red-gf',
        at: 'ville',
        squadrons: 'red-a red-b red-c',
        auxiliaries: 'red-fleet-1',
        ...(order === undefined ? {} : { order }),
      },
    ],
    ports: { 'kings-port': 'red-50-1' },
  });

describe('Interdiction', () => {
  it('[7.2] is a Formation’s work: Auxiliaries that are with it or elsewhere obstruct nothing', () => {
    expect(interdictorsAt(off('red-blockade'), 'ville')).toEqual([{ side: 'red', formation: 'red-gf' }]);
    expect(interdictorsAt(off('red-blockade'), 'kings-port')).toEqual([]);
  });

  it('[7.21] obstructs one Space, that of its Order: without one it only lies there', () => {
    expect(interdictorsAt(off(), 'ville')).toEqual([]);
    expect(interdictorsAt(off('red-blockade'), 'narrows')).toEqual([]);
  });
});
