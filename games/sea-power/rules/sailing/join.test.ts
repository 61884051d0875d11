import { d6, loadedDice, looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { invariants } from '../invariants.ts';
import { markerNamed, squadronNamed } from '../testing/found.ts';
import { Table, type TestSquadron, testSea } from '../testing/seas.ts';
import { throwToJoin } from './join.ts';

/** A battle in the Bay of Biscay, and an English squadron that wants to be in it. */
function battle(
  ratings: { coming: number; there: number; enemy?: number },
  faces: readonly number[] = [],
  more: readonly TestSquadron[] = [],
): Table {
  const world = testSea({
    year: 1778,
    squadrons: [
      { token: 'E1', at: 'portsmouth', ships: 2, ratings: [ratings.coming] },
      { token: 'E2', at: 'bay-of-biscay', ships: 3, ratings: [ratings.there] },
      { token: 'P1', at: 'bay-of-biscay', ships: 2, ratings: [ratings.enemy ?? 1] },
      { token: 'P9', at: 'brest', ships: 1 },
      ...more,
    ],
  });
  markerNamed(world, 'E2')!.battle = true;
  markerNamed(world, 'P1')!.battle = true;
  return new Table(world, loadedDice(d6(...faces)));
}

const toBiscay = ['north-sea', 'western-approaches', 'bay-of-biscay'] as const;

describe('joining a battle', () => {
  it('[6.5/5] no more searches: a die and both leaders must make seven', () => {
    const joined = battle({ coming: 1, there: 2 }, [4]).sail('E1', toBiscay);
    expect(joined.told('search')).toEqual([]);
    expect(joined.told('join')).toMatchObject([{ dice: [4], token: 'E1', with: 'E2', joined: true }]);
    expect(battle({ coming: 1, there: 2 }, [3]).sail('E1', toBiscay).told('join')[0]!.joined).toBe(false);
    expect(battle({ coming: 3, there: 3 }, [1]).sail('E1', toBiscay).told('join')[0]!.joined).toBe(true);
    expect(battle({ coming: 2, there: 3 }, [1]).sail('E1', toBiscay).told('join')[0]!.joined).toBe(false);
  });

  it('[6.5/5] those that find each other fight as one, under the higher leader', () => {
    const low = battle({ coming: 1, there: 3 }, [3]).sail('E1', toBiscay);
    expect(markerNamed(low.world, 'E1')).toBeUndefined();
    expect(squadronNamed(low.world, 'E2').stacks.map((stack) => stack.length)).toEqual([3, 2]);
    const high = battle({ coming: 3, there: 1 }, [3]).sail('E1', toBiscay);
    expect(markerNamed(high.world, 'E1')).toMatchObject({
      battle: true,
      moved: true,
      at: { area: 'bay-of-biscay' },
    });
    expect(markerNamed(high.world, 'E2')).toBeUndefined();
    expect(invariants(high.world)).toEqual([]);
    const equal = battle({ coming: 2, there: 2 }, [6]).sail('E1', toBiscay, 'sea', { under: 'E1' });
    expect(equal.world.markers.some(({ token }) => token === 'E2')).toBe(false);
  });

  it('[6.5/6] each further squadron throws for itself, with the highest leader already there', () => {
    const more: TestSquadron[] = [{ token: 'E3', at: 'nore', ships: 1, ratings: [1] }];
    const table = battle({ coming: 3, there: 1 }, [3, 3], more).sail('E1', toBiscay).pass();
    // 3 for the newly combined squadron, 1 for her own leader, 3 on the die.
    table.sail('E3', toBiscay);
    expect(table.told('join').map(({ token, joined }) => [token, joined])).toEqual([
      ['E1', true],
      ['E3', true],
    ]);
    expect(squadronNamed(table.world, 'E1').stacks.map((stack) => stack.length)).toEqual([2, 3, 1]);
  });

  it('[6.5/6] [6.5/1] who does not find the battle takes no part in it, and puts in or goes on', () => {
    const table = battle({ coming: 1, there: 1 }, [4]).sail('E1', toBiscay);
    expect(table.asks).toMatchObject([{ kind: 'onward', token: 'E1', area: 'bay-of-biscay' }]);
    expect(table.check({ path: [], end: 'sea' })?.code).toBe('may-not-stay');
    expect(table.check({ path: [], end: 'brest' })?.code).toBe('enemy-port');
    // Ferrol is Spanish, and Spain looks on.
    expect(table.check({ path: [], end: 'ferrol' })).toBeNull();
    expect(table.check({ path: ['iberian-basin'], end: 'sea' })).toBeNull();
    expect(table.check({ path: ['western-approaches'], end: 'sea' })?.code).toBe('points');
    for (const choice of table.choices<'onward'>()) expect(table.check(choice)).toBeNull();
    table.answer({ path: [], end: 'ferrol' });
    expect(markerNamed(table.world, 'E1')!.at).toEqual({ port: 'ferrol' });
    expect(markerNamed(table.world, 'E2')).toMatchObject({ battle: true });
  });

  it('[6.5/6] it does not get a second throw by going out and coming back', () => {
    const table = battle({ coming: 3, there: 1 }, [2]).sail('E1', toBiscay);
    expect(table.told('join')).toMatchObject([{ joined: false }]);
    expect(table.check({ path: ['iberian-basin', 'bay-of-biscay'], end: 'sea' })?.code).toBe('may-not-stay');
    for (const choice of table.choices<'onward'>()) expect(table.check(choice)).toBeNull();
    // Through the area, or into a port of it, as anybody may.
    expect(table.check({ path: ['iberian-basin', 'bay-of-biscay'], end: 'ferrol' })).toBeNull();
    table.answer({ path: ['iberian-basin', 'bay-of-biscay', 'north-sea'], end: 'sea' });
    expect(markerNamed(table.world, 'E1')!.at).toEqual({ area: 'north-sea' });
    expect(table.told('join')).toHaveLength(1);
  });

  it('[6.5/5] nobody has to try: through the area, or into a port of it, without a die or a search', () => {
    const table = battle({ coming: 1, there: 1 }).sail('E1', [...toBiscay, 'iberian-basin']);
    expect(table.told('join')).toEqual([]);
    expect(markerNamed(table.world, 'E1')!.at).toEqual({ area: 'iberian-basin' });
    // The enemy's friends pass and join by the same rules.
    table.sail('P9', ['bay-of-biscay', 'north-sea']);
    expect(table.told('search')).toEqual([]);
  });

  it.each([
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 3],
  ])('[6.5/5] leaders of %i and %i find each other as often as they should', (coming, there) => {
    const { world } = battle({ coming, there });
    const dice = looseDice(10 * coming + there);
    const tries = 4000;
    let joined = 0;
    const context = { dice, tell: () => {}, tellSide: () => {} };
    for (let index = 0; index < tries; index++)
      if (throwToJoin(world, 'english', 'E1', 'E2', context)) joined++;
    const due = (tries * [1, 2, 3, 4, 5, 6].filter((die) => die + coming + there >= 7).length) / 6;
    expect((joined - due) ** 2 / due + (joined - due) ** 2 / (tries - due)).toBeLessThan(6.635);
  });
});
