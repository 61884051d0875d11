/** What an order for one ship is worth while all others stand: fire given and taken, and where it leaves her. */
import { type Direction, distance } from '../../rules/sea/hex.ts';
import { rangeBetween } from '../../rules/sea/ship.ts';
import type { Sea } from '../../rules/sea/state.ts';
import type { Pose } from '../bearing.ts';
import { holdWorth } from '../hold-worth.ts';
import { collisionFouls, grappleChance } from '../irons.ts';
import { coursesMeet, crosses } from '../meeting.ts';
import { DEFEAT } from '../worth.ts';
import { type Aim, wayTo } from './aims.ts';
import type { Candidate } from './candidates.ts';
import { type Deliberation, SUPPORT, scalesOf } from './deliberation.ts';
import { bearsOn, type Fire, felt, fireOf, type Lie, NOBODY } from './engagement.ts';
import { detourFrom, hemmedIn } from './landfall.ts';
import { chances, windLie } from './outlook.ts';
import { turnsFrom } from './passage.ts';
import { wayToRefuge } from './refuge.ts';

/** One way the other side may sail, and how much it is believed. */
export interface Scene {
  readonly plan: Int16Array;
  readonly weight: number;
  readonly lie: Lie;
  /** What the ships about each would do if she were not there, until anybody's orders change. */
  readonly without: Map<number, Float64Array>;
}

const CLOSE = 9;
/** More than any broadside is worth: both would stop where they are, and neither lies where she was counted on. */
const OWN_COLLISION = 4;
const SHOAL = 1.2;
/** A hex of the way to where a beaten ship is let alone. */
const REFUGE = 0.12;
/** A turn sooner where she is bound for. */
const AIMED = 0.5;
/** What a turn of the way up counts in hexes. */
const HEXES_A_TURN = 3;
/** Turns that are lost in another's rigging. */
const HELD_UP = 6;

function heldWorth({ fleets, held, scales }: Deliberation, i: number, j: number): number {
  const at = i * fleets.ships.length + j;
  let worth = held.get(at);
  if (worth === undefined) {
    worth =
      scalesOf({ fleets, scales }, i).held * holdWorth(fleets.sea, fleets.ships[i]!, fleets.ships[j]!, 1.05);
    held.set(at, worth);
  }
  return worth;
}

/**
 * What does not hang on where the enemy sails: her own side's courses but for one ship's, shoals, edges, land, and what
 * she is out for.
 */
export function weighAlone(
  table: Deliberation,
  i: number,
  order: Candidate,
  plan: Int16Array,
  without = -1,
): number {
  const { fleets, options, friends, aims } = table;
  const { sea, ships } = fleets;
  const ship = ships[i]!;
  let worth = windLie(fleets, order.end.heading, scalesOf(table, i).irons) - SHOAL * order.shoals;
  for (const j of friends[i]!) {
    if (rangeBetween(ship, ships[j]!) > CLOSE) break;
    if (j !== without && crosses(order, options[j]![plan[j]!]!)) worth -= OWN_COLLISION;
  }
  for (const [j, other] of ships.entries())
    if (fleets.team[j] === 2 && rangeBetween(ship, other) <= CLOSE && crosses(order, options[j]![0]!))
      worth -= OWN_COLLISION / 2;
  const [friend] = friends[i]!;
  if (friend !== undefined) {
    const { end } = options[friend]![plan[friend]!]!;
    worth -=
      scalesOf(table, i).company *
      (fleets.team[i] === 0 ? table.company : 1) *
      Math.max(0, distance(order.end, end) - SUPPORT);
  }
  const aim = aims[i] ?? null;
  if (order.leaves)
    return aim?.kind === 'exit' && leavesRight(sea, order, aim) ? worth + DEFEAT : worth - 2 * DEFEAT;
  if (aim !== null) worth -= AIMED * turnsFrom(sea, table.passages[i]!, aim, order.end);
  return worth - hemmedIn(sea, ship, order.end);
}

const leavesRight = (sea: Sea, { end }: Candidate, aim: Aim): boolean => wayTo(sea, end, aim) <= 0;

const pose = (lie: Lie, i: number): Pose => ({
  q: lie.q[i]!,
  r: lie.r[i]!,
  heading: lie.heading[i]! as Direction,
});

function put(lie: Lie, i: number, { q, r, heading }: Pose): void {
  lie.q[i] = q;
  lie.r[i] = r;
  lie.heading[i] = heading;
}

/** The order in one scene: all other ships sail as it says. The lie is left as it was found. */
export function inScene(table: Deliberation, i: number, order: Candidate, scene: Scene): number {
  const { lie, plan } = scene;
  const { fleets, options, foes } = table;
  const { sea, ships, near } = fleets;
  const { fast, jolt } = scalesOf(table, i);
  const ship = ships[i]!;
  const before = pose(lie, i);
  const wasSilent = lie.silent[i]!;
  put(lie, i, order.end);
  lie.silent[i] = order.silent ? 1 : 0;
  let worth = 0;
  const moved: [number, Pose][] = [];
  for (const j of foes[i]!) {
    const foe = ships[j]!;
    if (rangeBetween(ship, foe) > CLOSE) break;
    const course = options[j]![plan[j]!]!;
    const met = coursesMeet(order, course);
    if (met.collided) {
      moved.push([j, pose(lie, j)]);
      put(lie, i, met.a);
      put(lie, j, met.b);
      const fouls = collisionFouls(sea, ship, foe, order, course);
      worth += sea.noCombat ? -AIMED * (1 + HELD_UP * fouls) : fouls * (heldWorth(table, i, j) - fast) - jolt;
    } else if (!sea.noCombat && touching(lie, i, j)) {
      const held = heldWorth(table, i, j);
      worth += grappleChance(sea, ship, foe, order, course, held) * held;
    }
  }
  worth += fireAbout(table, i, near[i]!, scene, moved.length === 0) + onwards(table, i, lie);
  put(lie, i, before);
  lie.silent[i] = wasSilent;
  for (const [j, was] of moved) put(lie, j, was);
  return worth;
}

