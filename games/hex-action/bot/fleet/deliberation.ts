/** What is the same for all orders of a turn: who fights whom, how boldly, and where each is bound. */
import { rangeBetween, type Ship } from '../../rules/sea/ship.ts';
import { type Aim, aimOf } from './aims.ts';
import type { Candidate } from './candidates.ts';
import type { Fleets } from './engagement.ts';
import { type Detours, detoursTo } from './landfall.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { type PairNet, pairNetOf } from './pair-net.ts';
import { type Passage, passageOf } from './passage.ts';
import { type Refuge, refugeOf } from './refuge.ts';
import { PLAIN_SCALES, type Scales } from './scales.ts';
import { type Creed, type Stakes, type Temper, tempered, temperOf } from './temper.ts';
import { type WayUp, wayUp } from './working-up.ts';

export interface Deliberation {
  readonly fleets: Fleets;
  readonly outlook: Outlook;
  readonly options: readonly (readonly Candidate[])[];
  /** Enemies of each ship, the nearest first. */
  readonly foes: readonly (readonly number[])[];
  readonly friends: readonly (readonly number[])[];
  readonly aims: readonly (Aim | null)[];
  readonly passages: readonly (Passage | null)[];
  readonly beaten: readonly boolean[];
  readonly refuges: readonly (Refuge | null)[];
  /** The way to the nearest enemy in turns of sailing, for ships that are to work up to him from afar. */
  readonly workingUp: readonly (WayUp | null)[];
  /** The enemy that each side goes for together: weak, near and alone. */
  readonly prey: readonly [number, number];
  /** The way round the land to the nearest enemy and to the prey, for each side. */
  readonly detours: readonly (readonly [nearest: Detours | null, prey: Detours | null])[];
  readonly tempers: readonly [Temper, Temper];
  /** What things count for each side; a bystander reckons as the enemy does. */
  readonly scales: readonly [Scales, Scales, Scales];
  readonly net: PairNet | null;
  /** How much more than usual her own side keeps together. */
  readonly company: number;
  readonly held: Map<number, number>;
  readonly damage: Float64Array;
}

/** Friends farther off than this are no support. */
export const SUPPORT = 4;

export function tableOf(
  fleets: Fleets,
  options: readonly (readonly Candidate[])[],
  thorough: boolean,
  creed: Creed,
): Deliberation {
  const { ships, team, sea } = fleets;
  const sorted = (i: number, wanted: (j: number) => boolean): number[] =>
    ships
      .map((other, j) => ({ j, range: rangeBetween(ships[i]!, other) }))
      .filter(({ j }) => j !== i && wanted(j))
      .sort((x, y) => x.range - y.range || x.j - y.j)
      .map(({ j }) => j);
  const against = (i: number) => (j: number) => team[j] !== 2 && team[j] !== team[i];
  const foes = ships.map((_, i) => (team[i] === 2 ? [] : sorted(i, against(i))));
  const friends = ships.map((_, i) => (team[i] === 2 ? [] : sorted(i, (j) => team[j] === team[i])));
  const temper = (side: number, stakes?: Stakes): Temper =>
    temperOf(sea, ships[team.indexOf(side)]?.side ?? '', stakes);
  const tempers: Deliberation['tempers'] = [tempered(temper(0, creed.stakes), creed), temper(1)];
  const aims = ships.map((ship) => aimOf(sea, ship));
  const scales = [creed.scales ?? PLAIN_SCALES, PLAIN_SCALES, PLAIN_SCALES] as const;
  const isBeaten = ({ hull, spec }: Ship, i: number): boolean =>
    hull <= scales[team[i] as 0 | 1 | 2].beaten * spec.hull;
  const prey: Deliberation['prey'] = [preyOf(fleets, 0), preyOf(fleets, 1)];
  return {
    fleets,
    outlook: outlookOf(fleets, thorough),
    options,
    foes,
    friends,
    aims,
    passages: aims.map((aim, i) => (aim === null ? null : passageOf(sea, ships[i]!, aim))),
    beaten: ships.map(
      (ship, i) =>
        (creed.leaves === true && team[i] === 0) ||
        (isBeaten(ship, i) && tempers[team[i] === 1 ? 1 : 0].spares),
    ),
    refuges: ships.map((ship, i) =>
      creed.refuge === true && team[i] === 0
        ? refugeOf(
            sea,
            ship,
            foes[i]!.map((j) => ships[j]!),
          )
        : null,
    ),
    workingUp: ships.map((ship, i) =>
      team[i] === 0 ? wayUp(sea, ship, ships[foes[i]![0] ?? -1], creed.worksUp) : null,
    ),
    prey,
    detours: [0, 1].map((side) => {
      const enemies = ships.filter((_, i) => team[i] === 1 - side).map(({ bow }) => bow);
      return [detoursTo(sea, enemies), detoursTo(sea, prey[side]! < 0 ? [] : [ships[prey[side]!]!.bow])];
    }),
    tempers,
    scales,
    net: scales[0].net.some((each) => each !== 0) && !sea.noCombat ? pairNetOf(sea, ships) : null,
    company: creed.company ?? 1,
    held: new Map(),
    damage: new Float64Array(ships.length),
  };
}

function preyOf({ ships, team }: Fleets, side: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [j, foe] of ships.entries()) {
    if (team[j] === 2 || team[j] === side) continue;
    let way = 0;
    let own = 0;
    let company = 0;
    for (const [i, ship] of ships.entries())
      if (team[i] === side) {
        way += rangeBetween(ship, foe);
        own++;
      } else if (i !== j && team[i] === team[j] && rangeBetween(ship, foe) <= 2 * SUPPORT) company++;
    const score = way / Math.max(1, own) + 6 * (foe.hull / Math.max(1, foe.spec.hull)) + company;
    if (score < least) [least, best] = [score, j];
  }
  return best;
}

export const scalesOf = (
  { fleets: { team }, scales }: Pick<Deliberation, 'fleets' | 'scales'>,
  i: number,
): Scales => scales[team[i] as 0 | 1 | 2];
