import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { dissolveEmpty, leaderFate } from '../organisation/organisation.ts';
import { BLUE_FLEET as BLUE, meeting, twoFleets } from '../testing/battle.ts';
import { askedOf, battling, playOut, playTo } from '../testing/fighting.ts';
import { formationIn, scripted } from '../testing/station.ts';
import { takeSail } from '../umpire/damage.ts';
import { ratingsOf } from '../umpire/strategy-checks.ts';
import type { Combat } from '../world/battle-state.ts';
import { ratingIn } from './combat/resolve.ts';
import { musterEngaged } from './muster.ts';

describe('Control in Battle', () => {
  const many = () =>
    meeting({
      put: [
        {
          id: 'red-det-1',
          at: 'w',
          leader: 'r-cole',
          squadrons: 'red-a:4 red-b:4 red-c:2/6 red-d:2 red-h:2',
        },
        BLUE,
      ],
    });

  it('[8.214] Squadrons beyond the leaders’ Control stay out, the owner says which', () => {
    const umpire = playTo(battling(many(), 1, 2), 'line-up');
    const index = askedOf(umpire).indexOf('line-up:red');
    const leaders = [{ leader: 'r-cole', squadron: 'red-a' }];
    const check = (out: string[]) => umpire.check({ leaders, out }, index);
    // Control 2: three Squadrons and two halves are four. Two whole ones must stay out, or one and both halves.
    expect(check([])).toMatchObject({ rule: '8.214' });
    expect(check(['red-c', 'red-b'])).toBeNull();
    expect(check(['red-d', 'red-h', 'red-c'])).toBeNull();
    expect(check(['red-d', 'red-h', 'red-c', 'red-b'])).toMatchObject({ rule: '8.214' });
  });

  it('[8.214] they fight in no Combat but are still of their Formation', () => {
    const umpire = playOut(battling(many(), 1, 2, 6, 5, 5), {
      'line-up': (side) =>
        side === 'red'
          ? { leaders: [{ leader: 'r-cole', squadron: 'red-a' }], out: ['red-c', 'red-b'] }
          : { leaders: [{ leader: 'a-aubin', squadron: 'azure-a' }], out: [] },
      intensity: { intensity: 'Light' },
    });
    const fought = umpire.told('combat').flatMap(({ combat }) => combat.squadrons.red!);
    expect(fought).not.toContain('red-c');
    expect(umpire.told('line').find(({ side }) => side === 'red')!.out).toEqual(['red-b', 'red-c']);
  });
});

