/** Marking hits on a log (11.4). All of a phase's hits on a ship come together, when the firing is over. */
import { nearSide } from '../bearing/field-of-fire.ts';
import { markSection, type SectionMark } from '../bearing/gun-sections.ts';
import type { AnswerTo } from '../sea/asks.ts';
import { isAdvancedShip } from '../sea/edition.ts';
import { gunsLeft, hands, type Section, type Ship } from '../sea/ship.ts';
import type { HexTold, Hits } from '../sea/told.ts';
import { BROADSIDES, type Broadside } from '../sea/words.ts';

/** One broadside that went home. */
export interface Salvo {
  readonly firer: Ship;
  readonly hits: Hits;
}

export type Damage = Omit<Extract<HexTold, { kind: 'damage' }>, 'kind' | 'rule' | 'dice'>;
export type GunMark = AnswerTo<'gun-losses'>['marks'][number];

/** 11.4.2.1: from the first section until it is gone, then the next; they stand in that order. Returns how many there were not. */
function markInOrder(sections: readonly Section[], squares: number, lost: Map<number, number>): number {
  let open = squares;
  for (const section of sections) {
    const taken = Math.min(open, section.left);
    if (taken === 0) continue;
    section.left -= taken;
    open -= taken;
    lost.set(section.no, (lost.get(section.no) ?? 0) + taken);
  }
  return open;
}

/** 11.4.2: crew hits; aboard a prize the odd ones fall on the prize crew, the even ones on the prisoners (12.4.11). */
export function markCrew(ship: Ship, squares: number): Damage['crew'] {
  const lost = new Map<number, number>();
  if (ship.captured) {
    const prisoners = ship.sections.filter((section) => section.role === 'prisoner');
    markInOrder(hands(ship), Math.ceil(squares / 2), lost);
    markInOrder(prisoners, Math.floor(squares / 2), lost);
  } else markInOrder(hands(ship), squares, lost);
  return [...lost].map(([section, marked]) => ({ section, squares: marked }));
}

/** 11.4.4.1: the first section first; what there is no square for misses. */
export function markRigging(ship: Ship, squares: number): number {
  let open = squares;
  for (const [index, left] of ship.rigging.entries()) {
    const taken = Math.min(open, left);
    ship.rigging[index] = left - taken;
    open -= taken;
  }
  return squares - open;
}

const isSectionMark = (mark: GunMark): mark is SectionMark => mark.length === 3;

/** The squares a mark is made in. */
const squaresFor = (ship: Ship, mark: GunMark): Record<Broadside, number> =>
  mark[1] === 'G' ? ship.guns : ship.carronades;
const sideOfMark = (mark: GunMark): Broadside => (mark[0] === 'L' ? 'L' : 'R');

/** 11.4.3.1: where a gun hit may be marked now. The near side's carronades go before the far side's guns. */
export function gunMarks(ship: Pick<Ship, 'guns' | 'carronades'>, near: Broadside | null): GunMark[] {
  const on = (side: Broadside): GunMark[] => [
    ...(ship.guns[side] > 0 ? [`${side}G` as const] : []),
    ...(ship.carronades[side] > 0 ? [`${side}C` as const] : []),
  ];
  if (near === null) return BROADSIDES.flatMap(on);
  const marks = on(near);
  return marks.length > 0 ? marks : on(near === 'L' ? 'R' : 'L');
}

export function markGun(ship: Ship, mark: GunMark): void {
  if (isSectionMark(mark) && isAdvancedShip(ship)) markSection(ship, mark);
  else squaresFor(ship, mark)[sideOfMark(mark)]--;
}

export const noDamage = (ship: string): Damage => ({
  ship,
  hull: 0,
  crew: [],
  guns: { L: 0, R: 0 },
  carronades: { L: 0, R: 0 },
  rigging: 0,
});

/** What the marks took, for the log. */
export function gunDamage(marks: readonly GunMark[]): Pick<Damage, 'guns' | 'carronades'> {
  const count = (piece: string): number => marks.filter((each) => each.startsWith(piece)).length;
  return { guns: { L: count('LG'), R: count('RG') }, carronades: { L: count('LC'), R: count('RC') } };
}

/**
 * 11.2.7, 11.4: marks hull, crew and rigging, each letter in its own part of the log, and gives back the gun hits that
 * find a square, each with the side it fell on. Excess hull, crew and rigging hits miss; excess gun hits are hull hits
 * (11.4.3.2).
 */
export function markHits(
  ship: Ship,
  salvos: readonly Salvo[],
): { damage: Damage; gunHits: (Broadside | null)[] } {
  const total = (letter: keyof Hits): number => salvos.reduce((sum, { hits }) => sum + hits[letter], 0);
  const gunHits = salvos.flatMap(({ firer, hits }) =>
    Array.from({ length: hits.G }, () => nearSide(ship, firer)),
  );
  const squares = gunsLeft(ship);
  const excess = Math.max(0, gunHits.length - squares);
  // 11.4.1.1: a square for each hit.
  const hull = Math.min(ship.hull, total('H') + excess);
  ship.hull -= hull;
  const crew = markCrew(ship, total('C'));
  const rigging = markRigging(ship, total('R'));
  return { damage: { ...noDamage(ship.id), hull, crew, rigging }, gunHits: gunHits.slice(0, squares) };
}
