import { describe, expect, it } from 'vitest';
import type { Force } from '../module/vocabulary.ts';
import { afloat, blow, testGale, tokenFor, whereIs } from '../testing/sailing.ts';
import { formationIn, type Put, type Stated, scripted } from '../testing/station.ts';
import { forcesOf } from '../world/forces.ts';
import type { State } from '../world/state.ts';
import { spend } from './passage.ts';

/** A Gale born this Increment, so that it stays for what it does at once; no new ones are rolled. */
const caught = (force: Force, at: string, stated: Stated): State =>
  afloat({
    ...stated,
    world: { blowing: ['Norther'], gales: [testGale('Norther', force, at, 2)], ...stated.world },
  });
const flag: Put = { id: 'red-flag', at: 'x', squadrons: 'red-a:3 red-b red-e:4/2', leader: 'r-birch' };
const inX = (world: State): string[] =>
  Object.values(forcesOf(world, 'red').formations)
    .filter(({ under }) => under === null)
    .map(({ id }) => id);

describe('Loss of Subordination', () => {
  it('[5.37] a leader who passes keeps all, at or under his rating with the chart’s number added', () => {
    const world = caught(9, 'x', { put: [flag] });
    const umpire = blow(world, 6);
    expect(umpire.told('check')).toMatchObject([
      { rule: '5.37', dice: [6], rating: 4, modifier: -2, passed: true },
    ]);
    expect(inX(world)).toEqual(['red-flag']);
  });

  it('[5.37] one who fails keeps the strongest Squadron and loses the others', () => {
    const world = caught(9, 'x', { put: [flag] });
    const umpire = blow(world, 7);
    expect(formationIn(world, 'red-flag').squadrons).toEqual(['red-b']);
    expect(inX(world)).toEqual(['red-flag', 'red-a', 'red-e']);
    expect(umpire.told('scattered')).toMatchObject([{ kept: false, lost: ['red-a', 'red-e'] }]);
    expect(world.tokens.filter(({ place }) => place.at === 'x')).toHaveLength(3);
  });

  it('[5.37] [10.312] a Flagship stays with the flag', () => {
    const world = caught(9, 'x', { put: [{ ...flag, squadrons: 'sovereign red-a red-b' }] });
    blow(world, 9);
    expect(formationIn(world, 'red-flag').squadrons.sort()).toEqual(['red-a', 'sovereign']);
    expect(inX(world)).toEqual(['red-flag', 'red-b']);
  });

  it('[5.37] each leader checks for his own; a Flotilla that still has somebody may be kept instead of a Squadron', () => {
    const put: Put[] = [
      { id: 'red-gf', at: 'x', squadrons: 'red-a red-b', leader: 'r-ash' },
      { id: 'red-det-1', at: 'x', squadrons: 'red-e red-c', leader: 'r-cole', under: 'red-gf' },
    ];
    // The junior fails, then the senior.
    const world = caught(10, 'x', { put });
    blow(world, 9, 9);
    expect(formationIn(world, 'red-det-1')).toMatchObject({ under: 'red-gf', squadrons: ['red-e'] });
    expect(formationIn(world, 'red-gf').squadrons).toEqual([]);
    expect(inX(world).sort()).toEqual(['red-a', 'red-b', 'red-c', 'red-gf']);
  });

  it('[5.37] who stays the owner may have said beforehand', () => {
    const put: Put[] = [
      { id: 'red-gf', at: 'x', squadrons: 'red-a red-b:1', leader: 'r-ash' },
      { id: 'red-det-1', at: 'x', squadrons: 'red-e', leader: 'r-cole', under: 'red-gf' },
    ];
    const keeping = (...stays: string[]) => {
      const world = caught(10, 'x', { put });
      forcesOf(world, 'red').standing = { search: 'never', keep: 0, stays };
      blow(world, 9);
      return [formationIn(world, 'red-gf').squadrons, formationIn(world, 'red-det-1').under];
    };
    expect(keeping()).toEqual([[], 'red-gf']);
    expect(keeping('red-b', 'red-a')).toEqual([['red-b'], null]);
    // One who is not there is passed over.
    expect(keeping('red-c', 'red-a')).toEqual([['red-a'], null]);
  });

  it('[5.131] [5.37] a MA of five takes one from the die', () => {
    const put = [{ id: 'red-flag', at: 'x', squadrons: 'red-f red-i', leader: 'r-birch' }];
    const world = caught(10, 'x', { put });
    const umpire = blow(world, 5);
    expect(umpire.told('check')).toMatchObject([{ modifier: -1, passed: true }]);
  });

  it('[5.37] a leader with one Subordinate has none to lose, and one in a Harbour is safe', () => {
    const world = caught(10, 'ville', {
      put: [
        { id: 'azure-flag', at: 'ville', fitting: true, squadrons: 'azure-a azure-b', leader: 'a-aubin' },
        { id: 'red-flag', at: 'x', squadrons: 'red-a', leader: 'r-birch' },
      ],
    });
    expect(blow(world).told('check')).toEqual([]);
  });

  it('[5.371] an Escort whose leader fails loses its Convoy', () => {
    const make = (leader?: string) => {
      const world = caught(8, 'x', {
        put: [{ id: 'red-det-1', at: 'x', squadrons: 'red-a', ...(leader === undefined ? {} : { leader }) }],
      });
      const forces = forcesOf(world, 'red');
      const escort = formationIn(world, 'red-det-1');
      forces.formations.c = {
        ...escort,
        id: 'c',
        kind: 'convoy',
        squadrons: [],
        leader: null,
        auxiliaries: [],
      };
      forces.convoys.c = {
        id: 'c',
        group: 'trade',
        leg: 'out',
        route: 1,
        next: 1,
        dp: 0,
        battleDp: 0,
        scattered: false,
        escort: 'red-det-1',
        repairPoints: 0,
        waits: null,
        diverted: false,
        called: [],
      };
      escort.under = 'c';
      escort.token = null;
      return world;
    };
    const kept = make('r-cole');
    blow(kept, 9);
    expect(formationIn(kept, 'red-det-1').under).toBe('c');
    const lost = make();
    blow(lost, 9);
    expect(formationIn(lost, 'red-det-1').under).toBeNull();
    expect(forcesOf(lost, 'red').convoys.c!.escort).toBeNull();
    expect(tokenFor(lost, 'red-det-1').place.at).toBe('x');
  });
});

