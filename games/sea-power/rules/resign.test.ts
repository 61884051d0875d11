import { describe, expect, it } from 'vitest';
import { resign } from './resign.ts';
import { warWith } from './testing/battle.ts';

describe('giving up', () => {
  it('[8.5] gives the match to the other chair, and leaves the world as it was', () => {
    const world = warWith([]);
    world.points.english = 80;
    const { state, happenings } = resign(world, 'english');
    const outcome = {
      winners: ['european'],
      rule: '8.5',
      reason: 'resigned',
      points: { english: 80, european: 0 },
    };
    expect(state.outcome).toEqual(outcome);
    expect(happenings.map(({ truth }) => truth)).toEqual([
      { kind: 'resigned', rule: '8.5', seat: 'english' },
      { kind: 'over', rule: '8.5', outcome },
    ]);
    expect(world.outcome).toBeNull();
    expect(world.resigned).toEqual([]);
  });

  it('[8.5] [11.E] also where the bidding has turned the commands round', () => {
    const world = warWith([]);
    world.commands = { english: 'european', european: 'english' };
    // The chair made for England commands the Powers; when it gives up, the other chair's name wins.
    expect(resign(world, 'english').state.outcome?.winners).toEqual(['european']);
  });
});
