import { describe, expect, it } from 'vitest';
import { resign } from './resign.ts';
import { stationAt } from './testing/station.ts';

describe('giving up', () => {
  it('[12.1] the other side has won, with the Prestige that both have', () => {
    const world = stationAt({ scenario: { prestige: { red: 7, blue: 3 } } });
    const outcome = { winners: ['blue'], rule: '12.1', reason: 'resigned', points: { red: 7, blue: 3 } };
    const { state, happenings } = resign(world, 'red');
    expect(state).toEqual({ ...world, resigned: ['red'], outcome });
    expect(happenings).toEqual([
      { truth: { kind: 'resigned', rule: '12.1', seat: 'red' } },
      { truth: { kind: 'over', rule: '12.1', outcome } },
    ]);
    expect(resign(world, 'blue').state.outcome!.winners).toEqual(['red']);
  });

  it('[12.1] nobody gives up who looks on, nor when it is over', () => {
    const world = stationAt();
    expect(resign(world, 'nobody')).toEqual({ state: world, happenings: [] });
    const over = resign(world, 'red').state;
    expect(resign(over, 'blue')).toEqual({ state: over, happenings: [] });
  });
});
