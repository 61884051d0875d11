import { describe, expect, it } from 'vitest';
import { came, type Meets, meeting } from '../testing/battle.ts';
import { putConvoy } from '../testing/convoys.ts';
import { battling, formationsLeft, playOut, playTo } from '../testing/fighting.ts';
import { STATIONS as stations } from '../testing/reorganisation.ts';
import { force } from '../testing/station.ts';
import { PLAYER_RANKS } from '../world/ranks.ts';
import type { State } from '../world/state.ts';

const RED: Meets = force('red-gf ville r-ash red-a red-b');
const AZURE: Meets = force('azure-flag ville a-aubin azure-a', came('with', 'x'));

describe('After a Withdrawal or a Battle', () => {
  const RUN: Meets = force('red-flag w r-birch red-a', came('with', 'narrows'));
  const left = (blue: Partial<Meets>, change: (world: State) => void = () => {}): string[] => {
    const world = meeting({
      stations: { red: 'r-birch', north: 'a-brun' },
      put: [RUN, force('azure-flag w a-brun azure-a', { ...blue })],
    });
    change(world);
    playOut(battling(world), { withdraw: { formations: ['red-flag'] } });
    return formationsLeft(world, 'red');
  };

  it.each([
    ['came in just now', came('against', 'x'), '[w x]'],
    ['is on its station', {}, '[w]'],
    ['came out of Port', { ...came('fitting-out', 'w') }, '[w]'],
  ])('[8.231] they may not go by the Lane of an Enemy who %s', (_, blue, shun) => {
    expect(left(blue)).toEqual([`red-flag w r-birch red-a:4/0 {clock:4 leave:true shun:${shun} back:null}`]);
  });

  it('[8.231] the Lane of one who came in long ago is open', () => {
    const old = ({ forces }: State) =>
      void Object.assign(forces.blue!.formations['azure-flag']!, {
        came: { how: 'against', from: 'x', clock: 1 },
      });
    expect(left({}, old)).toEqual(['red-flag w r-birch red-a:4/0 {clock:4 leave:true shun:[w] back:null}']);
  });

  it('[8.46] all Battle Spaces of the Increment are closed, one’s own first', () => {
    expect(left({}, (world) => void Object.assign(world, { fought: ['x', 'y'] }))).toEqual([
      'red-flag w r-birch red-a:4/0 {clock:4 leave:true shun:[w x y] back:null}',
    ]);
  });

  it('[3.464] of several juniors none is turned out by the umpire: that is their owner’s to say', () => {
    const led = (...put: Meets[]): string[] => {
      const world = meeting({
        stations,
        put: [...put, force('azure-flag w a-aubin azure-a', came('with', 'x'))],
      });
      playOut(battling(world), { withdraw: { formations: ['azure-flag'] } });
      return Object.values(world.forces.red!.formations).map(({ leader }) => `${leader}`);
    };
    const east: Meets = force('red-gf w r-east red-b');
    const birch: Meets = force('red-flag w r-birch red-a');
    expect(led(birch)).toEqual(['r-ash']);
    expect(led(east, birch)).toEqual(['r-east', 'r-birch']);
  });

  it('[8.41] with one Squadron each there is nothing to shuffle after a Withdrawal', () => {
    const asked = (squadrons: string): string[] => {
      const world = meeting({
        stations: { red: 'r-birch', north: 'a-brun' },
        put: [RUN, { id: 'azure-flag', at: 'w', leader: 'a-brun', squadrons }],
      });
      const umpire = playTo(battling(world), 'regroup', { withdraw: { formations: ['red-flag'] } });
      return umpire.asks.map(({ seat }) => seat);
    };
    expect([asked('azure-a'), asked('azure-a azure-b')]).toEqual([[], ['blue']]);
  });

  it('[8.122] who says nothing fights where he came from', () => {
    const red = force('red-gf narrows r-ash red-a', came('with', 'w'));
    const azure = force('azure-flag w a-aubin azure-a', came('against', 'narrows'));
    const world = meeting({ stations, put: [red, azure] });
    world.passed = [{ a: 't1', b: 't2', spaces: ['narrows', 'w'] }];
    world.watch = { ...world.watch, red: { ...world.watch.red!, withdraw: 'never' } };
    playTo(battling(world), 'intensity');
    expect(world.battle?.at).toBe('w');
  });
});

describe('Who is drawn in, and who is not', () => {
  it('[10.13] a Convoy that is Fitting Out in the Port is not', () => {
    const engaged = (fitting: boolean): string[] => {
      const world = meeting({ stations, put: [RED, AZURE] });
      putConvoy(world, { group: 'blue-trade', at: 'ville', ...(fitting ? { fitting } : {}) });
      playTo(battling(world), 'line-up', { reinforce: { formations: [], assist: null, screen: null } });
      return world.battle!.formations.blue!.map(({ formation }) => formation);
    };
    expect([engaged(true), engaged(false)]).toEqual([['azure-flag'], ['azure-flag', 'blue-trade']]);
  });

  it('[8.245] an Auxiliary is sent only where somebody tries to come up', () => {
    const world = meeting({
      stations,
      put: [{ ...RED, auxiliaries: 'red-fleet-1' }, force('red-flag ville r-birch red-c'), AZURE],
    });
    playTo(battling(world), 'line-up', {
      engage: (_, { declared }) => (declared ? { fight: true, formation: 'red-gf' } : undefined),
      reinforce: (side) =>
        side === 'red'
          ? { formations: [], assist: 'red-fleet-1', screen: null }
          : { formations: [], assist: null, screen: null },
    });
    expect(world.forces.red!.auxiliaries['red-fleet-1']).toEqual({ in: 'formation', formation: 'red-gf' });
  });

  it('[12.43] [8.214] an Admiral of the Blue’s leaders Control one more each', () => {
    const out = (rank: number): string[] => {
      const world = meeting({
        stations,
        put: [{ ...RED, id: 'red-det-1', leader: 'r-cole', squadrons: 'red-a:3 red-b red-c' }, AZURE],
        options: { careers: { A: { rank } } },
      });
      playTo(battling(world), 'intensity');
      return world.battle!.squadrons.red!.filter((one) => one.out).map(({ squadron }) => squadron);
    };
    const blue = PLAYER_RANKS.findIndex(({ name }) => name === 'Admiral of the Blue') + 1;
    expect([out(0), out(blue)]).toEqual([['red-a'], []]);
  });

  it('[8.37] who is hit is aboard no Squadron any more', () => {
    const world = meeting({
      stations,
      put: [
        { ...RED, at: 'w', squadrons: 'red-a', ...came('with', 'narrows') },
        { ...AZURE, at: 'w', squadrons: 'azure-a', ...came('against', 'x') },
      ],
    });
    playTo(battling(world, 0, 0, 1, 9, 9, 9, 9), 'regroup', { intensity: { intensity: 'Heavy' } });
    const aboard = ['red', 'blue'].map((side) =>
      world.battle!.squadrons[side]!.flatMap(({ leaders }) => leaders),
    );
    expect(aboard).toEqual([['r-ash'], []]);
  });
});