function touching(lie: Lie, i: number, j: number): boolean {
  const dq = Math.abs(lie.q[i]! - lie.q[j]!);
  const dr = Math.abs(lie.r[i]! - lie.r[j]!);
  return dq <= 2 && dr <= 2;
}

// Filled anew for each ship that fires.
const shots: Fire = new Float64Array(4);

/** What the ships about her do to others than her, found once and kept until somebody's orders change. */
function fireWithout(
  { fleets }: Deliberation,
  i: number,
  about: readonly number[],
  scene: Scene,
): Float64Array {
  const known = scene.without.get(i);
  if (known !== undefined) return known;
  const found = new Float64Array(4 * about.length);
  for (const [n, j] of about.entries()) fireOf(fleets, scene.lie, j, found.subarray(4 * n, 4 * n + 4), i);
  scene.without.set(i, found);
  return found;
}

/** Fire of all ships about her, hers included, as it is felt on both sides. */
function fireAbout(
  table: Deliberation,
  i: number,
  about: readonly number[],
  scene: Scene,
  stands: boolean,
): number {
  const { fleets, damage, beaten, tempers } = table;
  const { lie } = scene;
  const { team, weight } = fleets;
  const { caution } = tempers[team[i] === 1 ? 1 : 0];
  const { dearer, focus } = scalesOf(table, i);
  // Where a collision moves an enemy too, nothing that was found before holds.
  const without = stands ? fireWithout(table, i, about, scene) : null;
  damage.fill(0);
  fireOf(fleets, lie, i, shots);
  suffered(damage, shots, 0);
  for (const [n, j] of about.entries())
    if (without !== null && !bearsOn(fleets, lie, j, i)) suffered(damage, without, 4 * n);
    else {
      fireOf(fleets, lie, j, shots);
      suffered(damage, shots, 0);
    }
  let worth = 0;
  const side = team[i]!;
  const count = (j: number): void => {
    const hurt = damage[j]!;
    if (hurt === 0) return;
    const felt_ = weight[j]! * felt(hurt, focus);
    worth += team[j] === side ? -caution * (beaten[j] ? dearer : 1) * felt_ : felt_;
  };
  count(i);
  for (const j of about) count(j);
  return worth;
}

function suffered(damage: Float64Array, fire: Fire, at: number): void {
  if (fire[at] !== NOBODY) damage[fire[at]!]! += fire[at + 1]!;
  if (fire[at + 2] !== NOBODY) damage[fire[at + 2]!]! += fire[at + 3]!;
}

/** Next turn's chances, and the way to the enemy; a beaten ship's way is the other one. */
export function onwards(table: Deliberation, i: number, lie: Lie): number {
  const { fleets, outlook, foes, beaten, workingUp, prey, detours, aims, tempers } = table;
  if (fleets.sea.noCombat) return 0;
  const { foresight, net, pull } = scalesOf(table, i);
  const here = pose(lie, i);
  let worth = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [rank, j] of foes[i]!.entries()) {
    const there = pose(lie, j);
    const way = distance(here, there);
    nearest = Math.min(nearest, way);
    if (rank < foresight.length) {
      worth += foresight[rank]! * fleets.weight[j]! * chances(outlook, i, j, here, there);
      if (net[rank] !== 0)
        worth += net[rank]! * fleets.weight[j]! * (table.net!.chance(i, j, here, there) - 0.5);
    } else if (rank > 2 * foresight.length) break;
  }
  if (!Number.isFinite(nearest)) return worth;
  if (beaten[i]) return worth + pull * Math.min(nearest, 14) - REFUGE * wayToRefuge(table.refuges[i]!, here);
  // Whoever has somewhere to go fights on the way only.
  const keen = (aims[i] == null ? pull : pull / 4) * tempers[fleets.team[i] === 1 ? 1 : 0].zeal;
  const up = workingUp[i] ?? null;
  if (up !== null) return worth - keen * HEXES_A_TURN * turnsFrom(fleets.sea, up.passage, up.aim, here);
  const target = prey[fleets.team[i]!]!;
  const far = target < 0 ? nearest : distance(here, pose(lie, target));
  const [round, roundToPrey] = detours[fleets.team[i]!]!;
  const { board } = fleets.sea;
  const way = 0.6 * (Math.max(0, nearest - 2) + detourFrom(round, here, board));
  return worth - keen * (way + 0.4 * (Math.max(0, far - 2) + detourFrom(roundToPrey, here, board)));
}
