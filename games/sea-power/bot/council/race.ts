/**
 * Orders run against one another in the same worlds with the same dice. The first is the one that is to be kept: another
 * takes its place only where it is clearly better, and whoever is clearly worse is tried no more.
 */
export interface RaceTerms {
  /** Worlds that the belief in the first order counts as. */
  readonly prudence: number;
  /** By how many standard errors another must be better, and from how many behind on it is given up. */
  readonly proof: number;
  readonly patience: number;
  /** Worlds before anybody is given up or preferred. */
  readonly least: number;
}

export interface Runner {
  /** How much better than the first, on average, and the standard error of it. */
  readonly ahead: number;
  readonly error: number;
  readonly worlds: number;
}

export interface Race {
  readonly won: number;
  readonly runners: readonly Runner[];
  readonly first: number;
  readonly playOuts: number;
}

/** A spread that is taken for granted while few worlds are known. */
const USUAL_SPREAD = 0.12;

export function raceOrders(
  handicaps: readonly number[],
  worthIn: (order: number, world: number) => number,
  isOver: (playOuts: number) => boolean,
  { prudence, proof, patience, least }: RaceTerms,
): Race {
  const sums = handicaps.map(() => 0);
  const squares = handicaps.map(() => 0);
  const worlds = handicaps.map(() => 0);
  let [first, playOuts] = [0, 0];
  const runner = (order: number): Runner => {
    const count = worlds[order]!;
    if (order === 0 || count === 0) return { ahead: 0, error: 0, worlds: count };
    const mean = sums[order]! / count;
    const spread = (squares[order]! - count * mean * mean + USUAL_SPREAD ** 2) / count;
    return { ahead: mean, error: Math.sqrt(Math.max(0, spread) / count), worlds: count };
  };
  let live = [...handicaps.keys()].slice(1);
  for (let world = 0; live.length > 0; world++) {
    // A world that was begun is gone through with all: half of one says nothing.
    if (isOver(playOuts + live.length)) break;
    const usual = worthIn(0, world);
    first += usual;
    worlds[0]!++;
    for (const order of live) {
      const ahead = worthIn(order, world) - usual;
      sums[order]! += ahead;
      squares[order]! += ahead * ahead;
      worlds[order]!++;
    }
    playOuts += 1 + live.length;
    if (world + 1 >= least)
      live = live.filter((order) => {
        const { ahead, error } = runner(order);
        return ahead + patience * error > 0;
      });
  }
  const runners = handicaps.map((_, order) => runner(order));
  let [won, most] = [0, 0];
  for (const [order, { ahead, error, worlds: count }] of runners.entries()) {
    if (order === 0 || count < least) continue;
    const believed = (ahead * count) / (count + prudence) - proof * error - handicaps[order]!;
    if (believed > most) [won, most] = [order, believed];
  }
  return { won, runners, first: first / Math.max(1, worlds[0]!), playOuts };
}
