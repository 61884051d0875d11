import { describe, expect, it } from 'vitest';
import { BATTLE, actOf as done } from '../testing/acts.ts';
import { checkTold, formedTold, postedTold, subordinatedTold } from '../testing/acts-told.ts';
import { formOf, RED_AT_HOME as home, STATIONS, redAtSea as sea } from '../testing/reorganisation.ts';
import { force, formationIn, type Stated } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { State } from '../world/state.ts';

const loose = sea({ id: 'red-a', at: 'x' }, { id: 'red-b', at: 'x' });
const grand: ReorganisationAct = {
  do: 'form',
  flotilla: 'red-gf',
  squadrons: ['red-a', 'red-b'],
  flotillas: [],
};
const pair = sea(force('red-gf x r-ash red-a red-c'), force('red-flag x r-birch red-b'));

describe('Forming, told in full', () => {
  it('[3.33] at anchor: no check, the senior officer Posted, the Enemy told of a Flotilla only', () => {
    const { came, told, tried } = done({ stated: home, act: grand });
    expect({ came, told, tried }).toEqual({
      came: true,
      told: [postedTold('r-ash', 'red-gf'), formedTold('red-gf', 'r-ash', ['red-a', 'red-b'])],
      tried: [],
    });
  });

  it('[3.33] [3.45] at sea: the Admiral’s Strategy Check first, at his rating', () => {
    const { came, told, tried } = done({ stated: loose, act: grand, dice: [5] });
    expect({ came, told, tried }).toEqual({
      came: true,
      told: [
        checkTold('3.33', 5, 'form red-gf'),
        subordinatedTold('3.333', 'red-a', 'red-gf'),
        subordinatedTold('3.333', 'red-b', 'red-gf'),
        postedTold('r-ash', 'red-gf'),
        formedTold('red-gf', 'r-ash', ['red-a', 'red-b']),
      ],
      tried: ['form red-gf'],
    });
  });

  it('[3.33] [3.451] one above his rating it fails, and nothing else happens', () => {
    const { world, came, told, tried } = done({ stated: loose, act: grand, dice: [6] });
    expect(world.forces.red!.formations['red-gf']).toBeUndefined();
    expect({ came, told, tried }).toEqual({
      came: false,
      told: [checkTold('3.33', 6, 'form red-gf', { passed: false })],
      tried: ['form red-gf'],
    });
  });

  it('[3.122] [3.33] the check is that of the Command whose counter it is', () => {
    const stated = sea({ id: 'cobalt-a', at: 'x' });
    const act = formOf('cobalt-flag', 'cobalt-a');
    const { told } = done({ stated, act, dice: [4], side: 'blue' });
    expect(told[0]).toMatchObject({ kind: 'check', leader: 'c-cano', rating: 4 });
  });

  it('[3.47] [3.326] that of the Fleet, where it is for both Commands', () => {
    const stated: Stated = {
      ...sea({ id: 'cobalt-a', at: 'x' }),
      scenario: { rules: ['combined-fleet'] },
      stations: { ...STATIONS, north: null as never },
    };
    const act = formOf('blue-gf', 'cobalt-a');
    const { told } = done({ stated, act, dice: [4], side: 'blue' });
    expect(told[0]).toMatchObject({ kind: 'check', leader: 'a-aubin', rating: 4 });
  });

  it('[3.333] a Grand Flag is Formed over Flotillas that lie there, and has the place of the first', () => {
    const stated: Stated = {
      ...home,
      fittingOut: {},
      mess: 'r-ash',
      put: [
        force('red-flag kings-port r-birch red-c', { fitting: true }),
        force('red-det-1 kings-port r-cole red-d', { fitting: true }),
      ],
    };
    const act: ReorganisationAct = {
      do: 'form',
      flotilla: 'red-gf',
      squadrons: [],
      flotillas: ['red-flag', 'red-det-1'],
    };
    const { world, came, told } = done({ stated, act });
    expect([formationIn(world, 'red-flag').under, formationIn(world, 'red-det-1').under]).toEqual([
      'red-gf',
      'red-gf',
    ]);
    expect(formationIn(world, 'red-gf')).toMatchObject({
      place: { at: 'kings-port', berth: 'harbour' },
      leader: 'r-ash',
    });
    expect({ came, told }).toEqual({
      came: true,
      told: [
        postedTold('r-ash', 'red-gf'),
        subordinatedTold('3.333', 'red-flag', 'red-gf'),
        subordinatedTold('3.333', 'red-det-1', 'red-gf'),
        formedTold('red-gf', 'r-ash', []),
      ],
    });
  });

  it('[11.133] nothing but newcomers at sea: no check; one other among them: a check', () => {
    const fresh =
      (...ids: string[]) =>
      (world: State) => {
        world.forces.red!.newcomers = ids;
      };
    expect(done({ stated: loose, act: grand, change: fresh('red-a', 'red-b') }).came).toBe(true);
    expect(done({ stated: loose, act: grand, dice: [6], change: fresh('red-a') }).came).toBe(false);
  });

  it('[11.15] Formed of what is still to enter the map it enters with it, otherwise at once', () => {
    const due =
      (...ids: string[]) =>
      (world: State) => {
        for (const id of ids) world.forces.red!.formations[id]!.due = 1;
      };
    const both = done({ stated: loose, act: grand, dice: [0], change: due('red-a', 'red-b') });
    expect(formationIn(both.world, 'red-gf').due).toBe(1);
    const one = done({ stated: loose, act: grand, dice: [0], change: due('red-a') });
    expect(formationIn(one.world, 'red-gf').due).toBeUndefined();
  });
});

