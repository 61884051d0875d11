/** How somebody who sails by eye comes to close quarters in a duel, where two would else run abreast for hours. */
import { legalPlots } from '../../rules/sailing/plot.ts';
import { distance } from '../../rules/sea/hex.ts';
import { rangeBetween, sternHex } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import { attitude } from '../../rules/sea/wind.ts';
import { isLittle } from './logs.ts';

/** Farther apart than this a broadside does little harm; up to that he sails as he sees fit. */
const CLOSE = 5;
/** Until then he hopes for a better chance. */
const PATIENT = 10;
/** Hexes that being taken aback counts for. */
const ABACK = 3;

/** The plot that brings a ship nearest to the enemy; null where it is no duel, or they are close. */
export function plotToClose(view: View, shipId: string): string | null {
  if (!isLittle(view) || view.turn < PATIENT) return null;
  const [one, two] = view.ships;
  const [ship, foe] = one!.id === shipId ? [one!, two!] : [two!, one!];
  if (rangeBetween(ship, foe) <= CLOSE) return null;
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { plot, judgement } of legalPlots(view, ship)) {
    if (judgement.leaves || plot === 'D') continue;
    const { bow, heading } = judgement.path.at(-1) ?? ship;
    const way =
      Math.min(distance(bow, foe.bow), distance(bow, sternHex(foe))) +
      (attitude(heading, view.wind) === 'D' ? ABACK : 0);
    if (way < least) [least, found] = [way, plot];
  }
  return found;
}
