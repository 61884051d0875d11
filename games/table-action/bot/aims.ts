/** What the scenario wants of this side: which ships count for more, and where they have to go. */
import { isAfloat } from '../rules/aboard/crippled.ts';
import type { Point } from '../rules/geometry/point.ts';
import type { Battery, Ship } from '../rules/table/ship.ts';
import type { View } from '../rules/table/state.ts';
import type { Edge } from '../rules/table/victory-language.ts';

export interface Aims {
  /** Times its points: what the loss of a ship or battery means. */
  worth(target: Ship | Battery): number;
  /** The edge a ship has to leave by. */
  exitOf(ship: Ship): Edge | null;
  /** Whether an enemy wins by getting away. */
  flees(ship: Ship): boolean;
  /** What the capture of a ship brings beyond her worth. */
  prize(ship: Ship): number;
  /** The point to be held at the end. */
  readonly hold: Point | null;
}

const COUNTED = 1.5;
/** For ships that must be taken: one that is sunk is of no use. */
const PRIZE = 1.5;

const pointsOf = (target: Ship | Battery): number => ('spec' in target ? target.spec.points : target.points);

export function aimsOf(view: View): Aims {
  const counted = new Set<string>();
  const taken = new Set<string>();
  const exits = new Map<string, Edge>();
  const fleeing = new Set<string>();
  let hold: Point | null = null;
  for (const each of view.victory)
    switch (each.type) {
      case 'strike':
      case 'sink':
      case 'flagship':
      case 'survive':
        for (const id of each.ships) counted.add(id);
        break;
      case 'capture':
        for (const id of each.ships) {
          counted.add(id);
          if (each.side === view.side) taken.add(id);
        }
        break;
      case 'battery':
        for (const id of each.batteries) counted.add(id);
        break;
      case 'exit':
        for (const id of each.ships) {
          if (each.side === view.side) exits.set(id, each.edge);
          else {
            counted.add(id);
            fleeing.add(id);
          }
        }
        break;
      case 'hold':
        if (each.side === view.side) hold = { x: each.x, y: each.y };
        break;
      case 'points':
      case 'fractionCrippled':
        break;
    }
  return {
    worth: (target) => pointsOf(target) * (counted.has(target.id) ? COUNTED : 1),
    exitOf: (ship) => exits.get(ship.id) ?? null,
    flees: (ship) => fleeing.has(ship.id),
    prize: (ship) => (taken.has(ship.id) && isAfloat(ship) ? pointsOf(ship) * PRIZE : 0),
    hold,
  };
}
