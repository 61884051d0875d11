/** A fleet's orders for one turn: each ship's best against what the enemy may do, over and over while time allows. */
import { looseDice } from '@weathergage/kernel';
import { isDirect } from '../../rules/orders/command-lag.ts';
import { notesOf } from '../../rules/orders/notes.ts';
import { isAdvanced } from '../../rules/sea/edition.ts';
import type { Ship } from '../../rules/sea/ship.ts';
import type { Sea, View } from '../../rules/sea/state.ts';
import { imagine, view as viewOf } from '../../rules/view.ts';
import type { Pose } from '../bearing.ts';
import { squadronCourses } from '../helm.ts';
import { answerTo, type Effort, type Plan } from './answer.ts';
import { asOrdered, type Candidate, candidatesOf } from './candidates.ts';
import type { Commander } from './commander.ts';
import { type Deliberation, tableOf } from './deliberation.ts';
import { type Fleets, fleetsOf } from './engagement.ts';
import { idles, lyingOn } from './idlers.ts';
import { lookedAhead } from './second-look.ts';
import { orderedNow } from './signals.ts';
import { type Creed, PLAIN_CREED } from './temper.ts';

/** Where the enemy's ships are expected to end, and how much that is believed. */
export interface Expected {
  readonly ends: ReadonlyMap<string, Pose>;
  readonly trust: number;
  /** Who would sail there, and what he would do next. */
  readonly commander?: Commander;
}

/** The share of belief in plain captaincy beside all counter-orders together: most commanders do what is plain. */
const CAPTAINS = 0.6;
/** Fleets of no more ships than this in all are looked at in every detail. */
const SMALL = 24;

export function council(
  view: View,
  side: string,
  effort: Effort,
  creed: Creed = PLAIN_CREED,
  expected?: readonly Expected[],
): ReadonlyMap<string, Candidate> {
  const fleets = fleetsOf(view, side);
  const options = fleets.ships.map((_, i) => optionsOf(view, fleets, i));
  const table = tableOf(fleets, options, effort.captains && fleets.ships.length <= SMALL, creed);
  const start = Int16Array.from(options, (list) => straightest(list));
  const enemies: Plan[] = [];
  if (expected !== undefined) enemies.push(...expected.map((each) => expectedPlan(table, start, each)));
  else if (effort.captains && fleets.team.includes(1)) enemies.push(captains(view, table, start));
  if (enemies.length === 0) enemies.push({ plan: answerTo(table, 1, [{ plan: start }], start, effort) });
  let own = answerTo(table, 0, enemies, start, effort);
  for (let round = 1; round < effort.rounds && !effort.timeIsUp(); round++) {
    const counter = answerTo(table, 1, [{ plan: own }], enemies.at(-1)!.plan, effort);
    if (enemies.some(({ plan }) => same(plan, counter, fleets.team))) break;
    enemies.push({ plan: counter });
    own = answerTo(table, 0, enemies, own, effort);
  }
  if (creed.looks !== undefined)
    own = lookedAhead({ view, side, table, creed, enemy: hasty }, enemies, own, creed.looks);
  return new Map(fleets.ships.map((ship, i) => [ship.id, options[i]![own[i]!]!]));
}

/** As an enemy orders things who thinks them over less. */
export const hasty: Commander = (seen, ships) =>
  endsOf(council(seen, ships[0]!.side, { rounds: 2, timeIsUp: () => false, captains: true }), ships);

export const endsOf = (
  orders: ReadonlyMap<string, Candidate>,
  ships: readonly Ship[],
): ReadonlyMap<string, Pose> =>
  new Map(ships.flatMap(({ id }) => (orders.has(id) ? [[id, orders.get(id)!.end]] : [])));

const same = (a: Int16Array, b: Int16Array, team: Int8Array): boolean =>
  a.every((choice, i) => team[i] !== 1 || choice === b[i]);

/** Ships under written orders carry them out; of other seats nobody knows what is written. */
function optionsOf(view: View, { ships }: Fleets, i: number): readonly Candidate[] {
  const ship = ships[i]!;
  if (!isAdvanced(view) || ship.seat !== view.seat || isDirect(view, ship)) return candidatesOf(view, ship);
  const order = orderedNow(view, ship);
  return order === undefined ? candidatesOf(view, ship) : [asOrdered(view, ship, order.plot, notesOf(order))];
}

/** On with as few turns as may be, and as far as it goes. */
function straightest(list: readonly Candidate[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, { plot, hexes, leaves }] of list.entries()) {
    const worth = hexes - (/[LR]/.test(plot) ? 10 : 0) - (leaves ? 100 : 0);
    if (worth > most) [most, best] = [worth, index];
  }
  return best;
}

/** Where plain captains on the other side would sail, each seat from what it sees; who has not stirred lies on. */
function captains(view: View, { fleets, options }: Deliberation, start: Int16Array): Plan {
  const plan = start.slice();
  const sea: Sea = imagine(view, looseDice(view.turn));
  const seats = new Set(fleets.ships.filter((_, i) => fleets.team[i] === 1).map(({ seat }) => seat));
  for (const seat of seats)
    for (const [id, course] of squadronCourses(viewOf(sea, seat))) {
      const i = fleets.ships.findIndex((ship) => ship.id === id);
      const { q, r, heading } = course.end;
      const found =
        options[i]?.findIndex(({ end }) => end.q === q && end.r === r && end.heading === heading) ?? -1;
      if (found >= 0) plan[i] = found;
    }
  for (const [i, ship] of fleets.ships.entries()) {
    const here = fleets.team[i] === 1 && idles(ship) ? lyingOn(options[i]!, ship) : -1;
    if (here >= 0) plan[i] = here;
  }
  return { plan, trust: CAPTAINS };
}

/** Where the enemy is expected to lie; a ship that can't come there sails straight on. */
function expectedPlan(
  { fleets, options }: Deliberation,
  start: Int16Array,
  { ends, trust, commander }: Expected,
): Plan {
  const plan = start.slice();
  for (const [i, { id }] of fleets.ships.entries()) {
    const to = ends.get(id);
    if (to === undefined || fleets.team[i] !== 1) continue;
    const found = options[i]!.findIndex(
      ({ end }) => end.q === to.q && end.r === to.r && end.heading === to.heading,
    );
    if (found >= 0) plan[i] = found;
  }
  return { plan, trust, ...(commander && { commander }) };
}
