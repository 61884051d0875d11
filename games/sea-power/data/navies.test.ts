/** Ships, leaders and squadrons: the lists read back, and the values of the ships against numbers written out. */
import { describe, expect, it } from 'vitest';
import { LEADERS, leaderOf, leaderPool, NELSON, ratingOf } from './leaders.ts';
import { frenchFlagIn, idFor, NATIONS, SIDES, sideOf, WARS } from './nations.ts';
import { SHIPS, shipOf, shipPool } from './ships.ts';
import { SQUADRONS, squadronsOf } from './squadrons.ts';

/** Guns: attack of an English ship, attack of any other, defence. Every rate on the lists. */
const VALUES: Readonly<Record<number, readonly [english: number, other: number, defence: number]>> = {
  50: [2, 2, 3],
  54: [3, 3, 3],
  56: [3, 3, 4],
  58: [3, 3, 4],
  60: [3, 3, 4],
  64: [4, 3, 4],
  66: [4, 3, 4],
  68: [4, 3, 4],
  70: [4, 3, 4],
  72: [4, 3, 5],
  74: [5, 4, 5],
  80: [5, 4, 5],
  84: [5, 4, 5],
  90: [5, 4, 6],
  98: [6, 5, 6],
  100: [6, 5, 6],
  104: [6, 5, 7],
  110: [6, 5, 7],
  112: [6, 5, 7],
  116: [7, 6, 7],
  118: [7, 6, 7],
  136: [8, 7, 9],
};

describe('ships', () => {
  it('[3.6/9] are 561, each a ship of the line by name, with guns and at least one war', () => {
    expect(SHIPS).toHaveLength(561);
    for (const { id, name, guns, wars } of SHIPS) {
      expect(id).toMatch(/^(eng|fra|spa|net|rus)(-[a-z0-9]+)+$/);
      expect(name, id).toMatch(/^\p{Lu}[\p{L}.' -]+$/u);
      expect(guns, id).toBeGreaterThanOrEqual(50);
      expect(wars.length, id).toBeGreaterThan(0);
    }
    expect(NATIONS.map((nation) => SHIPS.filter((ship) => ship.nation === nation).length)).toEqual([
      226, 173, 97, 47, 18,
    ]);
  });

  it('have the attack and the defence of their rate, the English one die more from 64 guns up', () => {
    expect([...new Set(SHIPS.map(({ guns }) => guns))].sort((one, other) => one - other)).toEqual(
      Object.keys(VALUES).map(Number),
    );
    for (const { id, nation, guns, attack, defence } of SHIPS) {
      const [english, other, bears] = VALUES[guns]!;
      expect([attack, defence], id).toEqual([nation === 'England' ? english : other, bears]);
    }
  });

  it('fight in a war as no more than one of a name and nation, so that a name is enough on the board', () => {
    for (const war of WARS) {
      for (const nation of NATIONS) {
        const names = shipPool(nation, war).map(({ name }) => name);
        expect(new Set(names).size, `${nation} ${war}`).toBe(names.length);
      }
    }
  });

  it('sail under both French flags if they outlived the monarchy', () => {
    expect(SHIPS.filter(({ bothFlags }) => bothFlags).map(({ name }) => name)).toEqual([
      'Conquérant',
      'Guerrier',
      'Souverain',
      'Majestueux',
      'Terrible',
      'Triomphant',
      'Northumberland',
    ]);
    expect(WARS.map(frenchFlagIn)).toEqual(['royal', 'royal', 'revolutionary']);
  });

  it('are found by id, accents and later namesakes included', () => {
    expect(shipOf('fra-temeraire')).toMatchObject({ name: 'Téméraire', guns: 74, wars: [1] });
    expect(shipOf('eng-neptune-1797')).toMatchObject({ name: 'Neptune', guns: 98, wars: [3] });
    expect(shipOf('eng-mars').wars).toEqual([1, 3]);
    expect(() => shipOf('eng-atlantis')).toThrow('no ship eng-atlantis');
    expect(idFor('France', "L'Orient 1791")).toBe('fra-l-orient-1791');
  });
});

describe('leaders', () => {
  it('are 180, rated from 1 to 5 in every war they serve in', () => {
    expect(LEADERS).toHaveLength(180);
    expect(NATIONS.map((nation) => LEADERS.filter((leader) => leader.nation === nation).length)).toEqual([
      69, 56, 33, 17, 5,
    ]);
    for (const { id, wars, ratings } of LEADERS) {
      expect(Object.keys(ratings).map(Number), id).toEqual(wars);
      expect(wars.length, id).toBeGreaterThan(0);
      for (const war of wars) expect([1, 2, 3, 4, 5], id).toContain(ratingOf(id, war));
    }
  });

  it('may be rated otherwise in a later war', () => {
    expect(leaderOf('eng-howe').ratings).toEqual({ 1: 3, 2: 4, 3: 4 });
    expect([ratingOf(NELSON, 1), ratingOf(NELSON, 3)]).toEqual([0, 5]);
    expect(leaderPool('England', 1).map(({ id }) => id)).not.toContain(NELSON);
    expect(() => leaderOf('eng-atlantis')).toThrow('no leader eng-atlantis');
  });
});

describe('nations', () => {
  it('[3.6/2] give England to one player and every European nation to the other', () => {
    expect(NATIONS.filter((nation) => sideOf(nation) === 'european')).toEqual([
      'France',
      'Spain',
      'Netherlands',
    ]);
    expect(NATIONS.filter((nation) => sideOf(nation) === 'english')).toEqual(['England', 'Russia']);
    expect(SIDES).toHaveLength(2);
  });

  it('have squadrons of their own, but for the Russians', () => {
    expect(NATIONS.map((nation) => squadronsOf(nation).length)).toEqual([12, 8, 6, 4, 0]);
    expect(squadronsOf('Netherlands').map(({ id }) => id)).toEqual([
      'net-texel',
      'net-vlissingen',
      'net-west-indie',
      'net-oost-indie',
    ]);
  });

  it('share no id between ships, leaders and squadrons', () => {
    const ids = [...SHIPS, ...LEADERS, ...SQUADRONS].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('have eighteen ships and five leaders for the Russians, in the last war alone', () => {
    expect(WARS.map((war) => [shipPool('Russia', war).length, leaderPool('Russia', war).length])).toEqual([
      [0, 0],
      [0, 0],
      [18, 5],
    ]);
  });
});
