/** The segments of the forces phase, each by itself. */
import { looseDice } from '@weathergage/kernel';
import { describe, expect, it } from 'vitest';
import { leaderOf, leaderPool } from '../../data/leaders.ts';
import { leaderIds, shipIds, Umpire, yearOf } from '../testing/forces.ts';

/** 1780, with so many English ships and leaders; the base is 44 and 8, what is new 10 and 2. */
const in1780 = (ships: number, leaders: number, seed = 1) =>
  new Umpire(
    yearOf(2, 1780, 'demobilise', {
      english: {
        lying: { portsmouth: shipIds('England', 2, 0, ships) },
        leaders: leaderIds('England', 2, leaders),
      },
    }),
    looseDice(seed),
  );
const nobody = { ships: [], leaders: [] };
/** What the English draw: the base, then what is new. */
const drawn = (match: Umpire) =>
  match
    .play({ 'demobilise english': nobody })
    .told('drawn')
    .filter(({ nation }) => nation === 'England');

describe('the segments of the forces phase', () => {
  it('[5.0/1] they follow one another: home, the base, the new, and then squadrons are formed', () => {
    const match = in1780(44, 8).play({ 'demobilise english': nobody });
    const kinds = match.happenings.flatMap(({ truth }) =>
      'side' in truth && truth.side === 'english' ? ['levy' in truth ? truth.levy : truth.kind] : [],
    );
    expect(kinds).toEqual(['demobilised', 'base', 'new']);
    expect(match.world.phase).toBe('reorganise');
  });

  it.each([
    [44, 0],
    [43, 1],
    [30, 14],
    [0, 44],
  ])(
    '[5.0/2] who keeps %i ships of the base draws %i to make it up, and ten new ones on top',
    (kept, missing) => {
      const match = in1780(kept, 8);
      expect(drawn(match).map(({ levy, ships }) => [levy, ships!.length])).toEqual([
        ['base', missing],
        ['new', 10],
      ]);
      expect(Object.keys(match.world.forces.english.ships)).toHaveLength(54);
    },
  );

  it('[4.0/5] new leaders come into play with the new ships', () => {
    const match = in1780(44, 8);
    const [, fresh] = drawn(match);
    expect(fresh!.leaders).toHaveLength(2);
    expect(match.world.forces.english.leaders).toEqual([...leaderIds('England', 2, 8), ...fresh!.leaders!]);
  });

  it('[4.0/6] they are taken out of the pool of their nation', () => {
    const match = in1780(44, 8);
    const before = match.world.forces.english.pools.England!.leaders;
    const [, fresh] = drawn(match);
    for (const id of fresh!.leaders!) {
      expect(before).toContain(id);
      expect(leaderOf(id).nation).toBe('England');
    }
    const after = match.world.forces.english.pools.England!.leaders;
    expect(after.toSorted()).toEqual(before.filter((id) => !fresh!.leaders!.includes(id)).toSorted());
  });

  it('[5.2] which of the pool they are is chance', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++)
      for (const id of drawn(in1780(44, 8, seed))[1]!.leaders!) seen.add(id);
    const pool = leaderPool('England', 2).map(({ id }) => id);
    expect(seen.size).toBeGreaterThan((pool.length - 8) / 2);
    for (const id of leaderIds('England', 2, 8)) expect(seen.has(id)).toBe(false);
  });
});
