import { describe, expect, it } from 'vitest';
import { hot, meeting, RED_FLEET as RED, squadronIn, twoFleets } from '../testing/battle.ts';
import { askedOf, battling, playOut, playTo } from '../testing/fighting.ts';
import { formationIn } from '../testing/station.ts';
import type { AnswerTo } from '../world/asks.ts';
import { fateOf } from './combat/tables.ts';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const HEAVY: AnswerTo<'intensity'> = { intensity: 'Heavy' };

describe('Leader Casualties', () => {
  it('[8.37] a star asks after the leader in the Squadron hit, by all faces of the die', () => {
    expect(FACES.map((die) => fateOf(die))).toEqual([
      { what: 'captured' },
      { what: 'killed' },
      { what: 'wounded', turns: 3 },
      { what: 'wounded', turns: 2 },
      { what: 'wounded', turns: 1 },
      ...Array.from({ length: 5 }, () => ({ what: 'unhurt' })),
    ]);
    const umpire = playOut(hot('red-a:4', 'azure-a:4', [0, 2, 5]), { intensity: HEAVY });
    expect(umpire.told('casualty').map(({ leader, fate }) => [leader, fate])).toEqual([
      ['a-aubin', 'wounded'],
      ['r-birch', 'unhurt'],
    ]);
    expect(umpire.world.forces.blue!.leaders['a-aubin']).toMatchObject({
      at: 'away',
      until: umpire.world.turn + 3,
    });
  });

  it('[8.37] in a Squadron without a leader nobody is asked after', () => {
    const world = meeting({
      put: [
        { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-a:4' },
        { id: 'azure-a', at: 'w', came: 'against' },
      ],
    });
    // Aggressive against Timid is one lower: Medium, Level 6, one Sail and two DPs, a star for both.
    const umpire = playOut(battling(world, 0, 0, 7, 9), { intensity: HEAVY });
    expect(umpire.told('casualty').map(({ leader }) => leader)).toEqual(['r-birch']);
  });

  it('[8.423] his Flotilla may be given another at once', () => {
    const umpire = playTo(hot('red-a:4', 'azure-a:4', [0, 1, 9]), 'regroup', { intensity: HEAVY });
    expect(formationIn(umpire.world, 'azure-flag').leader).toBeNull();
    const index = askedOf(umpire).indexOf('regroup:blue');
    const post = { acts: [{ do: 'post', leader: 'a-clerc', flotilla: 'azure-flag' }] } as const;
    expect(umpire.check({ acts: [...post.acts] }, index)).toBeNull();
    umpire.answer({ acts: [] }, { acts: [...post.acts] });
    expect(formationIn(umpire.world, 'azure-flag').leader).toBe('a-clerc');
  });

  it('[8.423] or be Unformed, its Squadrons going home', () => {
    const umpire = playTo(hot('red-a:4', 'azure-a:4', [0, 1, 9]), 'regroup', { intensity: HEAVY });
    umpire.answer({ acts: [] }, { acts: [{ do: 'unform', flotilla: 'azure-flag' }] });
    expect(umpire.world.forces.blue!.formations['azure-flag']).toBeUndefined();
    expect(formationIn(umpire.world, 'azure-a')).toMatchObject({ kind: 'squadron', disorganised: true });
  });
});

describe('Reorganisation', () => {
  it('[8.41] after a Battle, and after one that was Withdrawn from', () => {
    expect(askedOf(playTo(battling(twoFleets(), 6, 5, 5), 'regroup'))).toEqual([
      'regroup:red',
      'regroup:blue',
    ]);
    const gone = playTo(battling(twoFleets()), 'regroup', { withdraw: { formations: ['red-gf'] } });
    expect(askedOf(gone)).toEqual(['regroup:red', 'regroup:blue']);
  });

  it('[8.42] [8.424] Sail pass between those who were Engaged, without a check', () => {
    const umpire = playTo(
      battling(
        twoFleets('w', {
          put: [
            { ...RED, squadrons: 'red-a:2 red-b:2' },
            { id: 'azure-a', at: 'w' },
          ],
        }),
        6,
        9,
      ),
      'regroup',
    );
    umpire.answer({ acts: [{ do: 'transfer', from: 'red-a', to: 'red-b', sail: 2 }] }, { acts: [] });
    expect(squadronIn(umpire.world, 'red-b')!.sail).toBe(4);
    expect(umpire.told('check')).toEqual([]);
  });

  it('[8.421] a Squadron without Sail is no more, and a new one may be made', () => {
    const world = twoFleets('w', {
      put: [
        { ...RED, squadrons: 'red-a:1 red-b:2' },
        { id: 'azure-a', at: 'w' },
      ],
    });
    const umpire = playTo(battling(world, 6, 9), 'regroup');
    umpire.answer(
      {
        acts: [
          { do: 'transfer', from: 'red-a', to: 'red-b', sail: 1 },
          { do: 'transfer', from: 'red-b', to: 'red-c', sail: 1 },
        ],
      },
      { acts: [] },
    );
    expect(squadronIn(world, 'red-a')).toBeUndefined();
    expect([squadronIn(world, 'red-b')!.sail, squadronIn(world, 'red-c')?.sail]).toEqual([2, 1]);
  });

  const pair = (joined: number) => {
    const world = meeting({
      put: [
        RED,
        { id: 'red-flag', at: 'w', leader: 'r-birch', squadrons: 'red-c:2 red-e:2' },
        { id: 'azure-a', at: 'w', came: 'against' },
      ],
    });
    return playTo(battling(world, joined, 6, 9, 9, 9), 'regroup', {
      engage: (side, { declared }) =>
        declared ? { fight: true, formation: side === 'red' ? 'red-gf' : 'azure-a' } : undefined,
    });
  };

  it('[8.422] Squadrons move between Engaged Formations; no Flotilla is Formed', () => {
    const umpire = pair(0);
    const form = { do: 'form', flotilla: 'red-det-1', squadrons: ['red-c'], flotillas: [] } as const;
    expect(
      umpire.check({ acts: [{ ...form, squadrons: [...form.squadrons], flotillas: [] }] }),
    ).not.toBeNull();
    umpire.answer({ acts: [{ do: 'move', squadron: 'red-c', to: 'red-gf' }] }, { acts: [] });
    expect(squadronIn(umpire.world, 'red-c')!.formation).toBe('red-gf');
  });

  it('[8.42] who did not come up has no part in it', () => {
    const umpire = pair(9);
    expect(umpire.check({ acts: [{ do: 'move', squadron: 'red-c', to: 'red-gf' }] })).toMatchObject({
      rule: '8.42',
    });
  });
});