describe('leaders in the line', () => {
  const two = (more: string) =>
    meeting({
      put: [
        { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4 red-b:4' },
        { id: 'red-flag', at: 'w', under: 'red-gf', leader: 'r-birch', squadrons: more },
        BLUE,
      ],
    });

  it('[8.26] the senior leader of each side leads it', () => {
    const umpire = playTo(battling(two('red-c:4'), 6, 5), 'intensity');
    expect(umpire.told('line').map(({ side, senior }) => [side, senior])).toEqual([
      ['red', 'r-ash'],
      ['blue', 'a-aubin'],
    ]);
  });

  it('[8.26] on a tie who commands what began it', () => {
    const world = meeting({
      put: [
        { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4' },
        { id: 'azure-flag', at: 'w', leader: 'a-clerc', squadrons: 'azure-a:4' },
        { id: 'cobalt-flag', at: 'w', leader: 'c-cano', squadrons: 'cobalt-a:4' },
      ],
      stations: { south: 'c-cano', north: 'a-clerc' },
    });
    const senior = (initial: string) =>
      playTo(battling(structuredClone(world), 0), 'intensity', {
        engage: (side, { declared }) =>
          declared ? { fight: true, formation: side === 'blue' ? initial : 'red-gf' } : undefined,
      }).told('line')[1]!.senior;
    expect([senior('azure-flag'), senior('cobalt-flag')]).toEqual(['a-clerc', 'c-cano']);
  });

  it('[3.424] a Rear-Admiral leads what he began until a Vice-Admiral joins him', () => {
    const led = (...put: Parameters<typeof meeting>[0]['put']) =>
      playTo(
        battling(
          meeting({
            put: [{ id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a:4' }, ...put, BLUE],
          }),
          0,
          1,
          0,
        ),
        'intensity',
        {
          engage: (side, { declared }) =>
            declared ? { fight: true, formation: side === 'red' ? 'red-flag' : 'azure-flag' } : undefined,
          reinforce: (side) => ({
            formations: side === 'red' && put.length > 0 ? ['red-gf'] : [],
            assist: null,
            screen: null,
          }),
        },
      ).world.battle!.senior.red;
    expect(led()).toBe('r-birch');
    expect(led({ id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-b:4' })).toBe('r-ash');
  });

  it('[3.422] [3.423] of equals in one Combat the lot says whose rating counts, of others the senior’s, be it lower', () => {
    const rating = (leaders: readonly [string, string], seed: number) => {
      const world = meeting({
        put: [
          { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-c:4' },
          { id: 'red-det-1', at: 'w', leader: leaders[0], under: 'red-gf', squadrons: 'red-a:4' },
          { id: 'red-det-2', at: 'w', leader: leaders[1], under: 'red-gf', squadrons: 'red-b:4' },
          BLUE,
        ],
      });
      const umpire = playTo(battling(world), 'line-up');
      const battle = umpire.world.battle!;
      musterEngaged(world, battle, { ...umpire.context, dice: looseDice(seed) });
      for (const one of battle.squadrons.red!)
        one.leaders = battle.officers
          .red!.filter(({ commands }) => commands[0] === one.formation)
          .map(({ leader }) => leader);
      const squadrons = { red: ['red-a', 'red-b'], blue: ['azure-a'] };
      const combat: Combat = { squadrons, shifts: {}, die: null, column: {}, dp: {}, sunk: {} };
      return ratingIn(world, battle, combat, 'red');
    };
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    // Cole's Leadership is 6, Dunn's 3, Birch's 4; Birch is an Admiral.
    expect(new Set(seeds.map((seed) => rating(['r-cole', 'r-dunn'], seed)))).toEqual(new Set([6, 3]));
    expect(new Set(seeds.map((seed) => rating(['r-cole', 'r-birch'], seed)))).toEqual(new Set([4]));
  });

  it('[8.261] each is given a Squadron of his own', () => {
    const umpire = playTo(battling(two('red-c:4')), 'line-up');
    const check = (leaders: { leader: string; squadron: string }[]) => umpire.check({ leaders, out: [] });
    const ash = { leader: 'r-ash', squadron: 'red-a' };
    expect(check([ash])).toMatchObject({ rule: '8.261' });
    expect(check([ash, { leader: 'r-birch', squadron: 'azure-a' }])).toMatchObject({ rule: '8.261' });
    expect(check([ash, { leader: 'r-birch', squadron: 'red-b' }])).toMatchObject({ rule: '8.261' });
    expect(check([ash, { leader: 'r-birch', squadron: 'red-c' }])).toBeNull();
  });

  it('[8.262] two in one Squadron only if there is no other', () => {
    const umpire = playTo(battling(two('red-c:4')), 'line-up');
    const both = (squadron: string) => ({
      leaders: [
        { leader: 'r-ash', squadron },
        { leader: 'r-birch', squadron: 'red-c' },
      ],
      out: [],
    });
    expect(umpire.check(both('red-c'))).toMatchObject({ rule: '8.262' });
    expect(umpire.check(both('red-b'))).toBeNull();
  });

  it('[8.333] one kept out may have a leader aboard', () => {
    const world = meeting({
      put: [{ id: 'red-det-1', at: 'w', leader: 'r-dunn', squadrons: 'red-a:4 red-b:4 red-c:4' }, BLUE],
    });
    const umpire = playTo(battling(world), 'line-up');
    const index = askedOf(umpire).indexOf('line-up:red');
    expect(
      umpire.check({ leaders: [{ leader: 'r-dunn', squadron: 'red-c' }], out: ['red-c'] }, index),
    ).toBeNull();
  });
});

describe('Notional leaders', () => {
  it('[3.49] [8.371] with the last Sail of a Formation its leaders are lost', () => {
    const world = twoFleets();
    takeSail(world.forces.red!, 'red-a', 4);
    takeSail(world.forces.red!, 'red-b', 4);
    dissolveEmpty(world, scripted(world), 'red', true);
    expect(world.forces.red!.leaders['r-ash']!.at).toBe('gone');
    expect(world.forces.red!.formations['red-gf']).toBeUndefined();
  });

  it('[3.491] a Flotilla whose leader is lost goes on under a Notional one', () => {
    const world = twoFleets();
    leaderFate(world, scripted(world), 'red', 'r-ash', { what: 'killed' });
    expect(formationIn(world, 'red-gf').leader).toBeNull();
    const umpire = playTo(battling(world), 'withdraw');
    expect(umpire.told('gauge')[0]!.chances.red!.some(({ why }) => why === 'leader')).toBe(false);
  });

  it('[3.492] he makes its checks', () => {
    const world = meeting({
      put: [
        { id: 'red-gf', at: 'w', leader: 'r-ash', squadrons: 'red-a:4' },
        { id: 'red-flag', at: 'w', squadrons: 'red-c:4' },
        BLUE,
      ],
    });
    const umpire = playTo(battling(world, 1), 'intensity', {
      engage: (side, { declared }) =>
        declared ? { fight: true, formation: side === 'red' ? 'red-gf' : 'azure-flag' } : undefined,
    });
    // Rating 0, Timid one more, on station two less: a one is enough.
    expect(umpire.told('reinforced')).toMatchObject([{ leader: null, joined: true }]);
    expect(umpire.told('check')[0]).toMatchObject({ rating: 0, modifier: -1 });
  });

  it('[3.493] no rating but Control of one, Timid, and nobody’s senior', () => {
    const world = meeting({
      put: [{ id: 'red-flag', at: 'w', squadrons: 'red-a:4 red-b:4' }, BLUE],
    });
    expect(ratingsOf(world, 'red', null)).toEqual({ lr: 0, sr: 0, cr: 1, personality: 'Timid', rank: null });
    const umpire = playTo(battling(world), 'line-up');
    expect(umpire.world.battle!.senior.red).toBeNull();
    expect(umpire.check({ leaders: [], out: [] })).toMatchObject({ rule: '8.214' });
    expect(umpire.check({ leaders: [], out: ['red-b'] })).toBeNull();
  });
});
