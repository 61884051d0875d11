/** The guns of the Advanced Game in plain hands: each broadside at what it hurts most, as it is loaded. */
import { batteryTargets } from '../rules/bearing/battery.ts';
import { isBattery, type Target } from '../rules/bearing/fields.ts';
import { computeAdvanced } from '../rules/gunnery/advanced-broadside.ts';
import { batteryAims, layBattery } from '../rules/gunnery/batteries.ts';
import { bombardChoices } from '../rules/gunnery/bombs.ts';
import { type LawfulShot, lawfulShots } from '../rules/gunnery/fire-orders.ts';
import type { Battery } from '../rules/sea/advanced-sea.ts';
import type { AnswerTo } from '../rules/sea/asks.ts';
import type { AdvancedShip, AdvancedView } from '../rules/sea/edition.ts';
import type { Ship, Trait } from '../rules/sea/ship.ts';
import type { Hits } from '../rules/sea/told.ts';
import type { Aim, Broadside } from '../rules/sea/words.ts';
import { worthOf } from './worth.ts';

export type Shot = NonNullable<AnswerTo<'fire'>['L']>;

/** A shot that may be fired, with what its dice and its certain hits would do. */
export interface Way {
  readonly shot: Shot;
  readonly target: Target;
  readonly range: number;
  readonly faces: readonly (readonly Hits[])[];
  readonly certain: Hits;
}

const written = ({ target, section, as }: LawfulShot, aim: Aim): Shot => ({
  target: target.id,
  aim,
  ...(section === null ? {} : { section }),
  ...(as === undefined ? {} : { as }),
});

/** Every way in which a loaded broadside may be fired. */
export const waysToFire = (view: AdvancedView, ship: AdvancedShip, side: Broadside): Way[] =>
  lawfulShots(view, ship, side).flatMap((lawful) =>
    lawful.aims.flatMap((aim): Way[] => {
      const { target, section, shot, range } = lawful;
      const laid = computeAdvanced(view, ship, side, target, { aim, shot, section });
      if (laid === null) return [];
      return [{ shot: written(lawful, aim), target, range, faces: laid.faces, certain: laid.certain }];
    }),
  );

/** A work of stone counts by the share of its walls and gunners that go. */
const wallWorth = (battery: Battery, { H, G, C }: Hits): number =>
  (H + G) / Math.max(1, battery.hull) + C / Math.max(1, battery.crew);

export const worthOn = (target: Target, hits: Hits): number =>
  isBattery(target) ? wallWorth(target, hits) : worthOf(target, hits);

const plus = (a: Hits, b: Hits): Hits => ({ H: a.H + b.H, G: a.G + b.G, C: a.C + b.C, R: a.R + b.R });

/** What a shot adds on the average to hits that are already on their way to the same ship. */
export function addedWorth(
  { target, faces, certain }: Pick<Way, 'target' | 'faces' | 'certain'>,
  sure: Hits,
): number {
  let before = sure;
  let worth = 0;
  if (certain.C > 0) worth += worthOn(target, plus(before, certain)) - worthOn(target, before);
  before = plus(before, certain);
  for (const die of faces) {
    const base = worthOn(target, before);
    for (const hits of die) worth += (worthOn(target, plus(before, hits)) - base) / die.length;
    before = plus(before, meanOf(die));
  }
  return worth;
}

export function meanOf(die: readonly Hits[]): Hits {
  let sum: Hits = { H: 0, G: 0, C: 0, R: 0 };
  for (const hits of die) sum = plus(sum, hits);
  const n = Math.max(1, die.length);
  return { H: sum.H / n, G: sum.G / n, C: sum.C / n, R: sum.R / n };
}

export const expectedOf = ({ faces, certain }: Way): Hits =>
  faces.reduce((sum, die) => plus(sum, meanOf(die)), certain);

const NOTHING: Hits = { H: 0, G: 0, C: 0, R: 0 };
const ONE_GUN: readonly Trait[] = ['bow-gun', 'stern-gun', 'pivot'];

/** Both columns are the same piece: one of them fires in a turn. */
export const hasOneGun = (ship: Ship): boolean =>
  ONE_GUN.some((trait) => ship.spec.advanced?.traits.includes(trait) === true);

/** As loaded, at what it hurts most. */
export function plainFireOrders(view: AdvancedView, ship: AdvancedShip): AnswerTo<'fire'> {
  const best = (side: Broadside) => {
    let found: { shot: Shot; worth: number } | null = null;
    for (const way of waysToFire(view, ship, side)) {
      if (way.shot.as === 'G') continue;
      const worth = addedWorth(way, NOTHING);
      if (worth > 0 && (found === null || worth > found.worth)) found = { shot: way.shot, worth };
    }
    return found;
  };
  const [left, right] = [best('L'), best('R')];
  if (left === null && right === null) return bombarding(view, ship);
  const leftFirst = hasOneGun(ship) && left !== null && right !== null && left.worth >= right.worth;
  const rightFirst = hasOneGun(ship) && left !== null && right !== null && !leftFirst;
  return { L: rightFirst ? null : (left?.shot ?? null), R: leftFirst ? null : (right?.shot ?? null) };
}

/** 42.0: the mortars, if they are ready: as many of them as have a target. */
export function bombarding(view: AdvancedView, ship: AdvancedShip): AnswerTo<'fire'> {
  let best: AnswerTo<'fire'>['mortars'];
  let most = 0;
  for (const mortars of bombardChoices(view, ship)) {
    const firing = mortars.filter((target) => target !== null).length;
    if (firing > most) [most, best] = [firing, mortars];
  }
  return best === undefined ? { L: null, R: null } : { L: null, R: null, mortars: best };
}

export function batteryShot(view: AdvancedView, battery: Battery): AnswerTo<'battery'> {
  let best: AnswerTo<'battery'>['shot'] = null;
  let most = 0;
  for (const target of batteryTargets(view, battery))
    for (const aim of batteryAims(battery, target)) {
      const { tables } = layBattery(view, battery, target, aim);
      const worth = addedWorth(
        { target, faces: tables.map(({ faces }) => faces), certain: NOTHING },
        NOTHING,
      );
      if (worth > most) [most, best] = [worth, { target: target.id, aim }];
    }
  return { shot: best };
}
