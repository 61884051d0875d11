import { describe, expect, it } from 'vitest';
import { fittedOut, joinFormation, leaderFate, setLoose, unform } from '../organisation/organisation.ts';
import { candidates } from '../organisation/seniority.ts';
import { actsOf, formOf, RED_AT_HOME, redAtSea, redDesk } from '../testing/reorganisation.ts';
import { force, formationIn, type Stated, scripted, stationAt, Umpire } from '../testing/station.ts';
import { atSea, inHarbour, moveTo } from '../umpire/tokens.ts';
import type { ReorganisationAct } from '../world/asks.ts';
import { newExecution } from '../world/new-forces.ts';
import { checkAct, doAct } from './acts.ts';
import { reorganisationStep } from './reorganisation.ts';

describe('Squadrons', () => {
  it('[3.25] [3.26] [3.261] Sail go from one Squadron to another in the same place, after a Strategy Check', () => {
    const umpire = redDesk({ ...RED_AT_HOME, fittingOut: { 'kings-port': 'red-a:2 red-b:1/5' } }, 3);
    umpire.answer(actsOf({ do: 'transfer', from: 'red-b', to: 'red-a', sail: 1 }));
    expect(umpire.world.forces.red!.squadrons['red-a']).toMatchObject({ sail: 3, dp: 5 });
    expect(umpire.world.forces.red!.squadrons['red-b']).toBeUndefined();
  });

  it('[3.26] a failed check leaves them as they were, and Damage is never made less', () => {
    const failed = redDesk({ ...RED_AT_HOME, fittingOut: { 'kings-port': 'red-a:2 red-b:2' } }, 6);
    failed.answer(actsOf({ do: 'transfer', from: 'red-b', to: 'red-a', sail: 1 }));
    expect(failed.world.forces.red!.squadrons['red-a']!.sail).toBe(2);
    const clean = redDesk({ ...RED_AT_HOME, fittingOut: { 'kings-port': 'red-a:2/7 red-b:2' } }, 0);
    clean.answer(actsOf({ do: 'transfer', from: 'red-b', to: 'red-a', sail: 1 }));
    expect(clean.world.forces.red!.squadrons['red-a']!.dp).toBe(7);
  });

  it('[3.252] no more Sail than the counter holds, and only its own Contingent and Class', () => {
    const umpire = redDesk({ ...RED_AT_HOME, fittingOut: { 'kings-port': 'red-a red-b:2 red-d:1' } });
    expect(umpire.check(actsOf({ do: 'transfer', from: 'red-b', to: 'red-a', sail: 1 }))?.rule).toBe('3.252');
    expect(umpire.check(actsOf({ do: 'transfer', from: 'red-d', to: 'red-b', sail: 1 }))?.rule).toBe('3.252');
  });

  it('[3.222] Sail for which no Squadron has room are not there at all', () => {
    const umpire = redDesk({ ...RED_AT_HOME, fittingOut: { 'kings-port': 'red-a:2 red-b:2' } });
    expect(umpire.check(actsOf({ do: 'transfer', from: 'red-a', to: 'red-x', sail: 1 }))?.code).toBe(
      'no-squadron',
    );
  });

  it('[3.254] a Squadron may be Formed by a Transfer, Fitting Out', () => {
    const umpire = redDesk({ ...RED_AT_HOME, fittingOut: { 'kings-port': 'red-a' } }, 0);
    umpire.answer(actsOf({ do: 'transfer', from: 'red-a', to: 'red-b', sail: 2 }));
    expect(umpire.world.forces.red!.squadrons['red-b']).toMatchObject({
      sail: 2,
      port: { at: 'kings-port', state: 'FittingOut' },
    });
  });

  it('[3.254] but not at sea', () => {
    const umpire = redDesk(redAtSea(force('red-gf x r-ash red-a')));
    expect(umpire.check(actsOf({ do: 'transfer', from: 'red-a', to: 'red-b', sail: 2 }))?.rule).toBe('3.254');
  });
});

