/** A side whose logs are closed until an enemy has been near enough to see through it (special rule `bluff`). */
import type { AdvancedShip, AdvancedState } from '../sea/edition.ts';
import type { Context } from '../sea/phase.ts';
import { ownSections, rangeBetween, type Ship, type ShipSpec } from '../sea/ship.ts';
import { specialOf } from '../sea/special-rules.ts';
import type { Sea } from '../sea/state.ts';

/** Whether a seat of this side, or the gallery, may not read her log. */
export function bluffed(sea: Sea, ship: Ship, side: string | null): boolean {
  if (!sea.advanced || side === ship.owner || ship.advanced?.seenThrough) return false;
  return specialOf(sea.advanced.special, 'bluff').some((rule) => rule.side === ship.owner);
}

/** While it holds no boats go between her side's ships: an empty deck would tell what she is. */
export const keepsHerCrew = (sea: Sea, ship: Ship): boolean => bluffed(sea, ship, null);

/** Whoever looks on sees how well such a ship is handled: that is news to him. */
export const handlingShows = (sea: Sea, ...ships: readonly Ship[]): { news?: true } =>
  ships.some((ship) => keepsHerCrew(sea, ship)) ? { news: true } : {};

/** What a stranger takes her for: a small ship of the line in good order. */
const SEEMING: Pick<ShipSpec, 'rated' | 'quality' | 'hull' | 'crew' | 'guns' | 'carronades' | 'points'> = {
  rated: 64,
  quality: 'average',
  hull: 17,
  crew: [8, 6, 6],
  guns: { L: 12, R: 12 },
  carronades: { L: 0, R: 0 },
  points: 0,
};

/** How she moves can be seen, and what has been shot away aloft; the rest of the log can't. */
export function hideLog(ship: AdvancedShip): AdvancedShip {
  const spec = { ...ship.spec, ...SEEMING };
  return {
    ...ship,
    spec,
    quality: SEEMING.quality,
    hull: SEEMING.hull,
    sections: ownSections(SEEMING.crew, { from: ship.id, side: ship.owner, quality: SEEMING.quality }),
    guns: { ...SEEMING.guns },
    carronades: { ...SEEMING.carronades },
    advanced: {
      ...ship.advanced,
      forward: { guns: { L: 6, R: 6 }, carronades: { L: 0, R: 0 } },
      repairs: { RH: 0, RG: 0, RR: 0 },
      seems: true,
    },
  };
}

/** At the end of each turn: whoever has an enemy within the range is known for what she is from now on. */
export function seeThrough(sea: AdvancedState, context: Context): void {
  for (const { side, range } of specialOf(sea.advanced.special, 'bluff'))
    for (const ship of sea.ships) {
      const near = (other: Ship): boolean =>
        other.owner !== side && other.presence === 'afloat' && rangeBetween(ship, other) <= range;
      if (ship.owner !== side || ship.presence !== 'afloat' || ship.advanced.seenThrough) continue;
      if (!sea.ships.some(near)) continue;
      ship.advanced.seenThrough = true;
      context.tell({ kind: 'seen-through', rule: 'bluff', ship: ship.id }, { news: true });
    }
}
