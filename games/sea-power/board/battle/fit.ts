/**
 * How two lines of battle are drawn so that both are wholly in sight, however many ships there are and however small
 * the stage: in how many tiers, how many of those that double stand abreast, and at what scale.
 */
import type { Side } from '../../data/nations.ts';

/** Ships of each side in one place of the line. */
export type Place = Readonly<Record<Side, number>>;

export interface Fit {
  /** Places side by side; a longer line goes on in another tier. */
  readonly columns: number;
  /** The width of a place, in pixels before it is scaled. */
  readonly width: number;
  /** How many of those behind stand side by side. */
  readonly abreast: number;
  readonly scale: number;
}

/** Pixels. A hull is two parts high to three wide; names want a width of their own. */
const WIDTHS = [150, 132, 116, 102, 90, 78, 68, 58, 48];
const WIDEST = WIDTHS[0]!;
const NARROWEST = 40;
const HULL = 2 / 3;
const NAMED = 66;
const BEADED = 46;
const CAPTION = { named: 48, beaded: 16, bare: 4 } as const;
const GAP = 4;
/** The dice between the lines. */
const BETWEEN = 116;
const TIERS = 4;
const ABREAST = 6;

export type Caption = keyof typeof CAPTION;

/** What may stand beside a hull of that width. */
export const captionAt = (width: number): Caption =>
  width >= NAMED ? 'named' : width >= BEADED ? 'beaded' : 'bare';

const shipHeight = (width: number): number => width * HULL + CAPTION[captionAt(width)] + GAP;

const rowHeight = (ships: number, width: number, abreast: number): number =>
  ships === 0
    ? 0
    : shipHeight(width) + Math.ceil((ships - 1) / abreast) * shipHeight((width - GAP) / abreast);

function heightOf(places: readonly Place[], columns: number, width: number, abreast: number): number {
  let sum = 0;
  for (let from = 0; from < places.length; from += columns) {
    const tier = places.slice(from, from + columns);
    const highest = (side: Side): number =>
      Math.max(...tier.map((place) => rowHeight(place[side], width, abreast)));
    sum += highest('english') + BETWEEN + highest('european') + GAP;
  }
  return sum;
}

/** The drawing whose ships are largest of all that fit. */
export function fitLines(places: readonly Place[], stage: { width: number; height: number }): Fit {
  const most = Math.max(1, places.length);
  let best: Fit = { columns: most, width: WIDEST, abreast: 1, scale: 1 };
  let largest = -1;
  const doubled = places.some(({ english, european }) => english > 1 || european > 1);
  for (let tiers = 1; tiers <= Math.min(TIERS, most); tiers++) {
    const columns = Math.ceil(most / tiers);
    for (let abreast = 1; abreast <= (doubled ? ABREAST : 1); abreast++)
      for (const wanted of WIDTHS) {
        const width = Math.max(NARROWEST, Math.min(wanted, stage.width / columns));
        const scale = Math.min(
          1,
          stage.width / (columns * width),
          stage.height / heightOf(places, columns, width, abreast),
        );
        // Words shrink with the scale and hulls with their place: better small hulls than words nobody can read.
        const behind = doubled ? width / abreast : width;
        const size = (Math.min(width, behind * 2) + behind * 0.3) * scale ** 2 - tiers;
        if (size > largest) [best, largest] = [{ columns, width, abreast, scale }, size];
      }
  }
  return best;
}

/** What the drawing takes, as it is estimated: no more than the stage has. */
export const drawnHeight = (places: readonly Place[], { columns, width, abreast, scale }: Fit): number =>
  heightOf(places, columns, width, abreast) * scale;
