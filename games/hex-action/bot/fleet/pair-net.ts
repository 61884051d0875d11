/** What the net of duels says of two ships of a fleet, as if they had met alone: for the lies that a turn may end in. */

import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { Pose } from '../bearing.ts';
import { chanceOf, type LogsRead } from '../duel/chance-net.ts';
import { learntNets } from '../duel/kept-nets.ts';
import { seeLie } from '../duel/lie-features.ts';
import { type Duel, duelOf } from '../duel/logs.ts';

interface PairRead {
  readonly plain: LogsRead;
  readonly mirrored: LogsRead;
  readonly known: Map<number, number>;
}

export interface PairNet {
  chance(own: number, foe: number, a: Pose, b: Pose): number;
}

/** Next turn she will have loaded again what she fires now. */
const readied = (ship: Ship): Ship => ({
  ...ship,
  loaded: { L: true, R: true },
  still: 0,
  parties: [],
  toldOff: [],
});

const duelBetween = (sea: Sea, own: Ship, foe: Ship): Duel =>
  duelOf({ ...sea, ships: [readied(own), readied(foe)], fouls: [], grapples: [], melees: [], shunning: {} });

export function pairNetOf(sea: Sea, ships: readonly Ship[]): PairNet {
  const { begun: net } = learntNets();
  const pairs: (PairRead | undefined)[] = [];
  const readOf = (own: number, foe: number): PairRead => {
    const at = own * ships.length + foe;
    let read = pairs[at];
    if (read === undefined) {
      const duel = duelBetween(sea, ships[own]!, ships[foe]!);
      read = { plain: net.freshRead(), mirrored: net.freshRead(), known: new Map() };
      net.readLogs(duel, 0, false, read.plain);
      net.readLogs(duel, 0, true, read.mirrored);
      pairs[at] = read;
    }
    return read;
  };
  return {
    chance(own, foe, a, b) {
      const { plain, mirrored, known } = readOf(own, foe);
      const key = ((((b.q - a.q + 128) << 8) | (b.r - a.r + 128)) << 6) | (a.heading << 3) | b.heading;
      let chance = known.get(key);
      if (chance === undefined) {
        const seen = seeLie(sea.wind, a, b);
        chance = chanceOf(net.evidence(seen.mirrored ? mirrored : plain, seen.features));
        known.set(key, chance);
      }
      return chance;
    },
  };
}
