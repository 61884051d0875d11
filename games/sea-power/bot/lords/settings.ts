/** How a lord's knobs stand for each side in each war, where they stand otherwise than the sea lord's (`tools/tune-lords.ts`). */
import type { Setting } from './knobs.ts';

export const SETTINGS: Readonly<Record<string, Setting>> = {
  '1english': {
    threat: 0.0187,
    patience: 1,
    thrift: 0.0103,
    passing: 0.735,
    each: 0.0225,
    ports: 0.224,
    crowding: 2.27,
  },
  '1european': { elsewhere: 1.17, point: 0.0322, lure: 13.9, points: 0.496, guarded: 1.52, reckoned: 1 },
  '2english': { stake: 1.2 },
  '3english': { stake: 1.2, succour: 1.75, boldness: 0.5 },
};
