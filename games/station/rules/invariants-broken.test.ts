import { describe, expect, it } from 'vitest';
import { invariants } from './invariants.ts';
import { putConvoy } from './testing/convoys.ts';
import { fleetsOfBoth } from './testing/fleets.ts';
import { formationIn } from './testing/station.ts';
import { newConvoy } from './world/new-forces.ts';
import type { State } from './world/state.ts';

/** Both Fleets, broken in one way. */
const faults = (change: (world: State) => void): readonly string[] => {
  const world = fleetsOfBoth();
  change(world);
  return invariants(world);
};

/** One posted where another commands, and somebody on his way. */
const colePosted =
  (onHisWay: string) =>
  ({ forces: { red } }: State): void => {
    Object.assign(red!.leaders['r-cole']!, { at: 'posted', formation: 'red-flag' });
    red!.arrivals = [{ leader: onHisWay } as never];
  };

describe('what is wrong with a world', () => {
  it.each<[string, (world: State) => void, readonly string[]]>([
    ['[3.321] nothing', () => {}, []],
    [
      '[3.321] a Squadron that is no more',
      ({ forces }) => void delete forces.red!.squadrons['red-c'],
      ['red-c is not red-flag’s'],
    ],
    [
      '[3.33] a Flotilla that no counter is for',
      (world) => {
        const { formations } = world.forces.red!;
        formations.ghost = { ...formationIn(world, 'red-flag'), id: 'ghost', squadrons: [], leader: null };
      },
      ['ghost is no Flotilla of red', 'ghost is empty (3.321)'],
    ],
    [
      '[11.15] one due under another that there is not',
      (world) => {
        const flag = formationIn(world, 'red-flag');
        Object.assign(flag, { due: 3, under: 'nobody' });
      },
      ['red-flag is under nobody and not on the map with it'],
    ],
    [
      '[11.15] one due under another that is on the map',
      (world) => void Object.assign(formationIn(world, 'red-flag'), { due: 3 }),
      ['red-flag is under red-gf and not on the map with it'],
    ],
    [
      '[10.122] a Convoy whose Escort is no more',
      (world) => {
        putConvoy(world, { group: 'blue-trade', at: 'w', escort: 'nobody' });
      },
      ['nobody is not with Convoy blue-trade (10.122)'],
    ],
    [
      '[10.122] a Convoy whose Escort sails by itself',
      (world) => {
        putConvoy(world, { group: 'blue-trade', at: 'w', escort: 'azure-flag' });
      },
      ['azure-flag is not with Convoy blue-trade (10.122)'],
    ],
    [
      '[10.11] a Convoy that waits, on the map or not',
      (world) => {
        world.forces.blue!.convoys.late = newConvoy('late', 'blue-trade', 'out', 1, null);
      },
      ['Convoy late waits and is on the map, or neither'],
    ],
    [
      '[10.162] a Convoy before the coast lies where no Port is',
      (world) => {
        putConvoy(world, { group: 'blue-troops', at: 'coast', fitting: true });
      },
      [],
    ],
    [
      '[3.463] an officer who is not in the book',
      (world) => void delete world.forces.red!.leaders['r-birch'],
      ['r-birch commands red-flag and does not know it'],
    ],
    [
      '[3.463] one posted where another is, and somebody else on his way',
      colePosted('r-dunn'),
      ['red: r-cole is posted to red-flag, which has another'],
    ],
    ['[3.463] but not one who is on his way', colePosted('r-cole'), []],
    [
      '[6.29] one on Station without a marker',
      (world) => {
        world.forces.red!.auxiliaries['red-fleet-2'] = { in: 'station', at: 'x', marker: 'm1' };
        world.markers.push({ id: 'm2', side: 'red', kind: 'station', at: 'x', class: null });
      },
      ['red-fleet-2 has no marker'],
    ],
    [
      '[6.29] or with the Enemy’s',
      (world) => {
        world.forces.red!.auxiliaries['red-fleet-2'] = { in: 'station', at: 'x', marker: 'm1' };
        world.markers.push({ id: 'm1', side: 'blue', kind: 'station', at: 'x', class: null });
      },
      ['red-fleet-2 has no marker'],
    ],
    [
      '[7.13] a shadow on another than it names',
      (world) => {
        const [first, second] = world.tokens;
        world.forces.red!.auxiliaries['red-fleet-2'] = { in: 'shadow', marker: 'm1', token: first!.id };
        world.markers.push({ id: 'm1', side: 'red', kind: 'shadow', at: 'x', class: 'Fleet' });
        second!.shadow = 'm1';
      },
      ['red-fleet-2 shadows nothing (7.13)'],
    ],
    [
      '[6.13] an Auxiliary that the Formation has and nobody else knows of',
      (world) => void formationIn(world, 'red-gf').auxiliaries.push('nobody'),
      ['nobody is not red-gf’s'],
    ],
    [
      '[6.13] or that lies in a Port',
      (world) => {
        world.forces.red!.auxiliaries['red-fleet-2'] = { in: 'port', port: 'ferry' };
        formationIn(world, 'red-gf').auxiliaries.push('red-fleet-2');
      },
      ['red-fleet-2 is not red-gf’s'],
    ],
    [
      '[9.32] chits twice',
      ({ forces }) => {
        forces.red!.desk.pool = ['red-cruise', 'red-show', 'red-strait'];
        forces.red!.desk.drawn = ['red-show', 'red-cruise'];
      },
      ['red has a chit twice: red-show, red-cruise'],
    ],
    [
      '[5.27] one in a Sea Zone is somewhere',
      (world) => {
        const flag = formationIn(world, 'cobalt-flag');
        flag.place = { at: 'gulf', berth: 'in', edge: 'S' };
        world.tokens.find(({ id }) => id === flag.token)!.place = flag.place;
      },
      [],
    ],
    [
      '[5.28] one at anchor where there is no Port',
      (world) => {
        const flag = formationIn(world, 'cobalt-flag');
        flag.place = { at: 'coast', berth: 'harbour' };
        world.tokens.find(({ id }) => id === flag.token)!.place = flag.place;
      },
      ['cobalt-flag Fits Out at coast, no Port'],
    ],
  ])('%s', (_, change, said) => {
    expect(faults(change)).toEqual(said);
  });
});
