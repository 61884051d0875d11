import { describe, expect, it } from 'vitest';
import { incrementEnd } from '../rules/increment-end.ts';
import { operationsEnd } from '../rules/operations-end.ts';
import { testModule } from '../rules/testing/module.ts';
import { afloat, testGale } from '../rules/testing/sailing.ts';
import { formationIn, Umpire } from '../rules/testing/station.ts';
import { view as viewOf } from '../rules/umpire/view.ts';
import type { State } from '../rules/world/state.ts';
import { type Peril, perilsOf } from './perils.ts';

const at = (dp: number, increment: number, force: 8 | 9 | null): State =>
  afloat({
    put: [{ id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: `red-a:4/${dp}` }],
    world: {
      increment,
      blowing: ['Souther'],
      gales: force === null ? [] : [testGale('Souther', force, 'x')],
    },
  });

const peril = (more: Pick<Peril, 'why' | 'faces'>): Peril => ({
  squadron: 'red-a',
  formation: 'red-flag',
  at: 'x',
  ...more,
});
/** A Formation that has Interdicted a place, and a Port's Blockade Value if it is to be another. */
const owes = (world: State, place: string, value?: number): void => {
  formationIn(world, 'red-flag').interdicted = place;
  const ports = testModule.ports.map((one) =>
    one.id === place && value !== undefined ? { ...one, blockadeValue: value } : one,
  );
  Object.assign(world, { scenario: { ...world.scenario, module: { ...testModule, ports } } });
};

const FACES = Array.from({ length: 10 }, (_, face) => face);

describe('what the sea will take', () => {
  it('[5.36] a gale that is stayed in to the end of the Impulse', () => {
    expect(perilsOf(viewOf(at(4, 4, 9), 'red'))).toEqual([]);
    expect(perilsOf(viewOf(at(12, 4, 9), 'red'))).toMatchObject([
      { squadron: 'red-a', formation: 'red-flag', at: 'x', why: 'gale', faces: 3 },
    ]);
    // Two more Increments of it are twice as bad.
    expect(perilsOf(viewOf(at(12, 3, 9), 'red'))).toMatchObject([{ faces: 5 }]);
  });

  it('[7.35] [7.351] is as likely as the umpire’s own dice make it', () => {
    for (const dp of [9, 10, 11, 13]) {
      const sunk = FACES.filter((face) =>
        new Umpire(at(dp, 4, 9), incrementEnd, face).told('hurt').some((one) => one.sunk > 0),
      );
      expect(perilsOf(viewOf(at(dp, 4, 9), 'red'))[0]?.faces ?? 0).toBe(sunk.length);
    }
  });

  it('[7.35] [7.351] a Squadron worn out goes down when operations end, wherever it is', () => {
    for (const dp of [11, 12, 15]) {
      const sunk = FACES.filter((face) =>
        new Umpire(at(dp, 4, null), operationsEnd, face).told('hurt').some((one) => one.sunk > 0),
      );
      const [peril] = perilsOf(viewOf(at(dp, 4, null), 'red'));
      expect(peril?.faces ?? 0).toBe(sunk.length);
      if (sunk.length > 0) expect(peril).toMatchObject({ why: 'worn', at: 'x' });
    }
  });

  it('[3.14] is told of one’s own alone, and to nobody who looks on', () => {
    expect(perilsOf(viewOf(at(15, 4, 9), 'blue'))).toEqual([]);
    expect(perilsOf(viewOf(at(15, 4, 9), 'nobody'))).toEqual([]);
  });

  it('[5.36] [7.35] the worse of the two is told: the sea’s to the end of the Impulse, or her own', () => {
    expect(perilsOf(viewOf(at(12, 4, 9), 'red'))).toEqual([peril({ why: 'gale', faces: 3 })]);
    // Between Turns no wind blows on.
    expect(perilsOf(viewOf(at(12, 0, 9), 'red'))).toEqual([peril({ why: 'worn', faces: 1 })]);
    // So worn that no gale makes it worse.
    expect(perilsOf(viewOf(at(40, 4, 9), 'red'))).toEqual([peril({ why: 'gale', faces: 10 })]);
    const moored = at(12, 4, 9);
    owes(moored, 'ville', 5);
    expect(perilsOf(viewOf(moored, 'red'))).toEqual([peril({ why: 'worn', faces: 6 })]);
  });

  it.each([
    ['ville', 2, 3],
    ['narrows', 1, 2],
    [null, 0, 1],
  ])('[11.23] what is owed for the Interdiction of %s: %i', (place, _, faces) => {
    const world = at(12, 4, null);
    if (place !== null) owes(world, place);
    expect(perilsOf(viewOf(world, 'red'))).toEqual([peril({ why: 'worn', faces })]);
  });

  it('[7.35] Squadrons by themselves in Port too, the worst first; none that is countless or nowhere', () => {
    const world = afloat({
      put: [{ id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-a:4/13' }],
      ordinary: { 'kings-port': 'red-b:3/16 red-c:3/12 red-e:3/30' },
    });
    const { squadrons } = world.forces.red!;
    squadrons['red-d'] = { ...squadrons['red-e']!, id: 'red-d', port: null };
    squadrons['red-e'] = { ...squadrons['red-e']!, countless: true };
    expect(perilsOf(viewOf(world, 'red'))).toEqual([
      { squadron: 'red-b', formation: null, at: 'kings-port', why: 'worn', faces: 5 },
      peril({ why: 'worn', faces: 2 }),
      { squadron: 'red-c', formation: null, at: 'kings-port', why: 'worn', faces: 1 },
    ]);
  });
});
