import { describe, expect, it } from 'vitest';
import { incrementEnd } from '../increment-end.ts';
import { operationsEnd } from '../operations-end.ts';
import { afloat, testGale } from '../testing/sailing.ts';
import { Umpire } from '../testing/station.ts';
import { view as viewOf } from '../umpire/view.ts';
import type { State } from '../world/state.ts';
import { perilsOf } from './perils.ts';

const at = (dp: number, increment: number, force: 8 | 9 | null): State =>
  afloat({
    put: [{ id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: `red-a:4/${dp}` }],
    world: {
      increment,
      blowing: ['Souther'],
      gales: force === null ? [] : [testGale('Souther', force, 'x')],
    },
  });

const FACES = Array.from({ length: 10 }, (_, face) => face);

describe('what the sea will take', () => {
  it('a gale that is stayed in to the end of the Impulse', () => {
    expect(perilsOf(viewOf(at(4, 4, 9), 'red'))).toEqual([]);
    expect(perilsOf(viewOf(at(12, 4, 9), 'red'))).toMatchObject([
      { squadron: 'red-a', formation: 'red-flag', at: 'x', why: 'gale', faces: 3 },
    ]);
    // Two more Increments of it are twice as bad.
    expect(perilsOf(viewOf(at(12, 3, 9), 'red'))).toMatchObject([{ faces: 5 }]);
  });

  it('is as likely as the umpire’s own dice make it', () => {
    for (const dp of [9, 10, 11, 13]) {
      const sunk = FACES.filter((face) =>
        new Umpire(at(dp, 4, 9), incrementEnd, face).told('hurt').some((one) => one.sunk > 0),
      );
      expect(perilsOf(viewOf(at(dp, 4, 9), 'red'))[0]?.faces ?? 0).toBe(sunk.length);
    }
  });

  it('a Squadron worn out goes down when operations end, wherever it is', () => {
    for (const dp of [11, 12, 15]) {
      const sunk = FACES.filter((face) =>
        new Umpire(at(dp, 4, null), operationsEnd, face).told('hurt').some((one) => one.sunk > 0),
      );
      const [peril] = perilsOf(viewOf(at(dp, 4, null), 'red'));
      expect(peril?.faces ?? 0).toBe(sunk.length);
      if (sunk.length > 0) expect(peril).toMatchObject({ why: 'worn', at: 'x' });
    }
  });

  it('is told of one’s own alone', () => {
    expect(perilsOf(viewOf(at(15, 4, 9), 'blue'))).toEqual([]);
  });
});
