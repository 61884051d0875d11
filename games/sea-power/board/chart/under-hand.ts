/** What lies under the hand on the chart, whichever copy of the sheet it is over. */
import type { Point } from '@weathergage/web/toolkit/stage.tsx';
import { isAreaId } from '../../data/areas.ts';
import type { AreaId, PortId } from '../../rules/world/squadron.ts';
import type { Eye } from './eye.ts';
import { mooringOf } from './moorings.ts';
import { nearestX } from './projection.ts';

interface Target {
  readonly area?: string | undefined;
  readonly port?: string | undefined;
  readonly token?: string | undefined;
  /** The number in the middle of a sea that may be chosen. */
  readonly pill?: string | undefined;
}

export const targetOf = (event: { readonly target: EventTarget }): Target | null => {
  const found =
    event.target instanceof Element ? event.target.closest('[data-area],[data-port],[data-token]') : null;
  return found instanceof SVGElement ? found.dataset : null;
};

/** The area under the pointer, whatever stands on it. */
export function areaUnder(event: { readonly clientX: number; readonly clientY: number }): AreaId | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const id = element instanceof SVGElement ? element.dataset.area : undefined;
    if (id !== undefined && isAreaId(id)) return id;
  }
  return null;
}

/** Of these ports the one that is drawn nearest to a point of the sheet, within so many units. */
export function nearestPort(at: Point, ports: Iterable<PortId>, eye: Eye, reach: number): PortId | null {
  let best: PortId | null = null;
  let least = reach;
  for (const id of ports) {
    const { x, y } = mooringOf(id, eye);
    const distance = Math.hypot(nearestX(x, at.x) - at.x, y - at.y);
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}
