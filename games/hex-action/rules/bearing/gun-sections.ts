/** The bow and stern sections of each broadside (16.2.2), and which of their squares a gun hit may take (24.1.7). */
import type { AdvancedShip } from '../sea/edition.ts';
import type { Ship } from '../sea/ship.ts';
import type { Sea } from '../sea/state.ts';
import type { Broadside } from '../sea/words.ts';

export const GUN_SECTIONS = ['bow', 'stern'] as const;
export type GunSection = (typeof GUN_SECTIONS)[number];

/** Left or right, gun or carronade, bow or stern. */
export const SECTION_MARKS = ['LGB', 'LGS', 'LCB', 'LCS', 'RGB', 'RGS', 'RCB', 'RCS'] as const;
export type SectionMark = (typeof SECTION_MARKS)[number];

/** Squares left, by mark. */
export type Squares = Readonly<Record<SectionMark, number>>;

type Armed = Pick<AdvancedShip, 'guns' | 'carronades' | 'advanced'>;

/** 42.6: where bombs are played the squares of a bomb's carronade section are her mortars. */
export const carriesMortars = (sea: Sea, ship: Ship): boolean =>
  (ship.spec.advanced?.mortars ?? 0) > 0 && sea.advanced?.rules.bombs === true;

/** Whether a broadside has anything left to load and fire. */
export const isArmed = (sea: Sea, ship: Ship, side: Broadside): boolean =>
  ship.guns[side] + (carriesMortars(sea, ship) ? 0 : ship.carronades[side]) > 0;

/** Gun squares of one broadside, or of one of its sections. */
export function squaresIn(
  ship: Armed,
  side: Broadside,
  section?: GunSection,
): { readonly guns: number; readonly carronades: number } {
  const [guns, carronades] = [ship.guns[side], ship.carronades[side]];
  if (section === undefined) return { guns, carronades };
  const { forward } = ship.advanced;
  return section === 'bow'
    ? { guns: forward.guns[side], carronades: forward.carronades[side] }
    : { guns: guns - forward.guns[side], carronades: carronades - forward.carronades[side] };
}

export function squaresLeft(ship: Armed): Squares {
  const of = (side: Broadside, section: GunSection) => squaresIn(ship, side, section);
  return {
    LGB: of('L', 'bow').guns,
    LGS: of('L', 'stern').guns,
    LCB: of('L', 'bow').carronades,
    LCS: of('L', 'stern').carronades,
    RGB: of('R', 'bow').guns,
    RGS: of('R', 'stern').guns,
    RCB: of('R', 'bow').carronades,
    RCS: of('R', 'stern').carronades,
  };
}

/** Where a gun hit falls; null for the side or the section where neither is nearer. */
export interface SectionHit {
  readonly side: Broadside | null;
  readonly section: GunSection | null;
}

/** 24.1.7: that section, then the rest of that broadside, then any. */
export function sectionMarks(squares: Squares, { side, section }: SectionHit): SectionMark[] {
  const left = SECTION_MARKS.filter((mark) => squares[mark] > 0);
  const near = left.filter((mark) => side === null || mark[0] === side);
  const inSection = near.filter(
    (mark) => section === null || (mark[2] === 'B' ? section === 'bow' : section === 'stern'),
  );
  return inSection.length > 0 ? inSection : near.length > 0 ? near : left;
}

export const takeMark = (squares: Squares, mark: SectionMark): Squares => ({
  ...squares,
  [mark]: squares[mark] - 1,
});

/** Ends followed at once: a fleet's fire on one ship has more ways to be marked than anybody would read through. */
const WAYS = 64;

/** Distinct ends the hits can come to, with one way of marking each; all of them if they are few. */
export function sectionOutcomes(ship: Armed, hits: readonly SectionHit[]): SectionMark[][] {
  const keyOf = (squares: Squares): string => SECTION_MARKS.map((mark) => squares[mark]).join();
  let ends: { readonly left: Squares; readonly marks: SectionMark[] }[] = [
    { left: squaresLeft(ship), marks: [] },
  ];
  for (const hit of hits) {
    const next = new Map<string, { left: Squares; marks: SectionMark[] }>();
    for (const { left, marks } of ends)
      for (const mark of sectionMarks(left, hit)) {
        const end = takeMark(left, mark);
        const key = keyOf(end);
        if (!next.has(key)) next.set(key, { left: end, marks: [...marks, mark] });
      }
    ends = [...next.values()].slice(0, WAYS);
  }
  return ends.map(({ marks }) => marks);
}

/** Strikes off one square. */
export function markSection(ship: AdvancedShip, mark: SectionMark): void {
  const side: Broadside = mark[0] === 'L' ? 'L' : 'R';
  const piece = mark[1] === 'G' ? 'guns' : 'carronades';
  ship[piece][side]--;
  if (mark[2] === 'S') return;
  const { forward } = ship.advanced;
  const left = { ...forward[piece], [side]: forward[piece][side] - 1 };
  ship.advanced = { ...ship.advanced, forward: { ...forward, [piece]: left } };
}
