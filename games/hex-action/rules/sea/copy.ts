/**
 * The private copy that a resolution may change. Only what phases change is copied; what never changes (specs, land,
 * seats) and what is only ever replaced whole (bonds, parties, a movement or melee under way) is shared.
 */
import type { AdvancedLog } from './advanced-log.ts';
import type { AdvancedSea } from './advanced-sea.ts';
import type { Ship } from './ship.ts';
import type { State } from './state.ts';

export const privateCopy = (sea: State): State => ({
  ...sea,
  resigned: [...sea.resigned],
  ships: sea.ships.map(copyOfShip),
  fouls: [...sea.fouls],
  grapples: [...sea.grapples],
  melees: [...sea.melees],
  gunHits: [...sea.gunHits],
  reached: { ...sea.reached },
  shunning: { ...sea.shunning },
  ...(sea.advanced && { advanced: copyOfSea(sea.advanced) }),
});

const copyOfSea = (advanced: AdvancedSea): AdvancedSea => ({
  ...advanced,
  flags: { ...advanced.flags },
  written: { ...advanced.written },
  batteries: advanced.batteries.map((battery) => ({ ...battery })),
  criticals: [...advanced.criticals],
  scored: { ...advanced.scored },
  visited: { ...advanced.visited },
});

const copyOfShip = (ship: Ship): Ship => ({
  ...ship,
  sections: ship.sections.map((section) => ({ ...section })),
  guns: { ...ship.guns },
  carronades: { ...ship.carronades },
  rigging: [...ship.rigging],
  loaded: ship.loaded && { ...ship.loaded },
  initial: { ...ship.initial },
  noted: { ...ship.noted },
  parties: [...ship.parties],
  ...(ship.advanced && { advanced: copyOfLog(ship.advanced) }),
});

const copyOfLog = (log: AdvancedLog): AdvancedLog => ({
  ...log,
  forward: { guns: { ...log.forward.guns }, carronades: { ...log.forward.carronades } },
  shot: log.shot && { ...log.shot },
  did: { ...log.did },
  repairs: { ...log.repairs },
  wreckage: [...log.wreckage],
  orders: log.orders && [...log.orders],
  mortars: log.mortars && [...log.mortars],
});