describe('Forming Flotillas', () => {
  it('[3.33] [3.46] [3.463] at anchor without a check, under the senior officer in the Mess', () => {
    const umpire = redDesk(RED_AT_HOME);
    umpire.answer(actsOf(formOf('red-gf', 'red-a', 'red-b', 'sovereign')));
    expect(formationIn(umpire.world, 'red-gf')).toMatchObject({
      leader: 'r-ash',
      place: inHarbour('kings-port'),
      squadrons: ['red-a', 'red-b', 'sovereign'],
    });
    expect(umpire.world.forces.red!.leaders['r-ash']).toMatchObject({ at: 'posted', formation: 'red-gf' });
  });

  it('[3.33] at sea only after the Admiral’s Strategy Check', () => {
    const loose = (): Stated => ({
      ...redAtSea(force('red-a x nobody red-a'), force('red-b x nobody red-b')),
    });
    const passed = redDesk(loose(), 5).answer(actsOf(formOf('red-gf', 'red-a', 'red-b')));
    expect(formationIn(passed.world, 'red-gf').squadrons).toEqual(['red-a', 'red-b']);
    const failed = redDesk(loose(), 6).answer(actsOf(formOf('red-gf', 'red-a', 'red-b')));
    expect(failed.world.forces.red!.formations['red-gf']).toBeUndefined();
  });

  it('[3.322] [3.411] Commodores have Detachments, Admirals Flags; without the right one it is not Formed', () => {
    expect(
      redDesk(RED_AT_HOME).answer(actsOf(formOf('red-det-1', 'red-a'))).world.forces.red!.formations[
        'red-det-1'
      ]!.leader,
    ).toMatch(/r-(cole|dunn)/);
    const none = redDesk({ ...RED_AT_HOME, mess: 'r-ash' });
    expect(none.check(actsOf(formOf('red-det-1', 'red-a')))?.rule).toBe('3.411');
    const noAdmiral = redDesk({ ...RED_AT_HOME, mess: 'r-cole', stations: {} });
    expect(noAdmiral.check(actsOf(formOf('red-gf', 'red-a')))?.rule).toBe('3.411');
  });

  it('[10.311] [10.314] a Flagship goes with a Squadron of the line and stays with it at sea', () => {
    const umpire = redDesk({ ...RED_AT_HOME, fittingOut: { 'kings-port': 'red-a red-f sovereign' } });
    expect(umpire.check(actsOf(formOf('red-flag', 'red-f', 'sovereign')))?.rule).toBe('10.311');
    expect(umpire.check(actsOf(formOf('red-flag', 'red-a', 'sovereign')))).toBeNull();
    const afloat = redDesk(redAtSea(force('red-flag x r-birch red-a sovereign')));
    expect(afloat.check(actsOf({ do: 'drop', squadron: 'sovereign' }))?.rule).toBe('10.311');
    expect(afloat.check(actsOf({ do: 'drop', squadron: 'red-a' }))).toBeNull();
  });

  it('[3.326] those who are hired serve in the Flotillas of who pays them', () => {
    const umpire = redDesk({ ...RED_AT_HOME, fittingOut: { haven: 'order-d' }, world: { hired: true } });
    expect(umpire.check(actsOf(formOf('red-flag', 'order-d')))).toBeNull();
    umpire.world.hired = false;
    expect(umpire.check(actsOf(formOf('red-flag', 'order-d')))?.rule).toBe('3.326');
  });

  it('[3.326] Squadrons of a Contingent that may not serve in it are refused', () => {
    const umpire = redDesk({ ...RED_AT_HOME, fittingOut: { 'kings-port': 'red-a', ville: 'azure-a' } });
    umpire.answer({ acts: [], done: true });
    expect(umpire.check(actsOf(formOf('cobalt-flag', 'azure-a')))?.rule).toBe('3.326');
  });

  it('[3.326] [3.475] only a Flotilla meant for it takes Squadrons of both Commands, under a Vice-Admiral or above', () => {
    const both: Stated = {
      ...RED_AT_HOME,
      fittingOut: { ville: 'azure-a cobalt-a' },
      events: 'compact',
      scenario: { rules: ['combined-fleet'] },
    };
    const umpire = redDesk(both).answer({ acts: [], done: true });
    umpire.answer(actsOf(formOf('blue-gf', 'azure-a', 'cobalt-a')));
    expect(formationIn(umpire.world, 'blue-gf').leader).toBe('a-aubin');
    const without = redDesk({ ...both, events: '', scenario: {} }).answer({ acts: [], done: true });
    expect(without.check(actsOf(formOf('blue-gf', 'azure-a', 'cobalt-a')))?.code).toBe('not-yet');
    const juniors = redDesk({ ...both, mess: 'a-brun a-clerc c-cano', stations: {} }).answer({
      acts: [],
      done: true,
    });
    expect(juniors.check(actsOf(formOf('blue-gf', 'azure-a', 'cobalt-a')))?.rule).toBe('3.411');
  });

  it('[3.331] to a Formed Flotilla no Squadron is added; another Flotilla may come under it', () => {
    const umpire = redDesk({
      ...RED_AT_HOME,
      put: [force('red-gf kings-port r-ash red-c', { fitting: true })],
      mess: 'r-birch r-cole',
    });
    expect(umpire.check(actsOf({ do: 'move', squadron: 'red-c', to: 'red-gf' }))?.rule).toBe('3.331');
    umpire.answer(
      actsOf(formOf('red-flag', 'red-a'), { do: 'subordinate', formation: 'red-flag', to: 'red-gf' }),
    );
    expect(formationIn(umpire.world, 'red-flag')).toMatchObject({ under: 'red-gf', token: null });
  });

  it('[3.333] [3.334] [3.425] nobody comes under a junior', () => {
    const umpire = redDesk(redAtSea(force('red-gf x r-birch red-a'), force('red-flag x r-ash red-b')));
    // On coming into the Step the Mess is settled; Ash keeps his Flag, and Birch may not have him under him.
    expect(umpire.check(actsOf({ do: 'subordinate', formation: 'red-flag', to: 'red-gf' }))?.rule).toBe(
      '3.425',
    );
  });

  it('[3.425] nor is a Flotilla Formed over one whose leader is senior to the officer who would have it', () => {
    const umpire = redDesk({
      ...RED_AT_HOME,
      fittingOut: { 'kings-port': 'red-a' },
      put: [force('red-flag kings-port r-ash red-b', { fitting: true })],
      mess: 'r-birch',
      stations: {},
    });
    const over: ReorganisationAct = {
      do: 'form',
      flotilla: 'red-gf',
      squadrons: ['red-a'],
      flotillas: ['red-flag'],
    };
    expect(umpire.check(actsOf(over))?.rule).toBe('3.425');
  });

  it('[3.425] under an equal in rank only if no senior could take it', () => {
    const under = (withSenior: boolean) => {
      const world = stationAt(
        redAtSea(force('red-flag x r-birch red-a'), force('red-det-1 x r-cole red-b'), {
          id: 'red-gf',
          at: withSenior ? 'x' : 'y',
          leader: 'r-ash',
          squadrons: 'red-c',
        }),
      );
      world.forces.red!.leaders['r-cole']!.rank = 'RA';
      return (to: string) =>
        checkAct(world, 'red', { do: 'subordinate', formation: 'red-det-1', to }, { free: false, at: null })
          ?.code;
    };
    expect([under(true)('red-flag'), under(true)('red-gf')]).toEqual(['equals', undefined]);
    expect(under(false)('red-flag')).toBeUndefined();
  });

  it('[3.425] and an equal is Posted under somebody only if there is nobody else', () => {
    const posted = (...mess: readonly string[]) => {
      const world = stationAt(
        redAtSea(force('red-gf x r-ash red-a'), force('red-flag x nobody red-b', { under: 'red-gf' })),
      );
      const { leaders } = world.forces.red!;
      for (const id of ['r-birch', 'r-cole', 'r-dunn']) leaders[id]!.at = mess.includes(id) ? 'mess' : 'gone';
      leaders['r-birch']!.rank = 'VA';
      leaders['r-cole']!.rank = 'RA';
      return candidates(world, 'red', 'red-flag');
    };
    expect(posted('r-birch', 'r-cole')).toEqual(['r-cole']);
    expect(posted('r-birch')).toEqual(['r-birch']);
  });

  it('[3.333] a Detachment takes no Flotilla, a Flag no Flag', () => {
    const umpire = redDesk(redAtSea(force('red-det-1 x r-cole red-a'), force('red-det-2 x r-dunn red-b')));
    expect(umpire.check(actsOf({ do: 'subordinate', formation: 'red-det-1', to: 'red-det-2' }))?.rule).toBe(
      '3.322',
    );
  });

  it('[3.353] an Independent Squadron without Orders is taken in, one Executing is not', () => {
    const put = [force('red-gf x r-ash red-a'), force('red-b x nobody red-b')];
    const umpire = redDesk(redAtSea(...put), 2).answer(
      actsOf({ do: 'subordinate', formation: 'red-b', to: 'red-gf' }),
    );
    expect(formationIn(umpire.world, 'red-gf').squadrons).toEqual(['red-a', 'red-b']);
    expect(umpire.world.forces.red!.formations['red-b']).toBeUndefined();
    const busy = stationAt(redAtSea(...put));
    busy.forces.red!.formations['red-b']!.execution = newExecution('rendezvous', 0, null, {
      target: 'ferry',
    });
    expect(
      new Umpire(busy, reorganisationStep).check(
        actsOf({ do: 'subordinate', formation: 'red-b', to: 'red-gf' }),
      )?.rule,
    ).toBe('3.353');
  });
});

