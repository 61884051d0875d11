import { describe, expect, it } from 'vitest';
import { BATTLE, actOf as done } from '../testing/acts.ts';
import { checkTold, subordinatedTold, unformedTold } from '../testing/acts-told.ts';
import { RED_AT_HOME as home, redAtSea as sea } from '../testing/reorganisation.ts';
import { formationIn, type Stated } from '../testing/station.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import type { State } from '../world/state.ts';

const fleet = sea(
  { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a' },
  { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-b', under: 'red-gf' },
);
const pair = sea(
  { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: 'red-a red-c' },
  { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-b' },
);

describe('Unforming, told in full', () => {
  const act: ReorganisationAct = { do: 'unform', flotilla: 'red-gf' };

  it('[3.341] [3.482] at sea a check to Relieve the leader and one to Unform', () => {
    const { came, told, tried } = done({ stated: fleet, act, dice: [5, 5] });
    expect({ came, told, tried }).toEqual({
      came: true,
      told: [
        checkTold('3.482', 5, 'unform red-gf'),
        checkTold('3.341', 5, 'unform red-gf'),
        unformedTold('3.341', 'red-gf'),
      ],
      tried: ['unform red-gf', 'unform red-gf'],
    });
  });

  it('[3.341] either failing leaves it Formed', () => {
    for (const dice of [[6], [5, 6]]) {
      const { world, came, told } = done({ stated: fleet, act, dice });
      expect([came, formationIn(world, 'red-gf').leader]).toEqual([false, 'r-ash']);
      expect(told.map(({ rule }) => rule)).toEqual(['3.482', '3.341'].slice(0, dice.length));
    }
  });

  it('[3.341] under a Notional Leader there is nobody to Relieve; at anchor there is only he', () => {
    const nobody = sea({ id: 'red-gf', at: 'x', squadrons: 'red-a' });
    expect(done({ stated: { ...nobody, mess: '' }, act, dice: [5] }).told.map(({ rule }) => rule)).toEqual([
      '3.341',
      '3.341',
    ]);
    const lying: Stated = {
      ...home,
      fittingOut: {},
      put: [{ id: 'red-gf', at: 'kings-port', fitting: true, leader: 'r-ash', squadrons: 'red-a' }],
    };
    expect(done({ stated: lying, act, dice: [5] }).told.map(({ kind, rule }) => [kind, rule])).toEqual([
      ['check', '3.482'],
      ['unformed', '3.341'],
    ]);
  });

  it('[8.424] [11.133] freely after a Battle, and if it is of newcomers only', () => {
    expect(done({ stated: fleet, act, occasion: BATTLE }).came).toBe(true);
    const fresh = (world: State) => {
      world.forces.red!.newcomers = ['red-a', 'red-b'];
    };
    expect(done({ stated: fleet, act, change: fresh }).came).toBe(true);
  });
});

describe('Detaching and dropping, told in full', () => {
  it('[3.341] [3.344] a Flotilla detached at sea by a check is a Formation of its own, holding', () => {
    const { world, came, told, tried } = done({
      stated: fleet,
      act: { do: 'detach', formation: 'red-flag' },
      dice: [5],
      change: (world) => {
        formationIn(world, 'red-flag').plan = { kind: 'go', to: 'y' } as never;
      },
    });
    expect(formationIn(world, 'red-flag')).toMatchObject({
      under: null,
      plan: { kind: 'hold' },
      token: 't4',
    });
    expect({ came, told, tried }).toEqual({
      came: true,
      told: [checkTold('3.341', 5, 'detach red-flag'), subordinatedTold('3.344', 'red-flag', null)],
      tried: ['detach red-flag'],
    });
  });

  it('[3.341] a check that fails leaves it under the other', () => {
    const { world, came } = done({ stated: fleet, act: { do: 'detach', formation: 'red-flag' }, dice: [6] });
    expect([came, formationIn(world, 'red-flag').under]).toEqual([false, 'red-gf']);
  });

  it('[8.424] freely after a Battle; a Flotilla with nothing left under it is no more', () => {
    const bare = sea(
      { id: 'red-gf', at: 'x', leader: 'r-ash', squadrons: '' },
      { id: 'red-flag', at: 'x', leader: 'r-birch', squadrons: 'red-b', under: 'red-gf' },
    );
    const { world, came, told } = done({
      stated: bare,
      act: { do: 'detach', formation: 'red-flag' },
      occasion: BATTLE,
    });
    expect(came).toBe(true);
    expect(Object.keys(world.forces.red!.formations)).toEqual(['red-flag']);
    expect(told).toEqual([subordinatedTold('3.344', 'red-flag', null), unformedTold('3.341', 'red-gf')]);
  });

  it('[11.13] [3.341] a Squadron dropped at sea is Independent, after a check', () => {
    const { world, came, told, tried } = done({
      stated: pair,
      act: { do: 'drop', squadron: 'red-c' },
      dice: [5],
    });
    expect(formationIn(world, 'red-c')).toMatchObject({ kind: 'squadron', under: null });
    expect({ came, told, tried }).toEqual({
      came: true,
      told: [checkTold('3.341', 5, 'drop red-c'), subordinatedTold('11.13', 'red-c', null)],
      tried: ['drop red-c'],
    });
  });

  it('[3.341] not if the check fails; no check after a Battle, nor of newcomers', () => {
    const act: ReorganisationAct = { do: 'drop', squadron: 'red-c' };
    expect(done({ stated: pair, act, dice: [6] }).came).toBe(false);
    expect(done({ stated: pair, act, occasion: BATTLE }).came).toBe(true);
    const fresh = (world: State) => {
      world.forces.red!.newcomers = ['red-a', 'red-c'];
    };
    expect(done({ stated: pair, act, change: fresh }).came).toBe(true);
  });

  it('[3.342] [11.13] dropped at anchor it lies Fitting Out, without a check', () => {
    const lying: Stated = {
      ...home,
      fittingOut: {},
      put: [{ id: 'red-gf', at: 'kings-port', fitting: true, leader: 'r-ash', squadrons: 'red-a red-c' }],
    };
    const { world, came, told } = done({ stated: lying, act: { do: 'drop', squadron: 'red-c' } });
    expect(world.forces.red!.squadrons['red-c']).toEqual({
      id: 'red-c',
      sail: 4,
      dp: 0,
      formation: null,
      port: { at: 'kings-port', state: 'FittingOut' },
    });
    expect({ came, told }).toEqual({
      came: true,
      told: [subordinatedTold('11.13', 'red-c', null)],
    });
  });

  it('[8.453] a Squadron that passes over after a Battle brings its disorder with it', () => {
    const passed = (disordered: string) => {
      const { world, told } = done({
        stated: pair,
        act: { do: 'move', squadron: 'red-c', to: 'red-flag' },
        occasion: BATTLE,
        change: (world) => {
          if (disordered !== '') formationIn(world, disordered).disorganised = true;
        },
      });
      expect(told).toEqual([]);
      return [formationIn(world, 'red-gf').disorganised, formationIn(world, 'red-flag').disorganised];
    };
    expect([passed(''), passed('red-gf'), passed('red-flag')]).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ]);
  });
});

describe('Transfers, told in full', () => {
  it('[3.26] [3.261] the check, then what went, which the Enemy does not hear', () => {
    const { world, came, told, tried } = done({
      stated: { ...home, fittingOut: { 'kings-port': 'red-a:2/1 red-b:3/5' } },
      act: { do: 'transfer', from: 'red-b', to: 'red-a', sail: 2 },
      dice: [5],
    });
    expect([world.forces.red!.squadrons['red-a'], world.forces.red!.squadrons['red-b']]).toEqual([
      { dp: 5, formation: null, id: 'red-a', port: { at: 'kings-port', state: 'FittingOut' }, sail: 4 },
      { dp: 5, formation: null, id: 'red-b', port: { at: 'kings-port', state: 'FittingOut' }, sail: 1 },
    ]);
    expect({ came, told, tried }).toEqual({
      came: true,
      told: [
        checkTold('3.26', 5, 'transfer red-b'),
        { from: 'red-b', kind: 'transferred', others: null, rule: '3.26', sail: 2, side: 'red', to: 'red-a' },
      ],
      tried: ['transfer red-b'],
    });
  });

  it('[3.254] [3.26] after a Battle, freely, into a new counter, which joins the Flotilla of the other', () => {
    const { world, came, told } = done({
      stated: pair,
      act: { do: 'transfer', from: 'red-c', to: 'red-e', sail: 1 },
      occasion: BATTLE,
    });
    expect(formationIn(world, 'red-gf').squadrons).toEqual(['red-a', 'red-c', 'red-e']);
    expect(world.forces.red!.squadrons['red-e']).toEqual({
      id: 'red-e',
      sail: 1,
      dp: 0,
      formation: 'red-gf',
      port: null,
    });
    expect({ came, told }).toEqual({
      came: true,
      told: [
        { from: 'red-c', kind: 'transferred', others: null, rule: '3.26', sail: 1, side: 'red', to: 'red-e' },
      ],
    });
  });

  it('[11.133] newcomers Transfer without a check, and what they Form is a newcomer', () => {
    const { world, came } = done({
      stated: home,
      act: { do: 'transfer', from: 'red-a', to: 'red-e', sail: 1 },
      change: (world) => {
        world.forces.red!.newcomers = ['red-a'];
      },
    });
    expect(came).toBe(true);
    expect(world.forces.red!.newcomers).toEqual(['red-a', 'red-e']);
    const old = done({
      stated: home,
      act: { do: 'transfer', from: 'red-a', to: 'red-e', sail: 1 },
      dice: [5],
    });
    expect(old.world.forces.red!.newcomers).toBeUndefined();
  });
});