describe('Squadrons Fitting Out at Minor Ports', () => {
  const cala = (stated: Stated): State =>
    afloat({ ...stated, world: { blowing: ['Souther'], gales: [testGale('Souther', 8, 'cala', 2)] } });

  it('[5.372] must to sea at no cost; those In Ordinary stay', () => {
    const world = cala({
      put: [{ id: 'cobalt-flag', at: 'cala', fitting: true, squadrons: 'cobalt-a', leader: 'c-cano' }],
      ordinary: { cala: 'cobalt-b' },
    });
    const umpire = blow(world);
    expect(whereIs(world, 'cobalt-flag')).toBe('cala');
    expect(forcesOf(world, 'blue').squadrons['cobalt-b']?.port).toEqual({ at: 'cala', state: 'InOrdinary' });
    expect(umpire.told('moved')).toMatchObject([{ rule: '5.372', how: 'put-out' }]);
  });

  it('[5.372] are fresh from the Port in that Increment, whether they then mark time or can’t go on', () => {
    const world = cala({
      put: [{ id: 'cobalt-flag', at: 'cala', fitting: true, squadrons: 'cobalt-a', leader: 'c-cano' }],
    });
    blow(world);
    const fresh = { how: 'fitting-out', from: 'cala', clock: world.clock };
    expect(formationIn(world, 'cobalt-flag').came).toEqual(fresh);
    spend(world, scripted(world), 'blue', formationIn(world, 'cobalt-flag'), { do: 'hold' });
    expect(formationIn(world, 'cobalt-flag').came).toEqual(fresh);
    world.clock++;
    spend(world, scripted(world), 'blue', formationIn(world, 'cobalt-flag'), { do: 'hold' });
    expect(formationIn(world, 'cobalt-flag').came.how).toBe('station');
  });

  it('[5.373] are Independent Squadrons unless they are of a Flotilla', () => {
    const world = cala({ fittingOut: { cala: 'cobalt-d' } });
    blow(world);
    expect(formationIn(world, 'cobalt-d')).toMatchObject({
      kind: 'squadron',
      place: { at: 'cala', berth: 'sea' },
    });
    expect(tokenFor(world, 'cobalt-d').face).not.toBeUndefined();
  });

  it('[5.372] a Key Port is a Harbour and keeps them', () => {
    const world = caught(8, 'ville', { fittingOut: { ville: 'azure-a' } });
    blow(world);
    expect(forcesOf(world, 'blue').squadrons['azure-a']?.port).toEqual({ at: 'ville', state: 'FittingOut' });
  });
});

