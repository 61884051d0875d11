/** What a division does turn after turn until something happens: its admiral is then asked again, and told why. */

import { courseOf, crossingsOf } from '../../attention/courses.ts';
import { groundingOn } from '../../attention/plot-choices.ts';
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import { type Sea, shipOf } from '../../rules/sea/state.ts';
import { nameOf } from '../look/words.ts';
import type { Manoeuvre } from './division-orders.ts';
import { asLastTurn, coursesOf, type Draft, inDivision, plotsIn } from './plans.ts';

export const UNTILS = ['ten-hexes', 'five-hexes', 'told'] as const;
export type Until = (typeof UNTILS)[number];

export const UNTIL_WORDS: Readonly<Record<Until, string>> = {
  'ten-hexes': 'an enemy is within ten hexes',
  'five-hexes': 'an enemy is within five hexes',
  told: 'I order otherwise',
};
const REACH: Readonly<Record<Until, number>> = { 'ten-hexes': 10, 'five-hexes': 5, told: 0 };

export interface StandingPlan {
  readonly manoeuvre: Manoeuvre;
  readonly until: Until;
}

/** Orders for this turn, or why there are none. */
export type CarriedOn =
  | { readonly drafts: readonly Draft[]; readonly ended: null }
  | { readonly drafts: null; readonly ended: string };

const ended = (why: string): CarriedOn => ({ drafts: null, ended: why });

const fights = ({ presence, surrender }: Ship): boolean => presence === 'afloat' && surrender === null;

/** The nearest enemy that still fights, if she is near enough to end the plan. */
function enemyNear(sea: Sea, ships: readonly Ship[], reach: number): Ship | null {
  const sides = new Set(ships.map(({ side }) => side));
  const found = sea.ships
    .filter((other) => !sides.has(other.side) && fights(other))
    .map((other) => ({ other, range: Math.min(...ships.map((ship) => rangeBetween(ship, other))) }))
    .filter(({ range }) => range <= reach)
    .toSorted((a, b) => a.range - b.range);
  return found[0]?.other ?? null;
}

/** The leader does as last turn and the others as they were told; not onto the ground, and not into one another. */
export function carriedOn(
  sea: Sea,
  drafts: readonly Draft[],
  { manoeuvre, until }: StandingPlan,
  leader: string,
  others: readonly Draft[] = [],
): CarriedOn {
  const ships = drafts.map(({ ask }) => shipOf(sea, ask.ship)).filter(fights);
  const near = enemyNear(sea, ships, REACH[until]);
  if (near !== null) return ended(`${nameOf(sea, near.id)} is near`);
  const led = drafts.map((draft) => (draft.ask.ship === leader ? asLastTurn(sea, [draft])[0]! : draft));
  const laid = inDivision(sea, led, manoeuvre, leader, others);
  const aground = laid.find(({ ask, answer }) => {
    if (ask.kind !== 'plot') return false;
    const ship = shipOf(sea, ask.ship);
    return groundingOn(sea, ship, courseOf(sea, ship, plotsIn({ ask, answer })[0]!).path) !== null;
  });
  if (aground !== undefined) return ended(`${nameOf(sea, aground.ask.ship)} would take the ground`);
  const own = new Set(laid.map(({ ask }) => ask.ship));
  const meeting = crossingsOf([...coursesOf(sea, laid), ...coursesOf(sea, others)]).find((crossing) =>
    crossing.ships.some((ship) => own.has(ship)),
  );
  if (meeting !== undefined)
    return ended(`${nameOf(sea, meeting.ships[0])} and ${nameOf(sea, meeting.ships[1])} would meet`);
  return { drafts: laid, ended: null };
}
