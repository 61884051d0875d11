import { describe, expect, it } from 'vitest';
import type { AdvancedState } from '../sea/edition.ts';
import type { Party } from '../sea/ship.ts';
import { bondOf } from '../sea/state.ts';
import { advancedSea, advancedShip } from '../testing/advanced.ts';
import { context } from '../testing/sea.ts';
import { leaveSea, perish } from './leaving.ts';

const party = (target: string): Party => ({ type: 'OBP', sections: [1], target });
const bonds = [bondOf('a', 'b'), bondOf('c', 'd')];

/** 'b' is bound to 'a' and 'd' to 'c' in every way there is; 'a' tows 'b', and 'c' tows 'd'. */
function tangle(): AdvancedState {
  const ship = (id: string, at: string, parties: Party[], tows: string | null) =>
    advancedShip({ id, at, heading: 1, side: 'ac'.includes(id) ? 'a' : 'b', parties, advanced: { tows } });
  return advancedSea(
    [
      ship('a', 'K10', [party('b'), { type: 'DBP', sections: [2], target: null }], 'b'),
      ship('b', 'L10', [party('a')], 'a'),
      ship('c', 'T10', [party('d')], 'd'),
      ship('d', 'U10', [], null),
    ],
    {
      fouls: bonds,
      grapples: bonds.map((bond) => ({ ...bond, count: 1 })),
      melees: bonds.map((bond) => ({ ...bond, since: 1 })),
      gunHits: [
        { ship: 'b', side: 'L', section: null },
        { ship: 'd', side: 'R', section: null },
      ],
    },
  );
}

const after = (act: (sea: AdvancedState) => unknown) => {
  const sea = tangle();
  act(sea);
  const { fouls, grapples, melees, gunHits, ships } = sea;
  return {
    fouls,
    grapples,
    melees,
    gunHits,
    ships: ships.map(({ id, presence, parties, advanced: { tows, end } }) => [
      id,
      presence,
      parties,
      tows,
      end,
    ]),
  };
};

/** Nothing of hers is left, and everything of the others is. */
const without = (how: string) => ({
  fouls: [bonds[1]],
  grapples: [{ ...bonds[1], count: 1 }],
  melees: [{ ...bonds[1], since: 1 }],
  gunHits: [{ ship: 'd', side: 'R', section: null }],
  ships: [
    ['a', 'afloat', [{ type: 'DBP', sections: [2], target: null }], null, null],
    ['b', 'gone', [], null, how],
    ['c', 'afloat', [party('d')], 'd', null],
    ['d', 'afloat', [], null, null],
  ],
});

describe('ships that are no more', () => {
  it('[15.0] one that leaves a board with edges lets go of everything; others are held as before', () => {
    const tools = context();
    expect(after((sea) => leaveSea(sea, sea.ships[1]!, tools))).toEqual(without('left'));
    expect(tools.told).toEqual([{ kind: 'left', rule: '15.0', ship: 'b' }]);
  });

  it('[24.3.2.2] one that sinks takes her parties with her, and nobody else’s', () => {
    const tools = context();
    expect(after((sea) => perish(sea, sea.ships[1]!, 'sunk', '24.3.2.2', tools))).toEqual(without('sunk'));
    expect(tools.told).toEqual([{ kind: 'ended', rule: '24.3.2.2', ship: 'b', how: 'sunk' }]);
  });
});
