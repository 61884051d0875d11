import { describe, expect, it } from 'vitest';
import { came, type Meets, meeting } from '../testing/battle.ts';
import { battling, playOut, playTo } from '../testing/fighting.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { tokenFor } from '../testing/sailing.ts';
import { fleets, force, formationIn, type Put } from '../testing/station.ts';
import type { State } from '../world/state.ts';
import { fireshipsFor, fireTargets } from './battle-fireships.ts';

const LIGHT = { intensity: { intensity: 'Light' } } as const;

describe('by which way they go', () => {
  const guard: Meets = { ...force('red-flag narrows r-ash red-a'), order: 'red-strait' };
  const enters = force('azure-det narrows a-brun azure-a', came('with', 'w'));
  it('[7.223] an Interdictor who Withdraws goes where he likes, wherever he once came from', () => {
    const world = meeting({ stations, put: [guard, { ...enters, ...came('against', 'w') }] });
    formationIn(world, 'red-flag').came = { how: 'with', from: 'ocean', clock: 1 };
    playOut(battling(world, 0), { withdraw: { formations: ['red-flag'] } });
    expect(formationIn(world, 'red-flag').bound).toEqual({
      clock: 4,
      leave: true,
      shun: ['narrows', 'w'],
      back: null,
    });
  });

  it('[8.231] who came in from nowhere that is known closes no Lane', () => {
    const world = meeting({
      stations,
      put: [force('red-flag w r-ash red-a', came('with', 'narrows')), force('azure-det w a-brun azure-a')],
    });
    formationIn(world, 'azure-det').came = { how: 'against', from: null, clock: 3 };
    playOut(battling(world, 0), { withdraw: { formations: ['red-flag'] } });
    expect(formationIn(world, 'red-flag').bound!.shun).toEqual(['w']);
  });

  it.each([
    ['just now', { how: 'with', from: 'w', clock: 3 }, 'w'],
    ['brought back to where he began', { how: 'with', from: 'narrows', clock: 3 }, null],
    ['before', { how: 'with', from: 'w', clock: 2 }, 'ocean'],
    ['just now, nobody knows whence', { how: 'with', from: null, clock: 3 }, 'ocean'],
  ] as const)('[8.461] the beaten leave a Strait by the side they came in by: %s', (_, how, back) => {
    const world = meeting({
      put: fleets('red-flag narrows r-birch red-a:4, azure-flag narrows a-aubin azure-a:4/15'),
    });
    formationIn(world, 'azure-flag').entered = 'ocean';
    formationIn(world, 'azure-flag').came = how;
    playOut(battling(world, 9, 9, 0, 9, 9));
    expect(formationIn(world, 'azure-flag').bound!.back).toBe(back);
  });
});

describe('what is noted of it', () => {
  const cruise = { order: 'red-cruise' };
  const noted = (world: State, id: string) => {
    const { stood, beaten } = formationIn(world, id).execution!.progress;
    return [stood, beaten];
  };
  const two = (red: Partial<Put> = {}, azure: Partial<Put> = {}): State =>
    meeting({
      stations,
      put: [
        force('red-flag w r-ash red-a red-b', { ...cruise, ...came('with', 'narrows'), ...red }),
        force('azure-det w a-brun azure-a', { order: 'north-escort', ...came('against', 'x'), ...azure }),
      ],
    });

  it('[9.37] who keeps the field when the Enemy Withdraws has stood; who Withdrew has not', () => {
    const world = two();
    playOut(battling(world), { withdraw: { formations: ['red-flag'] } });
    expect([noted(world, 'red-flag'), noted(world, 'azure-det')]).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  it('[9.37] who Withdrew with nobody has not; drawn, both have stood', () => {
    const world = two();
    const umpire = playTo(battling(world, 9, 9), 'withdraw');
    umpire.answer({ formations: [] });
    playOut(umpire, LIGHT);
    expect([noted(world, 'red-flag'), noted(world, 'azure-det')]).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('[8.125] what has come apart after it lies open, as it is then', () => {
    const world = two();
    formationIn(world, 'red-flag').execution = null;
    playOut(battling(world, 9, 9), {
      ...LIGHT,
      regroup: (side) => ({ acts: side === 'red' ? [{ do: 'unform', flotilla: 'red-flag' }] : [] }),
    });
    expect(Object.keys(world.forces.red!.formations)).toEqual(['red-a', 'red-b']);
    expect(['red-a', 'red-b'].map((id) => tokenFor(world, id).face)).toEqual(
      ['red-a', 'red-b'].map((id) => ({ formation: id, squadrons: 1, auxiliaries: [], convoy: null })),
    );
  });
});

describe('Fireships', () => {
  const fire = (auxiliaries: string, ports = {}): State =>
    meeting({
      stations,
      ports,
      put: [
        force('red-gf ville r-ash red-a:2 red-b:4', { auxiliaries, ...came('with', 'coast') }),
        force('azure-flag ville a-aubin azure-b:4 azure-a:1', came('with', 'x')),
      ],
    });
  const asked = (world: State) => playTo(battling(world, 9, 9, 9, 9, 9), 'fireships', LIGHT);

  it('[6.231] [6.232] of Engaged Formations and of the Port there, and nothing else that is with them', () => {
    const umpire = asked(
      fire('red-fire-1 red-fleet-1 red-bomb-1', { 'kings-port': 'red-fire-2', ville: 'azure-fire-1' }),
    );
    const battle = umpire.world.battle!;
    expect(fireshipsFor(umpire.world, battle, 'red')).toEqual([{ aux: 'red-fire-1', only: null }]);
    expect(fireshipsFor(umpire.world, battle, 'blue')).toEqual([{ aux: 'azure-fire-1', only: [] }]);
    expect(fireshipsFor(umpire.world, { ...battle, formations: { red: [], blue: [] } }, 'red')).toEqual([]);
  });

  it('[6.233] the smallest is proposed; what has gone down is none', () => {
    const umpire = asked(fire('red-fire-1'));
    expect(umpire.choices<'fireships'>()).toEqual([
      { attacks: [{ aux: 'red-fire-1', squadron: 'azure-a' }] },
      { attacks: [] },
    ]);
    const battle = umpire.world.battle!;
    battle.squadrons.blue!.find(({ squadron }) => squadron === 'azure-a')!.sail = 0;
    expect(fireTargets(umpire.world, battle, 'red').map(({ squadron }) => squadron)).toEqual(['azure-b']);
    for (const one of battle.squadrons.blue!) one.sail = 0;
    expect(umpire.choices<'fireships'>()).toEqual([{ attacks: [] }]);
  });
});
