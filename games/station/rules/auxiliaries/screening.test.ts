import { describe, expect, it } from 'vitest';
import type { AuxClass } from '../module/vocabulary.ts';
import { attackConvoy, raidColumn } from '../tasks/task-convoy.ts';
import { putConvoy } from '../testing/convoys.ts';
import { isUp, oddsOf, placeOfAux, tokenBehind } from '../testing/found.ts';
import { atWar, doing, noTasks, search, tasking } from '../testing/search.ts';
import { putAt, scripted } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { screenersAt, screenResult } from './screening.ts';
import { isSeen, searchModifier } from './search-table.ts';
import { putOnStation } from './stationing.ts';

const CLASSES = ['Fleet', 'Fleet-50', 'Galley', 'Light'] as const;
/** Azure in w with Auxiliaries of its own, Red ones at Kings Port. */
const hunt = (guard = 'azure-fleet-1'): State =>
  atWar({
    put: [{ id: 'azure-flag', at: 'w', squadrons: 'azure-a', auxiliaries: guard }],
    ports: { 'kings-port': 'red-fleet-1 red-light-2 red-50-1' },
  });

describe('The Screening Matrix', () => {
  const row = (tasked: AuxClass, inshore = false) =>
    CLASSES.map((sort) => screenResult(tasked, sort, inshore));

  it('[6.28] by Class of the Tasked and of the one that Screens', () => {
    expect(row('Fleet')).toEqual(['screened', 'partly', 'failed', 'failed']);
    expect(row('Fleet-50')).toEqual(row('Fleet'));
    expect(row('Galley')).toEqual(['screened', 'screened', 'screened', 'partly']);
    expect(row('Galley', true)).toEqual(['failed', 'failed', 'screened', 'failed']);
    expect(row('Light')).toEqual(['screened', 'screened', 'partly', 'screened']);
    expect(row('Light', true)).toEqual(row('Light'));
  });

  it('[6.28] [7.125] exact odds of being Spotted behind a Screen, for every pair', () => {
    const odds = (tasked: AuxClass, screening: AuxClass): number => {
      const result = screenResult(tasked, screening, false);
      if (result === 'screened') return 0;
      return oddsOf((face) => isSeen(face + searchModifier(tasked, result === 'partly')));
    };
    expect(
      (['Fleet', 'Fleet-50', 'Galley', 'Light'] as const).map((tasked) =>
        CLASSES.map((one) => odds(tasked, one)),
      ),
    ).toEqual([
      [0, 5, 6, 6],
      [0, 4, 5, 5],
      [0, 0, 0, 4],
      [0, 0, 5, 0],
    ]);
  });
});

