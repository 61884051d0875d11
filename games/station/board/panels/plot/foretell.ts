/** How long a plan will take as the wind blows now, and what the sea will have of the ships on the way. */
import { galeAt, galeEffect } from '../../../rules/chart/gale-effects.ts';
import { spends } from '../../../rules/chart/seamanship.ts';
import { IMPULSES, INCREMENTS } from '../../../rules/module/vocabulary.ts';
import { movementAllowance } from '../../../rules/umpire/damage.ts';
import { seasonOf, today } from '../../../rules/umpire/phase.ts';
import type { Formation, Place, Plan } from '../../../rules/world/forces.ts';
import { oversize } from '../../../rules/world/formations.ts';
import type { View } from '../../../rules/world/state.ts';
import { theatreOf } from '../../../rules/world/theatre.ts';
import { count, list, placeName } from '../../look/words.ts';
import { type Walk, walkPlan } from './walk.ts';

export interface Foretold {
  readonly walk: Walk;
  readonly time: string;
  /** What it costs, each in a sentence without its stop. */
  readonly wear: readonly string[];
}

/** The Impulse and Increment in which the last of so many Movement Points is spent; null beyond this Turn. */
function arrival(view: View, allowance: number, points: number): string | null {
  let left = points;
  for (let impulse = Math.max(1, view.impulse); impulse <= IMPULSES; impulse++)
    for (let increment = 1; increment <= INCREMENTS; increment++) {
      if (impulse === view.impulse && increment < view.increment) continue;
      if (spends(allowance, increment)) left -= 1;
      if (left <= 0) return `${impulse}.${increment}`;
    }
  return null;
}

/** The chart's figure leads as far as the Space before the Port: to come to anchor is a Movement Point more. */
const anchors = ({ path }: Walk): boolean =>
  path.length > 1 && path.at(-1)!.berth === 'harbour' && path.at(-2)!.at === path.at(-1)!.at;

function timeWords(view: View, allowance: number, walk: Walk): string {
  const { points } = walk;
  if (points === 0) return 'there already';
  if (allowance <= 0) return 'too battered to move';
  const when = arrival(view, allowance, points);
  const pace = Math.min(INCREMENTS, allowance);
  return when === null
    ? `${count(Math.ceil(points / pace), 'Impulse')}, beyond this Turn`
    : `${count(points, 'Movement Point')}${anchors(walk) ? ', one of them to anchor' : ''}, there by Impulse ${when}`;
}

/** A round has no end to be there at: where it leads next is what can be foretold. */
const roundWords = (view: View, allowance: number, walk: Walk): string =>
  walk.points === 0
    ? 'the round begins here'
    : `next ${placeName(view, walk.path.at(-1)!.at)}: ${timeWords(view, allowance, walk)}`;

const places = (view: View, ids: readonly string[]): string =>
  list([...new Set(ids)].map((at) => placeName(view, at)));

function onTheWay(view: View, formation: Formation, path: readonly Place[]): string[] {
  const { spaces, ports, zones } = theatreOf(view);
  const ahead = path.slice(1).filter(({ berth }) => berth !== 'harbour');
  const straits = ahead.filter(({ at }) => spaces.get(at)?.kind === 'strait').map(({ at }) => at);
  const foreign = ahead
    .filter(({ at, berth }) => berth === 'sea' && ports.has(at) && view.ports[at]?.side !== view.side)
    .map(({ at }) => at);
  const gales = ahead.flatMap(({ at }) => {
    const gale = galeAt(view, at);
    return gale === null ? [] : [{ at, dp: galeEffect(gale).attrition }];
  });
  const real = formation.kind !== 'dummy';
  return [
    ...(straits.length > 0 && real
      ? [`seen in ${places(view, straits)}, and 1 damage to every Squadron each time`]
      : []),
    ...(foreign.length > 0 ? [`seen off ${places(view, foreign)}`] : []),
    ...(gales.length > 0 && real
      ? [
          `into a gale at ${places(
            view,
            gales.map(({ at }) => at),
          )}: ${Math.max(...gales.map(({ dp }) => dp))} damage in each Increment there`,
        ]
      : []),
    ...(ahead.some(({ at, berth }) => berth !== 'sea' && zones.has(at))
      ? ['in and out of the open sea by the die']
      : []),
  ];
}

/** 11.23: it pays when it leaves, or when the Turn ends. */
function interdictionWords(view: View, { interdicted }: Formation): string[] {
  if (interdicted === null) return [];
  const dp = theatreOf(view).ports.get(interdicted)?.blockadeValue ?? 1;
  return dp === 0
    ? []
    : [`${dp} damage for the watch off ${placeName(view, interdicted)} when it leaves or the Turn ends`];
}

function atTurnsEnd(view: View, formation: Formation, end: Place, inTime: boolean): string {
  const over = oversize(view, view.side!, formation.id);
  const inPort = end.berth === 'harbour' && inTime;
  const winter = seasonOf(today(view)) === 'Winter';
  const least = (inPort ? 1 : winter ? 2 : 1) + over;
  const dp = inPort ? `${least} or ${least + 1}` : `${least}`;
  const why = [
    ...(inPort ? ['at anchor'] : winter ? ['at sea in winter'] : ['at sea']),
    ...(over > 0 ? ['more Squadrons than its leaders keep in hand'] : []),
  ];
  return `${dp} damage to every Squadron at the Turn’s end, ${list(why)}`;
}

export function foretell(view: View, formation: Formation, plan: Plan): Foretold {
  const stays: Walk = { path: [formation.place], points: 0 };
  const way = walkPlan(view, formation, plan);
  const walk = way ?? stays;
  const allowance = movementAllowance(view, view.side!, formation.id);
  const inTime = walk.points === 0 || arrival(view, allowance, walk.points) !== null;
  const end = inTime ? walk.path.at(-1)! : ({ ...walk.path.at(-1)!, berth: 'sea' } as const);
  const gale = galeAt(view, formation.place.at);
  const here =
    walk.points === 0 && gale !== null && formation.place.berth !== 'harbour'
      ? [`a gale blows here: ${galeEffect(gale).attrition} damage in each Increment`]
      : [];
  return {
    walk,
    time:
      plan.kind === 'hold' || plan.kind === 'with'
        ? ''
        : way === null
          ? 'no way leads there now'
          : plan.kind === 'patrol'
            ? roundWords(view, allowance, walk)
            : timeWords(view, allowance, walk),
    wear: [
      ...here,
      ...onTheWay(view, formation, walk.path),
      ...interdictionWords(view, formation),
      ...(formation.kind === 'dummy' ? [] : [atTurnsEnd(view, formation, end, inTime)]),
    ],
  };
}