describe('Subordinating, told in full', () => {
  const act: ReorganisationAct = { do: 'subordinate', formation: 'red-flag', to: 'red-gf' };

  it('[3.333] [3.45] at sea after a check', () => {
    const { world, came, told, tried } = done({ stated: pair, act, dice: [5] });
    expect(formationIn(world, 'red-flag').under).toBe('red-gf');
    expect({ came, told, tried }).toEqual({
      came: true,
      told: [checkTold('3.333', 5, 'under red-flag'), subordinatedTold('3.333', 'red-flag', 'red-gf')],
      tried: ['under red-flag'],
    });
  });

  it('[3.333] [3.451] not if it fails', () => {
    const { world, came, told } = done({ stated: pair, act, dice: [6] });
    expect([came, formationIn(world, 'red-flag').under]).toEqual([false, null]);
    expect(told.map(({ kind }) => kind)).toEqual(['check']);
  });

  it('[8.424] [3.333] freely after a Battle, and at anchor', () => {
    expect(done({ stated: pair, act, occasion: BATTLE }).came).toBe(true);
    const lying: Stated = {
      ...home,
      fittingOut: {},
      put: [
        force('red-gf kings-port r-ash red-a', { fitting: true }),
        force('red-flag kings-port r-birch red-b', { fitting: true }),
      ],
    };
    expect(done({ stated: lying, act }).came).toBe(true);
  });

  it('[11.152] a newcomer in Port goes into the Flotilla that lies there, and its side alone hears which', () => {
    const stated: Stated = {
      ...home,
      put: [force('red-flag kings-port r-birch red-c', { fitting: true })],
    };
    const { world, came, told } = done({
      stated,
      act: { do: 'subordinate', formation: 'red-a', to: 'red-flag' },
      change: (world) => {
        world.forces.red!.newcomers = ['red-a'];
      },
    });
    expect(formationIn(world, 'red-flag').squadrons).toEqual(['red-c', 'red-a']);
    expect(world.forces.red!.squadrons['red-a']).toMatchObject({ formation: 'red-flag', port: null });
    expect({ came, told }).toEqual({
      came: true,
      told: [subordinatedTold('11.152', 'red-a', 'red-flag')],
    });
  });
});
