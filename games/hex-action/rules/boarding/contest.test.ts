import { describe, expect, it } from 'vitest';
import { meleeStrength } from '../afloat/parties.ts';
import type { Party, Ship } from '../sea/ship.ts';
import { bondOf } from '../sea/state.ts';
import type { Quality } from '../sea/words.ts';
import { type TestShip, testSea, testShip } from '../testing/sea.ts';
import { contestsOf, takeLosses, winnerOf } from './contest.ts';

const obp = (sections: number[], target: string): Party => ({ type: 'OBP', sections, target });
/** Ships by name; where they lie does not matter here. */
const fleet = (ships: Readonly<Record<string, Partial<TestShip>>>): Readonly<Record<string, Ship>> =>
  Object.fromEntries(
    Object.entries(ships).map(([id, rest]) => [id, testShip({ id, at: 'K15', heading: 1, ...rest })]),
  );
const left = ({ sections }: Ship) => sections.map((section) => section.left);

describe('a round of melee', () => {
  it('[12.3.1] strength is squares times the factors of quality and purpose', () => {
    const men = (quality: Quality, squares: number) => [
      { ...fleet({ a: {} }).a!.sections[0]!, quality, left: squares },
    ];
    expect(meleeStrength('OBP', men('elite', 4))).toBe(20);
    expect(meleeStrength('DBP', men('elite', 4))).toBe(28);
    expect(meleeStrength('DBP', men('poor', 3))).toBe(9);
    expect(meleeStrength('OBP', [...men('green', 3), ...men('crack', 2)])).toBe(14);
  });

  it('[12.3.3] three to one of what is left wins; both at nothing is nobody’s', () => {
    expect(winnerOf(30, 10)).toBe(0);
    expect(winnerOf(29, 10)).toBeNull();
    expect(winnerOf(10, 30)).toBe(1);
    expect(winnerOf(5, 0)).toBe(0);
    expect(winnerOf(0, 0)).toBe('none');
  });

  it('[12.3.6] losses are dealt evenly between different crews', () => {
    const boarders = (...ids: string[]) => {
      const crews = fleet({ a: { parties: [obp([1, 2], 'b')] }, d: { parties: [obp([1], 'b')] } });
      return ids.map((id) => ({ ship: crews[id]!, party: crews[id]!.parties[0]! }));
    };
    const team = boarders('a', 'd');
    takeLosses(team, 3);
    expect(team.map((each) => left(each.ship))).toEqual([
      [1, 3, 3],
      [2, 3, 3],
    ]);
    takeLosses(team, 9);
    expect(team.map((each) => left(each.ship))).toEqual([
      [0, 0, 3],
      [0, 3, 3],
    ]);
    // The odd one falls on the larger crew, whichever is named first.
    const odd = boarders('d', 'a');
    takeLosses(odd, 1);
    expect(odd.map((each) => [each.ship.id, left(each.ship)[0]])).toEqual([
      ['d', 3],
      ['a', 2],
    ]);
  });

  it('[12.2.5] [12.2.6] two ships meet her boarders: a third without defenders to fight joins only the first', () => {
    const state = {
      ...testSea({
        ships: [
          { id: 'a', at: 'K15', heading: 1, parties: [obp([1], 'd')] },
          { id: 'b', at: 'M15', heading: 1, parties: [obp([1], 'd')] },
          { id: 'c', at: 'L13', heading: 1, parties: [obp([1], 'd')] },
          { id: 'd', at: 'L15', heading: 1, side: 'b', parties: [obp([1], 'a'), obp([2], 'b')] },
        ],
      }),
      grapples: ['a', 'b', 'c'].map((id) => ({ ...bondOf(id, 'd'), count: 1 })),
    };
    const names = contestsOf(state).map(({ teams }) => teams.map((team) => team.map((each) => each.ship.id)));
    expect(names).toEqual([
      [['a', 'c'], ['d']],
      [['b'], ['d']],
    ]);
  });
});
