import { describe, expect, it } from 'vitest';
import type { View } from '../../rules/sea/state.ts';
import { testSea, viewOf } from '../../rules/testing/sea.ts';
import type { Pose } from '../bearing.ts';
import type { Commander } from './commander.ts';
import { council } from './council.ts';
import { PLAIN_CREED } from './temper.ts';

const effort = { rounds: 1, timeIsUp: () => false, captains: false };
const foe = { id: 'foe', at: 'P16', heading: 5, side: 'b', owner: 'b', seat: 'b-1' } as const;
const sea = (): View =>
  viewOf(
    testSea({
      ships: [{ id: 'own', at: 'M18', heading: 2 }, { id: 'friend', at: 'K20', heading: 2 }, foe],
      victory: { type: 'points', margin: 1 },
    }),
  );

/** A hex ahead of where the enemy lies: there she is expected. */
const ahead = (view: View): Pose => {
  const { bow, heading } = view.ships.find(({ id }) => id === 'foe')!;
  return { q: bow.q - 1, r: bow.r + 1, heading };
};

/** What is ordered if she comes there, and then does as the commander would. */
function ordered(trust: number, commander: Commander): string[] {
  const view = sea();
  const creed = { ...PLAIN_CREED, looks: { others: 8, trust } };
  const ends = new Map([['foe', ahead(view)]]);
  const orders = council(view, 'a', effort, creed, [{ ends, trust: 1, commander }]);
  return ['own', 'friend'].map((id) => orders.get(id)!.plot);
}

const lying: Commander = (_seen, ships) =>
  new Map(ships.map(({ id, bow, heading }) => [id, { ...bow, heading }]));

describe('a second look', () => {
  it('shows the enemy where he was expected to be, a turn on, and ours where they were ordered to', () => {
    const turns = new Set<number>();
    const ours = new Set<string>();
    const theirs = new Set<string>();
    ordered(1, (seen, ships) => {
      turns.add(seen.turn);
      ours.add(JSON.stringify(seen.ships.filter(({ side }) => side === 'a').map(({ bow }) => bow)));
      for (const { bow, heading } of ships) theirs.add(JSON.stringify({ ...bow, heading }));
      return lying(seen, ships);
    });
    expect([...turns]).toEqual([sea().turn + 1]);
    expect(ours.size).toBeGreaterThan(3);
    expect([...theirs]).toEqual([JSON.stringify(ahead(sea()))]);
  });

  it('changes nothing where it is not trusted, and something where it is', () => {
    expect(ordered(0, lying)).toEqual(ordered(0, () => new Map()));
    expect(ordered(5, lying)).not.toEqual(ordered(0, lying));
  });
});
