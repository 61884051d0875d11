/** Who throws irons in an imagined duel, who cuts loose, and whether it comes off. */
import type { Dice } from '@weathergage/kernel';
import { entanglementNeeded, GRAPPLING, UNGRAPPLING, unfoulingNeeded } from '../../data/tables.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import { QUALITIES } from '../../rules/sea/words.ts';
import { standDown } from './decks.ts';
import { judged } from './judged-decks.ts';
import type { Lies } from './lies.ts';
import { type Duel, ENDS, type End, freeSections, isBound } from './logs.ts';
import { rangeOf } from './sailing.ts';

/** As captains have it: she holds on for a clear gain only. */
const WORTH_HOLDING = 0.25;

/** Whether a ship would rather be fast to the enemy than free, as they lie. */
export type Holds = (end: End) => boolean;

/** As captains reckon it, with the fire that each has to give and to take. */
export const asCaptainsHold =
  (duel: Duel, exchangeOf: (end: End) => number): Holds =>
  (end) => {
    const { value, guns } = judged(duel, end);
    return value - guns + exchangeOf(end) > WORTH_HOLDING;
  };

export const asTablesHold = (duel: Duel, tables: readonly Lies[]): Holds =>
  asCaptainsHold(duel, (end) => {
    const other = end === 0 ? 1 : 0;
    const [own, foe] = [duel.logs[end], duel.logs[other]];
    return tables[end]!.exchangeAt({
      q: foe.q - own.q,
      r: foe.r - own.r,
      own: own.heading,
      foe: foe.heading,
    });
  });

const twoDice = (dice: Dice): number => dice.d6() + dice.d6();
const step = (ship: Ship): number => QUALITIES.length - 1 - QUALITIES.indexOf(ship.quality);

export function tryToUnfoul(duel: Duel, holdsOn: Holds, dice: Dice): void {
  const { dice: many, atLeast } = unfoulingNeeded(duel.sea.options);
  for (const end of ENDS) {
    if (!duel.fouled || holdsOn(end)) continue;
    const thrown = many === 2 ? twoDice(dice) : dice.d6();
    if (thrown >= atLeast) duel.fouled = false;
  }
  if (!isBound(duel)) duel.melee = false;
}

/** 9.1: who would hold throws irons at the ship alongside. */
export function throwIrons(duel: Duel, holdsOn: Holds, dice: Dice): void {
  standDown(duel);
  if (rangeOf(duel) !== 1) return;
  const { oneMotionless, bothMotionless, perPointAboveOne, always } = GRAPPLING.data;
  const still = duel.logs.filter(({ hexes }) => hexes === 0).length;
  const { atLeast } = entanglementNeeded(duel.sea.options);
  const holds = ENDS.map((end) => freeSections(duel.logs[end]) !== 0 && holdsOn(end));
  for (const end of ENDS) {
    if (!holds[end]) continue;
    const other = end === 0 ? 1 : 0;
    const above = Math.max(0, duel.logs[other].factors - 1);
    const sum =
      step(duel.ships[end]) -
      step(duel.ships[other]) +
      (still === 1 ? oneMotionless : still === 2 ? bothMotionless : 0) +
      above * perPointAboveOne;
    const thrown = twoDice(dice);
    if (thrown === always || thrown + sum >= atLeast) duel.irons++;
  }
}

export function cutIrons(duel: Duel, holdsOn: Holds, dice: Dice): void {
  const { quality, noMelee, melee, always } = UNGRAPPLING.data;
  const { atLeast } = entanglementNeeded(duel.sea.options);
  const cuts = ENDS.map((end) => duel.irons > 0 && !holdsOn(end));
  for (const end of ENDS) {
    if (!cuts[end]) continue;
    const sum = quality[duel.ships[end].quality] + (duel.melee ? melee : noMelee);
    for (let left = duel.irons; left > 0; left--) {
      const thrown = twoDice(dice);
      if (thrown === always || thrown + sum >= atLeast) duel.irons--;
    }
  }
}
