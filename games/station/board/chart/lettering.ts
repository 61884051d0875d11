/** Where names are written so that they cover neither marks nor each other. Measured in pixels of the marks. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A name with the places it may be written in, the best first: the middle of its foot line. */
export interface Name {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly spots: readonly { readonly x: number; readonly y: number }[];
  /** Left out where there is no room at all. */
  readonly dispensable: boolean;
}

export interface Written {
  readonly x: number;
  readonly y: number;
}

export const boxAbout = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** A name is written on its foot line: a quarter of its height hangs below it. */
const boxOf = ({ width, height }: Name, { x, y }: Written): Box => boxAbout(x, y - height / 4, width, height);

/** Shares of a name: what may touch something, and what is better left out. */
const TOUCH = 0.04;
const HIDDEN = 0.12;

/** Letters on a mark of little weight are better than letters on other letters. */
const SLIGHT = 0.2;

/**
 * Names in order of weight; each goes where it covers least, and covers what comes after it. Slight marks are kept free
 * where that can be had; no name is left out for them.
 */
export function letterChart(
  names: readonly Name[],
  marks: readonly Box[],
  slight: readonly Box[] = [],
): { readonly written: ReadonlyMap<string, Written>; readonly boxes: readonly Box[] } {
  const boxes = [...marks];
  const written = new Map<string, Written>();
  for (const name of names) {
    const area = name.width * name.height;
    const coveredBy = (spot: Written, others: readonly Box[]): number =>
      others.reduce((sum, other) => sum + shared(boxOf(name, spot), other), 0);
    let best: Written | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const spot of name.spots) {
      const covered = coveredBy(spot, boxes) + SLIGHT * coveredBy(spot, slight);
      if (covered < least) [best, least] = [spot, covered];
      if (covered <= TOUCH * area) break;
    }
    if (best === null || (name.dispensable && coveredBy(best, boxes) > HIDDEN * area)) continue;
    written.set(name.id, best);
    boxes.push(boxOf(name, best));
  }
  return { written, boxes };
}
