/** The sea as it looks after each happening of a story: for drawing only, the umpire keeps the true one. */
import type { Ship } from '../../rules/ship.ts';
import type { Sea } from '../../rules/state.ts';
import type { HexTold } from '../../rules/told.ts';

const changed = (sea: Sea, id: string, change: (ship: Ship) => Partial<Ship>): Sea => ({
  ...sea,
  ships: sea.ships.map((ship) => (ship.id === id ? { ...ship, ...change(ship) } : ship)),
});

/** Rigging goes from the first section on. */
function withoutRigging(rigging: readonly number[], squares: number): number[] {
  let rest = squares;
  return rigging.map((left) => {
    const gone = Math.min(left, rest);
    rest -= gone;
    return left - gone;
  });
}

export function afterTold(sea: Sea, told: HexTold): Sea {
  switch (told.kind) {
    case 'moved': {
      const at = told.steps.at(-1);
      if (at === undefined) return sea;
      return changed(sea, told.ship, () => ({
        ...at,
        still: told.drift ? 1 : 0,
        noted: { factors: told.steps.length, hexes: told.drift ? 0 : told.steps.length },
      }));
    }
    case 'entered':
      return changed(sea, told.ship, () => ({ ...told.at, presence: 'afloat' }));
    case 'left':
      return changed(sea, told.ship, () => ({ presence: 'gone' }));
    case 'damage':
      return changed(sea, told.ship, (ship) => ({
        hull: ship.hull - told.hull,
        rigging: withoutRigging(ship.rigging, told.rigging),
        guns: { L: ship.guns.L - told.guns.L, R: ship.guns.R - told.guns.R },
        carronades: {
          L: ship.carronades.L - told.carronades.L,
          R: ship.carronades.R - told.carronades.R,
        },
        sections: ship.sections.map((section) => ({
          ...section,
          left: section.left - (told.crew.find(({ section: no }) => no === section.no)?.squares ?? 0),
        })),
      }));
    case 'surrender':
      return changed(sea, told.ship, () => ({ surrender: told.how }));
    case 'recovered':
      return changed(sea, told.ship, () => ({ surrender: null }));
    case 'captured':
      return changed(sea, told.ship, () => ({ captured: true, side: told.bySide }));
    case 'retaken':
      return changed(sea, told.ship, () => ({ captured: false, side: told.side, surrender: null }));
    case 'foul':
      return told.success ? { ...sea, fouls: [...sea.fouls, { a: told.ships[0], b: told.ships[1] }] } : sea;
    case 'turn':
      return { ...sea, turn: told.turn };
    default:
      return sea;
  }
}
