/** A side whose logs are closed until an enemy has been near enough to see through it (special rule `bluff`). */
import { rangeBetween, type Ship, type ShipSpec } from './ship.ts';
import { specialOf } from './special-rules.ts';
import type { Sea, State } from './state.ts';

/** Whether a seat of this side, or the gallery, may not read her log. */
export function bluffed(sea: Sea, ship: Ship, side: string | null): boolean {
  if (!sea.advanced || side === ship.owner || ship.advanced?.seenThrough) return false;
  return specialOf(sea.advanced.special, 'bluff').some((rule) => rule.side === ship.owner);
}

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
export function hideLog(ship: Ship): Ship {
  const spec: ShipSpec = { ...ship.spec, ...SEEMING };
  return {
    ...ship,
    spec,
    quality: SEEMING.quality,
    hull: SEEMING.hull,
    sections: SEEMING.crew.map((squares, index) => ({
      no: index + 1,
      from: ship.id,
      side: ship.owner,
      quality: SEEMING.quality,
      total: squares,
      left: squares,
      role: 'crew',
      since: 0,
    })),
    guns: { ...SEEMING.guns },
    carronades: { ...SEEMING.carronades },
    advanced: {
      ...ship.advanced!,
      forward: { guns: { L: 6, R: 6 }, carronades: { L: 0, R: 0 } },
      repairs: { RH: 0, RG: 0, RR: 0 },
      seems: true,
    },
  };
}

/** At the end of each turn: whoever has an enemy within the range is known for what she is from now on. */
export function seeThrough(sea: State): void {
  for (const { side, range } of specialOf(sea.advanced?.special, 'bluff'))
    for (const ship of sea.ships)
      if (
        ship.owner === side &&
        ship.presence === 'afloat' &&
        sea.ships.some(
          (other) =>
            other.owner !== side && other.presence === 'afloat' && rangeBetween(ship, other) <= range,
        )
      )
        ship.advanced!.seenThrough = true;
}