describe('Auxiliaries in a Gale', () => {
  const placeOf = (world: State, aux: string) => forcesOf(world, 'red').auxiliaries[aux]?.in;

  it('[5.362] those with a Formation are driven off from the chart’s number on, each by its own die', () => {
    const put = [{ ...flag, squadrons: 'red-a', auxiliaries: 'red-fleet-1 red-50-1 red-bomb-1' }];
    const world = caught(9, 'x', { put });
    // Fleet is immune, Fleet-50 goes on 9, the others on 6.
    const umpire = blow(world, 9, 5);
    expect(['red-fleet-1', 'red-50-1', 'red-bomb-1'].map((aux) => placeOf(world, aux))).toEqual([
      'formation',
      'recovery',
      'formation',
    ]);
    expect(formationIn(world, 'red-flag').auxiliaries).toEqual(['red-fleet-1', 'red-bomb-1']);
    expect(umpire.told('driven-off')).toMatchObject([{ aux: 'red-50-1', dice: [9] }]);
    expect(
      umpire.context.happenings.find(({ truth }) => truth.kind === 'driven-off')?.shown?.others,
    ).toBeNull();
  });

  it('[5.362] the die of one that stays is told to its owner alone', () => {
    const put = [{ ...flag, squadrons: 'red-a', auxiliaries: 'red-50-1 red-bomb-1' }];
    const umpire = blow(caught(9, 'x', { put }), 8, 5);
    expect(umpire.told('rode-out')).toMatchObject([
      { aux: 'red-50-1', at: 'x', dice: [8] },
      { aux: 'red-bomb-1', at: 'x', dice: [5] },
    ]);
    const told = umpire.context.happenings.filter(({ truth }) => truth.kind === 'rode-out');
    expect(told.map(({ shown }) => shown?.others)).toEqual([null, null]);
  });

  it('[5.362] in the worst of it some go without a die', () => {
    const world = caught(11, 'x', { put: [{ ...flag, squadrons: 'red-a', auxiliaries: 'red-bomb-1' }] });
    blow(world);
    expect(placeOf(world, 'red-bomb-1')).toBe('recovery');
  });

  it('[5.362] the Stationed and those Based in a Zone likewise; those Assigned to Ports are safe', () => {
    const world = caught(10, 'gulf', {
      ports: { ferry: 'red-light-1' },
      available: 'red-fleet-1 red-fleet-u',
    });
    const forces = forcesOf(world, 'red');
    forces.auxiliaries['red-fleet-1'] = { in: 'station', at: 'ville', marker: 'm-1' };
    forces.auxiliaries['red-fleet-u'] = { in: 'zone', at: 'gulf', marker: 'm-2' };
    world.markers.push(
      { id: 'm-1', side: 'red', kind: 'station', at: 'ville', class: null },
      { id: 'm-2', side: 'red', kind: 'zone', at: 'gulf', class: null },
    );
    // At Ville, two off, a Fleet Auxiliary is immune; at the marker it goes on 8.
    const umpire = blow(world, 8);
    expect(['red-fleet-1', 'red-fleet-u', 'red-light-1'].map((aux) => placeOf(world, aux))).toEqual([
      'station',
      'recovery',
      'port',
    ]);
    expect(world.markers.map(({ id }) => id)).toEqual(['m-1']);
    expect(
      umpire.context.happenings.find(({ truth }) => truth.kind === 'driven-off')?.shown?.others,
    ).toMatchObject({
      kind: 'driven-off',
      at: 'gulf',
    });
  });
});