describe('Screening', () => {
  it('[6.28] declared before the Auxiliaries are shown; Screened, both go to Recovery', () => {
    const world = hunt();
    const umpire = tasking(world).answer(doing(search('red-fleet-1', 'w')));
    expect(umpire.asks[0]).toMatchObject({
      kind: 'screen',
      against: { task: 'Search', at: 'w', against: null },
    });
    expect(JSON.stringify(umpire.asks[0])).not.toContain('red-fleet-1');
    umpire.answer({ aux: 'azure-fleet-1' });
    expect(umpire.told('task')[0]).toMatchObject({
      class: 'Fleet',
      screen: { class: 'Fleet', result: 'screened' },
    });
    expect([placeOfAux(world, 'red-fleet-1').in, placeOfAux(world, 'azure-fleet-1').in]).toEqual([
      'recovery',
      'recovery',
    ]);
  });

  it('[6.28] who is Tasked may be chosen by whether there is a Screen', () => {
    const world = hunt();
    const umpire = tasking(world).answer(doing({ ...search('red-fleet-1', 'w'), ifScreened: 'red-50-1' }));
    umpire.answer({ aux: 'azure-fleet-1' });
    expect([placeOfAux(world, 'red-fleet-1').in, placeOfAux(world, 'red-50-1').in]).toEqual([
      'port',
      'recovery',
    ]);
  });

  it('[6.28] a Screen that fails is spent and the Task goes on', () => {
    const world = atWar({
      put: [{ id: 'cobalt-galleys', at: 'w', squadrons: 'cobalt-g', auxiliaries: 'cobalt-galley-1' }],
      ports: { 'kings-port': 'red-fleet-1' },
    });
    tasking(world, 5)
      .answer(doing(search('red-fleet-1', 'w')))
      .answer({ aux: 'cobalt-galley-1' });
    expect(placeOfAux(world, 'cobalt-galley-1').in).toBe('recovery');
    expect(isUp(world, 'cobalt-galleys')).toBe(true);
  });

  it('[6.28] a Partial Screen adds one to the die of the Search', () => {
    const partly = (die: number): boolean => {
      const world = atWar({
        put: [{ id: 'cobalt-galleys', at: 'w', squadrons: 'cobalt-g', auxiliaries: 'cobalt-galley-1' }],
        ports: { 'kings-port': 'red-light-2' },
      });
      tasking(world, die)
        .answer(doing(search('red-light-2', 'w')))
        .answer({ aux: 'cobalt-galley-1' });
      return isUp(world, 'cobalt-galleys');
    };
    expect([partly(4), partly(5)]).toEqual([true, false]);
  });

  it('[6.28] one Auxiliary, of a Formation or Port in the Space', () => {
    const world = atWar({
      put: [
        { id: 'azure-flag', at: 'w', squadrons: 'azure-a', auxiliaries: 'azure-fleet-1 azure-fire-1' },
        { id: 'cobalt-flag', at: 'x', squadrons: 'cobalt-a', auxiliaries: 'cobalt-fleet-1' },
      ],
      ports: { 'kings-port': 'red-fleet-1' },
    });
    expect(screenersAt(world, 'blue', 'w')).toEqual(['azure-fleet-1']);
    const umpire = tasking(world).answer(doing(search('red-fleet-1', 'w')));
    expect(umpire.check({ aux: 'cobalt-fleet-1' })?.rule).toBe('6.28');
    expect(umpire.check({ aux: 'azure-fire-1' })?.rule).toBe('6.28');
    expect(umpire.check({ aux: 'azure-fleet-1' })).toBeNull();
  });

  it('[6.281] Searches, Stationing and Convoy Attacks are Screened; what Bombs and Fireships do is not', () => {
    const world = atWar({
      put: [{ id: 'red-gf', at: 'ville', squadrons: 'red-a', auxiliaries: 'red-bomb-1 red-fire-1' }],
      ports: { ville: 'azure-fleet-1', 'kings-port': 'red-fleet-2' },
      ordinary: { ville: 'azure-a' },
    });
    const umpire = tasking(world, 9, 0).answer(
      doing(
        { task: 'Bombard', aux: 'red-bomb-1', at: 'ville' },
        { task: 'Fireship', aux: 'red-fire-1', at: 'ville' },
      ),
    );
    expect(umpire.asks[0]).toMatchObject({ kind: 'tasks', seat: 'blue' });
    umpire.answer(noTasks).answer(doing({ task: 'Station', aux: 'red-fleet-2', at: 'narrows' }));
    expect(umpire.asks[0]?.kind).toBe('tasks');
    const station = tasking(
      atWar({
        ports: { ville: 'azure-fleet-1' },
        put: [{ id: 'red-gf', at: 'x', squadrons: 'red-a', auxiliaries: 'red-fleet-1' }],
      }),
    ).answer(doing({ task: 'Station', aux: 'red-fleet-1', at: 'ville' }));
    expect(station.asks[0]).toMatchObject({ kind: 'screen', against: { task: 'Station' } });
    const guarded = () => {
      const sea = atWar({
        put: [
          { id: 'red-gf', at: 'x', squadrons: 'red-a', auxiliaries: 'red-fleet-1' },
          { id: 'azure-flag', at: 'x', squadrons: 'azure-a', auxiliaries: 'azure-fleet-1' },
        ],
      });
      putConvoy(sea, { group: 'blue-trade', at: 'x' });
      return sea;
    };
    const searched = tasking(guarded()).answer(doing(search('red-fleet-1', 'x')));
    expect(searched.asks[0]).toMatchObject({ kind: 'screen', seat: 'blue', against: { task: 'Search' } });
    const raided = guarded();
    const against = tokenBehind(raided, 'blue-trade').id;
    const raid = { task: 'ConvoyAttack', aux: 'red-fleet-1', at: 'x', against } as const;
    expect(tasking(raided).answer(doing(raid)).asks[0]).toMatchObject({
      kind: 'screen',
      seat: 'blue',
      against: { task: 'ConvoyAttack' },
    });
  });

  it('[6.282] Fleet, Fleet-50, Light and Galley Screen, no others', () => {
    const world = atWar({
      put: [putAt('red-gf', 'kings-port', 'red-a', 'red-bomb-1 red-fire-1 red-marine-1')],
      ports: { 'kings-port': 'red-fleet-1 red-50-1 red-light-1 red-fire-2' },
    });
    expect(screenersAt(world, 'red', 'kings-port').sort()).toEqual([
      'red-50-1',
      'red-fleet-1',
      'red-light-1',
    ]);
    expect(() => screenResult('Fleet', 'Bomb', false)).toThrow("can't Screen");
  });

  it('[6.283] Auxiliaries of a Convoy Screen and do nothing else', () => {
    const world = atWar({ scenario: { convoys: [{ group: 'blue-trade', route: 1, at: 'w' }] } });
    const convoy = Object.keys(forcesOf(world, 'blue').convoys)[0]!;
    forcesOf(world, 'blue').auxiliaries['azure-fleet-1'] = { in: 'formation', formation: convoy };
    forcesOf(world, 'blue').formations[convoy]!.auxiliaries.push('azure-fleet-1');
    expect(screenersAt(world, 'blue', 'w')).toEqual(['azure-fleet-1']);
    expect(
      tasking(world)
        .answer(noTasks)
        .check(doing(search('azure-fleet-1', 'x')))?.rule,
    ).toBe('6.283');
  });

  it('[6.28] unasked a side Screens always or never, as it has said', () => {
    const play = (screen: 'always' | 'never'): string => {
      const world = hunt();
      world.watch.blue = { ...world.watch.blue!, screen };
      tasking(world, 9).answer(doing(search('red-fleet-1', 'w')));
      return placeOfAux(world, 'azure-fleet-1').in;
    };
    expect([play('always'), play('never')]).toEqual(['recovery', 'formation']);
  });

  it('[6.297] one that is Stationed Screens in its own Space', () => {
    const world = hunt();
    putOnStation(world, 'red', 'red-fleet-1', 'ville', null);
    expect(screenersAt(world, 'red', 'ville')).toEqual(['red-fleet-1']);
  });
});

