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

/** Names in order of weight; each goes where it covers least, and covers what comes after it. */
export function letterChart(
  names: readonly Name[],
  marks: readonly Box[],
): { readonly written: ReadonlyMap<string, Written>; readonly boxes: readonly Box[] } {
  const boxes = [...marks];
  const written = new Map<string, Written>();
  for (const name of names) {
    let best: Written | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const spot of name.spots) {
      const box = boxOf(name, spot);
      const covered = boxes.reduce((sum, other) => sum + shared(box, other), 0);
      if (covered < least) [best, least] = [spot, covered];
      if (covered <= TOUCH * name.width * name.height) break;
    }
    if (best === null || (name.dispensable && least > HIDDEN * name.width * name.height)) continue;
    written.set(name.id, best);
    boxes.push(boxOf(name, best));
  }
  return { written, boxes };
}