describe('After a Battle', () => {
  it('[3.335] Squadrons go freely from one Engaged Flotilla to another, Flotillas are Unformed, but none is Formed', () => {
    const world = stationAt(redAtSea(force('red-gf x r-ash red-a red-b'), force('red-flag x r-birch red-c')));
    const battle = { free: true, at: 'x' };
    expect(checkAct(world, 'red', formOf('red-det-1', 'red-b'), battle)?.rule).toBe('3.335');
    // No die is there to be rolled.
    expect(
      doAct(world, scripted(world), 'red', { do: 'move', squadron: 'red-b', to: 'red-flag' }, battle),
    ).toBe(true);
    expect(formationIn(world, 'red-flag').squadrons).toEqual(['red-c', 'red-b']);
    expect(doAct(world, scripted(world), 'red', { do: 'unform', flotilla: 'red-flag' }, battle)).toBe(true);
    expect(world.forces.red!.formations['red-flag']).toBeUndefined();
  });
});

describe('Unforming Flotillas', () => {
  const sailing = redAtSea(
    force('red-gf x r-ash red-a red-b', { auxiliaries: 'red-fleet-1' }),
    force('red-flag x r-birch red-c', { under: 'red-gf' }),
  );

  it('[3.34] [3.343] [3.344] its parts are on the map, its leader in the Mess, its Auxiliaries in Recovery', () => {
    const world = stationAt({ ...sailing, mess: '' });
    unform(world, scripted(world), 'red', 'red-gf', '3.341');
    const red = world.forces.red!;
    expect(red.formations['red-gf']).toBeUndefined();
    expect(red.leaders['r-ash']!.at).toBe('mess');
    expect(red.auxiliaries['red-fleet-1']).toEqual({ in: 'recovery' });
    expect(red.formations['red-a']).toMatchObject({ kind: 'squadron', place: atSea('x') });
    expect(red.formations['red-flag']).toMatchObject({ under: null, kind: 'flotilla' });
    expect(red.formations['red-flag']!.token).not.toBeNull();
  });

  it('[3.341] [3.482] at will only when its leader has been Relieved, by a check', () => {
    const lying = force('red-gf kings-port r-ash red-a', { fitting: true });
    const thrown = (die: number) => redDesk({ ...redAtSea(lying), mess: 'r-cole' }, die);
    const still = thrown(6);
    still.answer(actsOf({ do: 'unform', flotilla: 'red-gf' }));
    expect(formationIn(still.world, 'red-gf').leader).toBe('r-ash');
    expect(still.check(actsOf({ do: 'unform', flotilla: 'red-gf' }))?.code).toBe('tried');
    const done = thrown(5);
    done.answer(actsOf({ do: 'unform', flotilla: 'red-gf' }));
    expect(done.world.forces.red!.formations['red-gf']).toBeUndefined();
  });

  it('[3.342] in Port its Squadrons lie Fitting Out', () => {
    const world = stationAt({
      ...RED_AT_HOME,
      fittingOut: {},
      mess: '',
      put: [force('red-gf kings-port r-ash red-a')],
    });
    unform(world, scripted(world), 'red', 'red-gf', '3.341');
    expect(world.forces.red!.squadrons['red-a']!.port).toEqual({ at: 'kings-port', state: 'FittingOut' });
  });

  it('[3.345] [3.432] a Subordinate Flotilla without a leader goes into the one above it', () => {
    const world = stationAt({ ...sailing, mess: '' });
    unform(world, scripted(world), 'red', 'red-flag', '3.432');
    expect(formationIn(world, 'red-gf').squadrons).toEqual(['red-a', 'red-b', 'red-c']);
    expect(world.tokens).toHaveLength(1);
  });

  it('[3.332] [3.491] at sea it sails on under a Notional Leader; coming to anchor it is Unformed', () => {
    const world = stationAt({
      ...sailing,
      mess: '',
      put: [force('red-gf x r-ash red-a')],
    });
    const context = scripted(world);
    leaderFate(world, context, 'red', 'r-ash', { what: 'killed' });
    expect(formationIn(world, 'red-gf').leader).toBeNull();
    moveTo(world, 'red', 'red-gf', inHarbour('kings-port'));
    fittedOut(world, context, 'red', 'red-gf');
    expect(world.forces.red!.formations['red-gf']).toBeUndefined();
    expect(world.forces.red!.squadrons['red-a']!.port).toEqual({ at: 'kings-port', state: 'FittingOut' });
  });
});

describe('Independent Squadrons', () => {
  it('[3.35] [3.351] in Port and without Orders a Squadron is no Formation any more', () => {
    const world = stationAt(redAtSea(force('red-a kings-port nobody red-a', { fitting: true })));
    fittedOut(world, scripted(world), 'red', 'red-a');
    expect(world.forces.red!.formations['red-a']).toBeUndefined();
    expect(world.forces.red!.squadrons['red-a']!.port!.state).toBe('FittingOut');
  });

  it('[3.354] [3.355] set loose at sea it may join a Flotilla that it meets', () => {
    const world = stationAt({
      ...RED_AT_HOME,
      put: [force('red-gf x r-ash red-c')],
      mess: '',
    });
    const context = scripted(world);
    expect(setLoose(world, context, 'red', ['red-a', 'sovereign'], atSea('x'))).toEqual(['red-a']);
    expect(formationIn(world, 'red-a').squadrons).toEqual(['red-a', 'sovereign']);
    joinFormation(world, context, 'red', 'red-a', 'red-gf');
    expect(formationIn(world, 'red-gf').squadrons).toEqual(['red-c', 'red-a', 'sovereign']);
  });
});