describe('Convoy Attacks', () => {
  const convoyAt = (at: string): { world: State; token: string } => {
    const world = atWar({
      scenario: { convoys: [{ group: 'blue-trade', route: 1, at }] },
      ports: { 'kings-port': 'red-fleet-1 red-fleet-2 red-light-2' },
    });
    const id = Object.keys(forcesOf(world, 'blue').convoys)[0]!;
    return { world, token: tokenBehind(world, id).id };
  };

  it('[6.27] [10.181] [10.183] a Spotted Convoy within range is attacked on the column of the Class', () => {
    const { world, token } = convoyAt('w');
    const umpire = tasking(world, 3).answer(
      doing({ task: 'ConvoyAttack', aux: 'red-fleet-1', at: 'w', against: token }),
    );
    umpire.answer({ aux: null });
    expect(umpire.told('task').at(-1)).toMatchObject({ task: 'ConvoyAttack', dice: [3], dp: 4 });
    expect(Object.values(forcesOf(world, 'blue').convoys)[0]?.dp).toBe(4);
    expect((['Fleet', 'Fleet-50', 'Galley', 'Light'] as const).map((sort) => raidColumn(sort, 0))).toEqual([
      4, 4, 2, 1,
    ]);
  });

  it('[10.184] [10.186] one column less for each Sail of the Escort, one more on the die if Partially Screened', () => {
    expect([0, 1, 3, 4, 9].map((sail) => raidColumn('Fleet', sail))).toEqual([4, 3, 1, 0, 0]);
    const { world, token } = convoyAt('w');
    const context = scripted(world, 3);
    attackConvoy(world, context, { side: 'red', aux: 'red-fleet-1', at: 'w', partly: true }, token);
    expect(context.told('task')[0]).toMatchObject({ dp: 4, dice: [3] });
    const next = scripted(world, 4);
    attackConvoy(world, next, { side: 'red', aux: 'red-fleet-2', at: 'w', partly: true }, token);
    expect(next.told('task')[0]?.dp).toBe(3);
  });

  it('[10.185] one in a Space in an Increment, and none in a Sea Zone (5.27)', () => {
    const { world, token } = convoyAt('w');
    const order = (aux: string) => ({ task: 'ConvoyAttack', aux, at: 'w', against: token }) as const;
    const umpire = tasking(world, 9);
    expect(umpire.check(doing(order('red-fleet-1'), order('red-fleet-2')))).not.toBeNull();
    umpire
      .answer(doing(order('red-fleet-1')))
      .answer({ aux: null })
      .answer(noTasks);
    expect(umpire.check(doing(order('red-fleet-2')))?.rule).toBe('10.185');
    const sea = convoyAt('ocean');
    expect(
      tasking(sea.world).check(
        doing({ task: 'ConvoyAttack', aux: 'red-fleet-2', at: 'ocean', against: sea.token }),
      )?.rule,
    ).toBe('10.181');
  });

  it('[10.182] [10.156] a Scattered Convoy must be found in the same Increment', () => {
    const { world, token } = convoyAt('w');
    Object.values(forcesOf(world, 'blue').convoys)[0]!.scattered = true;
    world.tokens.find(({ id }) => id === token)!.face = null;
    const order = doing({ task: 'ConvoyAttack', aux: 'red-fleet-2', at: 'w', against: token });
    const umpire = tasking(world, 5, 0);
    expect(umpire.check(order)?.rule).toBe('10.182');
    umpire
      .answer(doing(search('red-fleet-1', 'w')))
      .answer({ aux: null })
      .answer(noTasks);
    expect(world.tokens.find(({ id }) => id === token)?.face).toBeNull();
    umpire.answer(order).answer({ aux: null });
    expect(umpire.told('task').at(-1)).toMatchObject({ task: 'ConvoyAttack', dp: 4 });
  });
});
