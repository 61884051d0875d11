/** A finger is broader than many a place on a chart: what it means is the nearest that can be pressed. */

/** Pixels to the rim of a place within which a tap beside it is taken for one on it. */
const REACH = 24;
/** What is as broad as a finger needs no help. */
const FINGER = 44;

/** A place that is lit to be pressed for an answer. Who only wants to look at a ship has to hit her. */
const LIT = '[data-lit]';

interface At {
  readonly clientX: number;
  readonly clientY: number;
}

export const byFinger = (event: Event): boolean =>
  'pointerType' in event && (event.pointerType === 'touch' || event.pointerType === 'pen');

/** From a point to the box of a thing, and to its middle where two are as near. */
function awayFrom(
  { clientX, clientY }: At,
  { left, top, right, bottom }: DOMRect,
): readonly [number, number] {
  const beside = (at: number, from: number, to: number): number => Math.max(from - at, 0, at - to);
  return [
    Math.hypot(beside(clientX, left, right), beside(clientY, top, bottom)),
    Math.hypot(clientX - (left + right) / 2, clientY - (top + bottom) / 2),
  ];
}

/** Presses the nearest place within reach of a tap that hit none; whether there was one. */
export function pressNearest(chart: Element, tap: At & { readonly target: EventTarget | null }): boolean {
  if (tap.target instanceof Element && tap.target.closest(`${LIT}, [role=button], [data-grab]`) !== null)
    return false;
  const [nearest] = [...chart.querySelectorAll(LIT)]
    .map((place) => ({ place, box: place.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < FINGER)
    .map(({ place, box }) => ({ place, away: awayFrom(tap, box) }))
    .filter(({ away: [rim] }) => rim <= REACH)
    .toSorted((a, b) => a.away[0] - b.away[0] || a.away[1] - b.away[1]);
  if (nearest === undefined) return false;
  nearest.place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return true;
}
