/** A captain who knows only what the chart shows: where the ships lie and which plots are offered. He closes and fires. */
import { inField } from '../../rules/bearing/field-of-fire.ts';
import { parsePlot } from '../../rules/sailing/plot-notation.ts';
import { type Direction, distance, type Hex, neighbour, turnedBy } from '../../rules/sea/hex.ts';
import { sternHex } from '../../rules/sea/ship.ts';

export interface Lying {
  readonly bow: Hex;
  readonly heading: Direction;
}

/** Where a plot leads if nobody is in the way. */
function endOf({ bow, heading }: Lying, plot: string): Lying {
  let at: Lying = { bow, heading };
  for (const { sign, hexes } of parsePlot(plot).tokens) {
    if (sign === 'L' || sign === 'R') at = { ...at, heading: turnedBy(at.heading, sign === 'L' ? -1 : 1) };
    else if (sign === 'hexes')
      for (let i = 0; i < hexes; i++) at = { ...at, bow: neighbour(at.bow, at.heading) };
  }
  return at;
}

const bearsOn = (from: Lying, to: Lying): boolean =>
  (['L', 'R'] as const).some((side) => inField(from, side, to.bow) || inField(from, side, sternHex(to)));

const apart = (a: Lying, b: Lying): number =>
  Math.min(...[a.bow, sternHex(a)].flatMap((mine) => [b.bow, sternHex(b)].map((his) => distance(mine, his))));

/** What a place is worth against an enemy who lies there: near and bearing is good, bearing unanswered better. */
function worth(me: Lying, enemy: Lying): number {
  const range = apart(me, enemy);
  if (range === 0) return 2;
  const answered = bearsOn(enemy, me);
  if (!bearsOn(me, enemy)) return -range - (answered ? 3 : 0);
  return 14 - 2 * range + (answered ? 0 : 4);
}

/** The best of the plots offered, the enemy being expected to go on by none to three hexes. */
export function bestPlot(me: Lying, enemy: Lying, offered: readonly string[]): string {
  const ways = ['0', '1', '2', '3'].map((plot) => endOf(enemy, plot));
  const scored = offered.map((plot) => {
    const end = endOf(me, plot);
    return { plot, score: ways.reduce((sum, way) => sum + worth(end, way), 0) };
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  if (best === undefined) throw new Error('no plot is offered');
  return best.plot;
}
