/** One row a class: the Basic Game's log, both broadsides alike. The Advanced Game's squares follow from it (16.2.1). */
import type { Nation, Trait } from '../../rules/sea/ship.ts';

export type ClassRow = readonly [
  id: string,
  nation: Nation | 'any',
  class_: 1 | 2 | 3 | 4 | 5 | 6 | 7,
  rated: number,
  turning: 1 | 2 | 3,
  /** 7.1.2: a number of the class. */
  battleSpeed: 3 | 4,
  fullSpeed: 5 | 6 | 7,
  /** She runs aground in water as deep as this or less deep (38.0). */
  depth: number,
  hull: number,
  crew: readonly [number, number, number],
  guns: number,
  carronades: number,
  /** Squares in each rigging section; there is one section for each factor of battle-sail speed. */
  rigging: number,
  /** Elite, crack, average, green, poor. */
  points: readonly [number, number, number, number, number],
  /** `public` rows are known from earlier public data, `constructed` ones were fitted to history by us. */
  provenance: 'public' | 'constructed',
  special?: {
    readonly foreAndAft?: true;
    readonly traits?: readonly Trait[];
    readonly rowSpeed?: number;
    readonly mortars?: 1 | 2;
  },
];
