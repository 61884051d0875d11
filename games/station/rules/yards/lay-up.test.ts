import { describe, expect, it } from 'vitest';
import { formationIn, type Put, stationAt, Umpire } from '../testing/station.ts';
import { layUp } from './lay-up.ts';

const gf: Put = { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a:4/2 red-b:3/2' };

describe('In Ordinary', () => {
  it('[3.274] [11.312] from Fitting Out, out of its Flotilla; a Flotilla left empty is Unformed', () => {
    const umpire = new Umpire(stationAt({ put: [{ ...gf, at: 'kings-port', fitting: true }] }), layUp);
    umpire.answer({ squadrons: ['red-a'] }, { squadrons: [] });
    expect(umpire.world.forces.red!.squadrons['red-a']).toMatchObject({
      formation: null,
      port: { at: 'kings-port', state: 'InOrdinary' },
      dp: 2,
    });
    expect(formationIn(umpire.world, 'red-gf').squadrons).toEqual(['red-b']);
    const all = new Umpire(stationAt({ put: [{ ...gf, at: 'kings-port', fitting: true }] }), layUp).answer(
      { squadrons: ['red-a', 'red-b'] },
      { squadrons: [] },
    );
    expect(all.world.forces.red!.formations['red-gf']).toBeUndefined();
  });

  it('[3.275] not from the sea, not at a Neutral Port, and but one at a Minor Port', () => {
    const atSeaNow = new Umpire(stationAt({ put: [gf] }), layUp);
    expect(atSeaNow.check({ squadrons: ['red-a'] })?.rule).toBe('3.274');
    const neutral = new Umpire(stationAt({ fittingOut: { haven: 'cobalt-a' } }), layUp);
    expect(neutral.check({ squadrons: ['cobalt-a'] }, 1)?.rule).toBe('11.311');
    const minor = new Umpire(stationAt({ fittingOut: { ferry: 'red-a red-b' } }), layUp);
    expect(minor.check({ squadrons: ['red-a', 'red-b'] })?.rule).toBe('5.288');
  });
});
