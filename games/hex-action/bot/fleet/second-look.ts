/** The best orders looked at a turn on: where each leaves both fleets, what the enemy would order there, and we. */
import { looseDice } from '@weathergage/kernel';
import type { Ship } from '../../rules/sea/ship.ts';
import type { View } from '../../rules/sea/state.ts';
import { imagine, view as viewOf } from '../../rules/view.ts';
import type { Pose } from '../bearing.ts';
import { alternatives, answerTo, beliefs, type Effort, lieOf, type Plan } from './answer.ts';
import { candidatesOf } from './candidates.ts';
import type { Commander } from './commander.ts';
import { type Deliberation, scalesOf, tableOf } from './deliberation.ts';
import { type Fire, felt, fireOf, fleetsOf, type Lie, NOBODY } from './engagement.ts';
import type { Creed, Looks } from './temper.ts';
import { onwards } from './weighing.ts';

/** Worse by more than this no look will make good. */
const HOPELESS = 0.8;
/** Scenes that are believed less are not looked into. */
const UNLIKELY = 0.15;
/** The part of what a broadside is worth that goes by the hull. */
const BY_THE_HULL = 0.5;
const MOST_OF_IT = 0.9;

const once: Effort = { rounds: 1, timeIsUp: () => false, captains: false };

/** A turn that is looked into: whose it is, what counts there, and who commands over there. */
interface Glance {
  readonly view: View;
  readonly side: string;
  readonly table: Deliberation;
  readonly creed: Creed;
  readonly enemy: Commander;
}

export function lookedAhead(
  { view, side, table, creed, enemy }: Glance,
  rivals: readonly Plan[],
  plan: Int16Array,
  { others, trust }: Looks,
): Int16Array {
  const believed = beliefs(rivals);
  const likely = rivals
    .map((rival, n) => ({ rival, weight: believed[n]! }))
    .filter(({ weight }) => weight >= UNLIKELY);
  const choices = [
    { plan, loss: 0 },
    ...alternatives(table, 0, rivals, plan)
      .filter(({ loss }) => loss < HOPELESS)
      .slice(0, others)
      .map(({ ship, index, loss }) => {
        const other = plan.slice();
        other[ship] = index;
        return { plan: other, loss };
      }),
  ];
  if (choices.length < 2 || likely.length === 0) return plan;
  let best = plan;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    let gain = 0;
    for (const { rival, weight } of likely) {
      const joint = choice.plan.map((index, i) => (table.fleets.team[i] === 0 ? index : rival.plan[i]!));
      const glance = { view, side, table, creed, enemy: rival.commander ?? enemy };
      gain += weight * (worthAfter(glance, joint) - outlookFor(table, lieOf(table, joint)));
    }
    const worth = trust * gain - choice.loss;
    if (worth > most) [most, best] = [worth, choice.plan];
  }
  return best;
}

function outlookFor(table: Deliberation, lie: Lie): number {
  let sum = 0;
  for (const [i, team] of table.fleets.team.entries()) if (team === 0) sum += onwards(table, i, lie);
  return sum;
}

/** What all ships may be expected to do to each other where they lie so: who has fired which side, and what is hurt. */
interface Exchange {
  readonly fired: readonly boolean[];
  readonly damage: Float64Array;
}

const shots: Fire = new Float64Array(4);

function exchangeIn({ fleets }: Deliberation, lie: Lie): Exchange {
  const damage = new Float64Array(fleets.ships.length);
  const fired: boolean[] = [];
  for (const i of fleets.ships.keys()) {
    fireOf(fleets, lie, i, shots);
    for (const at of [0, 2])
      if (shots[at] !== NOBODY) {
        damage[shots[at]!]! += shots[at + 1]!;
        fired[2 * i + at / 2] = true;
      }
  }
  return { fired, damage };
}

function worthOf(table: Deliberation, { damage }: Exchange): number {
  const { fleets, beaten, tempers } = table;
  const { focus, dearer } = scalesOf(table, 0);
  let worth = 0;
  for (const [j, hurt] of damage.entries()) {
    if (hurt === 0) continue;
    const felt_ = fleets.weight[j]! * felt(hurt, focus);
    worth += fleets.team[j] === 0 ? -tempers[0].caution * (beaten[j] ? dearer : 1) * felt_ : felt_;
  }
  return worth;
}

/** What the next turn comes to if all lie where this one leaves them. */
function worthAfter(glance: Glance, joint: Int16Array): number {
  const { side, table, creed, enemy } = glance;
  const later = afterTurn(glance.view, table, joint, exchangeIn(table, lieOf(table, joint)));
  const fleets = fleetsOf(later, side);
  const options = fleets.ships.map((ship) => candidatesOf(later, ship));
  const next = tableOf(fleets, options, false, creed);
  const theirs = enemyEnds(later, fleets.ships, fleets.team, enemy);
  const start = Int16Array.from(options, (list, i) => {
    const to = theirs.get(fleets.ships[i]!.id);
    if (to === undefined) return 0;
    return Math.max(
      0,
      list.findIndex(({ end }) => end.q === to.q && end.r === to.r && end.heading === to.heading),
    );
  });
  const ours = answerTo(next, 0, [{ plan: start }], start, once);
  const lie = lieOf(next, ours);
  return worthOf(next, exchangeIn(next, lie)) + outlookFor(next, lie);
}

function enemyEnds(
  later: View,
  ships: readonly Ship[],
  team: Int8Array,
  enemy: Commander,
): ReadonlyMap<string, Pose> {
  const sea = imagine(later, looseDice(later.turn));
  const foes = ships.filter((_, i) => team[i] === 1);
  const ends = new Map<string, Pose>();
  for (const seat of new Set(foes.map((foe) => foe.seat))) {
    const own = foes.filter((foe) => foe.seat === seat);
    for (const [id, end] of enemy(viewOf(sea, seat), own)) ends.set(id, end);
  }
  return ends;
}

/** The sea when all have sailed and fired: hulls hurt as is to be expected, and no first broadside that was fired. */
function afterTurn(
  view: View,
  { fleets, options }: Deliberation,
  joint: Int16Array,
  { fired, damage }: Exchange,
): View {
  const at = new Map(fleets.ships.map(({ id }, i) => [id, i]));
  const ships = view.ships.map((ship) => {
    const i = at.get(ship.id);
    if (i === undefined) return ship;
    const { end, hexes, factors, plot } = options[i]![joint[i]!]!;
    const { initial } = ship;
    const left = 1 - Math.min(MOST_OF_IT, BY_THE_HULL * damage[i]!);
    return {
      ...ship,
      bow: { q: end.q, r: end.r },
      heading: end.heading,
      hull: Math.max(Math.min(1, ship.hull), ship.hull * left),
      still: hexes > 0 ? 0 : ship.still + 1,
      noted: { hexes, factors },
      lastPlot: plot,
      loaded: ship.loaded === null ? null : { L: true, R: true },
      empty: 0,
      initial: { L: initial.L && fired[2 * i] !== true, R: initial.R && fired[2 * i + 1] !== true },
    };
  });
  return { ...view, turn: view.turn + 1, ships };
}
