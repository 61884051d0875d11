/** Boarding parties and the crew sections they are made of (10.1). */
import { MELEE_STRENGTH } from '../../data/tables.ts';
import { areBound } from '../sea/bonds.ts';
import type { Context } from '../sea/phase.ts';
import {
  adjacent,
  canWork,
  hands,
  type Party,
  type PartyType,
  type Section,
  type Ship,
} from '../sea/ship.ts';
import { isBond, type Sea, type State, shipOf } from '../sea/state.ts';

/** The sections written into any of her parties. */
export const sectionsUsed = (ship: Ship): Set<number> =>
  new Set(ship.parties.flatMap((party) => party.sections));

/** Sections with men left that serve aboard by now and were in no party this turn, lowest number first (10.1.2.1). */
export function availableSections(ship: Ship, turn: number): Section[] {
  const used = new Set([...ship.parties, ...(ship.toldOff ?? [])].flatMap((party) => party.sections));
  // 10.2.7: who came over serves from the next turn on.
  return hands(ship).filter((section) => section.left > 0 && section.since < turn && !used.has(section.no));
}

/**
 * 10.2.8: whether everybody aboard has waited to go over to an enemy who did not give up. Nobody is left then for any
 * other function, and so for the guns.
 */
export function allWaitedInVain(ship: Ship): boolean {
  const waited = new Set(
    (ship.toldOff ?? []).filter(({ type }) => type === 'TBP').flatMap(({ sections }) => sections),
  );
  return waited.size > 0 && hands(ship).every((section) => section.left === 0 || waited.has(section.no));
}

/** The sections of a party that still have men, lowest number first. */
export const menOf = (ship: Ship, party: Party): Section[] =>
  ship.sections.filter((section) => party.sections.includes(section.no) && section.left > 0);

export const squaresOf = (sections: readonly Section[]): number =>
  sections.reduce((sum, section) => sum + section.left, 0);

/** 12.3.1: melee factors of so many men of their qualities, boarding or defending. */
export const meleeStrength = (type: 'OBP' | 'DBP', sections: readonly Section[]): number =>
  sections.reduce((sum, section) => sum + section.left * MELEE_STRENGTH.data[type][section.quality], 0);

/** Her parties of one type that still have men. */
export const partiesOf = (ship: Ship, type: PartyType): Party[] =>
  ship.parties.filter((party) => party.type === type && menOf(ship, party).length > 0);

/** Her party on its way to one ship, if it has men left. */
export const boardersOf = (ship: Ship, target: string): Party | undefined =>
  partiesOf(ship, 'OBP').find((party) => party.target === target);

/** 12.2.1: ships whose OBP was sent to this one; nothing else begins a melee. */
export function attackersOf(sea: Sea, ship: Ship): Ship[] {
  return sea.ships.filter(
    (other) =>
      other.side !== ship.side &&
      boardersOf(other, ship.id) !== undefined &&
      canWork(other, sea.turn) &&
      areBound(sea, other.id, ship.id),
  );
}

/** 10.2.2, 12.3.4: parties that a melee under way does not let go. */
export function lockedParties(sea: Sea, ship: Ship): Party[] {
  const melees = sea.melees.filter((melee) => melee.a === ship.id || melee.b === ship.id);
  if (melees.length === 0) return [];
  // A defending party is engaged by boarders whom none of her own boarders meets (12.2.6).
  const defends = attackersOf(sea, ship).some((attacker) => boardersOf(ship, attacker.id) === undefined);
  return ship.parties
    .filter((party) => menOf(ship, party).length > 0)
    .filter((party) => {
      if (party.type === 'DBP') return defends;
      return party.type === 'OBP' && melees.some((melee) => isBond(melee, ship.id, party.target ?? ''));
    });
}

/** Lets go of every party that no melee holds. */
export function releaseParties(sea: State): void {
  for (const ship of sea.ships) ship.parties = lockedParties(sea, ship);
}

/** Whether either deck is still boarded from the other: gunfire may have killed every boarder of a melee. */
const anyBoarders = (a: Ship, b: Ship): boolean =>
  boardersOf(a, b.id) !== undefined || boardersOf(b, a.id) !== undefined;

/** 12.3.3: ends the melees of ships that have come free or surrendered, and those in which nobody boards any more. */
export function partMelees(sea: State, context: Context): void {
  for (const melee of sea.melees) {
    const ships = [shipOf(sea, melee.a), shipOf(sea, melee.b)] as const;
    const together = areBound(sea, melee.a, melee.b) && adjacent(...ships);
    const standing = ships.filter((ship) => ship.surrender === null);
    if (together && standing.length === 2 && anyBoarders(...ships)) continue;
    sea.melees = sea.melees.filter((each) => each !== melee);
    const winner = together && standing.length === 1 ? standing[0]!.id : null;
    const how = together ? 'won' : 'parted';
    context.tell({ kind: 'melee-ends', rule: '12.3.3', ships: [melee.a, melee.b], how, winner });
  }
}
